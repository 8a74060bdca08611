"""Every form and field gives back what it wrote, and says what is wrong with what it cannot read."""

from types import SimpleNamespace
from typing import Any

import pytest

from kachidoki.engine import BadInput
from kachidoki.engine.counts import packed
from kachidoki.engine.deck import Deck
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.fields import (
    Attribute,
    Bag,
    Bit,
    Copies,
    Counts,
    Each,
    Entry,
    Field,
    Flag,
    Form,
    Groups,
    Listed,
    Number,
    Numbers,
    Rows,
    SecretlyUnder,
    Stretch,
    Under,
    Word,
    apart,
    lay_on_top,
    what_is_left,
)

TREES = ["pine", "bamboo", "plum"]
SEATS = ["A", "B"]
FORMS: list[tuple[Form, int, Any]] = [
    (Number(-1, 9), 7, 7),
    (Flag(), 1, True),
    (Word(TREES), 2, "plum"),
    (Word(TREES, none=-1), -1, None),
    (Bag(TREES), 0b101, ["pine", "plum"]),
    (Numbers(1, 6), 0b1010, [1, 3]),
    (Groups(["low", "high"], [0b0011, 0b1100]), 0b1100, ["high"]),
    (Counts(TREES), packed([2, 0, 1]), {"pine": 2, "plum": 1}),
    (Copies(TREES), packed([2, 0, 1]), ["pine", "pine", "plum"]),
]
MISTAKES: list[tuple[Form, Any, str]] = [
    (Number(0, 9), 10, "here is 10; it must be from 0 to 9"),
    (Number(0, 9), "ten", "here: Expected `int`, got `str`"),
    (Flag(), 1, "here: Expected `bool`, got `int`"),
    (Word(TREES), "oak", "here: there is no 'oak'; possible: pine, bamboo, plum"),
    (Word(TREES), "\ud800", r"here: there is no '\ud800'; possible: pine"),
    (Number(0, 9), "\ud800", r"here: '\ud800' is no text"),
    (Word(TREES), None, "here: Expected `str`, got `null`"),
    (Bag(TREES), ["plum", "plum"], "here: 'plum' is there twice"),
    (Numbers(1, 6), [7], "here is 7; it must be from 1 to 6"),
    (Groups(["low"], [1]), ["high"], "here: there is no 'high'; possible: low"),
    (Counts(TREES), {"plum": 16}, "here.plum is 16; it must be from 0 to 15"),
    (Copies(TREES), ["oak"], "here: there is no 'oak'"),
]


@pytest.mark.parametrize(("form", "number", "words"), FORMS)
def test_a_form_writes_and_reads(form: Form, number: int, words: Any) -> None:
    assert form.words(number) == words
    assert form.number("here", words) == number


