"""The process that listens, and the processes that serve: each connection is sent to one of them.

The supervisor looks at the first line of a request without taking it, and hands the connection to the
process that the table belongs to. A process that ends is started again; nothing is lost by that, for
all that was promised is stored, and clients come back by themselves.
"""

import asyncio
import os
import re
import signal
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from structlog import get_logger

from kachidoki.server.http.status import METRICS_FOLDER
from kachidoki.server.peers.shares import Share, process_for
from kachidoki.server.processes.child import PAUSE, RESTART, Child, end_without_delay
from kachidoki.server.processes.connections import LOOK, Door, farewell
from kachidoki.server.processes.serving import AT_THE_LATEST
from kachidoki.server.processes.worker import work
from kachidoki.server.processes.writing import run_writer
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.settings import Settings

LONGEST_FOLDER = 80  # characters; the address of a socket in it may have about a hundred
LONGEST_HEAD = 4096  # bytes in which it can be told where a request has to go
BACKLOG = 1024  # connections that wait to be accepted
LINE = re.compile(rb"\n")  # when enough of it has come: the first line,
HEADERS = re.compile(rb"\n\r?\n")  # and of a proxy, which tells for whom it asks, all headers
PATIENCE = 10.0  # seconds for a client to say what it wants
LAST_MOMENT = 0.25  # seconds for the writer to end
LONGEST_PAUSE = 0.5  # seconds until the rest of it is looked for

log = get_logger()


class CannotStart(Exception):
    """The message says why."""


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, log_level: str) -> None:
        self.settings = settings
        self.listening = listening
        self.log_level = log_level
        self.writer: Child
        self.workers: list[Child] = []
        self.replacing = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.door = Door(settings.limits.connections)

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
            self.writer = Child(run_writer, self.settings, shares[0], self.log_level)
            self.workers = [Child(work, self.settings, share, self.log_level) for share in shares]
            try:
                if await unless(stop, self.open()):
                    self.listen_for_replacement()
                    opened()
                    await stop.wait()
            finally:
                await self.close()

    async def open(self) -> None:
        """First the writer, which the others need."""
        if not await self.writer.open() or not all(
            await asyncio.gather(*[worker.open() for worker in self.workers])
        ):
            raise CannotStart("a process has ended at once; the log says why")
        for process in (self.writer, *self.workers):
            self.spawn(process.keep_open())
        self.listening.setblocking(False)
        self.listening.listen(BACKLOG)
        self.spawn(self.accept())
        self.spawn(self.look_after())

    def listen_for_replacement(self) -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGHUP, lambda: self.spawn(self.replace_workers()))

    async def replace_workers(self) -> None:
        """One after the other: each serves before the one in its place ends."""
        async with self.replacing:
            for number, worker in enumerate(self.workers):
                if not await worker.replace():
                    log.error("process not replaced", number=number)
                    return
            log.info("processes replaced", number=len(self.workers))

    async def close(self) -> None:
        """The writer last: until then there may be something to write, and afterwards nobody waits."""
        for task in self.tasks:
            task.cancel()
        self.listening.close()
        closing = [asyncio.to_thread(worker.close, AT_THE_LATEST) for worker in self.workers]
        await asyncio.gather(*closing)
        await asyncio.to_thread(self.writer.close, LAST_MOMENT)
        end_without_delay()

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
            self.spawn(self.admit(connection, address[0]))

    async def look_after(self) -> None:
        """Of those that have gone through, the other processes take care."""
        while True:
            self.door.look(())
            await asyncio.sleep(LOOK)

    async def admit(self, connection: socket.socket, host: str) -> None:
        """Finds out where somebody wants to go, and sends them there."""
        with connection, suppress(OSError, TimeoutError):
            try:
                place = self.door.enter(host, len(self.tasks))
            except Refusal as refusal:
                connection.send(farewell(refusal))
                return
            try:
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                enough = HEADERS if host in self.door.proxies else LINE
                head = await beginning(connection, enough)
                number = process_for(head, self.door.client_of(host, head), len(self.workers))
                await self.workers[number].take(connection)
            finally:
                self.door.leave(place)


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


async def beginning(connection: socket.socket, enough: re.Pattern[bytes]) -> bytes:
    """What a client says first, as far as it matters here; it stays to be read."""
    pause = PAUSE
    async with asyncio.timeout(PATIENCE):
        while True:
            await readable(connection)
            head = connection.recv(LONGEST_HEAD, socket.MSG_PEEK)
            if not head or enough.search(head) or len(head) == LONGEST_HEAD:
                return head
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    found = asyncio.Event()
    loop.add_reader(connection, found.set)
    try:
        await found.wait()
    finally:
        loop.remove_reader(connection)
