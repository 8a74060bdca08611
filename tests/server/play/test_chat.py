"""Chat: who hears it, how much of it there may be, and that each line is said once."""

import asyncio

import pytest
from tests.server import acting
from tests.server.hubs import connect, full_table, make_table, play, running_hub

from kachidoki.server.play.acts import NOBODY
from kachidoki.server.play.broadcast import welcome
from kachidoki.server.play.live import LiveTable, Visitor
from kachidoki.server.protocol.bodies import Join
from kachidoki.server.protocol.messages import Said, Say
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.socket.direct import MOST_BEHIND
from kachidoki.server.tables import seating
from kachidoki.server.tables.hub import Hub

ANNA, BORIS = Visitor("anna's", "192.0.2.1"), Visitor("boris's", "192.0.2.2")


def test_a_whisper_is_heard_by_those_it_is_for(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            ears = [connect(hub, live, seat) for seat in (0, 1, 2, None)]
            await acting.say(hub, live, 0, Say("s", "psst", to=["B", "B"]))
            heard = [[told.what for told in ear.happened] for ear in ears]
            whisper = Said("A", "Anna", "psst", ["B"])
            assert heard == [[whisper], [whisper], [], []]
            late = [connect(hub, live, seat) for seat in (0, 1, 2, None)]
            logs = [ear.heard[0].log for ear in late]  # type: ignore[union-attr]
            told = [[entry.what for entry in log if isinstance(entry.what, Said)] for log in logs]
            assert told == heard

    asyncio.run(scene())


def test_chat_never_grows_too_large_to_be_told(sqlite_url: str) -> None:
    """And spectators who talk all the time leave the players their room."""

    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            await play(hub, live)
            for seat in (0, 1, 2):
                await talk(hub, live, seat)
            for number in range(20):
                await talk(hub, live, None, Visitor(f"v{number}", f"192.0.2.{number}"))
            assert len(live.history.happened) > 2 * 150
            assert len(welcome(live, 0, 0)) < MOST_BEHIND

    asyncio.run(scene())


async def talk(hub: Hub, live: LiveTable, seat: int | None, visitor: Visitor = NOBODY) -> None:
    """Until it is too much."""
    with pytest.raises(Refusal, match="too-much-chat"):
        await talk_for_ever(hub, live, seat, visitor)


async def talk_for_ever(hub: Hub, live: LiveTable, seat: int | None, visitor: Visitor) -> None:
    for number in range(1000):
        line = Say(f"s{number}", "🏯" * 500, name="🏯" * 40)
        await acting.say(hub, live, seat, line, visitor)


def test_a_spectator_leaves_the_others_room(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            await talk(hub, live, None, ANNA)
            with pytest.raises(Refusal, match="too-much-chat"):
                await acting.say(hub, live, None, Say("1", "!"), ANNA._replace(word="other"))
            await acting.say(hub, live, None, Say("1", "Well played!"), BORIS)

    asyncio.run(scene())


def test_whoever_talks_and_leaves_does_not_silence_the_next(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live, _ = await make_table(hub, "me", "friend", "friend")
            invite = live.history.table.invite
            seat, key = await seating.join(hub, live, Join("Boris", "pine", invite))
            await talk(hub, live, seat)
            await seating.leave(hub, live, key)
            for name in ("Clara", "Dora"):
                await seating.join(hub, live, Join(name, "pine", invite))
            await acting.say(hub, live, seat, Say("1", "Hello!"))

    asyncio.run(scene())


def test_the_ids_of_a_spectator_are_its_own(sqlite_url: str) -> None:
    async def scene() -> None:
        async with running_hub(sqlite_url) as hub:
            live = await full_table(hub)
            first = await acting.say(hub, live, None, Say("1", "Hm."), ANNA)
            second = await acting.say(hub, live, None, Say("1", "Hm."), BORIS)
            assert second == first + 1
            assert await acting.say(hub, live, None, Say("1", "Hm."), ANNA) == first
        async with running_hub(sqlite_url) as hub:
            live = await hub.find(live.id)
            moved = ANNA._replace(address="198.51.100.7")
            assert await acting.say(hub, live, None, Say("1", "Hm."), moved) == first
            assert live.history.number == second

    asyncio.run(scene())
