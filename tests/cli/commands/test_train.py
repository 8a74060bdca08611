"""`kachidoki train` as its users meet it, and bots with the nets that it made."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kachidoki.cli import INTERRUPTED, main
from kachidoki.lab.training import generations
from kachidoki.lab.training.generations import Training

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
        (
            ["train", "gunsen", *SMALL, "--seed", "-1"],
            "a seed is 0 or more and less than 4294967296",
        ),
        (["train", "gunsen", *SMALL, "--epochs", "0"], "epochs must be 1 or more, not 0"),
        (["train", "gunsen", *SMALL, "--neurons", "4", "999"], "up to 256 neurons"),
        (["train", "gunsen", *SMALL, "--out", "/dev/null/x"], "cannot write to /dev/null"),
        (["train", "gunsen", *SMALL, "--out", "."], "cannot write .: it is a folder"),
        (["train", "gunsen", *SMALL, "--out", "x.training"], "it is the folder of the course"),
        (["train", "gunsen", *SMALL, "--out", "a+b.json"], "a+b.json: in the names of bots a +"),
        (["train", "gunsen", *SMALL, "--out", "a,b.json"], "a,b.json: in the names of bots a +"),
        (["train", "gunsen", *SMALL, "--folder", "a+b"], "a+b: in the names of bots a + stands"),
        (
            ["train", "gunsen", *SMALL, "--neurons", "0", "4"],
            "each layer has 1 neuron or more, not 0",
        ),
        (["train", "gunsen", *SMALL, "--iterations", "999999999999"], "up to 100000000 iterations"),
        (["train", "gunsen", *SMALL, "--hours", "0"], "hours must be above 0, not 0.0"),
        (["train", "gunsen", *SMALL, "--generations", "0"], "generations must be 1 or more, not 0"),
        (["train", "gunsen", *SMALL, "--teacher", "nobody"], "there is no bot 'nobody'"),
        (["train", "gunsen", *SMALL, "--teacher", "champion"], "champion thinks by the clock"),
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


def test_ctrl_c_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(training: Training) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "run", interrupt)
    result = run("train", "joraku", *SMALL, "--out", str(tmp_path / "mine.json"))
    assert result.exit_code == INTERRUPTED
    assert "The same command goes on from there." in result.stderr


@pytest.mark.parametrize("title", ["joraku", "tokaido", "rising-sun", "gunsen"])
def test_quick_games_teach_something_in_every_title(title: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    small = ["--games", "3", "--seats", "3", "--neurons", "4", "2", "--epochs", "1"]
    result = run("train", title, *small, "--processes", "1", "--out", str(path))
    assert result.exit_code == 0, result.output
    assert path.exists()


def test_folders_that_are_missing_are_made(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "mine.json"
    assert run("train", "joraku", *SMALL, "--out", str(path)).exit_code == 0
    assert path.is_file()


def test_a_net_of_another_course_replaces_no_good_one(tmp_path: Path) -> None:
    good, folder = tmp_path / "mine.json", tmp_path / "mine.training"
    words = ("train", "joraku", *SMALL, "--out", str(good))
    assert run(*words).exit_code == 0
    before = good.read_bytes()
    for content in ("{", '{"kind": "net"}'):
        (folder / "learnt-1.json").write_text(content)
        result = run(*words)
        assert result.exit_code == 2
        assert "learnt-1.json: is neither a net nor a prior" in result.output
        assert good.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "words"), [("en", "The course is over"), ("ru", "Курс окончен")]
)
def test_a_course_of_which_nothing_passed_says_so(
    language: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generations, "play_deals", lambda *words: [0.0] * 6)
    path = tmp_path / "mine.json"
    own = ("--generations", "2", "--iterations", "2", "--lang", language)
    result = run("train", "joraku", *SMALL, *own, "--out", str(path))
    assert result.exit_code == 1
    assert words in result.stdout
    assert not path.exists()
