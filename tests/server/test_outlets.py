"""Messages leave the server at once, as frames that any WebSocket client reads."""

import asyncio
from typing import Any, cast

import pytest
from litestar import WebSocket
from websockets.frames import Frame
from websockets.streams import StreamReader

from kachidoki.server.wire import MOST_WAITING, Queued, head_of


def read_frame(data: bytes) -> bytes:
    """The text of one unmasked frame, as a library reads it."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame: Frame = done.value.value
    return bytes(frame.data)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_texts_of_every_length_are_framed(length: int) -> None:
    text = b"x" * length
    assert read_frame(head_of(length) + text) == text


class Reader:
    """A client that reads only when it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.heard.append(text)


def queued(reader: Reader) -> Queued:
    return Queued(cast("WebSocket[Any, Any, Any]", reader))


def test_under_another_server_messages_wait_in_a_queue() -> None:
    async def scene() -> list[str]:
        reader = Reader()
        outlet = queued(reader)
        assert outlet.put(b"one")
        assert outlet.put("два".encode())
        reader.reads.set()
        await outlet.finish()
        return reader.heard

    assert asyncio.run(scene()) == ["one", "два"]


def test_a_reader_that_is_too_slow_is_noticed() -> None:
    async def scene() -> list[bool]:
        outlet = queued(Reader())
        taken = [outlet.put(b"x") for _ in range(MOST_WAITING + 1)]
        outlet.cut()
        return taken

    assert asyncio.run(scene()) == [True] * MOST_WAITING + [False]
