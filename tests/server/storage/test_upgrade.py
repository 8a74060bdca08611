"""A database of an older version is brought up to date, and its matches go on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from tests.server.hubs import FirstChoice, play, running_hub
from tests.server.storage.stored.make import STORED

from kachidoki.server.play.history import result_of
from kachidoki.server.tables.bot_turns import BotTurns
from kachidoki.server.tables.sweeper import Sweeper


def older_database(folder: Path) -> str:
    """As it was stored; `stored/make.py` makes it anew, if today's rules would play it otherwise."""
    with closing(sqlite3.connect(folder / "kachidoki.sqlite")) as connection:
        connection.executescript(STORED.read_text("utf-8"))
    return f"sqlite:///{folder / 'kachidoki.sqlite'}"


def test_matches_of_an_older_database_are_replayed_and_played_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_hub(older_database(tmp_path)) as hub:
            found = [await hub.find(table_id) for table_id in hub.reader.begun()]
            running, over = sorted(found, key=lambda live: live.history.is_over)
            assert (running.history.status, over.history.status) == ("playing", "over")
            assert over.history.result == result_of(over.history.table) is not None
            assert over.history.file()[1].count("\n") > 50
            await Sweeper(hub, BotTurns(hub, FirstChoice())).sweep(thoroughly=False)
            stored = hub.reader.stored(running.id)
            assert stored is not None
            assert stored.snapshot is not None
            assert all(row.told is None for row in stored.happenings)
            await play(hub, running)
            assert running.history.result is not None

        async with running_hub(f"sqlite:///{tmp_path / 'kachidoki.sqlite'}") as hub:
            again = await hub.find(running.id)
            assert again.history.result == running.history.result
            stored = hub.reader.stored(running.id)
            assert stored is not None
            last = msgspec.json.decode(stored.happenings[-1].told or "[]")
            assert last, "what came of it is stored from now on"

    asyncio.run(scene())
