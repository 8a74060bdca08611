"""What seats have offered each other: the open offers, and who knows of them."""

from typing import Final

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64, vec

OPENLY: Final[i64] = 0
MANNERS: Final = ["openly", "secretly"]
NO_OFFER: Final = -1
# How often a seat may offer or give something to the same other one, until talk is over.
PATIENCE: Final[i64] = 6


class Ledger:
    """The open offers, at most one from each seat to each other; what was said; who knows of it."""

    def __init__(
        self, seats: i64, terms: vec[i64], manner: vec[i64], said: vec[i64], unseen: vec[i64]
    ) -> None:
        self.seats = seats
        self.terms = terms
        self.manner = manner
        self.said = said
        self.unseen = unseen  # how many plies the seat was not told of

    def copy(self) -> "Ledger":
        """Another ledger that shares the arrays."""
        return Ledger(self.seats, self.terms, self.manner, self.said, self.unseen)

    def at(self, maker: i64, to: i64) -> i64:
        return maker * self.seats + to

    def terms_of(self, maker: i64, to: i64) -> i64:
        return self.terms[self.at(maker, to)]

    def is_open(self, maker: i64, to: i64) -> bool:
        return self.terms[self.at(maker, to)] != NO_OFFER

    def is_in(self, manner: i64, maker: i64, to: i64) -> bool:
        """Is there an offer that was made in this manner?"""
        return self.is_open(maker, to) and self.manner[self.at(maker, to)] == manner

    def is_empty(self) -> bool:
        """Is no offer open at all?"""
        for place in range(len(self.terms)):
            if self.terms[place] != NO_OFFER:
                return False
        return True

    def witnesses(self, maker: i64, to: i64) -> i64:
        """Who may know of the offer."""
        return witnesses_of(self.manner[self.at(maker, to)], maker, to)

    def write(self, maker: i64, to: i64, manner: i64, terms: i64) -> None:
        self.terms = with_item(self.terms, self.at(maker, to), terms)
        self.manner = with_item(self.manner, self.at(maker, to), manner)

    def close(self, maker: i64, to: i64) -> None:
        self.write(maker, to, OPENLY, NO_OFFER)

    def count(self, maker: i64, to: i64) -> None:
        self.set_said(maker, to, self.said[self.at(maker, to)] + 1)

    def set_said(self, maker: i64, to: i64, often: i64) -> None:
        if self.said[self.at(maker, to)] != often:
            self.said = with_item(self.said, self.at(maker, to), often)

    def may_speak(self, maker: i64, to: i64) -> bool:
        return self.said[self.at(maker, to)] < PATIENCE

    def hide(self, witnesses: i64) -> None:
        """A ply was told to these seats alone."""
        for seat in range(self.seats):
            if witnesses >> seat & 1 == 0:
                self.set_unseen(seat, self.unseen[seat] + 1)

    def set_unseen(self, seat: i64, plies: i64) -> None:
        if self.unseen[seat] != plies:
            self.unseen = with_item(self.unseen, seat, plies)


def blank_ledger(seats: i64) -> Ledger:
    pairs = int(seats * seats)
    return Ledger(
        seats,
        vec[i64]([NO_OFFER] * pairs),
        vec[i64]([0] * pairs),
        vec[i64]([0] * pairs),
        vec[i64]([0] * int(seats)),
    )


def witnesses_of(manner: i64, one: i64, other: i64) -> i64:
    if manner == OPENLY:
        return EVERYONE
    return (1 << one) | (1 << other)
