"""Hot springs: a card of the deck, whichever comes."""

from kachidoki.engine.counts import one
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import MITSUKUNI
from kachidoki.titles.tokaido.rules.events import BATHED
from kachidoki.titles.tokaido.rules.state import BATHING, Table


def visit_spring(t: Table) -> None:
    t.step = BATHING
    t.actor = CHANCE


def bathe(t: Table, spring: i64) -> None:
    """A hot spring card, which is worth a point more to Mitsukuni."""
    seat = t.guest
    points = t.box.hot_springs.points[spring]
    if t.is_traveler(seat, MITSUKUNI):
        points += t.box.abilities.mitsukuni_points
    t.springs_left -= one(spring)
    t.springs[seat] += one(spring)
    t.points[seat] += points
    t.tell(BATHED, EVERYONE, seat, spring, points)
