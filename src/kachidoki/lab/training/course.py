"""The course of training: what a net follows from, with the version of the program, and its card."""

from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from kachidoki import __version__
from kachidoki.bots import make_bot
from kachidoki.engine import BadInput, Title
from kachidoki.engine.learned.nets import MOST_NEURONS, write_net
from kachidoki.lab.training.fitting import Fitted, Table
from kachidoki.lab.training.positions import QUICK, features_of
from kachidoki.titles import find_title

MOST_GENERATIONS: Final = 1000


@dataclass(frozen=True)
class Course:
    """The first generation learns from the teacher's games, each one after it from its own."""

    title: str
    seats: tuple[int, ...]
    games: int
    seed: int
    first: int
    second: int
    epochs: int
    teacher: str = QUICK
    generations: int = 1
    iterations: int = 300

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
        for name in ("epochs", "first", "second", "generations", "iterations"):
            if getattr(self, name) < 1:
                raise BadInput(f"{name} must be 1 or more, not {getattr(self, name)}")
        if max(self.first, self.second) > MOST_NEURONS:
            raise BadInput(f"a layer may have up to {MOST_NEURONS} neurons")
        if self.generations > MOST_GENERATIONS:
            raise BadInput(f"there may be up to {MOST_GENERATIONS} generations")
        if self.teacher != QUICK:
            make_bot(self.teacher, title, self.seed).close()

    def searcher(self, net: str) -> str:
        """The bot that plays and is tested with that net."""
        return f"ismcts:{self.iterations}+{net}"


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
