"""Measures an honest player while another client does its worst; the last section of the results.

python -m benchmarks.server.attack            into benchmarks/results
python -m benchmarks.server.attack --quick    a first idea in half a minute, only shown
"""

import asyncio
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec
from tests.server.hostile.honesty import ATTACKS, p99, play_attacked, play_calmly
from tests.server.servers import server_process

from benchmarks.goals import Goal
from benchmarks.report import goals_table, short, table
from benchmarks.server.processes import cores
from kachidoki.cli.commands.speed import is_compiled

RESULTS = Path(__file__).parents[1] / "results"
FIGURES, PAGE = "attack.json", "server.md"
HEADING = "## Under attack"
CONNECTIONS = sum(connections for _, connections, _ in ATTACKS)
METHOD = f"""\
An honest player plays Joraku with bots, a move every twentieth of a second, while one address attacks
over {CONNECTIONS} connections, as many as it may have, from processes of its own: packets of costly,
wrong and broken messages, requests of all kinds, match files; whenever it is sent away, it comes again.
All limits are as shipped. A time is from the click to the answer, which is on the disk by then.
"""
MATCHES = 10  # that are played in peace
MESSAGES = 300_000  # of the attacker; one in a hundred is a request
HASTE = 10  # times fewer of both in a quick run
GOAL = 250  # milliseconds


class Times(msgspec.Struct, frozen=True):
    """In milliseconds, of so many moves."""

    moves: int
    p50: float
    p99: float
    worst: float


class Attack(msgspec.Struct, frozen=True):
    server: str
    sent: int
    calm: Times
    attacked: Times


def times(seconds: list[float]) -> Times:
    found = [1000 * second for second in seconds]
    return Times(len(found), median(found), p99(found), max(found))


def attack(processes: int, haste: int) -> Attack:
    with (
        TemporaryDirectory(prefix="kachidoki-bench-") as folder,
        server_process(Path(folder), processes=str(processes)) as server,
    ):
        calm = asyncio.run(play_calmly(server.url, max(2, MATCHES // haste)))
        told, seconds = asyncio.run(play_attacked(server.url, 1, MESSAGES // haste))
    name = f"Kachidoki, {processes} process{'es' if processes > 1 else ''}"
    return Attack(name, told.sent, times(calm), times(seconds))


# ----------------------------------------------------------------- results


def section(folder: Path) -> str:
    """What was measured last; nothing if nothing was."""
    file = folder / FIGURES
    return (
        markdown(msgspec.json.decode(file.read_bytes(), type=list[Attack])) if file.exists() else ""
    )


def write(attacks: list[Attack], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    data = msgspec.json.format(msgspec.json.encode(attacks), indent=2)
    (folder / FIGURES).write_bytes(data + b"\n")
    page = folder / PAGE
    before = page.read_text("utf-8").partition(HEADING)[0] if page.exists() else ""
    page.write_text(f"{before.rstrip()}\n\n{section(folder)}".lstrip(), "utf-8")


def markdown(attacks: list[Attack]) -> str:
    heading = ["server", "meanwhile", "moves", "p50, ms", "p99, ms", "longest, ms"]
    rows = [
        row
        for one in attacks
        for row in (
            [one.server, "nothing", *cells(one.calm)],
            [one.server, f"{one.sent:,} hostile messages", *cells(one.attacked)],
        )
    ]
    goals = [
        Goal(
            f"{one.server}: p99 of an honest player", one.attacked.p99, GOAL, "ms", is_ceiling=True
        )
        for one in attacks
    ]
    parts = [HEADING, METHOD.strip(), goals_table(goals), table(heading, "llrrrr", rows)]
    return "\n\n".join(parts) + "\n"


def cells(found: Times) -> list[str]:
    return [str(found.moves), *map(short, (found.p50, found.p99, found.worst))]


def main() -> None:
    parser = ArgumentParser(
        prog="python -m benchmarks.server.attack", description="Attack the server."
    )
    parser.add_argument("--quick", action="store_true", help="a short attack, nothing written")
    arguments = parser.parse_args()
    if not is_compiled():
        parser.error("kachidoki is not compiled here; build it with a C compiler: make setup")
    processes = sorted({len(cores()[0]), 1}, reverse=True)
    attacks = [attack(number, HASTE if arguments.quick else 1) for number in processes]
    print(markdown(attacks))
    if not arguments.quick:
        write(attacks, RESULTS)


if __name__ == "__main__":
    main()
