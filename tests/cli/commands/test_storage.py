"""A server's database is copied, put back, and written out as match files."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import Result
from sqlalchemy import make_url
from tests.cli.running import run
from tests.server.hubs import full_table, make_table, play, running_hub

from kachidoki.match import verify
from kachidoki.server.storage import open_database

MATCHES = 3


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the database of a server: a match that is over, two that are not, a table at which
    nobody has begun."""
    folder = tmp_path_factory.mktemp("server")

    async def scene() -> None:
        async with running_hub(f"sqlite:///{folder / 'kachidoki.sqlite'}") as hub:
            await play(hub, await full_table(hub, 2, title="tokaido"))
            await play(hub, await full_table(hub, 2), 5)
            await full_table(hub, 3)
            await make_table(hub, "me", "friend")

    asyncio.run(scene())
    return folder


@pytest.fixture
def used(stored: Path) -> Iterator[None]:
    """As long as it lasts, a server has the database open."""
    engine = open_database(make_url(f"sqlite:///{stored / 'kachidoki.sqlite'}"))
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT 1")
        yield
    engine.dispose()


def kachidoki(command: str, place: Path, folder: Path, *more: str) -> Result:
    return run(command, str(place), "--data-dir", str(folder), "--lang", "en", *more)


def count(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM happenings").fetchone()[0])


@pytest.mark.usefixtures("used")
def test_a_copy_is_made_while_the_server_runs_and_put_back(stored: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    done = kachidoki("backup", copy, stored)
    assert done.exit_code == 0, done.output
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["copy.sqlite"], (
        "nothing is left beside it"
    )
    assert count(copy) == count(stored / "kachidoki.sqlite") > 0
    again = tmp_path / "again"
    assert kachidoki("restore", copy, again).exit_code == 0
    assert count(again / "kachidoki.sqlite") == count(copy)
    refused = kachidoki("restore", copy, again)
    assert refused.exit_code == 2
    assert "--replace gives it up" in refused.output
    assert kachidoki("restore", copy, again, "--replace").exit_code == 0


def test_nothing_is_put_back_while_a_server_runs(stored: Path, used: None, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert kachidoki("backup", copy, stored).exit_code == 0
    before = count(stored / "kachidoki.sqlite")
    refused = kachidoki("restore", copy, stored, "--replace")
    assert refused.exit_code == 2
    assert "stop it first" in refused.output
    assert count(stored / "kachidoki.sqlite") == before


def test_what_is_there_is_not_written_over(stored: Path, tmp_path: Path) -> None:
    place = tmp_path / "copy.sqlite"
    place.write_text("mine")
    for command in ("backup", "export"):
        refused = kachidoki(command, place, stored)
        assert refused.exit_code == 2
        assert "is there already" in refused.output
    assert place.read_text() == "mine"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "there is no file"),
        (b"", "is no whole copy of a database"),
        (b"no database at all" * 100, "is no whole copy of a database: file is not a database"),
    ],
)
def test_what_is_no_copy_is_refused(content: bytes | None, message: str, tmp_path: Path) -> None:
    copy, folder = tmp_path / "copy.sqlite", tmp_path / "server"
    if content is not None:
        copy.write_bytes(content)
    refused = kachidoki("restore", copy, folder)
    assert refused.exit_code == 2
    assert message in refused.output
    assert not folder.exists()


def test_a_broken_or_newer_copy_is_refused(stored: Path, tmp_path: Path) -> None:
    copy, folder = tmp_path / "copy.sqlite", tmp_path / "server"
    assert kachidoki("backup", copy, stored).exit_code == 0
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(copy.read_bytes()[:-4096])
    assert "is no whole copy" in kachidoki("restore", broken, folder).output
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert (
        "version 9999, which this program does not know"
        in kachidoki("restore", copy, folder).output
    )
    assert not folder.exists()


def test_a_database_that_is_not_there_is_named(tmp_path: Path) -> None:
    for command in ("backup", "export"):
        refused = kachidoki(command, tmp_path / "place", tmp_path / "nowhere")
        assert refused.exit_code == 2
        assert "there is no database" in refused.output
    refused = run(
        "backup", str(tmp_path / "x"), "--database-url", "postgresql://h/n", "--lang", "ru"
    )
    assert "pg_dump" in refused.output


@pytest.mark.usefixtures("used")
def test_all_matches_are_written_out(stored: Path, tmp_path: Path) -> None:
    folder, archive = tmp_path / "matches", tmp_path / "matches.zip"
    done = kachidoki("export", folder, stored)
    assert done.exit_code == 0, done.output
    assert f"{MATCHES} matches were written" in done.output
    files = sorted(folder.glob("*.match"))
    assert len(files) == MATCHES
    contents = [file.read_text("utf-8") for file in files]
    assert sum("[Secret " in content for content in contents) == 1, "of the one that is over"
    [over] = [content for content in contents if "[Secret " in content]
    assert verify(over).title == "tokaido"
    assert kachidoki("export", archive, stored).exit_code == 0
    with ZipFile(archive) as zipped:
        assert sorted(zipped.namelist()) == [file.name for file in files]
        assert zipped.read(files[0].name).decode() == contents[0]


def test_a_database_of_older_tables_is_not_changed_by_an_export(
    stored: Path, tmp_path: Path
) -> None:
    assert kachidoki("backup", tmp_path / "kachidoki.sqlite", stored).exit_code == 0
    with closing(sqlite3.connect(tmp_path / "kachidoki.sqlite")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    refused = kachidoki("export", tmp_path / "matches", tmp_path)
    assert refused.exit_code == 2
    assert "brought up to date when a server starts" in refused.output
