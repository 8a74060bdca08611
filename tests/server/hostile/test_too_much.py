"""Too much of anything is refused, and slows nobody down."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.clients import PATIENCE, Player, first, fresh_id, seat_friends
from tests.server.hostile.tables import tokaido_for_two
from tests.server.hostile.words import JSON, fault, hello, new_table, socket_of
from tests.server.servers import ServerProcess, server_process
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.protocol.messages import Accepted, Answer, Look, Ping, Pong, Refused


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows little."""
    settings = {
        "KACHIDOKI_CONNECTIONS": "4",
        "KACHIDOKI_OPEN_TABLES": "3",
        "KACHIDOKI_REQUEST_RATE": "1e-9",
        "KACHIDOKI_REQUEST_BURST": "30",
        "KACHIDOKI_MESSAGE_RATE": "1e-9",
        "KACHIDOKI_MESSAGE_BURST": "20",
    }
    with server_process(tmp_path_factory.mktemp("strict"), settings) as server:
        yield server
        assert "Traceback" not in server.written()


def test_what_is_too_much_is_refused(strict: ServerProcess) -> None:
    """Messages, connections, tables, requests."""

    async def scene() -> None:
        sittings = await seat_friends([strict.url] * 2, "joraku")
        players = [Player(strict.url, each.table.id, each.key) for each in sittings]
        async with players[0] as flooding, players[1] as calm:
            await check_flood(flooding, calm)
            await check_connections(strict, sittings[0])
        await check_tables(strict)
        check_requests(strict)

    asyncio.run(scene())


async def check_flood(flooding: Player, calm: Player) -> None:
    pings = [Ping(fresh_id()) for _ in range(100)]
    problems: list[str] = []
    try:
        for ping in pings:
            await flooding.send(ping)
        for _ in pings:
            answer = await flooding.hear_until(lambda told: isinstance(told, Pong | Refused))
            if isinstance(answer, Refused):
                problems.append(answer.problem.problem)
    except ConnectionClosed:
        pass
    assert set(problems) == {"too-fast"}
    assert isinstance(await calm.ask(Ping(fresh_id())), Pong)


async def check_connections(strict: ServerProcess, sitting: Sitting) -> None:
    more = [Player(strict.url, sitting.table.id, sitting.key) for _ in range(6)]
    refused = 0
    for player in more:
        try:
            await player.connect()
        except (AssertionError, ConnectionClosed, InvalidStatus):
            refused += 1
    for player in more:
        await player.close()
    assert 2 <= refused <= 4


async def check_tables(strict: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=strict.url, timeout=PATIENCE) as http:
        statuses = []
        for _ in range(4):
            response = await http.post("/api/tables", content=new_table(), headers=JSON)
            statuses.append(response.status_code)
        assert 429 in statuses
        assert fault(response).problem == "too-many-tables"


def check_requests(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url, timeout=PATIENCE) as http:
        answers = [http.get("/api/titles") for _ in range(60)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert refused
    assert {fault(answer).problem for answer in refused} == {"too-fast"}
    assert httpx.get(f"{strict.url}/health", timeout=PATIENCE).status_code == 200


@pytest.mark.long
def test_whoever_says_nothing_is_shown_the_door(server: ServerProcess) -> None:
    async def scene() -> None:
        async with connect(socket_of(server.url), open_timeout=PATIENCE, proxy=None) as socket:
            answer = msgspec.json.decode(await socket.recv(), type=Answer)
            assert isinstance(answer, Refused)
            assert answer.problem.problem == "hello-late"

    asyncio.run(scene())


def test_a_slow_reader_slows_nobody(server: ServerProcess) -> None:
    """It asks for thousands of positions and reads none of them."""

    async def scene() -> None:
        async with (
            tokaido_for_two(server.url) as (actor, other),
            connect(socket_of(server.url), open_timeout=PATIENCE, proxy=None, max_queue=1) as slow,
        ):
            await slow.send(hello(table=actor.table, key=actor.key))
            flood = asyncio.create_task(ask_and_ask(slow, actor.ply))
            for _ in range(10):
                answer = await asyncio.wait_for(other.ask(Ping(fresh_id())), PATIENCE)
                assert isinstance(answer, Pong)
            assert isinstance(await asyncio.wait_for(actor.act(first), PATIENCE), Accepted)
            flood.cancel()
            slow.transport.abort()

    asyncio.run(scene())


async def ask_and_ask(socket: Any, ply: int) -> None:
    try:
        for number in range(3000):
            await socket.send(msgspec.json.encode(Look(str(number), ply)).decode())
    except ConnectionClosed:
        pass
