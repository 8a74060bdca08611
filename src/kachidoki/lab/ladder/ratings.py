"""Ratings by Plackett and Luce: how strong bots are, most likely, if games came out as they did.

A game is a row of choices: who of all comes first, who of the others comes next, and so on; each of
them is as likely as its share of the strength of those who are left. Bots that share a place are
each chosen out of all who are left at that place (as Breslow does with ties). Hunter's MM algorithm
(Annals of Statistics 32, 2004) finds the strengths; the order of the games does not matter to it.

Somebody who always wins would be infinitely strong. So everybody has also won one game and lost one
against a phantom: that keeps strengths finite, and is little beside hundreds of games.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

CENTRE = 1500.0
SCALE = 400 / np.log(10)  # as Elo: 400 points are odds of ten to one
CLOSE = 1e-9
MOST_STEPS = 10_000


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
    weights, left, chosen = weights[at_all], choices.left[at_all], choices.chosen[at_all]
    won = (weights[:, None] * chosen).sum(axis=0) + 1.0
    takes = weights * chosen.sum(axis=1)
    logs = np.zeros(choices.left.shape[1]) if start is None else (start - CENTRE) / SCALE
    for _ in range(MOST_STEPS):
        strength = np.exp(logs)
        shared = takes / (left * strength).sum(axis=1)
        lost = (shared[:, None] * left).sum(axis=0) + 2.0 / (strength + 1.0)
        better = np.log(won / lost)
        step = float(np.abs(better - logs).max())
        logs = better
        if step < CLOSE:
            break
    found: Floats = CENTRE + SCALE * (logs - logs.mean())
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


def sums_by_deal(deals: Counts, values: Sequence[Floats] | Floats, number: int) -> Floats:
    """The values of each deal's games, added up."""
    rows = np.asarray(values, np.float64)
    found = np.zeros((number, *rows.shape[1:]))
    np.add.at(found, deals, rows)
    return found
