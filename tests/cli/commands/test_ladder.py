"""`kachidoki ladder`, `report`, `compare`, `selfplay` and `metrics` as their users meet them."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.engine.test_files import fill_the_disk

from kachidoki.cli import main
from kachidoki.lab.records import check, read


def run(*words: str) -> Result:
    return CliRunner().invoke(main, [*words, "--lang", "en"])


ONE = ("--processes", "1")


def test_a_ladder_is_climbed_and_reported_again_from_its_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    words = ("--bots", "random,greedy", "--seats", "2", "--games", "6", "--response-deals", "2")
    result = run("ladder", "joraku", *words, "--training-deals", "1", *ONE, "--out", str(first))
    assert result.exit_code == 0, result.output
    assert "greedy" in result.stdout
    assert sorted(file.name for file in first.iterdir()) == [
        "index.html",
        "records.parquet",
        "responses.json",
        "standings.json",
    ]
    again = run("report", str(first / "records.parquet"), "--replay", "--out", str(second))
    assert again.exit_code == 0, again.output
    for name in ("index.html", "standings.json"):
        assert (first / name).read_bytes() == (second / name).read_bytes()
    fill_the_disk(monkeypatch)
    full = run("report", str(first / "records.parquet"), "--out", str(second))
    assert full.exit_code == 2
    assert "standings.json: No space left on device" in full.stderr
    assert (first / "standings.json").read_bytes() == (second / "standings.json").read_bytes()
    figures = json.loads((first / "standings.json").read_text())
    assert [rung["bot"] for rung in figures["rungs"]] == ["greedy", "random"]


def test_selfplay_writes_games_and_goes_on_where_they_are(tmp_path: Path) -> None:
    file = tmp_path / "not" / "there" / "games.parquet"
    words = ("selfplay", "tokaido", "--bots", "random", "--seats", "2", "--games", "3")
    result = run(*words, *ONE, "--out", str(file))
    assert result.exit_code == 0, result.output
    assert "3 games" in result.stdout
    records = read(file, "tokaido")
    check(records)
    assert len(records) == 3
    written = file.read_bytes()
    assert run(*words, *ONE, "--out", str(file)).exit_code == 0
    assert file.read_bytes() == written


@pytest.mark.parametrize(
    ("bots", "code", "verdict"),
    [(("greedy", "random"), 0, "stronger"), (("random", "greedy"), 1, "not-stronger")],
)
def test_a_comparison_says_who_is_stronger(bots: tuple[str, str], code: int, verdict: str) -> None:
    words = ("--title", "joraku", "--seats", "2", "--gain", "0.8", "--json")
    result = run("compare", *bots, *words, *ONE)
    assert result.exit_code == code, result.output
    data = json.loads(result.stdout)
    assert data["verdict"] == verdict
    assert data["games"] == 2 * data["deals"]


def test_a_comparison_may_stay_undecided() -> None:
    result = run("compare", "greedy", "random", "--title", "joraku", "--games", "2", *ONE)
    assert result.exit_code == 1
    assert "Undecided after 2 games (1 deals)" in result.stdout


def test_metrics_tell_of_each_option(tmp_path: Path) -> None:
    words = ("--seats", "2", "--bots", "random", "--games", "2", "--effects")
    result = run("metrics", "tokaido", *words, "--json", *ONE)
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    changed = [{name for name, value in each["options"].items() if value == "on"} for each in data]
    assert changed == [
        set(),
        {"initiation"},
        {"return-trip"},
        {"gastronomy"},
        {"preparations"},
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_metrics_are_drawn_from_records(language: str, tmp_path: Path) -> None:
    file, chart = tmp_path / "games.parquet", tmp_path / "chart.svg"
    run("selfplay", "joraku", "--bots", "random", "--games", "2", *ONE, "--out", str(file))
    words = ["metrics", "joraku", "--records", str(file), "--plot", str(chart), *ONE]
    result = CliRunner().invoke(main, [*words, "--lang", language])
    assert result.exit_code == 0, result.output
    assert "10^" in result.stdout
    assert "TAG: Colt Express" in result.stdout
    assert "<svg" in chart.read_text()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["ladder", "joraku", "--bots", "greedy"], "a ladder has 2 to 64 bots"),
        (["ladder", "joraku", "--bots", "greedy,ismcts:1s"], "ismcts:1s thinks by the clock"),
        (["ladder", "joraku", "--training-deals", "-1"], "-1 deals train no response"),
        (["ladder", "joraku", "--seed", "-1"], "a seed is 0 or more, not -1"),
        (["ladder", "go"], "no title 'go'"),
        (["report", "nowhere.parquet"], "nowhere.parquet"),
        (["selfplay", "joraku", "--bots", "champion"], "champion thinks by the clock"),
        (["selfplay", "joraku", "--out", "/dev/null/x"], "cannot write to /dev/null"),
        (["ladder", "joraku", "--out", "/dev/null/x"], "cannot write to /dev/null/x"),
        (["compare", "greedy", "greedy", "--title", "joraku"], "two different bots"),
        (["compare", "greedy", "random", "--title", "joraku", "--gain", "2"], "0.5 and 2"),
        (["metrics", "joraku", "--records", "nowhere.parquet"], "nowhere.parquet"),
        (["metrics", "joraku", "--plot", "plot.gif"], ".svg or .png"),
    ],
)
def test_bad_input_ends_with_code_2_and_one_clear_message(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""
