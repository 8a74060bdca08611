"""`kachidoki train` as its users meet it, and bots with the nets that it made."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kachidoki.cli import main

SMALL = ["--games", "3", "--seats", "2", "--neurons", "4", "2", "--epochs", "1", "--processes", "1"]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "mine.json"
    result = run("train", "gunsen", *SMALL, "--out", str(path))
    assert result.exit_code == 0, result.output
    assert f"What was learnt is in {path}." in result.output
    return path


def test_a_net_has_a_card(net: Path) -> None:
    words = json.loads(net.read_text("utf-8"))
    card = words["card"]
    assert (words["title"], words["first"], words["second"]) == ("gunsen", 4, 2)
    assert card["course"]["games"] == 3
    assert list(card["positions"]) == list(card["surprise"]) == ["2"]


def test_the_same_seed_gives_the_same_net(net: Path, tmp_path: Path) -> None:
    again, other = tmp_path / "again.json", tmp_path / "other.json"
    assert run("train", "gunsen", *SMALL, "--out", str(again)).exit_code == 0
    assert run("train", "gunsen", *SMALL, "--seed", "2", "--out", str(other)).exit_code == 0
    assert again.read_text("utf-8") == net.read_text("utf-8")
    assert other.read_text("utf-8") != net.read_text("utf-8")


@pytest.mark.parametrize("processes", ["", "@2"])
def test_bots_play_with_a_net_of_ones_own_and_without_any(net: Path, processes: str) -> None:
    bots = f"ismcts:4{processes}+none+{net},ismcts:4+none"
    result = run("arena", "gunsen", "--bots", bots, "--games", "1", "--processes", "1", "--json")
    assert result.exit_code == 0, result.output
    assert len(json.loads(result.stdout)["bots"]) == 2


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["train", "chess"], "there is no title 'chess'"),
        (
            ["train", "gunsen", *SMALL, "--seats", "9"],
            "gunsen is not for 9 seats",
        ),
        (["train", "gunsen", *SMALL, "--games", "1"], "1 games teach nothing: one is kept aside"),
        (["train", "gunsen", *SMALL, "--seed", "-1"], "a seed is 0 or more, not -1"),
        (["train", "gunsen", *SMALL, "--epochs", "0"], "epochs must be 1 or more, not 0"),
        (["train", "gunsen", *SMALL, "--neurons", "4", "999"], "up to 256 neurons"),
        (["train", "gunsen", *SMALL, "--out", "nowhere/x"], "nowhere/x: there is no such folder"),
        (["train", "gunsen", *SMALL, "--hours", "0"], "hours must be above 0, not 0.0"),
        (["train", "gunsen", *SMALL, "--generations", "0"], "generations must be 1 or more, not 0"),
        (["train", "gunsen", *SMALL, "--teacher", "nobody"], "there is no bot 'nobody'"),
        (["train", "gunsen", *SMALL, "--processes", "0"], "0 processes cannot play"),
        (["arena", "gunsen", "--bots", "ismcts:4+x,greedy"], "x: cannot be read"),
        (["arena", "gunsen", "--bots", "greedy:+none,greedy"], "there is no bot 'greedy:+none'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert reason in result.output
    assert result.output.count("\n") == 1


def test_games_without_a_position_to_learn_from_are_refused(tmp_path: Path) -> None:
    """Quick games of Tokaido are never settled before they are over."""
    result = run("train", "tokaido", *SMALL, "--out", str(tmp_path / "mine.json"))
    assert result.exit_code == 2
    assert "there is nothing to learn from; name another teacher" in result.output
