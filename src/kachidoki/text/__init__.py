"""What people read: messages of the program and of its titles, in every language."""

from kachidoki.text.catalogue import LANGUAGES
from kachidoki.text.folding import folded, line_of
from kachidoki.text.texts import Texts

__all__ = ["LANGUAGES", "Texts", "folded", "line_of"]
