"""The batch as numpy arrays, which show what the compiled games write, without a copy."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine.errors import BadInput
from kachidoki.engine.learned.features import features_of
from kachidoki.engine.learned.observer import Observer
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.lab.batch.games import Games
from kachidoki.titles import find_title

SEED_BITS = 96
MOST_GAMES = 2**20
# The letters that numpy has for kinds of numbers.
WHOLE, FLOATING = "iu", "f"
KINDS = {WHOLE: "whole numbers", FLOATING: "floating-point numbers"}


class Batch:
    """So many games of a title, in each of which a decision is made at every step.

    Its arrays are read-only, and always show the present: copy what is to be kept.
    """

    def __init__(
        self,
        title: str,
        games: int,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        games, seats = index(games), index(seats)  # numpy's whole numbers are welcome
        if not 0 < games <= MOST_GAMES:
            raise BadInput(f"a batch of {games} games; possible: 1 to {MOST_GAMES}")
        self.title = find_title(title)
        fresh = self.title.new(seats, options)
        observers = [Observer(fresh.game, features_of(self.title)) for _ in range(games)]
        self.games = games
        self.seats = seats
        self.core = core = Games(fresh, observers, seeds(seed, games))
        # What whoever is to act may know: int16, a row for each game.
        self.observations: NDArray[np.int16] = shown(core.observations, np.int16, games)
        # What it may do: True for what is legal.
        self.masks: NDArray[np.bool_] = shown(core.masks, np.bool_, games)
        # Who is to act.
        self.actors: NDArray[np.int64] = shown(core.actors, np.int64)
        # What was played with the last step; -1 before the first.
        self.actions: NDArray[np.int64] = shown(core.actions, np.int64)
        # Did the game end with it? If so, each seat's share of the win and its points; else 0.
        self.ends: NDArray[np.bool_] = shown(core.ends, np.bool_)
        self.rewards: NDArray[np.float64] = shown(core.rewards, np.float64, games)
        self.scores: NDArray[np.int64] = shown(core.scores, np.int64, games)

    def names(self) -> list[str]:
        """What each number of an observation is."""
        return self.core.tables[0].observer.names()

    def state(self, game: int) -> State:
        """A copy of the game as it is now, with all that is hidden."""
        if not 0 <= game < self.games:
            raise BadInput(f"there is no game {game}; games: 0 to {self.games - 1}")
        return self.core.tables[game].state.clone()

    def reset(self, seed: int) -> None:
        """All games from the beginning."""
        self.core.restart(seeds(seed, self.games))

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One decision in each game; one that is illegal is refused together with all the others."""
        check(actions, "actions", (self.games,), WHOLE)
        self.core.step(vec[i64](np.ascontiguousarray(actions, np.int64)))

    def step_at_random(self) -> None:
        """Any legal decision in each game; `actions` says which."""
        self.core.step_at_random()

    def step_by(self, logits: NDArray[np.floating[Any]]) -> None:
        """A legal decision in each game, drawn by the softmax of the logits; `actions` says which."""
        check(logits, "logits", self.masks.shape, FLOATING)
        self.core.step_by(vec[float](np.ascontiguousarray(logits, np.float64).reshape(-1)))


def seeds(seed: int, games: int) -> list[int]:
    """The luck of each game, the same in every batch that is large enough to have it."""
    seed = index(seed)
    return [Random(f"{seed} {game}").getrandbits(SEED_BITS) for game in range(games)]


def shown(row: Any, kind: Any, games: int | None = None) -> NDArray[Any]:
    """A vec as an array, one-dimensional or with a row for each game."""
    try:
        array = np.frombuffer(row, kind)
    except TypeError as error:
        raise BadInput("a batch needs librt, which is not installed: pip install librt") from error
    return array if games is None else array.reshape(games, -1)


def check(array: NDArray[Any], what: str, shape: tuple[int, ...], kinds: str) -> None:
    if not isinstance(array, np.ndarray):
        raise BadInput(f"{what} are a {type(array).__name__}; they must be a numpy array")
    if array.shape != shape:
        raise BadInput(f"{what} have the shape {array.shape}; it must be {shape}")
    if array.dtype.kind not in kinds:
        raise BadInput(f"{what} are of {array.dtype}; they must be {KINDS[kinds]}")
