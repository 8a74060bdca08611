"""Positions of Tokaido for tests: words laid over a fresh game, and moves in notation."""

from typing import Any

from kachidoki.engine import State, parse_seat
from kachidoki.engine.checks import lay_over
from kachidoki.titles import find_title

TOKAIDO = find_title("tokaido")
PLAIN = {"initiation": "on"}


def position(
    words: dict[str, Any],
    seats: int = 3,
    options: dict[str, str] | None = None,
    corrections: dict[str, Any] | None = None,
) -> State:
    """A game in which all is as the words say, and else as in one that was just opened."""
    fresh = TOKAIDO.new(seats, options, corrections)
    return TOKAIDO.load(lay_over(fresh.dump(), words))


def standing(*places: str, **more: str) -> dict[str, dict[str, Any]]:
    """Pawns at these places, from A on, those at the same place in the order of arrival."""
    pawns = dict(zip("ABCDE", places, strict=False)) | more
    found: dict[str, dict[str, Any]] = {}
    for name, place in pawns.items():
        slot = sum(pawn["place"] == place for pawn in found.values())
        found[name] = {"place": place, "slot": slot}
    return found


def play(state: State, *moves: str) -> State:
    """Moves such as `A walk otsu`."""
    for move in moves:
        name, notation = move.split(" ", 1)
        state.apply(parse_seat(name, int(state.seats)), TOKAIDO.vocabulary.parse(notation))
    return state
