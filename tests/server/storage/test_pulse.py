"""Whether anything can be written is found out by writing."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import psycopg
import pytest
from tests.server.clients import PATIENCE
from tests.server.served import served
from tests.server.services import postgres_alone

from kachidoki.server.settings import Settings
from kachidoki.server.storage import (
    NoDatabase,
    Pulse,
    Reader,
    WriteQueue,
    WriterThread,
    open_database,
)
from kachidoki.server.storage import pulse as pulses
from kachidoki.server.storage.pulse import Probe, trouble_of

# Runs where the folder that it is given is a small disk of its own.
SCENE = "import sys; from tests.server.storage import test_pulse; test_pulse.{scene}(sys.argv[1])"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "kachidoki.sqlite"


def unwritable(url: str) -> dict[str, float]:
    """By reason, as Prometheus is told."""
    lines = httpx.get(f"{url}/metrics", timeout=PATIENCE).text.splitlines()
    found = [line.split() for line in lines if line.startswith("kachidoki_unwritable{")]
    return {name.split('"')[1]: float(value) for name, value in found}


def test_a_server_that_cannot_write_says_so_and_recovers(database: Path) -> None:
    with served(Settings(database_url=f"sqlite:///{database}", bot_workers=1)) as url:
        assert httpx.get(f"{url}/health", timeout=PATIENCE).status_code == 200
        assert set(unwritable(url).values()) == {0.0}
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        health = httpx.get(f"{url}/health", timeout=PATIENCE)
        while health.status_code == 200:  # known for a moment from the last question
            health = httpx.get(f"{url}/health", timeout=PATIENCE)
        assert health.status_code == 503
        assert health.json()["database"] is True
        assert health.json()["trouble"] in ("silent", "locked")
        found = unwritable(url)
        assert sum(found.values()) == found["silent"] + found["locked"] == 1
        other.execute("ROLLBACK")
        other.close()
        while httpx.get(f"{url}/health", timeout=PATIENCE).status_code != 200:
            pass
        assert httpx.get(f"{url}/health", timeout=PATIENCE).json()["trouble"] is None


@pytest.mark.long
def test_a_server_whose_database_is_silent_says_so_and_recovers() -> None:
    """However often it is asked: those who wait hold up nobody else."""
    with (
        postgres_alone() as postgres,
        served(Settings(database_url=postgres.url, bot_workers=1)) as url,
    ):
        assert httpx.get(f"{url}/health", timeout=PATIENCE).status_code == 200
        with postgres.standing_still():
            while (health := httpx.get(f"{url}/health", timeout=PATIENCE)).status_code == 200:
                pass  # known for a moment from the last question
            assert health.status_code == 503
            assert (health.json()["database"], health.json()["trouble"]) == (False, "silent")
            with ThreadPoolExecutor(50) as crowd:
                answers = crowd.map(
                    lambda path: httpx.get(path, timeout=PATIENCE), [f"{url}/health"] * 50
                )
                assert {answer.status_code for answer in answers} == {503}
            httpx.get(f"{url}/", timeout=PATIENCE)  # a page, which is read in a thread, too
        while httpx.get(f"{url}/health", timeout=PATIENCE).status_code != 200:
            pass


@pytest.mark.parametrize(
    ("reason", "trouble"),
    [
        ("database or disk is full", "full"),
        ('could not extend file "base/1": No space left on device', "full"),
        ("database is locked", "locked"),
        ("attempt to write a readonly database", "read-only"),
        ("cannot execute UPDATE in a read-only transaction", "read-only"),
        ("the writer is lost: [Errno 2] No such file or directory", "lost"),
        ("connection failed: Connection refused", "lost"),
        ("disk I/O error", "other"),
    ],
)
def test_reasons_are_told_in_a_word(reason: str, trouble: str) -> None:
    assert trouble_of(reason) == trouble


def test_one_beat_is_enough_for_all_who_ask_at_once(database: Path) -> None:
    async def scene() -> None:
        engine = open_database(Settings(database_url=f"sqlite:///{database}").database)
        writes = WriteQueue(WriterThread(engine))
        times: list[float] = []
        pulse = Pulse(Reader(engine), writes, lambda: times.append(1.0) or 7.5)  # type: ignore[func-returns-value]
        assert await asyncio.gather(*[pulse.trouble() for _ in range(20)]) == [None] * 20
        assert len(times) == 1
        with engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT time FROM pulse").scalar() == 7.5
        await writes.stop()
        engine.dispose()

    asyncio.run(scene())


def test_a_question_without_an_answer_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would keep a thread of its own waiting."""
    monkeypatch.setattr(pulses, "PATIENCE", 0.05)

    async def scene() -> None:
        asked: list[asyncio.Event] = []

        async def never_answered() -> bool:
            asked.append(asyncio.Event())
            return await asked[-1].wait()

        probe = Probe(never_answered, silence=False)
        for _ in range(3):
            assert await asyncio.gather(*[probe.answer() for _ in range(20)]) == [False] * 20
        [question] = asked
        question.set()
        assert probe.asking is not None
        assert await probe.asking

    asyncio.run(scene())


