"""Names say what the components have, prompts what matters, and the rules page what is certain."""

from typing import Any

import pytest

from kachidoki.engine import Moves, Rng, settle
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title
from kachidoki.titles.tokaido.rules.actions import PLACES, SOUVENIRS
from kachidoki.titles.tokaido.rules.components import COMPONENTS
from kachidoki.titles.tokaido.rules.obstacles import (
    BEYOND_THE_INN,
    DISH_ALREADY_EATEN,
    NO_COIN,
    NO_FREE_PLACE,
    NOT_AHEAD,
    NOT_ON_DISPLAY,
    NOT_ON_THE_MENU,
    PANORAMA_COMPLETE,
    TOO_DEAR,
)

TOKAIDO = find_title("tokaido")
PRINTED = COMPONENTS.printed()
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_place_is_told_with_its_station(language: str) -> None:
    texts = Texts(language, TOKAIDO)
    for place in PLACES:
        station = texts.name("station", PRINTED["road"]["places"][place]["station"])
        assert texts.say(f"place-{place}.stop") == station
        action = TOKAIDO.vocabulary.parse(f"walk {place}")
        assert texts.action(action) == f"{texts.name('place', place)}: {station}"


@each_language
def test_every_souvenir_is_told_with_its_sort_and_its_price(language: str) -> None:
    texts = Texts(language, TOKAIDO)
    for souvenir in SOUVENIRS:
        card = PRINTED["souvenirs"]["cards"][souvenir]
        assert texts.say(f"souvenir-{souvenir}.sort") == texts.name("sort", card["sort"])
        assert texts.say(f"souvenir-{souvenir}.price") == str(card["price"])


def test_the_prompt_tells_whose_pawn_walks() -> None:
    texts = Texts("en", TOKAIDO, TOKAIDO.setting(2))
    prompts = set[str]()
    for seed in range(12):
        game = TOKAIDO.new(2, {"initiation": "on"})
        settle(game, Moves(), Rng(seed))
        prompts.add(texts.prompt(game.view(game.actor)))
    coins = PRINTED["variants"]["initiation"]["coins"]
    own = f"Walk on from Kyoto: you are last in line, with {coins} coins."
    other = "Move the neutral traveler on from Kyoto: it is last in line, and you are ahead."
    assert prompts == {own, other}


@each_language
@pytest.mark.parametrize(
    ("move", "obstacles"),
    [
        ("walk otsu", [NOT_AHEAD, BEYOND_THE_INN, NO_FREE_PLACE, NO_COIN, PANORAMA_COMPLETE]),
        ("buy koma", [NOT_ON_DISPLAY, TOO_DEAR]),
        ("bargain geta", [NOT_ON_DISPLAY, TOO_DEAR]),
        ("eat soba", [NOT_ON_THE_MENU, DISH_ALREADY_EATEN, TOO_DEAR]),
        ("donate 3", [TOO_DEAR]),
        ("donate-own 3", [TOO_DEAR]),
    ],
)
def test_every_refusal_can_be_said_of_its_action(
    language: str, move: str, obstacles: list[str]
) -> None:
    texts = Texts(language, TOKAIDO)
    said = [texts.refusal(move, obstacle) for obstacle in obstacles]
    assert len(set(said)) == len(obstacles)


# ----------------------------------------------------------------- the rules page


def row_of(first: str, corrections: dict[str, Any]) -> list[str]:
    """The row of the rules page's tables that begins so."""
    texts = Texts("en", TOKAIDO, TOKAIDO.setting(5, corrections=corrections))
    tables = [block for block in texts.rules() if isinstance(block, list)]
    (row,) = [row for table in tables for row in table if row[0] == first]
    return row


def test_a_reconstructed_figure_is_marked_until_it_is_corrected() -> None:
    assert row_of("2 or 3 players", {})[1] == "+2*"
    corrections = {"variants": {"preparations": {"coins_by_slot_for_few": [3, 1, 0]}}}
    assert row_of("2 or 3 players", corrections)[1] == "+3"


def test_the_guides_are_counted() -> None:
    assert row_of("Annaibito (sea)", {})[-1] == "3"


def page(language: str = "en", corrections: dict[str, Any] | None = None) -> str:
    """All paragraphs of the rules page, and the cells of its tables."""
    texts = Texts(language, TOKAIDO, TOKAIDO.setting(5, corrections=corrections))
    blocks = [block if isinstance(block, str) else str(block) for block in texts.rules()]
    return "\n".join(blocks)


def test_a_single_one_reads_as_one() -> None:
    """Corrections may leave one traveler to deal, one card for Yoshiyasu, one coin to give."""
    travelers = {"dealt": 1, "abilities": {"yoshiyasu_cards": 1}}
    corrections = {"travelers": travelers, "temple": {"donation_max": 1}}
    words = page(corrections=corrections)
    assert "Everybody is dealt a traveler in secret." in words
    assert "he draws a single card, as everybody does" in words
    assert "You need a coin to stop, and give exactly one." in words
    assert "Каждому втайне раздают карту путника." in page("ru", corrections)