@pytest.mark.parametrize(("form", "words", "message"), MISTAKES)
def test_a_form_says_what_is_wrong(form: Form, words: Any, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        form.number("here", words)
    assert str(refused.value).startswith(message)


def garden(**changes: Any) -> Any:
    """A state with all sorts of attributes."""
    empty: dict[str, Any] = {
        "season": 0,
        "tree": [0, 0],
        "stones": [0] * 6,
        "watered": 0,
        "guests": 0,
        "guest": [0, 0],
    }
    return SimpleNamespace(**{**empty, **changes})


FIELDS: list[tuple[Field, dict[str, Any], Any]] = [
    (Attribute("season", Number(0, 3)), {"season": 2}, 2),
    (Each(SEATS, "tree", Word(TREES)), {"tree": [2, 1]}, {"A": "plum", "B": "bamboo"}),
    (
        Rows(
            SEATS,
            {
                "tree": Entry("tree", Word(TREES)),
                "stones": Stretch("stones", TREES, [9, 9, 9]),
                "watered": Bit("watered"),
            },
        ),
        {"tree": [1, 0], "stones": [0, 3, 0, 0, 0, 5], "watered": 0b10},
        {
            "A": {"tree": "bamboo", "stones": {"bamboo": 3}, "watered": False},
            "B": {"tree": "pine", "stones": {"plum": 5}, "watered": True},
        },
    ),
    (
        Listed(2, {"of": Entry("guest", Word(SEATS))}, count="guests"),
        {"guests": 1, "guest": [1, 0]},
        [{"of": "B"}],
    ),
]


@pytest.mark.parametrize(("field", "changes", "words"), FIELDS)
def test_a_field_writes_and_reads(field: Field, changes: dict[str, Any], words: Any) -> None:
    assert field.write(garden(**changes)) == words
    state = garden()
    field.read(state, "here", words)
    assert state == garden(**changes)


def test_rows_may_leave_out_what_is_not_there() -> None:
    state = garden(stones=[1, 2, 3, 4, 5, 6], watered=0b11)
    row = {"stones": Stretch("stones", TREES, [9, 9, 9]), "watered": Bit("watered")}
    Rows(SEATS, row).read(state, "here", {"B": {}})
    assert state.stones == [1, 2, 3, 0, 0, 0]
    assert state.watered == 0b01


def test_rows_refuse_what_they_do_not_know() -> None:
    rows = Rows(SEATS, {"watered": Bit("watered")})
    with pytest.raises(BadInput, match=r"there is no 'here\.A\.pruned'; possible: watered"):
        rows.read(garden(), "here", {"A": {"pruned": True}})
    with pytest.raises(BadInput, match="here: there is no 'C'; possible: A, B"):
        rows.read(garden(), "here", {"C": {}})


def test_a_list_has_no_more_rows_than_there_is_room_for() -> None:
    listed = Listed(1, {"of": Entry("guest", Word(SEATS))}, count="guests")
    with pytest.raises(BadInput, match="here is 2; it must be from 0 to 1"):
        listed.read(garden(), "here", [{"of": "A"}, {"of": "B"}])


# ----------------------------------------------------------------- decks


def deck_of(cards: int) -> Deck:
    deck = Deck()
    deck.lay(cards)
    return deck


def test_what_lies_under_a_deck_comes_back() -> None:
    state = SimpleNamespace(deck=deck_of(0b001))
    state.deck.put_under(0b110, EVERYONE)
    field = Under("deck", Bag(TREES))
    assert field.write(state) == [["bamboo", "plum"]]
    copy = SimpleNamespace(deck=deck_of(0))
    field.read(copy, "under", field.write(state))
    lay_on_top(copy.deck, 0b001)
    assert copy.deck.top() == 0b001
    assert field.write(copy) == field.write(state)


def test_who_knows_what_lies_under_a_deck_comes_back() -> None:
    state = SimpleNamespace(deck=deck_of(0))
    state.deck.put_under(packed([2, 1, 0]), 0b10)
    state.deck.take(packed([1, 0, 0]))
    field = SecretlyUnder("deck", Copies(TREES), Bag(SEATS))
    words = [
        {
            "cards": ["pine", "bamboo"],
            "known": ["B"],
            "held": ["pine", "pine", "bamboo"],
            "fresh": False,
        }
    ]
    assert field.write(state) == words
    copy = SimpleNamespace(deck=deck_of(0))
    field.read(copy, "under", words)
    assert field.write(copy) == words
    with pytest.raises(BadInput, match=r"under\.0: a layer has cards, somebody who knows them"):
        field.read(copy, "under", [{"cards": ["pine"], "known": []}])


# ----------------------------------------------------------------- the rest


def test_nothing_lies_in_two_places() -> None:
    assert apart("card", TREES, [0b01, 0b10]) == 0b11
    with pytest.raises(BadInput, match="the same card lies in two places: pine"):
        apart("card", TREES, [0b01, 0b11])


def test_nobody_has_more_than_the_box_holds() -> None:
    assert what_is_left("trees", TREES, packed([2, 1]), [packed([1, 1])]) == packed([1, 0])
    with pytest.raises(BadInput, match="trees: the box holds only 1 of 'bamboo'"):
        what_is_left("trees", TREES, packed([2, 1]), [packed([0, 2])])
