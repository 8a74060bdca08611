"""`make soak`: two servers, a PostgreSQL and a Redis, players and bots, and trouble of all kinds.

In the end all that was acknowledged is looked for in the database, and one line says what was found:

    make soak MINUTES=5 SEED=2

Trouble is chosen by SEED. Where networks can be made (as root, on Linux), each server is on a machine
of its own, and a cut is a cable pulled out; elsewhere a server that is cut off stands still. A slow
disk is a PostgreSQL whose processes stand still again and again.
"""

import asyncio
import random
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine
from tests.server.hosts import why_no_namespaces
from tests.server.services import TwoHosts, two_hosts
from tests.server.stubborn import Evening, Group, lost_and_doubled

from kachidoki.server.settings import Settings

MOST_WAITING = 15.0  # seconds
TABLES = [("joraku", ["me", "friend", "friend"]), ("tokaido", ["me", "adept", "master"])] * 2
RESTS = (2.0, 10.0)  # seconds from one trouble to the next, at least and at most
LASTS = (1.0, 12.0)


class Trouble:
    def __init__(self, hosts: TwoHosts, evening: Evening, seed: int) -> None:
        self.hosts = hosts
        self.evening = evening
        self.random = random.Random(seed)
        self.counts: Counter[str] = Counter()

    def make_until(self, end: float) -> None:
        kinds = [
            self.kill,
            self.kill,
            self.cut,
            self.slow_disk,
            self.lose_redis,
            self.lose_postgres,
        ]
        while time.monotonic() < end:
            make = self.random.choice(kinds)
            self.evening.trouble = make.__name__
            make()
            self.wait(RESTS)

    def wait(self, between: tuple[float, float]) -> None:
        time.sleep(self.random.uniform(*between))

    def kill(self) -> None:
        self.counts["kills"] += 1
        server = self.random.choice(self.hosts.servers)
        server.kill()
        self.wait(LASTS)
        server.start()

    def cut(self) -> None:
        self.counts["cuts"] += 1
        host = self.random.choice(self.hosts.servers).host
        host.cut()
        self.wait(LASTS)
        host.mend()

    def slow_disk(self) -> None:
        """Half a second for each of twenty transactions or so."""
        self.counts["slow disks"] += 1
        for _ in range(20):
            with self.hosts.postgres.standing_still():
                time.sleep(0.5)
            time.sleep(0.02)

    def lose_redis(self) -> None:
        self.counts["kills"] += 1
        self.hosts.redis.kill()
        self.wait(LASTS)
        self.hosts.redis.start()

    def lose_postgres(self) -> None:
        """Nobody can play meanwhile; the wait is counted from its return."""
        self.counts["kills"] += 1
        with self.evening.storm():
            self.hosts.postgres.kill()
            self.wait(LASTS)
            self.hosts.postgres.start()


async def play(hosts: TwoHosts, evening: Evening, trouble: Trouble, seconds: float) -> None:
    groups = [Group(evening, title, kinds) for title, kinds in TABLES]
    playing = [asyncio.create_task(group.play()) for group in groups]
    await asyncio.to_thread(trouble.make_until, time.monotonic() + seconds)
    await asyncio.sleep(MOST_WAITING)
    evening.ends = True
    await asyncio.gather(*playing)


def soak(seconds: float, seed: int) -> bool:
    """Was everything as it should be?"""
    namespaces = why_no_namespaces() is None
    with (
        TemporaryDirectory(prefix="kachidoki-", ignore_cleanup_errors=True) as folder,
        two_hosts(Path(folder), namespaces) as hosts,
    ):
        evening = Evening([f"http://{server.place}" for server in hosts.servers])
        trouble = Trouble(hosts, evening, seed)
        before = max(server.memory() for server in hosts.servers)
        asyncio.run(play(hosts, evening, trouble, seconds))
        after = max(server.memory() for server in hosts.servers)
        engine = create_engine(Settings(database_url=hosts.postgres.url).database)
        lost, doubled = lost_and_doubled(engine, evening.players)
        engine.dispose()
    tables = len({player.table for player in evening.players})
    counts = ", ".join(f"{count} {name}" for name, count in sorted(trouble.counts.items()))
    print(
        f"soak: {seconds:.0f} s, seed {seed}, {tables} tables, {evening.promises} moves acknowledged, "
        f"{lost} lost, {doubled} doubled, {counts}, longest wait {evening.longest_wait:.1f} s "
        f"(after {evening.longest_after}), "
        f"memory {before:.0f} MB at first, {after:.0f} MB at last"
    )
    return evening.promises > 0 and not lost and not doubled and evening.longest_wait < MOST_WAITING


if __name__ == "__main__":
    minutes, seed = sys.argv[1:]
    sys.exit(not soak(60 * float(minutes), int(seed)))
