"""What is learnt from games: a net from positions and who won, or a prior from a search's decisions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kachidoki.engine import BadInput
from kachidoki.lab.training import decisions, positions
from kachidoki.lab.training.course import Course, write_net, write_prior
from kachidoki.lab.training.decisions import Decisions
from kachidoki.lab.training.descent import Progress
from kachidoki.lab.training.fitting import Table, fit
from kachidoki.lab.training.leaning import lean
from kachidoki.lab.training.positions import Chunk
from kachidoki.titles import find_title

Tell = Callable[[Progress], None]


class Study(ABC):
    """The base of both. What games leave behind is a table of some kind."""

    kind: type[Any]
    play: Callable[[Chunk], Any]

    def __init__(self, course: Course) -> None:
        self.course = course

    def learn(self, tables: Sequence[Any], path: Path, tell: Tell) -> None:
        """Writes what follows from all that was played."""
        if not any(len(table.game) for table in tables):
            raise BadInput(
                f"in these games of {self.course.title} there is nothing to learn from; "
                "name another teacher, such as greedy"
            )
        self.write(tables, path, tell)

    @abstractmethod
    def write(self, tables: Sequence[Any], path: Path, tell: Tell) -> None: ...


class NetStudy(Study):
    kind = Table
    play = staticmethod(positions.play)

    def write(self, tables: Sequence[Any], path: Path, tell: Tell) -> None:
        course, lessons = self.course, positions.by_players(tables)
        fitted = fit(lessons, course.first, course.second, course.epochs, course.seed, tell)
        write_net(course, fitted, lessons, path)


class PriorStudy(Study):
    kind = Decisions
    play = staticmethod(decisions.watch)

    def write(self, tables: Sequence[Any], path: Path, tell: Tell) -> None:
        course, lesson = self.course, decisions.joined(tables)
        actions = find_title(course.title).vocabulary.decisions()
        leaning = lean(lesson, actions, course.prior, course.epochs, course.seed, tell)
        write_prior(course, leaning, lesson, path)


def study_of(course: Course) -> Study:
    return PriorStudy(course) if course.prior else NetStudy(course)
