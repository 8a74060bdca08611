"""The word that players give each other: nothing forces anybody to keep it, but the table remembers."""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.deals.ledger import OPENLY, witnesses_of
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import ADVANTAGE_COUNT
from kachidoki.titles.rising_sun.rules.deals.terms import (
    ALLY,
    CLEAR,
    FORGO,
    PLAY,
    SHUN,
    is_about_region,
)
from kachidoki.titles.rising_sun.rules.events import PROMISE_BROKEN, PROMISE_KEPT
from kachidoki.titles.rising_sun.rules.force import is_present
from kachidoki.titles.rising_sun.rules.state import (
    ANNOUNCING,
    MANDATE_TURNS,
    NONE,
    PROPOSING,
    Table,
)

# How it stands with a promise; one of which nobody can tell is void.
OPEN: Final[i64] = 0
KEPT: Final[i64] = 1
BROKEN: Final[i64] = 2
VOID: Final[i64] = 3
STATES: Final = ["open", "kept", "broken", "void"]

# Why a promise comes too late.
TEA_OVER: Final = "tea-over"
ALLIED_ALREADY: Final = "allied-already"
NO_TURN_LEFT: Final = "no-turn-left"


class Promise:
    """Who gave it to whom, in which manner and season, and how it stands."""

    def __init__(self, number: i64) -> None:
        self.state: i64 = number & 3
        self.season: i64 = number >> 2 & 3
        self.manner: i64 = number >> 4 & 1
        self.to: i64 = number >> 5 & 7
        self.seat: i64 = number >> 8 & 7
        self.promise: i64 = number >> 11

    def number(self) -> i64:
        head = self.promise << 11 | self.seat << 8 | self.to << 5
        return head | self.manner << 4 | self.season << 2 | self.state


def add_promise(t: Table, seat: i64, to: i64, promise: i64, manner: i64) -> None:
    """The seat gives its word; a promise that is open already is not given twice."""
    given = Promise(0)
    given.seat, given.to, given.promise = seat, to, promise
    given.manner, given.season = manner, t.season
    if promise == ALLY and t.is_allied(to):
        given.state = VOID
    for number in t.promises:
        if number == given.number():
            return
    longer = vec[i64]([0] * (len(t.promises) + 1))
    for place in range(len(t.promises)):
        longer[place] = t.promises[place]
    longer[len(t.promises)] = given.number()
    t.promises = longer


def is_timely(t: Table, seat: i64, promise: i64) -> bool:
    """Is there still something to promise?"""
    return why_untimely(t, seat, promise) == ""


def why_untimely(t: Table, seat: i64, promise: i64) -> str:
    """The word for why nobody could keep it, or ""."""
    if promise == ALLY:
        if t.outermost() != PROPOSING:
            return TEA_OVER
        return ALLIED_ALREADY if t.is_allied(seat) else ""
    if promise < CLEAR and turns_left(t, seat) == 0:
        return NO_TURN_LEFT
    return ""


def turns_left(t: Table, seat: i64) -> i64:
    """For how many mandate turns of this season the seat has still to say what it plays."""
    left: i64 = 0
    for turn in range(t.turn, MANDATE_TURNS):
        is_said = t.laid[turn] != NONE and not (turn == t.turn and t.outermost() == ANNOUNCING)
        if t.clockwise(t.first, turn) == seat and not is_said:
            left += 1
    return left


def settle(t: Table, place: i64, given: Promise, state: i64) -> None:
    """Those who may know of it are told; clones share the row, so it is copied."""
    given.state = state
    t.promises = t.promises[:]
    t.promises[place] = given.number()
    audience = witnesses_of(given.manner, given.seat, given.to)
    if state == KEPT:
        t.tell(PROMISE_KEPT, audience, given.seat, given.to, given.promise)
    elif state == BROKEN:
        t.tell(PROMISE_BROKEN, audience, given.seat, given.to, given.promise)


# ----------------------------------------------------------------- when the table can tell


def judge_alliance(t: Table, seat: i64, other: i64) -> None:
    """Two have become allies; who has promised one of them to ally with it is free again."""
    for place in range(len(t.promises)):
        given = Promise(t.promises[place])
        if given.state != OPEN or given.promise != ALLY:
            continue
        if given.seat == seat or given.seat == other:
            settle(t, place, given, KEPT if t.ally[given.seat] == given.to else BROKEN)
        elif given.to == seat or given.to == other:
            settle(t, place, given, VOID)


def judge_refusal(t: Table, seat: i64, other: i64) -> None:
    """The seat does not want to ally with the other, which is free of its own word by that."""
    for place in range(len(t.promises)):
        given = Promise(t.promises[place])
        if given.state != OPEN or given.promise != ALLY:
            continue
        if given.seat == seat and given.to == other:
            settle(t, place, given, BROKEN)
        elif given.seat == other and given.to == seat:
            settle(t, place, given, VOID)


def judge_mandate(t: Table, seat: i64, mandate: i64) -> None:
    """The seat has chosen a mandate: what it was to play, or to shun."""
    for place in range(len(t.promises)):
        given = Promise(t.promises[place])
        if given.state == OPEN and given.seat == seat:
            if given.promise >= PLAY and given.promise < SHUN:
                settle(t, place, given, KEPT if given.promise - PLAY == mandate else BROKEN)
            elif given.promise == SHUN + mandate:
                settle(t, place, given, BROKEN)


def judge_bids(t: Table) -> None:
    """Bids are shown: somebody has bid on what it was to forgo, in a battle with the other."""
    for seat in range(t.seats):
        for other in range(seat):
            if t.is_fighting(seat) and t.is_fighting(other):
                t.met |= only(t.pair(seat, other))
    for place in range(len(t.promises)):
        given = Promise(t.promises[place])
        both_fight = t.is_fighting(given.seat) and t.is_fighting(given.to)
        if given.state != OPEN or given.promise < FORGO or not both_fight:
            continue
        if t.bid(given.seat, given.promise - FORGO) > 0:
            settle(t, place, given, BROKEN)


def judge_phase(t: Table, from_promise: i64, up_to: i64) -> None:
    """The moment of these promises has passed: what was not broken was kept, where anybody can tell."""
    for place in range(len(t.promises)):
        given = Promise(t.promises[place])
        if given.state == OPEN and given.promise >= from_promise and given.promise < up_to:
            settle(t, place, given, verdict(t, given))


def verdict(t: Table, given: Promise) -> i64:
    if given.promise < SHUN:
        return VOID
    if is_about_region(given.promise):
        return BROKEN if is_present(t, given.seat, given.promise - CLEAR) else KEPT
    if given.promise >= FORGO and not has(t.met, t.pair(given.seat, given.to)):
        return VOID
    return KEPT


def end_tea(t: Table) -> None:
    judge_phase(t, ALLY, PLAY)


def begin_war(t: Table) -> None:
    judge_phase(t, PLAY, FORGO)


def end_war(t: Table) -> None:
    judge_phase(t, FORGO, FORGO + ADVANTAGE_COUNT)
    t.met = 0


# ----------------------------------------------------------------- who knows of it


def is_known(given: Promise, seat: i64) -> bool:
    return given.manner == OPENLY or given.seat == seat or given.to == seat


def forget_promises(t: Table, seat: i64) -> None:
    """Those of which the seat knows are left."""
    if len(t.promises) > 0:
        t.promises = vec[i64]([number for number in t.promises if is_known(Promise(number), seat)])
