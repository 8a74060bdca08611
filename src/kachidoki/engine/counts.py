"""Counts of like things as one number: a deck with several copies of its cards, an offer, a hand.

There are up to 15 of each of up to 15 kinds, four bits a kind, so that counts are added, subtracted
and compared like numbers.
"""

from typing import Final

from kachidoki.engine.bag import shifted
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64

BITS: Final[i64] = 4
MOST: Final[i64] = 15
EVERY_SECOND: Final[i64] = 0x0F0F0F0F0F0F0F0F


def one(kind: i64) -> i64:
    """One of that kind, and nothing else."""
    return shifted(1, BITS * kind)


def several(number: i64, kind: i64) -> i64:
    """So many of that kind, and nothing else."""
    return shifted(number, BITS * kind)


def packed(numbers: list[int]) -> i64:
    """So many of each kind, in the order of kinds."""
    counts: i64 = 0
    for kind in range(len(numbers)):
        counts += several(numbers[kind], kind)
    return counts


def once_each(bag: i64) -> i64:
    """One of each kind that is a member of the bag."""
    counts: i64 = 0
    kind: i64 = 0
    while bag != 0:
        if bag & 1:
            counts += one(kind)
        bag >>= 1
        kind += 1
    return counts


def count(counts: i64, kind: i64) -> i64:
    """How many there are of the kind."""
    return (counts >> (BITS * kind)) & MOST


def total(counts: i64) -> i64:
    """How many there are of all kinds."""
    counts = (counts & EVERY_SECOND) + ((counts >> BITS) & EVERY_SECOND)
    counts += counts >> 8
    counts += counts >> 16
    counts += counts >> 32
    return counts & 255


def nth(counts: i64, index: i64) -> i64:
    """The kind of the one that has `index` others before it, in order of kinds."""
    kind: i64 = 0
    while index >= counts & MOST:
        if counts == 0:
            raise ValueError("there are not so many")
        index -= counts & MOST
        counts >>= BITS
        kind += 1
    return kind


def amounts(counts: i64, words: list[str]) -> dict[str, int]:
    """How many there are of each kind, by its name; kinds that are not there are left out."""
    found: dict[str, int] = {}
    kind: i64 = 0
    while counts != 0:
        if counts & MOST:
            found[words[kind]] = counts & MOST
        counts >>= BITS
        kind += 1
    return found


def words_in(counts: i64, words: list[str]) -> list[str]:
    """The names of all things counted, each as often as it is there."""
    found: list[str] = []
    kind: i64 = 0
    while counts != 0:
        for _ in range(counts & MOST):
            found.append(words[kind])
        counts >>= BITS
        kind += 1
    return found


def draw(counts: i64, rng: Rng) -> i64:
    """The kind of one taken at random (the counts themselves stay as they were)."""
    return nth(counts, rng.below(total(counts)))


def some(counts: i64, number: i64, rng: Rng) -> i64:
    """A random part with `number` things."""
    left = counts
    for _thing in range(number):
        left -= one(draw(left, rng))
    return counts - left


def fits(part: i64, whole: i64) -> bool:
    """Is there as much of each kind in the whole as in the part?"""
    while part != 0:
        if part & MOST > whole & MOST:
            return False
        part >>= BITS
        whole >>= BITS
    return True


def without(counts: i64, taken: i64) -> i64:
    """What is left when as much of each kind is taken away, or all there is of it."""
    left = counts
    kind: i64 = 0
    while taken != 0:
        left -= several(min(taken & MOST, count(counts, kind)), kind)
        taken >>= BITS
        kind += 1
    return left


def add_kinds(moves: Moves, verb: i64, counts: i64) -> None:
    """One action for each kind that is there: the verb's first number plus the kind."""
    while counts != 0:
        if counts & MOST:
            moves.add(verb)
        counts >>= BITS
        verb += 1
