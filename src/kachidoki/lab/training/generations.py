"""Generations of nets or priors: games are played, one is fitted to them, and kept if it wins more.

What was done is kept in a folder and not done again. Which games are played hangs on the course alone,
so the nets are the same however often it was stopped, and with any number of processes.
"""

from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from kachidoki.lab.arena import bots_at_work, check_bots
from kachidoki.lab.crew import Crew, in_order
from kachidoki.lab.training.course import SEED_BITS, Course, check_learnt, heading_of
from kachidoki.lab.training.descent import Progress
from kachidoki.lab.training.folder import Folder
from kachidoki.lab.training.gate import DEALS, play_deals, verdict
from kachidoki.lab.training.positions import QUICK, Chunk, chunks_of
from kachidoki.lab.training.studies import study_of
from kachidoki.titles import find_title

# Games that a process plays before it hands them over: quick ones, and those of bots.
QUICK_CHUNK: Final = 50
CHUNK: Final = 10
# Each one learns from its own generation and those before it, so many together.
REMEMBERED: Final = 3


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
        self.study = study_of(course)
        self.folder = folder
        self.crew = crew
        self.end = monotonic() + seconds
        self.watcher = watcher
        self.is_finished = False

    def run(self) -> Path | None:
        """The best one so far; None if there is none yet."""
        best: Path | None = None
        self.folder.open(heading_of(self.course))
        try:
            for generation in range(1, self.course.generations + 1):
                teacher = self.teacher(generation, best)
                self.play(generation, teacher)
                learnt = self.fit(generation)
                kept = self.course.generations == 1 or self.is_better(generation, best)
                self.watcher.ended(generation, kept)
                if kept:
                    best = learnt
            self.is_finished = True
        except TimeIsUp:
            pass
        return best

    def check_time(self) -> None:
        if monotonic() > self.end:
            raise TimeIsUp

    def teacher(self, generation: int, best: Path | None) -> str:
        if generation == 1:
            return self.course.teacher
        return self.course.searcher(best)

    # ------------------------------------------------------------- games

    def chunks(self, generation: int, teacher: str) -> list[Chunk]:
        course = self.course
        size = QUICK_CHUNK if teacher == QUICK else CHUNK
        seed = course.seed if generation == 1 else course.seed + (generation << SEED_BITS)
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
        title = find_title(self.course.title)
        are_parallel = check_bots(title, [teacher], self.course.seed) > 1
        work = [chunks[place] for place in missing]
        with bots_at_work([teacher], are_parallel, self.study.play, work, self.crew) as done:
            for place, table in zip(missing, in_order(done), strict=True):
                self.folder.keep_games(generation, place, table)
                games += chunks[place].games
                self.watcher.playing(generation, games, wanted)
                self.check_time()

    # ------------------------------------------------------------- what is learnt

    def fit(self, generation: int) -> Path:
        """From all games that the generation learns from."""
        path = self.folder.learnt(generation)
        if path.exists():
            check_learnt(self.course, path)
        else:
            first = max(1, generation - REMEMBERED + 1)
            tables = [
                table
                for number in range(first, generation + 1)
                for table in self.folder.all_kept(number, self.study.kind)
            ]
            self.folder.put(
                path,
                lambda path: self.study.learn(
                    tables, path, lambda progress: self.watcher.fitting(generation, progress)
                ),
            )
        return path

    # ------------------------------------------------------------- the gate

    def is_better(self, generation: int, best: Path | None) -> bool:
        """Does it win more than the best one before?"""
        course = self.course
        new = course.searcher(self.folder.learnt(generation))
        old = course.searcher(best)
        seed = course.seed + (generation << SEED_BITS)
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
