"""Achievements: three for panoramas on the way, four at the end of the journey."""

from kachidoki.engine import counts
from kachidoki.engine.bag import has, size
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import (
    BATHER,
    CHATTERBOX,
    COLLECTOR,
    GOURMET,
    MEAL_COUNT,
    MITSUKUNI,
)
from kachidoki.titles.tokaido.rules.events import ACHIEVED
from kachidoki.titles.tokaido.rules.state import Table


def achieve(t: Table, seat: i64, achievement: i64) -> None:
    """The card and its points, of which Mitsukuni has one more."""
    t.achievements[seat] |= 1 << achievement
    points = achievement_points(t, seat)
    t.points[seat] += points
    t.tell(ACHIEVED, EVERYONE, seat, achievement, points)


def achievement_points(t: Table, seat: i64) -> i64:
    points = t.box.achievements.points
    if t.is_traveler(seat, MITSUKUNI):
        points += t.box.abilities.mitsukuni_points
    return points


def award_the_best(t: Table) -> None:
    """Gourmet, bather, chatterbox and collector: everybody who has the most, if it is anything."""
    for achievement in range(GOURMET, COLLECTOR + 1):
        best = most(t, achievement)
        for seat in range(t.seats):
            if best > 0 and merit(t, seat, achievement) == best:
                achieve(t, seat, achievement)
        t.still()


def most(t: Table, achievement: i64) -> i64:
    """The best that any player has for the achievement."""
    best: i64 = 0
    for seat in range(t.seats):
        best = max(best, merit(t, seat, achievement))
    return best


def merit(t: Table, seat: i64, achievement: i64) -> i64:
    """What is compared for an achievement at the end."""
    if achievement == GOURMET:
        return menu_price(t, seat)
    if achievement == BATHER:
        return counts.total(t.springs[seat])
    if achievement == CHATTERBOX:
        return counts.total(t.encounters[seat])
    return size(t.souvenirs[seat])


def menu_price(t: Table, seat: i64) -> i64:
    """The prices printed on all meals of the seat, whatever it paid for them."""
    price: i64 = 0
    for meal in range(MEAL_COUNT):
        if has(t.meals[seat], meal):
            price += t.box.meals.price[meal]
    return price
