"""Snapshots of running matches: kept now and then, replaced, dropped; and what they are for."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import asdict
from sqlalchemy import update
from structlog.testing import capture_logs
from tests.server import acting
from tests.server.hubs import (
    NOON,
    Clock,
    FirstChoice,
    connect,
    first_move,
    full_table,
    make_table,
    play,
    running_hub,
    seated_table,
)
from tests.server.older import OLD, make_older

from kachidoki.server.http.lobby import table_summary
from kachidoki.server.peers.shares import Share, owner_of
from kachidoki.server.play.history import result_of
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import Happened, Revised, Say, Undo, Welcome
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import SnapshotRow, StorageFailed, Write
from kachidoki.server.storage.model import HAPPENINGS, SNAPSHOTS, TABLES
from kachidoki.server.tables.bot_turns import BotTurns
from kachidoki.server.tables.closing import close
from kachidoki.server.tables.hub import IDLE, Hub
from kachidoki.server.tables.snapshots import find_without, is_due, keep_snapshots
from kachidoki.server.tables.sweeper import Sweeper

LATER = NOON + 30 * 24 * 3600


def in_hub(url: str, scene: Callable[[Hub], Awaitable[str]]) -> str:
    """What the scene returns; the hub is gone afterwards, as if the server had stopped."""

    async def run() -> str:
        async with running_hub(url) as hub:
            return await scene(hub)

    return asyncio.run(run())


def sweeper_of(hub: Hub) -> Sweeper:
    return Sweeper(hub, BotTurns(hub, FirstChoice()))


def kept(hub: Hub, live: LiveTable) -> SnapshotRow | None:
    stored = hub.reader.stored(live.id)
    assert stored is not None
    return stored.snapshot


def test_a_match_that_has_gone_on_is_written_down_again(database_url: str) -> None:
    async def scene(hub: Hub) -> str:
        live, sweeper = await full_table(hub), sweeper_of(hub)
        await sweeper.sweep(thoroughly=False)
        first = kept(hub, live)
        await play(hub, live, 4)
        await sweeper.sweep(thoroughly=False)
        second = kept(hub, live)
        assert first is not None
        assert second is not None
        assert (first.number, second.number) == (live.history.number - 4, live.history.number)
        assert second.ply == live.history.ply
        await sweeper.sweep(thoroughly=False)
        assert kept(hub, live) == second
        return live.id

    in_hub(database_url, scene)


def test_a_snapshot_is_never_one_of_what_was_taken_back(database_url: str) -> None:
    async def scene(hub: Hub) -> str:
        live = await full_table(hub)
        await acting.move(hub, live, 0, first_move(live, 0, "choice"))
        await sweeper_of(hub).sweep(thoroughly=False)
        before = kept(hub, live)
        await acting.undo(hub, live, 0, Undo("no", live.history.ply))
        after = kept(hub, live)
        assert before is not None
        assert after is not None
        assert (after.number, after.ply) == (before.number + 1, before.ply - 1)
        return live.id

    in_hub(database_url, scene)


def test_a_match_that_is_over_needs_none(database_url: str) -> None:
    async def scene(hub: Hub) -> str:
        live = await full_table(hub, 2, title="tokaido")
        await sweeper_of(hub).sweep(thoroughly=False)
        assert kept(hub, live) is not None
        await play(hub, live)
        await sweeper_of(hub).sweep(thoroughly=False)
        assert kept(hub, live) is None
        return live.id

    in_hub(database_url, scene)


def test_a_snapshot_that_could_not_be_stored_is_taken_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub) -> str:
        live = await full_table(hub)
        with monkeypatch.context() as broken:
            broken.setattr(hub.writes, "write", fail)
            with pytest.raises(StorageFailed):
                await keep_snapshots(hub)
        await keep_snapshots(hub)
        assert kept(hub, live) is not None
        return live.id

    in_hub(database_url, scene)


async def fail(write: Write) -> None:
    raise StorageFailed("the disk is full")


def test_matches_from_before_snapshots_get_theirs(database_url: str) -> None:
    """Also where nobody comes to the table."""
    table_id = in_hub(database_url, begun)

    async def scene(hub: Hub) -> str:
        with hub.reader.engine.begin() as connection:
            connection.execute(SNAPSHOTS.delete())
        await sweeper_of(hub).sweep(thoroughly=True)
        await sweeper_of(hub).sweep(thoroughly=False)
        stored = hub.reader.stored(table_id)
        assert stored is not None
        assert stored.snapshot is not None
        return table_id

    in_hub(database_url, scene)


async def begun(hub: Hub) -> str:
    """A match with a snapshot, and a move after it."""
    live = await full_table(hub, 2, title="tokaido")
    await play(hub, live, 5)
    await sweeper_of(hub).sweep(thoroughly=False)
    await play(hub, live, 1)
    return live.id


def test_a_revised_table_is_stored_told_and_played_on(database_url: str) -> None:
    """After a restart it is the same, and nobody is told twice."""
    table_id = in_hub(database_url, begun)

    async def revise(hub: Hub) -> str:
        make_older(hub.reader.engine, table_id)
        live = await hub.find(table_id)
        ear = connect(hub, live, 0)
        told = ear.heard[0]
        assert isinstance(told, Welcome)
        what = told.log[-1].what
        assert isinstance(what, Revised)
        assert what.ply == told.table.revised
        assert told.table.status == "playing"
        assert told.position is not None
        await play(hub, live, 2)
        assert [type(happened) for happened in ear.happened] == [Happened] * 2
        return str(live.history.number)

    number = in_hub(database_url, revise)

    async def play_on(hub: Hub) -> str:
        live = await hub.find(table_id)
        assert str(live.history.number) == number
        assert live.history.table.version == live.history.title.version
        await play(hub, live)
        assert live.history.result is not None
        return table_id

    in_hub(database_url, play_on)


def test_a_revision_that_ends_the_match_is_stored_with_its_result(database_url: str) -> None:
    """As if by the older rules there had been something left to decide after the last move."""

    async def end(hub: Hub) -> str:
        live = await full_table(hub, 2, title="tokaido")
        await play(hub, live, 5)
        snapshot = live.history.snapshot()
        await play(hub, live)
        with hub.reader.engine.begin() as connection:
            running = update(TABLES).where(TABLES.c.id == live.id)
            connection.execute(running.values(status="playing", result=None))
            connection.execute(SNAPSHOTS.insert().values(**asdict(snapshot)))
        make_older(hub.reader.engine, live.id)
        return live.id

    table_id = in_hub(database_url, end)

    async def scene(hub: Hub) -> str:
        live = await hub.find(table_id)
        stored = hub.reader.stored(table_id)
        assert stored is not None
        assert live.history.is_over
        assert stored.table.status == "over"
        assert result_of(stored.table) == live.history.result
        assert stored.snapshot is None
        return table_id

    in_hub(database_url, scene)


def test_nobody_keeps_a_table_awake_that_is_only_told(tmp_path: Path) -> None:
    """Neither the bot whose turn it was, nor the player who is late."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def scene() -> None:
        clock = Clock()
        async with running_hub(url, clock) as hub:
            live, _ = await seated_table(hub, "me", "adept", "friend", pace="slow", limit=60)
            make_older(hub.reader.engine, live.id, kept=False)
        async with running_hub(url, clock) as hub:
            for _ in range(3):
                clock.now += IDLE + 1
                await sweeper_of(hub).sweep(thoroughly=True)
            assert hub.told == {live.id}
            assert hub.tables == {}

    asyncio.run(scene())


