"""Databases for the tests: a SQLite file, and a PostgreSQL that runs as long as the tests do."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import databases


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with databases.postgres() as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """An empty database of its own."""
    return databases.empty_database(postgres_server)


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with databases.redis(tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The same."""
    return f"sqlite:///{tmp_path / 'kachidoki.sqlite'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    url: str = request.getfixturevalue(request.param)
    return url
