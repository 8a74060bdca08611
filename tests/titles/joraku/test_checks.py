"""The check of Joraku's positions finds what cannot be."""

from collections.abc import Callable

import pytest

from kachidoki.engine import Moves, Rng, settle
from kachidoki.titles.joraku import TITLE
from kachidoki.titles.joraku.checks import problems
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.state import DEALING


def position(plies: int, seats: int = 4, mode: str = "standard") -> Joraku:
    """A game after so many random plies of players, all chance settled."""
    state = TITLE.open(TITLE.setting(seats, {"mode": mode}))
    rng, moves = Rng(3), Moves()
    settle(state, moves, rng)
    for _ in range(plies):
        legal = state.legal_actions(state.actors()[0])
        state.apply(state.actors()[0], legal[rng.below(len(legal))])
        settle(state, moves, rng)
    assert [*problems(state)] == []
    return state


def lose_a_samurai(t: Joraku) -> None:
    t.supply[1] -= 1


def owe_a_samurai(t: Joraku) -> None:
    t.samurai[0] = -1
    t.supply[0] += 1


def double_a_card(t: Joraku) -> None:
    t.hand[0] |= t.hand[1] & -t.hand[1]


def lose_a_card(t: Joraku) -> None:
    t.deck = 0


def draw_two(t: Joraku) -> None:
    """Takes two cards from the left neighbour's hand."""
    for _ in range(2):
        card = t.hand[1] & -t.hand[1]
        t.hand[1] &= ~card
        t.hand[0] |= card


def choose_what_is_not_there(t: Joraku) -> None:
    t.chosen[2] = t.hand[3]


def remember_falsely(t: Joraku) -> None:
    t.given[0] = t.hand[2]


def lack_what_is_held(t: Joraku) -> None:
    t.lacks[1] = t.hand[1]


@pytest.mark.parametrize(
    ("plies", "spoil", "problem"),
    [
        (20, lose_a_samurai, "blue has"),
        (20, owe_a_samurai, "red has [-1"),
        (0, double_a_card, "a card is in two places"),
        (0, lose_a_card, "0 cards are undealt; it should be 1"),
        (0, draw_two, "hands.A: 7 and 0 face down; it must be 5 and 0"),
        (9, draw_two, "the players' cards do not come out even"),
        (0, choose_what_is_not_there, "chosen.C: only cards in the hand"),
        (9, remember_falsely, "given.A: B does not have"),
        (9, lack_what_is_held, "lacks.B: it has"),
    ],
)
def test_problems_are_found(plies: int, spoil: Callable[[Joraku], None], problem: str) -> None:
    state = position(plies)
    spoil(state)
    assert problem in "; ".join([*problems(state)])


@pytest.mark.parametrize(("mode", "plies"), [("two-on-two", 3), ("with-neutral", 6)])
def test_cards_before_a_seat_are_counted(mode: str, plies: int) -> None:
    state = position(plies, 2, mode)
    state.face_down[0] |= state.hand[0] & -state.hand[0]
    assert "a card is in two places" in [*problems(state)]


def test_the_deal_is_counted() -> None:
    state = TITLE.open(TITLE.setting(4))
    moves, rng = Moves(), Rng(1)
    while state.step != DEALING or state.argument < 7:
        moves.clear()
        state.perform(-1, state.draw(moves, rng))
    assert [*problems(state)] == []
    state.argument = 6
    assert [*problems(state)] == [
        "hands.B: 2 and 0 face down; it must be 1 and 0",
        "14 cards are undealt; it should be 15",
    ]
