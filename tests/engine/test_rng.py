"""The generator gives the numbers of sfc32, compiled and interpreted alike."""

from collections.abc import Iterator
from itertools import islice

import pytest

from kachidoki.engine import Rng

WORD = 0xFFFFFFFF


def sfc32(seed: int) -> Iterator[int]:
    """The published algorithm, written down once more."""
    a, b, c, counter = seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, 1
    while True:
        word = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ b >> 9
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + word) & WORD
        yield word


@pytest.mark.parametrize("seed", [0, 1, 12345, 2**32 + 7, 2**96 - 1])
def test_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    warmed_up = islice(sfc32(seed), 15, 115)
    assert [rng.word() for _ in range(100)] == list(warmed_up)


def test_equal_seeds_give_equal_numbers_and_others_do_not() -> None:
    streams = [[Rng(seed).word() for _ in range(3)] for seed in (5, 5, 6)]
    assert streams[0] == streams[1] != streams[2]


def test_numbers_below_a_bound_are_all_there_and_about_as_often() -> None:
    rng = Rng(1)
    numbers = [rng.below(7) for _ in range(1400)]
    assert sorted(set(numbers)) == list(range(7))
    assert all(130 <= numbers.count(number) <= 270 for number in range(7))


def test_fractions_fill_the_unit() -> None:
    rng = Rng(2)
    fractions = [rng.fraction() for _ in range(1000)]
    assert 0 <= min(fractions) < 0.01
    assert 0.99 < max(fractions) < 1
