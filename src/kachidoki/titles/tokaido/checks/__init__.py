"""Refuses positions from which no game can go on: whatever is loaded passes through here."""

from collections.abc import Iterator

from kachidoki.titles.tokaido.checks.cards import (
    shortages,
    too_many,
    wrong_achievements,
    wrong_decks,
    wrong_hands,
    wrong_inns,
)
from kachidoki.titles.tokaido.checks.pending import check_pending
from kachidoki.titles.tokaido.checks.travelers import (
    wrong_course,
    wrong_places,
    wrong_travelers,
)
from kachidoki.titles.tokaido.rules.state import Table

__all__ = ["check_pending", "unsound"]


def unsound(t: Table) -> Iterator[str]:
    """Why the game cannot go on from here; nothing, if it can."""
    yield from wrong_course(t)
    yield from wrong_travelers(t)
    yield from wrong_places(t)
    yield from wrong_hands(t)
    yield from shortages(t)
    yield from too_many(t)
    yield from wrong_achievements(t)
    yield from wrong_inns(t)
    yield from wrong_decks(t)
