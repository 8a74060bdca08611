"""Tokaido's table in a terminal: drawn with characters, or told in words."""

from kachidoki.titles.tokaido.terminal.drawn import draw
from kachidoki.titles.tokaido.terminal.told import describe

__all__ = ["describe", "draw"]
