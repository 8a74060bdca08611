"""Any view in words, for titles that have no description of their own.

A field is called by its message `field-<name>` if there is one, else by its own name. What is in it
is called as everywhere: `red-5` by `card-red-5`, if actions or events name it as a card.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.cells import cell_len

from kachidoki.engine import SEATS
from kachidoki.text.texts import Texts
from kachidoki.titles.hooks import Block, Table

# What the shell tells of every view, or nobody needs to be told.
FRAME = {"title", "version", "setting", "seats", "options", "actors", "step", "argument", "pending"}
FRAME |= {"over", "seat", "ranking"}
NOTHING = "–"

Items = list[tuple[str, Any]]


def description(view: Any, texts: Texts) -> list[Block]:
    """The table in words: the title's own, or those that any view can be put in."""
    assert texts.setting is not None
    describe = texts.hooks.describe
    if describe is None:
        return describe_view(view, texts)
    return [describe(view, texts.setting, texts)]


def told(view: Any, texts: Texts) -> list[str]:
    """The same line by line; a table counts as one line."""
    lines: list[str] = []
    for block in description(view, texts):
        lines += block.splitlines() if isinstance(block, str) else [plainly(block)]
    return lines


def plainly(block: Block) -> str:
    """Markdown as it is; the columns of a table filled up with spaces."""
    if isinstance(block, str):
        return block
    widths = [max(map(cell_len, column)) for column in zip(*block, strict=True)]
    return "\n".join(line(row, widths) for row in block)


def line(row: list[str], widths: list[int]) -> str:
    cells = [cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)]
    return "  ".join(cells).rstrip()


def describe_view(view: msgspec.Struct, texts: Texts) -> list[Block]:
    """A line for each field; a table where a field holds several things with the same fields."""
    return Description(texts).of(view)


class Description:
    """Puts views into the words of one title and language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.domains = dict(domains_of_words(texts))

    def of(self, view: msgspec.Struct) -> list[Block]:
        return [self.field(name, value) for name, value in fields(view) if name not in FRAME]

    def field(self, name: str, value: Any) -> Block:
        if name == "scores":
            value = dict(zip(SEATS, value, strict=False))
        items = items_of(value)
        if are_structs(items):
            return self.table(name, items)
        if are_rows(items):
            return self.grid(name, items)
        return f"{self.label(name)}: {self.words(value)}"

    # ------------------------------------------------------------- tables

    def table(self, name: str, things: Items) -> Table:
        """A row for each thing, a column for each of their fields."""
        columns = [self.label(field) for field, _ in fields(things[0][1])]
        rows = [
            [self.name(key), *[self.words(value) for _, value in fields(thing)]]
            for key, thing in things
        ]
        return [[self.label(name), *columns], *rows]

    def grid(self, name: str, rows: Items) -> Table:
        """Rows and columns by their names or numbers."""
        columns = [self.name(key) for key, _ in items_of(rows[0][1])]
        cells = [
            [self.name(key), *[self.words(cell) for _, cell in items_of(row)]] for key, row in rows
        ]
        return [[self.label(name), *columns], *cells]

    # ------------------------------------------------------------- words

    def label(self, field: str) -> str:
        if self.texts.has(f"field-{field}"):
            return self.texts.say(f"field-{field}")
        return field.replace("_", " ").capitalize()

    def words(self, value: Any) -> str:
        """Anything in one line."""
        if isinstance(value, bool):
            return self.texts.say("plain-yes") if value else self.texts.say("plain-no")
        if isinstance(value, msgspec.Struct):
            pairs = [f"{self.label(field)} {self.words(part)}" for field, part in fields(value)]
        elif isinstance(value, Mapping):
            pairs = [f"{self.name(key)} {self.words(item)}" for key, item in items_of(value)]
        elif isinstance(value, str) or not isinstance(value, Sequence):
            return NOTHING if value in (None, "") else self.name(str(value))
        else:
            pairs = [self.words(item) for item in value]
        return ", ".join(pairs) or NOTHING

    def name(self, word: str) -> str:
        message = f"{self.domains.get(word, '')}-{word}"
        return self.texts.say(message) if self.texts.has(message) else word


def domains_of_words(texts: Texts) -> Iterator[tuple[str, str]]:
    """For every word that actions and events name, what kind of thing it is."""
    assert texts.title is not None
    named = [kind.arguments for kind in texts.title.chronicle.kinds]
    for arguments in (*named, *[kind.arguments for kind in texts.title.vocabulary.kinds]):
        for argument, words in arguments.items():
            domain = texts.domain(argument)
            yield from [(word, domain) for word in words if not word.isdecimal()]
    yield from [(seat, "seat") for seat in SEATS]


# ----------------------------------------------------------------- what kind of value it is


def fields(struct: msgspec.Struct) -> Items:
    return [(field, getattr(struct, field)) for field in struct.__struct_fields__]


def items_of(value: Any) -> Items:
    """The things in a mapping by their keys, those in a sequence by their places; else none."""
    if isinstance(value, Mapping):
        return [(str(key), item) for key, item in value.items()]
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [(str(place), item) for place, item in enumerate(value, start=1)]
    return []


def are_structs(items: Items) -> bool:
    """Are they things that all have the same fields?"""
    return len({type(item) for _, item in items}) == 1 and isinstance(items[0][1], msgspec.Struct)


def are_rows(items: Items) -> bool:
    """Do they all hold the same number of things, in the same order?"""
    keys = {tuple(key for key, _ in items_of(item)) for _, item in items}
    return len(keys) == 1 and len(keys.pop()) > 0
