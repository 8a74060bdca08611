"""Rising Sun's table in a terminal: drawn with characters, or told in words."""

from kachidoki.titles.rising_sun.terminal.drawn import draw
from kachidoki.titles.rising_sun.terminal.told import describe

__all__ = ["describe", "draw"]
