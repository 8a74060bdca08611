"""The process that listens, and the processes that serve: whoever comes is sent to one of them.

The doorman looks at the first line of a request without taking it, and hands the connection to the
process that the table belongs to. A process that ends is started again; nothing is lost by that, for
all that was promised is stored, and clients come back by themselves.
"""

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from prometheus_client.multiprocess import mark_process_dead
from structlog import get_logger

from kachidoki.server.http.limits import network_of
from kachidoki.server.http.status import METRICS_FOLDER
from kachidoki.server.peers.shares import Share, process_for
from kachidoki.server.processes.serving import LAST_SECONDS
from kachidoki.server.processes.worker import work
from kachidoki.server.settings import Settings
from kachidoki.server.storage.remote import READY, keep_pen

LONGEST_FOLDER = 80  # characters; the address of a socket in it may have about a hundred
FIRST_LINE = 2048  # bytes in which it can be told where a request has to go
PATIENCE = 10.0  # seconds for a client to say what it wants, or for a process to take it
PAUSE = 0.02  # seconds until something is tried again
HANDED = b"c"
RESTART = 1.0  # seconds until a process that has ended is started again

log = get_logger()


class CannotStart(Exception):
    """The message says why."""


Task = Callable[[Settings, Share, socket.socket, str], None]


class Colleague:
    """A process with a task, and the hatch through which connections are handed to it."""

    def __init__(self, task: Task, settings: Settings, share: Share, log_level: str) -> None:
        self.task = task
        self.settings = settings
        self.share = share
        self.log_level = log_level
        self.process: SpawnProcess | None = None
        self.hatch: socket.socket | None = None  # as long as it is there, or comes

    async def open(self) -> bool:
        """Starts the process; False if it ends before it serves."""
        own, other = socket.socketpair()
        own.setblocking(False)
        words = (self.settings, self.share, other, self.log_level)
        self.hatch = own
        self.process = get_context("spawn").Process(target=self.task, args=words)
        with other, interrupts_blocked():
            self.process.start()
        return await self.hear() == READY

    async def keep_open(self) -> None:
        """Starts the process again whenever it has ended."""
        while True:
            if self.hatch is not None:
                await self.hear()
                code = await asyncio.to_thread(self.close)
                log.warning("process ended", task=self.task.__name__, code=code)
            await asyncio.sleep(RESTART)
            try:
                await self.open()
            except OSError as error:  # too many open files, for example
                log.warning("process not started", task=self.task.__name__, reason=str(error))
                await asyncio.to_thread(self.close)

    async def hear(self) -> bytes:
        """What comes through the hatch: that it is ready, or nothing, for it has ended."""
        assert self.hatch is not None
        with suppress(ConnectionError):
            return await asyncio.get_running_loop().sock_recv(self.hatch, 1)
        return b""

    async def take(self, connection: socket.socket) -> None:
        """Hands it over as soon as there is somebody to take it, unless that takes too long."""
        async with asyncio.timeout(PATIENCE):
            while not self.takes(connection):
                await asyncio.sleep(PAUSE)

    def takes(self, connection: socket.socket) -> bool:
        if self.hatch is None:
            return False
        try:
            socket.send_fds(self.hatch, [HANDED], [connection.fileno()])
        except (BlockingIOError, ConnectionError):
            return False
        return True

    def close(self) -> int | None:
        """It stops when the hatch is closed, if it has not already; this waits until it has.

        Returns its exit code.
        """
        hatch, self.hatch = self.hatch, None
        if hatch is not None:
            hatch.close()
        if self.process is None or self.process.pid is None:
            return None
        self.process.join(LAST_SECONDS + PATIENCE)
        self.process.kill()
        self.process.join()
        mark_process_dead(self.process.pid, str(self.share.folder))  # type: ignore[no-untyped-call]
        return self.process.exitcode


class Doorman:
    def __init__(self, settings: Settings, listening: socket.socket, log_level: str) -> None:
        self.settings = settings
        self.listening = listening
        self.log_level = log_level
        self.pen: Colleague
        self.colleagues: list[Colleague] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def run(self, opened: Callable[[], None]) -> None:
        """Until a signal comes; `opened` is called when all processes serve."""
        asyncio.run(self.serve(opened))

    async def serve(self, opened: Callable[[], None]) -> None:
        stop = asyncio.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
        with TemporaryDirectory(prefix="kachidoki-") as folder:
            if len(folder) > LONGEST_FOLDER:
                raise CannotStart(f"the folder for temporary files has too long a name: {folder}")
            os.environ[METRICS_FOLDER] = folder
            of = self.settings.processes
            shares = [Share(number, of, Path(folder)) for number in range(of)]
            self.pen = Colleague(keep_pen, self.settings, shares[0], self.log_level)
            self.colleagues = [
                Colleague(work, self.settings, share, self.log_level) for share in shares
            ]
            try:
                if await unless(stop, self.open()):
                    opened()
                    await stop.wait()
            finally:
                await self.close()

    async def open(self) -> None:
        """First the pen, which the others need."""
        if not await self.pen.open() or not all(
            await asyncio.gather(*[colleague.open() for colleague in self.colleagues])
        ):
            raise CannotStart("a process has ended at once; the log says why")
        for colleague in (self.pen, *self.colleagues):
            self.spawn(colleague.keep_open())
        self.listening.setblocking(False)
        self.spawn(self.accept())

    async def close(self) -> None:
        """The pen last: until then there may be something to write."""
        for task in self.tasks:
            task.cancel()
        self.listening.close()
        closing = [asyncio.to_thread(colleague.close) for colleague in self.colleagues]
        await asyncio.gather(*closing)
        await asyncio.to_thread(self.pen.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ------------------------------------------------------------- who comes

    async def accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(self.listening)
            except OSError as error:  # too many open files, for example
                log.warning("not accepted", reason=str(error))
                await asyncio.sleep(RESTART)
                continue
            self.spawn(self.admit(connection, network_of(address[0])))

    async def admit(self, connection: socket.socket, client: str) -> None:
        """Finds out where somebody wants to go, and sends them there."""
        with connection, suppress(OSError, TimeoutError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            head = await first_line(connection)
            number = process_for(head, client, len(self.colleagues))
            await self.colleagues[number].take(connection)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started meanwhile is never interrupted from the keyboard: that is for the
    doorman, who tells it to stop."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


async def unless(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> bool:
    """Has the work been done before we were told to stop?"""
    working, stopping = asyncio.create_task(work), asyncio.create_task(stop.wait())
    await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not working.done():
        working.cancel()
        return False
    working.result()
    return True


async def first_line(connection: socket.socket) -> bytes:
    """What a client says first, as far as it matters here; it stays to be read."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await readable(connection)
            head = connection.recv(FIRST_LINE, socket.MSG_PEEK)
            if not head or b"\n" in head or len(head) == FIRST_LINE:
                return head
            await asyncio.sleep(PAUSE)


async def readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    found = asyncio.Event()
    loop.add_reader(connection, found.set)
    try:
        await found.wait()
    finally:
        loop.remove_reader(connection)
