"""What we set ourselves, and whether the run reached it."""

from dataclasses import dataclass

from benchmarks.measure import Reading


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


def goals(readings: dict[str, Reading]) -> list[Goal]:
    def figure(case: str) -> float:
        return readings[case].median

    loop, driven = figure("Joraku: compiled loop, events noted"), figure("Joraku: from Python")
    search, unadvised = "Joraku: first decision", "Joraku: first decision, no advice"
    return [
        Goal("compiled loop, beside hearts in C++", loop / figure("hearts: C++ loop"), 2, "×"),
        Goal("from Python, beside hearts", driven / figure("hearts: from Python"), 3, "×"),
        Goal("compiled loop, beside Catanatron", loop / figure("Catan: from Python"), 250, "×"),
        Goal("clone", figure("Joraku: clone"), 0.6, "µs", is_ceiling=True),
        Goal("ISMCTS, first decision", figure(search), 30_000, "iterations/s"),
        Goal("ISMCTS, first decision, no advice", figure(unadvised), 30_000, "iterations/s"),
        Goal("view of a seat", figure("Joraku: view"), 100, "µs", is_ceiling=True),
    ]
