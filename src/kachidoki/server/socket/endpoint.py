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
from kachidoki.server.http.limits import Bucket, Limiter, client_of
from kachidoki.server.play.broadcast import encode, welcome
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import Answer, Hello, Move, Refused, Request, TableRequest
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.socket.links import link_of
from kachidoki.server.socket.requests import RequestHandler
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
        self.link = link_of(socket)
        self.send = self.link.put

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer))

    def refuse(self, refusal: Refusal, request_id: str | None = None) -> None:
        metrics.REFUSALS.labels(refusal.problem).inc()
        self.answer(Refused(request_id, refusal.for_socket()))

    async def read(self) -> str | None:
        """The next message; None when the client has gone."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive" or self.link.dropped:
            return None
        text = event.get("text")
        if text is None:
            raise Refusal("message-binary")
        if len(text) > LARGEST:
            raise Refusal("message-long", most=LARGEST)
        return text

    async def close(self) -> None:
        if not self.link.dropped:
            await self.link.finish()
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(1.0):
                await self.socket.close(TOO_SLOW if self.link.dropped else REFUSED)


@websocket("/api/socket")
async def table_socket(
    socket: "WebSocket[Any, Any, Any]",
    hub: NamedDependency[Hub],
    coach: NamedDependency[Coach],
    limiter: NamedDependency[Limiter],
) -> None:
    await socket.accept()
    connection = Connection(socket)
    metrics.SOCKETS.inc()
    try:
        with limiter.connected(client_of(socket)):
            await serve(connection, hub, coach, limiter.messages())
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
    handler = RequestHandler(hub, live, connection, coach)
    try:
        await listen(connection, handler, messages)
    finally:
        connection.link.on_text = None
        handler.stop()
        hub.presences.leave(live, connection)


async def enter(connection: Connection, hub: Hub, live: LiveTable, seen: int) -> None:
    """Told everything so far, the client is told whatever comes next: nothing falls between."""
    async with hub.reading(live):
        hub.presences.join(live, connection, lambda: welcome(live, connection.seat, seen))


async def listen(connection: Connection, handler: RequestHandler, messages: Bucket) -> None:
    """Attends to one request after the other, except for moves that were made at once."""
    connection.link.on_text = partial(receive, handler, messages)
    while True:
        text: str | None = ""
        try:
            text = await connection.read()
            if text is None:
                return
            messages.take()
            await handler.attend(table_request(text))
        except Refusal as refusal:
            connection.refuse(refusal, id_of(text))
        except WebSocketDisconnect:
            return


def receive(handler: RequestHandler, messages: Bucket, text: bytes) -> bool:
    """Attends to it at once, or leaves it to `listen`, which also says what is wrong with it."""
    if len(text) > LARGEST:
        return False
    try:
        request = decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    if not isinstance(request, Move) or not handler.is_free:
        return False
    try:
        messages.take()
        return handler.move_at_once(request)
    except Exception as error:  # our own mistake must not cost anybody the connection
        handler.fail(request.id, error)
    return True


def table_request(text: str) -> TableRequest:
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
