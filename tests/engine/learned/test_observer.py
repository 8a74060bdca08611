"""What an agent is told: the same numbers for everybody, each from its own chair."""

import pytest

from kachidoki.engine import Moves, Rng, State, playout, settle
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.observer import Observer, cut_off
from kachidoki.titles import find_title

SEATS = 3


@pytest.fixture
def state() -> State:
    """Some way into a game."""
    state, moves, rng = find_title("gunsen").new(SEATS), Moves(), Rng(6)
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
    playout(state, Moves(), Rng(1))
    assert state.is_over()
    told = {name for name, number in looked(observer, state, 0).items() if number != 0}
    assert not {name for name in told if name.startswith("step ")}


def test_agents_are_told_facts_and_not_what_is_thought_of_them(state: State) -> None:
    class Enthusiast(Features):
        """Thinks much of everybody."""

        def __init__(self) -> None:
            super().__init__([("hope", ""), ("joy", ""), ("seat", "")], SEATS, judged=2)

        def count_facts(self, state: State) -> None:
            for seat in range(SEATS):
                self.counts[3 * seat + 2] = seat

        def judge(self, state: State) -> None:
            raise AssertionError("nobody has asked")

    told = looked(Observer(state.game, Enthusiast()), state, 1)
    about_seats = {name: number for name, number in told.items() if name.endswith("seat")}
    assert about_seats == {"own seat": 1, "1 behind seat": 2, "2 behind seat": 0}
    assert not [name for name in told if name.endswith(("hope", "joy"))]


@pytest.mark.parametrize(
    ("number", "told"),
    [(7, 7), (32767, 32767), (32768, 32767), (-32767, -32767), (-32768, -32767), (10**9, 32767)],
)
def test_numbers_fit_into_two_bytes(number: int, told: int) -> None:
    assert cut_off(number) == told
