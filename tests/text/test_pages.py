"""`kachidoki rules` and `kachidoki titles`."""

import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kachidoki.cli import main
from kachidoki.cli.page import show
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title, titles
from kachidoki.titles.joraku.actions import AREAS
from kachidoki.titles.joraku.components import printed

JORAKU = find_title("joraku")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


@each_language
def test_the_rules_page_is_complete(language: str) -> None:
    result = run("rules", "joraku", "--lang", language)
    assert result.exit_code == 0
    texts = Texts(language, JORAKU)
    for table in ("areas", "suits", "daimyo_cards", "armies", "terms"):
        assert all(entry["name_ja"] in result.output for entry in printed()[table].values())
    names = [texts.name("variant", number) for number in range(1, 7)]
    names += [texts.name("daimyo", number) for number in range(1, 7)]
    names += [texts.name("area", area) for area in AREAS]
    assert [name for name in names if name not in result.output] == []
    assert "{" not in result.output
    assert "$" not in result.output


def test_the_charts_are_those_of_the_components_and_reconstructed_ones_are_marked() -> None:
    output = run("rules", "joraku", "--lang", "en").output
    assert re.search("6 Shinano +信濃 +7 4 2 +0 0 0 +0 0 0\n", output)
    kyoto = [" ".join(f"{n}*" for n in row) for row in printed()["areas"]["kyoto"]["scoring"]]
    assert re.search(f"Kyoto +京都 +{' +'.join(map(re.escape, kyoto))}\n", output)
    assert re.search("\nRP +3 +2 +1\n", output)
    assert "RP for the three ranks.*" in output
    assert "A step of the daimyo costs 1 AP.\n" in output


def test_no_number_of_a_chart_is_written_into_the_text(tmp_path: Path) -> None:
    """With other figures in the components, no old one is left on the page."""
    chart = "scoring = [[71, 61, 51], [72, 62, 52], [73, 63, 53]]"
    tables = [f"[areas.{area}]\n{chart}" for area in AREAS]
    tables += ["[kachidoki]\nrp_by_rank = [43, 42, 41]", "[variants.3]\nkachidoki = [33, 32, 31]"]
    tables += ["[action_costs]\nmove_daimyo = 22\nmove_samurai = 23\nremove_samurai = 24"]
    file = tmp_path / "box.toml"
    file.write_text("\n".join(tables), "utf-8")
    output = run("rules", "joraku", "--lang", "en", "--components", str(file)).output
    assert re.search("Kyoto +京都 +71 61 51 +72 62 52 +73 63 53\n", output)
    assert re.search("\nRP +43 +42 +41\n", output)
    assert re.search("\n22 .*\n23 .*\n24 ", output)
    assert "pays 33, 32 and 31 RP for the three ranks." in output
    assert "are reconstructed; see" not in output
    assert "chart of Kyoto" not in output
    assert "card Gates of Kyoto" in output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["rules", "shogi"], "there is no title 'shogi'; titles: joraku"),
        (["rules", "joraku", "--lang", "tlh"], "'tlh' is not one of 'en', 'ru'"),
        (["rules", "joraku", "--components", "nowhere.toml"], "cannot read nowhere.toml"),
        (["titles", "--lang", "tlh"], "'tlh' is not one of 'en', 'ru'"),
    ],
)
def test_what_cannot_be_shown_is_refused(words: list[str], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


@each_language
def test_the_list_of_titles_shows_names_players_and_options(language: str) -> None:
    result = run("titles", "--lang", language)
    assert result.exit_code == 0
    for title in titles().values():
        assert Texts(language, title).say("title-name") in result.output
        assert ", ".join(str(seats) for seats in title.seats) in result.output
        shown = [cells[0] for cells in map(str.split, result.output.splitlines()) if cells]
        for option in title.options:
            assert {option.name, *[value for value in option.choices if "+" not in value]} <= {
                *shown
            }


def test_a_terminal_gets_a_drawn_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page: list[str | list[list[str]]] = ["## Aim", [["Area", "RP"], ["Ise", "3*"]]]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    show(page)
    drawn = capsys.readouterr().out
    assert "#" not in drawn
    assert "─" in drawn
    show(page, plain=True)
    assert capsys.readouterr().out == "## Aim\n\nArea  RP\nIse   3*\n"
