"""What an agent is told: the same numbers for everybody, each from its own chair."""

import pytest

from kachidoki.engine import Moves, Rng, State, settle
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.observer import LARGEST, Observer, cut_off
from kachidoki.titles import find_title

SEATS = 3


@pytest.fixture
def state() -> State:
    """Some way into a game."""
    state, moves, rng = find_title("gunsen").new(SEATS), Moves(), Rng(4)
    settle(state, moves, rng)
    while state.plies < 200:
        legal = state.legal_actions(state.actor)
        state.apply(state.actor, legal[rng.below(len(legal))])
        settle(state, moves, rng)
    return state


@pytest.fixture
def observer(state: State) -> Observer:
    features = find_title("gunsen").features()
    assert features is not None
    return Observer(state.game, features)


def looked(observer: Observer, state: State, seat: int) -> dict[str, int]:
    observer.look(state, seat)
    return dict(zip(observer.names(), map(int, observer.numbers), strict=True))


def test_every_number_has_a_name_of_its_own(observer: Observer) -> None:
    names = observer.names()
    assert len(names) == len(set(names)) == observer.size == len(observer.numbers)


def test_a_seat_sees_itself_first_and_then_those_behind_it(
    observer: Observer, state: State
) -> None:
    looks = [looked(observer, state, seat) for seat in range(SEATS)]
    assert len({look["own koku"] for look in looks}) > 1
    for seat, look in enumerate(looks):
        for behind in range(1, SEATS):
            other = looks[(seat + behind) % SEATS]
            assert look[f"{behind} behind koku"] == other["own koku"]


def test_the_pending_decision_is_told_until_the_game_is_over(
    observer: Observer, state: State
) -> None:
    step = state.game.steps[state.step]
    told = {name for name, number in looked(observer, state, 0).items() if number == 1}
    assert {name for name in told if name.startswith("step ")} == {f"step {step}"}


def test_what_is_thought_of_a_position_is_cut_off(state: State) -> None:
    class Enthusiast(Features):
        """Thinks more of the second seat than two bytes hold."""

        def __init__(self) -> None:
            super().__init__([("hope", ""), ("seat", "")], SEATS)

        def count(self, state: State) -> None:
            for seat in range(SEATS):
                self.counts[2 * seat] = 10**6 if seat == 1 else -(10**6)
                self.counts[2 * seat + 1] = seat

    told = looked(Observer(state.game, Enthusiast()), state, 1)
    assert [told["own hope"], told["own seat"]] == [LARGEST, 1]
    assert [told["1 behind hope"], told["1 behind seat"]] == [-LARGEST, 2]


@pytest.mark.parametrize("number", [LARGEST + 5, -LARGEST - 5, 7])
def test_numbers_fit_into_two_bytes(number: int) -> None:
    assert -LARGEST <= cut_off(number) <= LARGEST
    assert cut_off(7) == 7
