"""Fits a net to positions and to who won in the end.

It is trained in floating point, by Adam's rule with weight decay, and comes out in the whole numbers
of `engine/learned/net.py`. One game of ten is kept aside: of all epochs, the one after which those were
foretold best gives the weights.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine.learned.net import BLOCKS, BRIGHTEST, DROPPED, ONE, Net

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

LIGHT: Final = 64  # a neuron's light of 1, as a whole number
CEILING: Final = float(BRIGHTEST) / LIGHT
KEPT_ASIDE: Final = 10
BATCH: Final = 512
PACE: Final = 2e-3
DECAY: Final = 0.02
LARGEST: Final = 2**31 - 1


class Table(NamedTuple):
    """Positions with the same number of players: the game of each, everybody's features, and what share
    of the victory everybody had."""

    game: NDArray[np.int32]
    counts: NDArray[np.int16]
    won: Floats


class Fitted(NamedTuple):
    """A net, and how much its chances were surprised by games kept aside (in nats, by players)."""

    net: Net
    weights: list[int]
    surprise: dict[int, float]


class Progress(NamedTuple):
    """After an epoch: how surprised the net is by the games learnt from, and by those kept aside."""

    epoch: int
    learnt: float
    aside: float


def fit(
    tables: Sequence[Table],
    first: int,
    second: int,
    epochs: int,
    seed: int,
    tell: Callable[[Progress], None] = lambda progress: None,
) -> Fitted:
    """The net that foretells best."""
    lessons = [Lesson(table) for table in tables]
    features = tables[0].counts.shape[2]
    spread = spread_of(tables)
    rng = np.random.default_rng(seed)
    weights = begin(rng, BLOCKS * features, first, second)
    descent = Descent(weights)
    best, lowest = weights, float("inf")
    for epoch in range(epochs):
        pace = PACE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        learnt = [
            descent.step(*lesson.batch(chosen, spread), pace)
            for lesson, chosen in shuffled(lessons, rng)
        ]
        aside = float(np.concatenate([lesson.aside(weights, spread) for lesson in lessons]).mean())
        if aside < lowest:
            best, lowest = {name: each.copy() for name, each in weights.items()}, aside
        tell(Progress(epoch + 1, float(np.mean(learnt)), aside))
    whole = in_whole_numbers(best, spread)
    surprise = {
        lesson.seats: float(lesson.aside(best, spread).mean())
        for lesson in lessons
        if lesson.is_aside.any()
    }
    return Fitted(Net(features, first, second, whole), whole, surprise)


class Lesson:
    """A table, ready to be learnt from."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.counts.shape[1]
        self.is_aside = table.game % KEPT_ASIDE == 0
        self.learnt = np.flatnonzero(~self.is_aside)

    def batch(self, chosen: NDArray[np.int64], spread: Floats) -> tuple[Floats, Floats]:
        return inputs_of(self.table.counts[chosen], spread), self.table.won[chosen]

    def aside(self, weights: Weights, spread: Floats) -> Floats:
        """The surprise at each position that was kept aside."""
        inputs, won = self.batch(np.flatnonzero(self.is_aside), spread)
        return surprise(chances(scores(inputs, weights)), won)


