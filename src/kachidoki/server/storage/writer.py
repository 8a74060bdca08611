"""One thread that writes, with group commit: all that has queued up goes into one transaction.

A commit is bound by the disk, and fifty happenings in one commit take no longer than one. Whoever
awaits `write`, or is called back by `put`, knows that it is on the disk.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
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
    """Somebody else has written that number, or one that it builds on; nothing of it is stored."""


class StorageFailed(Exception):
    """The database does not answer; whether the write is stored is not known."""


class Strand:
    """Writes that build on each other: after one that has failed, none is carried out."""

    def __init__(self) -> None:
        self.torn = False


class Write(Struct, frozen=True):
    """Happenings, and the changes of other tables that come with them: all or nothing."""

    happenings: list[HappeningRow]
    changes: list[Executable] = []
    strand: Strand | None = None

    @property
    def is_torn(self) -> bool:
        return self.strand is not None and self.strand.torn

    def tear(self) -> None:
        if self.strand is not None:
            self.strand.torn = True


Outcome = Exception | None  # of a write: None if it is on the disk
Then = Callable[[Outcome], None]


class Job(NamedTuple):
    write: Write
    then: Then


class Writer:
    """Takes writes from one event loop, and hands all that have come to its thread, group by group."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None  # the thread's own, kept open
        statement = insert(HAPPENINGS).compile(dialect=engine.dialect)
        self.add_happenings = str(statement)
        self.parameters = structs.astuple if statement.positional else structs.asdict
        self.waiting: list[Job] = []
        self.is_busy = False
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, write: Write, then: Then) -> None:
        """Has it stored; `then` is called in the event loop, in the order of the writes."""
        self.waiting.append(Job(write, then))
        if not self.is_busy:
            self.hand_over_soon()

    async def write(self, write: Write) -> None:
        """Returns when it is durable; raises Taken or StorageFailed."""
        done: asyncio.Future[Outcome] = self.loop.create_future()
        self.put(write, partial(answer, done))
        outcome = await done
        if outcome is not None:
            raise outcome

    async def stop(self) -> None:
        """Writes what has come so far."""
        with suppress(StorageFailed):
            await self.write(Write([]))
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # ------------------------------------------------------------- in the event loop

    def hand_over_soon(self) -> None:
        """After a round of the event loop: whatever it brings goes into the same transaction."""
        self.is_busy = True
        self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        self.queue.put(self.waiting[:MOST])
        del self.waiting[:MOST]

    def resolve(self, jobs: list[Job], outcomes: list[Outcome]) -> None:
        """Those who wait go on."""
        self.is_busy = False
        if self.waiting:
            self.hand_over_soon()
        for job, outcome in zip(jobs, outcomes, strict=True):
            try:
                job.then(outcome)
            except Exception:  # of one of them; the others wait as well
                log.exception("what follows a write failed")

    # ------------------------------------------------------------- in the thread

    def run(self) -> None:
        while (jobs := self.queue.get()) is not None:
            outcomes = self.carry_out(jobs)
            self.loop.call_soon_threadsafe(self.resolve, jobs, outcomes)
        self.disconnect()

    def carry_out(self, jobs: list[Job]) -> list[Outcome]:
        """One transaction for all; if one of them cannot be stored, one for each.

        A database that does not answer is not asked again for each of them.
        """
        writes = [job.write for job in jobs]
        try:
            self.commit([write for write in writes if not write.is_torn])
        except OperationalError as error:
            for write in writes:
                write.tear()
            return [self.failed(error)] * len(jobs)
        except Exception:
            return [self.carry_out_alone(write) for write in writes]
        return [Taken() if write.is_torn else None for write in writes]

    def carry_out_alone(self, write: Write) -> Outcome:
        if write.is_torn:
            return Taken()
        try:
            self.commit([write])
        except IntegrityError:
            write.tear()
            return Taken()
        except Exception as error:  # of one write; the thread has others to carry out
            write.tear()
            return self.failed(error)
        return None

    def commit(self, writes: list[Write]) -> None:
        """Once more on a new connection if the old one has broken.

        Should the first try have been stored after all, the second finds its numbers taken, and
        whoever reads the table again finds out who took them.
        """
        try:
            self.transact(writes)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self.disconnect()
            self.transact(writes)

    def transact(self, writes: list[Write]) -> None:
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


def answer(done: asyncio.Future[Outcome], outcome: Outcome) -> None:
    """Unless whoever waited has left."""
    if not done.done():
        done.set_result(outcome)
