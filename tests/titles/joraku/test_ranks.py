"""What every distribution of influence among four armies pays, under both rules for ties."""

from itertools import product
from typing import Any

import pytest
from tests.text import games
from tests.titles.joraku.positions import ALL_IN_KYOTO, JORAKU, play, position

from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.influence import prestige

ARMIES = ["red", "blue", "yellow", "purple"]
ROW = [30, 20, 10]
# Telling figures for Mikawa; nothing for the Kachidoki card and Kyoto, where the daimyo stand.
FIGURES = {
    "areas": {"mikawa": {"scoring": [ROW, ROW, ROW]}, "kyoto": {"scoring": [[0, 0, 0]] * 3}},
    "kachidoki": {"rp_by_rank": [0, 0, 0]},
}


def paid(influence: tuple[int, ...], variants: list[int]) -> list[int]:
    """What the prestige phase pays to armies with so many samurai in Mikawa."""
    armies: dict[str, Any] = {
        army: {**ALL_IN_KYOTO[army], "samurai": {"mikawa": samurai}}
        for army, samurai in zip(ARMIES, influence, strict=True)
    }
    state = position(
        {
            "round": 1,
            "variants": variants,
            "army": "purple",
            "pending": [{"step": "playing"}, {"step": "marching", "argument": 1}],
            "trick": [
                {"army": army, "card": f"red-{number}"} for number, army in enumerate(ARMIES, 1)
            ],
            "armies": armies,
        },
        corrections=FIGURES,
    )
    return play(state, "D stop").scores()


def points(rank: int) -> int:
    return ROW[rank - 1] if rank <= len(ROW) else 0


def lower(own: int, present: list[int]) -> int:
    return sum(other >= own for other in present)


def higher(own: int, present: list[int]) -> int:
    return 1 + sum(other > own for other in present)


@pytest.mark.parametrize(("rank", "variants"), [(lower, []), (higher, [2])])
def test_every_distribution_is_paid_by_rank(rank: Any, variants: list[int]) -> None:
    for influence in product(range(5), repeat=4):
        present = [own for own in influence if own > 0]
        expected = [points(rank(own, present)) if own > 0 else 0 for own in influence]
        assert paid(influence, variants) == expected, influence


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"variants": "1+2"}),
        (3, {"variants": "1+6"}),
        (2, {"mode": "two-on-two"}),
        (2, {"mode": "with-neutral", "variants": "1+3"}),
    ],
)
def test_a_view_tells_what_the_round_would_pay(seats: int, options: dict[str, str]) -> None:
    for state, _ in games.positions(JORAKU, JORAKU.setting(seats, options), seed=seats):
        assert isinstance(state, Joraku)
        after = state.clone()
        if state.round > 0:
            prestige(after)
        told = [sum(army.due.values()) for army in state.view(None).armies.values()]
        before = [int(points) for points in state.reputation]
        assert (
            told
            == [int(points) - before[army] for army, points in enumerate(after.reputation)][
                : len(told)
            ]
        )
