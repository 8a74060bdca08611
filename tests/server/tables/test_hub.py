"""Live tables: the same after a restart, right also when processes race."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from tests.server import acting
from tests.server.clients import PATIENCE
from tests.server.hubs import (
    Clock,
    FirstChoice,
    connect,
    first_move,
    full_table,
    make_table,
    play,
    running_hub,
    words,
)

from kachidoki.server.peers.shares import Share
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.bodies import Join
from kachidoki.server.protocol.messages import Moved, Say, Seated, Undo, Undone
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.tables import bot_turns, seating
from kachidoki.server.tables.hub import IDLE

# ----------------------------------------------------------------- after a restart


def test_a_table_is_the_same_after_it_was_loaded(database_url: str) -> None:
    async def scene() -> None:
        async with running_hub(database_url) as hub:
            live = await full_table(hub, 3)
            await play(hub, live, 12)
            seat = next(seat for seat in range(3) if live.match and live.match.can_undo(seat))
            await acting.undo(hub, live, seat, Undo("u", live.history.ply))
            await acting.say(hub, live, 1, Say("s", "勝鬨!"))
            before = words(live.history)
        async with running_hub(database_url) as hub:
            again = await hub.find(live.id)
            assert words(again.history) == before
            await play(hub, again)
            assert again.history.status == "over"
            [line] = await hub.reader.listings_of_keys([again.seats[0].key_hash or ""])
            assert (line.table.status, line.ply) == ("over", again.history.ply)

    asyncio.run(scene())


def test_a_request_counts_once_also_after_a_restart(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            move, line = first_move(live, 0, "m1"), Say("s1", "hello")
            numbers = [await acting.move(hub, live, 0, move) for _ in range(2)]
            numbers += [await acting.say(hub, live, 0, line)]
        async with running_hub(sqlite_url) as hub:
            live = await hub.find(live.id)
            numbers += [await acting.move(hub, live, 0, move), await acting.say(hub, live, 0, line)]
            assert numbers == [numbers[0]] * 2 + [numbers[0] + 1] + [numbers[0], numbers[0] + 1]
            with pytest.raises(Refusal, match="illegal"):
                await acting.move(hub, live, 1, move)

    asyncio.run(scene())


def test_idle_tables_leave_the_memory(sqlite_url: str) -> None:
    async def scene() -> None:
        clock = Clock()
        async with running_hub(sqlite_url, clock) as hub:
            live = await full_table(hub)
            ear = connect(hub, live, 0)
            clock.now += IDLE + 1
            hub.drop_idle()
            assert await hub.find(live.id) is live, "somebody is there"
            hub.presences.leave(live, ear)
            clock.now += IDLE + 1
            hub.drop_idle()
            assert hub.tables == {}
            found = await asyncio.gather(*[hub.find(live.id) for _ in range(3)])
            assert found[0] is not live
            assert len({id(one) for one in found}) == 1, "loaded once"

    asyncio.run(scene())


@pytest.mark.parametrize("table_id", ["nowhere", "", "\0", "a/b", "x" * 65])
def test_a_table_that_is_not_there(sqlite_url: str, table_id: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            with pytest.raises(Refusal, match="unknown-table"):
                await hub.find(table_id)

    asyncio.run(scene())


# ----------------------------------------------------------------- several processes


def test_who_loses_a_race_follows_and_is_answered(database_url: str) -> None:
    """Two hubs that do not hear of each other, each with a player of the same table."""

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(running_hub(database_url))
            other = await stack.enter_async_context(running_hub(database_url))
            here = await full_table(one)
            there = await other.find(here.id)
            ear = connect(other, there, 2)
            move = first_move(here, 0, "m")
            number = await acting.move(one, here, 0, move)
            assert there.history.number < number, "nobody has told it"
            assert await acting.move(other, there, 0, move) == number, "the same request"
            late = first_move(here, 1, "o")
            later = await acting.move(other, there, 1, first_move(there, 1, "n"))
            assert later == number + 1, "a secret choice at the same time"
            assert [told.number for told in ear.happened] == [number, later]
            with pytest.raises(Refusal, match="stale"):
                await acting.move(one, here, 1, late)
            assert words(here.history) == words(there.history)

    asyncio.run(scene())


def test_a_process_catches_up_with_another(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as one, running_hub(sqlite_url) as other:
            here = await full_table(one, 2)
            there = await other.find(here.id)
            ear = connect(other, there, None)
            await play(one, here, 5)
            await acting.say(one, here, 0, Say("s", "psst", to=["B"]))
            await play(one, here, 5)
            await other.catch_up_all()
            while there.history.number < here.history.number:
                await asyncio.sleep(0.01)
            assert words(here.history) == words(there.history)
            numbers = [told.number for told in ear.happened]
            assert numbers == sorted(set(numbers))
            assert len(numbers) == 10, "a whisper is not for spectators"
            assert all(told.position is not None for told in ear.happened)

    asyncio.run(scene())


@pytest.mark.parametrize("has_heard", [False, True])
def test_what_is_done_at_another_process_is_told(
    sqlite_url: str, tmp_path: Path, has_heard: bool
) -> None:
    """Nobody is connected there, whether or not it has heard who is connected here. No sweep helps."""

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            shares = [Share(number, 2, tmp_path) for number in range(2)]
            one, other = [
                await stack.enter_async_context(running_hub(sqlite_url, share=share))
                for share in shares
            ]
            here, _ = await make_table(one, "me", "friend", "friend")
            there = await other.find(here.id) if has_heard else None
            ear = connect(one, here, 0)
            if there is not None:
                while not there.elsewhere:
                    await asyncio.sleep(0.01)
            there = there or await other.find(here.id)
            await seating.join(other, there, Join("Boris", "pine", there.history.table.invite))
            async with asyncio.timeout(PATIENCE):
                while not ear.happened:
                    await asyncio.sleep(0.01)
            assert isinstance(ear.happened[0].what, Seated)

    asyncio.run(scene())


# ----------------------------------------------------------------- what happens at a table


def test_an_undo_tells_what_still_stands(sqlite_url: str) -> None:
    """Anna changes her secret choice although Boris has made his meanwhile."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            anna, boris = connect(hub, live, 0), connect(hub, live, 1)
            ply = live.history.ply
            for seat in (0, 1):
                await acting.move(hub, live, seat, first_move(live, seat, "m"))
            await acting.undo(hub, live, 0, Undo("u", ply + 1))
            told = [ear.happened[-1].what for ear in (anna, boris)]
            for what in told:
                assert isinstance(what, Undone)
                assert (what.seat, what.ply) == ("A", ply + 1)
            hidden, shown = [what.plies[0].action for what in told if isinstance(what, Undone)]
            assert hidden == "?"
            assert shown != "?"
            assert live.history.ply == ply + 1
            with pytest.raises(Refusal, match="undo-nothing"):
                await acting.undo(hub, live, 2, Undo("u", live.history.ply))

    asyncio.run(scene())


