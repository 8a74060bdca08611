"""The state of a title whose seats deal with each other."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kachidoki.engine.deals.ledger import MANNERS, OPENLY, blank_ledger, witnesses_of
from kachidoki.engine.deals.words import (
    ACCEPTED,
    AGREE,
    COUNTERED,
    DECLINED,
    GAVE,
    GIFT,
    LAPSED,
    OFFER,
    OFFERED,
    REFUSE,
    WAYS,
    WITHDRAW,
    WITHDRAWN,
    Deals,
    Gesture,
)
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.game import Game
from kachidoki.engine.moves import Moves, Rows
from kachidoki.engine.seats import seat_name
from kachidoki.engine.state import State, lacks
from kachidoki.engine.vecs import i64
from kachidoki.engine.view import OfferView

# Nothing stands in the way of a gesture; it makes no sense to anybody; and the words for all else, to
# which a title may add its own.
NONE: Final = ""
SENSELESS: Final = "senseless"
NO_DEALS: Final = "no-deals"
NOT_OWNED: Final = "not-owned"
OBSTACLES: Final = [
    NO_DEALS,
    NOT_OWNED,
    "no-offer",
    "nothing-for-nothing",
    "enough-said",
    "seen-by-all",
    "withdraw-first",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class DealingState(State):
    """A state whose seats deal with each other, whoever's turn it is."""

    def __init__(self, game: Game, deals: Deals) -> None:
        super().__init__(game)
        self.deals = deals

    def open_ledger(self) -> None:
        """Nobody has offered anything yet; a title calls it where it lays out its table."""
        self.ledger = blank_ledger(self.seats)

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
    def hand_over(self, giver: i64, taker: i64, thing: i64, manner: i64) -> None:
        """The thing changes hands, in that manner."""
        raise lacks(self, "hand_over")

    @abstractmethod
    def oblige(self, seat: i64, other: i64, favour: i64, manner: i64) -> None:
        """The seat does what the other has asked it for."""
        raise lacks(self, "oblige")

    def why_no_deals(self, seat: i64, other: i64) -> str:
        """The word for why these two do not deal with each other at this moment."""
        return NO_DEALS

    def why_not_owned(self, seat: i64, thing: i64) -> str:
        """The word for why the seat cannot give the thing."""
        return NOT_OWNED

    def why_not_granted(self, seat: i64, favour: i64) -> str:
        """The word for why the seat cannot do the favour."""
        return NOT_OWNED

    def own_gestures(self, seat: i64, moves: Moves) -> None:
        """Add what the seat may do out of its turn beside dealing."""

    # ------------------------------------------------------------- what may be done

    def gestures(self, seat: i64, moves: Moves) -> None:
        moves.add_rows(self.rows_of_gestures(seat))

    def rows_of_gestures(self, seat: i64) -> Rows:
        rows, own, answers = Rows(), Moves(), Moves()
        self.own_gestures(seat, own)
        rows.add_moves(own)
        if seat < 0 or self.is_over():
            return rows
        owned = self.things_of(seat, self.promised(seat, seat))
        for other in range(self.seats):
            if self.may_talk(seat, other):
                for manner in range(WAYS):
                    self.deals.add_gifts(other, manner, owned, rows)
        for other in range(self.seats):
            if self.may_talk(seat, other):
                self.add_offers(seat, other, owned, rows)
        self.answers(seat, answers)
        for other in range(self.seats):
            if self.ledger.is_open(seat, other):
                answers.add(self.deals.withdraw + other)
        rows.add_moves(answers)
        return rows

    def is_gesture(self, seat: int, action: int) -> bool:
        """Offers are thousands: this one is looked at, the others are not listed."""
        if seat >= 0 and self.deals.first <= action < self.deals.end:
            return not self.is_over() and self.hindrance(seat, self.deals.read(action)) == NONE
        moves = Moves()
        self.own_gestures(seat, moves)
        return moves.has(action)

    def has_gesture(self, seat: i64) -> bool:
        """Whom one may talk to, one may ask for something."""
        moves = Moves()
        self.own_gestures(seat, moves)
        if moves.count > 0 or self.is_over():
            return moves.count > 0
        for other in range(self.seats):
            is_open = self.ledger.is_open(seat, other) or self.ledger.is_open(other, seat)
            if is_open or self.may_talk(seat, other):
                return True
        return False

    def may_talk(self, seat: i64, other: i64) -> bool:
        return other != seat and self.ledger.may_speak(seat, other) and self.may_deal(seat, other)

    def add_offers(self, seat: i64, other: i64, owned: list[int], rows: Rows) -> None:
        """A new offer takes the place of an earlier one that was made in the same manner, of which the
        things are free for it."""
        if self.ledger.is_open(seat, other):
            owned = self.things_of(seat, self.promised(seat, other))
        for manner in range(WAYS):
            if self.may_replace(seat, other, manner):
                self.deals.add_offers(other, manner, owned, rows)

    def things_of(self, seat: i64, promised: list[int]) -> list[int]:
        """What the seat has beside all that it has promised; nothing at all is something, too."""
        return [give for give in range(self.deals.gives) if self.owns(seat, [*promised, int(give)])]

    def may_replace(self, seat: i64, other: i64, manner: i64) -> bool:
        ledger = self.ledger
        return not ledger.is_open(seat, other) or ledger.is_in(manner, seat, other)

    def answers(self, seat: i64, moves: Moves) -> None:
        """Acceptances and refusals; the first only where the seat can do what is asked."""
        if seat < 0:
            return
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
        favour = self.deals.asked(ledger.terms_of(maker, seat))
        return self.grants(seat, favour, promised)

    def promised(self, seat: i64, except_to: i64) -> list[int]:
        """The things that the seat has offered, but for one of the others."""
        found: list[int] = []
        for other in range(self.seats):
            if other != except_to and self.ledger.is_open(seat, other):
                found.append(int(self.deals.given(self.ledger.terms_of(seat, other))))
        return found

    def witnesses(self, seat: i64, action: i64) -> i64:
        if action < self.deals.first:
            return EVERYONE
        return self.witnesses_of_gesture(seat, self.deals.read(action))

    def witnesses_of_gesture(self, seat: i64, gesture: Gesture) -> i64:
        if gesture.verb < AGREE:
            return witnesses_of(gesture.manner, seat, gesture.other)
        if gesture.verb == WITHDRAW:
            return self.ledger.witnesses(seat, gesture.other)
        return self.ledger.witnesses(gesture.other, seat)

    def plies_known_to(self, seat: int) -> int:
        return self.plies - self.ledger.unseen[seat]

    def deal_obstacle(self, seat: i64, action: i64) -> str:
        """The word for what stands in the way of a gesture; "" for what is none."""
        if seat < 0 or action < self.deals.first:
            return ""
        found = self.hindrance(seat, self.deals.read(action))
        return "" if found == SENSELESS else found

    def hindrance(self, seat: i64, gesture: Gesture) -> str:
        """The first thing that stands in the way of the gesture, or NONE."""
        other = gesture.other
        if other >= self.seats:
            return SENSELESS
        if gesture.verb >= AGREE:
            return self.hindrance_of_answer(seat, gesture)
        if other == seat:
            return SENSELESS
        if gesture.terms == 0:
            return "nothing-for-nothing"
        if not self.may_deal(seat, other):
            return self.why_no_deals(seat, other)
        if not self.ledger.may_speak(seat, other):
            return "enough-said"
        if gesture.manner != OPENLY and not self.deals.may_hide(gesture.terms):
            return "seen-by-all"
        if gesture.verb == OFFER and not self.may_replace(seat, other, gesture.manner):
            return "withdraw-first"
        thing = self.deals.given(gesture.terms)
        kept = self.promised(seat, other if gesture.verb == OFFER else seat)
        is_owned = self.owns(seat, [*kept, int(thing)])
        return NONE if is_owned else self.why_not_owned(seat, thing)

    def hindrance_of_answer(self, seat: i64, gesture: Gesture) -> str:
        maker, to = gesture.other, seat
        if gesture.verb == WITHDRAW:
            maker, to = seat, gesture.other
        if not self.ledger.is_open(maker, to):
            return "no-offer"
        if gesture.verb == AGREE and not self.can_accept(seat, maker):
            favour = self.deals.asked(self.ledger.terms_of(maker, seat))
            return self.why_not_granted(seat, favour)
        return NONE

    # ------------------------------------------------------------- what it does

    def deal(self, seat: i64, action: i64) -> None:
        """Carries out a gesture; the title's `perform` has counted the ply."""
        gesture = self.deals.read(action)
        other = gesture.other
        witnesses = self.witnesses_of_gesture(seat, gesture)
        if gesture.verb == GIFT:
            self.give(seat, other, gesture.manner, self.deals.given(gesture.terms))
        elif gesture.verb == OFFER:
            self.make_offer(seat, other, gesture.manner, gesture.terms)
        elif gesture.verb == AGREE:
            self.accept(seat, other)
        elif gesture.verb == REFUSE:
            self.end_offer(DECLINED, other, seat)
        else:
            self.end_offer(WITHDRAWN, seat, other)
        if witnesses != EVERYONE:
            self.ledger.hide(witnesses)

    def give(self, seat: i64, to: i64, manner: i64, thing: i64) -> None:
        self.ledger.count(seat, to)
        self.tell(
            self.deals.first_event + GAVE + manner, witnesses_of(manner, seat, to), seat, to, thing
        )
        self.hand_over(seat, to, thing, manner)

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
        thing, favour = self.deals.given(terms), self.deals.asked(terms)
        if thing > 0:
            self.hand_over(maker, seat, thing, manner)
        if favour > 0:
            self.oblige(seat, maker, favour, manner)

    def end_offer(self, kind: i64, maker: i64, to: i64) -> None:
        self.tell_offer(kind, maker, to)
        self.ledger.close(maker, to)

    def tell_offer(self, kind: i64, maker: i64, to: i64) -> None:
        terms = self.ledger.terms_of(maker, to)
        give, ask = self.deals.given(terms), self.deals.asked(terms)
        audience = self.ledger.witnesses(maker, to)
        self.tell(self.deals.first_event + kind, audience, maker, to, give, ask)

    def lapse(self) -> None:
        """Talk is over for now: all open offers lapse, and everybody may speak anew.

        No undo goes behind that, whether or not there were any: nobody must learn it that way.
        """
        self.revelations += 1
        for maker in range(self.seats):
            for to in range(self.seats):
                self.ledger.set_said(maker, to, 0)
                if self.ledger.is_open(maker, to):
                    self.end_offer(LAPSED, maker, to)

    def lapse_all_unpayable(self) -> None:
        """After a decision that anybody may have paid for."""
        if not self.ledger.is_empty():
            for seat in range(self.seats):
                self.lapse_unpayable(seat)

    def lapse_unpayable(self, seat: i64) -> None:
        """After a decision of the seat: offers that it can no longer keep lapse.

        Where others cannot know what the seat owns, they learn something by that, even if none lapses:
        then the rules count a revelation.
        """
        kept: list[int] = []
        for to in range(self.seats):
            if self.ledger.is_open(seat, to):
                give = int(self.deals.given(self.ledger.terms_of(seat, to)))
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
            ledger.set_unseen(maker, 0)
            for to in range(self.seats):
                if seat != maker and seat != to:
                    ledger.set_said(maker, to, 0)
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
            self.deals.things[self.deals.given(terms)],
            self.deals.favours[self.deals.asked(terms)],
        )
