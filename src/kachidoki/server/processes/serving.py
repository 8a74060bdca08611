"""uvicorn, as we run it."""

import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from litestar import Litestar

from kachidoki.server.socket.direct import DirectLink

MESSAGE_BYTES = 16 * 1024
RARELY = (100_000, 50, 100)  # when to look for cycles: live tables are many objects, and have none
SHORTLY = 0.001  # seconds that the thread which writes waits at most while tables are served
LAST_SECONDS = 5  # for requests that are under way when the server stops


def configuration(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws=DirectLink,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


class Server(uvicorn.Server):
    """Says when it serves, and ends quietly when it is told to."""

    def __init__(self, app: Litestar, opened: Callable[[], None]) -> None:
        super().__init__(configuration(app))
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        sys.setswitchinterval(SHORTLY)
        gc.freeze()
        gc.set_threshold(*RARELY)
        self.opened()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As the original, but a signal to stop is then obeyed and no error."""
        with suppress(KeyboardInterrupt), super().capture_signals():
            yield
            self._captured_signals.clear()
