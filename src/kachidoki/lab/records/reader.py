"""Reads records: whatever is in a file, it is either games as they can be, or refused."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from kachidoki.engine import BadInput, Setting, Title
from kachidoki.lab.records.heading import Heading, read_heading
from kachidoki.lab.records.record import ACTION, SCHEMA, Record


class Records:
    """The games of a file, in their order. That their moves are legal is found out by playing them."""

    def __init__(self, heading: Heading, table: pa.Table) -> None:
        self.heading = heading
        self.table = table.combine_chunks()
        self.title: Title = heading.found_title()
        self.setting: Setting = heading.found_setting()

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def __iter__(self) -> Iterator[Record]:
        return (self[place] for place in range(len(self)))

    def __getitem__(self, place: int) -> Record:
        lists = self.lists
        return Record(
            int(self.columns["number"][place]),
            int(self.columns["deal"][place]),
            lists["seating"][place].tolist(),
            lists["actions"][place].astype(ACTION).tobytes(),
            lists["asides"][place].tolist(),
            lists["places"][place].tolist(),
            lists["scores"][place].tolist(),
        )

    def numbers(self) -> list[int]:
        found: list[int] = self.columns["number"].tolist()
        return found

    def matrix(self, name: str) -> NDArray[np.int64]:
        """A list with one number for each seat, of all games."""
        rows = np.concatenate(self.lists[name].rows) if len(self) else np.zeros(0)
        return rows.reshape(len(self), self.setting.seats).astype(np.int64)

    @cached_property
    def columns(self) -> dict[str, NDArray[Any]]:
        return {name: self.table.column(name).to_numpy() for name in ("number", "deal")}

    @cached_property
    def lists(self) -> dict[str, "Lists"]:
        names = ("seating", "actions", "asides", "places", "scores")
        return {name: Lists(self.table.column(name)) for name in names}


class Lists:
    """A column of lists, each a slice of one array."""

    def __init__(self, column: pa.ChunkedArray) -> None:
        chunks = column.chunks
        self.rows: list[NDArray[Any]] = [
            values[start:end]
            for chunk in chunks
            for values in [chunk.values.to_numpy()]
            for offsets in [chunk.offsets.to_numpy()]
            for start, end in pairwise(offsets)
        ]

    def __getitem__(self, place: int) -> NDArray[Any]:
        return self.rows[place]


def read(path: Path, title: str | None = None) -> Records:
    """The games in the file; if a title is named, of that title."""
    try:
        with blaming(path):
            return parse(path, title)
    except (pa.ArrowException, OSError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise BadInput(f"{path}: cannot be read as Parquet: {reason}") from error


def read_once(path: Path) -> Records:
    """The same, for processes that are asked for piece after piece of a file."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        return read(path)  # which says what is wrong
    return read_version(path, changed)


@lru_cache(maxsize=1)
def read_version(path: Path, changed: int) -> Records:
    return read(path)


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """What is wrong with its games is said with the file's name."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error


def parse(path: Path, title: str | None) -> Records:
    if path.is_dir():
        raise BadInput("is a folder, not a file")
    if not path.exists():
        raise BadInput("there is no such file")
    table = pq.read_table(path, memory_map=False)
    heading = read_heading(table.schema.metadata)
    if title is not None and heading.title != title:
        raise BadInput(f"holds games of {heading.title}, not of {title}")
    if not table.schema.equals(SCHEMA):
        raise BadInput(f"has other columns than records have: {', '.join(SCHEMA.names)}")
    records = Records(heading, table)
    check_shape(records)
    return records


def check_shape(records: Records) -> None:
    """Whether numbers, deals, seats, bots and gestures can be so; nothing is played for it."""
    heading, seats = records.heading, records.setting.seats
    numbers = records.numbers()
    is_within = all(0 <= number < heading.games for number in numbers)
    if len({*numbers}) < len(numbers) or not is_within:
        raise BadInput(f"has not each of its {heading.games} games once")
    if (records.columns["deal"] < 0).any():
        raise BadInput("has a game of a deal below 0")
    for name in ("seating", "places", "scores"):
        if any(len(row) != seats for row in records.lists[name].rows):
            raise BadInput(f"has a game in which {name} is not of {seats} seats")
    if any(len(row) % 2 for row in records.lists["asides"].rows):
        raise BadInput("has a game with gestures that are nobody's")
    rows = zip(records.lists["asides"].rows, records.lists["actions"].rows, strict=True)
    if not all(can_be_asides(asides, len(actions), seats) for asides, actions in rows):
        raise BadInput("has a game with gestures of seats or at plies that it does not have")
    if len(records) and int(records.matrix("seating").max()) >= len(heading.bots):
        raise BadInput(f"names a bot that is not among its {len(heading.bots)}")
    if len(records) and not (records.matrix("places") == 1).any(axis=1).all():
        raise BadInput("has a game that nobody has won")


def can_be_asides(asides: NDArray[Any], plies: int, seats: int) -> bool:
    """Whether plies of the game rise, each with one of its seats."""
    at, whose = asides[::2].tolist(), asides[1::2].tolist()
    rises = all(one < next_one for one, next_one in pairwise([-1, *at, plies]))
    return rises and all(0 <= seat < seats for seat in whose)
