"""Matches are written out from every kind of database, while a server uses it."""

import asyncio
from pathlib import Path

from tests.cli.running import run
from tests.server.hubs import full_table, play, running_hub

from kachidoki.match import verify


def test_matches_of_every_kind_of_database_are_written_out(
    database_url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "matches"

    async def scene() -> None:
        async with running_hub(database_url) as hub:
            await play(hub, await full_table(hub, 2, title="tokaido"))
            await play(hub, await full_table(hub, 3), 5)
            words = ["export", str(folder), "--database-url", database_url, "--lang", "en"]
            done = await asyncio.to_thread(run, *words)
            assert done.exit_code == 0, done.output
            assert "2 matches were written" in done.output

    asyncio.run(scene())
    contents = [file.read_text("utf-8") for file in folder.glob("*.match")]
    [over] = [content for content in contents if "[Secret " in content]
    assert len(contents) == 2
    assert verify(over).title == "tokaido"
