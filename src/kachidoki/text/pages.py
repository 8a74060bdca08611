"""What the rules pages of all titles share: sections, words, heads of tables, marks, reasons."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kachidoki.engine import Setting
from kachidoki.engine.components import RECONSTRUCTED, ComponentsFile
from kachidoki.titles.hooks import Block, Part, Speaker, Table, Term

# What stands below the text of a section.
Below = Mapping[str, Callable[[], list[Block]]]
LINK = re.compile(r"\[([^\]]+)\]\(#[^)]+\)")


class Page(ABC):
    """The sections in order; below the text of some stand tables. `words` are explained at the end."""

    sections: Sequence[str]
    words: Sequence[str] = ()

    def __init__(
        self, texts: Speaker, setting: Setting, file: ComponentsFile[Any], name_ja: str
    ) -> None:
        self.texts = texts
        self.setting = setting
        self.file = file
        self.name_ja = name_ja

    @abstractmethod
    def below(self) -> Below:
        """The tables of the sections that have some."""

    def blocks(self) -> list[Block]:
        """The whole page, to be read from a screen where nothing can be followed."""
        say = self.texts.say
        blocks: list[Block] = [f"# {say('title-name')} · {self.name_ja}", say("title-tagline")]
        for part in self.parts():
            blocks += [f"## {part.heading}", *part.blocks]
        if self.words:
            blocks += [f"## {say('glossary-heading')}", self.glossary()]
        return [unlinked(block) if isinstance(block, str) else block for block in blocks]

    def parts(self) -> list[Part]:
        """The sections alone."""
        say, below = self.texts.say, self.below()
        return [
            Part(
                section,
                say(f"rules-{section}.heading"),
                [say(f"rules-{section}"), *(below[section]() if section in below else [])],
            )
            for section in self.sections
        ]

    # ------------------------------------------------------------- words

    def terms(self) -> list[Term]:
        """What the words mean that the page uses."""
        name, say = self.texts.name, self.texts.say
        return [
            Term(word, name("term", word), say(f"term-{word}.meaning"), self.japanese(word))
            for word in self.words
        ]

    def japanese(self, word: str) -> str:
        """What a word is called in Japanese, if the box says so."""
        return ""

    def glossary(self) -> Table:
        """The words with their meanings; in Japanese, too, where the box names some."""
        terms, say = self.terms(), self.texts.say
        rows = [[say("glossary-word"), say("glossary-meaning"), say("glossary-japanese")]]
        rows += [[term.name, term.meaning, term.japanese] for term in terms]
        return rows if any(term.japanese for term in terms) else [row[:2] for row in rows]

    # ------------------------------------------------------------- tables

    def head(self, *columns: str) -> list[str]:
        return [self.texts.say(f"column-{column}") for column in columns]

    # ------------------------------------------------------------- reconstructed figures

    def is_reconstructed(self, path: str) -> bool:
        return self.file.is_reconstructed(path, self.setting.corrections)

    def mark(self, path: str) -> str:
        return RECONSTRUCTED if self.is_reconstructed(path) else ""

    def legend(self, *paths: str) -> list[Block]:
        """What the mark means, if any of the figures above bears it."""
        return [self.texts.say("rules-legend")] if any(map(self.is_reconstructed, paths)) else []

    def reconstructed(self) -> list[Block]:
        paths = [path for path in self.file.reconstructed() if self.is_reconstructed(path)]
        return ["\n".join(f"- {self.reason(path)}" for path in paths)] if paths else []

    def reason(self, path: str) -> str:
        """Why the figure had to be reconstructed."""
        return self.texts.say(f"reconstructed-{path.replace('.', '-')}")


def unlinked(text: str) -> str:
    """The text without the links to the words of the page."""
    return LINK.sub(r"\1", text)
