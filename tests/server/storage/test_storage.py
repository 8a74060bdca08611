"""What is written is there afterwards, once, on either database."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from types import NoneType

import msgspec
import pytest
from sqlalchemy import Engine, inspect, make_url, text, update
from sqlalchemy.exc import OperationalError

from kachidoki.server.settings import Settings
from kachidoki.server.storage import (
    AddTable,
    Archive,
    ChangeStatus,
    HappeningRow,
    NoDatabase,
    Reader,
    SeatRow,
    StorageFailed,
    TableRow,
    Taken,
    Write,
    WriteQueue,
    WriterThread,
    new_chain,
    open_database,
)
from kachidoki.server.storage.batches import BatchWriter
from kachidoki.server.storage.model import METADATA, TABLES
from kachidoki.server.storage.reader import read_seats
from kachidoki.server.storage.statements import add_table

TABLE = TableRow(
    id="t1",
    title="joraku",
    version=1,
    engine="0",
    options="{}",
    corrections="{}",
    status="playing",
    public=True,
    pace="slow",
    limit_seconds=60,
    coach=True,
    host=0,
    secret="s",
    invite="i",
    watch="w",
    created=1000,
    maker="m",
)
SEATS = [SeatRow("t1", 0, "Anna", "hash", "n"), SeatRow("t1", 1, bot="adept")]


def happening(number: int, table_id: str = "t1", since: float = 0.5) -> HappeningRow:
    return HappeningRow(table_id, number, 1.25, '{"ж": "勝"}', 0, f"r{number}", number, "AB", since)


@asynccontextmanager
async def storage(url: str) -> AsyncIterator[tuple[Reader, WriteQueue]]:
    engine = open_database(Settings(database_url=url).database)
    queue = WriteQueue(WriterThread(engine))
    await queue.write(Write([], [AddTable(TABLE, SEATS)]))
    try:
        yield Reader(engine), queue
    finally:
        await queue.stop()
        engine.dispose()


def test_what_is_written_is_read_again(database_url: str) -> None:
    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            await queue.write(Write([happening(1), happening(2)]))
            stored = reader.stored("t1")
            assert stored is not None
            assert (stored.table, stored.seats) == (TABLE, SEATS)
            assert stored.happenings == [happening(1), happening(2)]
            later = reader.stored("t1", after=1)
            assert later is not None
            assert later.happenings == [happening(2)]
            assert reader.stored("t2") is None
            assert await reader.numbers(["t1", "t2"]) == {"t1": 2}
            assert await reader.is_reachable()

    asyncio.run(scene())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights")
def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    """It holds the secrets of all seals; an older file is closed, too."""
    file = tmp_path / "data" / "kachidoki.sqlite"
    file.parent.mkdir()
    file.touch(0o644)
    file.chmod(0o644)

    async def scene() -> None:
        async with storage(f"sqlite:///{file}"):
            rights = {found.name: found.stat().st_mode & 0o777 for found in file.parent.iterdir()}
            assert f"{file.name}-wal" in rights
            assert set(rights.values()) == {0o600}

    asyncio.run(scene())


def test_of_those_who_write_a_number_one_wins(database_url: str) -> None:
    """All in one transaction at first; only the loser is told that it has lost."""

    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            writes = [Write([happening(number)]) for number in (1, 2, 2, 3, 3, 4)]
            outcomes = await asyncio.gather(
                *[queue.write(write) for write in writes], return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes] == [
                type(None),
                type(None),
                Taken,
                type(None),
                Taken,
                type(None),
            ]
            assert await reader.numbers(["t1"]) == {"t1": 4}

    asyncio.run(scene())


def test_what_builds_on_a_write_that_failed_is_not_stored(database_url: str) -> None:
    """Other chains are not broken."""

    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            await queue.write(Write([happening(1)]))
            chain, other = new_chain(), new_chain()
            writes = [
                Write([happening(1)], [], chain),
                Write([happening(2)], [], chain),
                Write([happening(3)], [], other),
            ]
            outcomes = await asyncio.gather(*map(queue.write, writes), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Taken, Taken, NoneType]
            await queue.write(Write([happening(2)], [], new_chain()))
            assert await reader.numbers(["t1"]) == {"t1": 3}

    asyncio.run(scene())


def test_what_waits_behind_a_write_that_fails_is_not_stored(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was put while that one was under way, for a transaction of its own."""

    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            await queue.write(Write([happening(1)]))
            chain, goes_on = new_chain(), threading.Event()
            thread = queue.writer
            assert isinstance(thread, WriterThread)
            commit = thread.batches.commit

            def wait(writes: list[Write]) -> None:
                goes_on.wait()
                commit(writes)

            monkeypatch.setattr(thread.batches, "commit", wait)
            writes = [Write([happening(number)], [], chain) for number in (1, 2)]
            writes.append(Write([happening(3)], [], new_chain()))
            tasks = []
            for write in writes:
                tasks.append(asyncio.create_task(queue.write(write)))
                await rounds(3)
            goes_on.set()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Taken, Taken, NoneType]
            assert await reader.numbers(["t1"]) == {"t1": 3}

    asyncio.run(scene())


async def rounds(number: int) -> None:
    """Lets the event loop do what is due so many times."""
    for _ in range(number):
        await asyncio.sleep(0)


def test_a_write_is_stored_as_a_whole_or_not_at_all(database_url: str) -> None:
    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            await queue.write(Write([happening(1)]))
            over = ChangeStatus("t1", "over")
            with pytest.raises(Taken):
                await queue.write(Write([happening(2), happening(1)], [over]))
            stored = reader.stored("t1")
            assert stored is not None
            assert stored.table.status == "playing"
            assert stored.happenings == [happening(1)]

    asyncio.run(scene())


