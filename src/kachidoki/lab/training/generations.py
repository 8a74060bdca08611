"""Generations of nets: games are played, a net is fitted to them, and kept if it wins more often.

What was done is kept in a folder and not done again. Which games are played hangs on the course alone,
so the nets are the same however often it was stopped, and with any number of processes.
"""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from kachidoki.bots.nets import NO_NET
from kachidoki.engine import BadInput
from kachidoki.lab.crew import Crew, at_work, in_order
from kachidoki.lab.training.course import Course, write
from kachidoki.lab.training.fitting import Progress, Table, fit
from kachidoki.lab.training.folder import Folder
from kachidoki.lab.training.gate import DEALS, play_deals, verdict
from kachidoki.lab.training.positions import QUICK, Chunk, by_players, chunks_of, play

# Games that a process plays before it hands them over: quick ones, and those of bots.
QUICK_CHUNK: Final = 50
CHUNK: Final = 10
# A net learns from its own generation and those before it, so many together.
REMEMBERED: Final = 3
# Seeds of users are smaller, so that every generation has games of its own.
GENERATION_BITS: Final = 32


class Watcher(Protocol):
    """Is told how far training is."""

    def playing(self, generation: int, games: int, wanted: int) -> None: ...

    def fitting(self, generation: int, progress: Progress) -> None: ...

    def testing(self, generation: int, won: list[float]) -> None: ...

    def ended(self, generation: int, kept: bool) -> None: ...


class TimeIsUp(Exception):
    """The rest is for another time."""


class Training:
    """Runs a course, or goes on with it."""

    def __init__(
        self, course: Course, folder: Folder, crew: Crew, seconds: float, watcher: Watcher
    ) -> None:
        self.course = course
        self.folder = folder
        self.crew = crew
        self.end = monotonic() + seconds
        self.watcher = watcher

    def run(self) -> Path | None:
        """The best net so far; None if there is none yet."""
        best: Path | None = None
        self.folder.open(self.course)
        try:
            for generation in range(1, self.course.generations + 1):
                teacher = self.teacher(generation, best)
                self.play(generation, teacher)
                net = self.fit(generation)
                kept = self.course.generations == 1 or self.is_better(generation, best)
                self.watcher.ended(generation, kept)
                if kept:
                    best = net
        except TimeIsUp:
            pass
        return best

    def check_time(self) -> None:
        if monotonic() > self.end:
            raise TimeIsUp

    def teacher(self, generation: int, best: Path | None) -> str:
        if generation == 1:
            return self.course.teacher
        return self.course.searcher(NO_NET if best is None else str(best))

    # ------------------------------------------------------------- games

    def chunks(self, generation: int, teacher: str) -> list[Chunk]:
        course = self.course
        size = QUICK_CHUNK if teacher == QUICK else CHUNK
        seed = course.seed if generation == 1 else course.seed + (generation << GENERATION_BITS)
        return [*chunks_of(course.title, course.seats, seed, course.games, size, teacher)]

    def play(self, generation: int, teacher: str) -> None:
        """The games of the generation that are not there yet."""
        chunks = self.chunks(generation, teacher)
        games = 0
        wanted = sum(chunk.games for chunk in chunks)
        missing = []
        for place, chunk in enumerate(chunks):
            if self.folder.games(generation, place).exists():
                games += chunk.games
            else:
                missing.append(place)
        self.watcher.playing(generation, games, wanted)
        for place, table in zip(
            missing, self.played([chunks[place] for place in missing]), strict=True
        ):
            self.folder.keep_games(generation, place, table)
            games += chunks[place].games
            self.watcher.playing(generation, games, wanted)
            self.check_time()

    def played(self, chunks: list[Chunk]) -> Iterator[Table]:
        """In their order."""
        with at_work(play, chunks, self.crew) as done:
            yield from in_order(done)

    # ------------------------------------------------------------- nets

    def lessons(self, generation: int) -> list[Table]:
        """All games that the generation learns from."""
        tables: list[Table] = []
        for number in range(max(1, generation - REMEMBERED + 1), generation + 1):
            place = 0
            while (table := self.folder.kept_games(number, place)) is not None:
                tables.append(table)
                place += 1
        if not any(len(table.game) for table in tables):
            raise BadInput(
                f"in these games of {self.course.title} there is no position to learn from; "
                "name another teacher, such as greedy"
            )
        return by_players(tables)

    def fit(self, generation: int) -> Path:
        path = self.folder.net(generation)
        if not path.exists():
            course, tables = self.course, self.lessons(generation)
            fitted = fit(
                tables,
                course.first,
                course.second,
                course.epochs,
                course.seed,
                lambda progress: self.watcher.fitting(generation, progress),
            )
            self.folder.put(path, lambda path: write(course, fitted, tables, path))
        return path

    # ------------------------------------------------------------- the gate

    def is_better(self, generation: int, best: Path | None) -> bool:
        """Does its net win more than the best one before?"""
        course = self.course
        new = course.searcher(str(self.folder.net(generation)))
        old = course.searcher(NO_NET if best is None else str(best))
        seed = course.seed + (generation << GENERATION_BITS)
        won = self.folder.kept_deals(generation)
        found = verdict(won, course.seats) if won else None
        while found is None:
            look = len(won) // (DEALS * len(course.seats))
            for seats in course.seats:
                won += play_deals(course.title, seats, new, old, seed, look, self.crew)
            self.folder.keep_deals(generation, won)
            self.watcher.testing(generation, won)
            found = verdict(won, course.seats)
            self.check_time()
        return found
