"""Connections that say nothing, or hardly anything, are closed; no client has all of them."""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import httpx
import pytest
from structlog.testing import capture_logs
from tests.server.clients import PATIENCE
from tests.server.servers import DESCRIPTORS, ServerProcess, server_process
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from kachidoki.server.http.limits import Buckets
from kachidoki.server.processes import connections
from kachidoki.server.processes.connections import LEAST, RESERVED, STALLS, Door, HttpConnection
from kachidoki.server.processes.serving import configuration

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"  # only the first may be a proxy
LONG = 16 << 20  # bytes of an answer: more than the system takes off our hands
HEAD = b"POST / HTTP/1.1\r\nHost: x\r\n"
BODY = HEAD + b"Content-Length: 100000\r\n\r\n"


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Reads a request to its end, and answers, at length if it is asked to."""
    while (await receive()).get("more_body"):
        pass
    size = LONG if scope["path"] == "/long" else 2
    headers = [(b"content-length", str(size).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"x" * size})


class Client(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def say(self, words: bytes) -> None:
        self.writer.write(words)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """All that it is told until the connection ends."""
        with suppress(ConnectionError):
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        return b""


class Site:
    """What a server does with its connections, and nothing else; looked at when a test says so."""

    def __init__(self, most: int) -> None:
        self.door = Door(most)
        self.state = ServerState()
        self.config = configuration(application, self.door)
        self.config.load()
        self.server: asyncio.Server
        self.made: list[HttpConnection] = []
        self.clients: list[Client] = []  # whom nobody holds, the library disconnects

    def protocol(self) -> HttpConnection:
        given = {"config": self.config, "server_state": self.state, "app_state": {}}
        self.made.append(HttpConnection(self.door, **given))
        return self.made[-1]

    async def connect(self, words: bytes = b"", host: str = HERE) -> Client:
        """Somebody who has said this, and was heard."""
        port, before = self.server.sockets[0].getsockname()[1], len(self.made)
        client = Client(*await asyncio.open_connection(HERE, port, local_addr=(host, 0)))
        await until(lambda: len(self.made) > before and self.made[-1].transport is not None)
        self.clients.append(client)
        await self.hear(client, words)
        return client

    async def hear(self, client: Client, words: bytes) -> None:
        connection = self.made[-1]
        expected = connection.received + len(words)
        await client.say(words)
        await until(lambda: connection.received >= expected or connection.transport.is_closing())

    def look(self, times: int = 1) -> None:
        for _ in range(times):
            self.door.look(self.state.connections)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def at(play: Callable[[Site], Awaitable[None]], most: int = 100) -> None:
    async def scene() -> None:
        site = Site(most)
        site.server = await asyncio.get_running_loop().create_server(site.protocol, HERE, 0)
        try:
            await play(site)
        finally:
            for connection in list(site.state.connections):
                connection.transport.abort()
            site.server.close()

    asyncio.run(scene())


# ----------------------------------------------------------------- slow ones


@pytest.mark.parametrize("words", [b"", b"G", HEAD, HEAD + b"X-Slow: ", BODY, BODY + b"{"])
def test_who_falls_silent_is_shown_the_door(words: bytes) -> None:
    async def scene(site: Site) -> None:
        client = await site.connect(words)
        site.look(2)
        assert await client.rest() == b""
        await until(lambda: not site.state.connections)

    at(scene)


@pytest.mark.parametrize("words", [HEAD, BODY])
def test_a_byte_now_and_then_is_not_enough(words: bytes) -> None:
    async def scene(site: Site) -> None:
        client = await site.connect(words)
        site.look()
        await site.hear(client, b"x")
        site.look()
        assert await client.rest() == b""

    at(scene)


def test_a_large_body_has_its_time() -> None:
    async def scene(site: Site) -> None:
        client = await site.connect(BODY)
        for _ in range(4):
            await site.hear(client, b"x" * LEAST)
            site.look()
        await client.say(b"x" * (100_000 - 4 * LEAST))
        assert (await client.reader.readline()).startswith(b"HTTP/1.1 200")

    at(scene)


def test_who_asks_now_and_then_is_left_alone() -> None:
    async def scene(site: Site) -> None:
        client = await site.connect()
        for _ in range(5):
            await client.say(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = await client.reader.readuntil(b"xx")
            assert answer.startswith(b"HTTP/1.1 200")
            site.look()

    at(scene)


def test_a_body_that_nobody_reads_may_not_drip_in_for_ever() -> None:
    """The answer is there before it; the rest comes byte by byte."""

    async def scene(site: Site) -> None:
        client = await site.connect(b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1")
        site.look()
        await site.hear(client, b"2")
        site.look()
        await client.rest()
        await until(lambda: not site.state.connections)

    at(scene)


def test_an_answer_that_is_never_taken_is_given_up() -> None:
    async def scene(site: Site) -> None:
        client = await site.connect()
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await client.say(b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
        [connection] = site.made
        await until(lambda: connection.transport.get_write_buffer_size() > 0)
        await settled(connection)
        site.look(STALLS)
        assert not connection.transport.is_closing()
        site.look()
        await until(lambda: not site.state.connections)

    at(scene)


async def settled(connection: HttpConnection) -> None:
    """The system has taken all that it can."""
    before = -1
    while before != (before := connection.transport.get_write_buffer_size()):
        await asyncio.sleep(0.2)


# ----------------------------------------------------------------- too many


def problem_in(answer: bytes) -> str:
    found: str = json.loads(answer.partition(b"\r\n\r\n")[2])["problem"]
    return found


def test_a_client_has_so_many_connections_and_others_have_theirs() -> None:
    async def scene(site: Site) -> None:
        first, second = [await site.connect(host=ELSEWHERE) for _ in range(2)]
        third = await site.connect(host=ELSEWHERE)
        answer = await third.rest()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert problem_in(answer) == "too-many-connections"
        for host in (HERE, "127.0.0.3"):
            await site.connect(host=host)
        assert len(site.state.connections) == 4
        first.writer.close()
        await until(lambda: len(site.state.connections) == 3)
        again = await site.connect(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", ELSEWHERE)
        assert (await again.reader.readline()).startswith(b"HTTP/1.1 200")
        second.writer.close()

    at(scene, most=1)


@pytest.mark.parametrize("anew", [False, True], ids=["one connection", "many"])
def test_who_asks_too_fast_is_answered_slowly(monkeypatch: pytest.MonkeyPatch, anew: bool) -> None:
    """But a proxy asks for many."""
    pause, most, asked = 0.02, 5, 15
    monkeypatch.setattr(connections, "SLOWLY", pause)

    async def play(site: Site) -> None:
        site.door.requests = Buckets(1e-9, most, monotonic)
        start = monotonic()
        await ask_often(site, HERE, asked, anew)
        assert site.door.requests.buckets == {}
        await ask_often(site, ELSEWHERE, asked, anew)
        assert monotonic() - start >= (asked - most - 1) * pause

    at(play)


async def ask_often(site: Site, host: str, times: int, anew: bool) -> None:
    client = await site.connect(host=host)
    for _ in range(times):
        client = await site.connect(host=host) if anew else client
        await client.say(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.wait_for(client.reader.readuntil(b"xx"), PATIENCE)


def test_the_connections_of_a_proxy_are_many_clients() -> None:
    async def scene(site: Site) -> None:
        for _ in range(5):
            await site.connect(host=HERE)
        assert len(site.state.connections) == 5
        assert site.door.places.taken == {}

    at(scene, most=1)


def test_when_there_is_no_room_left_that_is_said_and_noted() -> None:
    async def scene(site: Site) -> None:
        site.door.room = 2
        for _ in range(2):
            await site.connect()
        for _ in range(3):
            answer = await (await site.connect()).rest()
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert problem_in(answer) == "server-full"
        with capture_logs() as logs:
            site.look()
            site.look()
        [line] = logs
        assert (line["event"], line["turned_away"]) == ("no room for connections", 3)

    at(scene)


START = """
from kachidoki.server.logs import configure
from kachidoki.server.processes.descriptors import raise_limit

