"""Our games for agents: many in one compiled call, told and masked.

Run as a program, it plays a batch for some seconds and prints the decisions in one of them.
"""

import subprocess
import sys
from functools import cache
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from benchmarks.measure import Case, Sample, Section, Work, timed
from benchmarks.title import LIBRARY, Measured
from kachidoki.lab.batch import Batch

GAMES = 256
AT_RANDOM, BY_LOGITS = "batch", "batch, by logits"
ALONE, IN_TWO = "batch, by the clock", "batch, by the clock, two processes"


def cases(ours: list[Measured]) -> list[Case]:
    """For every title that tells agents anything."""
    found = []
    for title in ours:
        if title.title.features() is not None:
            samples = {
                AT_RANDOM: timed(at_random(title.title.id, title.seats)),
                BY_LOGITS: timed(by_logits(title.title.id, title.seats)),
                ALONE: processes(title, 1),
                IN_TWO: processes(title, 2),
            }
            found += [
                Case(Section.AGENTS, LIBRARY, title.game, what, sample)
                for what, sample in samples.items()
            ]
    return found


@cache
def opened(title_id: str, seats: int) -> tuple[Batch, NDArray[np.float32]]:
    """A batch, and the logits of somebody who likes all actions alike."""
    batch = Batch(title_id, GAMES, seats)
    return batch, np.zeros(batch.masks.shape, np.float32)


def at_random(title_id: str, seats: int) -> Work:
    def work() -> int:
        batch, _ = opened(title_id, seats)
        batch.step_at_random()
        return GAMES

    return work


def by_logits(title_id: str, seats: int) -> Work:
    """Sampled inside; thinking is not counted."""

    def work() -> int:
        batch, logits = opened(title_id, seats)
        batch.step_by(logits)
        return GAMES

    return work


def processes(title: Measured, number: int) -> Sample:
    """All decisions of so many processes beside each other, by the clock."""

    def sample(seconds: float) -> float:
        program = [sys.executable, "-m", "benchmarks.batch", title.title.id]
        program += [str(title.seats), str(seconds)]
        started = [
            subprocess.Popen(program, stdout=subprocess.PIPE, text=True) for _ in range(number)
        ]
        return sum(float(process.communicate()[0]) for process in started)

    return sample


def by_the_clock(work: Work, seconds: float) -> float:
    start, done = perf_counter(), 0
    while (elapsed := perf_counter() - start) < seconds:
        done += work()
    return done / elapsed


if __name__ == "__main__":
    title_id, seats, seconds = sys.argv[1:]
    work = at_random(title_id, int(seats))
    work()
    print(by_the_clock(work, float(seconds)))
