"""Measures our server and boardgame.io's in turn, under the same load; writes a table and the figures.

python -m benchmarks.server.run            three rounds of 200 tables, into benchmarks/results
python -m benchmarks.server.run --quick    a first idea in half a minute, only shown
"""

import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.server.contenders import JORAKU, BoardgameIo, Contender, Kachidoki
from benchmarks.server.figures import Figures, figures, middle
from benchmarks.server.load import Found, LoadRequest
from benchmarks.server.processes import cores, free_port, on, serving
from benchmarks.server.report import Report, markdown
from kachidoki.cli.commands.speed import is_compiled
from kachidoki.titles import titles

RESULTS = Path(__file__).parents[1] / "results"
LONGEST = 120.0  # seconds until a load that hangs is given up


@dataclass(frozen=True)
class Plan:
    name: str
    tables: int
    rounds: int
    warm_up: float
    seconds: float  # of a round, unless a game ends before
    pause: float  # of a player, when everybody plays at a pace
    paced_seconds: float


FULL = Plan("Full run", 200, 5, 2.0, 12.0, 0.2, 8.0)
QUICK = Plan("Quick run", 50, 1, 1.0, 3.0, 0.1, 3.0)


def tell(line: str) -> None:
    print(line, file=sys.stderr)


def measure(contender: Contender, plan: Plan, seconds: float, pause: float, seed: int) -> Figures:
    """A new server, empty, and the load beside it."""
    server_cores, load_cores = cores()
    port = free_port()
    with TemporaryDirectory(prefix="kachidoki-bench-") as name:
        folder = Path(name)
        command = contender.command(port, folder)
        log = folder / "log"
        with serving(command, contender.environment, port, server_cores, log) as pid:
            request = LoadRequest(
                speech=contender.speech,
                port=port,
                pid=pid,
                game=contender.game,
                tables=plan.tables,
                warm_up=plan.warm_up,
                seconds=seconds,
                pause=pause,
                seed=seed,
            )
            with on(load_cores):
                return figures(under_load(request))


def under_load(request: LoadRequest) -> Found:
    words = msgspec.json.encode(request).decode()
    command = [sys.executable, "-m", "benchmarks.server.load", words]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=LONGEST)
    return msgspec.json.decode(done.stdout, type=Found)


def run(plan: Plan) -> Report:
    ours = sorted({len(cores()[0]), 1}, reverse=True)  # a process for each core, and one for all
    contenders: list[Contender] = [*map(Kachidoki, ours), BoardgameIo()]
    rounds: dict[str, list[Figures]] = {contender.name: [] for contender in contenders}
    for number in range(1, plan.rounds + 1):
        for contender in contenders:
            tell(f"round {number} of {plan.rounds}: {contender.name}, as fast as it can")
            found = measure(contender, plan, plan.seconds, 0.0, number)
            rounds[contender.name].append(found)
            tell(f"  {found.rate:.0f} moves/s, p99 {found.p99:.0f} ms, {found.cpu:.0f} µs CPU")
    paced: dict[str, Figures] = {}
    for contender in contenders:
        tell(f"at a pace: {contender.name}")
        paced[contender.name] = measure(contender, plan, plan.paced_seconds, plan.pause, 0)
    fast = {name: middle(found) for name, found in rounds.items()}
    return Report(plan.name, plan.tables, plan.pause, contenders, fast, paced, rounds, others(plan))


def others(plan: Plan) -> dict[str, Figures]:
    """The titles that are not measured beside the peer, one round each."""
    found: dict[str, Figures] = {}
    for title in sorted(set(titles()) - {JORAKU}):
        tell(f"as fast as it can: {title}")
        figures = measure(Kachidoki(len(cores()[0]), title), plan, plan.seconds, 0.0, 1)
        tell(f"  {figures.rate:.0f} moves/s, p99 {figures.p99:.0f} ms")
        found[title] = figures
    return found


def main() -> None:
    parser = ArgumentParser(
        prog="python -m benchmarks.server.run", description="Measure the server."
    )
    parser.add_argument("--quick", action="store_true", help="one short round, nothing written")
    parser.add_argument("--output", type=Path, help="the folder to write to, also when quick")
    arguments = parser.parse_args()
    if not is_compiled():
        parser.error("kachidoki is not compiled here; build it with a C compiler: make setup")
    report = run(QUICK if arguments.quick else FULL)
    print(markdown(report))
    folder = arguments.output or (None if arguments.quick else RESULTS)
    if folder is not None:
        report.write(folder)


if __name__ == "__main__":
    main()
