"""A prior is told what its seat may know, and tells how much every legal move appeals."""

from math import exp

import pytest

from kachidoki.engine import BadInput, Moves, Rng, State, settle
from kachidoki.engine.learned.nets import sight_of
from kachidoki.engine.learned.prior import Prior, Sight, weights_in
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles import find_title

SEATS = 3
TITLE = find_title("gunsen")
ONE = 16384


@pytest.fixture
def state() -> State:
    """Some way into a game."""
    state, moves, rng = TITLE.new(SEATS), Moves(), Rng(6)
    settle(state, moves, rng)
    while state.plies < 200:
        legal = state.legal_actions(state.actor)
        state.apply(state.actor, legal[rng.below(len(legal))])
        settle(state, moves, rng)
    return state


def looked(sight: Sight, state: State, seat: int) -> dict[str, int]:
    sight.look(state, seat)
    return dict(zip(sight.names(), map(int, sight.numbers), strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    sight = sight_of(TITLE)
    names = sight.names()
    assert len(names) == len(set(names)) == sight.size == len(sight.numbers)


def test_others_are_told_by_their_mean(state: State) -> None:
    sight = sight_of(TITLE)
    looks = [looked(sight, state, seat) for seat in range(SEATS)]
    own = [look["own koku"] for look in looks]
    assert len(set(own)) > 1
    assert [look["others koku"] for look in looks] == [
        (sum(own) - mine) // (SEATS - 1) for mine in own
    ]
    assert looks[0][f"step {state.game.steps[state.step]}"] == 1


def test_it_leans_as_its_weights_say(state: State) -> None:
    """One neuron that lights up with the seat's koku, and gives to the first legal action."""
    sight, actions = sight_of(TITLE), TITLE.vocabulary.decisions()
    moves, seat = Moves(), state.actor
    state.legal(seat, moves)
    assert moves.count > 1
    numbers = [0] * weights_in(int(sight.size), 1, actions)
    numbers[sight.names().index("own koku")] = 1 << 10
    numbers[int(sight.size) + 1 + int(moves.actions[0])] = ONE // 2
    numbers[-actions + int(moves.actions[1])] = ONE
    appeals = vec[float]([0.0] * moves.count)
    Prior(sight, actions, 1, vec[i64](numbers)).weigh(state, seat, moves, appeals)
    koku = looked(sight, state, seat)["own koku"]
    wanted = [exp(koku / 2), exp(1), *[1.0] * (moves.count - 2)]
    assert list(appeals) == pytest.approx([each / sum(wanted) for each in wanted])


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(BadInput, match="such a prior has"):
        Prior(sight_of(TITLE), TITLE.vocabulary.decisions(), 2, vec[i64]([0] * 10))
