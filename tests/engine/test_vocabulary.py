"""Numbers, notation and descriptions of actions, and names of seats."""

import pytest

from kachidoki.engine import (
    BadInput,
    Kind,
    UnknownNotation,
    Vocabulary,
    parse_seat,
    seat_name,
)

WORDS = Vocabulary(
    [
        Kind(0, "wait", {}),
        Kind(1, "move", {"piece": ["king", "pawn"], "to": ["a1", "b1", "C1"]}),
    ]
)


def test_every_combination_has_a_number_a_notation_and_a_description() -> None:
    assert len(WORDS) == 7
    assert [WORDS.notation(action) for action in range(7)] == [
        "wait",
        "move king a1",
        "move king b1",
        "move king C1",
        "move pawn a1",
        "move pawn b1",
        "move pawn C1",
    ]
    assert WORDS.describe(0) == {"kind": "wait"}
    assert WORDS.describe(5) == {"kind": "move", "piece": "pawn", "to": "b1"}


def test_gestures_come_behind_decisions() -> None:
    assert WORDS.decisions() == 7
    talkative = [*WORDS.kinds, Kind(7, "nod", {"to": ["A", "B"]}, gesture=True)]
    assert Vocabulary(talkative).decisions() == 7


@pytest.mark.parametrize("text", ["move pawn c1", "MOVE Pawn C1", "  move   pawn\tc1 "])
def test_case_and_spaces_play_no_part(text: str) -> None:
    assert WORDS.parse(text) == 6


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an action is missing; verbs: wait, move"),
        ("jump", "there is no 'jump'; verbs: wait, move"),
        ("move queen a1", "'queen' is no piece; piece: king, pawn"),
        ("move king d4", "'d4' is no to; to: a1, b1, C1"),
        ("move king", "'move' is written: move <piece> <to>"),
        ("wait long", "'wait' is written: wait"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_can(text: str, message: str) -> None:
    with pytest.raises(UnknownNotation) as refused:
        WORDS.parse(text)
    assert str(refused.value) == message


@pytest.mark.parametrize("action", [-1, 7])
def test_numbers_outside_are_refused(action: int) -> None:
    assert action not in WORDS
    for ask in (WORDS.notation, WORDS.describe):
        with pytest.raises(UnknownNotation, match=f"no action {action}; they go from 0 to 6"):
            ask(action)


def test_a_vocabulary_has_no_gaps_and_no_verb_twice() -> None:
    with pytest.raises(ValueError, match="'move' must start at 1"):
        Vocabulary([Kind(0, "wait", {}), Kind(2, "move", {})])
    with pytest.raises(ValueError, match="two kinds of 'wait'"):
        Vocabulary([Kind(0, "wait", {}), Kind(1, "wait", {"how": ["long"]})])


def test_seats_have_letters() -> None:
    assert [seat_name(seat) for seat in (0, 1, 5, -1)] == ["A", "B", "F", "chance"]
    assert [parse_seat(word, 3) for word in ("A", "c", "chance", "CHANCE")] == [0, 2, -1, -1]


@pytest.mark.parametrize("word", ["D", "", "AB", "1"])
def test_other_seats_are_refused(word: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_seat(word, 3)
    assert str(refused.value) == f"there is no seat '{word}' here; seats: A, B, C, chance"
