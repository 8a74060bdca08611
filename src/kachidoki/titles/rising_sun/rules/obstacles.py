"""Why an action is not possible, in a word."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.counts import count
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BID,
    BUILD,
    BUY,
    MOST_BID,
    MOVE,
    REGION_COUNT,
    SEIZE,
    TAKE,
)
from kachidoki.titles.rising_sun.rules.mandates.march import movable, price_to_build, reach
from kachidoki.titles.rising_sun.rules.mandates.train import discount, price_of
from kachidoki.titles.rising_sun.rules.state import (
    BIDDING,
    BLESSING,
    MARCHING,
    RESERVE,
    TRAINING,
    Table,
)

NOT_ON_OFFER: Final = "not-on-offer"
TOO_DEAR: Final = "too-dear"
NO_STRONGHOLD: Final = "no-stronghold"
NO_PRIVILEGE: Final = "no-privilege"
ABOVE_PURSE: Final = "above-purse"
NOT_THERE: Final = "not-there"
NOT_ADJACENT: Final = "not-adjacent"
OBSTACLES: Final = [
    NOT_ON_OFFER,
    TOO_DEAR,
    NO_STRONGHOLD,
    NO_PRIVILEGE,
    ABOVE_PURSE,
    NOT_THERE,
    NOT_ADJACENT,
]


def obstacle_to(t: Table, seat: i64, action: i64) -> str:
    step = t.step
    if seat < 0:  # chance has no purse
        return ""
    if step == BIDDING and t.owes_bid(seat) and action >= BID and action < TAKE:
        coins = (action - BID) % (MOST_BID + 1)
        return ABOVE_PURSE if coins > t.coins[seat] - t.bid_in_all(seat) else ""
    if seat != t.actor:
        return ""
    if action >= BUY and action < SEIZE and (step in (TRAINING, BLESSING)):
        less = discount(t, seat) if step == TRAINING else 0
        return obstacle_to_purchase(t, seat, action - BUY, less)
    if action >= BUILD and action < BUY and step == MARCHING:
        return obstacle_to_building(t, seat)
    if action >= MOVE and action < BUILD and (step in (MARCHING, BLESSING)):
        return obstacle_to_move(t, seat, action - MOVE)
    return ""


def obstacle_to_purchase(t: Table, seat: i64, card: i64, less: i64) -> str:
    if not has(t.market, card):
        return NOT_ON_OFFER
    return TOO_DEAR if price_of(t, seat, card, less) > t.coins[seat] else ""


def obstacle_to_building(t: Table, seat: i64) -> str:
    if t.built or not t.is_privileged(seat):
        return NO_PRIVILEGE
    if t.strongholds(seat, RESERVE) == 0:
        return NO_STRONGHOLD
    return TOO_DEAR if price_to_build(t, seat) > t.coins[seat] else ""


def obstacle_to_move(t: Table, seat: i64, way: i64) -> str:
    there, to = way // REGION_COUNT, way % REGION_COUNT
    piece, region = there // REGION_COUNT, there % REGION_COUNT
    if count(movable(t, seat, region), piece) == 0:
        return NOT_THERE
    return "" if has(reach(t, seat, region), to) else NOT_ADJACENT
