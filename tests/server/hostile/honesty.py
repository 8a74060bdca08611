"""An honest player beside an attacker: plays whole matches, and measures how long each move takes."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Sequence

import httpx
import msgspec
from tests.server.clients import PATIENCE, Player, first, make_table
from tests.server.hostile.attackers import Told

from kachidoki.match import parse, text
from kachidoki.server.protocol.bodies import Sitting

# Together as many connections as an address may have, and how much of all goes over them.
ATTACKS = [("messages", 90, 0.99), ("requests", 10, 0.01)]
PAUSE = 0.05  # seconds between two moves of an honest player: its limits hold, too
KINDS = ["me", "apprentice", "apprentice"]


def p99(seconds: Sequence[float]) -> float:
    return sorted(seconds)[int(len(seconds) * 0.99)]


async def play_calmly(url: str, matches: int) -> list[float]:
    """So many matches while nobody attacks; the seconds from each move to its answer."""
    return [second for _ in range(matches) for second in await play_a_match(url)]


async def play_attacked(url: str, seed: int, messages: int) -> tuple[Told, list[float]]:
    """Match after match as long as other processes attack from another address."""
    attacks = [
        asyncio.create_task(attack(url, seed, kind, connections, int(messages * share)))
        for kind, connections, share in ATTACKS
    ]
    seconds: list[float] = []
    while not all(one.done() for one in attacks):
        seconds += await play_a_match(url)
    told = [await one for one in attacks]
    answers: Counter[str] = Counter()
    statuses: Counter[int] = Counter()
    for one in told:
        answers.update(one.answers)
        statuses.update(one.statuses)
    return Told(sum(one.sent for one in told), answers, statuses), seconds


async def attack(url: str, seed: int, kind: str, connections: int, count: int) -> Told:
    words = [url, str(seed), kind, str(connections), str(count)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.hostile.attackers", *words, stdout=PIPE
    )
    try:
        told, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return msgspec.json.decode(told, type=Told)


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
