"""Deals between two seats at any moment: gifts, and offers that are answered, withdrawn or lapse.

A title says in `Deals` what can be given and asked, and subclasses `DealingState`, which then has all
gestures of a deal; its rules only say who owns what, and when talk is over (`lapse`).

Of the things that a seat has promised in open offers none can be given away by another gesture, so an
open offer can always be kept, and nothing that two seats do in secret shows in what lies open to a
third. A decision may use them up: then the offer lapses.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kachidoki.engine.events import EVERYONE, EventKind
from kachidoki.engine.game import Game
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import SEATS, seat_name
from kachidoki.engine.state import State, lacks
from kachidoki.engine.vecs import i64, vec
from kachidoki.engine.view import OfferView
from kachidoki.engine.vocabulary import Kind

OPENLY: Final[i64] = 0
SECRETLY: Final[i64] = 1
MANNERS: Final = ["openly", "secretly"]
NOTHING: Final = "nothing"
NO_OFFER: Final = -1
# How often a seat may offer or give something to the same other one, until talk is over.
PATIENCE: Final[i64] = 6
# Seats that notation knows, ways to deal with each.
EVERY_SEAT: Final[i64] = 6
WAYS: Final[i64] = 2

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

# What can stand in the way of a gesture.
OBSTACLES: Final = ["no-deals", "no-offer", "not-owned", "enough-said", "withdraw-first"]


class Deals:
    """What can be given and asked, by words, and where the actions and events of deals stand among
    those of the title: behind all its own."""

    def __init__(
        self, first_action: int, first_event: int, things: list[str], favours: list[str]
    ) -> None:
        self.things = [NOTHING, *things]  # what is given
        self.favours = [NOTHING, *favours]  # what is asked for it
        self.first: i64 = first_action
        self.first_event: i64 = first_event
        self.gives: i64 = len(self.things)
        self.asks: i64 = len(self.favours)
        self.offer: i64 = self.first + EVERY_SEAT * WAYS * (self.gives - 1)
        self.agree: i64 = self.offer + EVERY_SEAT * WAYS * self.gives * self.asks
        self.refuse: i64 = self.agree + EVERY_SEAT
        self.withdraw: i64 = self.refuse + EVERY_SEAT

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

    # ------------------------------------------------------------- actions as numbers

    def giving(self, to: i64, manner: i64, give: i64) -> i64:
        return self.first + (to * WAYS + manner) * (self.gives - 1) + give - 1

    def offering(self, to: i64, manner: i64, terms: i64) -> i64:
        return self.offer + (to * WAYS + manner) * self.gives * self.asks + terms


class Ledger:
    """The open offers, at most one from each seat to each other; what was said; who knows of it."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.terms: vec[i64] = vec[i64]([NO_OFFER] * int(seats * seats))
        self.manner: vec[i64] = vec[i64]([0] * int(seats * seats))
        self.said: vec[i64] = vec[i64]([0] * int(seats * seats))
        # How many plies the seat was not told of.
        self.unseen: vec[i64] = vec[i64]([0] * int(seats))

    def copy(self) -> "Ledger":
        copy = Ledger(self.seats)
        copy.terms, copy.manner = self.terms[:], self.manner[:]
        copy.said, copy.unseen = self.said[:], self.unseen[:]
        return copy

    def at(self, maker: i64, to: i64) -> i64:
        return maker * self.seats + to

    def terms_of(self, maker: i64, to: i64) -> i64:
        return self.terms[maker * self.seats + to]

    def is_open(self, maker: i64, to: i64) -> bool:
        return self.terms[maker * self.seats + to] != NO_OFFER

    def is_in(self, manner: i64, maker: i64, to: i64) -> bool:
        """Is there an offer that was made in this manner?"""
        return self.is_open(maker, to) and self.manner[maker * self.seats + to] == manner

    def witnesses(self, maker: i64, to: i64) -> i64:
        """Who may know of the offer."""
        return witnesses_of(self.manner[maker * self.seats + to], maker, to)

    def write(self, maker: i64, to: i64, manner: i64, terms: i64) -> None:
        self.terms[maker * self.seats + to] = terms
        self.manner[maker * self.seats + to] = manner

    def close(self, maker: i64, to: i64) -> None:
        self.write(maker, to, OPENLY, NO_OFFER)

    def count(self, maker: i64, to: i64) -> None:
        self.said[maker * self.seats + to] += 1

    def may_speak(self, maker: i64, to: i64) -> bool:
        return self.said[maker * self.seats + to] < PATIENCE

    def hide(self, witnesses: i64) -> None:
        """A ply was told to these seats alone."""
        for seat in range(self.seats):
            if witnesses >> seat & 1 == 0:
                self.unseen[seat] += 1


