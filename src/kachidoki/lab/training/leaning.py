"""Fits a prior to decisions: to what a search looked at most.

How often it looked at each of its choices is taken to the third power, so that the prior leans to the
best of them more than the search did.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine.learned.net import DROPPED, ONE
from kachidoki.lab.training.decisions import Decisions
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

SHARPNESS: Final = 3
NEVER: Final = np.float32(-1e9)


class Leaning(NamedTuple):
    """The weights of a prior, and how much it was surprised by games kept aside (in nats)."""

    weights: list[int]
    surprise: float


def lean(
    decisions: Decisions,
    actions: int,
    neurons: int,
    epochs: int,
    seed: int,
    tell: Callable[[Progress], None] = lambda progress: None,
) -> Leaning:
    """The prior that foretells best what a search will like."""
    lesson = Lesson(decisions, actions)
    rng = np.random.default_rng(seed)
    weights = {
        "first": drawn(rng, decisions.told.shape[1], neurons),
        "first_bias": np.full(neurons, 0.1, np.float32),
        "last": np.zeros((neurons, actions), np.float32),
        "last_bias": np.zeros(actions, np.float32),
    }

    def steps() -> Iterator[Step]:
        for rows in shuffled(lesson.learnt, rng):
            yield step_of(lesson, rows, weights)

    best, lowest = descend(weights, epochs, steps, lesson.surprise_aside, tell)
    return Leaning(in_whole_numbers(best, lesson.spread), lowest)


class Lesson:
    """Decisions, ready to be learnt from."""

    def __init__(self, decisions: Decisions, actions: int) -> None:
        self.decisions = decisions
        self.actions = actions
        self.spread = size_of(decisions.told)
        is_aside = decisions.game % KEPT_ASIDE == 0
        self.aside = np.flatnonzero(is_aside)
        self.learnt = np.flatnonzero(~is_aside)
        self.starts = np.concatenate([[0], decisions.ends[:-1]])

    def inputs(self, rows: NDArray[np.int64]) -> Floats:
        found: Floats = self.decisions.told[rows].astype(np.float32) / self.spread
        return found

    def liked(self, rows: NDArray[np.int64]) -> tuple[Floats, NDArray[np.bool_]]:
        """How much the search liked every action, and which ones it could look at."""
        table = self.decisions
        numbers = table.ends[rows] - self.starts[rows]
        first = np.repeat(self.starts[rows] - (np.cumsum(numbers) - numbers), numbers)
        places = first + np.arange(numbers.sum())
        found = np.zeros((len(rows), self.actions), np.float32)
        could = np.zeros(found.shape, np.bool_)
        row = np.repeat(np.arange(len(rows)), numbers)
        found[row, table.actions[places]] = table.looks[places].astype(np.float32) ** SHARPNESS
        found /= found.sum(1, keepdims=True)
        could[row, table.actions[places]] = True
        return found, could

    def surprise_aside(self, weights: Weights) -> float:
        """By the games that were kept aside."""
        parts = []
        for rows in np.array_split(self.aside, max(1, len(self.aside) // BATCH)):
            liked, could = self.liked(rows)
            parts.append(surprise(told_of(self.inputs(rows), could, weights)[0], liked))
        return float(np.concatenate(parts).mean())


def shuffled(rows: NDArray[np.int64], rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    yield from np.array_split(rng.permutation(rows), max(1, len(rows) // BATCH))


def told_of(
    inputs: Floats, could: NDArray[np.bool_], weights: Weights
) -> tuple[Floats, Floats, Floats]:
    """How likely it finds each of the possible actions; the lights of its neurons, and their sums."""
    sums = inputs @ weights["first"] + weights["first_bias"]
    lights: Floats = np.clip(sums, 0, CEILING)
    scored = np.where(could, lights @ weights["last"] + weights["last_bias"], NEVER)
    return chances(scored), lights, sums


def step_of(lesson: Lesson, rows: NDArray[np.int64], weights: Weights) -> Step:
    """What it tells of these decisions, and what the search liked."""
    inputs, (liked, could) = lesson.inputs(rows), lesson.liked(rows)
    told, lights, sums = told_of(inputs, could, weights)
    off: Floats = (told - liked) / np.float32(len(rows))
    off_lights: Floats = (off @ weights["last"].T) * is_open(sums)
    return Step(
        told,
        liked,
        {
            "last": lights.T @ off,
            "last_bias": off.sum(0),
            "first": inputs.T @ off_lights,
            "first_bias": off_lights.sum(0),
        },
    )


def in_whole_numbers(weights: Weights, spread: Floats) -> list[int]:
    """The weights in the order in which `Prior` takes them."""
    sum_of_one = LIGHT << int(DROPPED)
    return rounded(
        [
            weights["first"] / spread[:, None] * sum_of_one,
            weights["first_bias"] * sum_of_one,
            weights["last"].T * (ONE / LIGHT),
            weights["last_bias"] * ONE,
        ]
    )
