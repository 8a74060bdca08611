"""Our games for agents: many in one compiled call, told and masked.

Run as a program, it plays a batch for some seconds and prints the decisions in one of them.
"""

import subprocess
import sys
from time import perf_counter

import numpy as np

from benchmarks.measure import Case, Sample, Section, Work, timed
from benchmarks.title import LIBRARY, Measured
from kachidoki.lab.batch import Batch

GAMES = 256
STEPS = 20  # between two looks at the clock
AT_RANDOM, BY_LOGITS = "batch", "batch, by logits"
ALONE, IN_TWO = "batch, by the clock", "batch, by the clock, two processes"


def cases(ours: list[Measured]) -> list[Case]:
    """For every title that tells agents anything."""
    found = []
    for title in ours:
        if title.title.features() is not None:
            batch = Batch(title.title.id, GAMES, title.seats)
            samples = {
                AT_RANDOM: timed(at_random(batch)),
                BY_LOGITS: timed(by_logits(batch)),
                ALONE: processes(title, 1),
                IN_TWO: processes(title, 2),
            }
            found += [
                Case(Section.AGENTS, LIBRARY, title.game, what, sample)
                for what, sample in samples.items()
            ]
    return found


def at_random(batch: Batch) -> Work:
    def work() -> int:
        for _ in range(STEPS):
            batch.step_at_random()
        return STEPS * batch.games

    return work


def by_logits(batch: Batch) -> Work:
    """Sampled as for a policy that likes all actions alike; thinking is not counted."""
    logits = np.zeros(batch.masks.shape, np.float32)

    def work() -> int:
        batch.step_by(logits)
        return batch.games

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
    print(by_the_clock(at_random(Batch(title_id, GAMES, int(seats))), float(seconds)))
