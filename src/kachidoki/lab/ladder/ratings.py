"""Ratings by Plackett and Luce: how strong bots are, most likely, if games came out as they did.

A game is a row of choices: who of all comes first, who of the others comes next, and so on; each of
them is as likely as its share of the strength of those who are left. Bots that share a place are
each chosen out of all who are left at that place (as Breslow does with ties). The order of the games
does not matter. The strengths are found by Newton's rule: hundreds of times faster than Hunter's MM
algorithm (Annals of Statistics 32, 2004) where somebody hardly ever wins, with the same result.

Somebody who always wins would be infinitely strong. So everybody has also won one game and lost one
against a phantom: that keeps strengths finite, and is little beside hundreds of games.
"""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

CENTRE = 1500.0
SCALE = 400 / np.log(10)  # as Elo: 400 points are odds of ten to one
CLOSE = 1e-9
MOST_STEPS = 100


class Choices:
    """The choices that games are made of, each sort once; `counts` is how often each deal had it."""

    def __init__(
        self, bots: int, deals: Counts, seating: Counts, places: Counts, number_of_deals: int
    ) -> None:
        sorts: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        found: list[tuple[int, int]] = []
        for deal, who, place in zip(deals, seating, places, strict=True):
            for level in np.unique(place):
                left = np.bincount(who[place >= level], minlength=bots)
                chosen = np.bincount(who[place == level], minlength=bots)
                if left.sum() > 1:
                    key = (tuple(left.tolist()), tuple(chosen.tolist()))
                    found.append((int(deal), sorts.setdefault(key, len(sorts))))
        self.left = np.array([left for left, _ in sorts], np.float64).reshape(-1, bots)
        self.chosen = np.array([chosen for _, chosen in sorts], np.float64).reshape(-1, bots)
        self.counts = np.zeros((number_of_deals, len(sorts)), np.int64)
        for deal, sort in found:
            self.counts[deal, sort] += 1


def ratings(choices: Choices, times: Counts, start: Floats | None = None) -> Floats:
    """Ratings when every deal was played so many times; their mean is that of the scale."""
    weights = (times[:, None] * choices.counts).sum(axis=0)
    at_all = weights > 0
    likelihood = Likelihood(weights[at_all], choices.left[at_all], choices.chosen[at_all])
    logs = np.zeros(choices.left.shape[1]) if start is None else (start - CENTRE) / SCALE
    for _ in range(MOST_STEPS):
        step = likelihood.step(logs)
        while likelihood(logs + step) < likelihood(logs) and np.abs(step).max() > CLOSE:
            step = step / 2
        logs = logs + step
        if np.abs(step).max() < CLOSE:
            break
    found: Floats = CENTRE + SCALE * (logs - logs.mean())
    return found


class Likelihood:
    """How likely the choices are, as a function of the logarithms of all strengths. It has one peak."""

    def __init__(self, weights: Counts, left: Floats, chosen: Floats) -> None:
        self.left = left
        self.won = (weights[:, None] * chosen).sum(axis=0)
        self.takes = weights * chosen.sum(axis=1)

    def __call__(self, logs: Floats) -> float:
        shared = (self.takes * np.log((self.left * np.exp(logs)).sum(axis=1))).sum()
        phantom = (logs - 2 * np.log1p(np.exp(logs))).sum()
        return float((self.won * logs).sum() - shared + phantom)

    def step(self, logs: Floats) -> Floats:
        """Newton's step towards the peak."""
        strengths = self.left * np.exp(logs)
        shares = strengths / strengths.sum(axis=1, keepdims=True)
        against_phantom = 1 / (1 + np.exp(-logs))
        expected = (self.takes[:, None] * shares).sum(axis=0) + 2 * against_phantom
        slope = self.won + 1 - expected
        both = (self.takes[:, None, None] * shares[:, :, None] * shares[:, None, :]).sum(axis=0)
        own = (self.takes[:, None] * shares).sum(axis=0)
        bend = np.diag(own + 2 * against_phantom * (1 - against_phantom)) - both
        found: Floats = np.linalg.solve(bend, slope)
        return found


def redrawn(deals: int, times: int, seed: int) -> Counts:
    """Bootstrap: how often each deal is drawn when as many as there are are drawn with replacement."""
    rng = np.random.default_rng(seed)
    found: Counts = rng.multinomial(deals, np.full(deals, 1 / deals), size=times).astype(np.int64)
    return found


def interval(values: Floats) -> tuple[float, float]:
    """Where 95 of 100 of them lie."""
    low, high = np.quantile(values, (0.025, 0.975))
    return float(low), float(high)


def victories(places: Counts) -> Floats:
    """Everybody's share of the victory, game by game."""
    first = places == 1
    found: Floats = first / first.sum(axis=1, keepdims=True)
    return found
