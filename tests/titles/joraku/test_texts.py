"""What the rules page and the prompts of Joraku say."""

from typing import Any

import pytest
from tests.titles.joraku.positions import JORAKU

from kachidoki.text import Texts


def page(language: str = "en", corrections: dict[str, Any] | None = None) -> str:
    """All paragraphs of the rules page, and the cells of its tables."""
    texts = Texts(language, JORAKU, JORAKU.setting(3, corrections=corrections))
    blocks = [block if isinstance(block, str) else str(block) for block in texts.rules()]
    return "\n".join(blocks)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "There are 21 skirmish cards in 3 suits. Each suit has the numbers 1 to 6 and one ninja",
        ),
        ("en", "two stacks: 1 to 3 and 4 to 6"),
        ("en", "5 cards are set aside face down"),
        ("en", "['3 players', '6', '2', '3'], ['4 players', '5', '2', '1']"),
        ("en", "the names are ours"),
        ("en", "## Our rulings"),
        ("ru", "В игре 21 карта столкновений 3 цветов."),
        ("ru", "две стопки: от 1 до 3 и от 4 до 6"),
        ("ru", "названия им дали мы"),
        ("ru", "## Наши решения"),
    ],
)
def test_the_rules_page_says_what_is_in_the_box_and_what_is_ours(language: str, words: str) -> None:
    assert words in page(language)


@pytest.mark.parametrize(
    ("language", "printed", "section", "ruling"),
    [
        ("en", "receive only after you have given", "recruit", "that you are passed"),
        ("en", "even if it has just moved there", "actions", "has just entered"),
        ("ru", "вы увидите, только когда отдадите", "recruit", "Переданные вам карты"),
        ("ru", "пусть даймё и вошёл в неё только что", "actions", "куда только что вошёл"),
    ],
)
def test_what_the_booklets_print_is_not_called_ours(
    language: str, printed: str, section: str, ruling: str
) -> None:
    parts = {part.id: str(part.blocks) for part in Texts(language, JORAKU).rules_parts()}
    assert printed in parts[section]
    assert ruling not in parts["rulings"]


def test_the_stacks_are_those_of_the_components() -> None:
    stacks = [[1, 2], [3, 4, 5, 6]]
    words = page(corrections={"modes": {"two-on-two": {"daimyo_stacks": stacks}}})
    assert "two stacks: 1 to 2 and 3 to 6" in words
