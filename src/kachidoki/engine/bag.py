"""Sets as bit masks: a hand, a deck that is drawn from on demand, the cards a seat has not seen."""

from typing import Final

from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64, vec

# For counting bits in parallel. Members go from 0 to 60, so that no constant needs a boxed integer.
ODD_BITS: Final[i64] = 0x1555555555555555
PAIRS: Final[i64] = 0x3333333333333333
MOST_HOLDERS: Final = 16
MOST_ATTEMPTS: Final = 100_000
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


def only(member: i64) -> i64:
    """The bag with this one member."""
    return shifted(1, member)


def shifted(number: i64, places: i64) -> i64:
    """Compiled, a literal 1 that is shifted has no more than 32 bits; an argument has 64."""
    return number << places


def has(bag: i64, member: i64) -> bool:
    return (bag >> member) & 1 == 1


def members(bag: i64) -> list[int]:
    found: list[int] = []
    member: i64 = 0
    while bag != 0:
        if bag & 1:
            found.append(member)
        bag >>= 1
        member += 1
    return found


def doubled(bags: list[i64]) -> i64:
    """What is a member of more than one of them."""
    once: i64 = 0
    twice: i64 = 0
    for bag in bags:
        twice |= once & bag
        once |= bag
    return twice


def first(bag: i64) -> i64:
    """The lowest member of a bag that is not empty."""
    return size((bag & -bag) - 1)


def nth(bag: i64, index: i64) -> i64:
    """The member that has `index` members below it."""
    return first(nth_alone(bag, index))


def nth_alone(bag: i64, index: i64) -> i64:
    """The bag with that member only."""
    for _below in range(index):
        bag &= bag - 1
    return bag & -bag


def words_in(bag: i64, words: list[str]) -> list[str]:
    """The names of all members."""
    found: list[str] = []
    member: i64 = 0
    while bag != 0:
        if bag & 1:
            found.append(words[member])
        bag >>= 1
        member += 1
    return found


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
    for _member in range(count):
        left = bag & ~chosen
        chosen |= nth_alone(left, rng.below(size(left)))
    return chosen


class Deal:
    """Deals unseen cards to holders, each with a size and a mask of what it may hold.

    Every deal that fits all sizes and masks is equally likely; some deal must.
    """

    def __init__(self) -> None:
        self.holders: i64 = 0
        self.need: vec[i64] = vec[i64]([0] * MOST_HOLDERS)
        self.may: vec[i64] = vec[i64]([0] * MOST_HOLDERS)
        self.forced: vec[i64] = vec[i64]([0] * MOST_HOLDERS)
        self.got: vec[i64] = vec[i64]([0] * MOST_HOLDERS)
        self.order: vec[i64] = vec[i64]([0] * MOST_HOLDERS)

    def add(self, need: i64, may: i64) -> i64:
        """Adds a holder of `need` cards out of the mask `may`; returns its index."""
        holder = self.holders
        self.need[holder] = need
        self.may[holder] = may
        self.holders = holder + 1
        return holder

    def run(self, cards: i64, rng: Rng) -> None:
        """Deals all `cards`; the sizes must add up to their number."""
        left = self.give_forced(cards)
        self.sort(left)
        for _ in range(MOST_ATTEMPTS):
            if self.attempt(left, rng):
                return
        raise ValueError("no deal fits what is known")

    def give_forced(self, cards: i64) -> i64:
        """Cards that only one holder may have go there; returns the others."""
        left = cards
        for holder in range(self.holders):
            others: i64 = 0
            for other in range(self.holders):
                if other != holder and self.need[other] > 0:
                    others |= self.may[other]
            self.forced[holder] = cards & self.may[holder] & ~others
            left &= ~self.forced[holder]
        return left

    def wanted(self, holder: i64) -> i64:
        """How many cards the holder needs besides those that are forced on it."""
        return self.need[holder] - size(self.forced[holder])

    def sort(self, left: i64) -> None:
        """The least free holders choose first: fewer attempts come to nothing."""
        for holder in range(self.holders):
            freedom = self.freedom(holder, left)
            place = holder
            while place > 0 and self.freedom(self.order[place - 1], left) > freedom:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = holder

    def freedom(self, holder: i64, left: i64) -> i64:
        """How many more cards the holder may have than it needs."""
        return size(left & self.may[holder]) - self.wanted(holder)

    def attempt(self, cards: i64, rng: Rng) -> bool:
        """Every holder takes at random from what is left and allowed; tells whether the deal stands.

        A holder that finds fewer cards than it might have found makes its hand too likely, so the
        deal stands that much less often. That makes all deals that stand equally likely.
        """
        left = cards
        total = size(cards)
        for place in range(self.holders):
            holder = self.order[place]
            wanted = self.wanted(holder)
            allowed = left & self.may[holder]
            found = size(allowed)
            most = min(size(cards & self.may[holder]), total)
            if found < wanted or not stands(found, most, wanted, rng):
                return False
            taken = allowed if found == wanted else some(allowed, wanted, rng)
            self.got[holder] = self.forced[holder] | taken
            left &= ~taken
            total -= wanted
        return True


def stands(found: i64, most: i64, wanted: i64, rng: Rng) -> bool:
    """True as often as there are fewer hands in `found` cards than in `most`."""
    if found == most:
        return True
    chance = 1.0
    for taken in range(wanted):
        chance *= float(found - taken) / float(most - taken)
    return rng.fraction() < chance
