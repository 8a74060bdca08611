"""The example client plays whole games against bots on a real server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.servers import UNBOUND, ServerProcess, server_process

from kachidoki.titles import titles

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"
LONGEST = 240.0  # seconds; only a test that fails takes as long


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("example"), UNBOUND) as server:
        yield server


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(CLIENT), *words], capture_output=True, text=True, timeout=LONGEST
    )


@pytest.mark.parametrize("title", titles())
def test_it_plays_a_whole_game_of_any_title(server: ServerProcess, title: str) -> None:
    done = run(server.url, title)
    assert (done.returncode, done.stderr) == (0, "")
    assert "points [" in done.stdout


def test_it_says_what_is_refused(server: ServerProcess) -> None:
    done = run(server.url, "chess")
    assert done.returncode != 0
    assert "chess" in done.stderr
