"""Fits a net to positions and to who won in the end.

One game of ten is kept aside: of all epochs, the one after which those were foretold best gives the
weights.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine.learned.net import BLOCKS, DROPPED, ONE, Net
from kachidoki.lab.training.descent import (
    BATCH,
    CEILING,
    KEPT_ASIDE,
    LIGHT,
    Floats,
    Progress,
    Step,
    Weights,
    chances,
    descend,
    drawn,
    is_open,
    rounded,
    size_of,
    surprise,
)


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

    def steps() -> Iterator[Step]:
        for lesson, chosen in shuffled(lessons, rng):
            yield step_of(*lesson.batch(chosen, spread), weights)

    def surprise_aside(weights: Weights) -> float:
        return float(np.concatenate([lesson.aside(weights, spread) for lesson in lessons]).mean())

    best, _ = descend(weights, epochs, steps, surprise_aside, tell)
    whole = in_whole_numbers(best, spread)
    surprised = {
        lesson.seats: float(lesson.aside(best, spread).mean())
        for lesson in lessons
        if lesson.is_aside.any()
    }
    return Fitted(Net(features, first, second, whole), whole, surprised)


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
    return size_of(
        np.concatenate([table.counts.reshape(-1, table.counts.shape[2]) for table in tables])
    )


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
    return {
        "first": drawn(rng, inputs, first),
        "first_bias": np.full(first, 0.1, np.float32),
        "second": drawn(rng, first, second),
        "second_bias": np.full(second, 0.1, np.float32),
        "last": np.zeros((second, 1), np.float32),
        "plain": np.zeros((inputs, 1), np.float32),
    }


def scores(inputs: Floats, weights: Weights) -> Floats:
    lights = np.clip(inputs @ weights["first"] + weights["first_bias"], 0, CEILING)
    behind = np.clip(lights @ weights["second"] + weights["second_bias"], 0, CEILING)
    found: Floats = (behind @ weights["last"] + inputs @ weights["plain"])[..., 0]
    return found


def step_of(inputs: Floats, won: Floats, weights: Weights) -> Step:
    """The chances that are told, and who won."""
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
    slopes = {
        "plain": rows.T @ off,
        "last": behind.T @ off,
        "second": lights.T @ off_behind,
        "second_bias": off_behind.sum(0),
        "first": rows.T @ off_lights,
        "first_bias": off_lights.sum(0),
    }
    return Step(told, won, slopes)


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
    return rounded(rows)
