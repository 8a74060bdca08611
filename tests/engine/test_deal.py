"""Unseen cards are dealt so that every world which fits what is known is equally likely."""

from collections import Counter
from itertools import combinations

import pytest

from kachidoki.engine.bag import Deal, size
from kachidoki.engine.rng import Rng

Holder = tuple[int, int]  # how many cards, and the mask of those it may hold
Dealt = tuple[int, ...]

EIGHT = 0b11111111
CASES: dict[str, list[Holder]] = {
    "nobody is barred": [(2, EIGHT), (3, EIGHT), (3, EIGHT)],
    "one is barred from the high cards": [(2, 0b00001111), (3, EIGHT), (3, EIGHT)],
    "one is barred from the low cards": [(2, 0b11110000), (3, EIGHT), (3, EIGHT)],
    "two are barred": [(2, 0b00111111), (3, 0b11111100), (3, EIGHT)],
    "all are barred": [(2, 0b00111111), (3, 0b11111100), (3, 0b11100111)],
    "two cards are forced": [(4, EIGHT), (2, 0b11111100), (2, 0b11111100)],
    "a card is with one of two": [(3, 0b11110001), (1, EIGHT), (4, 0b11111110)],
    "an empty holder": [(0, 0), (4, EIGHT), (4, 0b01111111)],
}


def worlds(holders: list[Holder], cards: int) -> set[Dealt]:
    """Every deal that fits."""
    if not holders:
        return {()}
    (need, may), rest = holders[0], holders[1:]
    members = [1 << member for member in range(8) if (cards & may) >> member & 1]
    found = set()
    for hand in map(sum, combinations(members, need)):
        found |= {(hand, *others) for others in worlds(rest, cards & ~hand)}
    return found


def dealt(holders: list[Holder], seed: int) -> Dealt:
    deal = Deal()
    for need, may in holders:
        deal.add(need, may)
    deal.run(EIGHT, Rng(seed))
    return tuple(int(deal.got[holder]) for holder in range(len(holders)))


@pytest.mark.parametrize("name", CASES)
def test_every_world_is_equally_likely(name: str) -> None:
    possible = worlds(CASES[name], EIGHT)
    draws = 40 * len(possible)
    counts = Counter(dealt(CASES[name], seed) for seed in range(draws))
    assert set(counts) == possible
    squares = sum((counts[world] - 40) ** 2 / 40 for world in possible)
    freedom = max(1, len(possible) - 1)
    assert abs(squares - freedom) < 5 * (2 * freedom) ** 0.5


def test_no_world_fits() -> None:
    with pytest.raises(ValueError, match="no deal fits what is known"):
        dealt([(5, 0b00001111), (3, EIGHT)], seed=1)


def test_size_counts_members() -> None:
    assert [size(bag) for bag in (0, 1, 0b1011, (1 << 61) - 1)] == [0, 1, 3, 61]
