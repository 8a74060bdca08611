"""Names say what the components have, prompts what matters, and the rules page what is certain."""

from typing import Any

import pytest

from kachidoki.engine import Moves, Rng, settle
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title
from kachidoki.titles.tokaido.actions import PLACES, SOUVENIRS
from kachidoki.titles.tokaido.components import COMPONENTS

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
    own = f"Walk on from Kyoto: you are the rearmost, with {coins} coins."
    other = "Move the neutral traveler on from Kyoto: it is the rearmost, and you are ahead."
    assert prompts == {own, other}


# ----------------------------------------------------------------- the rules page


def encounter_row(corrections: dict[str, Any]) -> list[str]:
    """What the rules page says of the guides to the sea."""
    texts = Texts("en", TOKAIDO, TOKAIDO.setting(5, corrections=corrections))
    tables = [block for block in texts.rules() if isinstance(block, list)]
    (row,) = [row for table in tables for row in table if row[0] == "Annaibito (sea)"]
    return row


def test_a_reconstructed_figure_is_marked_until_it_is_corrected() -> None:
    count = PRINTED["encounters"]["cards"]["guide-sea"]["count"]
    assert encounter_row({})[-1] == f"{count}*"
    corrections = {"encounters": {"cards": {"guide-sea": {"count": 9}}}}
    assert encounter_row(corrections)[-1] == "9"
