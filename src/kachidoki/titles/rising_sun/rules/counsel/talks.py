"""What to offer others: a few deals that may be good for both, at tea and between mandate turns."""

from typing import Final

from kachidoki.engine.deals.ledger import OPENLY
from kachidoki.engine.deals.words import AGREE, OFFER, REFUSE
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import BETRAY
from kachidoki.titles.rising_sun.rules.counsel.word import betrothed, credit
from kachidoki.titles.rising_sun.rules.deals import dealing
from kachidoki.titles.rising_sun.rules.deals.terms import (
    ALLY,
    FIRST_PROMISE,
    RISING_SUN_DEALS,
    SHUN,
    is_promise,
)
from kachidoki.titles.rising_sun.rules.state import NONE, PROPOSING, Table

# Nobody asks for more coins for a promise, or gives more.
HIGHEST_PRICE: Final[i64] = 3
# The words for why.
REASONS: Final = ["ally", "loyal", "fair", "liar", "leader", "dear"]


class Talks:
    """Offers of one seat to the others to whom it has not spoken lately."""

    def __init__(self, t: Table, seat: i64) -> None:
        self.t = t
        self.seat = seat
        self.offers: list[int] = []
        for other in range(t.seats):
            if t.may_talk(seat, other) and self.is_news(other):
                if t.step == PROPOSING:
                    self.seek_alliance(other)
                else:
                    self.sell_loyalty(other)

    def is_news(self, other: i64) -> bool:
        """Has the seat said nothing to the other yet, and the other nothing that is open?"""
        ledger = self.t.ledger
        said = ledger.said[ledger.at(self.seat, other)]
        return said == 0 and not ledger.is_open(other, self.seat)

    def seek_alliance(self, other: i64) -> None:
        """One at a time: nobody can keep its word to two."""
        t = self.t
        if FIRST_PROMISE + ALLY in t.promised(self.seat, self.seat):
            return
        for seat in (self.seat, other):
            if t.is_allied(seat) or betrothed(t, seat) != NONE:
                return
        for coins in range(HIGHEST_PRICE + 1):
            self.offer(other, FIRST_PROMISE + ALLY, coins)
            self.offer(other, coins, FIRST_PROMISE + ALLY)

    def sell_loyalty(self, other: i64) -> None:
        """No betrayal, for coins."""
        for coins in range(1, HIGHEST_PRICE + 1):
            self.offer(other, FIRST_PROMISE + SHUN + BETRAY, coins)

    def offer(self, other: i64, give: i64, ask: i64) -> None:
        if dealing.owns(self.t, self.seat, [*self.t.promised(self.seat, other), int(give)]):
            terms = RISING_SUN_DEALS.terms(give, ask)
            self.offers.append(int(RISING_SUN_DEALS.offering(other, OPENLY, terms)))


# ----------------------------------------------------------------- why


def reason_for(t: Table, seat: i64, action: i64) -> str:
    """A word for why a bot makes this gesture."""
    if action < RISING_SUN_DEALS.first:
        return ""
    gesture = RISING_SUN_DEALS.read(action)
    if gesture.verb == OFFER:
        return "ally" if t.step == PROPOSING else "loyal"
    if gesture.verb == AGREE:
        return "fair"
    return reason_to_refuse(t, seat, gesture.other) if gesture.verb == REFUSE else ""


def reason_to_refuse(t: Table, seat: i64, maker: i64) -> str:
    if (
        is_promise(RISING_SUN_DEALS.given(t.ledger.terms_of(maker, seat)))
        and credit(t, maker) < 1.0
    ):
        return "liar"
    for other in range(t.seats):
        if other != maker and t.points[other] >= t.points[maker]:
            return "dear"
    return "leader"
