"""Gunsen's table in a terminal: drawn with characters, or told in words."""

from kachidoki.titles.gunsen.terminal.drawn import draw
from kachidoki.titles.gunsen.terminal.told import describe

__all__ = ["describe", "draw"]
