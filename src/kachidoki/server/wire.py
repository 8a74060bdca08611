"""How messages leave the server: at once, where it is ours, or the usual way through ASGI.

On the usual way each message passes through a queue, a task and half a dozen wrappers, and a move is
told to everybody at its table. uvicorn's protocol is therefore given a door of its own, which the
application finds in the scope; under any other server there is no such extension.
"""

import asyncio
from contextlib import suppress
from typing import Any, Protocol, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "kachidoki.outlet"
MOST_WAITING = 256  # messages that a client may be behind,
MOST_BEHIND = 1 << 20  # or bytes
WHOLE_TEXT = b"\x81"  # a frame that is a whole message


class Outlet(Protocol):
    """Where the messages of one client go; it never waits for a slow reader."""

    def put(self, message: bytes) -> bool:
        """Sends it as soon as possible; False if the client is too far behind."""

    def cut(self) -> None:
        """Sends nothing more, not even what waits."""

    async def finish(self) -> None:
        """Nothing more is put; waits, not for ever, until everything is on its way."""


def outlet_of(socket: "WebSocket[Any, Any, Any]") -> Outlet:
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return Queued(socket) if found is None else cast(Outlet, found["outlet"])


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, and the outlet of its client."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def put(self, message: bytes) -> bool:
        if self.close_sent or self.disconnected:
            return True
        self.transport.write(head_of(len(message)) + message)
        return self.transport.get_write_buffer_size() <= MOST_BEHIND

    def cut(self) -> None:
        self.transport.abort()

    async def finish(self) -> None:
        """What was written goes out before the connection is closed."""


def head_of(length: int) -> bytes:
    """What stands before a text of so many bytes; see RFC 6455, 5.2."""
    if length < 126:
        return WHOLE_TEXT + length.to_bytes(1, "big")
    if length < 1 << 16:
        return WHOLE_TEXT + b"\x7e" + length.to_bytes(2, "big")
    return WHOLE_TEXT + b"\x7f" + length.to_bytes(8, "big")


class Queued:
    """An outlet through ASGI."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.writing = asyncio.create_task(self.write())

    def put(self, message: bytes) -> bool:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            return False
        return True

    def cut(self) -> None:
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
