"""Bots and questions that give a pool of processes trouble, and a program with a pool to be killed."""

import asyncio
import sys
import time

from tests.match.table import open_match

from kachidoki.bots import LEVELS, Bot
from kachidoki.engine import State
from kachidoki.server.bots import Thinkers, Urgency, thinkers


class Hangs(Bot):
    """Never answers."""

    def choose(self, state: State, seat: int) -> int:
        while True:
            time.sleep(0.01)


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


async def main(bot: str) -> None:
    """Starts two processes, says their numbers, and lets the bot choose."""
    pool = Thinkers(workers=2)
    LEVELS["troubled"] = bot
    thinkers.GRACE = 1.0 - thinkers.SECONDS
    await asyncio.gather(*(pool.ask(nap, 0.1, 60.0, Urgency.MOVE) for _ in range(2)))
    started = [desk.thinker for desk in pool.desks if desk.thinker]
    chosen = asyncio.create_task(pool.choose(open_match(), 0, "troubled"))
    await asyncio.sleep(0.2)
    print(*(thinker.process.pid for thinker in started), flush=True)
    await chosen
    await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
