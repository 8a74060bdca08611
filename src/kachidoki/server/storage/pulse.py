"""Can anything be read and written now? The only way to know is to do it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

from kachidoki.server.storage.queue import WriteQueue
from kachidoki.server.storage.reader import Reader
from kachidoki.server.storage.writes import Beat, StorageFailed, Write

PATIENCE = 2.0  # seconds; a healthy database takes a few thousandths of one
KNOWN_FOR = 1.0  # seconds in which nobody asks again

SILENT: Final = "silent"  # no answer yet: another program may hold the database locked
OTHER: Final = "other"
# Words by which databases and systems say what is wrong.
SIGNS: Final = {
    "full": ("is full", "no space left", "quota exceeded"),
    "locked": ("is locked", "lock timeout"),
    "read-only": ("readonly", "read-only"),
    "lost": ("connection", "the writer is lost", "unable to open"),
}
TROUBLES: Final = (*SIGNS, SILENT, OTHER)

Answer = TypeVar("Answer")


def trouble_of(reason: str) -> str:
    """One of TROUBLES."""
    said = reason.lower()
    found = (word for word, signs in SIGNS.items() if any(sign in said for sign in signs))
    return next(found, OTHER)


class Probe(Generic[Answer]):
    """A question to the database, which may be silent: asked once for all who want to know it."""

    def __init__(
        self, question: Callable[[], Coroutine[Any, Any, Answer]], silence: Answer
    ) -> None:
        self.question = question
        self.silence = silence  # what it means
        self.asking: asyncio.Task[Answer] | None = None
        self.ended = 0.0  # when the last question was answered

    async def answer(self) -> Answer:
        asking = self.asking
        if asking is None or (asking.done() and time.monotonic() > self.ended + KNOWN_FOR):
            asking = self.asking = asyncio.create_task(self.ask())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(asking)
        except TimeoutError:
            return self.silence

    async def ask(self) -> Answer:
        try:
            return await self.question()
        finally:
            self.ended = time.monotonic()


class Pulse:
    """Reads, and writes a beat that goes through the queue like every move, when somebody asks."""

    def __init__(
        self, reader: Reader, writes: WriteQueue, clock: Callable[[], float] = time.time
    ) -> None:
        self.writes = writes
        self.clock = clock
        self.reading = Probe(reader.is_reachable, silence=False)
        self.writing = Probe[str | None](self.beat, silence=SILENT)

    async def is_readable(self) -> bool:
        return await self.reading.answer()

    async def trouble(self) -> str | None:
        """Why nothing can be written; None if all is well."""
        return await self.writing.answer()

    async def beat(self) -> str | None:
        try:
            await self.writes.write(Write([], [Beat(self.clock())]))
        except StorageFailed as failure:
            return trouble_of(str(failure))
        return None
