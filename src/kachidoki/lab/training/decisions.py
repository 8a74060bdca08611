"""Decisions to learn from: a search plays games, with some whim, and at every choice it is written down
what its seat was told, and how often it looked at what it could do."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.bots.ismcts import Finding, IsmctsBot
from kachidoki.engine import State, Title
from kachidoki.engine.learned.nets import sight_of
from kachidoki.lab.arena import Player
from kachidoki.lab.training.positions import LARGEST, BotPlayer, Chunk, Notes
from kachidoki.titles import find_title


class Decisions(NamedTuple):
    """One row for each: the game, and what the seat was told. Of row n the search could look at
    `actions[ends[n - 1]:ends[n]]`, and looked so often at each."""

    game: NDArray[np.int32]
    told: NDArray[np.int16]
    actions: NDArray[np.int32]
    looks: NDArray[np.int32]
    ends: NDArray[np.int64]


def watch(chunk: Chunk) -> Decisions:
    """The decisions of these games."""
    title = find_title(chunk.title)
    player = WatchedPlayer(title, chunk)
    for number in range(chunk.first, chunk.first + chunk.games):
        player.play(number)
    return player.decisions()


class WatchedPlayer(BotPlayer):
    """The same search in all seats."""

    def __init__(self, title: Title, chunk: Chunk) -> None:
        super().__init__(title, chunk)
        self.sight = sight_of(title)
        self.games: list[int] = []
        self.told: list[NDArray[np.int16]] = []
        self.found: list[list[Finding]] = []

    def choose(self, player: Player, state: State, seat: int, noted: Notes) -> int:
        bot = player.bot
        assert isinstance(bot, IsmctsBot)
        action = player.ask(state, seat)
        if bot.search is not None:  # there was something to search
            self.sight.look(state, seat)
            told = np.fromiter(self.sight.numbers, np.int64, int(self.sight.size))
            self.games.append(self.number)
            self.told.append(np.clip(told, -LARGEST, LARGEST).astype(np.int16))
            self.found.append(bot.search.found())
        return action

    def decisions(self) -> Decisions:
        findings = [finding for found in self.found for finding in found]
        return Decisions(
            np.array(self.games, np.int32),
            np.array(self.told, np.int16).reshape(len(self.told), int(self.sight.size)),
            np.array([finding.action for finding in findings], np.int32),
            np.array([finding.visits for finding in findings], np.int32),
            np.cumsum([len(found) for found in self.found], dtype=np.int64),
        )


def joined(tables: Sequence[Decisions]) -> Decisions:
    """All of them in one table."""
    game, told, actions, looks = (
        np.concatenate([table[column] for table in tables]) for column in range(4)
    )
    numbers = [np.diff(table.ends, prepend=0) for table in tables]
    return Decisions(game, told, actions, looks, np.cumsum(np.concatenate(numbers)))
