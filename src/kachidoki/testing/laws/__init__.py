"""The laws that every title obeys, checked at every ply of random games.

`check_title` is for authors of titles: it plays games of every setting and raises `LawBroken`, with
the whole game as a scenario file, where the title breaks a law. A law is a function whose docstring
states it.
"""

from kachidoki.testing.laws.check import (
    FINAL_LAWS,
    MOVE_LAWS,
    OPENING_LAWS,
    POSITION_LAWS,
    LawBroken,
    check_choices,
    check_game,
    check_title,
)

__all__ = [
    "FINAL_LAWS",
    "MOVE_LAWS",
    "OPENING_LAWS",
    "POSITION_LAWS",
    "LawBroken",
    "check_choices",
    "check_game",
    "check_title",
]
