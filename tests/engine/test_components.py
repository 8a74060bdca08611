"""Figures are read once, checked where they are read, and known by their paths."""

from typing import Any

import pytest

from kachidoki.engine import BadInput
from kachidoki.engine.components import Section, flattened

WORDS: dict[str, Any] = {
    "costs": {"move": 2, "ranks": [3, 2, 1], "provenance": "p. 7"},
    "areas": {"omi": {"rows": [[1, 0], [2, 1]]}, "ise": {"rows": [[0, 0], [5, 4]]}},
    "amount": "round",
    "late": True,
}


def test_what_is_read_is_noted() -> None:
    section = Section(WORDS)
    costs = section.section("costs")
    assert costs.number("move", 0, 9) == 2
    assert costs.numbers("ranks", 3, 0, 9) == [3, 2, 1]
    assert section.flag("late")
    assert section.read == {"costs": {"move": 2, "ranks": [3, 2, 1]}, "late": True}
    assert dict(flattened("", section.read)) == {
        "costs_move": 2,
        "costs_ranks_1": 3,
        "costs_ranks_2": 2,
        "costs_ranks_3": 1,
        "late": 1,
    }


def test_tables_rows_and_columns() -> None:
    section = Section(WORDS)
    rows = {name: below.rows("rows", 2, 2, 0, 9) for name, below in section.each("areas").items()}
    assert rows == {"omi": [[1, 0], [2, 1]], "ise": [[0, 0], [5, 4]]}
    assert Section({"omi": {"men": 2}, "ise": {"men": 3}}).column(["ise", "omi"], "men", 0, 9) == [
        3,
        2,
    ]
    assert Section({"stacks": [[1], [2, 3]]}).lists("stacks", 2) == [[1], [2, 3]]


def test_a_bag_has_no_word_twice() -> None:
    assert Section({"goods": ["rice", "wood"]}).bag("goods", ["wood", "gold", "rice"]) == 0b101
    with pytest.raises(BadInput, match="goods: no word twice: 'rice'"):
        Section({"goods": ["wood", "rice", "rice"]}).bag("goods", ["wood", "gold", "rice"])


def test_a_number_or_a_word() -> None:
    assert Section(WORDS).number_or_word("amount", 0, 9, ["card", "round"]) == -2
    assert Section({"amount": 5}).number_or_word("amount", 0, 9, ["card", "round"]) == 5


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda costs: costs.number("move", 3, 9), "costs.move is 2; it must be from 3 to 9"),
        (lambda costs: costs.text("move"), "Expected `str`, got `int` - at `costs.move`"),
        (lambda costs: costs.numbers("ranks", 2, 0, 9), "`array` of length 2"),
        (lambda costs: costs.numbers("ranks", 3, 0, 2), "costs.ranks is 3; it must be from 0"),
        (
            lambda costs: costs.word("provenance", ["high", "low"]),
            "costs.provenance: there is no 'p. 7'; possible: high, low",
        ),
    ],
)
def test_what_cannot_be_is_refused(read: Any, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(Section(WORDS).section("costs"))
    assert message in str(refused.value)
