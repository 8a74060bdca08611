"""The screen that we write to: whether somebody sits before it, and how much it holds."""

import os
import sys

SMALLEST = (80, 24)  # columns and rows that the table needs
ROOMY = (100, 34)  # columns and rows from which on cards are drawn in full


def is_interactive() -> bool:
    """Does somebody sit at a terminal?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_draw() -> bool:
    """Is the terminal one on which things can be drawn?"""
    return is_interactive() and os.environ.get("TERM") != "dumb"
