"""What a seat cannot know, and a fresh guess at it that fits all that the seat does know.

A seat knows the tiles that it put back in its last mandate turn, every tile that lies face up, and
what Lotus has announced, but not what Lotus has laid. It knows no bid but its own before all are shown.
"""

from kachidoki.engine.counts import count, draw, one, total
from kachidoki.engine.rng import Rng
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import MOST_SEATS
from kachidoki.titles.rising_sun.rules.components import TILES_DRAWN
from kachidoki.titles.rising_sun.rules.state import (
    BID_BITS,
    BIDDING,
    DRAWING,
    LAYING,
    MANDATE_TURNS,
    NONE,
    Table,
)

# ----------------------------------------------------------------- bids


def forget_bids(t: Table, seat: i64, rng: Rng) -> None:
    """Others have bid on as many advantages, with any of their coins."""
    if t.step != BIDDING:
        return
    for other in range(t.seats):
        if other != seat and t.bids_made[other] > 0:
            left = t.coins[other]
            bids: i64 = 0
            for slot in range(t.bids_made[other]):
                coins = rng.below(left + 1)
                bids += coins << (BID_BITS * slot)
                left -= coins
            t.bids[other] = bids


# ----------------------------------------------------------------- tiles


def forget_tiles(t: Table, seat: i64, rng: Rng) -> None:
    """The stack, the tiles on top of it or in another's hand, those face down, what others remember."""
    seen, seen_at = t.seen[seat], t.seen_at[seat]
    t.seen, t.seen_at = vec[i64]([0] * MOST_SEATS), vec[i64]([0] * MOST_SEATS)
    t.seen[seat], t.seen_at[seat] = seen, seen_at
    if t.stack != 0 or t.hand != 0:
        Guess(t, seat, rng).make()


class Guess:
    """Tiles as they may have been drawn and laid since the seat looked last."""

    def __init__(self, t: Table, seat: i64, rng: Rng) -> None:
        self.t = t
        self.seat = seat
        self.rng = rng
        self.hand: i64 = 0
        self.pool: i64 = 0

    def make(self) -> None:
        t, seat = self.t, self.seat
        since = t.seen_at[seat]
        looks = (t.step == LAYING or t.step == DRAWING) and t.active() == seat
        if looks:
            since = t.turn
        hand = t.hand if looks else t.seen[seat]
        pool = t.box.tiles - hand
        for turn in range(since):
            if t.laid[turn] != NONE and knows_tile(t, seat, turn):
                pool -= one(t.laid[turn])
        if looks:
            self.hand, self.pool = hand, pool
        elif not self.deal(since, hand, pool):
            raise ValueError("the tiles that lie there cannot have been drawn")
        self.assign(since)

    def assign(self, since: i64) -> None:
        """What lies face down from before the seat's last look is any of the tiles left."""
        t = self.t
        for turn in range(since):
            if t.laid[turn] != NONE and not knows_tile(t, self.seat, turn):
                tile = draw(self.pool, self.rng)
                t.laid = with_item(t.laid, turn, tile)
                self.pool -= one(tile)
        t.hand = self.hand
        t.stack = self.pool

    def deal(self, turn: i64, hand: i64, pool: i64) -> bool:
        """From that turn on to the present; tells whether it can be."""
        t = self.t
        if turn > t.turn or turn == MANDATE_TURNS or not has_begun(t, turn):
            self.hand, self.pool = hand, pool
            return True
        due = TILES_DRAWN - total(hand)
        if t.step == DRAWING and turn == t.turn:
            due -= t.argument
        return self.draw(turn, due, hand, pool)

    def draw(self, turn: i64, number: i64, hand: i64, pool: i64) -> bool:
        if number == 0:
            return self.lay(turn, hand, pool)
        open_tiles = pool
        missing = self.missing(turn, hand) if number == 1 else NONE
        if missing != NONE:
            open_tiles = one(missing) if count(pool, missing) > 0 else 0
        while open_tiles != 0:
            tile = draw(open_tiles, self.rng)
            if self.draw(turn, number - 1, hand + one(tile), pool - one(tile)):
                return True
            open_tiles -= count(open_tiles, tile) * one(tile)
        return False

    def missing(self, turn: i64, hand: i64) -> i64:
        """The tile that was laid for all to see and is not in the hand, or NONE."""
        laid = self.t.laid[turn]
        if laid == NONE or count(hand, laid) > 0 or not knows_tile(self.t, self.seat, turn):
            return NONE
        return laid

    def lay(self, turn: i64, hand: i64, pool: i64) -> bool:
        t = self.t
        laid = t.laid[turn]
        if laid == NONE:
            self.hand, self.pool = hand, pool
            return True
        if knows_tile(t, self.seat, turn):
            return count(hand, laid) > 0 and self.deal(turn + 1, hand - one(laid), pool)
        hidden = hand
        while hidden != 0:
            tile = draw(hidden, self.rng)
            if self.deal(turn + 1, hand - one(tile), pool):
                t.laid = with_item(t.laid, turn, tile)
                return True
            hidden -= count(hidden, tile) * one(tile)
        return False


def has_begun(t: Table, turn: i64) -> bool:
    """Have tiles been drawn in that turn?"""
    return t.laid[turn] != NONE or (turn == t.turn and (t.step == DRAWING or t.step == LAYING))


def knows_tile(t: Table, seat: i64, turn: i64) -> bool:
    return not t.is_hidden(turn) or t.clockwise(t.first, turn) == seat