def witnesses_of(manner: i64, one: i64, other: i64) -> i64:
    if manner == OPENLY:
        return EVERYONE
    return (1 << one) | (1 << other)


@mypyc_attr(allow_interpreted_subclasses=True)
class DealingState(State):
    """A state whose seats deal with each other, whoever's turn it is."""

    def __init__(self, game: Game, deals: Deals) -> None:
        super().__init__(game)
        self.deals = deals
        self.ledger = Ledger(self.seats)

    # ------------------------------------------------------------- what a title fills in

    @abstractmethod
    def may_deal(self, seat: i64, other: i64) -> bool:
        """Do these two seats deal with each other at this moment? Everybody must know it."""
        raise lacks(self, "may_deal")

    @abstractmethod
    def owns(self, seat: i64, things: list[int]) -> bool:
        """Has the seat all of these things, by their numbers in `Deals.things`, at once?"""
        raise lacks(self, "owns")

    @abstractmethod
    def grants(self, seat: i64, favour: i64, promised: list[int]) -> bool:
        """Can the seat do the favour, by its number in `Deals.favours`, and still keep its promises?"""
        raise lacks(self, "grants")

    @abstractmethod
    def hand_over(self, giver: i64, taker: i64, thing: i64) -> None:
        """The thing changes hands."""
        raise lacks(self, "hand_over")

    @abstractmethod
    def oblige(self, seat: i64, other: i64, favour: i64) -> None:
        """The seat does what the other has asked it for."""
        raise lacks(self, "oblige")

    # ------------------------------------------------------------- what may be done

    def gestures(self, seat: i64, moves: Moves) -> None:
        if seat < 0 or self.is_over():
            return
        for other in range(self.seats):
            if self.may_talk(seat, other):
                self.add_gifts(seat, other, moves)
        for other in range(self.seats):
            if self.may_talk(seat, other):
                self.add_offers(seat, other, moves)
        self.answers(seat, moves)
        for other in range(self.seats):
            if self.ledger.is_open(seat, other):
                moves.add(self.deals.withdraw + other)

    def may_talk(self, seat: i64, other: i64) -> bool:
        return other != seat and self.ledger.may_speak(seat, other) and self.may_deal(seat, other)

    def add_gifts(self, seat: i64, other: i64, moves: Moves) -> None:
        promised = self.promised(seat, seat)
        for manner in range(WAYS):
            for give in range(1, self.deals.gives):
                if self.owns(seat, [*promised, int(give)]):
                    moves.add(self.deals.giving(other, manner, give))

    def add_offers(self, seat: i64, other: i64, moves: Moves) -> None:
        """A new offer takes the place of an earlier one that was made in the same manner."""
        deals = self.deals
        promised = self.promised(seat, other)
        for manner in range(WAYS):
            for give in range(deals.gives if self.may_replace(seat, other, manner) else 0):
                if self.owns(seat, [*promised, int(give)]):
                    for ask in range(deals.asks):
                        if give + ask > 0:
                            moves.add(deals.offering(other, manner, give * deals.asks + ask))

    def may_replace(self, seat: i64, other: i64, manner: i64) -> bool:
        ledger = self.ledger
        return not ledger.is_open(seat, other) or ledger.is_in(manner, seat, other)

    def answers(self, seat: i64, moves: Moves) -> None:
        """Acceptances and refusals; the first only where the seat can do what is asked."""
        for other in range(self.seats):
            if self.ledger.is_open(other, seat) and self.can_accept(seat, other):
                moves.add(self.deals.agree + other)
        for other in range(self.seats):
            if self.ledger.is_open(other, seat):
                moves.add(self.deals.refuse + other)

    def can_accept(self, seat: i64, maker: i64) -> bool:
        """Its own counter-offer would be settled, too, and need not be kept."""
        ledger = self.ledger
        settles = ledger.is_in(ledger.manner[ledger.at(maker, seat)], seat, maker)
        promised = self.promised(seat, maker if settles else seat)
        return self.grants(seat, ledger.terms_of(maker, seat) % self.deals.asks, promised)

    def promised(self, seat: i64, except_to: i64) -> list[int]:
        """The things that the seat has offered, but for one of the others."""
        found: list[int] = []
        for other in range(self.seats):
            if other != except_to and self.ledger.is_open(seat, other):
                found.append(int(self.ledger.terms_of(seat, other) // self.deals.asks))
        return found

    def witnesses(self, seat: i64, action: i64) -> i64:
        deals = self.deals
        if action < deals.first:
            return EVERYONE
        if action < deals.offer:
            way = (action - deals.first) // (deals.gives - 1)
            return witnesses_of(way % WAYS, seat, way // WAYS)
        if action < deals.agree:
            way = (action - deals.offer) // (deals.gives * deals.asks)
            return witnesses_of(way % WAYS, seat, way // WAYS)
        other = (action - deals.agree) % EVERY_SEAT
        if action < deals.withdraw:
            return self.ledger.witnesses(other, seat)
        return self.ledger.witnesses(seat, other)

    def deal_obstacle(self, seat: i64, action: i64) -> str:
        """The word for what stands in the way of a gesture; "" for what is none."""
        deals, ledger = self.deals, self.ledger
        if action < deals.first:
            return ""
        if action >= deals.agree:
            other = (action - deals.agree) % EVERY_SEAT
            if other >= self.seats:
                return ""
            if action >= deals.withdraw:
                return "" if ledger.is_open(seat, other) else "no-offer"
            return "not-owned" if ledger.is_open(other, seat) else "no-offer"
        size = deals.gives - 1 if action < deals.offer else deals.gives * deals.asks
        way = (action - (deals.first if action < deals.offer else deals.offer)) // size
        other = way // WAYS
        if other >= self.seats or other == seat:
            return ""
        if not self.may_deal(seat, other):
            return "no-deals"
        if not ledger.may_speak(seat, other):
            return "enough-said"
        if action >= deals.offer and not self.may_replace(seat, other, way % WAYS):
            return "withdraw-first"
        return "not-owned"

    # ------------------------------------------------------------- what it does

    def deal(self, seat: i64, action: i64) -> None:
        """Carries out a gesture; the title's `perform` has counted the ply."""
        deals = self.deals
        witnesses = self.witnesses(seat, action)
        if action < deals.offer:
            offset = action - deals.first
            way = offset // (deals.gives - 1)
            self.give(seat, way // WAYS, way % WAYS, offset % (deals.gives - 1) + 1)
        elif action < deals.agree:
            offset = action - deals.offer
            way = offset // (deals.gives * deals.asks)
            self.make_offer(seat, way // WAYS, way % WAYS, offset % (deals.gives * deals.asks))
        elif action < deals.refuse:
            self.accept(seat, action - deals.agree)
        elif action < deals.withdraw:
            self.end_offer(DECLINED, action - deals.refuse, seat)
        else:
            self.end_offer(WITHDRAWN, seat, action - deals.withdraw)
        if witnesses != EVERYONE:
            self.ledger.hide(witnesses)

    def give(self, seat: i64, to: i64, manner: i64, thing: i64) -> None:
        self.ledger.count(seat, to)
        self.tell(
            self.deals.first_event + GAVE + manner, witnesses_of(manner, seat, to), seat, to, thing
        )
        self.hand_over(seat, to, thing)

    def make_offer(self, seat: i64, to: i64, manner: i64, terms: i64) -> None:
        """An offer to somebody who has made one in the same manner is a counter-offer; both stay open,
        so there is a way back to the first."""
        ledger = self.ledger
        ledger.count(seat, to)
        ledger.write(seat, to, manner, terms)
        kind = COUNTERED if ledger.is_in(manner, to, seat) else OFFERED
        self.tell_offer(kind + manner, seat, to)

    def accept(self, seat: i64, maker: i64) -> None:
        """The exchange, all at once; it settles what the two said to each other in this manner."""
        ledger = self.ledger
        terms, manner = ledger.terms_of(maker, seat), ledger.manner[ledger.at(maker, seat)]
        self.tell_offer(ACCEPTED, maker, seat)
        ledger.close(maker, seat)
        if ledger.is_in(manner, seat, maker):
            ledger.close(seat, maker)
        if terms // self.deals.asks > 0:
            self.hand_over(maker, seat, terms // self.deals.asks)
        if terms % self.deals.asks > 0:
            self.oblige(seat, maker, terms % self.deals.asks)

    def end_offer(self, kind: i64, maker: i64, to: i64) -> None:
        self.tell_offer(kind, maker, to)
        self.ledger.close(maker, to)

    def tell_offer(self, kind: i64, maker: i64, to: i64) -> None:
        terms = self.ledger.terms_of(maker, to)
        give, ask = terms // self.deals.asks, terms % self.deals.asks
        audience = self.ledger.witnesses(maker, to)
        self.tell(self.deals.first_event + kind, audience, maker, to, give, ask)

    def lapse(self) -> None:
        """Talk is over for now: all open offers lapse, and everybody may speak anew.

        No undo goes behind that, whether or not there were any: nobody must learn it that way.
        """
        self.revelations += 1
        for maker in range(self.seats):
            for to in range(self.seats):
                self.ledger.said[self.ledger.at(maker, to)] = 0
                if self.ledger.is_open(maker, to):
                    self.end_offer(LAPSED, maker, to)

    def lapse_unpayable(self, seat: i64) -> None:
        """After a decision of the seat: offers that it can no longer keep lapse.

        Where others cannot know what the seat owns, they learn something by that, even if none lapses:
        then the rules count a revelation.
        """
        kept: list[int] = []
        for to in range(self.seats):
            if self.ledger.is_open(seat, to):
                give = int(self.ledger.terms_of(seat, to) // self.deals.asks)
                if self.owns(seat, [*kept, give]):
                    kept.append(give)
                else:
                    self.end_offer(LAPSED, seat, to)

    # ------------------------------------------------------------- copies and knowledge

    def copy_deals_into(self, copy: "DealingState") -> None:
        copy.ledger = self.ledger.copy()

    def forget_deals(self, seat: i64) -> None:
        """The seat knows of no offer but those that it was told of, and of no ply but those."""
        ledger = self.ledger
        self.plies -= ledger.unseen[seat]
        for maker in range(self.seats):
            ledger.unseen[maker] = 0
            for to in range(self.seats):
                if seat != maker and seat != to:
                    ledger.said[ledger.at(maker, to)] = 0
                if ledger.is_open(maker, to) and ledger.witnesses(maker, to) >> seat & 1 == 0:
                    ledger.close(maker, to)

    def offers_known_to(self, seat: int | None) -> list[OfferView]:
        """The open offers, for the view of a seat, or of everybody."""
        found: list[OfferView] = []
        for maker in range(self.seats):
            for to in range(self.seats):
                if self.ledger.is_open(maker, to):
                    witnesses = int(self.ledger.witnesses(maker, to))
                    if witnesses < 0 or (seat is not None and witnesses >> seat & 1 == 1):
                        found.append(self.offer_view(maker, to))
        return found

    def offer_view(self, maker: i64, to: i64) -> OfferView:
        terms = self.ledger.terms_of(maker, to)
        return OfferView(
            seat_name(maker),
            seat_name(to),
            MANNERS[self.ledger.manner[self.ledger.at(maker, to)]],
            self.deals.things[terms // self.deals.asks],
            self.deals.favours[terms % self.deals.asks],
        )
