"""Ratings, survival and responses come out as they must where that is known."""

import numpy as np
import pytest
from numpy.typing import NDArray

from kachidoki.lab.ladder.alpharank import masses
from kachidoki.lab.ladder.ratings import CENTRE, SCALE, Choices, ratings, redrawn

Rows = NDArray[np.int64]


def games(strengths: list[float], number: int, seats: int, seed: int) -> tuple[Rows, Rows]:
    """Tables of random company, and places drawn by the model itself."""
    rng = np.random.default_rng(seed)
    seating = np.array([rng.permutation(len(strengths))[:seats] for _ in range(number)])
    noise = rng.gumbel(size=seating.shape) + np.log(np.array(strengths))[seating]
    places = (-noise).argsort(axis=1).argsort(axis=1) + 1
    return seating, places


def choices(seating: Rows, places: Rows, bots: int) -> Choices:
    return Choices(bots, np.arange(len(seating)), seating, places, len(seating))


def once(rows: Rows) -> Rows:
    return np.ones(len(rows), np.int64)


def test_the_strengths_that_games_were_drawn_from_are_found() -> None:
    strengths = [1.0, 2.0, 4.0, 8.0, 16.0]
    seating, places = games(strengths, 4000, 4, seed=1)
    found = ratings(choices(seating, places, 5), once(seating))
    true = SCALE * (np.log(strengths) - np.log(strengths).mean()) + CENTRE
    assert np.abs(found - true).max() < 15
    assert found.mean() == pytest.approx(CENTRE)


def test_no_step_of_hunters_mm_algorithm_leads_further() -> None:
    seating, places = games([1.0, 3.0, 5.0, 5.0], 60, 3, seed=2)
    places[::5] = np.where(places[::5] == 2, 1, places[::5])  # shared places, too
    made = choices(seating, places, 4)
    weights = made.counts.sum(axis=0)
    logs = (ratings(made, once(seating)) - CENTRE) / SCALE
    shift = find_shift(made, weights, logs)
    strength = np.exp(logs + shift)
    shared = weights * made.chosen.sum(axis=1) / (made.left * strength).sum(axis=1)
    lost = (shared[:, None] * made.left).sum(axis=0) + 2 / (strength + 1)
    won = (weights[:, None] * made.chosen).sum(axis=0) + 1
    assert np.log(won / lost) == pytest.approx(logs + shift, abs=1e-6)


def find_shift(made: Choices, weights: Rows, logs: NDArray[np.float64]) -> float:
    """Where the phantom stands: all have won and lost once against it, so half of them is expected."""
    low, high = -20.0, 20.0
    for _ in range(100):
        middle = (low + high) / 2
        beaten = (1 / (1 + np.exp(-(logs + middle)))).sum()
        low, high = (middle, high) if beaten < len(logs) / 2 else (low, middle)
    return low


def test_the_order_of_games_does_not_matter() -> None:
    seating, places = games([1.0, 2.0, 3.0], 50, 2, seed=3)
    forward = ratings(choices(seating, places, 3), once(seating))
    backward = ratings(choices(seating[::-1], places[::-1], 3), once(seating))
    assert forward == pytest.approx(backward, abs=1e-6)


def test_who_always_wins_is_rated_high_but_finitely() -> None:
    seating = np.array([[0, 1]] * 50)
    found = ratings(choices(seating, np.array([[1, 2]] * 50), 2), once(seating))
    assert 400 < found[0] - found[1] < 2000


def test_a_shared_place_is_even() -> None:
    seating = np.array([[0, 1, 2]] * 9)
    found = ratings(choices(seating, np.array([[1, 1, 3]] * 9), 3), once(seating))
    assert found[0] == pytest.approx(found[1])
    assert found[2] < found[0]


def test_redrawn_deals_are_as_many_as_there_are() -> None:
    draws = redrawn(30, 20, seed=1)
    assert (draws.sum(axis=1) == 30).all()
    assert (redrawn(30, 20, seed=1) == draws).all()
    assert (draws != 1).any()


def ahead(*rows: list[float]) -> NDArray[np.float64]:
    return np.array(rows)


def test_the_best_survives() -> None:
    found = masses(ahead([0.5, 0.9, 0.9], [0.1, 0.5, 0.7], [0.1, 0.3, 0.5]))
    assert found[0] > 0.999
    assert found.sum() == pytest.approx(1)


def test_in_a_circle_all_survive() -> None:
    found = masses(ahead([0.5, 0.8, 0.2], [0.2, 0.5, 0.8], [0.8, 0.2, 0.5]))
    assert found == pytest.approx([1 / 3] * 3)


def test_equals_survive_equally() -> None:
    assert masses(np.full((4, 4), 0.5)) == pytest.approx([0.25] * 4)
    assert masses(np.full((1, 1), 0.5)) == pytest.approx([1.0])
