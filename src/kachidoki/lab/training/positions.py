"""Positions to learn from: games are played as the title's advice suggests, with some whim. Wherever a
search would judge, everybody's features are written down, and in the end who won."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine import BadInput, Moves, Rng, State, Title
from kachidoki.engine.advice import Advice
from kachidoki.engine.learned.features import Features
from kachidoki.engine.seats import CHANCE
from kachidoki.lab.crew import at_work, in_order
from kachidoki.lab.statistics import shares
from kachidoki.lab.training.fitting import Table
from kachidoki.titles import find_title

SEED_BITS = 96
LARGEST = 2**15 - 1  # count that is told apart
CHUNK = 50  # games that a process plays before it hands them over


@dataclass(frozen=True)
class Lessons:
    """Which games are played: so many with each number of players."""

    title: str
    seats: tuple[int, ...]
    games: int
    seed: int

    def chunks(self) -> Iterator["Chunk"]:
        for first in range(0, self.games, CHUNK):
            for seats in self.seats:
                yield Chunk(self.title, seats, self.seed, first, min(CHUNK, self.games - first))


class Chunk(NamedTuple):
    """Some of the games, by their numbers."""

    title: str
    seats: int
    seed: int
    first: int
    games: int


def features_of(title: Title) -> Features:
    features = title.features()
    if features is None:
        raise BadInput(f"{title.id} has no features to learn from")
    return features


def play(chunk: Chunk) -> Table:
    """The positions of these games."""
    title = find_title(chunk.title)
    player = Player(title, chunk.seats)
    found = [player.play(chunk.seed, chunk.first + number) for number in range(chunk.games)]
    return joined(found)


class Player:
    """Plays games with whatever options, and notes positions."""

    def __init__(self, title: Title, seats: int) -> None:
        self.title = title
        self.seats = seats
        self.settings = [setting for setting in title.settings() if setting.seats == seats]
        self.advice: Advice = title.advice()
        self.features = features_of(title)
        self.moves = Moves()

    def play(self, seed: int, number: int) -> Table:
        """One game, from its number alone."""
        drawn = Random(f"{seed} {self.seats} {number}")
        state = self.title.open(drawn.choice(self.settings))
        rng = Rng(drawn.getrandbits(SEED_BITS))
        noted = []
        self.advice.play_on(state, self.moves, rng)
        while not state.is_over():
            if self.features.apply_to(state):
                noted.append(self.count(state))
            self.go_on(state, rng)
            self.advice.play_on(state, self.moves, rng)
        won = np.array(shares(state.ranking()), np.float32)
        counts = np.array(noted, np.int16).reshape(len(noted), self.seats, self.features.number)
        game = np.full(len(noted), number, np.int32)
        return Table(game, counts, np.repeat(won[None], len(noted), axis=0))

    def count(self, state: State) -> NDArray[np.int16]:
        self.features.count(state)
        counts = np.fromiter(self.features.counts, np.int64, self.seats * self.features.number)
        return np.clip(counts, -LARGEST, LARGEST).astype(np.int16)

    def go_on(self, state: State, rng: Rng) -> None:
        """One ply from where a search would have judged."""
        self.moves.clear()
        seat = int(state.actor)
        if seat == CHANCE:
            state.perform(CHANCE, state.draw(self.moves, rng))
        else:
            state.legal(seat, self.moves)
            state.perform(seat, self.advice.choose(state, seat, self.moves, rng))


def joined(tables: Sequence[Table]) -> Table:
    return Table(*(np.concatenate(rows) for rows in zip(*tables, strict=True)))


def gathered(lessons: Lessons, processes: int) -> Iterator[Table]:
    """The positions, some games at a time, always in the same order."""
    with at_work(play, list(lessons.chunks()), processes) as chunks:
        yield from in_order(chunks)


def by_players(tables: Sequence[Table]) -> list[Table]:
    """One table for each number of players."""
    found: defaultdict[int, list[Table]] = defaultdict(list)
    for table in tables:
        found[table.counts.shape[1]].append(table)
    return [joined(found[seats]) for seats in sorted(found)]
