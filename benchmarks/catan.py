"""Catanatron's Settlers of Catan with four random players."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.measure import Case, Section, Work, repeated, timed

LIBRARY, GAME = "Catanatron", "Catan"
SEED = 1
MIDDLE = 500  # plies, of about 1000
PIECE = 100


def cases() -> list[Case]:
    return [
        Case(Section.GAMES, LIBRARY, GAME, "from Python", timed(loop())),
        Case(Section.STATE, LIBRARY, GAME, "clone", timed(repeated(middle().copy, 100))),
    ]


def loop() -> Work:
    """Whole games one after another, in pieces: a single game would take a good part of a round."""
    stream = plies()
    return lambda: sum(islice(stream, PIECE))


def plies() -> Iterator[int]:
    for seed in count(SEED):
        game = fresh(seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            yield 1


def middle() -> Any:
    game = fresh(SEED)
    for _ in range(MIDDLE):
        game.play_tick()
    return game


def fresh(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)
