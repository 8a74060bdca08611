"""Which matches of a server today's rules change."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.running import run
from tests.server.hubs import FirstChoice, full_table, play, running_hub
from tests.server.older import make_older

from kachidoki.server.tables.bot_turns import BotTurns
from kachidoki.server.tables.sweeper import Sweeper


def tables(folder: Path) -> list[str]:
    """One of today's rules, and four of older ones: the same, changed, changed without a snapshot,
    over."""

    async def scene() -> list[str]:
        async with running_hub(f"sqlite:///{folder / 'kachidoki.sqlite'}") as hub:
            found = [await full_table(hub, 2, title="tokaido") for _ in range(5)]
            for live in found:
                await play(hub, live, 3)
            await play(hub, found[4])
            await Sweeper(hub, BotTurns(hub, FirstChoice())).sweep(thoroughly=False)
            for live, differs, kept in zip(
                found[1:], (False, True, True, True), (True, True, False, True), strict=True
            ):
                make_older(hub.reader.engine, live.id, differs, kept)
            return [live.id for live in found]

    return asyncio.run(scene())


def versions(folder: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(folder / "kachidoki.sqlite")) as connection:
        return connection.execute("SELECT id, version FROM tables ORDER BY id").fetchall()


def test_every_match_of_older_rules_is_told_of_and_none_is_changed(tmp_path: Path) -> None:
    now, same, revised, told, over = tables(tmp_path)
    before = versions(tmp_path)
    done = run("revisions", "--data-dir", str(tmp_path), "--lang", "en")
    assert done.exit_code == 0, done.output
    *lines, last = done.output.splitlines()
    fates = {line.split(",")[0]: line.split(", ", 3)[3] for line in lines}
    assert now not in fates
    assert fates[same] == "running: comes to the same"
    assert fates[revised].startswith("running: goes on by today's rules after step ")
    assert fates[told] == "running: can be read, but not played on"
    assert fates[over] == "over: can be read, but not played on"
    assert last == "4 matches are of older rules; changed: 3."
    assert versions(tmp_path) == before


def test_a_match_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    *_, broken, over = tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / "kachidoki.sqlite")) as connection:
        connection.execute("UPDATE happenings SET data = 'no' WHERE table_id = ?", (broken,))
        connection.commit()
    found = run("revisions", "--data-dir", str(tmp_path), "--lang", "en").output
    assert f"{broken}, tokaido, version 0, running: cannot be read by this program" in found
    assert over in found
    words = ["export", str(tmp_path / "matches"), "--data-dir", str(tmp_path), "--lang", "en"]
    exported = run(*words).output
    assert broken in exported
    assert "4 matches were written" in exported


def test_where_there_is_no_database_it_says_so(tmp_path: Path) -> None:
    refused = run("revisions", "--data-dir", str(tmp_path), "--lang", "en")
    assert refused.exit_code == 2
    assert "There is no" in refused.output or "there is no" in refused.output
