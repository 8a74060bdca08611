"""The socket: a client says hello, is told what happens, and asks for things. See docs/protocol.md."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from kachidoki.server import metrics
from kachidoki.server.bots import Coach
from kachidoki.server.http.limits import Bucket, Doorkeeper, client_of
from kachidoki.server.play.broadcast import encode, welcome
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import Answer, Hello, Move, Refused, Request, Wish
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.socket.links import line_of
from kachidoki.server.socket.requests import Asking
from kachidoki.server.tables.hub import Hub

HELLO_SECONDS = 10.0
LARGEST = 8192  # characters of a message; the protocol below refuses to read far larger ones
REFUSED, TOO_SLOW = 1008, 1013  # codes of closing

decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class WithId(msgspec.Struct):
    """What can still be read of a message that is not one of ours."""

    id: Any = None


class Connection:
    """One socket. A reader that is too slow is dropped, so that it holds nobody up."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self.socket = socket
        self.seat: int | None = None
        self.line = line_of(socket)
        self.send = self.line.put

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer))

    def refuse(self, refusal: Refusal, request_id: str | None = None) -> None:
        metrics.REFUSALS.labels(refusal.problem).inc()
        self.answer(Refused(request_id, refusal.for_socket()))

    async def read(self) -> str | None:
        """The next message; None when the client has gone."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive" or self.line.dropped:
            return None
        text = event.get("text")
        if text is None:
            raise Refusal("message-binary")
        if len(text) > LARGEST:
            raise Refusal("message-long", most=LARGEST)
        return text

    async def close(self) -> None:
        if not self.line.dropped:
            await self.line.finish()
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(1.0):
                await self.socket.close(TOO_SLOW if self.line.dropped else REFUSED)


@websocket("/api/socket")
async def table_socket(
    socket: "WebSocket[Any, Any, Any]",
    hub: NamedDependency[Hub],
    coach: NamedDependency[Coach],
    doorkeeper: NamedDependency[Doorkeeper],
) -> None:
    await socket.accept()
    connection = Connection(socket)
    metrics.SOCKETS.inc()
    try:
        with doorkeeper.connected(client_of(socket)):
            await serve(connection, hub, coach, doorkeeper.messages())
    except Refusal as refusal:
        connection.refuse(refusal)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.SOCKETS.dec()
        await connection.close()


def check_origin(socket: "WebSocket[Any, Any, Any]") -> None:
    """Browsers say which site a page is from; another site's pages may not speak for a visitor."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Refusal("foreign-page")


async def serve(connection: Connection, hub: Hub, coach: Coach, messages: Bucket) -> None:
    """From hello to the end."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await connection.read()
    except TimeoutError as error:
        raise Refusal("hello-late", seconds=int(HELLO_SECONDS)) from error
    if text is None:
        return
    check_origin(connection.socket)
    hello = parse(text)
    if not isinstance(hello, Hello):
        raise Refusal("hello-first")
    live = await hub.find(hello.table)
    connection.seat = live.reader(hello.key)
    await enter(connection, hub, live, hello.seen)
    asking = Asking(hub, live, connection, coach)
    try:
        await listen(connection, asking, messages)
    finally:
        connection.line.hear = None
        asking.stop()
        hub.presences.leave(live, connection)


async def enter(connection: Connection, hub: Hub, live: LiveTable, seen: int) -> None:
    """Told everything so far, the client is told whatever comes next: nothing falls between."""
    async with hub.reading(live):
        hub.presences.join(live, connection, lambda: welcome(live, connection.seat, seen))


async def listen(connection: Connection, asking: Asking, messages: Bucket) -> None:
    """Attends to one request after the other, except for moves that were made at once."""
    connection.line.hear = partial(hear, asking, messages)
    while True:
        text: str | None = ""
        try:
            text = await connection.read()
            if text is None:
                return
            messages.take()
            await asking.attend(wish_of(text))
        except Refusal as refusal:
            connection.refuse(refusal, id_of(text))
        except WebSocketDisconnect:
            return


def hear(asking: Asking, messages: Bucket, text: bytes) -> bool:
    """Attends to it at once, or leaves it to `listen`, which also says what is wrong with it."""
    if len(text) > LARGEST:
        return False
    try:
        wish = decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    if not isinstance(wish, Move) or not asking.is_free:
        return False
    try:
        messages.take()
        return asking.move_at_once(wish)
    except Exception as error:  # our own mistake must not cost anybody the connection
        asking.fail(wish.id, error)
    return True


def wish_of(text: str) -> Wish:
    request = parse(text)
    if isinstance(request, Hello):
        raise Refusal("hello-twice")
    return request


def parse(text: str) -> Request:
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("malformed", reason=str(error)) from error


def id_of(text: str | None) -> str | None:
    """The id of a message, as far as it can be read."""
    try:
        found = msgspec.json.decode(text or "", type=WithId).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None