def test_a_write_that_no_database_takes_hinders_no_other(database_url: str) -> None:
    """All of them wait at once, so they are first tried in one transaction."""

    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            odd = msgspec.structs.replace(happening(2), request=object())
            writes = [Write([happening(1)]), Write([odd]), Write([happening(2)])]
            outcomes = await asyncio.gather(*map(queue.write, writes), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [NoneType, StorageFailed, NoneType]
            assert await reader.numbers(["t1"]) == {"t1": 2}

    asyncio.run(scene())


def test_there_may_be_more_tables_than_a_question_has_room_for(tmp_path: Path) -> None:
    engine = open_database(make_url(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    with engine.begin() as connection:
        for statement in add_table(TABLE, SEATS):
            connection.execute(statement)
        found = read_seats(connection, [*(f"none-{number}" for number in range(50_000)), "t1"])
    engine.dispose()
    assert found["t1"] == SEATS
    assert found["none-1"] == []


def test_lists_show_how_things_stand(database_url: str) -> None:
    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            [line] = await reader.public_listings(made_after=999)
            assert (line.number, line.ply, line.actors) == (0, 0, "")
            await queue.write(Write([happening(1), happening(2, since=7.0)]))
            [line] = await reader.listings_of_keys(["hash", "other"])
            assert (line.table, line.seats) == (TABLE, SEATS)
            assert (line.number, line.ply, line.actors, line.since) == (2, 2, "AB", 7.0)
            assert await reader.public_listings(made_after=1000) == []
            assert await reader.listings_of_keys(["other"]) == []
            assert len(await reader.playing("slow", waiting_since=8.0)) == 1
            assert await reader.playing("slow", waiting_since=6.0) == []
            assert await reader.playing("live") == []
            assert await reader.open_tables("m", 0) == 1
            assert await reader.open_tables("m", 1000) == 0

    asyncio.run(scene())


def test_an_analysis_is_kept(database_url: str) -> None:
    async def scene() -> None:
        async with storage(database_url) as (reader, queue):
            archive = Archive(reader, queue)
            assert await archive.analysis("t1") is None
            await archive.keep_analysis("t1", "[1]")
            assert await archive.analysis("t1") == "[1]"

    asyncio.run(scene())


# ----------------------------------------------------------------- opening


def test_the_migrations_make_the_tables_that_the_code_expects(database_url: str) -> None:
    """Several processes may start at the same time on an empty database."""
    url = Settings(database_url=database_url).database
    with ThreadPoolExecutor(4) as threads:
        engines: list[Engine] = list(threads.map(open_database, [url] * 4))
    found = inspect(engines[0])
    for table in METADATA.tables.values():
        columns = {column["name"] for column in found.get_columns(table.name)}
        assert columns == set(table.columns.keys())
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        assert {str(index.name) for index in table.indexes} <= indexes
    for engine in engines:
        engine.dispose()


def test_sqlite_is_durable_and_allows_readers(tmp_path: Path) -> None:
    engine = open_database(make_url(f"sqlite:///{tmp_path / 'new folder' / 'a.sqlite'}"))
    with engine.connect() as connection:
        for pragma, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


@pytest.mark.parametrize(
    "url", ["sqlite:////proc/nowhere/a.sqlite", "postgresql+psycopg://127.0.0.1:1/kachidoki"]
)
def test_a_database_that_cannot_be_opened_is_named(url: str) -> None:
    with pytest.raises(NoDatabase) as caught:
        open_database(make_url(url))
    assert "cannot open the database" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_database_of_a_newer_server_is_left_alone(database_url: str) -> None:
    url = Settings(database_url=database_url).database
    engine = open_database(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(NoDatabase, match="9999"):
        open_database(url)


def test_errors_do_not_say_what_was_to_be_written(tmp_path: Path) -> None:
    engine = open_database(make_url(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    wrong = update(TABLES).values(secret="plum").where(text("nowhere = 1"))
    with pytest.raises(OperationalError) as caught, engine.begin() as connection:
        connection.execute(wrong)
    engine.dispose()
    assert "plum" not in str(caught.value)


def test_of_a_deadlock_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers write the same rows in different orders: the database lets only one of them go on."""

    class Deadlock(Exception):
        sqlstate = "40P01"

    engine = open_database(make_url(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    batches = BatchWriter(engine)
    transact = batches.transact

    def fail_together(writes: list[Write]) -> None:
        if len(writes) > 1:
            raise OperationalError("", {}, Deadlock())
        transact(writes)

    monkeypatch.setattr(batches, "transact", fail_together)
    writes = [Write([], [AddTable(TABLE, SEATS)]), Write([happening(1)])]
    assert batches.carry_out(writes) == [None, None]
    batches.disconnect()
    assert Reader(engine).stored("t1") is not None
    engine.dispose()


def test_a_database_that_goes_away_is_reported_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with storage(f"sqlite:///{tmp_path / 'a.sqlite'}") as (reader, queue):
            assert isinstance(queue.writer, WriterThread)
            batches = queue.writer.batches
            statement = batches.add_happenings
            monkeypatch.setattr(batches, "add_happenings", "INSERT INTO nowhere VALUES (1)")
            with pytest.raises(StorageFailed):
                await queue.write(Write([happening(1)]))
            monkeypatch.setattr(batches, "add_happenings", statement)
            await queue.write(Write([happening(1)]))
            assert await reader.numbers(["t1"]) == {"t1": 1}

    asyncio.run(scene())
