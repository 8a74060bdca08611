"""The one harness that measures everybody: CPU time of one process, median of several rounds.

Rounds go through all cases in turn, so that a machine that slows down for a while slows everybody.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from statistics import median
from time import process_time

Work = Callable[[], int]  # does a piece of work and says how much that was
Sample = Callable[[float], float]  # works for so many CPU seconds; the amount done in one of them


class Section(Enum):
    """What is measured, and in which unit."""

    GAMES = ("Random games", "plies/s")
    STATE = ("A state in the middle of a game", "µs")
    SEARCH = ("ISMCTS", "iterations/s")
    AGENTS = ("Games for agents, with observation and mask", "decisions/s")

    def __init__(self, heading: str, unit: str) -> None:
        self.heading = heading
        self.unit = unit

    def figure(self, rate: float) -> float:
        """The rate in the section's unit."""
        return 1e6 / rate if self is Section.STATE else rate


@dataclass(frozen=True)
class Case:
    section: Section
    library: str
    game: str
    what: str
    sample: Sample

    @property
    def id(self) -> str:
        return f"{self.game}: {self.what}"


@dataclass(frozen=True)
class Reading:
    """The median of all rounds, and their extremes."""

    median: float
    lowest: float
    highest: float


def timed(work: Work) -> Sample:
    """Counts work against CPU time."""

    def sample(seconds: float) -> float:
        start = process_time()
        done = work()
        while (elapsed := process_time() - start) < seconds:
            done += work()
        return done / elapsed

    return sample


def repeated(step: Callable[[], object], times: int) -> Work:
    """A step too short to look at the clock after each."""

    def work() -> int:
        for _ in range(times):
            step()
        return times

    return work


def measure(
    cases: list[Case], rounds: int, seconds: float, tell: Callable[[str], None]
) -> dict[str, Reading]:
    """A reading for each case, under its id."""
    rates: dict[str, list[float]] = {case.id: [] for case in cases}
    for number in range(1, rounds + 1):
        for case in cases:
            tell(f"round {number} of {rounds}: {case.library}, {case.id}")
            rates[case.id].append(case.sample(seconds))
    return {case.id: reading(map(case.section.figure, rates[case.id])) for case in cases}


def reading(values: Iterable[float]) -> Reading:
    found = sorted(values)
    return Reading(median(found), found[0], found[-1])
