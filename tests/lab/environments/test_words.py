"""The table in words, and answers in words."""

import pytest
from tests.lab.environments.settings import each_title

from kachidoki.engine import BadInput, Moves, Rng, State, settle
from kachidoki.lab.environments.words import Words
from kachidoki.titles import find_title


def dealt(title: str) -> State:
    state = find_title(title).new(3)
    settle(state, Moves(), Rng(1))
    return state


@each_title
@pytest.mark.parametrize("language", ["en", "ru"])
def test_whole_games_can_be_played_by_words(title: str, language: str) -> None:
    state, rng = dealt(title), Rng(2)
    for _ in range(5):
        seat = int(state.actor)
        words = Words(state, seat, language)
        choices = words.choices()
        assert all(f"`{choice}`: " in words.whole() for choice in choices)
        assert [words.parse(choice) for choice in choices] == state.legal_actions(seat)
        action = words.parse(choices[rng.below(len(choices))])
        assert action is not None
        state.apply(seat, action)
        settle(state, Moves(), rng)


def test_a_seat_is_told_no_more_than_its_view() -> None:
    state = dealt("joraku")
    hand = Words(state, 0).table().splitlines()[-1]
    assert hand.startswith("Your hand:")
    assert hand not in Words(state, 1).whole()
    watched = Words(state, None)
    assert "Your hand" not in watched.whole()
    assert (watched.choices(), watched.meanings()) == ([], [])


@pytest.mark.parametrize(
    "answer", ["{}", "I take:\n`{}`", "  {} \n", "pass blue-9\n* {}.\nThat is all.", "PASS {card}"]
)
def test_an_answer_is_read_with_what_models_write_around_it(answer: str) -> None:
    words = Words(dealt("joraku"), 0)
    choice = words.choices()[2]
    assert words.parse(answer.format(choice, card=choice.split()[1])) == words.legal()[2]


@pytest.mark.parametrize("answer", ["", "march", "pass", "I pass red-1", "\n\n"])
def test_what_names_no_legal_action_is_none(answer: str) -> None:
    assert Words(dealt("joraku"), 0).parse(answer) is None


def test_the_rules_can_be_read() -> None:
    assert "Kachidoki" in Words(dealt("joraku"), 0).rules()


@pytest.mark.parametrize("seat", [9, 3, -1])
def test_there_are_only_some_seats(seat: int) -> None:
    with pytest.raises(BadInput, match=f"there is no seat {seat}; seats: 0 to 2, or None"):
        Words(dealt("joraku"), seat)


def test_there_are_only_some_languages() -> None:
    with pytest.raises(BadInput, match="there is no language 'la'"):
        Words(dealt("joraku"), 0, "la")
