"""uvicorn, as we run it."""

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from threading import Timer

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp, Receive, Scope, Send

from kachidoki.server.processes.connections import LOOK, Door, HttpConnection
from kachidoki.server.processes.folder import InFolder
from kachidoki.server.settings import Settings
from kachidoki.server.socket.direct import LONGEST, DirectLink

RARELY = (100_000, 50, 100)  # when to look for cycles: live tables are many objects, and have none
SHORTLY = 0.001  # seconds that the thread which writes waits at most while tables are served
LAST_SECONDS = 1  # for requests that are under way when the server stops
AT_THE_LATEST = 1.5  # seconds after which a process that stops is gone
TICK = 0.1  # seconds, of uvicorn


def configuration(app: ASGIApp, door: Door) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=partial(HttpConnection, door),  # type: ignore[arg-type]
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws=DirectLink,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


class Server(uvicorn.Server):
    """Says when it serves, looks after its connections, and ends quietly when it is told to."""

    def __init__(self, app: Litestar, settings: Settings, opened: Callable[[], None]) -> None:
        self.door = Door(settings.limits.connections)
        root = settings.root_path
        whole = InFolder(app, root) if root else app
        super().__init__(configuration(ending_quietly(whole), self.door))
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        sys.setswitchinterval(SHORTLY)
        gc.freeze()
        gc.set_threshold(*RARELY)
        self.opened()

    async def on_tick(self, counter: int) -> bool:
        if counter % round(LOOK / TICK) == 0:
            self.door.look(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Sockets are told to come back; requests may still be answered, but not for long."""
        end_in(AT_THE_LATEST)
        cutting = asyncio.get_running_loop().call_later(LAST_SECONDS / 2, self.cut_off)
        await super().shutdown(sockets)
        cutting.cancel()

    def cut_off(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As the original, but a signal to stop is then obeyed and no error."""
        with suppress(KeyboardInterrupt), super().capture_signals():
            yield
            self._captured_signals.clear()


def ending_quietly(app: ASGIApp) -> ASGIApp:
    """A request that is given up because the server stops is no error."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(asyncio.CancelledError):
            await app(scope, receive, send)

    return handle


def end_in(seconds: float) -> None:
    """Ends the process then, whatever holds it up: no thread can be called back from a database that is
    silent. Nothing is lost by that which was promised."""
    timer = Timer(seconds, os._exit, [0])
    timer.daemon = True
    timer.start()