configure("info")
raise_limit()
"""


def test_the_limit_of_open_files_is_raised_and_told() -> None:
    command = ["prlimit", "--nofile=100:300", sys.executable, "-c", START]
    done = subprocess.run(command, stderr=subprocess.PIPE, check=True)
    found = json.loads(done.stderr)
    assert found["event"] == "file descriptors"
    assert (found["found"], found["allowed"], found["limit"]) == (100, 300, 300)


# ----------------------------------------------------------------- a whole server


@pytest.fixture(params=["1", "2"])
def narrow(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server, of one process or several, that can open few files and allows few connections."""
    few = {
        "KACHIDOKI_CONNECTIONS": "3",
        "KACHIDOKI_BOT_WORKERS": "1",
        DESCRIPTORS: str(2 * RESERVED),
    }
    with server_process(tmp_path, few, processes=request.param) as server:
        yield server
        assert "Traceback" not in server.written()


def silent(server: ServerProcess, host: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (host, 0))


def is_served(server: ServerProcess) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
    return False


@pytest.mark.long
def test_a_server_outlives_those_who_only_hold_connections(narrow: ServerProcess) -> None:
    """One client has but its share of silent connections, all of them together not the last
    descriptor; when they have been put out, everybody is served again."""
    with ExitStack() as clients:
        greedy = [clients.enter_context(silent(narrow, ELSEWHERE)) for _ in range(10)]
        refused = [client for client in greedy[6:] if client.recv(100).startswith(b"HTTP/1.1 429")]
        assert len(refused) == 4
        assert is_served(narrow)
        many = [clients.enter_context(silent(narrow, HERE)) for _ in range(3 * RESERVED)]
        assert any(client.recv(100).startswith(b"HTTP/1.1 503") for client in many[2 * RESERVED :])
        for client in (*greedy[:6], *many[:RESERVED]):
            with suppress(ConnectionError):
                assert client.recv(100)[:12] in (b"", b"HTTP/1.1 503")
        assert is_served(narrow)
    assert "no room for connections" in narrow.written()


@pytest.mark.long
def test_a_socket_gives_its_place_back(narrow: ServerProcess) -> None:
    async def scene() -> None:
        address = narrow.url.replace("http", "ws", 1) + "/api/socket"
        for _ in range(10):
            async with connect(address, proxy=None, local_addr=(ELSEWHERE, 0)) as client:
                await client.ping()

    asyncio.run(scene())
