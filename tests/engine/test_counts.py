"""Counts of like things."""

from collections import Counter
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kachidoki.engine import Moves, Rng, counts

KINDS = 15
amounts = st.lists(st.integers(0, int(counts.MOST)), min_size=KINDS, max_size=KINDS)


def packed(numbers: list[int]) -> int:
    return sum(counts.several(number, kind) for kind, number in enumerate(numbers))


@given(amounts)
def test_every_kind_is_counted(numbers: list[int]) -> None:
    things = packed(numbers)
    assert [counts.count(things, kind) for kind in range(KINDS)] == numbers
    assert counts.total(things) == sum(numbers)


@given(amounts)
def test_things_stand_in_order_of_their_kinds(numbers: list[int]) -> None:
    things = packed(numbers)
    row = [kind for kind, number in enumerate(numbers) for _ in range(number)]
    assert [counts.nth(things, index) for index in range(len(row))] == row


@given(amounts)
def test_an_action_for_each_kind_that_is_there(numbers: list[int]) -> None:
    moves = Moves()
    counts.add_kinds(moves, 100, packed(numbers))
    assert moves.as_list() == [100 + kind for kind, number in enumerate(numbers) if number]


@given(amounts, amounts)
def test_a_part_fits_into_its_whole(part: list[int], whole: list[int]) -> None:
    fits = all(few <= many for few, many in zip(part, whole, strict=True))
    assert counts.fits(packed(part), packed(whole)) == fits


@pytest.mark.parametrize("seed", range(3))
def test_some_are_taken_each_as_often_as_the_others(seed: int) -> None:
    """Two of three, one and two: the hands come as often as there are ways to take them."""
    numbers, rng, tries = [3, 1, 2], Rng(seed), 3000
    drawn = Counter(int(counts.some(packed(numbers), 2, rng)) for _ in range(tries))
    chi_square = 0.0
    for first, second, third in [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)]:
        ways = comb(3, first) * comb(1, second) * comb(2, third)
        expected = tries * ways / comb(6, 2)
        chi_square += (drawn[packed([first, second, third])] - expected) ** 2 / expected
    assert sum(drawn.values()) == tries
    assert chi_square < 23.5  # 4 degrees of freedom, one in ten thousand


@given(amounts, amounts)
def test_what_is_left_when_others_are_taken(numbers: list[int], taken: list[int]) -> None:
    left = [max(0, number - less) for number, less in zip(numbers, taken, strict=True)]
    assert counts.without(packed(numbers), packed(taken)) == packed(left)
