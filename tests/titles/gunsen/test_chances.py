"""Everybody's chance to win: a share for each, as the weights were fitted."""

from collections.abc import Iterator

import numpy as np
import pytest
from tests.titles.gunsen.fit import fitted, moments_of, signs_of, surprise, told

from kachidoki.engine import Moves, Rng, settle
from kachidoki.engine.vecs import vec
from kachidoki.titles import find_title
from kachidoki.titles.gunsen.rules.counsel.chances import SIGNS, Chances
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import ORDERING

GUNSEN = find_title("gunsen")


def turns(seats: int, seed: int) -> Iterator[Gunsen]:
    """A plausible game: the beginning of every turn, and the end."""
    state, moves, rng, advice = GUNSEN.new(seats), Moves(), Rng(seed), GUNSEN.advice()
    settle(state, moves, rng)
    while not state.is_over():
        assert isinstance(state, Gunsen)
        if state.step == ORDERING:
            yield state
        moves.clear()
        state.legal(state.actor, moves)
        state.perform(state.actor, advice.choose(state, state.actor, moves, rng))
        settle(state, moves, rng)
    assert isinstance(state, Gunsen)
    yield state


def chances_in(state: Gunsen, chances: Chances) -> list[float]:
    found = vec[float]([0.0] * state.seats)
    chances.add(state, 1.0, found)
    return list(found)


@pytest.mark.parametrize("seats", GUNSEN.seats)
def test_they_are_shares_of_one_victory_and_sure_at_the_end(seats: int) -> None:
    chances = Chances(Prospects())
    for state in turns(seats, seed=seats):
        found = chances_in(state, chances)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0
    assert [chance > 0.99 for chance in found] == [place == 1 for place in state.ranking()]


def test_they_are_told_as_they_were_fitted() -> None:
    chances = Chances(Prospects())
    weights = np.array([weight for _, weight in SIGNS])
    for state in turns(3, seed=1):
        if not state.is_over():
            signs = np.array([list(signs_of(state, chances))])
            assert chances_in(state, chances) == pytest.approx(list(told(signs, weights)[0]))


def test_fitting_makes_games_less_surprising() -> None:
    games = [moments_of(2, seed) for seed in range(6)]
    assert surprise(games, fitted(games)) < surprise(games, np.zeros(len(SIGNS)))
