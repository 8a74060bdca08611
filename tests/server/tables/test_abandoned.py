"""Tables that nobody needs any more."""

import asyncio

import pytest
from msgspec.structs import replace
from tests.server.hubs import (
    Clock,
    FirstChoice,
    connect,
    full_table,
    make_table,
    play,
    running_hub,
)

from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.tables.bot_turns import BotTurns
from kachidoki.server.tables.sweeper import DAY, Sweeper


def test_abandoned_tables_are_forgotten_if_that_is_wanted(database_url: str) -> None:
    """Only those that are not over, at which nothing has happened for so long, and nobody looks."""

    async def scene() -> None:
        clock = Clock()
        async with running_hub(database_url, clock) as hub:
            open_table, _ = await make_table(hub, "me", "friend")
            running, over = [await full_table(hub, 2, title="tokaido") for _ in range(2)]
            await play(hub, running, 3)
            await play(hub, over)
            watched, _ = await make_table(hub, "me", "friend")
            connect(hub, watched, None)
            sweeper = Sweeper(hub, BotTurns(hub, FirstChoice()))
            clock.now += 31 * DAY
            fresh, _ = await make_table(hub, "me", "friend")
            await sweeper.forget_abandoned()
            assert len(hub.tables) == 5, "nothing was said about it"
            hub.settings = replace(hub.settings, abandoned_days=30)
            await sweeper.forget_abandoned()
            assert set(hub.tables) == {over.id, watched.id, fresh.id}
            for live in (open_table, running):
                with pytest.raises(Refusal) as caught:
                    await hub.find(live.id)
                assert caught.value.problem == "unknown-table"

    asyncio.run(scene())
