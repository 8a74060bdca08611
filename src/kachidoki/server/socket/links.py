"""The link to a client: straight to its socket where the server is ours, else through ASGI."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from structlog import get_logger

EXTENSION = "kachidoki.link"
MOST_WAITING = 256  # messages that a client may be behind

OnText = Callable[[bytes], bool]  # takes a text at once, or returns False

log = get_logger()


class Link(Protocol):
    """To one client; it never waits for a slow reader: one that is too far behind is dropped."""

    on_text: OnText | None  # is offered what the client says, where that is possible
    dropped: bool

    def put(self, message: bytes) -> None:
        """Sends it as soon as possible."""

    def drop(self) -> None:
        """Ends it at once, whatever is still to be sent."""

    async def finish(self) -> None:
        """Nothing more is put; waits, not for ever, until everything is on its way."""


def link_of(socket: "WebSocket[Any, Any, Any]") -> Link:
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return QueuedLink(socket) if found is None else cast(Link, found["link"])


class QueuedLink:
    """Through ASGI: what the client says is read by the application, message by message."""

    on_text: OnText | None = None
    dropped = False

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.writing = asyncio.create_task(self.write())

    def put(self, message: bytes) -> None:
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()
            log.info("reader too slow")

    def drop(self) -> None:
        self.dropped = True
        self.writing.cancel()

    async def finish(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await self.queue.join()
        self.writing.cancel()

    async def write(self) -> None:
        with suppress(WebSocketDisconnect, OSError):
            while True:
                message = await self.queue.get()
                await self.socket.send_text(message.decode())
                self.queue.task_done()
