"""Coins, ronin and points: how they come and go, and the cards that listen to it."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import BONSAI, CARD_COUNT
from kachidoki.titles.rising_sun.rules.components import RICHER_EARNS, SCORES
from kachidoki.titles.rising_sun.rules.events import (
    CARD_POINTS,
    EARNED,
    POINTS_LOST,
    RONIN_CAME,
)
from kachidoki.titles.rising_sun.rules.state import WINTER, Table


def earn(t: Table, seat: i64, coins: i64) -> None:
    """Coins from the bank, in one gain; who is poorer and has a Way of the Merchant earns, too."""
    if coins == 0:
        return
    merchants: i64 = 0
    for other in range(t.seats):
        if t.coins[other] < t.coins[seat] and t.owns_any(other, RICHER_EARNS):
            merchants |= only(other)
    t.coins[seat] += coins
    t.tell(EARNED, EVERYONE, seat, coins)
    for other in range(t.seats):
        if has(merchants, other):
            more = coins_of_cards(t, other, RICHER_EARNS)
            t.coins[other] += more
            t.tell(EARNED, EVERYONE, other, more)


def coins_of_cards(t: Table, seat: i64, moment: i64) -> i64:
    """The coins that all of the seat's cards of that moment bring."""
    owned = t.cards[seat] & t.box.at[moment]
    coins: i64 = 0
    for card in range(CARD_COUNT):
        if has(owned, card):
            coins += t.box.cards.coins[card] * t.copies(seat, card)
    return coins


def add_ronin(t: Table, seat: i64, ronin: i64) -> None:
    if ronin > 0:
        t.ronin[seat] += ronin
        t.tell(RONIN_CAME, EVERYONE, seat, ronin)


def score(t: Table, kind: i64, seat: i64, points: i64, what: i64) -> None:
    """Points, told by an event of that kind; Loyalty rewards the first of them in what happens now."""
    if points == 0:
        return
    t.points[seat] += points
    t.tell(kind, EVERYONE, seat, points, what)
    if (
        t.season < WINTER
        and t.is_allied(seat)
        and t.owns_any(seat, SCORES)
        and t.first_reward(seat)
    ):
        reward(t, seat)


def reward(t: Table, seat: i64) -> None:
    """Loyalty: a little more for whoever has an ally."""
    owned = t.cards[seat] & t.box.at[SCORES]
    for card in range(CARD_COUNT):
        if has(owned, card):
            points = t.box.cards.points[card] * t.copies(seat, card)
            t.points[seat] += points
            t.tell(CARD_POINTS, EVERYONE, seat, points, card)


def lose_points(t: Table, seat: i64, most: i64) -> i64:
    """Up to so many, as nobody has fewer than none; returns how many."""
    points = min(most, t.points[seat])
    if points > 0:
        t.points[seat] -= points
        t.tell(POINTS_LOST, EVERYONE, seat, -points)
    return points


def price(t: Table, seat: i64, cost: i64, discount: i64) -> i64:
    """What the seat pays: nothing costs Bonsai more than a coin, and discounts come after that."""
    if t.is_house(seat, BONSAI):
        cost = min(cost, 1)
    return max(0, cost - discount)
