"""A percentage is a probability: of the games said to be won in 30 %, about 30 % are won.

Bots play as the titles' advice suggests. At three moments of each game everybody's chance is told, as
the coach and the graph would; then the game is played to its end.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

import pytest

from kachidoki.bots import outlook
from kachidoki.bots.outlook import play_out, victory
from kachidoki.cli.commands.speed import is_compiled
from kachidoki.engine import Advice, Moves, Rng, State, Title, settle
from kachidoki.engine.vecs import vec
from kachidoki.titles import titles

GAMES: Final = 150
PLAYED_ON: Final = 50  # from each position
MOMENTS: Final = (0.4, 0.7, 0.95)  # as shares of the decisions in a game
BINS: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 1.01)
DEVIATIONS: Final = 3.5  # that the share of victories may be off

pytestmark = pytest.mark.skipif(not is_compiled(), reason="takes minutes unless compiled")
each_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)


class Position(NamedTuple):
    """Somebody is to decide; `won` is everybody's share of the victory in the end."""

    state: State
    won: list[float]


Forecast = Callable[[State, Advice, Rng], list[float]]


@cache
def positions(title: Title) -> list[Position]:
    return [position for seed in range(GAMES) for position in moments_of(title, seed)]


def moments_of(title: Title, seed: int) -> Iterator[Position]:
    """A few positions of a game with three players."""
    state, advice, moves, rng = title.new(3), title.advice(), Moves(), Rng(seed)
    decisions: list[State] = []
    settle(state, moves, rng)
    while not state.is_over():
        seat = state.actor
        moves.clear()
        state.legal(seat, moves)
        if moves.count > 1:
            decisions.append(state.clone())
        state.perform(seat, advice.choose(state, seat, moves, rng))
        settle(state, moves, rng)
    for moment in MOMENTS:
        yield Position(decisions[int(len(decisions) * moment)], victory(state))


def told(title: Title, forecast: Forecast) -> list[tuple[float, float]]:
    """What was said of every seat, and what came true."""
    advice = title.advice()
    return [
        pair
        for seed, (state, won) in enumerate(positions(title))
        for pair in zip(forecast(state, advice, Rng(seed)), won, strict=True)
    ]


def furthest_off(pairs: list[tuple[float, float]]) -> float:
    """By how many standard deviations the worst bin is off."""
    return max(
        deviation([pair for pair in pairs if low <= pair[0] < high]) for low, high in pairwise(BINS)
    )


def deviation(pairs: list[tuple[float, float]]) -> float:
    said = sum(pair[0] for pair in pairs) / len(pairs)
    true = sum(pair[1] for pair in pairs) / len(pairs)
    return abs(said - true) / sqrt(said * (1 - said) / len(pairs))


def in_the_graph(state: State, advice: Advice, rng: Rng) -> list[float]:
    return outlook(state, advice, rng, PLAYED_ON)


def by_the_coach(state: State, advice: Advice, rng: Rng) -> list[float]:
    """From what the seat that is to act may know."""
    won = [0.0] * int(state.seats)
    for world in worlds(state, rng):
        play_out(world, advice, Moves(), rng)
        for seat, share in enumerate(victory(world)):
            won[seat] += share / PLAYED_ON
    return won


def by_reward(state: State, advice: Advice, rng: Rng) -> list[float]:
    """What a search takes for the worth of a position."""
    mean = [0.0] * int(state.seats)
    rewards = vec[float](mean)
    for world in worlds(state, rng):
        advice.play_on(world, Moves(), rng)
        advice.judge(world, rewards)
        for seat in range(len(mean)):
            mean[seat] += rewards[seat] / PLAYED_ON
    return mean


def worlds(state: State, rng: Rng) -> Iterator[State]:
    for _ in range(PLAYED_ON):
        world = state.clone()
        world.resample(state.actor, rng)
        yield world


@each_title
@pytest.mark.parametrize("forecast", [in_the_graph, by_the_coach])
def test_chances_come_true_as_often_as_they_say(title: Title, forecast: Forecast) -> None:
    assert furthest_off(told(title, forecast)) < DEVIATIONS


@each_title
def test_the_reward_of_a_search_is_no_chance(title: Title) -> None:
    """So it must not be shown as one; and the test above can tell."""
    assert furthest_off(told(title, by_reward)) > DEVIATIONS
