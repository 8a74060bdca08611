"""Can anything be written now? The only way to know is to write."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from kachidoki.server.storage.queue import WriteQueue
from kachidoki.server.storage.writes import Beat, StorageFailed, Write

PATIENCE = 2.0  # seconds; a healthy database takes a few thousandths of one
KNOWN_FOR = 1.0  # seconds in which nobody writes only to find out again

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


def trouble_of(reason: str) -> str:
    """One of TROUBLES."""
    said = reason.lower()
    found = (word for word, signs in SIGNS.items() if any(sign in said for sign in signs))
    return next(found, OTHER)


class Pulse:
    """Writes a beat when somebody asks, and goes through the queue like every move."""

    def __init__(self, writes: WriteQueue, clock: Callable[[], float] = time.time) -> None:
        self.writes = writes
        self.clock = clock
        self.beating: asyncio.Task[str | None] | None = None
        self.ended = 0.0  # when the last beat was answered

    async def trouble(self) -> str | None:
        """Why nothing can be written; None if all is well."""
        beating = self.beating
        if beating is None or (beating.done() and time.monotonic() > self.ended + KNOWN_FOR):
            beating = self.beating = asyncio.create_task(self.beat())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(beating)
        except TimeoutError:
            return SILENT

    async def beat(self) -> str | None:
        try:
            await self.writes.write(Write([], [Beat(self.clock())]))
        except StorageFailed as failure:
            return trouble_of(str(failure))
        finally:
            self.ended = time.monotonic()
        return None
