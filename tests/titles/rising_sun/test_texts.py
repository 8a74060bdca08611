"""Prompts say what matters, the log folds what was drawn, and the rules page says what is certain."""

from typing import Any

import pytest
from tests.titles.rising_sun.tables import until

from kachidoki.engine import EVERYONE, Event, Moves, Rng, settle
from kachidoki.text import LANGUAGES, Texts, folded, line_of
from kachidoki.titles import find_title
from kachidoki.titles.rising_sun.rules.actions import CARDS
from kachidoki.titles.rising_sun.rules.components import COMPONENTS
from kachidoki.titles.rising_sun.rules.obstacles import OBSTACLES

RISING_SUN = find_title("rising-sun")
PRINTED = COMPONENTS.printed()
CARD_ROW = ["card", "sort", "sets", "price", "copies", "effect"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str = "en", corrections: dict[str, Any] | None = None) -> str:
    """All paragraphs of the rules page, and the cells of its tables."""
    texts = Texts(language, RISING_SUN, RISING_SUN.setting(4, corrections=corrections))
    return "\n".join(str(block) for block in texts.rules())


def rows_of(language: str, corrections: dict[str, Any] | None = None) -> list[list[str]]:
    texts = Texts(language, RISING_SUN, RISING_SUN.setting(4, corrections=corrections))
    return [row for block in texts.rules() if isinstance(block, list) for row in block]


# ----------------------------------------------------------------- prompts and the log


def test_a_seat_plays_a_house_once_it_has_one() -> None:
    state = RISING_SUN.new(3, {"houses": "chosen"})
    assert RISING_SUN.part_of(state, 0) is None
    state.apply(0, RISING_SUN.vocabulary.parse("choose koi"))
    assert [RISING_SUN.part_of(state, seat) for seat in (0, 1)] == ["house-koi", None]


@pytest.mark.parametrize(
    ("coins", "prompt"),
    [
        (0, "Accept the alliance that Player A proposes?"),
        (1, "Accept the alliance that Player A proposes, with 1 coin for you?"),
        (3, "Accept the alliance that Player A proposes, with 3 coins for you?"),
    ],
)
def test_a_proposal_is_told_with_its_coins(coins: int, prompt: str) -> None:
    game = RISING_SUN.new(3, {"houses": "chosen"})
    for house in ("koi", "lotus", "turtle"):
        game.apply(game.actor, RISING_SUN.vocabulary.parse(f"choose {house}"))
    settle(game, Moves(), Rng(0))
    game.apply(0, RISING_SUN.vocabulary.parse(f"propose B {coins}"))
    assert Texts("en", RISING_SUN, game.game.setting).prompt(game.view(1)) == prompt


def test_who_betrays_is_told_how_many_figures_and_whose() -> None:
    game = until("betraying")
    texts = Texts("en", RISING_SUN, game.game.setting)
    assert "up to 2 figures of different players" in texts.prompt(game.view(game.actor))


def test_a_piece_is_named_as_the_language_has_it() -> None:
    move = RISING_SUN.vocabulary.parse("move river-dragon kansai edo")
    assert Texts("en", RISING_SUN).action(move) == "Move the River Dragon from Kansai to Edo"
    assert Texts("ru", RISING_SUN).action(move) == "Передвинуть Речного дракона из Кансая в Эдо"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Player A drew 4 tiles. (March, Train, Train and Betray)"),
        ("ru", "Игрок A вытягивает 4 жетона. (Маршировать, Тренировать, Тренировать и Предать)"),
    ],
)
def test_tiles_that_are_drawn_together_are_one_line(language: str, line: str) -> None:
    texts = Texts(language, RISING_SUN, RISING_SUN.setting(3))
    drawn = [
        Event("tile-drawn", {"seat": "A", "mandate": mandate}, EVERYONE)
        for mandate in ("march", "train", "train", "betray")
    ]
    [events] = folded(drawn, RISING_SUN.chronicle.folds)
    assert line_of(events, texts) == line


@each_language
@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_every_refusal_can_be_said_of_its_action(language: str, obstacle: str) -> None:
    texts = Texts(language, RISING_SUN)
    said = {
        texts.refusal(move, obstacle)
        for move in ("buy mercy", "build edo", "move bushi edo kyoto", "bid ronin 3")
    }
    assert len(said) == 1


# ----------------------------------------------------------------- the rules page


@each_language
def test_every_card_is_listed_with_its_price_and_copies(language: str) -> None:
    texts, rows = Texts(language, RISING_SUN), rows_of(language)
    for card in CARDS:
        printed, name = PRINTED["cards"][card], texts.name("card", card)
        [row] = [row for row in rows if row[0] == name and len(row) == len(CARD_ROW)]
        assert row[3:5] == [str(printed["cost"]), str(printed["copies"])]
        assert len(row[2].split(", ")) == len(printed["sets"])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "66 season cards: 21 core cards and three sets of 15"),
        ("en", "come from a single transcription by fans"),
        ("en", "## Our rulings"),
        ("en", "score 2 VP.*"),
        ("ru", "взяты из одной-единственной записи"),
        ("ru", "## Наши решения"),
        ("ru", "получаете 2 ПО.*"),
    ],
)
def test_the_page_says_what_is_in_the_box_and_what_is_not_certain(
    language: str, words: str
) -> None:
    assert words in page(language)


def test_what_is_corrected_is_no_longer_our_reading() -> None:
    corrected = page(corrections={"cards": {"way-of-bushido": {"coins": 4}}})
    assert "you take 4 coins and score 2 VP." in corrected
    assert "score 2 VP.*" not in corrected


def test_sets_of_regions_with_the_same_points_share_a_row() -> None:
    rows = rows_of("en", {"sets": {"points": [0, 0, 5, 10, 10, 20, 20, 20, 30]}})
    at = rows.index(["Different regions", "VP"])
    assert rows[at + 1 : at + 5] == [["2", "5"], ["3–4", "10"], ["5–7", "20"], ["8", "30"]]
