"""Deals between players: when they may be made, what each has to give, what changes hands."""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.deals.state import NO_DEALS, NOT_OWNED
from kachidoki.engine.deals.words import LAPSED
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.state import NO_OCCASION
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.deals.promises import (
    ALLIED_ALREADY,
    NO_TURN_LEFT,
    TEA_OVER,
    add_promise,
    is_timely,
    why_untimely,
)
from kachidoki.titles.rising_sun.rules.deals.terms import (
    ALLY,
    FIRST_PROMISE,
    coins_in,
    is_promise,
    ronin_in,
)
from kachidoki.titles.rising_sun.rules.events import HUSHED
from kachidoki.titles.rising_sun.rules.mandates.march import coins_for_toll
from kachidoki.titles.rising_sun.rules.phases.tea import coins_proposed
from kachidoki.titles.rising_sun.rules.state import (
    LAYING,
    MANDATE_TURNS,
    PROPOSING,
    READYING,
    Table,
    is_kami_turn,
)

# Why somebody does not deal; the engine has words for all else.
IN_WAR: Final = "in-war"
QUIET: Final = "quiet"
QUIET_OTHER: Final = "quiet-other"
DEAL_OBSTACLES: Final = [IN_WAR, QUIET, QUIET_OTHER, TEA_OVER, ALLIED_ALREADY, NO_TURN_LEFT]


def is_open(t: Table) -> bool:
    """Is it the time of tea or politics? In war nothing changes hands."""
    return t.outermost() >= PROPOSING and t.outermost() < READYING and not t.is_over()


def may_deal(t: Table, seat: i64, other: i64) -> bool:
    return is_open(t) and not has(t.quiet, seat) and not has(t.quiet, other)


def why_no_deals(t: Table, seat: i64, other: i64) -> str:
    """The word for why these two do not deal."""
    if t.is_war():
        return IN_WAR
    if not is_open(t):
        return NO_DEALS
    return QUIET if has(t.quiet, seat) else QUIET_OTHER


def why_not_given(t: Table, seat: i64, thing: i64) -> str:
    """The word for why the seat cannot give the thing: a promise comes too late, or it is not there."""
    late = why_untimely(t, seat, thing - FIRST_PROMISE) if is_promise(thing) else ""
    return late if late else NOT_OWNED


def occasion(t: Table) -> i64:
    """The tea ceremony, and the mandate turns after which everybody may speak anew."""
    if t.step == PROPOSING:
        return 1 + t.season * (MANDATE_TURNS + 1)
    if t.step == LAYING and (t.turn == 0 or is_kami_turn(t.turn)):
        return 2 + t.season * (MANDATE_TURNS + 1) + t.turn
    return NO_OCCASION


def owns(t: Table, seat: i64, things: list[int]) -> bool:
    coins: i64 = coins_proposed(t, seat) + coins_for_toll(t, seat)
    ronin: i64 = 0
    for thing in things:
        if is_promise(thing):
            if not is_timely(t, seat, thing - FIRST_PROMISE):
                return False
        else:
            coins += coins_in(thing)
            ronin += ronin_in(thing)
    return coins <= t.coins[seat] and ronin <= t.ronin[seat]


def hand_over(t: Table, giver: i64, taker: i64, thing: i64, manner: i64) -> None:
    """Coins and ronin go at once; of a promise the word does."""
    if is_promise(thing):
        add_promise(t, giver, taker, thing - FIRST_PROMISE, manner)
        return
    t.coins[giver] -= coins_in(thing)
    t.coins[taker] += coins_in(thing)
    t.ronin[giver] -= ronin_in(thing)
    t.ronin[taker] += ronin_in(thing)


def end_courtship(t: Table, seat: i64, to: i64) -> None:
    """A proposal takes the place of what the seat has offered the other about the same alliance."""
    if t.ledger.is_open(seat, to):
        terms = t.ledger.terms_of(seat, to)
        alliance = FIRST_PROMISE + ALLY
        if t.deals.given(terms) == alliance or t.deals.asked(terms) == alliance:
            t.end_offer(LAPSED, seat, to)


def hush(t: Table, seat: i64) -> None:
    """The seat wants no deals for the rest of the season; what it has said or heard lapses."""
    t.quiet |= only(seat)
    t.tell(HUSHED, EVERYONE, seat)
    for other in range(t.seats):
        if t.ledger.is_open(seat, other):
            t.end_offer(LAPSED, seat, other)
        if t.ledger.is_open(other, seat):
            t.end_offer(LAPSED, other, seat)
