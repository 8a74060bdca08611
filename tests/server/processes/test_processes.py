"""A server of several processes behind one address is one server to the players."""

import asyncio
import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.clients import (
    PATIENCE,
    Player,
    first,
    fresh_id,
    make_table,
    middle,
    seat_friends,
)
from tests.server.servers import UNBOUND, ServerProcess, server_process
from tests.server.services import PostgreSql, postgres_alone
from websockets.exceptions import ConnectionClosed

from kachidoki.server.peers.shares import ALL, Share, owner_of, process_for
from kachidoki.server.processes.child import Child
from kachidoki.server.processes.supervisor import Supervisor
from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.protocol.messages import Accepted, Move, Refused
from kachidoki.server.settings import Settings

PROCESSES = 2
LONGEST_STOP = 2.0  # seconds
RESTART = 1012  # the code of closing by which a server says that it will be back


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """On a SQLite file, and without a Redis. Processes that are killed come back."""
    folder = tmp_path_factory.mktemp("server")
    with server_process(folder, UNBOUND, processes=str(PROCESSES)) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that may end."""
    with server_process(tmp_path, UNBOUND, processes=str(PROCESSES)) as server:
        yield server


# ----------------------------------------------------------------- who has what


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /api/socket?table=k3m9x2p7wq4d HTTP/1.1\r\nHost: x\r\n", b"k3m9x2p7wq4d"),
        (b"GET /api/tables/k3m9x2p7wq4d HTTP/1.1\r\n", b"k3m9x2p7wq4d"),
        (b"POST /api/tables/k3m9x2p7wq4d/join HTTP/1.1\r\n", b"k3m9x2p7wq4d"),
        (b"GET /games/api/socket?table=k3m9x2p7wq4d HTTP/1.1\r\n", b"k3m9x2p7wq4d"),
        (b"GET /api/socket HTTP/1.1\r\n", None),
        (b"GET /rules/x?/api/tables/k3m9x2p7wq4d HTTP/1.1\r\n", None),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\nX: GET /api/tables/k3m9x2p7wq4d", None),
        (b"\x16\x03\x01\xff/api/tables/a", None),
        (b"", None),
    ],
)
def test_a_request_goes_to_its_table_or_by_its_client(line: bytes, table: bytes | None) -> None:
    for processes in range(1, 9):
        expected = owner_of(b"192.0.2.7" if table is None else table, processes)
        assert process_for(line, "192.0.2.7", processes) == expected


def test_every_table_has_one_process() -> None:
    tables = [f"table{number}" for number in range(300)]
    shares = [Share(number, 3) for number in range(3)]
    for table in tables:
        assert sum(share.has(table) for share in shares) == 1
        assert ALL.has(table)
    assert all(sum(map(share.has, tables)) > 50 for share in shares)


def test_what_they_have_together_is_shared_out() -> None:
    assert [Share(number, 3).part(7) for number in range(3)] == [2, 2, 3]
    assert [Share(number, 3).part(1) for number in range(3)] == [1, 1, 1]
    assert ALL.part(5) == 5


class Desk(Child):
    """In place of a process; counts what it is handed."""

    def __init__(self) -> None:
        self.taken = 0

    async def take(self, connection: socket.socket) -> None:
        self.taken += 1


@pytest.mark.parametrize(
    ("host", "header", "spread"),
    [
        ("127.0.0.1", "X-Forwarded-For: 198.51.100.{}", True),
        ("127.0.0.1", "x-forwarded-for:2001:db8:{}::1, 127.0.0.1", True),
        ("127.0.0.1", "X-Forwarded-For: 198.51.100.7, 198.51.100.{}", True),
        ("127.0.0.1", "X-Forwarded-For: 198.51.100.{}, 198.51.100.7", False),
        ("127.0.0.1", "Forwarded-By: 198.51.100.{}", False),
        ("192.0.2.1", "X-Forwarded-For: 198.51.100.{}", False),
    ],
)
def test_requests_through_a_proxy_are_spread_by_whom_it_asks_for(
    host: str, header: str, spread: bool
) -> None:
    """The proxy is this machine; others' word is not taken, nor what clients tell the proxy."""
    listening = socket.create_server(("127.0.0.1", 0))
    supervisor = Supervisor(Settings(), listening, "info")
    desks = [Desk(), Desk()]
    supervisor.workers = [*desks]

    async def scene() -> None:
        for number in range(30):
            with socket.create_connection(listening.getsockname()) as client:
                line = header.format(number)
                client.sendall(f"POST /api/tables HTTP/1.1\r\n{line}\r\n\r\n".encode())
                await supervisor.admit(listening.accept()[0], host)

    with listening:
        asyncio.run(scene())
    assert sum(desk.taken for desk in desks) == 30
    assert all(desk.taken for desk in desks) == spread


# ----------------------------------------------------------------- whole games


async def table_away_from_home(url: str, title: str, seats: int) -> list[Sitting]:
    """Friends at a table that another process has than the one that our address leads to."""
    while True:
        sittings = await seat_friends([url] * seats, title)
        if owner_of(sittings[0].table.id.encode(), PROCESSES) != owner_of(b"127.0.0.1", PROCESSES):
            return sittings


