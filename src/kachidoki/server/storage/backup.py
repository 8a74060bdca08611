"""Copies of a SQLite database: made while it is used, and put back in its place.

Both ways go through SQLite's own backup, which copies the pages of one moment.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL

from kachidoki.server.storage.database import MIGRATIONS

PATIENCE = 5.0  # seconds for others to let go of the database
# What can be in the way; the texts are `problem-<id>`. With files there are `match.PROBLEMS` besides.
PROBLEMS = (
    "backup-nothing",
    "backup-postgresql",
    "restore-nothing",
    "restore-taken",
    "restore-used",
    "restore-broken",
    "restore-newer",
    "export-database",
)


class BadBackup(Exception):
    """A copy that cannot be made or put back: `problem` is the id of the text that says why."""

    def __init__(self, problem: str, **words: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.words = words


def back_up(url: URL, target: Path) -> None:
    """Writes all that is stored at this moment into a new file, whole or not at all."""
    source = file_of(url)
    if not source.is_file():
        raise BadBackup("backup-nothing", database=str(source))
    if target.exists():
        raise BadBackup("taken", file=str(target))
    try:
        descriptor, draft = mkstemp(dir=target.resolve().parent, prefix=f".{target.name[:40]}.")
        os.close(descriptor)
    except OSError as error:
        raise BadBackup("unwritable", file=str(target), reason=str(error.strerror)) from error
    try:
        copy(source, Path(draft))
        os.link(draft, target)  # unlike a renaming, this never replaces a file
    except FileExistsError as error:
        raise BadBackup("taken", file=str(target)) from error
    except (OSError, sqlite3.Error) as error:
        raise BadBackup("unwritable", file=str(target), reason=str(error)) from error
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                os.unlink(draft + end)


def copy(source: Path, target: Path) -> None:
    with closing(connect(source)) as here, closing(connect(target)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def restore(url: URL, source: Path, replaces: bool) -> None:
    """Puts the copy in the place of the database. What is there is only replaced if that is wanted,
    and never while a server uses it."""
    target = file_of(url)
    check(source)
    if target.exists() and not replaces:
        raise BadBackup("restore-taken", database=str(target))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.touch(0o600, exist_ok=True)
        with closing(connect(target)) as there, closing(connect(source)) as here:
            claim(there, target)
            here.backup(there)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup("unwritable", file=str(target), reason=str(error)) from error


def claim(connection: sqlite3.Connection, path: Path) -> None:
    """Only whoever is alone with a database may change how it keeps its journal."""
    try:
        mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.OperationalError as error:
        raise BadBackup("restore-used", database=str(path)) from error
    except sqlite3.DatabaseError:  # what lies there is no database: nothing is lost with it
        path.write_bytes(b"")
        return
    if mode != "delete":
        raise BadBackup("restore-used", database=str(path))


def check(source: Path) -> None:
    """Is it a whole copy, and of a version that this program knows?"""
    if not source.is_file():
        raise BadBackup("restore-nothing", file=str(source))
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as there:
            found = there.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise BadBackup("restore-broken", file=str(source), reason=str(found))
            [version] = there.execute("SELECT version_num FROM alembic_version").fetchone() or [""]
    except sqlite3.Error as error:
        raise BadBackup("restore-broken", file=str(source), reason=str(error)) from error
    if not is_known(str(version)):
        raise BadBackup("restore-newer", file=str(source), version=str(version))


def is_known(version: str) -> bool:
    try:
        return ScriptDirectory(str(MIGRATIONS)).get_revision(version) is not None
    except CommandError:
        return False


def file_of(url: URL) -> Path:
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadBackup("backup-postgresql")
    return Path(url.database)


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
