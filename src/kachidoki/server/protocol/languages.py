"""The texts in the language that a client asks for."""

from kachidoki.engine import Setting, Title
from kachidoki.server.protocol.problems import Refusal
from kachidoki.text import LANGUAGES, Texts


def texts_in(language: str, title: Title, setting: Setting) -> Texts:
    if language not in LANGUAGES:
        raise Refusal("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return Texts(language, title, setting)
