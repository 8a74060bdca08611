"""Has writes carried out group by group, and says what has come of each.

A caller that awaited `write`, or was called back by `put`, knows that it is on the disk.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Engine
from structlog import get_logger

from kachidoki.server.storage.batches import BatchWriter
from kachidoki.server.storage.writes import Outcome, StorageFailed, Taken, Then, Write

MOST = 500  # writes in one transaction
LAST_SECOND = 0.5  # seconds for the last of them when the server stops

log = get_logger()

Answer = TypeVar("Answer")
Resolve = Callable[[list[Outcome]], None]


class Writer(Protocol):
    """What writes, be it a thread or another process."""

    def write(self, writes: list[Write], then: Resolve) -> None:
        """Has them stored; `then` is called in the event loop. The next come only after that."""

    async def stop(self) -> None: ...


class WriterThread:
    """A thread of this process that writes."""

    def __init__(self, engine: Engine) -> None:
        self.batches = BatchWriter(engine)
        self.queue: SimpleQueue[tuple[list[Write], Resolve] | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.ended = asyncio.Event()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def write(self, writes: list[Write], then: Resolve) -> None:
        self.queue.put((writes, then))

    async def stop(self) -> None:
        """A database that does not answer is not waited for: nothing was promised to anybody."""
        self.queue.put(None)
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECOND):
                await self.ended.wait()

    def run(self) -> None:
        while (task := self.queue.get()) is not None:
            writes, then = task
            self.loop.call_soon_threadsafe(then, self.batches.carry_out(writes))
        self.batches.disconnect()
        self.loop.call_soon_threadsafe(self.ended.set)


class Job(NamedTuple):
    write: Write
    then: Then


class WriteQueue:
    """Takes writes from one event loop, and hands all that have come to what writes."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.waiting: list[Job] = []
        self.is_busy = False
        self.loop = asyncio.get_running_loop()

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
        with suppress(StorageFailed, TimeoutError):
            async with asyncio.timeout(LAST_SECOND):
                await self.write(Write([]))
        await self.writer.stop()

    # ------------------------------------------------------------- group by group

    def hand_over_soon(self) -> None:
        """After a round of the event loop: all that it adds goes into the same transaction."""
        self.is_busy = True
        self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        jobs, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        self.writer.write([job.write for job in jobs], partial(self.resolve, jobs))

    def resolve(self, jobs: list[Job], outcomes: list[Outcome]) -> None:
        """Those who wait go on, and so do those whose writes build on one that has failed."""
        failed = {job.write.chain for job, outcome in zip(jobs, outcomes, strict=True) if outcome}
        lost = [job for job in self.waiting if job.write.chain in failed - {None}]
        self.waiting = [job for job in self.waiting if job not in lost] if lost else self.waiting
        self.is_busy = False
        if self.waiting:
            self.hand_over_soon()
        for job, outcome in zip(jobs + lost, outcomes + [Taken()] * len(lost), strict=True):
            try:
                job.then(outcome)
            except Exception:  # of one of them; the others wait as well
                log.exception("what follows a write failed")


def answer(done: asyncio.Future[Answer], result: Answer) -> None:
    """Unless the caller has stopped waiting."""
    if not done.done():
        done.set_result(result)
