"""Train: one season card, at its price; and the coins that Benevolence gives away."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import one
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BUY,
    CARD_COUNT,
    DECLINE,
    DONE,
    FAVOUR,
    FIRST_MONSTER,
    MONSTER,
)
from kachidoki.titles.rising_sun.rules.arguments import decider_in, kindness, kindness_in
from kachidoki.titles.rising_sun.rules.components import PAYS
from kachidoki.titles.rising_sun.rules.events import BOUGHT, CARD_POINTS, FAVOURED
from kachidoki.titles.rising_sun.rules.honor import rise
from kachidoki.titles.rising_sun.rules.mandates.recruit import summon_monster
from kachidoki.titles.rising_sun.rules.purse import price, score
from kachidoki.titles.rising_sun.rules.state import FAVOURING, RESERVE, Table

# ----------------------------------------------------------------- a player's share


def asks(t: Table) -> bool:
    """Is there a card left for who has not had its share? Who has no coins may still be given some."""
    if t.market == 0 or t.argument >= t.seats:
        return False
    t.actor = t.share_of(t.argument)
    return True


def discount(t: Table, seat: i64) -> i64:
    return t.box.politics.discount if t.is_privileged(seat) else 0


def price_of(t: Table, seat: i64, card: i64, less: i64) -> i64:
    return price(t, seat, t.box.cards.cost[card], less)


def legal_purchases(t: Table, seat: i64, less: i64, moves: Moves) -> None:
    for card in range(CARD_COUNT):
        if has(t.market, card) and price_of(t, seat, card, less) <= t.coins[seat]:
            moves.add(BUY + card)
    moves.add(DONE)


# ----------------------------------------------------------------- a purchase


def buy(t: Table, seat: i64, card: i64, less: i64) -> None:
    """A card works from now on, but not for its own price; a monster is summoned when it is paid."""
    coins = price_of(t, seat, card, less)
    if has(t.market_twice, card):
        t.market_twice &= ~only(card)
    else:
        t.market &= ~only(card)
    t.tell(BOUGHT, EVERYONE, seat, card, coins)
    if t.box.cards.sort[card] == MONSTER:
        t.pieces[t.spot(seat, RESERVE)] += one(card + FIRST_MONSTER)
        summon_monster(t, seat, card + FIRST_MONSTER)
    spend(t, seat, coins)
    if has(t.cards[seat], card):
        t.cards_twice = with_item(t.cards_twice, seat, t.cards_twice[seat] | only(card))
    else:
        t.cards = with_item(t.cards, seat, t.cards[seat] | only(card))


def spend(t: Table, seat: i64, coins: i64) -> None:
    """To the bank, or to others by Benevolence: as many as there are copies of it."""
    t.coins[seat] -= coins
    copies = copies_of_kindness(t, seat)
    if coins > 0 and copies > 0:
        t.push(FAVOURING, kindness(min(coins, copies), seat))


def copies_of_kindness(t: Table, seat: i64) -> i64:
    owned = t.cards[seat] & t.box.at[PAYS]
    if owned == 0:
        return 0
    copies: i64 = 0
    for card in range(CARD_COUNT):
        if has(owned, card):
            copies += t.copies(seat, card)
    return copies


def legal_favours(t: Table, moves: Moves) -> None:
    moves.add(DECLINE)
    for other in range(t.seats):
        if other != decider_in(t.argument):
            moves.add(FAVOUR + other)


def favour(t: Table, to: i64) -> None:
    """A coin that was spent goes to somebody else, for honor and points."""
    coins, seat = kindness_in(t.argument)
    t.pop()
    t.coins[to] += 1
    t.tell(FAVOURED, EVERYONE, seat, to)
    t.new_event()
    for card in range(CARD_COUNT):
        if has(t.cards[seat] & t.box.at[PAYS], card):
            rise(t, seat, t.box.cards.honor[card])
            score(t, CARD_POINTS, seat, t.box.cards.points[card], card)
    if coins > 1:
        t.push(FAVOURING, kindness(coins - 1, seat))
