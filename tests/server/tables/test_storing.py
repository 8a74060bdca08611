"""Nobody is told what is not stored, nor refused because of it."""

import asyncio
import threading

import pytest
from sqlalchemy.exc import OperationalError
from tests.server import acting
from tests.server.hubs import (
    FirstChoice,
    connect,
    first_move,
    full_table,
    make_table,
    play,
    running_hub,
    words,
)

from kachidoki.match import Seal
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import Said, Say
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import BatchWriter, Write, WriterThread
from kachidoki.server.tables.hub import Hub


def batches_of(hub: Hub) -> BatchWriter:
    assert isinstance(hub.writes.writer, WriterThread)
    return hub.writes.writer.batches


DISK_FULL = OperationalError("INSERT", {}, OSError("the disk is full"))


# ----------------------------------------------------------------- a disk that fails


def test_nobody_is_told_what_could_not_be_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            ear = connect(hub, live, 1)
            before, stored = words(live.history), batches_of(hub).commit
            move = first_move(live, 0, "m")

            def fail(writes: list[Write]) -> None:
                raise DISK_FULL

            monkeypatch.setattr(batches_of(hub), "commit", fail)
            with pytest.raises(Refusal, match="storage"):
                await acting.move(hub, live, 0, move)
            assert ear.happened == []
            monkeypatch.setattr(batches_of(hub), "commit", stored)
            async with hub.reading(live) as history:
                assert words(history) == before
            number = await acting.move(hub, live, 0, move)
            assert [told.number for told in ear.happened] == [number]

    asyncio.run(scene())


