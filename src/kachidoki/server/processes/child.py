"""One process of several, as its supervisor sees it."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path

from prometheus_client.multiprocess import mark_process_dead
from structlog import get_logger

from kachidoki.server.peers.shares import Share
from kachidoki.server.processes.serving import LAST_SECONDS
from kachidoki.server.settings import Settings

PATIENCE = 10.0  # seconds for a process to take a connection, or to end
PAUSE = 0.02  # seconds until something is tried again
READY = b"r"
HANDED = b"c"
RESTART = 1.0  # seconds until a process that has ended is started again

log = get_logger()

Task = Callable[[Settings, Share, socket.socket, str], None]


class Running:
    """A process that was started, and the socket through which it is spoken with."""

    def __init__(self, process: SpawnProcess, control: socket.socket, folder: Path) -> None:
        self.process = process
        self.control = control
        self.folder = folder

    def stop(self) -> None:
        """Tells it to end; that it has, `receive` says."""
        with suppress(OSError):  # it has already
            self.control.shutdown(socket.SHUT_WR)

    def close(self, patience: float = LAST_SECONDS + PATIENCE) -> int | None:
        """It stops when `control` is closed, if it has not already; this waits until it has, and
        ends it when that takes too long.

        Returns its exit code.
        """
        self.control.close()
        if self.process.pid is None:
            return None
        self.process.join(patience)
        self.process.kill()
        self.process.join()
        mark_process_dead(self.process.pid, str(self.folder))  # type: ignore[no-untyped-call]
        return self.process.exitcode


class Child:
    """A task that some process always does; if one has ended, another is started."""

    def __init__(self, task: Task, settings: Settings, share: Share, log_level: str) -> None:
        self.task = task
        self.settings = settings
        self.share = share
        self.log_level = log_level
        self.running: Running | None = None  # as long as it is there, or comes

    async def open(self) -> bool:
        """Starts the process; False if it ends before it serves."""
        self.running = self.start()
        return await receive(self.running.control) == READY

    def start(self) -> Running:
        own, other = socket.socketpair()
        own.setblocking(False)
        words = (self.settings, self.share, other, self.log_level)
        process = get_context("spawn").Process(target=self.task, args=words)
        running = Running(process, own, self.share.folder)
        with other, interrupts_blocked():
            process.start()
        return running

    async def replace(self) -> bool:
        """Another process takes over, and the one before ends; False if that never serves."""
        fresh = self.start()
        if await receive(fresh.control) != READY:
            await asyncio.to_thread(fresh.close)
            return False
        before, self.running = self.running, fresh
        if before is not None:
            before.stop()
        return True

    async def keep_open(self) -> None:
        """Starts the process again whenever it has ended, unless another has taken over."""
        while True:
            running = self.running
            if running is not None:
                await receive(running.control)
                code = await asyncio.to_thread(running.close)
                if self.running is not running:
                    log.info("process replaced", task=self.task.__name__, code=code)
                    continue
                self.running = None
                log.warning("process ended", task=self.task.__name__, code=code)
            await asyncio.sleep(RESTART)
            try:
                await self.open()
            except OSError as error:  # too many open files, for example
                log.warning("process not started", task=self.task.__name__, reason=str(error))

    async def take(self, connection: socket.socket) -> None:
        """Hands it over as soon as there is somebody to take it, unless that takes too long."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if self.takes(connection):
                    return
                await asyncio.sleep(PAUSE)

    def takes(self, connection: socket.socket) -> bool:
        if self.running is None:
            return False
        try:
            socket.send_fds(self.running.control, [HANDED], [connection.fileno()])
        except (BlockingIOError, ConnectionError):
            return False
        return True

    def close(self, patience: float) -> None:
        """Waits until it has ended."""
        if self.running is not None:
            self.running.close(patience)


async def receive(control: socket.socket) -> bytes:
    """What the process says: that it is ready, or nothing, for it has ended."""
    with suppress(ConnectionError):
        return await asyncio.get_running_loop().sock_recv(control, 1)
    return b""


def end_without_delay() -> None:
    """Python would look for cycles in all that the process holds before it ends, several times."""
    gc.freeze()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started meanwhile is never interrupted from the keyboard: that is for the
    supervisor, who tells it to stop."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
