"""Opens the database and brings its tables up to date."""

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = (
    "PRAGMA synchronous=FULL",  # what is committed survives the power going out
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)
PATIENCE = 10.0  # seconds
OWNER_ONLY = 0o600
WRITES = {"writes": True}  # execution option of connections that will write
MIGRATION_LOCK = 0x6B616368  # any number that nobody else locks in the same PostgreSQL


class NoDatabase(Exception):
    """The database cannot be opened; the message says why, in one line."""


def open_database(url: URL) -> Engine:
    """An engine whose tables are up to date; two processes may do this at once."""
    try:
        if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
            keep_private(Path(url.database))
        engine = make_engine(url)
        migrate(engine)
    except (OSError, SQLAlchemyError, CommandError) as error:
        raise NoDatabase(f"cannot open the database {shown(url)}: {reason(error)}") from error
    return engine


def open_as_it_is(url: URL) -> Engine:
    """An engine to read with. Nothing is made or changed, so its tables must be up to date."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise NoDatabase(f"there is no database {shown(url)}")
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except SQLAlchemyError as error:
        raise NoDatabase(f"cannot open the database {shown(url)}: {reason(error)}") from error
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if found != newest:
        engine.dispose()
        raise NoDatabase(
            f"the database {shown(url)} has tables of version {found or 'none'}, and this program "
            f"reads {newest}: they are brought up to date when a server starts"
        )
    return engine


def keep_private(file: Path) -> None:
    """It holds what no player may know: only its owner reads it. SQLite gives the files that it lays
    beside it the same rights."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(OWNER_ONLY)
    if file.stat().st_mode & 0o777 != OWNER_ONLY:
        file.chmod(OWNER_ONLY)


def make_engine(url: URL) -> Engine:
    """What is written must not get into a log by way of an error: it may be secret."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
        return engine
    return create_engine(url, hide_parameters=True, pool_pre_ping=True)


def prepare(connection: sqlite3.Connection, record: Any) -> None:
    """Transactions are begun by us, not by the driver, which leaves DDL out of them."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)
    allow_readers(connection)


def allow_readers(connection: sqlite3.Connection) -> None:
    """Of two that turn a new file's journal into a WAL at once, SQLite refuses one without waiting."""
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if monotonic() > end:
                raise
            sleep(0.01)
        else:
            return


def begin(connection: Connection) -> None:
    """A writer takes its lock at once: one that began by reading could not wait for it."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            connection.execute(lock, {"number": MIGRATION_LOCK})
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def shown(url: URL) -> str:
    return url.set(query={}).render_as_string(hide_password=True)


def reason(error: Exception) -> str:
    """The first line of what went wrong, without the library's own remarks."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).strip().partition("\n")[0] or type(error).__name__