def test_bots_go_on_when_the_disk_is_back(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks for the table meanwhile: everybody waits for the bot."""
    monkeypatch.setattr("kachidoki.server.tables.bot_turns.PAUSE", 0.0)

    async def scene() -> None:
        async with running_hub(sqlite_url, bots=FirstChoice()) as hub:
            live, _ = await make_table(hub, "me", "adept")
            ear = connect(hub, live, 0)
            stored = batches_of(hub).commit

            def fail_for_bots(writes: list[Write]) -> None:
                if any(row.request is None for write in writes for row in write.happenings):
                    raise DISK_FULL
                stored(writes)

            await settled(live)
            monkeypatch.setattr(batches_of(hub), "commit", fail_for_bots)
            while not live.spoiled:
                seat = live.humans_to_act()[0]
                number = live.history.number
                await acting.move(hub, live, seat, first_move(live, seat, f"m{number}"))
                await settled(live)
            known = ear.happened[-1].number
            monkeypatch.setattr(batches_of(hub), "commit", stored)
            await hub.restore_all()
            await settled(live)
            assert live.humans_to_act() == [0]
            assert ear.happened[-1].number > known

    asyncio.run(scene())


async def settled(live: LiveTable) -> None:
    """No bot thinks."""
    while live.thinking:
        await asyncio.sleep(0.01)


def test_what_was_missed_comes_with_the_position(sqlite_url: str) -> None:
    """Also if the last of it was only said."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as one, running_hub(sqlite_url) as other:
            here = await full_table(one)
            there = await other.find(here.id)
            ear = connect(other, there, 2)
            await acting.move(one, here, 0, first_move(here, 0, "m"))
            await acting.say(one, here, 0, Say("s", "done"))
            there.spoiled = True
            await other.restore_all()
            moved, said = ear.happened
            assert moved.position is not None
            assert moved.position.ply == here.history.ply
            assert (said.position, isinstance(said.what, Said)) == (None, True)

    asyncio.run(scene())


def test_rules_that_fail_leave_no_trace(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is made already when the cards of the next round cannot be dealt."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            draw = Seal.draw

            def fail(seal: Seal, ply: int, outcomes: object) -> int:
                raise ZeroDivisionError

            monkeypatch.setattr(Seal, "draw", fail)
            try:
                while live.history.status == "playing":
                    before = words(live.history)
                    await play(hub, live, 1)
                pytest.fail("no cards were dealt")
            except ZeroDivisionError:
                pass
            monkeypatch.setattr(Seal, "draw", draw)
            async with hub.reading(live) as history:
                assert words(history) == before
            await play(hub, live, 1)

    asyncio.run(scene())


def test_an_act_that_was_cut_off_is_looked_up(sqlite_url: str) -> None:
    """The write goes through although nobody waits for it any more."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            ear = connect(hub, live, 1)
            move = first_move(live, 0, "m")
            task = asyncio.create_task(acting.move(hub, live, 0, move))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            number = await acting.move(hub, live, 0, move)
            assert [told.number for told in ear.happened] == [number]
            assert live.history.number == number

    asyncio.run(scene())


# ----------------------------------------------------------------- while something is stored


class Disk:
    """Stores only what it is let to; `groups` are the numbers that each transaction brought."""

    def __init__(self, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
        self.groups: list[list[int]] = []
        self.stored = batches_of(hub).commit
        self.goes_on = threading.Event()
        monkeypatch.setattr(batches_of(hub), "commit", self.commit)

    def commit(self, writes: list[Write]) -> None:
        self.groups.append([row.number for write in writes for row in write.happenings])
        self.goes_on.wait(20)
        self.stored(writes)


def test_choices_made_at_once_are_stored_at_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub, 4)
            ear = connect(hub, live, None)
            before = live.history.number
            disk = Disk(hub, monkeypatch)
            disk.goes_on.set()
            moves = [first_move(live, seat, "m") for seat in range(4)]
            numbers = [before + 1, before + 2, before + 3, before + 4]
            chosen = [acting.move(hub, live, seat, move) for seat, move in enumerate(moves)]
            assert await asyncio.gather(*chosen) == numbers
            assert disk.groups == [numbers]
            assert [told.number for told in ear.happened] == numbers
            plies = [told.position.ply for told in ear.happened if told.position]
            assert plies == sorted(set(plies)), "each with the position that it led to"

    asyncio.run(scene())


def test_whoever_comes_meanwhile_waits(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is shown what is not stored, and who asks for it again is answered when it is."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            ear = connect(hub, live, 1)
            disk = Disk(hub, monkeypatch)
            move = first_move(live, 0, "m")

            async def read() -> int:
                async with hub.reading(live) as history:
                    return history.number

            asked = [acting.move(hub, live, 0, move), acting.move(hub, live, 0, move), read()]
            tasks = [asyncio.create_task(one) for one in asked]
            late = asyncio.create_task(acting.say(hub, live, 2, Say("s", "late")))
            await asyncio.sleep(0.1)
            assert not any(task.done() for task in [*tasks, late])
            assert ear.happened == []
            disk.goes_on.set()
            first, again, read_number = await asyncio.gather(*tasks)
            assert first == again == read_number
            assert await late == first + 1, "it waited for the reader"
            assert [told.number for told in ear.happened] == [first, first + 1]

    asyncio.run(scene())


def test_nobody_is_refused_for_what_is_not_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal says what is possible, so it waits until what it rests on is known to all."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub, 2, title="tokaido")
            seat = live.humans_to_act()[0]
            move = first_move(live, seat, "m")
            late = first_move(live, seat, "late")
            disk = Disk(hub, monkeypatch)
            made = asyncio.create_task(acting.move(hub, live, seat, move))
            refused = asyncio.create_task(acting.move(hub, live, seat, late))
            await asyncio.sleep(0.1)
            assert not made.done()
            assert not refused.done()
            disk.goes_on.set()
            await made
            with pytest.raises(Refusal, match="stale"):
                await refused

    asyncio.run(scene())


def test_what_builds_on_something_lost_is_done_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process is faster with the first of two choices; no number is left out."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as one, running_hub(sqlite_url) as other:
            here = await full_table(one, 4)
            there = await other.find(here.id)
            ear = connect(other, there, 3)
            moves = {seat: first_move(there, seat, "m") for seat in (1, 2)}
            number = await acting.move(one, here, 0, first_move(here, 0, "m"))
            disk = Disk(other, monkeypatch)
            disk.goes_on.set()
            chosen = [acting.move(other, there, seat, move) for seat, move in moves.items()]
            assert await asyncio.gather(*chosen) == [number + 1, number + 2]
            assert disk.groups[0] == [number, number + 1], "at first"
            assert [told.number for told in ear.happened] == [number, number + 1, number + 2]
            await one.catch_up(here, number + 2)
            assert words(here.history) == words(there.history)

    asyncio.run(scene())
