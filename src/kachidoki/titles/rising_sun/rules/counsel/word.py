"""What a player's word is worth: to whom it was given, to who gave it, and after it was broken."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import BETRAY
from kachidoki.titles.rising_sun.rules.deals.promises import BROKEN, OPEN, Promise
from kachidoki.titles.rising_sun.rules.deals.terms import ALLY, FORGO, SHUN
from kachidoki.titles.rising_sun.rules.force import present
from kachidoki.titles.rising_sun.rules.state import NONE, Table

# What it costs to have broken one's word; after so many times nobody believes it any more.
BREACH: Final = 2.0
MOST_LIES: Final[i64] = 3
# Not to be betrayed by one's ally, or by somebody else; to go without a Betray of one's own.
SAFE_FROM_ALLY: Final = 1.2
SAFE: Final = 0.5
LOYALTY: Final = 0.2
# That somebody plays a mandate or leaves it, and to be bound to.
STEERED: Final = 0.3
BOUND: Final = 0.4
# Nobody's bids on an advantage against one's own, and to go without it.
UNCONTESTED: Final = 0.5
FORGONE: Final = 0.6
# To be bound to keep out of a region, beside what it could have brought, and to have to leave it first.
KEPT_OUT: Final = 0.3
LEFT: Final = 1.0


def credit(t: Table, seat: i64) -> float:
    """How far the seat's word is believed, from 1 down to 0."""
    lies: i64 = 0
    for place in range(len(t.promises)):
        given = Promise(t.promises[place])
        if given.seat == seat and given.state == BROKEN:
            lies += 1
    return float(max(MOST_LIES - lies, 0)) / float(MOST_LIES)


def betrothed(t: Table, seat: i64) -> i64:
    """With whom the seat will ally by the word of either; NONE if nobody, or no longer free."""
    for place in range(len(t.promises)):
        given = Promise(t.promises[place])
        if given.state == OPEN and given.promise == ALLY and are_free(t, given):
            if given.seat == seat:
                return given.to
            if given.to == seat:
                return given.seat
    return NONE


def relief(t: Table, given: Promise) -> float:
    """What it is worth to have been promised this, if it is kept; regions and alliances are weighed
    elsewhere."""
    if given.promise == ALLY:
        return 0.0
    if given.promise == SHUN + BETRAY:
        return SAFE_FROM_ALLY if t.ally[given.to] == given.seat else SAFE
    if given.promise >= FORGO:
        return UNCONTESTED if will_meet(t, given) else 0.0
    return STEERED


def burden(t: Table, given: Promise) -> float:
    """What it costs to keep the promise."""
    if given.promise == ALLY:
        return 0.0
    if given.promise == SHUN + BETRAY:
        return LOYALTY
    return FORGONE if given.promise >= FORGO else BOUND


def are_free(t: Table, given: Promise) -> bool:
    return t.ally[given.seat] == NONE and t.ally[given.to] == NONE


def will_meet(t: Table, given: Promise) -> bool:
    """Are both in a region at war?"""
    for number in range(t.box.war_tokens):
        seats = present(t, t.wars[number])
        if has(seats, given.seat) and has(seats, given.to):
            return True
    return False
