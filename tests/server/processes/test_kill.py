"""A server that is killed in the middle of play goes on at the very ply when it is started again."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
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
from websockets.exceptions import ConnectionClosed

from kachidoki.server.protocol.bodies import Sitting, TableSummary
from kachidoki.server.protocol.messages import Accepted, Happened, Move, Moved, Position

LOADED_TABLES = 6
LOAD = 12  # moves at each of them before the kill, on average


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(tmp_path, UNBOUND) as server:
        yield server


def seats_of(server: ServerProcess, sittings: Sequence[Sitting]) -> list[Player]:
    return [Player(server.url, sitting.table.id, sitting.key) for sitting in sittings]


def timeless(position: Position) -> object:
    """A position without what depends on the clock."""
    return msgspec.to_builtins(msgspec.structs.replace(position, deadline=None))


async def hear_the_rest(player: Player) -> None:
    """What still arrived before the connection broke."""
    with suppress(ConnectionClosed):
        while True:
            await player.hear()


# ----------------------------------------------------------------- one match


def test_a_match_goes_on_at_the_very_ply(server: ServerProcess) -> None:
    """Two of three have chosen in secret when the server is killed; the third was away meanwhile."""

    async def scene() -> None:
        players = seats_of(server, await seat_friends([server.url] * 3, "joraku"))
        for player in players:
            await player.connect()
        anna, boris, clara = players
        await clara.close()
        for player in (anna, boris):
            answer = await player.act(first)
            assert isinstance(answer, Accepted)
            await boris.catch_up(answer.number)
        await anna.catch_up(boris.seen)
        before = [timeless(anna.shown), timeless(boris.shown)]

        server.restart()
        for player in (anna, boris):
            await hear_the_rest(player)
            welcome = await player.connect()
            assert (welcome.since, welcome.log) == (player.seen, [])
        assert [timeless(anna.shown), timeless(boris.shown)] == before
        await check_absent(clara, anna.seen)
        await check_newcomer(anna)
        await asyncio.gather(*[player.play(middle) for player in players])
        for player in players:
            await player.close()

    asyncio.run(scene())


async def check_absent(player: Player, number: int) -> None:
    """Whoever was away is told exactly what they missed, and may choose as before."""
    seen = player.seen
    welcome = await player.connect()
    assert welcome.since == seen
    assert [happened.number for happened in welcome.log] == list(range(seen + 1, number + 1))
    moves = [told.what for told in welcome.log if isinstance(told.what, Moved)]
    assert [ply.action for move in moves for ply in move.plies] == ["?", "?"]
    assert player.may_act


async def check_newcomer(player: Player) -> None:
    """Another device is told the same from the beginning."""
    async with Player(player.url, player.table, player.key) as device:
        assert device.history == player.history
        assert timeless(device.shown) == timeless(player.shown)


def test_bots_go_on_although_nobody_is_there(server: ServerProcess) -> None:
    """The server dies while a bot thinks; when it is back, the bot thinks again."""

    async def scene() -> None:
        host = await make_table(server.url, "tokaido", ["me", "champion"])
        async with Player(server.url, host.table.id, host.key) as player:
            await player.act(middle)
            ply = player.ply
        server.restart()
        assert (await line_of(server, host)).ply >= ply
        while (await line_of(server, host)).ply == ply:
            await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


async def line_of(server: ServerProcess, sitting: Sitting) -> TableSummary:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        response = await http.post("/api/tables/mine", json={"keys": [sitting.key]})
    [line] = msgspec.json.decode(response.content, type=list[TableSummary])
    return line


# ----------------------------------------------------------------- under load


class Hasty(Player):
    """Moves as fast as it can, and remembers what it was promised and what it was not."""

    def __init__(self, url: str, table: str, key: str) -> None:
        super().__init__(url, table, key)
        self.promised: dict[int, str] = {}
        self.unanswered: Move | None = None

    async def hurry(self) -> None:
        """Plays until the connection breaks."""
        with suppress(ConnectionClosed):
            while not self.is_over:
                if not self.may_act:
                    await self.hear()
                    continue
                self.unanswered = Move(fresh_id(), self.ply, middle(self.shown))
                answer = await self.ask(self.unanswered)
                if isinstance(answer, Accepted):
                    self.promised[answer.number] = self.unanswered.action
                    await self.catch_up(answer.number)
                self.unanswered = None

    async def check_promises(self) -> None:
        """All that was acknowledged or told is still there."""
        told = self.history
        await self.connect(seen=0)
        assert {number: self.history[number] for number in told} == told
        for number, action in self.promised.items():
            assert own_action(self.log[number]) == action

    async def insist(self) -> None:
        """A move without an answer is sent again, twice: it counts once, or it came too late."""
        if self.unanswered is None:
            return
        answers = [await self.ask(self.unanswered) for _ in range(2)]
        if isinstance(answers[0], Accepted):
            assert answers[0] == answers[1]
            await self.catch_up(answers[0].number)
            assert own_action(self.log[answers[0].number]) == self.unanswered.action


def own_action(happened: Happened) -> str:
    assert isinstance(happened.what, Moved)
    return happened.what.plies[0].action


def test_no_acknowledged_move_is_lost_under_load(server: ServerProcess) -> None:
    async def scene() -> None:
        players: list[Hasty] = []
        for number in range(LOADED_TABLES):
            title = "joraku" if number % 2 else "tokaido"
            sittings = await seat_friends([server.url] * 2, title)
            players += [Hasty(server.url, each.table.id, each.key) for each in sittings]
        for player in players:
            await player.connect()
        playing = [asyncio.create_task(player.hurry()) for player in players]
        while sum(len(player.promised) for player in players) < LOAD * LOADED_TABLES:
            await asyncio.sleep(0.01)
        server.kill()
        await asyncio.gather(*playing)
        server.start()
        for player in players:
            await player.check_promises()
        for player in players:
            await player.insist()
        await asyncio.gather(*[player.play(middle) for player in players])
        for player in players:
            await player.close()

    asyncio.run(scene())


def test_it_stops_cleanly_when_it_is_asked_to(server: ServerProcess) -> None:
    assert server.end() == 0
    assert "Traceback" not in server.written()
