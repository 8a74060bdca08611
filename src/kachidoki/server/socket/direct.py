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
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from kachidoki.server.http.limits import Bucket
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.socket.links import EXTENSION, OnText

MOST_BEHIND = 1 << 20  # bytes that a client may be behind
WHOLE = 0x80  # a frame that is a whole message, or its end
WHOLE_TEXT = WHOLE | 0x01
MASKED = 0x80
MEDIUM, LONG = 126, 127  # say that the length follows in two bytes, in eight
LONGEST = 16 * 1024  # bytes of a message
MOST_AT_ONCE = 8  # frames of one client in a round of the event loop
OTHERS, OTHERS_AT_ONCE = 10.0, 100  # frames a second that are no whole messages: pings, parts
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
    one round leave together. What comes in is cut into frames here, a few in each round, so that
    nobody's flood holds others up; only a whole text is looked at, and offered to `on_text`. Everything
    else is left to the library, frame by frame.
    """

    on_text: OnText | None = None
    on_lost: Callable[[], None] | None = None
    dropped = False
    received = b""  # what has come and is not taken yet
    is_held = False  # there are whole frames in it
    in_parts = False  # a message has come so
    leaves_it = False  # everything to the library, which ends the connection

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.waiting: list[bytes] = []
        self.flusher = flushers.setdefault(self.loop, Flusher())
        self.others = Bucket(OTHERS, OTHERS_AT_ONCE)
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
            self.drop()
            log.info("reader too slow")
        else:
            self.transport.write(b"".join(waiting))

    def drop(self) -> None:
        self.dropped = True
        self.transport.abort()

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
        self.received += data
        if not self.is_held:
            self.take_some()

    def take_some(self) -> None:
        """The first frames that have come; others have their turn before the rest is taken."""
        data, start = self.received, 0
        end = end_of_frame(data, start)
        for _ in range(MOST_AT_ONCE):
            if end > len(data):
                break
            self.take(data[start:end])
            start, end = end, end_of_frame(data, end)
        self.received = data[start:]
        if end == FAR:
            rest, self.received, self.leaves_it = self.received, b"", True
            super().data_received(rest)
        elif end <= len(data):
            self.hold()
        elif self.is_held:
            self.release()

    def hold(self) -> None:
        """Reads no more for now; what waits in the queue comes first."""
        self.is_held = True
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        if self.queue.empty():
            self.loop.call_soon(self.take_some)

    def release(self) -> None:
        """Reads again, unless the library does so itself when the queue is empty."""
        self.is_held = False
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        if self.is_held and self.queue.empty():
            self.hold()
        return event

    def take(self, frame: bytes) -> None:
        """One whole frame. Once a message comes in parts, all are left to the library."""
        is_text = frame[0] == WHOLE_TEXT and not self.in_parts
        is_open = not (self.close_sent or self.dropped) and self.conn.state is OPEN
        if is_text and self.on_text is not None and is_open and self.queue.empty():
            body = body_of(frame)
            text = apply_mask(frame[body:], frame[body - 4 : body])
            if text.isascii() and self.on_text(text):  # of others, the library checks the encoding
                return
        self.in_parts = self.in_parts or not frame[0] & WHOLE
        if frame[0] == WHOLE_TEXT or self.may_go_on():
            super().data_received(frame)

    def may_go_on(self) -> bool:
        """Pings and parts are no requests, so no other limit counts them."""
        try:
            self.others.take()
        except Refusal:
            self.drop()
            log.info("sent away", reason="no messages")
            return False
        return True

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
    if length > LONG:  # not masked
        return FAR
    head = 8 if length == MEDIUM else 14
    if available < head:
        return start + head
    length = int.from_bytes(data[start + 2 : start + head - 4], "big")
    return start + head + length if length <= LONGEST else FAR


def body_of(frame: bytes) -> int:
    """Where the text of a whole frame begins, after the mask."""
    length = frame[1] ^ MASKED
    return 6 if length < MEDIUM else 8 if length == MEDIUM else 14


def head_of(length: int) -> bytes:
    """What stands before a text of so many bytes; see RFC 6455, 5.2."""
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return medium_head(WHOLE_TEXT, MEDIUM, length)
    return long_head(WHOLE_TEXT, LONG, length)
