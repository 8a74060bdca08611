"""Processes hear of each other: through a Redis, a PostgreSQL, or a folder that they share."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from psycopg import AsyncConnection
from redis.asyncio import Redis as Client
from tests.server.hosts import Host
from tests.server.services import Redis

from kachidoki.server.peers import redis_channel
from kachidoki.server.peers.datagrams import TRIES, DatagramBackend
from kachidoki.server.peers.notices import MOST, Notice, Notices, PresenceNotice, backend_for
from kachidoki.server.peers.redis_channel import RedisBackend
from kachidoki.server.peers.shares import ALL, Share
from kachidoki.server.settings import Settings

SOON = 120.0


def settings_with(carrier: str, request: pytest.FixtureRequest, folder: Path) -> Settings:
    """What several processes can share."""
    if carrier == "redis":
        return Settings(data_dir=folder, redis_url=request.getfixturevalue("redis_url"))
    if carrier == "postgresql":
        return Settings(database_url=request.getfixturevalue("postgres_url"))
    return Settings(data_dir=folder)


def shares_in(folder: Path) -> list[Share]:
    return [Share(number, 2, folder) for number in range(2)]


def test_a_redis_that_falls_silent_is_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connections stay, and nobody is held up who asks again and again."""
    monkeypatch.setattr(redis_channel, "SILENCE", 0.1)
    monkeypatch.setattr("kachidoki.server.peers.notices.PAUSE", 0.01)
    host = Host("127.0.0.1")
    redis = Redis(host, tmp_path)
    redis.start()

    async def scene() -> None:
        heard: list[Notice] = []
        one, other = [
            Notices(RedisBackend(redis.url), ears) for ears in (heard.append, lambda notice: None)
        ]
        for notices in (one, other):
            await notices.start()
            await notices.listening.wait()
        host.cut()
        async with asyncio.timeout(SOON):
            while one.listening.is_set():
                await asyncio.sleep(0.01)
        host.mend()
        async with asyncio.timeout(SOON):
            while not heard:
                other.tell_happened("table", 1)
                await asyncio.sleep(0.1)
        for notices in (one, other):
            await notices.stop()

    try:
        asyncio.run(scene())
    finally:
        host.end()


@pytest.mark.parametrize("carrier", ["redis", "postgresql", "folder"])
def test_what_one_says_the_other_hears(
    carrier: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    settings = settings_with(carrier, request, tmp_path)

    async def scene() -> None:
        heard: tuple[list[Notice], list[Notice]] = ([], [])
        pair = [
            Notices(backend_for(settings, share), ears.append)
            for share, ears in zip(shares_in(tmp_path), heard, strict=True)
        ]
        for notices in pair:
            await notices.start()
            await notices.listening.wait()
        happened = {f"table-{number}": number for number in range(3 * MOST)}
        for table, number in happened.items():
            pair[0].tell_happened(table, number)
        pair[0].tell_present(PresenceNotice("table-1", [0, 2], 1, asks=True))
        async with asyncio.timeout(SOON):
            while sum(len(notice.happened) for notice in heard[1]) < len(happened):
                await asyncio.sleep(0.01)
            while not any(notice.present for notice in heard[1]):
                await asyncio.sleep(0.01)
        assert dict(pair for notice in heard[1] for pair in notice.happened) == happened
        assert [one for notice in heard[1] for one in notice.present] == [
            PresenceNotice("table-1", [0, 2], 1, asks=True)
        ]
        assert len(heard[1]) < 10, "they go out together"
        assert heard[0] == [], "nobody hears itself"
        for notices in pair:
            await notices.stop()

    asyncio.run(scene())


@pytest.mark.parametrize("carrier", ["redis", "postgresql"])
def test_a_connection_that_broke_is_made_again(
    carrier: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = settings_with(carrier, request, tmp_path)
    monkeypatch.setattr("kachidoki.server.peers.notices.PAUSE", 0.01)

    async def scene() -> None:
        heard: list[Notice] = []
        here, there = (
            Notices(backend_for(settings, share), heard.append) for share in shares_in(tmp_path)
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
        async with Client.from_url(settings.redis_url) as redis:
            assert await redis.client_kill_filter(_type="pubsub") == 2
        return
    assert settings.database_url is not None
    async with await AsyncConnection.connect(settings.database_url, autocommit=True) as connection:
        found = await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert len(await found.fetchall()) == 2


def test_whoever_does_not_hear_at_once_is_told_again_to_stop() -> None:
    """As a library that is in the middle of something may not."""

    class Deaf(MemoryChannelsBackend):
        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            try:
                await asyncio.sleep(SOON)
            except asyncio.CancelledError:
                await asyncio.sleep(SOON)
            yield "", b""

    async def scene() -> None:
        notices = Notices(Deaf(), lambda notice: None)
        await notices.start()
        await notices.listening.wait()
        await asyncio.sleep(0)
        await notices.stop()
        assert all(task.cancelled() for task in notices.tasks)

    asyncio.run(asyncio.wait_for(scene(), SOON / 2))


def test_who_is_alone_tells_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        heard: list[Notice] = []
        notices = Notices(backend_for(Settings(data_dir=tmp_path), ALL), heard.append)
        await notices.start()
        notices.tell_happened("table", 1)
        await asyncio.sleep(0.05)
        assert notices.is_alone
        assert (heard, notices.happened) == ([], {})
        await notices.stop()

    asyncio.run(scene())


def test_processes_that_are_not_there_are_no_trouble(tmp_path: Path) -> None:
    """One has not come yet, one has ended, and one does not read what it is sent."""

    async def scene() -> None:
        one, other, third = (DatagramBackend(Share(number, 4, tmp_path)) for number in range(3))
        for backend in (one, other, third):
            await backend.on_startup()
        await other.on_shutdown()
        for number in range(TRIES):
            await one.publish(f"notice {number}".encode(), [])
        heard = third.stream_events()
        assert await anext(heard) == ("", b"notice 0")
        await heard.aclose()
        again = DatagramBackend(Share(1, 4, tmp_path))
        await again.on_startup()
        await one.publish(b"hello", [])
        assert await anext(again.stream_events()) == ("", b"hello")
        for backend in (one, again, third):
            await backend.on_shutdown()

    asyncio.run(scene())
