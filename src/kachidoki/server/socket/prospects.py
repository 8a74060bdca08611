"""What each choice of a position would bring, in every language, as far as the title can say."""

from kachidoki.server.play.history import History
from kachidoki.server.protocol.messages import Position, Prospect
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import hooks_of


def prospects_of(history: History, position: Position) -> dict[str, Prospect]:
    """By notation; nothing where the title has no word for it."""
    if not position.choices:
        return {}
    prospects = hooks_of(history.title).prospects
    choices = [{"kind": choice.verb, **choice.args} for choice in position.choices]
    short: dict[int, str] = {}
    words: dict[int, dict[str, str]] = {}
    for language in LANGUAGES:
        texts = Texts(language, history.title, history.setting)
        found = prospects(position.view, history.setting, texts, choices)
        for index, prospect in found.items():
            short[index] = prospect.short
            words.setdefault(index, {})[language] = prospect.words
    return {position.choices[index].action: Prospect(short[index], words[index]) for index in short}
