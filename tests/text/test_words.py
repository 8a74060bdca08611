"""What people read is in plain words."""

import re

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tests.text.catalogues import SOURCES

JARGON = re.compile(r"\b(ply|plies|notation|playouts?|полуход\w*|нотаци\w+)\b", re.IGNORECASE)
WEB = SOURCES.parents[1] / "web" / "src"


class Words(Visitor):
    """All that a catalogue says, without the names of its arguments."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def test_no_text_has_words_that_only_programmers_know() -> None:
    found = []
    for path in [*SOURCES.rglob("*.ftl"), *WEB.rglob("*.ftl")]:
        words = Words()
        words.visit(parse(path.read_text("utf-8")))
        found += [f"{path.name}: {text}" for text in words.said if JARGON.search(text)]
    assert found == []
