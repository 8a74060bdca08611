"""What the processes that serve the same tables tell each other, over one Litestar channel.

A notice says that something has happened, not what: the process that holds the table reads it from the
database. So a notice that comes twice, late or never does no harm; a slow sweep finds what was
missed. Notices that pile up while one is under way go out together.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct
from structlog import get_logger

from kachidoki.server.peers.datagrams import DatagramBackend
from kachidoki.server.peers.shares import Share
from kachidoki.server.settings import POSTGRESQL, Settings

CHANNEL = "kachidoki"
PAUSE = 1.0  # seconds until what has failed is tried again
SHORTLY = 0.1  # seconds in which a task ends that has heard that it should
MOST = 100  # entries in one notice: PostgreSQL carries no more than 8000 bytes

log = get_logger()


class PresenceNotice(Struct, frozen=True, array_like=True):
    """Who is connected to a table at the sender; `asks` the others to say the same."""

    table: str
    seats: list[int]
    watching: int
    asks: bool = False


class Notice(Struct, frozen=True, array_like=True):
    sender: str
    happened: list[tuple[str, int]]
    present: list[PresenceNotice]


class RemotePresence(Struct, frozen=True):
    """Who is connected to the table at another process, until it has not been heard of for long."""

    seats: frozenset[int]
    watching: int
    until: float


def backend_for(settings: Settings, share: Share) -> ChannelsBackend:
    """Redis if there is one; else PostgreSQL if that is the database; else processes of this
    machine, if there are others."""
    if settings.redis_url is not None:
        from kachidoki.server.peers.redis_channel import RedisBackend

        return RedisBackend(settings.redis_url)
    if settings.database.drivername == POSTGRESQL:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        url = settings.database.set(drivername="postgresql")
        return PsycoPgChannelsBackend(url.render_as_string(hide_password=False))
    return DatagramBackend(share) if share.of > 1 else MemoryChannelsBackend()


class Notices:
    """`hear` is called with what other processes say."""

    def __init__(self, backend: ChannelsBackend, hear: Callable[[Notice], None]) -> None:
        self.is_alone = isinstance(backend, MemoryChannelsBackend)
        self.backend = backend
        self.hear = hear
        self.sender = secrets.token_hex(8)
        self.happened: dict[str, int] = {}
        self.present: dict[str, PresenceNotice] = {}
        self.something = asyncio.Event()
        self.listening = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.publish())]

    async def stop(self) -> None:
        """Tells them until they have heard it: `wait_for` of Python 3.11, with which Redis's library
        sends, loses a cancellation that comes in the moment in which it is done."""
        while going := [task for task in self.tasks if not task.done()]:
            for task in going:
                task.cancel()
            await asyncio.wait(going, timeout=SHORTLY)

    # ------------------------------------------------------------- what is said

    def tell_happened(self, table: str, number: int) -> None:
        """Soon all others know; a process that is alone tells nobody."""
        if not self.is_alone:
            self.happened[table] = number
            self.something.set()

    def tell_present(self, present: PresenceNotice) -> None:
        if not self.is_alone:
            self.present[present.table] = present
            self.something.set()

    async def publish(self) -> None:
        while True:
            await self.something.wait()
            notice = self.gather()
            try:
                await self.backend.publish(msgspec.json.encode(notice), [CHANNEL])
            except Exception as error:  # any of three libraries' errors; the sweep makes up for it
                log.warning("notice lost", reason=str(error))
                await asyncio.sleep(PAUSE)

    def gather(self) -> Notice:
        """As much as fits into one notice."""
        happened = [(table, self.happened.pop(table)) for table in list(self.happened)[:MOST]]
        room = MOST - len(happened)
        present = [self.present.pop(table) for table in list(self.present)[:room]]
        if not self.happened and not self.present:
            self.something.clear()
        return Notice(self.sender, happened, present)

    # ------------------------------------------------------------- what is heard

    async def listen(self) -> None:
        """Again from the beginning, if the connection to Redis or PostgreSQL breaks."""
        while True:
            try:
                await self.hear_all()
            except Exception as error:  # as above
                log.warning("notices not heard", reason=str(error))
            await asyncio.sleep(PAUSE)

    async def hear_all(self) -> None:
        async with self.subscribed():
            async for _, message in self.backend.stream_events():
                with suppress(msgspec.MsgspecError):
                    notice = msgspec.json.decode(message, type=Notice)
                    if notice.sender != self.sender:
                        self.hear(notice)

    @asynccontextmanager
    async def subscribed(self) -> AsyncIterator[None]:
        """On a connection of its own. Litestar's plugin would not notice that it has broken."""
        await self.backend.on_startup()
        try:
            await self.backend.subscribe([CHANNEL])
            self.listening.set()
            yield
        finally:
            self.listening.clear()
            with suppress(Exception):  # of a connection that has broken
                await self.backend.on_shutdown()