def test_an_answer_that_crosses_an_undo_is_stale(sqlite_url: str) -> None:
    """An open move is taken back and made again; whoever answers the first one is too late."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub, 3)
            while not (back := [seat for seat in (0, 1, 2) if is_open_undo(live, seat)]):
                await play(hub, live, 1)
            number = live.history.number
            await acting.undo(hub, live, back[0], Undo("u", live.history.ply, seen=number))
            await acting.move(hub, live, back[0], first_move(live, back[0], "again"))
            for seat in live.humans_to_act():
                late = msgspec.structs.replace(first_move(live, seat, "late"), seen=number)
                with pytest.raises(Refusal, match="stale"):
                    await acting.move(hub, live, seat, late)
                fresh = msgspec.structs.replace(late, seen=live.history.number)
                await acting.move(hub, live, seat, fresh)
                break

    asyncio.run(scene())


def is_open_undo(live: LiveTable, seat: int) -> bool:
    """Could the seat take back a move that everybody saw?"""
    match = live.match
    assert match is not None
    last = match.line[-1].entry
    return match.can_undo(seat) and last.seat == seat and not last.secret


def test_bots_move_by_themselves_and_wake_up_after_a_restart(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live, _ = await make_table(hub, "me", "adept", "master")
            await acting.move(hub, live, 0, first_move(live, 0, "m"))
            assert live.bots_to_act() == [1, 2], "there are no bots here"
        bots = FirstChoice()
        async with running_hub(sqlite_url, bots=bots) as hub:
            live = await hub.find(live.id)
            hub.recorder.changed(live, here=True)
            while live.bots_to_act() or live.thinking:
                await asyncio.sleep(0.01)
            assert set(bots.asked) == {1, 2}
            assert live.humans_to_act() == [0]
            assert live.history.number == 2 + len(bots.asked)

    asyncio.run(scene())


def test_bots_of_a_process_that_died_wake_up_when_somebody_waits_for_them(sqlite_url: str) -> None:
    """Not at once: the process through which the last move came may be asking them."""

    async def scene() -> None:
        clock = Clock()
        async with running_hub(sqlite_url, clock) as hub:
            live, _ = await make_table(hub, "me", "adept", "master")
            await acting.move(hub, live, 0, first_move(live, 0, "m"))
        async with running_hub(sqlite_url, clock, FirstChoice()) as hub:
            live = await hub.find(live.id)
            connect(hub, live, 0)
            assert not live.thinking
            clock.now += bot_turns.PATIENCE + 1
            connect(hub, live, 0)
            assert set(live.thinking) == {1, 2}
            while live.bots_to_act() or live.thinking:
                await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_what_a_seat_is_told_of_others_secrets(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            ears = [connect(hub, live, seat) for seat in (0, 1, None)]
            await acting.move(hub, live, 0, first_move(live, 0, "m"))
            actions = []
            for ear in ears:
                what = ear.happened[-1].what
                assert isinstance(what, Moved)
                actions.append(what.plies[0].action)
            assert actions[0] != "?"
            assert actions[1:] == ["?", "?"]

    asyncio.run(scene())
