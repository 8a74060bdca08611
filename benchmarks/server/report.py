"""The results of a run as Markdown and JSON."""

import json
import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.goals import Goal
from benchmarks.machine import processor
from benchmarks.report import facts_table, goals_table, short, table
from benchmarks.server import attack
from benchmarks.server.contenders import Contender
from benchmarks.server.figures import PARTS, Figures

METHOD = """\
{name}: {tables} tables of four at once, all four seats played by clients that choose a random legal
move; median of {rounds} rounds, each with a new and empty server. A time is from the click (the client
sends the move) to everybody's screen (the last of the four has received what happened).

- A server may use all cores of the machine: ours with a process for each of them (`--processes`), or
  with one for all; boardgame.io's has one process, for its storage is its memory. On the last core
  there is also the load, one program that speaks to all servers and reads only what it needs. It goes
  first there: people's browsers do not wait for the server's core.
- Ours plays Joraku on its defaults: each move is checked, on the disk (SQLite, `synchronous=FULL`)
  before anybody is told, and told to each seat with all that it sees and may do. Limits for single
  clients are raised, for the load is one. No bots play.
- boardgame.io runs as its documentation starts it, in memory, with credentials, its own socket.io
  transport and a card game of ours (`benchmarks/server/peer/game.js`) with hidden hands, whose messages
  are about as long. Neither compresses messages.
- As fast as they can: everybody moves at once when it is their turn; the first two seconds are not
  counted, and the clock stops when the first game ends, so all tables are live. At a pace: everybody
  thinks for {pause:g} s on average, and all servers have the same to do.
- At the beginning of a round of Joraku all four choose at once: up to four moves of a table are under
  way. In the peer's game there is one at a time.
- CPU time is that of the server, in the kernel and outside, and the figure that hangs least on the
  rest of the machine. The last table shows it for the first, second and last third of all moves, from
  the very first: whether a move costs more late in a match.
- Our other titles have more on the table and longer messages. They are played with one process a core,
  one round each, and held to the same p99.
"""

DISTURBED = """\
**Something else ran on this machine.** A server that everybody waits for did not even have one core
({share:.0%} of it at the least), so the figures, CPU time included, say less than they could.
"""
WHOLE = 0.95  # of a core, nearly

Column = tuple[str, Callable[[Figures], str]]
COLUMNS: list[Column] = [
    ("moves/s", lambda found: short(found.rate)),
    ("p50, ms", lambda found: short(found.p50)),
    ("p99, ms", lambda found: short(found.p99)),
    ("longest, ms", lambda found: short(found.worst)),
    ("CPU for a move, µs", lambda found: short(found.cpu)),
    ("server, cores", lambda found: f"{found.server:.2f}"),
    ("load, cores", lambda found: f"{found.load:.2f}"),
    ("bytes a player", lambda found: short(found.message)),
    ("refused", lambda found: str(found.refused)),
]


@dataclass(frozen=True)
class Report:
    name: str
    tables: int
    pause: float
    contenders: Sequence[Contender]  # ours first, the peer last
    fast: dict[str, Figures]
    paced: dict[str, Figures]
    rounds: dict[str, list[Figures]]
    titles: dict[str, Figures]  # those that are not beside the peer's game

    @property
    def goals(self) -> list[Goal]:
        own, peer = self.contenders[0].name, self.contenders[-1].name
        ours, theirs = self.fast[own], self.fast[peer]
        rate, p99 = ours.rate / theirs.rate, ours.p99 / theirs.p99
        growth = ours.parts[-1] / ours.parts[0]
        return [
            Goal(f"moves in a second, beside {peer}", rate, 3, "×"),
            Goal(f"p99, beside {peer}", p99, 1, "×", is_ceiling=True),
            Goal(
                "a move late in the match, beside an early one", growth, 1.2, "×", is_ceiling=True
            ),
            *(
                Goal(
                    f"{title}: p99, beside {peer}", found.p99 / theirs.p99, 1, "×", is_ceiling=True
                )
                for title, found in self.titles.items()
            ),
        ]

    @property
    def share(self) -> float:
        """The cores that the server which had least had when it went as fast as it could."""
        return min(one.server for rounds in self.rounds.values() for one in rounds)

    def write(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        page = f"{markdown(self)}\n{attack.section(folder)}".rstrip() + "\n"
        (folder / attack.PAGE).write_text(page, "utf-8")
        data = json.dumps(as_data(self), ensure_ascii=False, indent=2)
        (folder / "server.json").write_text(data + "\n", "utf-8")


def facts(report: Report) -> dict[str, str]:
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_version()} ({platform.python_compiler()})",
        **{one.name: f"{one.version()}; {one.storage}" for one in report.contenders},
    }


# ----------------------------------------------------------------- Markdown


def markdown(report: Report) -> str:
    rounds = len(report.rounds[report.contenders[0].name])
    method = METHOD.format(
        name=report.name, tables=report.tables, rounds=rounds, pause=report.pause
    )
    parts = [
        "# Speed of the server",
        method,
        facts_table(facts(report)),
        *([DISTURBED.format(share=report.share)] if report.share < WHOLE else []),
        "## Goals",
        goals_table(report.goals),
        "## As fast as they can",
        figures_table(report.fast),
        "## At a pace",
        figures_table(report.paced),
        "## CPU for a move in the course of the match, µs",
        parts_table(report.fast),
        "## Our other titles, as fast as they can",
        figures_table(report.titles, "title"),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def figures_table(found: dict[str, Figures], what: str = "server") -> str:
    heading = [what, *(name for name, _ in COLUMNS)]
    rows = [[name, *(cell(one) for _, cell in COLUMNS)] for name, one in found.items()]
    return table(heading, "l" + "r" * len(COLUMNS), rows)


def parts_table(found: dict[str, Figures]) -> str:
    heading = ["server", "first third", "second third", "last third"]
    rows = [[name, *map(short, one.parts)] for name, one in found.items()]
    return table(heading, "l" + "r" * PARTS, rows)


# ----------------------------------------------------------------- JSON


def as_data(report: Report) -> dict[str, object]:
    return {
        "name": report.name,
        "tables": report.tables,
        "pause": report.pause,
        "machine": facts(report),
        "goals": [{**asdict(goal), "is_reached": goal.is_reached} for goal in report.goals],
        "fast": {name: asdict(found) for name, found in report.fast.items()},
        "paced": {name: asdict(found) for name, found in report.paced.items()},
        "titles": {name: asdict(found) for name, found in report.titles.items()},
        "rounds": {name: [asdict(one) for one in all] for name, all in report.rounds.items()},
    }
