"""The results of a run as Markdown, JSON and a chart."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.goals import Goal
from benchmarks.measure import Case, Reading, Section
from kachidoki.lab.plot import AI, MATSU, NIBI, SHU, drawing

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INKS = {"Kachidoki": SHU, "OpenSpiel": AI, "Catanatron": MATSU, "Pgx": NIBI}

METHOD = """\
{name}: CPU time of one process, median of {rounds} rounds of {seconds:g} s through all cases;
the range is that of the rounds.

- A ply is an action of any seat or of chance. Moves are not equal across games: ratios between
  libraries show orders of magnitude.
- The compiled loop of the goals notes every event as it happens. Putting events into words, which
  nobody needs in a playout, is a row of its own.
- Games start from a position that is ready (a clone, or the library's own new state), Catan from a
  new map.
- From Python, every library is driven the way it documents: chance by `settle` in Kachidoki, by
  `chance_outcomes` in OpenSpiel, inside the moves in Catanatron. Where all outcomes are equally
  likely, OpenSpiel's legal actions of chance are a shorter way: shown beside, used by no goal.
- OpenSpiel's ISMCTS plays every game to its end, as ours does without a title's advice. With it,
  ours may judge positions before that: Joraku's between rounds; Tokaido's playouts go to the end, too.
- For agents, a decision comes with what its seat may know as a row of numbers and with the mask of
  what is legal, and is made at random: by us in a batch of 256 games, one call a step, or through
  PettingZoo; by OpenSpiel one after the other from Python, with an observer that writes into the same
  array again and again. Rows by the clock are of processes of their own, which need as many idle cores.
"""


@dataclass(frozen=True)
class Report:
    name: str
    rounds: int
    seconds: float
    machine: dict[str, str]
    cases: list[Case]
    readings: dict[str, Reading]
    goals: list[Goal]

    def in_section(self, section: Section) -> list[Case]:
        return [case for case in self.cases if case.section is section]

    def write(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "results.md").write_text(markdown(self), "utf-8")
        data = json.dumps(as_data(self), ensure_ascii=False, indent=2)
        (folder / "results.json").write_text(data + "\n", "utf-8")
        draw(self, folder / "results.svg")


def short(value: float) -> str:
    """Three digits that tell something: 12.3 M, 718 k, 0.331."""
    for size, letter in ((1e6, " M"), (1e4, " k")):
        if value >= size:
            scaled = value / (1000 if letter == " k" else size)
            return f"{digits(scaled)}{letter}"
    return digits(value)


def digits(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


# ----------------------------------------------------------------- Markdown


def markdown(report: Report) -> str:
    method = METHOD.format(name=report.name, rounds=report.rounds, seconds=report.seconds)
    parts = ["# Speed", method, facts_table(report.machine), "## Goals", goals_table(report.goals)]
    for section in Section:
        parts += [f"## {section.heading}, {section.unit}", section_table(report, section)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def table(heading: list[str], alignment: str, rows: list[list[str]]) -> str:
    """`alignment` has a letter for each column: l or r."""
    rules = ["---:" if side == "r" else "---" for side in alignment]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [heading, rules, *rows])


def facts_table(machine: dict[str, str]) -> str:
    return table(["", ""], "ll", [[name, fact] for name, fact in machine.items()])


def goals_table(goals: list[Goal]) -> str:
    rows = [
        [
            goal.what,
            f"{short(goal.measured)} {goal.unit}",
            f"{'≤' if goal.is_ceiling else '≥'} {short(goal.bound)} {goal.unit}",
            "pass" if goal.is_reached else "**fail**",
        ]
        for goal in goals
    ]
    return table(["goal", "measured", "wanted", ""], "lrrl", rows)


def section_table(report: Report, section: Section) -> str:
    rows = []
    for case in report.in_section(section):
        reading = report.readings[case.id]
        reach = f"{short(reading.lowest)} – {short(reading.highest)}"
        rows.append([case.library, case.game, case.what, short(reading.median), reach])
    return table(["library", "game", "what", section.unit, "range"], "lllrr", rows)


# ----------------------------------------------------------------- JSON


def as_data(report: Report) -> dict[str, object]:
    return {
        "name": report.name,
        "rounds": report.rounds,
        "seconds": report.seconds,
        "machine": report.machine,
        "goals": [{**asdict(goal), "is_reached": goal.is_reached} for goal in report.goals],
        "cases": [
            {
                "library": case.library,
                "game": case.game,
                "what": case.what,
                "unit": case.section.unit,
                **asdict(report.readings[case.id]),
            }
            for case in report.cases
        ],
    }


# ----------------------------------------------------------------- chart


def draw(report: Report, path: Path) -> None:
    """A panel for each section; dots on logarithmic scales, for the peers are far apart."""
    heights = [len(report.in_section(section)) for section in Section]
    with drawing(path, 9, 2 + 0.3 * sum(heights)) as figure:
        panels = figure.subplots(len(heights), 1, height_ratios=heights)
        for axes, section in zip(panels, Section, strict=True):
            draw_section(axes, report, section)


def draw_section(axes: "Axes", report: Report, section: Section) -> None:
    cases = report.in_section(section)
    for line, case in enumerate(cases):
        reading, ink = report.readings[case.id], INKS[case.library]
        axes.plot([reading.lowest, reading.highest], [line, line], color=ink)
        axes.plot(reading.median, line, "o", color=ink)
        axes.annotate(
            short(reading.median),
            (reading.median, line),
            (8, 0),
            textcoords="offset points",
            va="center",
        )
    axes.set_yticks(range(len(cases)), [f"{case.library} · {case.id}" for case in cases])
    axes.set_ylim(len(cases) - 0.5, -0.5)
    axes.set_xscale("log")
    axes.margins(x=0.2)
    axes.grid()
    axes.xaxis.set_major_formatter(lambda value, _: short(value))
    axes.xaxis.set_minor_formatter("")
    better = "less is better" if section is Section.STATE else "more is better"
    axes.set_title(f"{section.heading}, {section.unit} ({better})")
