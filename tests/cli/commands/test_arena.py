"""`kachidoki arena` as its users meet it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kachidoki.cli import main
from kachidoki.cli.commands import arena as command_module
from kachidoki.lab.arena import Series, playing
from kachidoki.lab.statistics import Game
from kachidoki.titles import find_title, package_of, titles

KEYS = ["bot", "win_rate", "low", "high", "mean_score"]


def arena(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", "joraku", "--processes", "1", *words])


def test_json_has_exactly_the_promised_shape() -> None:
    result = arena("--bots", "greedy,random,random,random", "--games", "8", "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert list(data) == ["title", "games", "bots", "parts"]
    assert (data["title"], data["games"]) == ("joraku", 8)
    assert [list(row) for row in data["bots"]] == [KEYS, KEYS]
    assert [row["bot"] for row in data["bots"]] == ["greedy", "random"]
    greedy, random = data["bots"]
    assert greedy["win_rate"] + 3 * random["win_rate"] == pytest.approx(1)
    for row in data["bots"]:
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1


def test_equal_bots_only_are_at_parity() -> None:
    data = json.loads(arena("--bots", "random,random,random", "--games", "3", "--json").stdout)
    assert [row["win_rate"] for row in data["bots"]] == [pytest.approx(1 / 3)]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_prints_does_not_spoil_the_result(processes: str) -> None:
    bots = "tests.lab.failing:Prints,tests.lab.failing:Prints,random"
    words = ["arena", "joraku", "--bots", bots, "--games", "3", "--json", "--processes", processes]
    command = [sys.executable, "-m", "kachidoki.cli", *words]
    result = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(result.stdout)["games"] == 3
    assert "Here I am." in result.stderr


def test_processes_change_nothing() -> None:
    words = ("--bots", "greedy,random,random", "--games", "4", "--seed", "9", "--json")
    assert arena(*words, "--processes", "2").stdout == arena(*words).stdout
    assert arena(*words, "--seed", "10").stdout != arena(*words).stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["greedy", "random ×2", "parity", "33.3%", "seed 1"]),
        ("ru", ["greedy", "random ×2", "поровну", "33,3\N{NO-BREAK SPACE}%"]),
    ],
)
def test_the_table_speaks_both_languages(language: str, words: list[str]) -> None:
    result = arena("--bots", "greedy,random,random", "--games", "3", "--lang", language)
    assert result.exit_code == 0
    for word in words:
        assert word in result.stdout


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_long_name_cuts_no_result(language: str, tmp_path: Path) -> None:
    prior = tmp_path / f"{'long' * 20}.json"
    shipped = files(package_of(find_title("joraku"))).joinpath("prior.json")
    prior.write_bytes(shipped.read_bytes())
    words = ["arena", "joraku", "--bots", f"ismcts:1+{prior},random", "--games", "1"]
    result = CliRunner().invoke(
        main, [*words, "--processes", "1", "--lang", language], env={"COLUMNS": "80"}
    )
    assert result.exit_code == 0, result.output
    assert "…" not in result.stdout
    assert "±" in result.stdout


def test_options_and_corrections_reach_the_game(tmp_path: Path) -> None:
    words = ("--bots", "greedy,random,random", "--games", "3", "--json")
    generous = tmp_path / "generous.toml"
    generous.write_text("[kachidoki]\nrp_by_rank = [90, 60, 30]\n")
    usual = json.loads(arena(*words).stdout)["bots"]
    corrected = json.loads(arena(*words, "--components", str(generous)).stdout)["bots"]
    varied = json.loads(arena(*words, "--option", "variants=3+4").stdout)["bots"]
    assert corrected[0]["mean_score"] > usual[0]["mean_score"] + 50
    assert varied != usual


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "oracle,random,random"], "there is no bot 'oracle'"),
        (["--bots", "random"], "joraku is not for 1 seat; possible: 2, 3, 4"),
        (["--bots", "oracle"], "there is no bot 'oracle'"),
        (["--bots", "oracle", "--seats", "3"], "there is no bot 'oracle'"),
        (["--bots", "random,,random"], "there is no bot ''"),
        (["--bots", "random,random,random", "--seats", "4"], "4 seats need as many bots"),
        (["--bots", "random,random,random", "--games", "0"], "0 games show nothing"),
        (["--bots", "random,random,random", "--games", "many"], "'many' is not a valid integer"),
        (["--bots", "random,random,random", "--processes", "0"], "0 processes cannot play"),
        (["--bots", "random,random,random", "--option", "mode"], "name=value"),
        (["--bots", "random,random,random", "--option", "mode=two-on-two"], "not possible"),
        (["--bots", "random,random,random", "--components", "nowhere.toml"], "nowhere.toml"),
        (["--bots", "random,random,random", "--plot", "plot.gif"], ".svg or .png"),
        (["--bots", "random,random,random", "--plot", "nowhere/plot.svg"], "no folder nowhere"),
        ([], "Missing option '--bots'"),
    ],
)
def test_bad_input_ends_with_code_2_and_one_clear_message(words: list[str], message: str) -> None:
    result = arena(*words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_an_unknown_title_names_those_that_exist() -> None:
    result = CliRunner().invoke(main, ["arena", "go", "--bots", "random,random"])
    assert result.exit_code == 2
    assert f"there is no title 'go'; titles: {', '.join(titles())}" in result.stderr


def interrupt_after(games_played: int, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def interrupted(series: Series, processes: int) -> Iterator[Iterator[Game]]:
        with playing(series, processes) as games:
            yield cut(games)

    def cut(games: Iterator[Game]) -> Iterator[Game]:
        for _ in range(games_played):
            yield next(games)
        raise KeyboardInterrupt

    monkeypatch.setattr(command_module, "playing", interrupted)


def test_ctrl_c_reports_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(2, monkeypatch)
    result = arena("--bots", "greedy,random,random", "--games", "30", "--json", "--lang", "en")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 2
    assert "2 of 30 games" in result.stderr


def test_ctrl_c_before_the_first_game_is_finished_reports_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    interrupt_after(0, monkeypatch)
    result = arena("--bots", "greedy,random,random", "--games", "30")
    assert result.exit_code == 130
    assert result.stdout == ""


@pytest.mark.parametrize(("name", "magic"), [("a.svg", b"<?xml"), ("a.PNG", b"\x89PNG")])
def test_the_plot_is_what_its_name_says(name: str, magic: bytes, tmp_path: Path) -> None:
    words = ("--bots", "greedy,random,random", "--games", "3", "--plot", str(tmp_path / name))
    assert arena(*words, "--lang", "ru").exit_code == 0
    drawn = (tmp_path / name).read_bytes()
    assert drawn.startswith(magic)
    assert arena(*words, "--lang", "ru").exit_code == 0
    assert (tmp_path / name).read_bytes() == drawn


def test_the_plot_shows_bots_seats_and_parity(tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    arena("--bots", "greedy,random,random", "--games", "3", "--plot", str(path), "--lang", "en")
    drawn = path.read_text("utf-8")
    for word in ("greedy", "random ×2", ">A<", ">B<", ">C<", "parity"):
        assert word in drawn


def test_a_missing_plotting_library_is_named_before_any_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = arena("--bots", "greedy,random,random", "--plot", str(tmp_path / "plot.svg"))
    assert result.exit_code == 2
    assert "pip install 'kachidoki[plots]'" in result.stderr
    assert "Games" not in result.stderr
