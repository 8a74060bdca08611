"""Positions of Joraku for tests: words laid over a fresh game, and moves in notation."""

from typing import Any

from kachidoki.engine import State, parse_seat
from kachidoki.engine.checks import lay_over
from kachidoki.titles import find_title

JORAKU = find_title("joraku")
ALL_IN_KYOTO = {
    "red": {"number": 3, "daimyo": "kyoto"},
    "blue": {"number": 2, "daimyo": "kyoto"},
    "yellow": {"number": 5, "daimyo": "kyoto"},
    "purple": {"number": 6, "daimyo": "kyoto"},
}


def position(
    words: dict[str, Any],
    seats: int = 4,
    options: dict[str, str] | None = None,
    corrections: dict[str, Any] | None = None,
) -> State:
    """A game in which all is as the words say, and else as in one that was just opened."""
    fresh = JORAKU.new(seats, options, corrections)
    return JORAKU.load(lay_over(fresh.dump(), words))


def play(state: State, *moves: str) -> State:
    """Moves such as `A play red-5`."""
    for move in moves:
        name, notation = move.split(" ", 1)
        state.apply(parse_seat(name, int(state.seats)), JORAKU.vocabulary.parse(notation))
    return state
