"""The same games on a Ray of two workers, and what becomes of workers that die.

Ray is not in everybody's environment: `make test-ray` has one with it.
"""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from socket import create_server

import pytest
from click.testing import CliRunner
from tests.lab.test_arena import series

pytest.importorskip("ray", reason="Ray is not installed: `make test-ray` installs it")

from ray.cluster_utils import Cluster

from kachidoki.cli import main
from kachidoki.engine import BadInput
from kachidoki.lab import cluster
from kachidoki.lab.arena import playing
from kachidoki.lab.cluster import RayCluster
from kachidoki.lab.crew import at_work, in_order

FAILING = "tests.lab.failing"
ANSWERS = {
    "arena": "arena joraku --bots greedy,random,random --games 12 --json",
    "balance": "balance gunsen --bots random --seats 2 --games 8 --json",
    "compare": "compare greedy random --title joraku --seats 2 --gain 0.9 --json",
}
FILES = {
    "selfplay": ("selfplay gunsen --bots greedy --seats 2 --games 6 --out", "games.parquet", ""),
    "ladder": (
        "ladder joraku --bots random,greedy --seats 2 --games 8 --response-deals 0 --out",
        "ladder",
        "records.parquet",
    ),
    "train": ("train gunsen --seats 2 --games 60 --neurons 4 2 --epochs 1 --out", "net.json", ""),
}


@pytest.fixture(scope="module")
def door() -> int:
    """A port that is free."""
    with create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


@pytest.fixture(scope="module")
def address(door: int) -> Iterator[str]:
    head = {"num_cpus": 2, "ray_client_server_port": door}
    ray = Cluster(initialize_head=True, head_node_args=head)
    yield ray.address
    ray.shutdown()


@pytest.fixture
def workers(address: str) -> Iterator[RayCluster]:
    joined = RayCluster(address)
    yield joined
    joined.leave()


def run(*words: str | Path) -> str:
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("name", ANSWERS)
def test_a_ray_comes_to_the_same(name: str, address: str) -> None:
    words = ANSWERS[name].split()
    assert run(*words, "--ray", address) == run(*words, "--processes", "1")


def test_a_ray_comes_to_the_same_from_outside(address: str, door: int) -> None:
    words = ANSWERS["arena"].split()
    assert run(*words, "--ray", f"ray://127.0.0.1:{door}") == run(*words, "--processes", "1")


@pytest.mark.parametrize("name", FILES)
def test_a_ray_plays_the_same_games(name: str, address: str, tmp_path: Path) -> None:
    line, out, file = FILES[name]
    made = []
    for where, who in (("here", ["--processes", "1"]), ("there", ["--ray", address])):
        (tmp_path / where).mkdir()
        run(*line.split(), tmp_path / where / out, *who)
        made.append((tmp_path / where / out / file).read_bytes())
    assert made[0] == made[1]


def test_the_work_of_a_worker_that_dies_is_done_by_another(
    workers: RayCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def dies_once(number: int) -> int:
        mark = tmp_path / str(number)
        if number % 4 == 0 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    with at_work(dies_once, range(10), workers) as chunks:
        assert list(in_order(chunks)) == [number * number for number in range(10)]
    assert len(list(tmp_path.iterdir())) == 3
    assert capsys.readouterr().out == ""  # Ray's own words stay out of results


def test_a_bot_that_ends_every_worker_is_named(
    workers: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "RETRIES", 1)
    dying = series(f"{FAILING}:Dies,random,random", games=2)
    with (
        pytest.raises(BadInput, match=r"a process of the arena has died.*failing:Dies"),
        playing(dying, workers) as games,
    ):
        list(games)


def test_a_bot_that_fails_is_named_with_its_game_and_ply(workers: RayCluster) -> None:
    failing = series(f"{FAILING}:Raises,random,random", games=2)
    with (
        pytest.raises(BadInput) as refusal,
        playing(failing, workers) as games,
    ):
        list(games)
    assert str(refusal.value).endswith("RuntimeError: no idea")
    assert len(str(refusal.value).splitlines()) == 1


def test_leaving_early_frees_the_workers(workers: RayCluster) -> None:
    def rests(number: int) -> int:
        time.sleep(3600 if number else 0)
        return number

    with at_work(rests, range(8), workers) as chunks:
        assert next(chunks).results == [0]
    with at_work(abs, [-1, -2], workers) as chunks:
        assert list(in_order(chunks)) == [1, 2]


def test_another_kachidoki_plays_no_games_for_us(
    workers: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "hash_of_sources", lambda package: "another")
    with pytest.raises(BadInput, match="another Kachidoki"), at_work(abs, [1, 2], workers) as done:
        list(done)


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_a_ray_that_is_not_there_is_missed(scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
    with create_server(("127.0.0.1", 0)) as server:
        address = f"{scheme}127.0.0.1:{server.getsockname()[1]}"
        refuse(address, "nobody answers")  # something is there, but no Ray
    refuse(address, "nobody answers")
    refuse(f"{scheme}nowhere", "possible: local, auto, HOST:PORT, ray://HOST:PORT")


def refuse(address: str, reason: str) -> None:
    words = f"arena joraku --bots greedy,random --games 4 --ray {address}"
    result = CliRunner().invoke(main, words.split())
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1] == f"Error: there is no Ray at {address}: {reason}"
