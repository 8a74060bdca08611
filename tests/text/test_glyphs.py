"""Every character that a page shows is in a font that is shipped: no machine draws an empty box."""

from collections import defaultdict
from functools import cache

import pytest
from fontTools.ttLib import TTFont
from web.scripts import fonts

SANS, SERIF = "Golos Text", "EB Garamond"


@cache
def shown() -> dict[str, str]:
    return fonts.shown()


@cache
def drawn() -> dict[str, set[str]]:
    """By family, whatever one of its faces draws."""
    found: dict[str, set[str]] = defaultdict(set)
    for family, characters in fonts.faces():
        found[family] |= characters
    return found


@pytest.mark.parametrize("family", [SANS, SERIF])
def test_a_font_has_every_character_that_is_shown(family: str) -> None:
    has = drawn()[family] | drawn()[fonts.NAME]
    assert {sign: file for sign, file in shown().items() if sign not in has} == {}


def test_our_font_has_the_japanese_characters_that_are_shown_and_no_others() -> None:
    wanted = set(filter(fonts.is_japanese, shown()))
    assert drawn()[fonts.NAME] == wanted, "`make fonts` makes it anew"


def test_our_font_goes_by_a_name_of_its_own_and_beside_its_licence() -> None:
    names = TTFont(fonts.FONT)["name"]
    assert {names.getDebugName(number) for number in (1, 4)} == {
        fonts.NAME,
        f"{fonts.NAME} Regular",
    }
    assert "SIL OPEN FONT LICENSE" in (fonts.FOLDER / "OFL.txt").read_text(encoding="utf-8")
