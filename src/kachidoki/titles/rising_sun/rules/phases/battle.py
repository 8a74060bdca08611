"""A battle: secret bids on four advantages, each used in its turn; the outcome; the coins."""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import count, total
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGE_COUNT,
    BID,
    DONE,
    FIGURE_COUNT,
    HAND,
    KOI,
    MOST_BID,
    TAKE,
    counts_as_daimyo,
)
from kachidoki.titles.rising_sun.rules.cards.killing import (
    BY_BATTLE,
    ask_to_spare,
    kill_doomed,
    may_spare,
)
from kachidoki.titles.rising_sun.rules.components import AT_HOSTAGE
from kachidoki.titles.rising_sun.rules.deals.promises import judge_bids
from kachidoki.titles.rising_sun.rules.events import (
    ADVANTAGE_DECLINED,
    ADVANTAGE_WON,
    BATTLE_BEGAN,
    BATTLE_WON,
    BID_MADE,
    BID_SHOWN,
    COINS_SHARED,
    HOSTAGE_POINTS,
    HOSTAGE_TAKEN,
    POEM_POINTS,
    RONIN_HIRED,
    SEPPUKU_POINTS,
)
from kachidoki.titles.rising_sun.rules.force import force_in
from kachidoki.titles.rising_sun.rules.honor import most_honored, rise
from kachidoki.titles.rising_sun.rules.phases.spoils import take_token
from kachidoki.titles.rising_sun.rules.purse import lose_points, score
from kachidoki.titles.rising_sun.rules.state import (
    BID_BITS,
    BIDDING,
    CAPTIVE,
    CAPTURING,
    DYING,
    HIRING,
    MOURNING,
    NONE,
    SHARING,
    Table,
)

SEPPUKU: Final = 0
HOSTAGE: Final = 1
RONIN: Final = 2
POEMS: Final = 3

# ----------------------------------------------------------------- bids


def begin_battle(t: Table, region: i64, seats: i64) -> None:
    """All with force there take part, to the end."""
    t.fighters = seats
    t.captured = 0
    t.hired = NONE
    t.ronin_hired = 0
    t.fallen = 0
    t.winner = NONE
    t.odd = 0
    t.overpaid = 0
    t.step = BIDDING
    t.tell(BATTLE_BEGAN, EVERYONE, region)


def battlefield(t: Table) -> i64:
    """The region of the battle under way, also while something interrupts it."""
    return t.wars[t.argument if t.depth == 0 else t.frames[1]]


def asks_bids(t: Table) -> bool:
    """Does anybody still bid? When all have, the bids are shown."""
    for seat in range(t.seats):
        if t.owes_bid(seat):
            t.actor = seat
            return True
    t.step = DYING
    show_bids(t)
    return False


def legal_bids(t: Table, seat: i64, moves: Moves) -> None:
    """The next advantage, with any coins that are left."""
    if not t.owes_bid(seat):
        return
    first = BID + t.bids_made[seat] * (MOST_BID + 1)
    for coins in range(min(MOST_BID, t.coins[seat] - t.bid_in_all(seat)) + 1):
        moves.add(first + coins)


def bid(t: Table, seat: i64, advantage: i64, coins: i64) -> None:
    t.bids[seat] += coins << (BID_BITS * advantage)
    t.bids_made[seat] += 1
    t.tell(BID_MADE, 1 << seat, seat, advantage, coins)


def show_bids(t: Table) -> None:
    """The coins that were bid lie on the advantages now, and are no longer in the purses."""
    t.revelations += 1
    for seat in range(t.seats):
        if t.is_fighting(seat):
            t.coins[seat] -= t.bid_in_all(seat)
            for advantage in range(ADVANTAGE_COUNT):
                if t.bid(seat, advantage) > 0:
                    t.tell(BID_SHOWN, EVERYONE, seat, advantage, t.bid(seat, advantage))
    t.still()
    judge_bids(t)


