"""A percentage is a probability: of the games said to be won in 30 %, about 30 % are won.

Bots of different strength sit at a table, as people do. At three moments of each game everybody's
chance is told, as the coach and the graph would; then the game is played to its end.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

import pytest

from kachidoki.bots import ask, make_bot, outlook
from kachidoki.bots.outlook import add_outcome, tempered, victory
from kachidoki.cli.commands.speed import is_compiled
from kachidoki.engine import Advice, Moves, Rng, State, Title, settle
from kachidoki.engine.learned.nets import taught
from kachidoki.titles import find_title

QUICK: Final = ("joraku",)
LENGTHY: Final = ("gunsen", "rising-sun", "tokaido")
SEATS: Final = 3
# How many games, and who may sit there; fewer games of quicker players where a game is long.
USUAL: Final = (70, ("ismcts:60", "greedy", "ismcts:300"))
FEWER: Final = {
    "gunsen": (40, ("ismcts:10", "greedy", "ismcts:40")),
    "rising-sun": (30, ("ismcts:10", "greedy", "ismcts:40")),
}
PLAYED_ON: Final = 200  # from each position
MOMENTS: Final = (0.4, 0.7, 0.95)  # as shares of the decisions in a game
BINS: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 1.01)
DEVIATIONS: Final = 3.5  # that the share of victories may be off
EXAGGERATION: Final = 3.0  # so much is noticed in few games, too

pytestmark = pytest.mark.skipif(not is_compiled(), reason="takes minutes unless compiled")


class Position(NamedTuple):
    """Somebody is to decide; `won` is everybody's share of the victory in the end."""

    state: State
    won: list[float]


Forecast = Callable[[State, Advice, Rng], list[float]]


def positions(title: Title) -> list[Position]:
    games, players = FEWER.get(title.id, USUAL)
    return [position for seed in range(games) for position in moments_of(title, players, seed)]


def moments_of(title: Title, players: Sequence[str], seed: int) -> Iterator[Position]:
    """A few positions of a game."""
    state, moves, rng = title.new(SEATS), Moves(), Rng(seed)
    bots = [make_bot(players[rng.below(len(players))], title, seed) for _ in range(SEATS)]
    decisions: list[State] = []
    settle(state, moves, rng)
    while not state.is_over():
        seat = state.actors()[0]
        if len(state.legal_actions(seat)) > 1:
            decisions.append(state.clone())
        state.apply(seat, ask(bots[seat], state, seat, rng))
        settle(state, moves, rng)
    for moment in MOMENTS:
        yield Position(decisions[int(len(decisions) * moment)], victory(state))


def told(title: Title, found: list[Position], forecast: Forecast) -> list[tuple[float, float]]:
    """What was said of every seat, and what came true."""
    advice = taught(title)
    return [
        pair
        for seed, (state, won) in enumerate(found)
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
        add_outcome(world, advice, Moves(), rng, won)
    return tempered(won, advice.trust())


def too_sure(state: State, advice: Advice, rng: Rng) -> list[float]:
    """The same playouts, believed too much."""
    chances = outlook(state, advice, rng, PLAYED_ON)
    return tempered([chance * PLAYED_ON for chance in chances], EXAGGERATION)


def worlds(state: State, rng: Rng) -> Iterator[State]:
    for _ in range(PLAYED_ON):
        world = state.clone()
        world.resample(state.actor, rng)
        yield world


@pytest.mark.parametrize(
    "name", [*QUICK, *(pytest.param(name, marks=pytest.mark.long) for name in LENGTHY)]
)
def test_chances_come_true_as_often_as_they_say(name: str) -> None:
    """And those that are too sure would be noticed."""
    title = find_title(name)
    found = positions(title)
    assert furthest_off(told(title, found, in_the_graph)) < DEVIATIONS
    assert furthest_off(told(title, found, by_the_coach)) < DEVIATIONS
    assert furthest_off(told(title, found, too_sure)) > DEVIATIONS
