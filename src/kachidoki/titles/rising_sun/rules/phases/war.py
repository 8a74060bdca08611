"""The war of a season: cards that begin it, then region by region who takes the token."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    CARD_COUNT,
    KOI,
    SWAP,
    USE,
)
from kachidoki.titles.rising_sun.rules.cards.following import act_fully, make_due
from kachidoki.titles.rising_sun.rules.components import RICHER_EARNS, WAR_BEGINS
from kachidoki.titles.rising_sun.rules.deals import promises
from kachidoki.titles.rising_sun.rules.events import (
    RONIN_SWAPPED,
    TOKEN_DISCARDED,
    WAR_BEGAN,
)
from kachidoki.titles.rising_sun.rules.force import present, strongest_of
from kachidoki.titles.rising_sun.rules.phases.battle import begin_battle
from kachidoki.titles.rising_sun.rules.phases.spoils import take_token
from kachidoki.titles.rising_sun.rules.purse import earn
from kachidoki.titles.rising_sun.rules.state import NONE, Table

# ----------------------------------------------------------------- when war begins


def begin_war(t: Table) -> None:
    """Nothing changes hands between players until it is over."""
    t.lapse()
    t.tell(WAR_BEGAN, EVERYONE)
    promises.begin_war(t)
    begin_ready(t)


def begin_ready(t: Table) -> None:
    """In the order of honor; what Koi does with its ronin is one of its effects."""
    if t.argument < t.seats:
        seat = t.track[t.argument]
        make_due(t, seat, WAR_BEGINS)
        t.swap_due = t.is_house(seat, KOI)


def asks_ready(t: Table) -> bool:
    """Does the order of somebody's effects matter? Where it does not, they come by themselves."""
    while t.argument < t.seats:
        seat = t.track[t.argument]
        if effects_due(t) > 1 and is_order_open(t, seat):
            t.actor = seat
            return True
        if t.swap_due:
            swap(t, seat)
        for card in range(CARD_COUNT):
            if has(t.due, card):
                act_fully(t, seat, card)
        t.argument += 1
        begin_ready(t)
    return False


def effects_due(t: Table) -> i64:
    effects: i64 = 1 if t.swap_due else 0
    for card in range(CARD_COUNT):
        if has(t.due, card):
            effects += 1
    return effects


def is_order_open(t: Table, seat: i64) -> bool:
    """To Koi it matters whether ronin come before the swap; to merchants, who was rich when."""
    if t.swap_due:
        for card in range(CARD_COUNT):
            if has(t.due, card) and t.box.cards.ronin[card] > 0:
                return True
    for other in range(t.seats):
        if other != seat and t.owns_any(other, RICHER_EARNS):
            return True
    return False


def legal_effects(t: Table, moves: Moves) -> None:
    for card in range(CARD_COUNT):
        if has(t.due, card):
            moves.add(USE + card)
    if t.swap_due:
        moves.add(SWAP)


def swap(t: Table, seat: i64) -> None:
    """Koi's ronin become coins."""
    t.swap_due = False
    ronin = t.ronin[seat]
    if ronin > 0:
        t.ronin[seat] = 0
        t.tell(RONIN_SWAPPED, EVERYONE, seat, ronin)
        earn(t, seat, ronin)


# ----------------------------------------------------------------- region by region


def wage(t: Table) -> bool:
    """The next war; tells whether it is a battle. Otherwise the token is taken, or nobody wants it."""
    region = t.wars[t.argument]
    seats = present(t, region)
    if seats == 0:
        t.tell(TOKEN_DISCARDED, EVERYONE, region)
        t.still()
        return False
    best = strongest_of(t, region, seats)
    others = seats & ~only(best)
    if others == 0 or (t.ally[best] != NONE and others == only(t.ally[best])):
        t.new_event()
        take_token(t, best, region)
        t.still()
        return False
    begin_battle(t, region, seats)
    return True
