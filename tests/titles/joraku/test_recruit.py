"""Choices made in secret and at once: their order plays no part."""

from itertools import permutations
from typing import Any

import pytest
from tests.titles.joraku.positions import ALL_IN_KYOTO, play, position

from kachidoki.engine import State

RED = [f"red-{number}" for number in range(1, 7)]
YELLOW = [f"yellow-{number}" for number in range(1, 7)]
BLUE = [f"blue-{number}" for number in range(1, 7)]
THREE = {army: ALL_IN_KYOTO[army] for army in ("red", "blue", "yellow")}
TWO = {army: ALL_IN_KYOTO[army] for army in ("red", "blue")}


def passing() -> State:
    hands = {"A": RED, "B": YELLOW, "C": BLUE}
    words = {"round": 1, "pending": [{"step": "passing"}], "hands": hands, "armies": THREE}
    return position(words, seats=3)


def drafting() -> State:
    words = {
        "round": 1,
        "pending": [{"step": "drafting"}],
        "hands": {"A": RED[:5], "B": YELLOW[:5]},
        "face_down": {"A": BLUE[:3], "B": BLUE[3:]},
        "armies": ALL_IN_KYOTO,
    }
    return position(words, seats=2, options={"mode": "two-on-two"})


def discarding() -> State:
    hands = {"A": [*RED, "blue-1", "blue-2"], "B": [*YELLOW, "blue-3", "blue-4"]}
    words = {"round": 2, "pending": [{"step": "discarding"}], "hands": hands, "armies": TWO}
    return position(words, seats=2, options={"mode": "with-neutral"})


CHOICES: list[tuple[Any, list[str]]] = [
    (
        passing,
        ["A pass red-1", "A pass red-2", "B pass yellow-3", "B pass yellow-1", "C pass blue-1"],
    ),
    (drafting, ["A draft red-1", "B draft yellow-5"]),
    (discarding, ["A discard blue-1", "B discard yellow-1"]),
]


@pytest.mark.parametrize(("opened", "choices"), CHOICES)
def test_the_order_of_secret_choices_plays_no_part(opened: Any, choices: list[str]) -> None:
    dumps = [play(opened(), *order).dump() for order in permutations(choices)]
    assert all(dump == dumps[0] for dump in dumps)


def test_only_the_last_choice_changes_hands() -> None:
    state = play(passing(), *CHOICES[0][1])
    assert state.dump()["hands"] == {"A": RED, "B": YELLOW, "C": BLUE}
    play(state, "C pass blue-2")
    assert state.dump()["hands"]["A"] == [*RED[2:], "blue-1", "blue-2"]
