"""Sets as bit masks: a hand, a deck that is drawn from on demand, the cards a seat has not seen."""

from typing import Final

from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64, vec

# For counting bits in parallel. Members go from 0 to 60, so that no constant needs a boxed integer.
ODD_BITS: Final[i64] = 0x1555555555555555
PAIRS: Final[i64] = 0x3333333333333333
NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F


def size(bag: i64) -> i64:
    """How many members the bag has."""
    bag -= (bag >> 1) & ODD_BITS
    bag = (bag & PAIRS) + ((bag >> 2) & PAIRS)
    bag = (bag + (bag >> 4)) & NIBBLES
    bag += bag >> 8
    bag += bag >> 16
    bag += bag >> 32
    return bag & 127


def first(bag: i64) -> i64:
    """The lowest member of a bag that is not empty."""
    return size((bag & -bag) - 1)


def nth(bag: i64, index: i64) -> i64:
    """The member that has `index` members below it."""
    return first(nth_alone(bag, index))


def nth_alone(bag: i64, index: i64) -> i64:
    """The bag with that member only (compiled, `1 << member` would have no more than 32 bits)."""
    for _ in range(index):
        bag &= bag - 1
    return bag & -bag


def add_members(moves: Moves, kind: i64, bag: i64) -> None:
    """One action for each member: the kind's first number plus the member."""
    while bag != 0:
        if bag & 1:
            moves.add(kind)
        bag >>= 1
        kind += 1


def draw(bag: i64, rng: Rng) -> i64:
    """A member taken at random (the bag itself is a number and stays as it was)."""
    return nth(bag, rng.below(size(bag)))


def some(bag: i64, count: i64, rng: Rng) -> i64:
    """A random sub-bag with `count` members."""
    chosen: i64 = 0
    for _ in range(count):
        left = bag & ~chosen
        chosen |= nth_alone(left, rng.below(size(left)))
    return chosen


class Deal:
    """Deals unseen cards to holders, each with a size and a mask of what it may hold.

    Every deal that it makes fits all masks and sizes, provided that some deal does.
    """

    def __init__(self) -> None:
        self.holders: i64 = 0
        self.need: vec[i64] = vec[i64]([0] * 8)
        self.may: vec[i64] = vec[i64]([0] * 8)
        self.got: vec[i64] = vec[i64]([0] * 8)

    def add(self, need: i64, may: i64) -> i64:
        """Adds a holder of `need` cards out of the mask `may`; returns its index."""
        holder = self.holders
        self.need[holder] = need
        self.may[holder] = may
        self.got[holder] = 0
        self.holders = holder + 1
        return holder

    def run(self, cards: i64, rng: Rng) -> None:
        """Deals all `cards`; the sizes must add up to their number."""
        barred = self.barred(cards)
        while cards != 0:
            card: i64 = cards & -cards
            cards &= cards - 1
            refused: i64 = 0
            while True:
                holder = self.pick(card, refused, rng)
                self.need[holder] -= 1
                if self.fits(cards, barred):
                    break
                self.need[holder] += 1
                refused |= 1 << holder
            self.got[holder] |= card

    def pick(self, card: i64, refused: i64, rng: Rng) -> i64:
        """A holder for the card, the likelier the more cards it still needs."""
        room: i64 = 0
        for holder in range(self.holders):
            if self.may[holder] & card and not (refused >> holder) & 1:
                room += self.need[holder]
        ticket = rng.below(room)
        for holder in range(self.holders):
            if self.may[holder] & card and not (refused >> holder) & 1:
                ticket -= self.need[holder]
                if ticket < 0:
                    return holder
        raise ValueError("no deal fits what is known")

    def barred(self, cards: i64) -> i64:
        """The holders that need cards and may not hold every one of them."""
        found: i64 = 0
        for holder in range(self.holders):
            if self.need[holder] > 0 and cards & ~self.may[holder]:
                found |= 1 << holder
        return found

    def fits(self, cards: i64, barred: i64) -> bool:
        """Hall's condition: no group of barred holders needs more cards than there are for it."""
        group = barred
        while group != 0:
            need: i64 = 0
            may: i64 = 0
            for holder in range(self.holders):
                if (group >> holder) & 1:
                    need += self.need[holder]
                    may |= self.may[holder]
            if need > size(cards & may):
                return False
            group = (group - 1) & barred
        return True
