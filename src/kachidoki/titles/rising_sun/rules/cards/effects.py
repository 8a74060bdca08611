"""Season cards as rows of data: whether a card acts now, how often it counts, and what it does."""

from kachidoki.engine.bag import has, only, size
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.components import (
    ABOVE_TWO,
    ALLIED,
    GAIN,
    PER_ALLIANCE,
    PER_MONSTER,
    PER_ONI,
    PER_STRONGHOLD,
    PER_VIRTUE,
    TAKE_FROM_LOWER,
    TAKE_FROM_RICHEST,
    TOP_HONOR,
)
from kachidoki.titles.rising_sun.rules.events import CARD_POINTS, COIN_TAKEN
from kachidoki.titles.rising_sun.rules.honor import fall, has_more, place_on_track
from kachidoki.titles.rising_sun.rules.purse import add_ronin, earn, score
from kachidoki.titles.rising_sun.rules.state import Table


def holds(t: Table, seat: i64, card: i64) -> bool:
    """Is the card's condition fulfilled?"""
    when = t.box.cards.when[card]
    if when == TOP_HONOR:
        return place_on_track(t, seat) == 0
    if when == ABOVE_TWO:
        return place_on_track(t, seat) + 2 < t.seats
    if when == ALLIED:
        return t.is_allied(seat)
    return True


def times(t: Table, seat: i64, card: i64) -> i64:
    """How often the card's amounts are counted."""
    per = t.box.cards.per[card]
    if per == PER_VIRTUE:
        return size(t.cards[seat] & t.box.virtues)
    if per == PER_STRONGHOLD:
        return t.strongholds_on_map(seat)
    if per == PER_MONSTER:
        return size(t.cards[seat] & t.box.monster_cards)
    if per == PER_ONI:
        return size(t.cards[seat] & t.box.oni_cards)
    if per == PER_ALLIANCE:
        return size(t.alliances[seat])
    return 1


def act(t: Table, seat: i64, card: i64, copies: i64) -> None:
    """The card does what it does for so many copies, as one event."""
    t.new_event()
    deed = t.box.cards.deed[card]
    if deed == GAIN:
        if holds(t, seat, card):
            gain(t, seat, card, copies * times(t, seat, card))
    elif deed == TAKE_FROM_LOWER:
        take_from_lower(t, seat, card, copies)
    elif deed == TAKE_FROM_RICHEST:
        take_from_richest(t, seat, card)


def gain(t: Table, seat: i64, card: i64, often: i64) -> None:
    cards = t.box.cards
    earn(t, seat, cards.coins[card] * often)
    add_ronin(t, seat, cards.ronin[card] * often)
    score(t, CARD_POINTS, seat, cards.points[card] * often, card)


def act_all(t: Table, seat: i64, moment: i64) -> None:
    """All of the seat's cards of that moment, each by itself."""
    owned = t.cards[seat] & t.box.at[moment]
    card: i64 = 0
    while owned != 0:
        if owned & 1:
            act(t, seat, card, t.copies(seat, card))
        owned >>= 1
        card += 1


# ----------------------------------------------------------------- coins of others


def take_coins(t: Table, seat: i64, owner: i64, card: i64, most: i64) -> None:
    coins = min(most, t.coins[owner])
    if coins > 0:
        t.coins[owner] -= coins
        t.coins[seat] += coins
        t.tell(COIN_TAKEN, EVERYONE, seat, owner, coins, card)


def take_from_lower(t: Table, seat: i64, card: i64, copies: i64) -> None:
    """From everybody with less honor."""
    for other in range(t.seats):
        if other != seat and has_more(t, seat, other):
            take_coins(t, seat, other, card, t.box.cards.coins[card] * copies)


def take_from_richest(t: Table, seat: i64, card: i64) -> None:
    """From the richest of the others, from each of them if several are; it costs honor."""
    rich = richest(t, seat)
    for other in range(t.seats):
        if has(rich, other):
            take_coins(t, seat, other, card, t.box.cards.coins[card])
    if t.box.cards.honor[card] < 0:
        fall(t, seat)


def richest(t: Table, seat: i64) -> i64:
    """The bag of those others who have the most coins; empty if nobody has any."""
    most: i64 = 0
    found: i64 = 0
    for other in range(t.seats):
        if other != seat:
            if t.coins[other] > most:
                most, found = t.coins[other], 0
            if t.coins[other] == most and most > 0:
                found |= only(other)
    return found
