"""Connections as such, whatever is asked over them: how many there may be, how slow and how fast.

uvicorn waits for a request for ever once its first byte has come, and for a client to take an answer.
"""

import asyncio
import os
import re
from collections.abc import Iterable
from functools import partial
from time import monotonic
from typing import Any, Protocol, cast

import h11
import msgspec
from structlog import get_logger
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from kachidoki.server import metrics
from kachidoki.server.http.limits import Buckets, Places, network_of
from kachidoki.server.processes.descriptors import soft_limit
from kachidoki.server.protocol.problems import Refusal

LOOK = 5.0  # seconds from one look at all connections to the next
LEAST = 500  # bytes of a request that have to come between two looks
STALLS = 6  # so many looks may find an answer where it was
REQUESTS, AT_ONCE = 100.0, 300  # of an address, for pages and files, too: in a second, and at once
SLOWLY = 1.0  # seconds from one request of a connection to the next, if there are more
RESERVED = 100  # descriptors for the database, files, and processes that think
PROXIES = "FORWARDED_ALLOW_IPS"  # uvicorn's own setting
THIS_MACHINE = "127.0.0.1"
FORWARDED = re.compile(rb"^x-forwarded-for:[ \t]*([^\r\n]*)", re.IGNORECASE | re.MULTILINE)

log = get_logger()


class Proxies(Protocol):
    def __contains__(self, host: str | None) -> bool: ...

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]: ...


class Watched(Protocol):
    """A connection of uvicorn's, be it HTTP or a socket."""

    transport: asyncio.Transport


class Door:
    """Lets connections in, and puts those out on which nothing gets on.

    A proxy's are counted by the address that it tells of, when a socket is opened.
    """

    def __init__(self, connections_of_a_client: int) -> None:
        self.places = Places(2 * connections_of_a_client)  # sockets, and as many others
        self.requests = Buckets(REQUESTS, AT_ONCE, monotonic)
        self.proxies = trusted_proxies()
        self.room = room()
        self.turned_away = 0
        self.leaving: set[Watched] = set()  # closed, but not all that was written has gone out

    def enter(self, host: str | None, there: int) -> str | None:
        """The client's place, if so many connections may be there; raises Refusal if not."""
        if there > self.room:
            self.turned_away += 1
            raise Refusal("server-full")
        if host is None or host in self.proxies:
            return None
        client = network_of(host)
        self.places.take(client)
        return client

    def client_of(self, host: str, head: bytes) -> str:
        """Who the request that begins like this comes from: a proxy tells for whom it asks."""
        told = FORWARDED.findall(head) if host in self.proxies else []
        if told:
            host = (
                self.proxies.get_trusted_client_address(b",".join(told).decode("latin1"))[0] or host
            )
        return network_of(host)

    def is_hasty(self, client: str | None) -> bool:
        """Counts a request of the client; are those too many? Nobody is refused a page, which may as
        well come late: a whole school can have one address."""
        if client is None:
            return False
        try:
            self.requests.take(client)
        except Refusal:
            return True
        return False

    def leave(self, client: str | None) -> None:
        if client is not None:
            self.places.give_back(client)

    def look(self, connections: Iterable[Watched]) -> None:
        """Now and then."""
        closing = set()
        for connection in list(connections):
            if connection.transport.is_closing():
                closing.add(connection)
            elif isinstance(connection, HttpConnection) and connection.is_stuck():
                connection.transport.abort()
        for connection in closing & self.leaving:
            connection.transport.abort()
        self.leaving = closing
        self.room = room()
        if self.turned_away:
            log.warning("no room for connections", room=self.room, turned_away=self.turned_away)
            self.turned_away = 0


def trusted_proxies() -> Proxies:
    """Those whose word uvicorn takes for where a request comes from."""
    nobody = cast(Any, None)
    allowed = os.environ.get(PROXIES, THIS_MACHINE)
    return cast(Proxies, ProxyHeadersMiddleware(nobody, allowed).trusted_hosts)


def room() -> int:
    """How many connections this process can have without running out of descriptors."""
    return max(RESERVED, soft_limit() - RESERVED)


class HttpConnection(H11Protocol):
    """uvicorn's, from its first moment on; a socket, too, begins as one."""

    client_place: str | None = None
    received = 0  # bytes since the last look
    was_coming = False  # a request, at the last look
    unsent = 0  # bytes, at the last look
    stalls = 0

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        try:
            host = self.client[0] if self.client else None
            self.client_place = self.door.enter(host, len(self.connections))
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.problem).inc()
            self.transport.write(farewell(refusal))
            self.transport.close()
        else:
            if self.door.is_hasty(self.client_place):
                self.flow.pause_reading()
                self.loop.call_later(SLOWLY, self.flow.resume_reading)

    def on_response_complete(self) -> None:
        """The next request is taken, in a while if there have been too many."""
        if self.door.is_hasty(self.client_place):
            self.flow.pause_reading()
            self.loop.call_later(SLOWLY, super().on_response_complete)
        else:
            super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self.client_place)

    def send_400_response(self, msg: str) -> None:
        metrics.REFUSALS.labels("malformed").inc()
        super().send_400_response(msg)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.received += len(data)
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        socket = cast(Any, self.transport.get_protocol())
        socket.on_lost = partial(self.door.leave, self.client_place)

    # ------------------------------------------------------------- is it getting on?

    def is_stuck(self) -> bool:
        """Has too little happened since the last look?"""
        late = self.was_coming and self.is_coming() and self.received < LEAST
        self.was_coming, self.received = self.is_coming(), 0
        before, self.unsent = self.unsent, self.transport.get_write_buffer_size()
        self.stalls = self.stalls + 1 if self.unsent and self.unsent == before else 0
        return late or self.stalls >= STALLS

    def is_coming(self) -> bool:
        """Is there more to come of a request? Of a new connection's first one, everything."""
        if self.conn.their_state is h11.IDLE:
            return self.cycle is None or bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY


def farewell(refusal: Refusal) -> bytes:
    """An answer before anything was asked."""
    body = msgspec.json.encode(refusal.for_http())
    head = (
        f"HTTP/1.1 {refusal.status} {refusal.problem}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
