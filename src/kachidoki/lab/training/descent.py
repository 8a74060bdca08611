"""How nets and priors are fitted: in floating point, by Adam's rule with weight decay, and then rounded
to the whole numbers of `engine/learned`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine.learned.net import BRIGHTEST

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

LIGHT: Final = 64  # a neuron's light of 1, as a whole number
CEILING: Final = float(BRIGHTEST) / LIGHT
KEPT_ASIDE: Final = 10  # one game of so many
BATCH: Final = 512
PACE: Final = 2e-3
DECAY: Final = 0.02
LARGEST: Final = 2**31 - 1


class Progress(NamedTuple):
    """After an epoch: how surprised it is by the games learnt from, and by those kept aside."""

    epoch: int
    learnt: float
    aside: float


class Step(NamedTuple):
    """Of one batch: what was told and what happened, and how the surprise changes with every weight."""

    told: Floats
    happened: Floats
    slopes: Weights


class Descent:
    """Steps down the slope of the surprise."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(each) for name, each in weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in weights.items()}
        self.steps = 0

    def step(self, slopes: Weights, pace: np.float64) -> None:
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


def descend(
    weights: Weights,
    epochs: int,
    steps: Callable[[], Iterator[Step]],
    surprise_aside: Callable[[Weights], float],
    tell: Callable[[Progress], None],
) -> tuple[Weights, float]:
    """Learns from all batches in every epoch; returns the weights that were least surprised by games
    kept aside, and how much they were. Each step is made before the next one is asked for."""
    descent = Descent(weights)
    best, lowest = weights, float("inf")
    for epoch in range(epochs):
        learnt = []
        for told, happened, slopes in steps():
            learnt.append(surprise(told, happened).mean())
            descent.step(slopes, pace_in(epoch, epochs))
        aside = surprise_aside(weights)
        if aside < lowest:
            best, lowest = {name: each.copy() for name, each in weights.items()}, aside
        tell(Progress(epoch + 1, float(np.mean(learnt)), aside))
    return best, lowest


def pace_in(epoch: int, epochs: int) -> np.float64:
    """Slower and slower."""
    return np.float64(PACE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)))


def drawn(rng: np.random.Generator, rows: int, columns: int) -> Floats:
    """Weights to begin with."""
    found: Floats = (rng.standard_normal((rows, columns)) / np.sqrt(rows)).astype(np.float32)
    return found


def size_of(rows: NDArray[np.int16]) -> Floats:
    """How large each number of the rows usually is."""
    found: Floats = np.sqrt((rows.astype(np.float32) ** 2).mean(0)) + np.float32(0.5)
    return found


def chances(scored: Floats) -> Floats:
    odds = np.exp(scored - scored.max(1, keepdims=True))
    found: Floats = odds / odds.sum(1, keepdims=True)
    return found


def surprise(told: Floats, happened: Floats) -> Floats:
    found: Floats = -(happened * np.log(told + np.float32(1e-9))).sum(1)
    return found


def is_open(sums: Floats) -> NDArray[np.bool_]:
    """Where a neuron is neither dark nor as bright as can be."""
    found: NDArray[np.bool_] = (sums > 0) & (sums < CEILING)
    return found


def rounded(rows: Sequence[Floats]) -> list[int]:
    """All weights as whole numbers, one after the other."""
    flat = np.concatenate([np.rint(row).ravel() for row in rows])
    return [int(weight) for weight in np.clip(flat, -LARGEST, LARGEST)]