def test_a_read_only_postgresql_is_named(postgres_url: str) -> None:
    async def scene() -> list[str | None]:
        engine = open_database(Settings(database_url=postgres_url).database)
        writes = WriteQueue(WriterThread(engine))
        found = [await Pulse(Reader(engine), writes).trouble()]
        for mode in ("on", "off"):
            set_read_only(postgres_url, mode)
            found.append(await Pulse(Reader(engine), writes).trouble())
        await writes.stop()
        engine.dispose()
        return found

    assert asyncio.run(scene()) == [None, "read-only", None]


def set_read_only(url: str, mode: str) -> None:
    """For all connections from now on; those that are there end."""
    with psycopg.connect(
        url, autocommit=True, options="-c default_transaction_read_only=off"
    ) as connection:
        name = connection.info.dbname
        connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {mode}')
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


# ----------------------------------------------------------------- a disk of its own


def on_a_small_disk(folder: str, scene: str) -> str:
    """What the scene of this file prints where the folder is a disk of one megabyte, which only it
    sees."""
    script = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'
    command = ["unshare", "--map-root-user", "--mount", "sh", "-c", script, folder]
    if (
        shutil.which("unshare") is None
        or subprocess.run([*command, "true"], capture_output=True).returncode
    ):
        pytest.skip("this system lends nobody a disk")
    words = SCENE.format(scene=scene)
    done = subprocess.run(
        [*command, sys.executable, "-c", words, folder],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_a_full_disk_is_named() -> None:
    with TemporaryDirectory() as folder:
        assert on_a_small_disk(folder, "fill_up") == "None full None"


def test_a_read_only_disk_is_named() -> None:
    """Where a server is started; one that runs keeps its disk writable."""
    with TemporaryDirectory() as folder:
        place = f"sqlite:///{folder}/kachidoki.sqlite"
        expected = f"cannot open the database {place}: [Errno 30] Read-only file system"
        assert on_a_small_disk(folder, "open_read_only").startswith(expected)


def open_read_only(folder: str) -> None:
    """Prints what whoever starts a server is told."""
    url = Settings(data_dir=Path(folder)).database
    open_database(url).dispose()
    subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
    try:
        open_database(url)
    except NoDatabase as error:
        print(error)


def fill_up(folder: str) -> None:
    """Prints what the pulse says before the disk is full, then, and afterwards."""
    ballast = Path(folder, "ballast")

    def load() -> None:
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    async def scene() -> None:
        engine = open_database(Settings(data_dir=Path(folder)).database)
        writes = WriteQueue(WriterThread(engine))
        found = [await Pulse(Reader(engine), writes).trouble()]
        load()
        found.append(await Pulse(Reader(engine), writes).trouble())
        await asyncio.to_thread(ballast.unlink)
        found.append(await Pulse(Reader(engine), writes).trouble())
        await writes.stop()
        engine.dispose()
        print(*found)

    asyncio.run(scene())
