"""`kachidoki rules`: complete, in both languages, with the numbers of the components."""

import re
from pathlib import Path

import pytest
from tests.cli.running import run

from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title, titles
from kachidoki.titles.joraku.rules.actions import AREAS
from kachidoki.titles.joraku.rules.components import COMPONENTS

JORAKU = find_title("joraku")
PRINTED = COMPONENTS.printed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_is_complete(language: str) -> None:
    result = run("rules", "joraku", "--lang", language)
    assert result.exit_code == 0
    texts = Texts(language, JORAKU)
    for table in ("areas", "suits", "daimyo_cards", "armies"):
        assert all(entry["name_ja"] in result.output for entry in PRINTED[table].values())
    names = [texts.name("variant", number) for number in range(1, 7)]
    names += [texts.name("daimyo", number) for number in range(1, 7)]
    names += [texts.name("area", area) for area in AREAS]
    assert [name for name in names if name not in result.output] == []
    assert "{" not in result.output
    assert "$" not in result.output


def test_the_charts_are_those_of_the_components_and_reconstructed_ones_are_marked() -> None:
    output = run("rules", "joraku", "--lang", "en").output
    assert re.search("6 Shinano +信濃 +7 4 2 +0 0 0 +0 0 0\n", output)
    kyoto = [" ".join(f"{n}*" for n in row) for row in PRINTED["areas"]["kyoto"]["scoring"]]
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
        (["rules", "shogi"], f"there is no title 'shogi'; titles: {', '.join(titles())}"),
        (["rules", "joraku", "--lang", "tlh"], "'tlh' is not one of 'en', 'ru'"),
        (["rules", "joraku", "--components", "nowhere.toml"], "nowhere.toml: cannot be read"),
    ],
)
def test_what_cannot_be_shown_is_refused(words: list[str], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output
