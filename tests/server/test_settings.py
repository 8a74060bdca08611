"""What a server is started with, and what is said when it cannot start."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from kachidoki.cli import main
from kachidoki.cli.commands.serve import listen
from kachidoki.engine import BadInput
from kachidoki.server.settings import Settings, from_environment


def test_flags_go_before_the_environment_and_that_before_the_defaults() -> None:
    environment = {
        "KACHIDOKI_PORT": "8080",
        "KACHIDOKI_HOST": "0.0.0.0",
        "KACHIDOKI_DATA_DIR": "/data",
        "KACHIDOKI_CONNECTIONS": "7",
        "KACHIDOKI_REDIS_URL": "",
        "PORT": "1",
    }
    settings = from_environment({"port": 9000, "host": None}, environment)
    assert (settings.port, settings.host) == (9000, "0.0.0.0")
    assert settings.data_dir == Path("/data")
    assert settings.limits.connections == 7
    assert settings.limits.open_tables == Settings().limits.open_tables
    assert settings.redis_url is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "eight"),
        ("PORT", "65536"),
        ("BOT_WORKERS", "0"),
        ("PROCESSES", "0"),
        ("PROCESSES", "65"),
        ("LIVE_LIMIT", "-1"),
        ("CONNECTIONS", "0"),
        ("TABLE_RATE", "0"),
        ("ROOT_PATH", "games"),
        ("ROOT_PATH", "/games/"),
        ("ROOT_PATH", '/"games'),
        ("ROOT_PATH", "//games"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadInput, match="setting"):
        from_environment({}, {f"KACHIDOKI_{name}": value})


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        (None, "sqlite"),
        ("sqlite:///x.sqlite", "sqlite"),
        ("postgres://db/k", "postgresql+psycopg"),
        ("postgresql://db/k", "postgresql+psycopg"),
    ],
)
def test_the_database_is_known_by_its_url(given: str | None, driver: str) -> None:
    assert Settings(database_url=given).database.drivername == driver


@pytest.mark.parametrize("url", ["nonsense", "mysql://db/k", "http://db"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadInput, match="database"):
        _ = Settings(database_url=url).database


# ----------------------------------------------------------------- a server that cannot start


def refusal(*flags: str) -> str:
    """The one line that says why."""
    result = CliRunner().invoke(main, ["serve", *flags])
    assert result.exit_code == 1, result.output
    [line] = result.stderr.strip().splitlines()[-1:]
    assert "Traceback" not in result.output
    return line


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = refusal("--port", port, "--data-dir", str(tmp_path))
    assert f"cannot listen at 127.0.0.1:{port}" in line


def test_nobody_is_let_in_before_there_is_somebody_to_answer() -> None:
    """A proxy asks another server instead of waiting for this one to start."""
    with listen(Settings(port=0)) as listening, pytest.raises(ConnectionRefusedError):
        socket.create_connection(listening.getsockname())


def test_a_postgresql_that_is_cut_off_is_given_up() -> None:
    url = Settings(database_url="postgresql://db/k?connect_timeout=3&sslmode=require").database
    assert url.query["connect_timeout"] == "3"
    assert url.query["sslmode"] == "require"
    assert int(str(url.query["tcp_user_timeout"])) <= 10_000
    assert Settings().database.query == {}


@pytest.mark.parametrize("host", ["nowhere.invalid", "a..b", "999.0.0.1", "x" * 70])
def test_a_host_that_is_none(tmp_path: Path, host: str) -> None:
    assert f"cannot listen at {host}:" in refusal("--host", host, "--data-dir", str(tmp_path))


def test_a_folder_that_cannot_be_written() -> None:
    assert "cannot open the database" in refusal("--data-dir", "/proc/nowhere")


@pytest.mark.parametrize(
    ("flag", "url", "reason"),
    [
        ("--database-url", "postgresql://127.0.0.1:1/kachidoki", "cannot open the database"),
        ("--database-url", "nonsense", "database URL"),
        ("--redis-url", "redis://127.0.0.1:1", "cannot reach the Redis"),
        ("--redis-url", "nonsense", "cannot reach the Redis"),
    ],
)
def test_an_address_that_leads_nowhere(tmp_path: Path, flag: str, url: str, reason: str) -> None:
    assert reason in refusal("--data-dir", str(tmp_path), flag, url)


def test_it_says_where_it_listens_and_stops_when_it_is_told_to(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kachidoki.cli", "serve", "--port", "0", "--data-dir"]
    with subprocess.Popen(
        [*command, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Kachidoki: http://localhost:")
        server.terminate()
        assert server.wait(20) == 0
