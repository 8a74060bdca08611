"""`kachidoki balance` as its users meet it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kachidoki.cli import main


def balance(*words: str) -> Result:
    return CliRunner().invoke(main, ["balance", "rising-sun", "--processes", "1", *words])


QUICK = ("--bots", "random", "--seats", "3", "--games", "3")


def test_json_tells_everything() -> None:
    result = balance(*QUICK, "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert list(data) == ["title", "games", "parts", "seats", "sources", "rounds"]
    assert (data["title"], data["games"], list(data["seats"])) == ("rising-sun", 3, ["A", "B", "C"])
    assert sum(seat["share"] for seat in data["seats"].values()) == pytest.approx(3)
    for part in [*data["parts"].values(), *data["seats"].values()]:
        assert part["low"] <= part["share"] <= part["high"]
    for source in data["sources"].values():
        assert 0 <= source["games"] <= 1
        assert set(source["by_part"]) == set(data["parts"])
    assert data["rounds"]["low"] <= data["rounds"]["median"] <= data["rounds"]["high"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["random, 3 seats: 3 games, seed 1", "Played as", "Points from", "Length: median"]),
        ("ru", ["random, 3 места: 3 партии, зерно 1", "За кого", "За что очки", "Длина:"]),
    ],
)
def test_the_report_speaks_both_languages(language: str, words: list[str]) -> None:
    result = balance(*QUICK, "--lang", language)
    assert result.exit_code == 0
    for word in words:
        assert word in result.stdout


def test_a_bot_for_each_seat_says_how_many_play() -> None:
    result = balance("--bots", "random,random,random,random", "--games", "1", "--json")
    assert list(json.loads(result.stdout)["seats"]) == ["A", "B", "C", "D"]


def test_corrections_reach_the_game(tmp_path: Path) -> None:
    rich = tmp_path / "rich.toml"
    rich.write_text("[houses.koi]\nincome = 9\n")
    result = balance(*QUICK, "--components", str(rich), "--json")
    assert result.exit_code == 0, result.stderr


def test_the_plot_is_drawn(tmp_path: Path) -> None:
    chart = tmp_path / "balance.svg"
    assert balance(*QUICK, "--plot", str(chart)).exit_code == 0
    assert "<svg" in chart.read_text()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "oracle"], "there is no bot 'oracle'"),
        (["--bots", "random,random", "--seats", "3"], "3 seats need as many bots"),
        (["--seats", "9"], "rising-sun is not for 9 seats"),
        (["--games", "0"], "0 games show nothing"),
        (["--components", "nowhere.toml"], "nowhere.toml"),
        (["--plot", "plot.gif"], ".svg or .png"),
    ],
)
def test_bad_input_ends_with_code_2_and_one_clear_message(words: list[str], message: str) -> None:
    result = balance(*words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""
