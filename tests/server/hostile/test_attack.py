"""One client does its worst, and nobody else is harmed.

`KACHIDOKI_HOSTILE_MESSAGES=1000000` sends a million messages and requests.
"""

import asyncio
import os
import time
from pathlib import Path

import pytest
from tests.server.clients import Player, seat_friends
from tests.server.hostile.honesty import p99, play_attacked, play_calmly
from tests.server.servers import ServerProcess, server_process

from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.tables.hub import IDLE

MESSAGES = int(os.environ.get("KACHIDOKI_HOSTILE_MESSAGES", "20000"))
GROWTH = 1.2  # of the memory, from one attack to the next
SWEPT = 30.0  # seconds in which tables are looked through for sure
LONGEST = 0.25  # seconds from a move to its answer, for all but one in a hundred
SLOWER = 5  # times as slow as without an attacker may a move be, where the machine itself is slow

pytestmark = [pytest.mark.long, pytest.mark.timeout(600 + MESSAGES / 300)]


def memory(server: ServerProcess) -> int:
    """Of the process, in pages."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])


async def memory_at_rest(server: ServerProcess, enough: float) -> int:
    """As soon as it is that little, or else when all tables that nobody asks for have left it."""
    deadline = time.monotonic() + IDLE + SWEPT
    while memory(server) >= enough and time.monotonic() < deadline:
        await asyncio.sleep(1)
    return memory(server)


async def story_of(server: ServerProcess, sitting: Sitting) -> dict[int, object]:
    async with Player(server.url, sitting.table.id, sitting.key) as player:
        return player.history


def test_an_attacker_hurts_nobody(tmp_path: Path) -> None:
    """No failure, no traceback, no effect on another table, no memory that is not given back."""

    async def scene(server: ServerProcess) -> None:
        [_, bystander] = await seat_friends([server.url] * 2, "tokaido")
        story = await story_of(server, bystander)
        await play_attacked(server.url, 1, MESSAGES // 10)
        before = memory(server)
        told, seconds = await play_attacked(server.url, 2, MESSAGES)
        after = await memory_at_rest(server, before * GROWTH)
        print(f"{told.sent} sent, {told.statuses}, {told.answers}")
        print(f"{len(seconds)} honest moves, p99 {p99(seconds):.3f} s, pages {before} to {after}")
        assert told.sent >= MESSAGES * 0.9
        assert not [status for status in told.statuses if status >= 500], told.statuses
        assert "refused broken" not in told.answers
        assert told.answers["refused too-fast"] > 0
        assert await story_of(server, bystander) == story
        assert after < before * GROWTH

    with server_process(tmp_path) as server:
        asyncio.run(scene(server))
        log = server.written()
    assert "Traceback" not in log
    assert '"level":"error"' not in log


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_honest_player_is_served_while_somebody_attacks(tmp_path: Path, processes: str) -> None:
    async def scene(server: ServerProcess) -> None:
        calm = p99(await play_calmly(server.url, 4))
        _, seconds = await play_attacked(server.url, 3, 40_000)
        assert p99(seconds) < max(LONGEST, SLOWER * calm), (calm, len(seconds))

    with server_process(tmp_path, processes=processes) as server:
        asyncio.run(scene(server))
