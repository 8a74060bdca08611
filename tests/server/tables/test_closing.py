"""A table that nobody will play to the end is closed by those who sit there."""

import asyncio

from tests.server import acting
from tests.server.hubs import (
    FirstChoice,
    connect,
    first_move,
    make_table,
    play,
    running_hub,
    seated_table,
)

from kachidoki.server.http.limits import Limiter, maker_of
from kachidoki.server.play import keys
from kachidoki.server.protocol.bodies import Join, NewSeat, NewTable
from kachidoki.server.protocol.messages import Closing, Say
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.settings import Limits
from kachidoki.server.tables import seating, stand_ins
from kachidoki.server.tables.closing import close


async def refused(what: object) -> str:
    try:
        await what  # type: ignore[misc]
    except Refusal as refusal:
        return refusal.problem
    return ""


def test_whoever_plays_with_bots_closes_the_table_alone(sqlite_url: str) -> None:
    """The bots fall silent, nothing more happens, and it stays so."""

    async def scene() -> None:
        bots = FirstChoice()
        async with running_hub(sqlite_url, bots=bots) as hub:
            live, [key] = await seated_table(hub, "me", "adept", "adept")
            ear = connect(hub, live, 0)
            await close(hub, live, key)
            assert ear.happened[-1].what == Closing("A", True)
            number = live.history.number
            assert await close(hub, live, key) == number
        async with running_hub(sqlite_url, bots=bots) as hub:
            live = await hub.find(live.id)
            bots.asked.clear()
            hub.recorder.changed(live, here=True)
            assert live.history.status == "closed"
            move, line = first_move(live, 0, "m"), Say("s", "Hello?")
            assert await refused(acting.move(hub, live, 0, move)) == "table-closed"
            assert await refused(acting.say(hub, live, 0, line)) == "table-closed"
            assert await refused(stand_ins.hand_over(hub, live, 0, 0, "adept")) == "table-closed"
            assert (bots.asked, live.history.number) == ([], number)

    asyncio.run(scene())


def test_a_match_is_closed_when_all_who_play_agree(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live, [host, friend] = await seated_table(hub, "me", "friend", "adept")
            await close(hub, live, host)
            asked = await close(hub, live, host)
            assert (live.history.status, live.history.number) == ("playing", asked)
            await close(hub, live, friend)
            assert live.history.status == "closed"

    asyncio.run(scene())


def test_whoever_plays_on_does_not_agree_any_more(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live, [host, friend] = await seated_table(hub, "me", "friend")
            seat = live.humans_to_act()[0]
            own, other = (host, friend) if seat == 0 else (friend, host)
            await close(hub, live, own)
            await acting.move(hub, live, seat, first_move(live, seat, "m"))
            await close(hub, live, other)
            assert live.history.status == "playing"

    asyncio.run(scene())


def test_for_whom_a_bot_plays_need_not_be_asked(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live, [host, _] = await seated_table(hub, "me", "friend")
            await stand_ins.hand_over(hub, live, 1, 1, "adept")
            await close(hub, live, host)
            assert live.history.status == "closed"

    asyncio.run(scene())


def test_before_the_match_the_host_closes_the_table(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live, host = await make_table(hub, "me", "friend", "friend")
            invite = live.history.table.invite
            _, friend = await seating.join(hub, live, Join("Boris", "pine", invite))
            assert await refused(close(hub, live, friend)) == "host-only"
            assert await refused(close(hub, live, None)) == "key-needed"
            assert await refused(close(hub, live, "x" * 32)) == "key-wrong"
            await close(hub, live, host)
            late = Join("Clara", "pine", invite)
            assert await refused(seating.join(hub, live, late)) == "table-closed"
            mine = await hub.reader.listings_of_keys([keys.hash_of(host)])
            assert mine == []

    asyncio.run(scene())


def test_nobody_is_locked_out_by_tables_of_their_own(sqlite_url: str) -> None:
    """Neither by those that were closed nor by those that everybody has left."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            limiter = Limiter(Limits(open_tables=2))
            body = NewTable("joraku", "Anna", [NewSeat("me"), NewSeat("friend")])
            made = [await seating.make(hub, body, maker_of("here")) for _ in range(2)]
            assert await refused(limiter.new_table("here", hub.reader)) == "too-many-tables"
            (first, _, key), (second, _, other) = made
            await close(hub, first, key)
            assert await refused(limiter.new_table("here", hub.reader)) == ""
            await seating.leave(hub, second, other)
            assert await hub.reader.open_tables(maker_of("here"), 0) == 0

    asyncio.run(scene())


def test_a_match_that_is_over_stays_as_it_is(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live, [host, _] = await seated_table(hub, "me", "friend")
            await play(hub, live)
            assert await refused(close(hub, live, host)) == "has-ended"
            assert live.history.status == "over"

    asyncio.run(scene())
