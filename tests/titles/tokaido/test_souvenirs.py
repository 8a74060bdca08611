"""Sets of souvenirs: what a collection is worth does not hang on the order in which it came."""

from functools import cache
from itertools import product

import pytest
from tests.titles.tokaido.positions import PLAIN, position

from kachidoki.engine import Rng
from kachidoki.titles.tokaido.rules.actions import SORTS, SOUVENIRS
from kachidoki.titles.tokaido.rules.components import COMPONENTS
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.rules.stops.village import collect, collection_points

CARDS = COMPONENTS.printed()["souvenirs"]["cards"]
POINTS = (1, 3, 5, 7)


def in_sets(souvenirs: list[str]) -> int:
    """What they bring one after another, each in the first set that lacks its sort."""
    sets: list[set[str]] = []
    points = 0
    for souvenir in souvenirs:
        sort = CARDS[souvenir]["sort"]
        fitting = [found for found in sets if sort not in found]
        if not fitting:
            sets.append(set())
            fitting = sets[-1:]
        points += POINTS[len(fitting[0])]
        fitting[0].add(sort)
    return points


def table() -> Tokaido:
    state = position({}, options=PLAIN)
    assert isinstance(state, Tokaido)
    return state


@pytest.mark.parametrize("seed", range(30))
def test_any_order_brings_the_same(seed: int) -> None:
    """A random collection comes in six random orders."""
    rng = Rng(seed)
    chosen = [word for word in SOUVENIRS if rng.below(2)]
    totals = set()
    for _ in range(6):
        chosen.sort(key=lambda _: rng.fraction())
        state = table()
        gained = [collect(state, 0, SOUVENIRS.index(word)) for word in chosen]
        assert sum(gained) == in_sets(chosen) == collection_points(state, 0) == state.scores()[0]
        totals.add(sum(gained))
    assert len(totals) == 1


@cache
def best(left: tuple[int, ...]) -> int:
    """The most that any arrangement in sets brings, found by trying all first sets."""
    found = 0
    for members in product(*(range(min(1, number) + 1) for number in left)):
        if any(members):
            rest = tuple(number - member for number, member in zip(left, members, strict=True))
            found = max(found, sum(POINTS[: sum(members)]) + best(rest))
    return found


def test_no_other_arrangement_brings_more() -> None:
    """So nobody needs to be asked which set a souvenir joins."""
    for numbers in product(range(4), repeat=len(SORTS)):
        words = [
            word
            for sort, number in zip(SORTS, numbers, strict=True)
            for word in [card for card in SOUVENIRS if CARDS[card]["sort"] == sort][:number]
        ]
        state = position({"players": {"A": {"souvenirs": words}}}, options=PLAIN)
        assert state.scores()[0] == in_sets(words) == best(numbers)
