"""Two servers on two machines behind a proxy: whatever goes away and returns, the players play on.

Each machine is a network namespace with a cable of its own, PostgreSQL and Redis are on a third.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from sqlalchemy import create_engine
from tests.server import nginx
from tests.server.hosts import why_no_namespaces
from tests.server.services import TwoHosts, two_hosts
from tests.server.stubborn import Evening, Group, lost_and_doubled

from kachidoki.server.settings import Settings

MOST_WAITING = 15.0  # seconds
AWAY = 12.0  # seconds that something is gone
TABLES = [("joraku", ["me", "friend"]), ("tokaido", ["me", "adept", "adept"])] * 2

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


class Site(NamedTuple):
    hosts: TwoHosts
    url: str


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    if (reason := why_no_namespaces()) is not None:
        pytest.skip(reason)
    if nginx.program() is None:
        pytest.skip(nginx.WHY_NO_NGINX)
    with (
        TemporaryDirectory(prefix="kachidoki-", ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as patch,
        two_hosts(Path(folder), namespaces=True) as hosts,
        nginx.proxy(Path(folder), [server.place for server in hosts.servers]) as url,
    ):
        patch.setenv("SSL_CERT_FILE", str(Path(folder) / "certificate.pem"))
        yield Site(hosts, url)


# ----------------------------------------------------------------- what may happen


def one_is_killed(hosts: TwoHosts, evening: Evening) -> None:
    hosts.servers[0].kill()
    time.sleep(AWAY)
    hosts.servers[0].start()


def one_is_cut_off(hosts: TwoHosts, evening: Evening) -> None:
    hosts.servers[1].host.cut()
    time.sleep(2 * AWAY)
    hosts.servers[1].host.mend()


def redis_dies(hosts: TwoHosts, evening: Evening) -> None:
    hosts.redis.kill()
    time.sleep(AWAY)
    hosts.redis.start()


def postgresql_dies(hosts: TwoHosts, evening: Evening) -> None:
    with evening.storm():
        hosts.postgres.kill()
        time.sleep(AWAY)
        hosts.postgres.start()


def the_shared_machine_is_cut_off(hosts: TwoHosts, evening: Evening) -> None:
    """So long that whoever waits for it in silence would wait on."""
    with evening.storm():
        hosts.postgres.host.cut()
        time.sleep(2 * AWAY)
        hosts.postgres.host.mend()


@pytest.mark.parametrize(
    "trouble",
    [one_is_killed, one_is_cut_off, redis_dies, postgresql_dies, the_shared_machine_is_cut_off],
    ids=lambda trouble: trouble.__name__,
)
def test_players_play_on(site: Site, trouble: Callable[[TwoHosts, Evening], None]) -> None:
    evening = Evening([site.url])

    async def scene() -> None:
        groups = [Group(evening, title, kinds) for title, kinds in TABLES]
        playing = [asyncio.create_task(group.play()) for group in groups]
        await asyncio.sleep(3)
        await asyncio.to_thread(trouble, site.hosts, evening)
        await asyncio.sleep(MOST_WAITING)
        evening.ends = True
        await asyncio.gather(*playing)

    asyncio.run(scene())
    engine = create_engine(Settings(database_url=site.hosts.postgres.url).database)
    assert lost_and_doubled(engine, evening.players) == (0, 0)
    engine.dispose()
    assert evening.promises > 0
    assert evening.longest_wait < MOST_WAITING
    for server in site.hosts.servers:
        assert "Traceback" not in server.written()