@pytest.mark.parametrize(("title", "seats"), [("joraku", 4), ("tokaido", 2)])
def test_players_finish_their_game_wherever_they_are(
    server: ServerProcess, title: str, seats: int
) -> None:
    asyncio.run(play_apart(server, title, seats))


@pytest.mark.long
def test_processes_may_share_a_postgresql(tmp_path: Path, postgres_url: str) -> None:
    flags = {"processes": str(PROCESSES), "database_url": postgres_url}
    with server_process(tmp_path, UNBOUND, **flags) as server:
        asyncio.run(play_apart(server, "joraku", 4))


async def play_apart(server: ServerProcess, title: str, seats: int) -> None:
    """Half of them name the table in their address, and the others end up elsewhere."""
    sittings = await table_away_from_home(server.url, title, seats)
    players = [
        Player(server.url, sitting.table.id, sitting.key, says_where=number % 2 == 0)
        for number, sitting in enumerate(sittings)
    ]
    async with AsyncExitStack() as stack:
        for player in players:
            await stack.enter_async_context(player)
        await asyncio.gather(*[player.play(middle) for player in players])
        assert len({player.seen for player in players}) == 1


def test_what_is_counted_is_counted_for_all(server: ServerProcess) -> None:
    async def scene() -> None:
        before = moves_counted(server)
        games: dict[int, list[Sitting]] = {}
        while len(games) < PROCESSES:
            game = await seat_friends([server.url] * 2, "tokaido")
            games[owner_of(game[0].table.id.encode(), PROCESSES)] = game
        made = 0
        for game in games.values():
            players = [Player(server.url, sitting.table.id, sitting.key) for sitting in game]
            async with players[0], players[1]:
                mover = next(player for player in players if player.may_act)
                made += isinstance(await mover.act(first), Accepted)
        assert made == PROCESSES
        assert moves_counted(server) == before + made

    asyncio.run(scene())


def moves_counted(server: ServerProcess) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    return sum(map(float, re.findall(r"^kachidoki_moves_total\{.*\} (.*)$", text, re.M)))


# ----------------------------------------------------------------- clients of all kinds


