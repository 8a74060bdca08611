"""What seats have offered each other: the open offers, and who knows of them."""

from typing import Final

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.vecs import i64, vec

OPENLY: Final[i64] = 0
MANNERS: Final = ["openly", "secretly"]
NO_OFFER: Final = -1
# How often a seat may offer or give something to the same other one, until talk is over.
PATIENCE: Final[i64] = 6


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
        self.terms[self.at(maker, to)] = terms
        self.manner[self.at(maker, to)] = manner

    def close(self, maker: i64, to: i64) -> None:
        self.write(maker, to, OPENLY, NO_OFFER)

    def count(self, maker: i64, to: i64) -> None:
        self.said[self.at(maker, to)] += 1

    def may_speak(self, maker: i64, to: i64) -> bool:
        return self.said[self.at(maker, to)] < PATIENCE

    def hide(self, witnesses: i64) -> None:
        """A ply was told to these seats alone."""
        for seat in range(self.seats):
            if witnesses >> seat & 1 == 0:
                self.unseen[seat] += 1


def witnesses_of(manner: i64, one: i64, other: i64) -> i64:
    if manner == OPENLY:
        return EVERYONE
    return (1 << one) | (1 << other)
