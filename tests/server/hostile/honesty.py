"""An honest player beside an attacker: plays whole matches, and measures how long each move takes."""

import asyncio
import sys
import time
from collections.abc import Sequence

import httpx
import msgspec
from tests.server.clients import PATIENCE, Player, first, make_table
from tests.server.hostile.attackers import Told

from kachidoki.match import parse, text
from kachidoki.server.protocol.bodies import Sitting

SOCKETS = 100  # as many as an address may have
PAUSE = 0.05  # seconds between two moves of an honest player: its limits hold, too
KINDS = ["me", "apprentice", "apprentice"]


def p99(seconds: Sequence[float]) -> float:
    return sorted(seconds)[int(len(seconds) * 0.99)]


async def play_calmly(url: str, matches: int) -> list[float]:
    """So many matches while nobody attacks; the seconds from each move to its answer."""
    return [second for _ in range(matches) for second in await play_a_match(url)]


async def play_attacked(url: str, seed: int, messages: int) -> tuple[Told, list[float]]:
    """Match after match as long as another process attacks from another address."""
    words = [url, str(seed), str(SOCKETS), str(messages)]
    attack = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.hostile.attackers",
        *words,
        stdout=asyncio.subprocess.PIPE,
    )
    telling = asyncio.create_task(attack.communicate())
    seconds: list[float] = []
    try:
        while not telling.done():
            seconds += await play_a_match(url)
        told, _ = await telling
    finally:
        if attack.returncode is None:
            attack.kill()
    return msgspec.json.decode(told, type=Told), seconds


async def play_a_match(url: str) -> list[float]:
    sitting = await make_table(url, "joraku", KINDS)
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
    await check_file(url, sitting)
    return seconds


async def check_file(url: str, sitting: Sitting) -> None:
    """The match is what its players did, to the last character."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        headers = {"Authorization": f"Bearer {sitting.key}"}
        response = await http.get(f"/api/tables/{sitting.table.id}/file", headers=headers)
    assert text(parse(response.text)) == response.text
