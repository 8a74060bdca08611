"""A seat on another device, by a link that opens it once."""

import asyncio

import pytest
from tests.server.hubs import Clock, make_table, running_hub

from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage.model import LINKS
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.seat_links import LIFETIME, make_link, use_link


def stored(hub: Hub) -> list[tuple[object, ...]]:
    with hub.reader.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(LINKS.select())]


def test_a_link_opens_its_seat_once(database_url: str) -> None:
    async def scene() -> None:
        clock = Clock()
        async with running_hub(database_url, clock) as hub:
            live, key = await make_table(hub, "me", "friend")
            other, _ = await make_table(hub, "me", "friend")
            token, until = await make_link(hub, live, key)
            assert until == clock.now + LIFETIME
            for wrong, table in ((token[::-1], live), (token, other)):
                with pytest.raises(Refusal, match="link-used"):
                    await use_link(hub, table, wrong)
            uses = [use_link(hub, live, token) for _ in range(4)]
            outcomes = await asyncio.gather(*uses, return_exceptions=True)
            assert [outcome for outcome in outcomes if isinstance(outcome, str)] == [key]
            assert [str(outcome) for outcome in outcomes].count("link-used") == 3
            with pytest.raises(Refusal, match="link-used"):
                await use_link(hub, live, token)

    asyncio.run(scene())


def test_a_link_is_good_for_minutes_and_tells_the_database_nothing(database_url: str) -> None:
    async def scene() -> None:
        clock = Clock()
        async with running_hub(database_url, clock) as hub:
            live, key = await make_table(hub, "me", "friend")
            token, _ = await make_link(hub, live, key)
            [row] = stored(hub)
            assert not {key, token, key.encode().hex()} & set(row)
            clock.now += LIFETIME + 1
            with pytest.raises(Refusal, match="link-used"):
                await use_link(hub, live, token)
            await make_link(hub, live, key)
            assert len(stored(hub)) == 1, "old ones go"

    asyncio.run(scene())
