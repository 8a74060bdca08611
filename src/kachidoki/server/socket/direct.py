"""A link straight to uvicorn's WebSocket.

By ASGI each message passes through a queue, a task and half a dozen wrappers, and every move goes out
to everybody at its table. So uvicorn's protocol is given a link of its own, which the application
finds in the scope; under any other server there is no such extension.
"""

import sys
from asyncio import AbstractEventLoop
from collections.abc import Callable
from struct import Struct
from weakref import WeakKeyDictionary

from structlog import get_logger
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from kachidoki.server.socket.links import EXTENSION, OnText

MOST_BEHIND = 1 << 20  # bytes that a client may be behind
WHOLE = 0x80  # a frame that is a whole message, or its end
WHOLE_TEXT = WHOLE | 0x01
MASKED = 0x80
MEDIUM, LONG = 126, 127  # say that the length follows in two bytes, in eight
LONGEST = 8192  # bytes of a text that is looked at
NO_TEXT = 1007  # the code of closing for one that is not UTF-8
FAR = sys.maxsize

medium_head, long_head = Struct("!BBH").pack, Struct("!BBQ").pack
log = get_logger()


class Flusher:
    """The links of an event loop on which something waits: once a round it goes out on all of them."""

    def __init__(self) -> None:
        self.links: list[DirectLink] = []

    def add(self, link: "DirectLink") -> None:
        if not self.links:
            link.loop.call_soon(self.flush)
        self.links.append(link)

    def flush(self) -> None:
        links, self.links = self.links, []
        for link in links:
            try:
                link.flush()
            except Exception:  # what is wrong with one link must not silence the others
                log.exception("not sent")


flushers: WeakKeyDictionary[AbstractEventLoop, Flusher] = WeakKeyDictionary()


class DirectLink(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket as a link.

    What is put goes out when the event loop has done the rest of its round, so that all messages of
    one round leave together. What comes in is cut into frames here; only a whole text is looked at,
    and offered to `on_text`. Everything else is left to the library, frame by frame.
    """

    on_text: OnText | None = None
    on_lost: Callable[[], None] | None = None
    dropped = False
    received = b""  # the beginning of a frame
    leaves_it = False  # all frames to the library

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.waiting: list[bytes] = []
        self.flusher = flushers.setdefault(self.loop, Flusher())
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"link": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    # ------------------------------------------------------------- out

    def put(self, message: bytes) -> None:
        if not self.waiting:
            self.flusher.add(self)
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
        if frame[0] == WHOLE_TEXT and self.on_text is not None and is_open and self.queue.empty():
            body = 8 if frame[1] == MASKED | MEDIUM else 6
            text = apply_mask(frame[body:], frame[body - 4 : body])
            if text.isascii() and self.on_text(text):  # of others, the library checks the encoding
                return
        self.leaves_it = not frame[0] & WHOLE
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, as RFC 6455 asks; it is no mistake of ours."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.fail(NO_TEXT, "a text must be UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def end_of_frame(data: bytes, start: int) -> int:
    """Where the frame that begins there ends, maybe beyond the data; see RFC 6455, 5.2.

    FAR, if it is none that a client of ours would send.
    """
    available = len(data) - start
    if available < 2:
        return start + 2
    length = data[start + 1] ^ MASKED
    if length < MEDIUM:
        return start + 6 + length
    if length > MEDIUM:  # a very long one, or not masked
        return FAR
    if available < 4:
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
