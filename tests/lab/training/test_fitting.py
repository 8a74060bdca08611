"""Nets learn what decides games, and are in whole numbers what they were in floating point."""

import numpy as np
import pytest

from kachidoki.engine.vecs import i64, vec
from kachidoki.lab.training import fitting
from kachidoki.lab.training.descent import Floats, Progress, Weights, chances
from kachidoki.lab.training.fitting import Table, fit, inputs_of, scores

FEATURES = 3
LUCK = 0.5


def games(seats: int, number: int, seed: int) -> Table:
    """Whoever has most of the first two features together wins, most of the time."""
    rng = np.random.default_rng(seed)
    counts = rng.integers(0, 20, (number, seats, FEATURES)).astype(np.int16)
    luck = LUCK * rng.standard_normal((number, seats))
    winner = (counts[:, :, 0] + counts[:, :, 1] + luck).argmax(1)
    won = np.eye(seats, dtype=np.float32)[winner]
    return Table(np.arange(number, dtype=np.int32), counts, won)


def test_it_learns_what_decides() -> None:
    tables = [games(seats, 3000, seats) for seats in (2, 4)]
    fitted = fit(tables, first=6, second=3, epochs=40, seed=1)
    assert fitted.surprise[2] < 0.35 * np.log(2)
    assert fitted.surprise[4] < 0.35 * np.log(4)


def test_the_net_in_whole_numbers_tells_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, Weights] = {}

    def keep(weights: Weights, spread: Floats) -> list[int]:
        kept["weights"], kept["spread"] = weights, {"": spread}
        return whole(weights, spread)

    whole = fitting.in_whole_numbers
    monkeypatch.setattr(fitting, "in_whole_numbers", keep)
    fitted = fit([games(3, 2000, 5)], first=6, second=3, epochs=4, seed=1)
    counts = games(3, 50, 6).counts
    told = chances(scores(inputs_of(counts, kept["spread"][""]), kept["weights"]))
    for position, expected in zip(counts, told, strict=True):
        found = vec[float]([0.0] * 3)
        fitted.net.judge(vec[i64]([int(count) for count in position.ravel()]), 3, 1.0, found)
        assert list(found) == pytest.approx(list(expected), abs=0.02)


def test_the_same_seed_gives_the_same_net() -> None:
    tables = [games(3, 600, 7)]
    one, other = (fit(tables, 4, 2, 2, seed=3).weights for _ in range(2))
    assert one == other
    assert fit(tables, 4, 2, 2, seed=4).weights != one


def test_progress_is_told_after_every_epoch() -> None:
    told: list[Progress] = []
    fit([games(2, 400, 8)], 4, 2, epochs=3, seed=1, tell=told.append)
    assert [progress.epoch for progress in told] == [1, 2, 3]
    assert all(progress.learnt > 0 and progress.aside > 0 for progress in told)
