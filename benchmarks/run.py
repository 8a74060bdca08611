"""Measures everybody in one process and writes a table, the figures and a chart.

python -m benchmarks.run            five rounds of a second each, into benchmarks/results
python -m benchmarks.run --quick    a first idea in half a minute, only shown
"""

from argparse import ArgumentParser
from pathlib import Path
from sys import stderr

from benchmarks import batch, catan, openspiel, pgx
from benchmarks.goals import goals
from benchmarks.machine import facts
from benchmarks.measure import measure
from benchmarks.report import Report, markdown
from benchmarks.title import TITLES, Measured
from kachidoki.cli.commands.speed import is_compiled

RESULTS = Path(__file__).parent / "results"
FULL = ("Full run", 5, 1.0)
QUICK = ("Quick run", 3, 0.1)


def tell(line: str) -> None:
    print(line, file=stderr)


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.run", description="Measure our speed.")
    parser.add_argument("--quick", action="store_true", help="few short rounds, nothing written")
    parser.add_argument("--output", type=Path, help="the folder to write to, also when quick")
    arguments = parser.parse_args()
    name, rounds, seconds = QUICK if arguments.quick else FULL
    if not is_compiled():
        parser.error("kachidoki is not compiled here; build it with a C compiler: make setup")
    ours = [Measured(*entry) for entry in TITLES]
    cases = [case for title in ours for case in title.cases()]
    cases += [*batch.cases(ours), *pgx.cases(), *openspiel.cases(), *catan.cases()]
    readings = measure(cases, rounds, seconds, tell)
    wanted = goals(readings, [title.game for title in ours])
    report = Report(name, rounds, seconds, facts(), cases, readings, wanted)
    print(markdown(report))
    folder = arguments.output or (None if arguments.quick else RESULTS)
    if folder is not None:
        report.write(folder)


if __name__ == "__main__":
    main()
