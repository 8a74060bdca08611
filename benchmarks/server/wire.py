"""A WebSocket client that costs next to nothing, for a load that must never be the bottleneck.

It trusts the server on this machine: whole text frames, no extensions, and a mask of zeros, which
leaves what it sends as it is.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import cast

KEY = b64encode(bytes(16)).decode()
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SWITCHING = b"HTTP/1.1 101"
WHOLE = 0x80
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASKED = 0x80
NO_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One connection; `hear` gets every text."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.handshake = HANDSHAKE.format(path=path, host=host, key=KEY).encode()
        self.hear = hear
        self.buffer = b""
        self.received = 0  # bytes
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance
        self.transport.write(self.handshake)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not open a WebSocket"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.buffer = data = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(SWITCHING):
                self.transport.abort()
                return
            self.is_open = True
            self.buffer = data = rest
            self.opened.set_result(None)
        self.read_frames(data)

    def read_frames(self, data: bytes) -> None:
        """Hears every frame that is complete, and keeps the rest."""
        start, end = 0, len(data)
        while end - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                length, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif length == 127:
                length, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if body + length > end:
                break
            self.take(data[start], data[body : body + length])
            start = body + length
        self.buffer = data[start:]

    def take(self, head: int, payload: bytes) -> None:
        if head == WHOLE | TEXT:
            self.hear(payload)
        elif head == WHOLE | PING:
            self.write(PONG, payload)
        else:
            self.transport.close()

    def say(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((WHOLE | opcode, MASKED | length))
        else:
            head = bytes((WHOLE | opcode, MASKED | 126)) + length.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        if self.is_open:
            self.write(CLOSE, b"")
            self.transport.close()
