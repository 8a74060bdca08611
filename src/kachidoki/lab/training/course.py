"""The course of training: games are played, a net is fitted to them and written with its card."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from kachidoki import __version__
from kachidoki.engine import BadInput, Title
from kachidoki.engine.learned.nets import MOST_NEURONS, write_net
from kachidoki.lab.training.fitting import Fitted, Progress, Table, fit
from kachidoki.lab.training.positions import Lessons, by_players, features_of, gathered
from kachidoki.titles import find_title


@dataclass(frozen=True)
class Course:
    """All that a net follows from, with the version of the program."""

    title: str
    seats: tuple[int, ...]
    games: int
    seed: int
    first: int
    second: int
    epochs: int

    def __post_init__(self) -> None:
        title = find_title(self.title)
        features_of(title)
        for seats in self.seats:
            title.setting(seats)
        if self.games < 2:
            raise BadInput(
                f"{self.games} games teach nothing: one is kept aside; possible: 2 or more"
            )
        if self.seed < 0:
            raise BadInput(f"a seed is 0 or more, not {self.seed}")
        for name in ("epochs", "first", "second"):
            if getattr(self, name) < 1:
                raise BadInput(f"{name} must be 1 or more, not {getattr(self, name)}")
        if max(self.first, self.second) > MOST_NEURONS:
            raise BadInput(f"a layer may have up to {MOST_NEURONS} neurons")

    @property
    def lessons(self) -> Lessons:
        return Lessons(self.title, self.seats, self.games, self.seed)


def learn(course: Course, processes: int, played: Callable[[int], None]) -> list[Table]:
    """The positions to learn from; says how many more games are played."""
    tables: list[Table] = []
    lessons = course.lessons
    for chunk, table in zip(lessons.chunks(), gathered(lessons, processes), strict=True):
        tables.append(table)
        played(chunk.games)
    return by_players(tables)


def fit_to(course: Course, tables: list[Table], tell: Callable[[Progress], None]) -> Fitted:
    return fit(tables, course.first, course.second, course.epochs, course.seed, tell)


def write(course: Course, fitted: Fitted, tables: list[Table], path: Path) -> None:
    title = find_title(course.title)
    card = card_of(course, title, fitted, tables)
    write_net(path, title.id, features_of(title), fitted.net, fitted.weights, card)


def card_of(course: Course, title: Title, fitted: Fitted, tables: list[Table]) -> dict[str, Any]:
    """How the net came about, and how well it foretells games that it has not seen."""
    return {
        "engine": __version__,
        "version": title.version,
        "course": asdict(course),
        "positions": {str(table.counts.shape[1]): len(table.counts) for table in tables},
        "surprise": {str(seats): round(each, 4) for seats, each in fitted.surprise.items()},
        "data": sha256(b"".join(table.counts.tobytes() for table in tables)).hexdigest(),
    }
