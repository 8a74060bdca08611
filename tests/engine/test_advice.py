"""What the bots are told by a title without advice of its own, and how the best moves are kept."""

from math import inf

import pytest
from tests.engine.toy import MARKET, TURNING, Market

from kachidoki.engine import Advice, Moves, Rng, State
from kachidoki.engine.advice import keep_best, put_best_first
from kachidoki.engine.vecs import vec


def market(*points: int) -> Market:
    state = MARKET.open(MARKET.setting(len(points)))
    state.points = list(points)
    return state


def test_a_position_is_worth_its_points() -> None:
    state = market(4, 7, 5)
    assert [Advice().value(state, seat) for seat in range(3)] == [4, 7, 5]


@pytest.mark.parametrize(
    ("points", "rewards"),
    [((4, 7, 5), [0, 1, 0.5]), ((4, 7, 4), [0.5, 1, 0.5]), ((3, 3), [1, 1]), ((0, 1), [0, 1])],
)
def test_a_judgement_goes_by_places(points: tuple[int, ...], rewards: list[float]) -> None:
    written = vec[float]([-1.0] * len(points))
    Advice().judge(market(*points), written)
    assert [written[seat] for seat in range(len(points))] == rewards


def test_a_choice_is_any_legal_move() -> None:
    state, moves, rng = market(0, 0), Moves(), Rng(1)
    for action in (3, 5, 8):
        moves.add(action)
    chosen = {Advice().choose(state, 0, moves, rng) for _ in range(50)}
    assert chosen == {3, 5, 8}


def test_without_advice_a_game_is_played_to_its_end() -> None:
    state = market(0, 0, 0)
    Advice().play_on(state, Moves(), Rng(1))
    assert state.is_over()


def test_a_title_may_choose_the_moves_and_say_when_to_stop() -> None:
    class Patient(Advice):
        """Bids nothing, and judges before the second prize is turned up."""

        def choose(self, state: State, seat: int, moves: Moves, rng: Rng) -> int:
            return moves.actions[0]

        def is_settled(self, state: State) -> bool:
            assert isinstance(state, Market)
            return state.step == TURNING and state.round == 2

    state = market(0, 0, 0)
    Patient().play_on(state, Moves(), Rng(1))
    assert (state.round, state.is_over()) == (2, False)
    assert state.revealed == [0, 0, 0]


@pytest.mark.parametrize(
    ("appeals", "kept"),
    [
        ([1.0, 5.0, 3.0, 4.0, 2.0], [1, 2, 3]),
        ([1.0, 1.0, 1.0, 1.0, 2.0], [0, 1, 4]),
        ([5000.0, -5000.0, 9000.0, -9000.0, -7000.0], [0, 1, 2]),
        ([-inf, -inf, -inf, inf, inf], [0, 3, 4]),
        ([1.0, 2.0], [0, 1]),
    ],
)
def test_the_best_moves_are_kept_in_their_order(appeals: list[float], kept: list[int]) -> None:
    moves = Moves()
    for action in range(len(appeals)):
        moves.add(action)
    keep_best(moves, vec[float](appeals), 3)
    assert moves.as_list() == kept


@pytest.mark.parametrize(
    ("appeals", "most", "left"),
    [
        ([1.0, 3.0, 2.0, 3.0], 3, [20, 40, 30]),
        ([1.0, 3.0, 2.0, 3.0], 9, [20, 40, 30, 10]),
        ([5.0, 5.0, 5.0, 5.0], 2, [10, 20]),
        ([4.0, 3.0, 2.0, 1.0], 4, [10, 20, 30, 40]),
    ],
)
def test_the_best_are_put_first(appeals: list[float], most: int, left: list[int]) -> None:
    moves = Moves()
    for action in (10, 20, 30, 40):
        moves.add(action)
    put_best_first(moves, vec[float](appeals), most)
    assert moves.as_list() == left
