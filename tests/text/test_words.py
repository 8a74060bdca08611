"""What people read is in plain words."""

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tests.text.catalogues import SOURCES

from kachidoki.text import Texts
from kachidoki.titles import find_title

JARGON = re.compile(r"\b(ply|plies|notation|playouts?|полуход\w*|нотаци\w+)\b", re.IGNORECASE)
WEB = SOURCES.parents[1] / "web" / "src"


class Words(Visitor):
    """All that a catalogue says, without the names of its arguments."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def texts_with(pattern: re.Pattern[str], language: str = "") -> list[str]:
    """What catalogues of the language, or of any, say in such words."""
    found = []
    for path in [*SOURCES.rglob(f"*{language}.ftl"), *WEB.rglob(f"*{language}.ftl")]:
        words = Words()
        words.visit(parse(path.read_text("utf-8")))
        found += [f"{path.name}: {text}" for text in words.said if pattern.search(text)]
    return found


def test_no_text_has_words_that_only_programmers_know() -> None:
    assert texts_with(JARGON) == []


def test_a_percentage_is_written_as_the_language_does() -> None:
    assert texts_with(re.compile(r"\s%"), "en") == []
    assert texts_with(re.compile("(?<!\N{NO-BREAK SPACE})%"), "ru") == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_below_zero_is_a_minus(language: str) -> None:
    texts = Texts(language, find_title("rising-sun"))
    assert "\N{MINUS SIGN}1" in texts.say("event-points-lost", seat="A", points=-1)
