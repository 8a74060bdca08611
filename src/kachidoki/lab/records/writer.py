"""Writes records, some games at a time: what is finished survives a kill, and the same command goes on.

Games lie in parts, in a folder beside the file, until all are there; then they become one file, in
their order, and the folder goes. So the file is the same however often it was interrupted, and with
any number of processes.
"""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pyarrow as pa
import pyarrow.parquet as pq

from kachidoki.engine import BadInput
from kachidoki.lab.arena import Plan, games_of
from kachidoki.lab.crew import Crew
from kachidoki.lab.records.heading import Heading
from kachidoki.lab.records.reader import Records, read
from kachidoki.lab.records.record import Record, record_game, table_of

SECONDS = 5.0  # between two parts
GAMES_IN_GROUP = 1000


class Recording:
    """Games of a heading on their way into a file."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path = path
        self.heading = heading
        self.folder = path.with_name(f"{path.name}.parts")
        self.fresh: list[Record] = []
        self.written = monotonic()
        if not path.absolute().parent.is_dir():
            raise BadInput(f"cannot write {path}: there is no folder {path.parent}")
        if path.exists():
            self.check(path)
        for part in self.parts():
            self.check(part)

    def parts(self) -> list[Path]:
        return sorted(self.folder.glob("*.parquet"))

    def check(self, file: Path) -> None:
        """Refuses to mix games of two commands."""
        if read(file).heading != self.heading:
            raise BadInput(
                f"{file} holds other games than these: remove it, or write to another file"
            )

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        if self.path.exists():
            return []
        there: set[int] = set()
        for part in self.parts():
            there |= set(read(part).numbers())
        return [number for number in range(self.heading.games) if number not in there]

    def add(self, records: list[Record]) -> None:
        self.fresh += records
        if monotonic() - self.written > SECONDS:
            self.flush()

    def flush(self) -> None:
        """Writes a part with what is new."""
        self.written = monotonic()
        if self.fresh:
            self.folder.mkdir(exist_ok=True)
            first = min(record.number for record in self.fresh)
            table = table_of(self.fresh, self.heading.metadata())
            write(table, self.folder / f"{first:08}.parquet")
            self.fresh = []

    def finish(self) -> Records:
        """All games are there: one file instead of the parts."""
        if not self.path.exists():
            parts = [read(part).table for part in self.parts()]
            write(pa.concat_tables(parts).sort_by("number").combine_chunks(), self.path)
        for part in self.parts():
            part.unlink()
        if self.folder.is_dir():
            self.folder.rmdir()
        return read(self.path)


def write(table: pa.Table, path: Path) -> None:
    """All or nothing."""
    beside = path.with_name(f"{path.name}.new")
    try:
        pq.write_table(
            table,
            beside,
            row_group_size=GAMES_IN_GROUP,
            compression="zstd",
            compression_level=9,
            use_dictionary=False,
            write_statistics=False,
        )
        beside.replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error}") from error


def record(
    plan: Plan, heading: Heading, path: Path, crew: Crew, tell: Callable[[int], None]
) -> Records:
    """Plays what is missing in the file, and tells how many games are there, each time that there are
    more. However that ends, what is finished is kept."""
    kept = Recording(path, heading)
    missing = kept.missing()
    there = plan.games - len(missing)
    tell(there)
    try:
        with games_of(plan, record_game, missing, crew) as chunks:
            for chunk in chunks:
                kept.add(chunk.results)
                there += len(chunk.results)
                tell(there)
    finally:
        kept.flush()
    return kept.finish()
