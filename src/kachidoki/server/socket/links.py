"""The line to a client: straight to its socket where the server is ours, or the usual way, by ASGI.

On the usual way each message passes through a queue, a task and half a dozen wrappers, and a move is
told to everybody at its table. uvicorn's protocol is therefore given a line of its own, which the
application finds in the scope; under any other server there is no such extension.
"""

import asyncio
import sys
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from struct import Struct
from typing import Any, Protocol, cast
from weakref import WeakKeyDictionary

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from structlog import get_logger
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

EXTENSION = "kachidoki.line"
MOST_WAITING = 256  # messages that a client may be behind,
MOST_BEHIND = 1 << 20  # or bytes
WHOLE = 0x80  # a frame that is a whole message, or its end
WHOLE_TEXT = WHOLE | 0x01
MASKED = 0x80
MEDIUM, LONG = 126, 127  # say that the length follows in two bytes, in eight
LONGEST = 8192  # bytes of a text that is looked at
FAR = sys.maxsize

Hear = Callable[[bytes], bool]  # attends to a text at once, or returns False

medium_head, long_head = Struct("!BBH").pack, Struct("!BBQ").pack
log = get_logger()


class Line(Protocol):
    """To one client; it never waits for a slow reader: one that is too far behind is dropped."""

    hear: Hear | None  # is offered what the client says, where that is possible
    dropped: bool

    def put(self, message: bytes) -> None:
        """Sends it as soon as possible."""

    async def finish(self) -> None:
        """Nothing more is put; waits, not for ever, until everything is on its way."""


def line_of(socket: "WebSocket[Any, Any, Any]") -> Line:
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return Queued(socket) if found is None else cast(Line, found["line"])


class Post:
    """The wires of an event loop on which something waits: once a round it goes out on all of them."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    def add(self, wire: "Wire") -> None:
        if not self.wires:
            wire.loop.call_soon(self.flush)
        self.wires.append(wire)

    def flush(self) -> None:
        wires, self.wires = self.wires, []
        for wire in wires:
            try:
                wire.flush()
            except Exception:  # what is wrong with one wire must not silence the others
                log.exception("not sent")


posts: WeakKeyDictionary[AbstractEventLoop, Post] = WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket as a line.

    What is put goes out when the event loop has done the rest of its round, so that all messages of
    one round leave together. What comes in is cut into frames here; only a whole text is looked at,
    and offered to `hear`. Everything else is left to the library, frame by frame.
    """

    hear: Hear | None = None
    dropped = False
    received = b""  # the beginning of a frame
    leaves_it = False  # all frames to the library

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.waiting: list[bytes] = []
        self.post = posts.setdefault(self.loop, Post())
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    # ------------------------------------------------------------- out

    def put(self, message: bytes) -> None:
        if not self.waiting:
            self.post.add(self)
        self.waiting += (head_of(len(message)), message)

    def flush(self) -> None:
        """Writes what waits, unless too much of what was written before has not left yet."""
        waiting, self.waiting = self.waiting, []
        if not waiting or self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            self.dropped = True
            self.transport.abort()
            log.info("reader too slow")
        else:
            self.transport.write(b"".join(waiting))

    async def finish(self) -> None:
        """What was written goes out before the connection is closed."""
        self.flush()

    def shutdown(self) -> None:
        if self.handshake_complete:
            self.flush()
        super().shutdown()

    # ------------------------------------------------------------- in

    def data_received(self, data: bytes) -> None:
        if self.leaves_it or not self.handshake_initiated:
            super().data_received(data)
            return
        data = self.received + data
        start, end = 0, end_of_frame(data, 0)
        while end <= len(data) and not self.leaves_it:
            self.take(data[start:end])
            start, end = end, end_of_frame(data, end)
        self.leaves_it = self.leaves_it or end == FAR
        if self.leaves_it:
            super().data_received(data[start:])
        else:
            self.received = data[start:]

    def take(self, frame: bytes) -> None:
        """One whole frame. Once a message comes in parts, all is left to the library."""
        is_open = not self.close_sent and self.conn.state is OPEN
        if frame[0] == WHOLE_TEXT and self.hear is not None and is_open and self.queue.empty():
            body = 8 if frame[1] == MASKED | MEDIUM else 6
            text = apply_mask(frame[body:], frame[body - 4 : body])
            if text.isascii() and self.hear(text):  # of others, the library checks the encoding
                return
        self.leaves_it = not frame[0] & WHOLE
        super().data_received(frame)


def end_of_frame(data: bytes, start: int) -> int:
    """Where the frame that begins there ends, maybe beyond the data; see RFC 6455, 5.2.

    FAR, if it is none that a client of ours would send.
    """
    known = len(data) - start
    if known < 2:
        return start + 2
    length = data[start + 1] ^ MASKED
    if length < MEDIUM:
        return start + 6 + length
    if length > MEDIUM:  # a very long one, or not masked
        return FAR
    if known < 4:
        return start + 8
    length = int.from_bytes(data[start + 2 : start + 4], "big")
    return start + 8 + length if length <= LONGEST else FAR


def head_of(length: int) -> bytes:
    """What stands before a text of so many bytes; see RFC 6455, 5.2."""
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return medium_head(WHOLE_TEXT, MEDIUM, length)
    return long_head(WHOLE_TEXT, LONG, length)


class Queued:
    """A line through ASGI, on which everything is listened to in its turn."""

    hear: Hear | None = None
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
            self.dropped = True
            self.writing.cancel()
            log.info("reader too slow")

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
