"""The course of training: what a net follows from, with the version of the program, and its card."""

from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from kachidoki import __version__
from kachidoki.bots import LEVELS, IsmctsBot, make_bot
from kachidoki.bots.ismcts import MOST_ITERATIONS
from kachidoki.bots.nets import FILE, NOTHING, learn
from kachidoki.engine import BadInput, Title
from kachidoki.engine.learned.features import features_of
from kachidoki.engine.learned.nets import (
    MOST_NEURONS,
    NetFile,
    PriorFile,
    hash_of,
    names_of,
    pack,
    read_learnt,
    sight_of,
    write_learnt,
)
from kachidoki.lab.arena import refuse_clocks
from kachidoki.lab.records.heading import hashes_of
from kachidoki.lab.training.decisions import Decisions
from kachidoki.lab.training.fitting import Fitted, Table
from kachidoki.lab.training.leaning import Leaning
from kachidoki.lab.training.positions import QUICK
from kachidoki.titles import find_title

MOST_GENERATIONS: Final = 1000
# Of a seed, so that every generation can have seeds of its own beyond.
SEED_BITS: Final = 32


@dataclass(frozen=True)
class Course:
    """The first generation learns from the teacher's games, each one after it from its own.

    A net is learnt, or a prior of so many neurons.
    """

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
    prior: int = 0

    def __post_init__(self) -> None:
        title = find_title(self.title)
        features_of(title)
        for seats in self.seats:
            title.setting(seats)
        if self.games < 2:
            raise BadInput(
                f"{self.games} games teach nothing: one is kept aside; possible: 2 or more"
            )
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise BadInput(f"a seed is 0 or more and less than {1 << SEED_BITS}, not {self.seed}")
        for name in ("epochs", "generations", "iterations"):
            if getattr(self, name) < 1:
                raise BadInput(f"{name} must be 1 or more, not {getattr(self, name)}")
        if self.iterations > MOST_ITERATIONS:
            raise BadInput(
                f"a search has up to {MOST_ITERATIONS} iterations, not {self.iterations}"
            )
        if self.generations > MOST_GENERATIONS:
            raise BadInput(f"there may be up to {MOST_GENERATIONS} generations")
        self.check_neurons()
        self.check_teacher(title)

    def check_neurons(self) -> None:
        if min(self.first, self.second) < 1:
            raise BadInput(f"each layer has 1 neuron or more, not {self.first} and {self.second}")
        if self.prior < 0:
            raise BadInput(f"a prior has 1 neuron or more, not {self.prior}")
        if max(self.first, self.second, self.prior) > MOST_NEURONS:
            raise BadInput(f"a layer may have up to {MOST_NEURONS} neurons")

    def check_teacher(self, title: Title) -> None:
        if self.prior and self.teacher == QUICK:
            raise BadInput("a prior learns from a search; name it as the teacher: ismcts:1000")
        if self.teacher != QUICK:
            refuse_clocks(title, [self.teacher], self.seed)
            bot = make_bot(self.teacher, title, self.seed)
            bot.close()
            if self.prior and not isinstance(bot, IsmctsBot):
                raise BadInput(
                    f"a prior learns from a search in one process, not from {self.teacher}; "
                    "possible: ismcts:1000"
                )

    def searcher(self, learnt: Path | None) -> str:
        """The bot that plays and is tested with what was learnt, or without any of it; all else that it
        goes by is the same, so that the test is of what was learnt alone."""
        teacher = LEVELS.get(self.teacher, self.teacher)
        bot = teacher if self.prior else f"ismcts:{self.iterations}{FILE}{NOTHING}"
        return bot if learnt is None else f"{bot}{FILE}{learnt}"


def write_net(course: Course, fitted: Fitted, tables: list[Table], path: Path) -> None:
    title, net = find_title(course.title), fitted.net
    features = names_of(features_of(title))
    card = card_of(course, title) | {
        "positions": {str(table.counts.shape[1]): len(table.counts) for table in tables},
        "surprise": {str(seats): round(each, 4) for seats, each in fitted.surprise.items()},
        "data": sha256(b"".join(table.counts.tobytes() for table in tables)).hexdigest(),
    }
    weights = pack(fitted.weights)
    write_learnt(path, NetFile(title.id, features, int(net.first), int(net.second), card, weights))


def write_prior(course: Course, leaning: Leaning, decisions: Decisions, path: Path) -> None:
    title = find_title(course.title)
    card = card_of(course, title) | {
        "decisions": len(decisions.game),
        "surprise": round(leaning.surprise, 4),
        "data": sha256(decisions.told.tobytes() + decisions.looks.tobytes()).hexdigest(),
    }
    words = PriorFile(
        title.id,
        sight_of(title).names(),
        hash_of(title.vocabulary),
        course.prior,
        card,
        pack(leaning.weights),
    )
    write_learnt(path, words)


def check_learnt(course: Course, path: Path) -> None:
    """Refuses a file that this course has not written, or that bots could not use."""
    title = find_title(course.title)
    try:
        own = msgspec.json.decode(msgspec.json.encode(course))
        if read_learnt(path).card.get("course") != own:
            raise BadInput(f"{path}: is of another course")
        learn(title.advice(), title, path)
    except BadInput as error:
        raise BadInput(f"{error}; without the file, it is learnt again") from error


def heading_of(course: Course) -> dict[str, Any]:
    """What all its games follow from."""
    title = find_title(course.title)
    return card_of(course, title) | {"hashes": hashes_of(title, (course.teacher,))}


def card_of(course: Course, title: Title) -> dict[str, Any]:
    """How it came about; beside that stands how well it foretells games that it has not seen."""
    return {"engine": __version__, "version": title.version, "course": asdict(course)}
