"""Golden playthroughs: written from their heads, compared line by line, refused when broken."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.engine.toy import MARKET, Market, MarketTitle

from kachidoki.engine import EVERYONE, BadInput, Event
from kachidoki.testing.golden import changes, complete, digest, event_in_words, main, read_recipe

HEAD = """\
title: joraku
seats: 3
options: edition=first variants=1+2
seed: 4
position after: trick-won game-over
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "joraku" / "three.txt"
    path.parent.mkdir()
    path.write_text(HEAD, "utf-8")
    return path


def test_a_head_says_what_is_played() -> None:
    recipe = read_recipe(HEAD)
    assert recipe.title.id == "joraku"
    assert recipe.setting.seats == 3
    assert recipe.setting.options["variants"] == "1+2"
    assert recipe.seed == 4
    assert recipe.milestones == ["trick-won", "game-over"]


def test_a_head_may_correct_figures_line_by_line() -> None:
    lines = "corrections: game.placement_max = 2\ncorrections: variants.3.kachidoki = [9, 8, 7]\n"
    assert read_recipe(HEAD + lines).setting.corrections == {
        "game": {"placement_max": 2},
        "variants": {"3": {"kachidoki": [9, 8, 7]}},
    }


def test_a_head_is_completed_by_the_whole_game() -> None:
    text = complete(HEAD)
    assert text.startswith(HEAD + "\n   1 chance appoint ")
    assert complete(text) == text
    assert text.splitlines()[-1].startswith("scores [")
    assert text.count(" trick-won seat=") == 18
    assert text.count("\n   | armies.") >= 18
    assert complete(HEAD.replace("seed: 4", "seed: 5")) != text.replace("seed: 4", "seed: 5")


@pytest.mark.parametrize(
    ("audience", "words"),
    [
        (EVERYONE, "rain in=kyoto for=[1 2]"),
        (0b010, "rain in=kyoto for=[1 2] (B)"),
        (~0b001, "rain in=kyoto for=[1 2] (not A)"),
        (0b011, "rain in=kyoto for=[1 2] (A, B)"),
    ],
)
def test_events_are_written_with_their_audience(audience: int, words: str) -> None:
    event = Event("rain", {"in": "kyoto", "for": [1, 2]}, audience)
    assert event_in_words(event, 3) == words


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed: 4\n", "", "the head lacks 'seed:'; it needs: title, seats, options, seed"),
        ("seed: 4", "seed: x", "'seed: x' must be a number"),
        ("seed: 4", "seed: 4\nspeed: 9", "there is no 'speed' in the head; possible: title, seats"),
        ("seed: 4", "seed: 4\ncorrections: areas.=", "corrections of the head are not TOML"),
        ("seed: 4", "seed: 4\ncorrections: gam.rounds = 3", "there is no 'gam' to correct"),
        ("seats: 3", "seats: 7", "joraku is not for 7 seats"),
        ("edition=first", "edition=last", "edition=last is not possible with 3 seats"),
    ],
)
def test_a_broken_head_is_refused(file: Path, old: str, new: str, message: str) -> None:
    file.write_text(HEAD.replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=message):
        changes(file)
    result = CliRunner().invoke(main, [str(file.parent)])
    assert result.exit_code == 2
    assert message in result.stderr


def test_the_command_writes_and_compares(file: Path) -> None:
    folder = str(file.parent)
    assert CliRunner().invoke(main, [folder]).exit_code == 1
    assert CliRunner().invoke(main, ["--write", folder]).exit_code == 0
    assert CliRunner().invoke(main, [folder]).output == ""
    file.write_text(file.read_text("utf-8").replace("   2 chance", "   2 fate"), "utf-8")
    result = CliRunner().invoke(main, [folder])
    assert result.exit_code == 1
    assert "\n-   2 fate appoint " in result.output
    assert "\n+   2 chance appoint " in result.output


def test_a_digest_notices_any_change_of_the_game() -> None:
    class Generous(Market):
        def divide(self, seat: int, friend: int | None) -> None:
            self.prize += 1
            super().divide(seat, friend)

    assert digest(MARKET, 1, 5) == digest(MarketTitle(), 1, 5)
    assert (
        len({digest(MARKET, 1, 5), digest(MARKET, 2, 5), digest(MarketTitle(Generous), 1, 5)}) == 3
    )