def test_a_table_that_cannot_be_read_stops_no_other(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def make(hub: Hub) -> str:
        made = [(await make_table(hub, "me", "adept", pace="slow"))[0].id for _ in range(2)]
        return " ".join(sorted(made))

    broken, sound = in_hub(database_url, make).split()

    async def scene(hub: Hub) -> str:
        with hub.reader.engine.begin() as connection:
            rows = update(HAPPENINGS).where(HAPPENINGS.c.table_id == broken)
            connection.execute(rows.values(data="nonsense"))
            connection.execute(SNAPSHOTS.delete())
        monkeypatch.setattr(hub, "clock", lambda: LATER)
        with capture_logs() as lines:
            await sweeper_of(hub).sweep(thoroughly=True)
        assert [line["match"] for line in lines if line["log_level"] == "error"] == [broken] * 3
        await keep_snapshots(hub)
        stored = hub.reader.stored(sound)
        assert stored is not None
        assert stored.snapshot is not None
        return sound

    in_hub(database_url, scene)


def test_a_process_finds_snapshots_only_for_its_own_tables(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    table_id = in_hub(url, begun)

    async def scene(hub: Hub) -> str:
        with hub.reader.engine.begin() as connection:
            connection.execute(SNAPSHOTS.delete())
        hub.share = Share(1 - owner_of(table_id.encode(), 2), 2)
        await find_without(hub)
        assert hub.tables == {}
        return table_id

    in_hub(url, scene)


def test_an_older_server_does_not_follow_newer_rules(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def scene() -> None:
        async with running_hub(url) as here, running_hub(url) as there:
            live = await full_table(here, 2, title="tokaido")
            number = live.history.number
            await play(there, await there.find(live.id), 1)
            with here.reader.engine.begin() as connection:
                connection.execute(update(TABLES).values(version=99))
            with pytest.raises(Refusal) as caught:
                await here.catch_up(live, number + 1)
            assert caught.value.problem == "other-version"
            assert live.history.number == number
            assert live.history.table.version < 99

    asyncio.run(scene())


def test_talk_after_the_end_leaves_a_match_to_its_rules(database_url: str) -> None:
    async def over(hub: Hub) -> str:
        live = await full_table(hub, 2, title="tokaido")
        await play(hub, live)
        make_older(hub.reader.engine, live.id, differs=False)
        return live.id

    table_id = in_hub(database_url, over)

    async def scene(hub: Hub) -> str:
        live = await hub.find(table_id)
        assert not live.history.is_told
        await acting.say(hub, live, 0, Say("1", "well played"))
        stored = hub.reader.stored(table_id)
        assert stored is not None
        assert stored.table.version == OLD
        return table_id

    in_hub(database_url, scene)


def test_of_two_servers_one_revises(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    table_id = in_hub(url, begun)

    async def scene() -> None:
        async with running_hub(url) as here, running_hub(url) as there:
            make_older(here.reader.engine, table_id)
            first, second = await asyncio.gather(here.find(table_id), there.find(table_id))
            assert first.history.number == second.history.number
            assert first.history.revision is second.history.revision is None

    asyncio.run(scene())


def test_a_table_that_is_only_told_can_be_read_and_closed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def make(hub: Hub) -> str:
        live, key = await make_table(hub, "me", "adept", title="tokaido")
        make_older(hub.reader.engine, live.id, kept=False)
        return f"{live.id} {key}"

    table_id, key = in_hub(url, make).split()

    async def scene(hub: Hub) -> str:
        live = await hub.find(table_id)
        ear = connect(hub, live, 0)
        told = ear.heard[0]
        assert isinstance(told, Welcome)
        assert (told.table.status, told.position) == ("told", None)
        assert told.log
        assert not is_due(live), "it would keep others from their snapshots"
        await sweeper_of(hub).sweep(thoroughly=True)
        with pytest.raises(Refusal) as caught:
            live.history.running()
        assert caught.value.problem == "other-version"
        [line] = await hub.reader.playing()
        assert line.actors, "as the older rules had it"
        summary = table_summary(hub, line)
        assert (summary.status, summary.actors) == ("told", [])
        await acting.say(hub, live, 0, Say("1", "what now?"))
        await close(hub, live, key)
        assert live.history.status == "closed"
        return table_id

    in_hub(url, scene)
