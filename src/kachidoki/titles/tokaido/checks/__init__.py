"""What cannot be: positions from which no game can go on, and what no game leads to."""

from collections.abc import Iterator

from kachidoki.titles.tokaido.checks.cards import (
    shortages,
    too_many,
    wrong_achievements,
    wrong_decks,
    wrong_hands,
    wrong_inns,
)
from kachidoki.titles.tokaido.checks.losses import lost_cards, lost_souvenirs, wrong_points
from kachidoki.titles.tokaido.checks.pending import check_pending
from kachidoki.titles.tokaido.checks.travelers import (
    wrong_course,
    wrong_places,
    wrong_travelers,
)
from kachidoki.titles.tokaido.rules.state import Table

__all__ = ["check_pending", "problems", "unplayable"]


def unplayable(t: Table) -> Iterator[str]:
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


def problems(t: Table) -> Iterator[str]:
    """What is wrong besides: cards lost or doubled, points that nothing explains."""
    yield from unplayable(t)
    yield from lost_souvenirs(t)
    yield from lost_cards(t)
    yield from wrong_points(t)