def shuffled(
    lessons: Sequence[Lesson], rng: np.random.Generator
) -> Iterator[tuple[Lesson, NDArray[np.int64]]]:
    """All positions, in batches of the same number of players."""
    batches = [
        (lesson, chosen)
        for lesson in lessons
        for order in [rng.permutation(lesson.learnt)]
        for chosen in np.array_split(order, max(1, len(order) // BATCH))
    ]
    for place in rng.permutation(len(batches)):
        yield batches[place]


# ----------------------------------------------------------------- the net in floating point


def spread_of(tables: Sequence[Table]) -> Floats:
    """How large each feature usually is: the unit of inputs. Nothing is subtracted, so that what is not
    there costs nothing to evaluate."""
    rows = np.concatenate([table.counts.reshape(-1, table.counts.shape[2]) for table in tables])
    found: Floats = np.sqrt((rows.astype(np.float32) ** 2).mean(0)) + np.float32(0.5)
    return found


def inputs_of(counts: NDArray[np.int16], spread: Floats) -> Floats:
    """Own features, the mean of the others', those of the leading rival."""
    own = counts.astype(np.float32) / spread
    seats = own.shape[1]
    others = (own.sum(1, keepdims=True) - own) / (seats - 1)
    order = np.argsort(-counts[:, :, 0], axis=1, kind="stable")
    rival = np.where(np.arange(seats) == order[:, :1], order[:, 1:2], order[:, :1])
    leading = np.take_along_axis(own, rival[:, :, None], axis=1)
    found: Floats = np.concatenate([own, others, leading], axis=2)
    return found


def begin(rng: np.random.Generator, inputs: int, first: int, second: int) -> Weights:
    def drawn(rows: int, columns: int) -> Floats:
        found: Floats = (rng.standard_normal((rows, columns)) / np.sqrt(rows)).astype(np.float32)
        return found

    return {
        "first": drawn(inputs, first),
        "first_bias": np.full(first, 0.1, np.float32),
        "second": drawn(first, second),
        "second_bias": np.full(second, 0.1, np.float32),
        "last": np.zeros((second, 1), np.float32),
        "plain": np.zeros((inputs, 1), np.float32),
    }


def scores(inputs: Floats, weights: Weights) -> Floats:
    lights = np.clip(inputs @ weights["first"] + weights["first_bias"], 0, CEILING)
    behind = np.clip(lights @ weights["second"] + weights["second_bias"], 0, CEILING)
    found: Floats = (behind @ weights["last"] + inputs @ weights["plain"])[..., 0]
    return found


def chances(scored: Floats) -> Floats:
    odds = np.exp(scored - scored.max(1, keepdims=True))
    found: Floats = odds / odds.sum(1, keepdims=True)
    return found


def surprise(told: Floats, won: Floats) -> Floats:
    found: Floats = -(won * np.log(told + np.float32(1e-9))).sum(1)
    return found


class Descent:
    """Steps down the slope of the surprise."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(each) for name, each in weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in weights.items()}
        self.steps = 0

    def step(self, inputs: Floats, won: Floats, pace: float) -> float:
        """One step; tells the surprise before it."""
        told, slopes = self.slopes(inputs, won)
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            change = mean / (1 - 0.9**self.steps)
            change /= np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            if not name.endswith("bias"):
                change += DECAY * self.weights[name]
            self.weights[name] -= (pace * change).astype(np.float32)
        return float(surprise(told, won).mean())

    def slopes(self, inputs: Floats, won: Floats) -> tuple[Floats, Weights]:
        weights = self.weights
        rows = inputs.reshape(-1, inputs.shape[2])
        sums = rows @ weights["first"] + weights["first_bias"]
        lights = np.clip(sums, 0, CEILING)
        sums_behind = lights @ weights["second"] + weights["second_bias"]
        behind = np.clip(sums_behind, 0, CEILING)
        scored = (behind @ weights["last"] + rows @ weights["plain"]).reshape(won.shape)
        told = chances(scored)
        off = ((told - won) / len(won)).reshape(-1, 1)
        off_behind = (off @ weights["last"].T) * is_open(sums_behind)
        off_lights = (off_behind @ weights["second"].T) * is_open(sums)
        return told, {
            "plain": rows.T @ off,
            "last": behind.T @ off,
            "second": lights.T @ off_behind,
            "second_bias": off_behind.sum(0),
            "first": rows.T @ off_lights,
            "first_bias": off_lights.sum(0),
        }


def is_open(sums: Floats) -> NDArray[np.bool_]:
    """Where a neuron is neither dark nor as bright as can be."""
    found: NDArray[np.bool_] = (sums > 0) & (sums < CEILING)
    return found


# ----------------------------------------------------------------- in whole numbers


def in_whole_numbers(weights: Weights, spread: Floats) -> list[int]:
    """The weights in the order in which `Net` takes them."""
    each = np.tile(spread, BLOCKS)[:, None]
    sum_of_one = LIGHT << int(DROPPED)
    features = np.concatenate(
        [weights["first"] / each * sum_of_one, weights["plain"] / each * ONE], axis=1
    )
    rows = [
        features,
        np.append(weights["first_bias"] * sum_of_one, 0.0),
        weights["second"] * (1 << int(DROPPED)),
        weights["second_bias"] * sum_of_one,
        weights["last"] * (ONE / LIGHT),
    ]
    flat = np.concatenate([np.rint(row).ravel() for row in rows])
    return [int(weight) for weight in np.clip(flat, -LARGEST, LARGEST)]