def winner_of(t: Table, advantage: i64) -> i64:
    """Who bid the most on it, ties going to more honor; NONE if nobody bid."""
    most: i64 = 0
    best: i64 = 0
    for seat in range(t.seats):
        coins = t.bid(seat, advantage) if t.is_fighting(seat) else 0
        if coins > most:
            most, best = coins, 0
        if coins == most and coins > 0:
            best |= only(seat)
    return most_honored(t, best)


def decline(t: Table, seat: i64, advantage: i64) -> None:
    t.tell(ADVANTAGE_DECLINED, EVERYONE, seat, advantage)


# ----------------------------------------------------------------- seppuku


def asks_seppuku(t: Table) -> bool:
    seat = winner_of(t, SEPPUKU)
    if seat != NONE and t.figures_in(seat, battlefield(t)) != 0:
        t.actor = seat
        return True
    t.step = CAPTURING
    return False


def commit_seppuku(t: Table, seat: i64) -> None:
    """All figures or none; each brings a point and a step of honor."""
    region = battlefield(t)
    figures = t.figures_in(seat, region)
    dead = total(figures)
    t.tell(ADVANTAGE_WON, EVERYONE, seat, SEPPUKU, region)
    t.new_event()
    t.doomed[seat] = figures
    kill_doomed(t, NONE, region)
    score(t, SEPPUKU_POINTS, seat, dead * t.box.war.seppuku_points, region)
    rise(t, seat, dead)
    t.step = CAPTURING
    t.still()


# ----------------------------------------------------------------- hostages


def asks_capture(t: Table) -> bool:
    seat = winner_of(t, HOSTAGE)
    if seat != NONE and t.captured < most_captured(t, seat) and has_target(t, seat):
        t.actor = seat
        return True
    t.step = HIRING
    return False


def most_captured(t: Table, seat: i64) -> i64:
    """One, and one more for each Respect."""
    most: i64 = 1
    if t.owns_any(seat, AT_HOSTAGE):
        owned = t.cards[seat] & t.box.at[AT_HOSTAGE]
        for card in range(len(t.box.cards.sets)):
            if has(owned, card):
                most += t.box.cards.figures[card] * t.copies(seat, card)
    return most


def has_target(t: Table, seat: i64) -> bool:
    moves = Moves()
    legal_captures(t, seat, moves)
    return moves.count > 1


def legal_captures(t: Table, seat: i64, moves: Moves) -> None:
    region = battlefield(t)
    for owner in range(t.seats):
        if owner != seat:
            army = t.figures_in(owner, region)
            for figure in range(FIGURE_COUNT):
                if count(army, figure) > 0 and not counts_as_daimyo(figure):
                    moves.add(TAKE + owner * FIGURE_COUNT + figure)
    moves.add(DONE)


def capture(t: Table, seat: i64, owner: i64, figure: i64) -> None:
    """With a point of the owner's, if it has any; all of one player's hostages are one event."""
    region = battlefield(t)
    if t.captured == 0:
        t.new_event()
        t.tell(ADVANTAGE_WON, EVERYONE, seat, HOSTAGE, region)
    t.captured += 1
    t.shift(owner, figure, region, CAPTIVE + seat)
    t.tell(HOSTAGE_TAKEN, EVERYONE, seat, owner, figure, region)
    taken = lose_points(t, owner, t.box.war.hostage_points)
    score(t, HOSTAGE_POINTS, seat, taken, owner)
    t.still()


def end_capture(t: Table, seat: i64) -> None:
    if t.captured == 0:
        decline(t, seat, HOSTAGE)
    t.step = HIRING


# ----------------------------------------------------------------- ronin


def ronin_of(t: Table, seat: i64) -> i64:
    return t.ronin[seat] + t.coins[seat] * ronin_for_coin(t, seat)


def ronin_for_coin(t: Table, seat: i64) -> i64:
    """Koi's coins that were not bid are ronin, too."""
    return 1 if t.is_house(seat, KOI) else 0


