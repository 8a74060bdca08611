"""Positions to learn from: a teacher plays games, with some whim. Wherever a search would judge,
everybody's features are written down, and in the end who won."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.bots import make_bot
from kachidoki.bots.ismcts import IsmctsBot
from kachidoki.engine import Moves, Rng, Setting, State, Title
from kachidoki.engine.advice import Advice, shares
from kachidoki.engine.learned.features import Features, features_of
from kachidoki.engine.seats import CHANCE
from kachidoki.lab.arena import Player
from kachidoki.lab.training.fitting import Table
from kachidoki.titles import find_title

SEED_BITS: Final = 96
LARGEST: Final = 2**15 - 1  # count that is told apart
# The teacher that asks nobody, but plays as the title's advice suggests.
QUICK: Final = "quick"
# A bot's choice gives way to a quick one once in so many decisions, so that games go different ways.
WHIM: Final = 10
PLAIN: Final = 0.5


class Chunk(NamedTuple):
    """Some of the games that a teacher plays, by their numbers."""

    title: str
    seats: int
    seed: int
    first: int
    games: int
    teacher: str = QUICK


def chunks_of(
    title: str, seats: Sequence[int], seed: int, games: int, size: int, teacher: str
) -> Iterator[Chunk]:
    """So many games with each number of players."""
    for first in range(0, games, size):
        for players in seats:
            yield Chunk(title, players, seed, first, min(size, games - first), teacher)


def play(chunk: Chunk) -> Table:
    """The positions of these games."""
    title = find_title(chunk.title)
    player = (QuickPlayer if chunk.teacher == QUICK else BotPlayer)(title, chunk)
    return joined([player.play(chunk.first + number) for number in range(chunk.games)])


class QuickPlayer:
    """Plays games with whatever options as the title's advice suggests, and notes positions."""

    def __init__(self, title: Title, chunk: Chunk) -> None:
        self.title = title
        self.chunk = chunk
        self.settings = [setting for setting in title.settings() if setting.seats == chunk.seats]
        self.advice: Advice = title.advice()
        self.features = features_of(title)
        self.moves = Moves()
        self.number = 0

    def play(self, number: int) -> Table:
        """One game, from its number alone."""
        self.number = number
        drawn = Random(f"{self.chunk.seed} {self.chunk.seats} {number}")
        state = self.title.open(self.setting(drawn))
        rng = Rng(drawn.getrandbits(SEED_BITS))
        noted = Notes(self.features, self.chunk.seats)
        self.play_out(state, rng, noted)
        return noted.table(number, shares(state.ranking()))

    def setting(self, drawn: Random) -> Setting:
        return drawn.choice(self.settings)

    def play_out(self, state: State, rng: Rng, noted: "Notes") -> None:
        while not state.is_over():
            noted.note(state)
            self.advice.go_on(state, self.moves, rng)


class BotPlayer(QuickPlayer):
    """The same bot in all seats plays; what its searches find a position worth is noted, too."""

    def setting(self, drawn: Random) -> Setting:
        """Every second game is one without any options."""
        if drawn.random() < PLAIN:
            return self.title.setting(self.chunk.seats)
        return super().setting(drawn)

    def play_out(self, state: State, rng: Rng, noted: "Notes") -> None:
        called = f"the teacher {self.chunk.teacher} of game {self.number + 1}"
        bot = make_bot(self.chunk.teacher, self.title, int(rng.word()))
        player = Player(f"{called} with {self.chunk.seats} players", bot, rng)
        try:
            while not state.is_over():
                noted.note(state)
                if state.actor == CHANCE or rng.below(WHIM) == 0:
                    self.advice.go_on(state, self.moves, rng)
                else:
                    seat = state.actors()[0]
                    state.perform(seat, self.choose(player, state, seat, noted))
        finally:
            bot.close()

    def choose(self, player: Player, state: State, seat: int, noted: "Notes") -> int:
        bot = player.bot
        if not isinstance(bot, IsmctsBot) or bot.advice.net is None:
            return player.ask(state, seat)
        bot.worth = []
        action = player.ask(state, seat)
        if bot.worth:
            noted.value(bot.worth)
        return action


class Notes:
    """The positions of one game, and what a search soon after found each of them worth."""

    def __init__(self, features: Features, seats: int) -> None:
        self.features = features
        self.seats = seats
        self.counts: list[NDArray[np.int16]] = []
        self.worths: list[list[float]] = []

    def note(self, state: State) -> None:
        if self.features.apply_to(state):
            self.features.count(state)
            number = self.seats * int(self.features.number)
            counts = np.fromiter(self.features.counts[:number], np.int64, number)
            self.counts.append(np.clip(counts, -LARGEST, LARGEST).astype(np.int16))

    def value(self, worth: list[float]) -> None:
        """Of all positions since the last search."""
        total = sum(worth)
        while len(self.worths) < len(self.counts):
            self.worths.append([each / total for each in worth])

    def table(self, game: int, shared: list[float]) -> Table:
        """What is to be foretold: who won and, to one half, what the search said if there was one."""
        number = len(self.counts)
        counts = np.array(self.counts, np.int16)
        won = np.repeat(np.array([shared], np.float32), number, axis=0)
        if self.worths:
            searched = len(self.worths)
            won[:searched] = (won[:searched] + np.array(self.worths, np.float32)) / 2
        return Table(
            np.full(number, game, np.int32),
            counts.reshape(number, self.seats, int(self.features.number)),
            won,
        )


def joined(tables: Sequence[Table]) -> Table:
    return Table(*(np.concatenate(rows) for rows in zip(*tables, strict=True)))


def by_players(tables: Sequence[Table]) -> list[Table]:
    """One table for each number of players."""
    found: defaultdict[int, list[Table]] = defaultdict(list)
    for table in tables:
        found[table.counts.shape[1]].append(table)
    return [joined(found[seats]) for seats in sorted(found)]
