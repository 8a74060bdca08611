"""The words of deals: what can be given and asked, and its actions and events as numbers."""

from collections.abc import Sequence
from typing import Final

from kachidoki.engine.deals.ledger import MANNERS, OPENLY
from kachidoki.engine.events import EventKind
from kachidoki.engine.moves import Rows
from kachidoki.engine.seats import SEATS
from kachidoki.engine.vecs import i64
from kachidoki.engine.vocabulary import Kind

NOTHING: Final = "nothing"
# Seats that notation knows, ways to deal with each.
EVERY_SEAT: Final[i64] = 6
WAYS: Final[i64] = 2

# Gestures, in the order of their actions.
GIFT: Final[i64] = 0
OFFER: Final[i64] = 1
AGREE: Final[i64] = 2
REFUSE: Final[i64] = 3
WITHDRAW: Final[i64] = 4

# Events, from the title's first one of a deal on. Those told of a secret follow the open ones.
GAVE: Final = 0
OFFERED: Final = 2
COUNTERED: Final = 4
ACCEPTED: Final = 6
DECLINED: Final = 7
WITHDRAWN: Final = 8
LAPSED: Final = 9
DEAL_EVENTS: Final = 10
LAPSED_KIND: Final = "deal-lapsed"


class Gesture:
    """What is done to which other seat; a gift and an offer say in which manner, and on which terms."""

    def __init__(self, verb: i64, other: i64, manner: i64, terms: i64) -> None:
        self.verb = verb
        self.other = other
        self.manner = manner
        self.terms = terms


class Deals:
    """What can be given and asked, by words, and where the actions and events of deals stand among
    those of the title: behind all its own.

    What lies open to all, as `shown` names it, changes hands openly.
    """

    def __init__(
        self,
        first_action: int,
        first_event: int,
        things: list[str],
        favours: list[str],
        shown: Sequence[str] = (),
    ) -> None:
        self.things = [NOTHING, *things]  # what is given
        self.favours = [NOTHING, *favours]  # what is asked for it
        self.hides_thing = [word not in shown for word in self.things]
        self.hides_favour = [word not in shown for word in self.favours]
        self.hidden_favours = Rows()
        for number, is_hidden in enumerate(self.hides_favour):
            if is_hidden:
                self.hidden_favours.add(number, number + 1)
        self.first: i64 = first_action
        self.first_event: i64 = first_event
        self.gives: i64 = len(self.things)
        self.asks: i64 = len(self.favours)
        self.offer: i64 = self.first + EVERY_SEAT * WAYS * (self.gives - 1)
        self.agree: i64 = self.offer + EVERY_SEAT * WAYS * self.gives * self.asks
        self.refuse: i64 = self.agree + EVERY_SEAT
        self.withdraw: i64 = self.refuse + EVERY_SEAT
        self.end: i64 = self.withdraw + EVERY_SEAT

    def kinds(self) -> list[Kind]:
        """What the title's vocabulary ends with."""
        gift = {"to": SEATS, "manner": MANNERS, "give": self.things[1:]}
        offer = {"to": SEATS, "manner": MANNERS, "give": self.things, "ask": self.favours}
        return [
            Kind(int(self.first), "gift", gift, gesture=True),
            Kind(int(self.offer), "offer", offer, gesture=True),
            Kind(int(self.agree), "agree", {"from": SEATS}, gesture=True),
            Kind(int(self.refuse), "refuse", {"from": SEATS}, gesture=True),
            Kind(int(self.withdraw), "withdraw", {"to": SEATS}, gesture=True),
        ]

    def events(self) -> list[EventKind]:
        """What the title's chronicle ends with."""
        first = int(self.first_event)
        gift = {"seat": SEATS, "to": SEATS, "give": self.things}
        offer = {**gift, "ask": self.favours}
        return [
            EventKind(first + GAVE, "deal-gave", gift),
            EventKind(first + GAVE + 1, "deal-gave-secretly", gift),
            EventKind(first + OFFERED, "deal-offered", offer),
            EventKind(first + OFFERED + 1, "deal-offered-secretly", offer),
            EventKind(first + COUNTERED, "deal-countered", offer),
            EventKind(first + COUNTERED + 1, "deal-countered-secretly", offer),
            EventKind(first + ACCEPTED, "deal-accepted", offer),
            EventKind(first + DECLINED, "deal-declined", offer),
            EventKind(first + WITHDRAWN, "deal-withdrawn", offer),
            EventKind(first + LAPSED, LAPSED_KIND, offer),
        ]

    # ------------------------------------------------------------- gestures as numbers

    def giving(self, to: i64, manner: i64, give: i64) -> i64:
        return self.first + (to * WAYS + manner) * (self.gives - 1) + give - 1

    def offering(self, to: i64, manner: i64, terms: i64) -> i64:
        return self.offer + (to * WAYS + manner) * self.gives * self.asks + terms

    def read(self, action: i64) -> Gesture:
        """The gesture of this number."""
        if action >= self.agree:
            place = action - self.agree
            return Gesture(AGREE + place // EVERY_SEAT, place % EVERY_SEAT, OPENLY, 0)
        if action >= self.offer:
            way, terms = divided(action - self.offer, self.gives * self.asks)
            return Gesture(OFFER, way // WAYS, way % WAYS, terms)
        way, thing = divided(action - self.first, self.gives - 1)
        return Gesture(GIFT, way // WAYS, way % WAYS, self.terms(thing + 1, 0))

    def add_gifts(self, to: i64, manner: i64, things: list[int], rows: Rows) -> None:
        """All of these things, where they can be given in this manner."""
        for give in things:
            if give > 0 and (manner == OPENLY or self.hides_thing[give]):
                action = self.giving(to, manner, give)
                rows.add(action, action + 1)

    def add_offers(self, to: i64, manner: i64, things: list[int], rows: Rows) -> None:
        """Each of these things for whatever can be asked in this manner."""
        for give in things:
            first = self.offering(to, manner, self.terms(give, 0))
            if manner == OPENLY:
                self.add_asks(first, give, 0, self.asks, rows)
            elif self.hides_thing[give]:
                bounds = self.hidden_favours.bounds
                for row in range(0, len(bounds), 2):
                    self.add_asks(first, give, bounds[row], bounds[row + 1], rows)

    def add_asks(self, first: i64, give: i64, ask: i64, end: i64, rows: Rows) -> None:
        """From one favour to another; nothing is not offered for nothing."""
        if give == 0 and ask == 0:
            ask = 1
        if ask < end:
            rows.add(first + ask, first + end)

    # ------------------------------------------------------------- terms: what is given for what

    def terms(self, give: i64, ask: i64) -> i64:
        return give * self.asks + ask

    def given(self, terms: i64) -> i64:
        return terms // self.asks

    def asked(self, terms: i64) -> i64:
        return terms % self.asks

    def may_hide(self, terms: i64) -> bool:
        """Can nobody else see what these terms change?"""
        return self.hides_thing[self.given(terms)] and self.hides_favour[self.asked(terms)]


def divided(number: i64, size: i64) -> tuple[i64, i64]:
    return number // size, number % size
