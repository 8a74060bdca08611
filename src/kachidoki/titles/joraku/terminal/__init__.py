"""Joraku's table in a terminal: drawn with characters, or told in words."""

from kachidoki.titles.joraku.terminal.drawn import draw
from kachidoki.titles.joraku.terminal.told import describe

__all__ = ["describe", "draw"]
