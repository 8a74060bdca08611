"""Koku, influence and wood: what comes in, what is paid, what is taken from others."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import review, review_own
from kachidoki.titles.gunsen.rules.actions import (
    DONE,
    GAIN,
    GOOD_COUNT,
    INFLUENCE,
    KOKU,
    STEAL,
    WOOD,
)
from kachidoki.titles.gunsen.rules.cards.conditions import GOODS_CHANGED, GOODS_SPENT
from kachidoki.titles.gunsen.rules.cards.effects import ANYBODY
from kachidoki.titles.gunsen.rules.events import GAINED_GOODS, STOLEN
from kachidoki.titles.gunsen.rules.state import GATHERING, STEALING, Table

# The argument of STEALING: how many may still be taken, and what was taken from each seat.
LEFT_BITS: Final[i64] = 4
EACH_BITS: Final[i64] = 4


def gain(t: Table, seat: i64, good: i64, count: i64) -> None:
    """One event, after which everything is looked at."""
    add(t, seat, good, count)
    review_own(t, seat, GOODS_CHANGED)


def add(t: Table, seat: i64, good: i64, count: i64) -> None:
    if count > 0:
        t.goods[seat * GOOD_COUNT + good] += count
        t.tell(GAINED_GOODS, EVERYONE, seat, good, count)


def gain_of_effect(t: Table, seat: i64, row: i64) -> None:
    """All goods of an effect come at once."""
    effects = t.box.effects
    add(t, seat, KOKU, effects.koku[row])
    add(t, seat, INFLUENCE, effects.influence[row])
    add(t, seat, WOOD, effects.wood[row])
    review_own(t, seat, GOODS_CHANGED)


def can_pay(t: Table, seat: i64, good: i64, count: i64) -> bool:
    return count == 0 or t.goods[seat * GOOD_COUNT + good] >= count


def pay(t: Table, seat: i64, good: i64, count: i64) -> None:
    if count > 0:
        t.goods[seat * GOOD_COUNT + good] -= count
        review(t, GOODS_SPENT)


# ----------------------------------------------------------------- goods of one's choice


def gather(t: Table, seat: i64, row: i64) -> None:
    """Goods out of several; where there is but one, nobody is asked."""
    count, of = t.box.effects.n[row], t.box.effects.of[row]
    if of & (of - 1) == 0:
        for good in range(GOOD_COUNT):
            if has(of, good):
                gain(t, seat, good, count)
    elif count > 0:
        t.push(GATHERING, count)


def legal_goods(t: Table, moves: Moves) -> None:
    for good in range(GOOD_COUNT):
        if has(t.box.effects.of[t.row], good):
            moves.add(GAIN + good)


def choose_good(t: Table, seat: i64, good: i64) -> None:
    t.argument -= 1
    if t.argument == 0:
        t.pop()
    gain(t, seat, good, 1)


# ----------------------------------------------------------------- what is taken from others


def steal_from(t: Table, row: i64) -> None:
    """The taker picks one by one."""
    count = t.box.effects.n[row]
    if count > 0:
        t.push(STEALING, count)
        if not can_steal(t):
            t.pop()


def taker(t: Table) -> i64:
    """In a battle, the side whose effect it is."""
    return t.turn if t.box.effects.source[t.row] == ANYBODY else t.seat_of(t.side)


def victim(t: Table, seat: i64, other: i64) -> bool:
    """May the seat take something from the other one?"""
    if other == seat:
        return False
    if t.box.effects.source[t.row] != ANYBODY:
        return other == t.seat_of(1 - t.side)
    each = t.box.effects.each[t.row]
    return each == 0 or taken_from(t, other) < each


def taken_from(t: Table, other: i64) -> i64:
    return (t.argument >> (LEFT_BITS + EACH_BITS * other)) & 15


def can_steal(t: Table) -> bool:
    seat = taker(t)
    for other in range(t.seats):
        if victim(t, seat, other):
            for good in range(GOOD_COUNT):
                if is_theft(t, other, good):
                    return True
    return False


def is_theft(t: Table, other: i64, good: i64) -> bool:
    return has(t.box.effects.of[t.row], good) and t.good(other, good) > 0


def legal_thefts(t: Table, moves: Moves) -> None:
    """From anybody one takes what one likes; an opponent in battle gives up all that is due."""
    seat = taker(t)
    for other in range(t.seats):
        if victim(t, seat, other):
            for good in range(GOOD_COUNT):
                if is_theft(t, other, good):
                    moves.add(STEAL + other * GOOD_COUNT + good)
    if t.box.effects.source[t.row] == ANYBODY:
        moves.add(DONE)


def steal(t: Table, seat: i64, other: i64, good: i64) -> None:
    t.goods[other * GOOD_COUNT + good] -= 1
    t.goods[seat * GOOD_COUNT + good] += 1
    t.tell(STOLEN, EVERYONE, seat, other, good)
    t.argument += (1 << (LEFT_BITS + EACH_BITS * other)) - 1
    if t.argument & 15 == 0 or not can_steal(t):
        t.pop()
    review(t, GOODS_CHANGED)