def test_a_request_may_come_in_pieces(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
        for piece in (b"GET /hea", b"lth HTT", b"P/1.1\r\nHost: x\r\n", b"\r\n"):
            client.sendall(piece)
            time.sleep(0.05)
        assert client.recv(1 << 16).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "words", [b"", b"GET", b"\0\r\n\r\n", b"x" * 5000, b"GET / HTTP/9\r\n\r\n"]
)
def test_whoever_talks_nonsense_hinders_nobody(server: ServerProcess, words: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
        client.sendall(words)
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200


# ----------------------------------------------------------------- bad days


def children_of(pid: int) -> list[int]:
    """The processes that it has started, living ones."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def workers_of(server: ServerProcess) -> list[int]:
    """Without the helper that multiprocessing has for itself."""
    assert server.process is not None
    children = children_of(server.process.pid)
    return [pid for pid in children if b"resource_tracker" not in command_of(pid)]


def command_of(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def wait_until_gone(pids: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < deadline, "processes are left over"
        time.sleep(0.05)


def test_a_writer_that_is_lost_is_found_again(server: ServerProcess) -> None:
    """What cannot be stored meanwhile is refused, and nothing that was accepted is lost.

    The writer is the first process as long as none has been killed.
    """

    async def scene() -> None:
        sittings = await seat_friends([server.url] * 2, "tokaido")
        players = [Player(server.url, sitting.table.id, sitting.key) for sitting in sittings]
        async with players[0], players[1]:
            writer = workers_of(server)[0]
            os.kill(writer, signal.SIGKILL)
            await asyncio.to_thread(wait_until_gone, [writer])
            mover = next(player for player in players if player.may_act)
            problems = set()
            while isinstance(answer := await mover.move(first(mover.shown)), Refused):
                problems.add(answer.problem.problem)
                await asyncio.sleep(0.1)
            assert problems == {"storage"}
            await asyncio.gather(*[player.play(middle) for player in players])
            assert players[0].seen == players[1].seen

    asyncio.run(scene())


def test_a_process_that_is_killed_comes_back(server: ServerProcess) -> None:
    """With its table at the very ply; bots, too, go on."""

    async def scene() -> None:
        sitting = await make_table(server.url, "joraku", ["me", "adept", "adept"])
        player = Player(server.url, sitting.table.id, sitting.key)
        async with player:
            for _ in range(3):
                while not player.may_act:
                    await player.hear()
                assert isinstance(await player.act(first), Accepted)
        before = player.seen
        ended = server.written().count("process ended")
        workers = workers_of(server)
        assert len(workers) == PROCESSES + 1, "one of them writes"
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        await asyncio.to_thread(wait_until_gone, workers)
        async with player:
            assert player.seen >= before
            await player.play(middle)
        assert server.written().count("process ended") >= ended + len(workers)

    asyncio.run(scene())


async def code_of_closing(player: Player) -> int | None:
    """With which the server ends the connection, after whatever else it says."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_processes_are_replaced_one_by_one(own_server: ServerProcess) -> None:
    """Players are told to come back, and meet a process that serves already; no move is lost."""

    async def scene() -> None:
        sittings = await seat_friends([own_server.url] * 2, "tokaido")
        players = [Player(own_server.url, sitting.table.id, sitting.key) for sitting in sittings]
        before = workers_of(own_server)
        async with players[0], players[1]:
            mover = next(player for player in players if player.may_act)
            assert isinstance(await mover.act(first), Accepted)
            assert own_server.process is not None
            own_server.process.send_signal(signal.SIGHUP)
            for player in players:
                assert await code_of_closing(player) == RESTART
        seen = players[0].seen
        async with players[0], players[1]:
            assert players[0].seen >= seen
            await asyncio.gather(*[player.play(middle) for player in players])
        while "processes replaced" not in own_server.written():
            await asyncio.sleep(0.05)
        await asyncio.to_thread(wait_until_gone, before[1:])
        after = workers_of(own_server)
        assert len(after) == PROCESSES + 1
        assert set(before) & set(after) == {before[0]}, "the writer stays"
        assert "process ended" not in own_server.written()

    asyncio.run(scene())


async def stop_in_the_middle(server: ServerProcess) -> float:
    """While bots think and a request is under way that never ends; returns the seconds it took."""
    sitting = await make_table(server.url, "rising-sun", ["me", "master", "master"])
    player = Player(server.url, sitting.table.id, sitting.key)
    slow = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    slow.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1")
    async with player:
        start = time.monotonic()
        code = asyncio.create_task(asyncio.to_thread(server.end))
        assert await code_of_closing(player) == RESTART
        assert await code == 0
    slow.close()
    assert "Traceback" not in server.written()
    return time.monotonic() - start


def test_a_server_that_stops_tells_clients_to_come_back(tmp_path: Path) -> None:
    with server_process(tmp_path, UNBOUND) as server:
        asyncio.run(stop_in_the_middle(server))


@pytest.mark.long
@pytest.mark.parametrize("processes", ["1", "2"])
def test_it_stops_within_two_seconds(tmp_path: Path, processes: str) -> None:
    """The best of three, for the machine may have other things to do."""
    seconds = []
    for _ in range(3):
        with server_process(tmp_path, UNBOUND, processes=processes) as server:
            seconds.append(asyncio.run(stop_in_the_middle(server)))
    assert min(seconds) < LONGEST_STOP, seconds


async def stop_in_vain(server: ServerProcess, postgres: PostgreSql) -> float:
    """While a move and a request wait for a database that is silent; returns the seconds it took."""
    sitting = await make_table(server.url, "tokaido", ["me", "adept"])
    player = Player(server.url, sitting.table.id, sitting.key)
    async with player, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        while not player.may_act:
            await player.hear()
        with postgres.standing_still():
            await player.send(Move(fresh_id(), player.ply, first(player.shown)))
            asking = asyncio.create_task(http.get("/api/tables"))
            await asyncio.sleep(0.5)  # until both wait
            start = time.monotonic()
            assert await asyncio.to_thread(server.end) == 0
            seconds = time.monotonic() - start
        with pytest.raises(httpx.TransportError):
            await asking
    assert "Traceback" not in server.written()
    return seconds


def test_a_silent_database_does_not_keep_it_from_stopping(tmp_path: Path) -> None:
    with (
        postgres_alone() as postgres,
        server_process(tmp_path, UNBOUND, database_url=postgres.url) as server,
    ):
        asyncio.run(stop_in_vain(server, postgres))


@pytest.mark.long
def test_several_processes_stop_within_two_seconds_without_a_database(tmp_path: Path) -> None:
    seconds = []
    with postgres_alone() as postgres:
        for _ in range(3):
            flags = {"processes": str(PROCESSES), "database_url": postgres.url}
            with server_process(tmp_path, UNBOUND, **flags) as server:
                seconds.append(asyncio.run(stop_in_vain(server, postgres)))
    assert min(seconds) < LONGEST_STOP, seconds


def test_all_end_together(own_server: ServerProcess) -> None:
    workers = workers_of(own_server)
    assert own_server.end() == 0
    wait_until_gone(workers)


@pytest.mark.long
def test_a_start_can_be_interrupted(tmp_path: Path) -> None:
    """From the keyboard, so that the signal goes to all processes, which are not ready yet."""
    server = ServerProcess(tmp_path, {"processes": str(PROCESSES)}, {})
    server.launch()
    assert server.process is not None
    while len(workers_of(server)) < PROCESSES + 1:
        time.sleep(0.01)
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.process.wait(PATIENCE) == 0
    assert "Traceback" not in server.written()


def test_nobody_serves_without_a_supervisor(own_server: ServerProcess) -> None:
    workers = workers_of(own_server)
    own_server.kill()
    wait_until_gone(workers)
