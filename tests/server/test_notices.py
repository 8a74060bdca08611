"""Processes hear of each other, through a Redis or a PostgreSQL."""

import asyncio
from pathlib import Path

import pytest
from psycopg import AsyncConnection
from redis.asyncio import Redis

from kachidoki.server.settings import Settings
from kachidoki.server.tables.notices import MOST, Notice, Notices, Present, backend_for

SOON = 10.0


@pytest.fixture(params=["redis", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """What several processes can share."""
    if request.param == "redis":
        url: str = request.getfixturevalue("redis_url")
        return Settings(data_dir=tmp_path, redis_url=url)
    return Settings(database_url=request.getfixturevalue("postgres_url"))


def test_what_one_says_the_other_hears(settings: Settings) -> None:
    async def scene() -> None:
        heard: tuple[list[Notice], list[Notice]] = ([], [])
        pair = [Notices(backend_for(settings), ears.append) for ears in heard]
        for notices in pair:
            await notices.start()
            await notices.listening.wait()
        happened = {f"table-{number}": number for number in range(3 * MOST)}
        for table, number in happened.items():
            pair[0].tell_happened(table, number)
        pair[0].tell_present(Present("table-1", [0, 2], 1, asks=True))
        async with asyncio.timeout(SOON):
            while sum(len(notice.happened) for notice in heard[1]) < len(happened):
                await asyncio.sleep(0.01)
            while not any(notice.present for notice in heard[1]):
                await asyncio.sleep(0.01)
        assert dict(pair for notice in heard[1] for pair in notice.happened) == happened
        assert [one for notice in heard[1] for one in notice.present] == [
            Present("table-1", [0, 2], 1, asks=True)
        ]
        assert len(heard[1]) < 10, "they go out together"
        assert heard[0] == [], "nobody hears itself"
        for notices in pair:
            await notices.stop()

    asyncio.run(scene())


def test_a_connection_that_broke_is_made_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kachidoki.server.tables.notices.PAUSE", 0.01)

    async def scene() -> None:
        heard: list[Notice] = []
        here, there = (
            Notices(backend_for(settings), heard.append),
            Notices(backend_for(settings), heard.append),
        )
        for notices in (here, there):
            await notices.start()
            await notices.listening.wait()
        await cut_off(settings)
        async with asyncio.timeout(SOON):
            while not heard:
                there.tell_happened("table", 1)
                await asyncio.sleep(0.01)
        for notices in (here, there):
            await notices.stop()

    asyncio.run(scene())


async def cut_off(settings: Settings) -> None:
    """Ends the connections of all who listen."""
    if settings.redis_url is not None:
        async with Redis.from_url(settings.redis_url) as redis:
            assert await redis.client_kill_filter(_type="pubsub") == 2
        return
    assert settings.database_url is not None
    async with await AsyncConnection.connect(settings.database_url, autocommit=True) as connection:
        found = await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert len(await found.fetchall()) == 2


def test_who_is_alone_tells_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        heard: list[Notice] = []
        notices = Notices(backend_for(Settings(data_dir=tmp_path)), heard.append)
        await notices.start()
        notices.tell_happened("table", 1)
        await asyncio.sleep(0.05)
        assert notices.is_alone
        assert (heard, notices.happened) == ([], {})
        await notices.stop()

    asyncio.run(scene())
