"""Which matches of a database today's rules change. Nothing is changed to find out."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from sqlalchemy import URL, Engine

from kachidoki.server.play.history import History
from kachidoki.server.play.loading import load
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import (
    NoDatabase,
    Reader,
    StorageFailed,
    TableRow,
    open_as_it_is,
    open_database,
)
from kachidoki.server.storage.backup import BadBackup, back_up
from kachidoki.titles import titles

# It comes to the same; it goes on from a snapshot; what was stored can be told; it cannot be read.
Fate = Literal["same", "revised", "told", "refused"]


class Finding(NamedTuple):
    """What becomes of a match of older rules; a revised one goes on after that ply."""

    table: TableRow
    fate: Fate
    ply: int


def find_revisions(url: URL) -> list[Finding]:
    """All matches that are not of today's version of their title."""
    try:
        with opened(url) as engine:
            reader = Reader(engine)
            found = [finding(reader, table_id) for table_id in reader.begun()]
    except (NoDatabase, StorageFailed) as error:
        raise BadBackup("export-database", reason=str(error)) from error
    return [one for one in found if one is not None]


@contextmanager
def opened(url: URL) -> Iterator[Engine]:
    """A SQLite of an older version is looked at as it would be brought up to date, in a copy."""
    with TemporaryDirectory(prefix="kachidoki-") as folder:
        if url.get_backend_name() == "sqlite":
            copy = Path(folder, "copy.sqlite")
            back_up(url, copy)
            engine = open_database(url.set(database=str(copy)))
        else:
            engine = open_as_it_is(url)
        try:
            yield engine
        finally:
            engine.dispose()


def finding(reader: Reader, table_id: str) -> Finding | None:
    stored = reader.stored(table_id)
    if stored is None or stored.table.status == "closed" or is_of_today(stored.table):
        return None
    try:
        history = load(stored, time.time())
    except (Refusal, ValueError):
        return Finding(stored.table, "refused", 0)
    return Finding(stored.table, fate_of(history), ply_of(history))


def is_of_today(table: TableRow) -> bool:
    title = titles().get(table.title)
    return title is not None and title.version == table.version


def fate_of(history: History) -> Fate:
    if history.is_told:
        return "told"
    return "same" if history.revision is None else "revised"


def ply_of(history: History) -> int:
    match = history.match
    return 0 if match is None or history.is_told else match.begins
