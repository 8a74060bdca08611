"""`kachidoki ladder`, `report`, `compare`, `selfplay` and `metrics` as their users meet them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.engine.test_files import fill_the_disk

from kachidoki.cli import main
from kachidoki.cli.commands import recording
from kachidoki.lab.arena import Plan
from kachidoki.lab.records import Heading, Records, check, read
from kachidoki.lab.records.record import table_of
from kachidoki.lab.records.writer import write

Tell = Callable[[int], None]


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


def test_one_setting_stands_beside_tag_several_do_not() -> None:
    words = ("--seats", "4", "--bots", "random", "--games", "1", *ONE)
    one = run("metrics", "joraku", *words)
    assert "TAG: Colt Express" in one.stdout
    assert "TAG's figures" in one.stdout
    several = run("metrics", "joraku", *words, "--effects")
    assert "as usual" in several.stdout
    assert "TAG" not in several.stdout


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("title", ["joraku", "rising-sun"])
def test_effects_are_readable_in_80_columns(title: str, language: str) -> None:
    words = ["metrics", title, "--bots", "random", "--games", "1", "--effects", *ONE]
    result = CliRunner().invoke(main, [*words, "--lang", language], env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    assert "…" not in result.stdout
    assert ("variants=" if title == "joraku" else "first-game ") in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def interrupt(plan: Plan, heading: Heading, path: Path, crew: int, tell: Tell) -> Records:
    tell(66)
    raise KeyboardInterrupt


def test_only_games_that_are_kept_are_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recording, "record", interrupt)
    kept = run("selfplay", "joraku", *ONE, "--out", str(tmp_path / "games.parquet"))
    assert kept.exit_code == 130
    assert "66 of 1,000 games are finished and kept" in kept.stderr
    lost = run("metrics", "joraku", *ONE)
    assert lost.exit_code == 130
    assert "66 of 100 games were finished; they are not kept" in lost.stderr
    assert "The same command goes on" not in lost.stderr


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--bots", "greedy"], "--bots"),
        (["--seats", "2"], "--seats"),
        (["--games", "100"], "--games"),
        (["--effects", "--seed", "2"], "--effects, --seed"),
        (["--option", "edition=first"], "--option"),
    ],
)
def test_metrics_of_records_play_nothing(words: list[str], named: str) -> None:
    result = run("metrics", "joraku", "--records", "games.parquet", *words)
    assert result.exit_code == 2
    assert f"--records plays no games, so it does not go with {named}\n" in result.stderr


def test_metrics_compare_games_of_as_many_seats(tmp_path: Path) -> None:
    found = []
    for seats in ("2", "3"):
        found += ["--records", str(tmp_path / f"{seats}.parquet")]
        words = ("--bots", "random", "--seats", seats, "--games", "1", *ONE)
        run("selfplay", "joraku", *words, "--out", found[-1])
    result = run("metrics", "joraku", *found, *ONE)
    assert result.exit_code == 2
    assert "different numbers of seats cannot be compared: 2, 3" in result.stderr


def test_a_report_names_the_file_of_a_broken_game(tmp_path: Path) -> None:
    path = tmp_path / "broken.parquet"
    run("selfplay", "joraku", "--bots", "random", "--games", "1", *ONE, "--out", str(path))
    records = read(path)
    broken = records[0]._replace(actions=records[0].actions[:160])
    write(table_of([broken], records.heading.metadata()), path)
    for words in (("report", str(path), "--replay"), ("metrics", "joraku", "--records", str(path))):
        result = run(*words)
        assert result.exit_code == 2
        assert "broken.parquet: game 1 breaks off after 80 plies" in result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["ladder", "joraku", "--bots", "greedy"], "a ladder has 2 to 64 bots"),
        (["ladder", "joraku", "--bots", "greedy,ismcts:1s"], "ismcts:1s thinks by the clock"),
        (["ladder", "joraku", "--training-deals", "-1"], "-1 deals train no response"),
        (["ladder", "joraku", "--seed", "-1"], "a seed is 0 or more, not -1"),
        (["ladder", "go"], "no title 'go'"),
        (["report", "nowhere.parquet"], "nowhere.parquet: there is no such file"),
        (["report", "."], ".: is a folder"),
        (["selfplay", "joraku", "--bots", "champion"], "champion thinks by the clock"),
        (["selfplay", "joraku", "--out", "/dev/null/x"], "cannot write to /dev/null"),
        (["ladder", "joraku", "--out", "/dev/null/x"], "cannot write to /dev/null/x"),
        (["compare", "greedy", "greedy", "--title", "joraku"], "two different bots"),
        (["compare", "greedy", "random", "--title", "joraku", "--gain", "2"], "0.5 and 2"),
        (["metrics", "joraku", "--records", "nowhere.parquet"], "there is no such file"),
        (["metrics", "joraku", "--records", "."], ".: is a folder"),
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
