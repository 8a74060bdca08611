"""uvicorn, as we run it."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import uvicorn
from litestar import Litestar

from kachidoki.server.processes.connections import LOOK, Door, HttpConnection
from kachidoki.server.processes.folder import InFolder
from kachidoki.server.settings import Settings
from kachidoki.server.socket.direct import LONGEST, DirectLink

RARELY = (100_000, 50, 100)  # when to look for cycles: live tables are many objects, and have none
SHORTLY = 0.001  # seconds that the thread which writes waits at most while tables are served
LAST_SECONDS = 1  # for requests that are under way when the server stops
TICK = 0.1  # seconds, of uvicorn


def configuration(app: Litestar | InFolder, door: Door) -> uvicorn.Config:
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
        super().__init__(configuration(InFolder(app, root) if root else app, self.door))
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
