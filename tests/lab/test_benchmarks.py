"""The harness of the benchmarks: it counts right, judges right, and writes what it found."""

import json
from pathlib import Path
from statistics import mean

import pytest
from benchmarks import batch, measure
from benchmarks.goals import Goal, goals
from benchmarks.measure import Case, Reading, Section, repeated, timed
from benchmarks.report import Report, short
from benchmarks.title import TITLES, Measured


class Clock:
    """CPU time that passes only while somebody works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(measure, "process_time", lambda: self.now)

    def work(self, amount: int, seconds: float) -> int:
        self.now += seconds
        return amount


def test_work_is_counted_against_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    sample = timed(lambda: clock.work(30, 0.25))
    assert sample(1.0) == 120
    assert clock.now == 101.0


def test_a_short_step_is_repeated() -> None:
    steps: list[int] = []
    assert repeated(lambda: steps.append(1), 7)() == 7
    assert len(steps) == 7


def test_a_reading_is_the_median_of_rounds_through_all_cases() -> None:
    rates = {"fast": iter([8.0, 4.0, 6.0]), "short": iter([2e6, 1e6, 4e6])}
    told: list[str] = []
    cases = [
        Case(Section.GAMES, "Us", "Go", "fast", lambda _: next(rates["fast"])),
        Case(Section.STATE, "Us", "Go", "short", lambda _: next(rates["short"])),
    ]
    readings = measure.measure(cases, 3, 0.1, told.append)
    assert readings == {"Go: fast": Reading(6, 4, 8), "Go: short": Reading(0.5, 0.25, 1)}
    assert [line.split()[-1] for line in told] == ["fast", "short"] * 3


def readings(loop: float, clone: float) -> dict[str, Reading]:
    figures = {
        "Joraku: compiled loop, events noted": loop,
        "Joraku: from Python": 3e6,
        "Joraku: clone": clone,
        "Joraku: view": 100,
        "Joraku: first decision": 30_000,
        "Joraku: first decision, no advice": 29_999,
        "Joraku: PettingZoo, raw": 100_000,
        "hearts: C++ loop": 4e6,
        "hearts: from Python": 1e6,
        "Catan: from Python": 3e4,
        "Pachisi: compiled loop, events noted": loop,
        "Pachisi: from Python": 9e5,
        "Gunsen: compiled loop, events noted": loop,
        "Gunsen: from Python": 9e5,
        "Gunsen: clone": clone,
        "Gunsen: view": 300,
        "euchre: C++ loop": 4e6,
        "euchre: from Python": 9e5,
    }
    return {case: Reading(figure, figure, figure) for case, figure in figures.items()}


def test_goals_are_reached_from_their_bound_on() -> None:
    reached = [goal.is_reached for goal in goals(readings(loop=8e6, clone=0.6), ["Joraku"])]
    assert reached == [True, True, True, True, True, False, True, True]
    missed = [goal.is_reached for goal in goals(readings(loop=7.4e6, clone=0.61), ["Joraku"])]
    assert missed == [False, True, False, False, True, False, True, True]


def test_a_title_without_goals_of_its_own_is_held_against_every_peer() -> None:
    found = goals(readings(loop=3e6, clone=1), ["Pachisi"])
    assert {goal.what: goal.is_reached for goal in found} == {
        "Pachisi: from Python, beside hearts": False,
        "Pachisi: from Python, beside euchre": True,
        "Pachisi: compiled loop, beside Catanatron": True,
    }


def test_a_title_may_have_figures_to_reach_beside_its_peers() -> None:
    found = goals(readings(loop=1.4e6, clone=1.5), ["Gunsen"])
    assert {goal.what: goal.is_reached for goal in found[-3:]} == {
        "Gunsen: compiled loop, events noted": False,
        "Gunsen: clone": True,
        "Gunsen: view of a seat": True,
    }


def test_batches_are_held_against_figures_peers_and_themselves() -> None:
    figures = {
        "batch": 2e6,
        "batch, by the clock": 1e6,
        "batch, by the clock, two processes": 1.7e6,
    }
    told = {
        f"{game}: {what}": Reading(figure, figure, figure)
        for game in ("Joraku", "Pachisi")
        for what, figure in figures.items()
    }
    told["spades: from Python, with observer"] = Reading(2e5, 2e5, 2e5)
    told["sparrow_mahjong: batch"] = Reading(5e4, 5e4, 5e4)
    found = goals(readings(loop=8e6, clone=0.6) | told, ["Joraku", "Pachisi"])
    assert {goal.what: goal.is_reached for goal in found if "batch" in goal.what} == {
        "Joraku: batch": False,
        "Joraku: batch in two processes, beside one": False,
        "Joraku: batch, beside spades with an observer": True,
        "Joraku: batch, beside Pgx's mahjong": False,
        "Pachisi: batch": True,
        "Pachisi: batch in two processes, beside one": False,
    }


def test_a_report_is_a_table_figures_and_a_chart(tmp_path: Path) -> None:
    cases = [
        Case(Section.GAMES, "Kachidoki", "Joraku", "compiled loop", lambda _: 1.0),
        Case(Section.STATE, "OpenSpiel", "hearts", "clone", lambda _: 1.0),
        Case(Section.SEARCH, "Catanatron", "Catan", "ISMCTS", lambda _: 1.0),
        Case(Section.AGENTS, "Pgx", "sparrow_mahjong", "batch", lambda _: 1.0),
    ]
    report = Report(
        name="Test run",
        rounds=3,
        seconds=0.1,
        machine={"processor": "an abacus"},
        cases=cases,
        readings={case.id: Reading(12_345_678, 11_000_000, 13_000_000) for case in cases},
        goals=[Goal("clone", 0.7, 0.6, "µs", is_ceiling=True), Goal("loop", 2.5, 2, "×")],
    )
    report.write(tmp_path)
    table = (tmp_path / "results.md").read_text("utf-8")
    assert "| Kachidoki | Joraku | compiled loop | 12.3 M | 11 M – 13 M |" in table
    assert "| clone | 0.7 µs | ≤ 0.6 µs | **fail** |" in table
    assert "| loop | 2.5 × | ≥ 2 × | pass |" in table
    assert "an abacus" in table
    data = json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert data["cases"][0]["median"] == 12_345_678
    assert [goal["is_reached"] for goal in data["goals"]] == [False, True]
    assert "Catanatron · Catan: ISMCTS" in (tmp_path / "results.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.3312, "0.331"), (41.67, "41.7"), (718_079, "718 k"), (2_073_228, "2.07 M"), (274.2, "274")],
)
def test_figures_are_short(value: float, text: str) -> None:
    assert short(value) == text


OURS = [Measured(*entry) for entry in TITLES]
CASES = [*(case for title in OURS for case in title.cases()), *batch.cases(OURS)]
each_title = pytest.mark.parametrize("title", OURS, ids=[title.game for title in OURS])


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_every_case_of_ours_can_be_measured(case: Case) -> None:
    assert case.sample(0.001) > 0


@each_title
def test_the_middle_of_a_game_has_a_choice_to_make(title: Measured) -> None:
    state = title.middle()
    assert state.plies >= title.half
    assert len(state.legal_actions(state.actor)) > 1


@each_title
def test_driven_from_python_whole_games_are_played(title: Measured) -> None:
    work = title.from_python()
    assert 1.5 * title.half < mean(work() for _ in range(20)) < 2.5 * title.half
