"""Fits what each sign of a position is worth to games of bots. Run as a program, it prints the weights:

    python -m tests.titles.gunsen.fit GAMES SEATS...

At the beginning of every turn everybody's signs are written down, and who won in the end; the weights
are those with which the chances would have come true best. Some choices are made at random, so that
unusual positions occur, too.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.bots import ask, make_bot
from kachidoki.bots.outlook import victory
from kachidoki.engine import Moves, Rng, settle
from kachidoki.titles import find_title
from kachidoki.titles.gunsen.rules.counsel.chances import SIGNS, Chances
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import ORDERING

GUNSEN: Final = find_title("gunsen")
WHIMS: Final = (0.0, 0.03, 0.1)  # shares of choices that are made at random, a game
STEPS: Final = 3000
PACE: Final = 0.02
SIMPLICITY: Final = 1e-3  # how much large weights are shunned
TESTED: Final = 5  # one game of so many is kept to check the weights with

Numbers = NDArray[np.float64]


class Moment(NamedTuple):
    """The beginning of a turn: everybody's signs, and everybody's share of the victory in the end."""

    signs: list[list[float]]
    won: list[float]


def moments_of(seats: int, seed: int) -> list[Moment]:
    """All turns of one game."""
    chances, signs = Chances(Prospects()), []
    whims = Random(seed)
    whim = whims.choice(WHIMS)
    bots = [make_bot("greedy", GUNSEN, seed) for _ in range(seats)]
    state, moves, luck, guess = GUNSEN.new(seats), Moves(), Rng(seed), Rng(seed + 1)
    settle(state, moves, luck)
    turn = -1
    while not state.is_over():
        assert isinstance(state, Gunsen)
        if state.step == ORDERING and state.turn != turn:
            turn = int(state.turn)
            signs.append(list(signs_of(state, chances)))
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        is_whim = whims.random() < whim
        action = whims.choice(legal) if is_whim else ask(bots[seat], state, seat, guess)
        state.apply(seat, action)
        settle(state, moves, luck)
    return [Moment(each, victory(state)) for each in signs]


def signs_of(state: Gunsen, chances: Chances) -> Iterator[list[float]]:
    chances.prospects.land.take(state)
    for seat in range(state.seats):
        chances.count(state, seat)
        yield [float(sign) for sign in chances.signs]


def fitted(games: list[list[Moment]]) -> Numbers:
    """By Adam's rule; tables of any size count alike."""
    tables = list(by_size(games))
    spread = np.concatenate([signs.reshape(-1, len(SIGNS)) for signs, _ in tables]).std(0) + 1e-9
    count = sum(len(signs) for signs, _ in tables)
    weights = np.zeros(len(SIGNS))
    mean, square = np.zeros(len(SIGNS)), np.zeros(len(SIGNS))
    for step in range(1, STEPS + 1):
        slope = SIMPLICITY * weights
        for signs, won in tables:
            off = told(signs, weights / spread) - won
            slope += np.einsum("ns,nsf->f", off, signs / spread) / count
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        weights -= PACE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return np.asarray(weights / spread)


def by_size(games: list[list[Moment]]) -> Iterator[tuple[Numbers, Numbers]]:
    """Signs and shares of the victory, for each number of players."""
    moments = [moment for game in games for moment in game]
    for seats in sorted({len(moment.won) for moment in moments}):
        some = [moment for moment in moments if len(moment.won) == seats]
        yield np.array([moment.signs for moment in some]), np.array([each.won for each in some])


def told(signs: Numbers, weights: Numbers) -> Numbers:
    """Everybody's chances, as `Chances` tells them."""
    leads = signs @ weights
    odds = np.exp(leads - leads.max(1, keepdims=True))
    return np.asarray(odds / odds.sum(1, keepdims=True))


def surprise(games: list[list[Moment]], weights: Numbers) -> float:
    """How badly the chances foretold who won: the less, the better."""
    lost = [-(won * np.log(told(signs, weights) + 1e-12)).sum(1) for signs, won in by_size(games)]
    return float(np.concatenate(lost).mean())


def main(count: int, tables: list[int]) -> None:
    with ProcessPoolExecutor() as pool:
        games = [
            game
            for seats in tables
            for game in pool.map(partial(moments_of, seats), range(count), chunksize=8)
        ]
    learnt = [game for number, game in enumerate(games) if number % TESTED]
    kept = games[::TESTED]
    weights = fitted(learnt)
    before = np.array([weight for _, weight in SIGNS])
    print(
        f"surprise: {surprise(kept, before):.4f} as it is, {surprise(kept, weights):.4f} as fitted"
    )
    for (name, _), weight in zip(SIGNS, weights, strict=True):
        print(f'    ("{name}", {weight:.3f}),')


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(seats) for seats in sys.argv[2:]])
