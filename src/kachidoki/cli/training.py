"""What one sees while bots learn: how far it is, and a small chart of how surprised nets are."""

from pathlib import Path
from types import TracebackType
from typing import Final

import click
from rich.progress import TaskID

from kachidoki.cli.progress import bars
from kachidoki.engine.learned.nets import NetFile, read_learnt
from kachidoki.lab.training.course import Course
from kachidoki.lab.training.descent import Progress
from kachidoki.lab.training.events import EventFile
from kachidoki.lab.training.gate import DEALS, MOST_LOOKS
from kachidoki.text import Texts

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 24  # values of a chart


class Board:
    """Three bars, for games, learning and the test; figures go to a file for TensorBoard as well."""

    def __init__(self, course: Course, folder: Path, texts: Texts) -> None:
        self.course = course
        self.texts = texts
        self.folder = folder
        self.progress = bars()
        self.surprises: list[float] = []
        self.events: EventFile | None = None
        self.bars = {
            what: self.progress.add_task(texts.say(f"train-{what}"), total=total)
            for what, total in (
                ("playing", course.games * len(course.seats)),
                ("fitting", course.epochs),
                ("testing", DEALS * MOST_LOOKS),
            )
            if what != "testing" or course.generations > 1
        }

    def __enter__(self) -> "Board":
        self.progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.progress.stop()
        if self.events is not None:
            self.events.close()

    def show(self, what: str, generation: int, completed: int, total: int, chart: str = "") -> None:
        name = self.texts.say(f"train-{what}")
        if self.course.generations > 1:
            name = f"{generation} · {name}"
        task: TaskID = self.bars[what]
        self.progress.update(
            task, completed=completed, total=total, description=f"{name} {chart}".rstrip()
        )

    def record(self, tag: str, step: int, value: float) -> None:
        if self.events is None:
            self.events = EventFile(self.folder)
        self.events.add(tag, step, value)

    # ------------------------------------------------------------- what is told

    def playing(self, generation: int, games: int, wanted: int) -> None:
        self.show("playing", generation, games, wanted)

    def fitting(self, generation: int, progress: Progress) -> None:
        step = (generation - 1) * self.course.epochs + progress.epoch
        self.record("surprise/learnt", step, progress.learnt)
        self.record("surprise/aside", step, progress.aside)
        self.surprises.append(progress.aside)
        self.show(
            "fitting", generation, progress.epoch, self.course.epochs, chart_of(self.surprises)
        )

    def testing(self, generation: int, won: list[float]) -> None:
        self.record(f"gate/{generation}", len(won), sum(won) / len(won))
        self.show("testing", generation, len(won), DEALS * MOST_LOOKS)

    def ended(self, generation: int, kept: bool) -> None:
        if self.course.generations > 1:
            verdict = "kept" if kept else "refused"
            words = self.texts.say(f"train-{verdict}", generation=generation)
            self.progress.console.print(words)

    def tell_surprise(self, path: Path) -> None:
        """How much games that it had not seen surprised what was learnt."""
        learnt = read_learnt(path)
        surprise = learnt.card["surprise"]
        if isinstance(learnt, NetFile):
            for players, each in surprise.items():
                click.echo(self.texts.say("train-surprise", players=int(players), surprise=each))
        else:
            click.echo(self.texts.say("train-prior-surprise", surprise=surprise))


def chart_of(values: list[float]) -> str:
    """The last values as a row of blocks, the highest as a whole one."""
    shown = values[-WIDEST:]
    low, high = min(shown), max(shown)
    if high == low:
        return BLOCKS[0] * len(shown)
    steps = len(BLOCKS) - 1
    return "".join(BLOCKS[round(steps * (value - low) / (high - low))] for value in shown)