def asks_hire(t: Table) -> bool:
    seat = winner_of(t, RONIN)
    if seat != NONE and t.hired == NONE and ronin_of(t, seat) > 0:
        t.actor = seat
        return True
    decide(t)
    return False


def hire(t: Table, seat: i64) -> None:
    t.hired = seat
    t.ronin_hired = ronin_of(t, seat)
    t.tell(RONIN_HIRED, EVERYONE, seat, t.ronin_hired, battlefield(t))
    t.still()
    decide(t)


# ----------------------------------------------------------------- the outcome


def final_force(t: Table, seat: i64) -> i64:
    force = force_in(t, seat, battlefield(t), t.fighters)
    return force + t.ronin_hired if t.hired == seat else force


def decide(t: Table) -> None:
    """Most force wins; if nobody has any, most honor."""
    most: i64 = 0
    best = t.fighters
    for seat in range(t.seats):
        if t.is_fighting(seat):
            force = final_force(t, seat)
            if force > most:
                most, best = force, 0
            if force == most and force > 0:
                best |= only(seat)
    winner = most_honored(t, best)
    region = battlefield(t)
    t.winner = winner
    t.tell(BATTLE_WON, EVERYONE, winner, region, most)
    t.new_event()
    take_token(t, winner, region)
    t.still()
    t.step = MOURNING
    doom_losers(t, winner, region)


def doom_losers(t: Table, winner: i64, region: i64) -> None:
    """All their figures there die, but for those of the winner's ally."""
    any_doomed = False
    for seat in range(t.seats):
        if seat != winner and seat != t.ally[winner]:
            t.doomed[seat] = t.figures_in(seat, region)
            any_doomed = any_doomed or t.doomed[seat] != 0
    if any_doomed and may_spare(t, winner):
        ask_to_spare(t, winner, BY_BATTLE, region)
    elif any_doomed:
        kill_doomed(t, winner, region)
        t.still()


# ----------------------------------------------------------------- poems


def asks_poems(t: Table) -> bool:
    seat = winner_of(t, POEMS)
    if seat != NONE and t.fallen > 0:
        t.actor = seat
        return True
    pay_reparations(t)
    return False


def write_poems(t: Table, seat: i64) -> None:
    t.tell(ADVANTAGE_WON, EVERYONE, seat, POEMS, battlefield(t))
    t.new_event()
    score(t, POEM_POINTS, seat, t.fallen * t.box.war.poem_points, battlefield(t))
    t.still()
    pay_reparations(t)


# ----------------------------------------------------------------- reparations


def losers(t: Table) -> i64:
    return t.fighters & ~only(t.winner)


def pay_reparations(t: Table) -> None:
    """What losers bid is gone; what the winner bid goes to them, as evenly as can be."""
    shared = t.bid_in_all(t.winner)
    number: i64 = 0
    for seat in range(t.seats):
        if has(losers(t), seat):
            number += 1
    for seat in range(t.seats):
        if has(losers(t), seat) and shared // number > 0:
            give(t, seat, shared // number)
    for seat in range(t.seats):
        t.bids[seat] = 0
        t.bids_made[seat] = 0
    t.odd = shared % number
    t.step = SHARING


def give(t: Table, seat: i64, coins: i64) -> None:
    t.coins[seat] += coins
    t.tell(COINS_SHARED, EVERYONE, t.winner, seat, coins)


def asks_share(t: Table) -> bool:
    """Odd coins go to whom the winner likes, no more than one to each."""
    if t.odd > 0:
        t.actor = t.winner
        return True
    t.fighters = 0
    t.hired = NONE
    t.ronin_hired = 0
    t.winner = NONE
    return False


def legal_hands(t: Table, moves: Moves) -> None:
    for seat in range(t.seats):
        if has(losers(t), seat) and not has(t.overpaid, seat):
            moves.add(HAND + seat)


def hand(t: Table, seat: i64) -> None:
    t.odd -= 1
    t.overpaid |= only(seat)
    give(t, seat, 1)
