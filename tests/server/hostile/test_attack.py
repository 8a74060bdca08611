"""One client does its worst, and nobody else is harmed.

`KACHIDOKI_HOSTILE_MESSAGES=1000000` sends a million messages and requests.
"""

import asyncio
import os
import time
from pathlib import Path

import httpx
import pytest
from tests.server.attackers import Attacker
from tests.server.clients import PATIENCE, Player, first, make_table
from tests.server.servers import ServerProcess, server_process

from kachidoki.match import parse, text
from kachidoki.server.protocol.bodies import Sitting

SOCKETS = 100  # as many as an address may have
MESSAGES = int(os.environ.get("KACHIDOKI_HOSTILE_MESSAGES", "20000"))
GROWTH = 1.2  # of the memory, from one attack to the next
PAUSE = 0.05  # seconds between two moves of an honest player: its limits hold, too


def memory(server: ServerProcess) -> int:
    """Of the process, in pages."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])


async def play_honestly(url: str, sitting: Sitting) -> list[float]:
    """A whole match against bots; the seconds from each move to its answer."""
    seconds: list[float] = []
    async with Player(url, sitting.table.id, sitting.key) as player:
        while not player.is_over:
            if player.may_act:
                start = time.perf_counter()
                await player.act(first)
                seconds.append(time.perf_counter() - start)
                await asyncio.sleep(PAUSE)
            else:
                await player.hear()
    return seconds


async def attacked(server: ServerProcess, seed: int, messages: int) -> tuple[Attacker, list[float]]:
    """An honest match, again and again as long as somebody attacks from elsewhere."""
    attacker = Attacker(server.url, seed)
    attack = asyncio.create_task(attacker.attack(SOCKETS, messages))
    seconds: list[float] = []
    while not attack.done():
        sitting = await make_table(server.url, "joraku", ["me", "apprentice", "apprentice"])
        seconds += await play_honestly(server.url, sitting)
        await check_file(server.url, sitting)
    await attack
    return attacker, seconds


async def check_file(url: str, sitting: Sitting) -> None:
    """The match is what its players did, to the last character."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        headers = {"Authorization": f"Bearer {sitting.key}"}
        response = await http.get(f"/api/tables/{sitting.table.id}/file", headers=headers)
    assert text(parse(response.text)) == response.text


@pytest.mark.long
def test_an_attacker_hurts_nobody(tmp_path: Path) -> None:
    """No failure, no traceback, no effect on another table, no memory that is not given back."""
    with server_process(tmp_path) as server:
        asyncio.run(attacked(server, 1, MESSAGES // 10))
        before = memory(server)
        attacker, seconds = asyncio.run(attacked(server, 2, MESSAGES))
        assert attacker.sent >= MESSAGES * 0.9
        assert not [status for status in attacker.statuses if status >= 500], attacker.statuses
        assert "refused broken" not in attacker.answers
        assert attacker.answers["refused too-fast"] > 0
        assert memory(server) < before * GROWTH
        log = server.written()
        assert "Traceback" not in log
        assert '"level": "error"' not in log
        seconds.sort()
        print(f"{len(seconds)} honest moves, p99 {seconds[int(len(seconds) * 0.99)]:.3f} s")
        print(attacker.answers.most_common(12), attacker.statuses)
