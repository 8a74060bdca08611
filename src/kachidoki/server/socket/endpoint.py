"""The socket: a client says hello, is told what happens, and asks for things. See docs/protocol.md."""

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from kachidoki.server import metrics
from kachidoki.server.bots import Coach
from kachidoki.server.http.limits import Allowance, Limiter, client_of
from kachidoki.server.play.broadcast import welcome
from kachidoki.server.play.encoding import encode
from kachidoki.server.play.live import LiveTable, Visitor
from kachidoki.server.protocol.messages import Answer, Hello, Refused
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.socket.links import link_of
from kachidoki.server.socket.parsing import parse_hello
from kachidoki.server.socket.requests import RequestHandler
from kachidoki.server.tables.hub import Hub

HELLO_SECONDS = 10.0
HELLO_COST = 5  # as much as so many pings
REFUSED, TOO_SLOW = 1008, 1013  # codes of closing


class Connection:
    """One socket. A reader that is too slow is dropped, so that it holds nobody up."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self.socket = socket
        self.seat: int | None = None
        self.address = client_of(socket)
        self.visitor = Visitor(self.address, self.address)
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
        return text

    def drop(self) -> None:
        """Whoever does not listen is not listened to any longer."""
        self.link.drop()

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
        with limiter.connected(connection.address):
            await serve(connection, hub, coach, limiter.allowance(connection.address))
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
    if origin is not None and site_of(origin) != socket.headers.get("host"):
        raise Refusal("foreign-page")


def site_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no page has such an address
        return None


async def serve(connection: Connection, hub: Hub, coach: Coach, limit: Allowance) -> None:
    """From hello to the end."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await connection.read()
    except TimeoutError as error:
        raise Refusal("hello-late", seconds=int(HELLO_SECONDS)) from error
    if text is None:
        return
    check_origin(connection.socket)
    hello = parse_hello(text)
    limit.take(HELLO_COST)
    live = await hub.find(hello.table)
    await hub.turns.next(limit.client)
    await enter(connection, hub, live, hello)
    handler = RequestHandler(hub, live, connection, coach, limit)
    connection.link.on_text = handler.receive_now
    try:
        await listen(connection, handler)
    finally:
        connection.link.on_text = None
        handler.close()
        hub.presences.leave(live, connection)


async def enter(connection: Connection, hub: Hub, live: LiveTable, hello: Hello) -> None:
    """Told everything so far, the client is told whatever comes next: nothing falls between."""
    async with hub.reading(live):
        connection.seat = live.reader(hello.key)
        connection.visitor = Visitor(hello.visitor or connection.address, connection.address)
        hub.presences.join(live, connection, lambda: welcome(live, connection.seat, hello.seen))


async def listen(connection: Connection, handler: RequestHandler) -> None:
    """Hands on what the link has not handed on at once."""
    while True:
        try:
            text = await connection.read()
            if text is None:
                return
            await handler.receive_in_turn(text)
        except Refusal as refusal:
            connection.refuse(refusal)
        except WebSocketDisconnect:
            return
