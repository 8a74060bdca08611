"""The honor track: who stands above whom, and how markers swap."""

from kachidoki.engine.bag import has
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.events import HONOR_FELL, HONOR_ROSE, HONOR_TOP
from kachidoki.titles.rising_sun.rules.state import NONE, Table


def place_on_track(t: Table, seat: i64) -> i64:
    """How many have more honor."""
    place: i64 = 0
    while t.track[place] != seat:
        place += 1
    return place


def has_more(t: Table, seat: i64, other: i64) -> bool:
    """Has the seat more honor than the other?"""
    return place_on_track(t, seat) < place_on_track(t, other)


def most_honored(t: Table, seats: i64) -> i64:
    """Of the bag of seats, the one with the most honor; NONE of an empty one."""
    for place in range(t.seats):
        if has(seats, t.track[place]):
            return t.track[place]
    return NONE


def has_least(t: Table, seat: i64, seats: i64) -> bool:
    """Has the seat less honor than all others of the bag, and is there any other?"""
    own = place_on_track(t, seat)
    others = False
    for place in range(t.seats):
        if has(seats, t.track[place]) and place != own:
            others = True
            if place > own:
                return False
    return others


def rise(t: Table, seat: i64, steps: i64) -> None:
    """Up by so many places; the markers on the way go down by one."""
    risen: i64 = 0
    while risen < steps and swap_with_next(t, place_on_track(t, seat) - 1):
        risen += 1
    if risen > 0:
        t.tell(HONOR_ROSE, EVERYONE, seat, risen)


def fall(t: Table, seat: i64) -> None:
    """Down by one place, unless it is the lowest."""
    if swap_with_next(t, place_on_track(t, seat)):
        t.tell(HONOR_FELL, EVERYONE, seat, 1)


def swap_with_next(t: Table, place: i64) -> bool:
    """The markers at that place and the next below change places; is there such a pair?"""
    if place < 0 or place + 1 >= t.seats:
        return False
    upper, lower = t.track[place], t.track[place + 1]
    t.track = with_item(with_item(t.track, place, lower), place + 1, upper)
    return True


def go_to_top(t: Table, seat: i64) -> None:
    """All that were above go down by one place."""
    while swap_with_next(t, place_on_track(t, seat) - 1):
        pass
    t.tell(HONOR_TOP, EVERYONE, seat)
