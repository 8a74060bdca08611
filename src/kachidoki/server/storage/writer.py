"""One thread that writes, with group commit: all that has queued up goes into one transaction.

A commit is bound by the disk, and fifty happenings in one commit take no longer than one. Whoever
awaits `write` knows that it is on the disk.
"""

import asyncio
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from msgspec import Struct, structs
from sqlalchemy import Connection, Engine, Executable, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from structlog import get_logger

from kachidoki.server.storage.database import WRITES, reason
from kachidoki.server.storage.model import HAPPENINGS
from kachidoki.server.storage.rows import HappeningRow

MOST = 500  # writes in one transaction

log = get_logger()


class Taken(Exception):
    """Somebody else has written that number before; nothing of the write is stored."""


class StorageFailed(Exception):
    """The database does not answer; whether the write is stored is not known."""


class Write(Struct, frozen=True):
    """Happenings, and the changes of other tables that come with them: all or nothing."""

    happenings: list[HappeningRow]
    changes: list[Executable] = []


class Job(NamedTuple):
    write: Write
    done: asyncio.Future[None]


class Writer:
    """Takes writes from one event loop. `stop` writes what is still queued."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None  # the thread's own, kept open
        statement = insert(HAPPENINGS).compile(dialect=engine.dialect)
        self.add_happenings = str(statement)
        self.parameters = structs.astuple if statement.positional else structs.asdict
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is durable; raises Taken or StorageFailed."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.queue.put(Job(write, done))
        await done

    async def stop(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # ------------------------------------------------------------- in the thread

    def run(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self.collect()
            if jobs:
                outcomes = self.carry_out(jobs)
                self.loop.call_soon_threadsafe(resolve, jobs, outcomes)
        self.disconnect()

    def collect(self) -> tuple[list[Job], bool]:
        """Everything that is queued, at least one; False after the last."""
        jobs: list[Job] = []
        job = self.queue.get()
        try:
            while job is not None and len(jobs) < MOST - 1:
                jobs.append(job)
                job = self.queue.get_nowait()
        except Empty:
            return jobs, True
        if job is not None:
            jobs.append(job)
        return jobs, job is not None

    def carry_out(self, jobs: list[Job]) -> list[Exception | None]:
        """One transaction for all; if one of them cannot be stored, one for each.

        A database that does not answer is not asked again for each of them.
        """
        try:
            self.commit([job.write for job in jobs])
        except OperationalError as error:
            return [self.failed(error)] * len(jobs)
        except Exception:
            return [self.carry_out_alone(job) for job in jobs]
        return [None] * len(jobs)

    def carry_out_alone(self, job: Job) -> Exception | None:
        try:
            self.commit([job.write])
        except IntegrityError:
            return Taken()
        except Exception as error:  # of one write; the thread has others to carry out
            return self.failed(error)
        return None

    def commit(self, writes: list[Write]) -> None:
        """Once more on a new connection if the old one has broken.

        Should the first try have been stored after all, the second finds its numbers taken, and
        whoever reads the table again finds out who took them.
        """
        try:
            self.put(writes)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self.disconnect()
            self.put(writes)

    def put(self, writes: list[Write]) -> None:
        connection = self.connection
        if connection is None:
            connection = self.engine.connect().execution_options(**WRITES)
            self.connection = connection
        rows = [self.parameters(row) for write in writes for row in write.happenings]
        with connection.begin():
            for write in writes:
                for change in write.changes:
                    connection.execute(change)
            if rows:
                connection.exec_driver_sql(self.add_happenings, rows)

    def failed(self, error: Exception) -> StorageFailed:
        log.error("storage failed", reason=reason(error))
        self.disconnect()
        return StorageFailed(reason(error))

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()


def resolve(jobs: list[Job], outcomes: list[Exception | None]) -> None:
    """In the event loop: those who wait go on, unless they have left."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)
