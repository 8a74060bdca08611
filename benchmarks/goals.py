"""What we set ourselves, and whether the run reached it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benchmarks.batch import ALONE, AT_RANDOM, IN_TWO
from benchmarks.measure import Reading

LOOP = "compiled loop, events noted"
CPP_LOOP = ": C++ loop"  # OpenSpiel's card games have one, and nobody else
CATAN = "Catan: from Python"

# Of the titles with the most on the table: plies/s, and µs for a clone and a view.
OWN = {"Gunsen": (1_500_000, 1.5, 300), "Rising Sun": (1_000_000, 1.5, 300)}

# For agents: decisions/s with observation and mask, of Joraku and of others; how many times those of
# peers Joraku's are; and what a second process brings.
DECISIONS, DECISIONS_OF_OTHERS = 3_000_000, 1_500_000
OBSERVED, TIMES_OBSERVED = "spades: from Python, with observer", 10
MAHJONG, TIMES_MAHJONG = "sparrow_mahjong: batch", 50
TWO_PROCESSES = 1.8

Readings = Mapping[str, Reading]


@dataclass(frozen=True)
class Goal:
    what: str
    measured: float
    bound: float
    unit: str
    is_ceiling: bool = False  # is less better?

    @property
    def is_reached(self) -> bool:
        return self.measured <= self.bound if self.is_ceiling else self.measured >= self.bound


def goals(readings: Readings, games: Sequence[str]) -> list[Goal]:
    """Joraku has goals of its own; all our other titles are held against the same peers, and some
    against figures of their own, too."""
    found = []
    for game in games:
        found += of_joraku(readings) if game == "Joraku" else beside_peers(readings, game)
        if game in OWN:
            found += by_itself(readings, game)
        if f"{game}: {AT_RANDOM}" in readings:
            found += for_agents(readings, game)
    return found


def of_joraku(readings: Readings) -> list[Goal]:
    def figure(case: str) -> float:
        return readings[case].median

    loop, driven = f"Joraku: {LOOP}", "Joraku: from Python"
    search, unadvised = "Joraku: first decision", "Joraku: first decision, no advice"
    agents = "Joraku: PettingZoo, raw"
    return [
        times("Joraku: compiled loop, beside hearts in C++", readings, loop, "hearts: C++ loop", 2),
        times(f"{driven}, beside hearts", readings, driven, "hearts: from Python", 3),
        times("Joraku: compiled loop, beside Catanatron", readings, loop, CATAN, 250),
        Goal("Joraku: clone", figure("Joraku: clone"), 0.6, "µs", is_ceiling=True),
        Goal("Joraku: ISMCTS, first decision", figure(search), 30_000, "iterations/s"),
        Goal(
            "Joraku: ISMCTS, first decision, no advice", figure(unadvised), 30_000, "iterations/s"
        ),
        Goal("Joraku: view of a seat", figure("Joraku: view"), 100, "µs", is_ceiling=True),
        Goal(agents, figure(agents), 100_000, "decisions/s"),
    ]


def beside_peers(readings: Readings, game: str) -> list[Goal]:
    """From Python as fast as every card game in C++; far faster than a board game in Python."""
    driven = f"{game}: from Python"
    cards = [case.removesuffix(CPP_LOOP) for case in readings if case.endswith(CPP_LOOP)]
    found = [
        times(f"{driven}, beside {card}", readings, driven, f"{card}: from Python", 1)
        for card in cards
    ]
    what = f"{game}: compiled loop, beside Catanatron"
    return [*found, times(what, readings, f"{game}: {LOOP}", CATAN, 100)]


def by_itself(readings: Readings, game: str) -> list[Goal]:
    plies, clone, view = OWN[game]
    return [
        Goal(f"{game}: {LOOP}", readings[f"{game}: {LOOP}"].median, plies, "plies/s"),
        Goal(f"{game}: clone", readings[f"{game}: clone"].median, clone, "µs", is_ceiling=True),
        Goal(
            f"{game}: view of a seat", readings[f"{game}: view"].median, view, "µs", is_ceiling=True
        ),
    ]


def for_agents(readings: Readings, game: str) -> list[Goal]:
    batch, alone, in_two = (f"{game}: {what}" for what in (AT_RANDOM, ALONE, IN_TWO))
    wanted = DECISIONS if game == "Joraku" else DECISIONS_OF_OTHERS
    found = [
        Goal(batch, readings[batch].median, wanted, "decisions/s"),
        times(f"{batch} in two processes, beside one", readings, in_two, alone, TWO_PROCESSES),
    ]
    if game == "Joraku":
        spades, mahjong = (
            f"{batch}, beside spades with an observer",
            f"{batch}, beside Pgx's mahjong",
        )
        found.append(times(spades, readings, batch, OBSERVED, TIMES_OBSERVED))
        found.append(times(mahjong, readings, batch, MAHJONG, TIMES_MAHJONG))
    return found


def times(what: str, readings: Readings, ours: str, theirs: str, bound: float) -> Goal:
    """So many times as fast as a peer."""
    return Goal(what, readings[ours].median / readings[theirs].median, bound, "×")
