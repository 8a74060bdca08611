"""What is written down of a table and read back: snapshots, match files and scenarios use it.

What follows from something else is not written: who stands where follows from the troops, whose turn it
is to decide from the pending decision.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kachidoki.engine.checks import in_range
from kachidoki.engine.fields import (
    Attribute,
    Bag,
    Copies,
    Each,
    Entry,
    Field,
    Fields,
    Flag,
    Line,
    Number,
    Numbers,
    Own,
    Rows,
    Stretch,
    Word,
)
from kachidoki.engine.fields.forms import NOTHING, index_of, typed
from kachidoki.engine.seats import CHANCE, SEATS
from kachidoki.titles.gunsen.checks import check_pending, check_table
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENTS,
    BUILDINGS,
    CLANS,
    COLUMN_COUNT,
    COLUMNS,
    DECREES,
    FACES,
    GOALS_OF_CLAN,
    GOODS,
    HEROES,
    HEROES_AT_MOST,
    NEUTRAL_TACTICS,
    NOBLE_COUNT,
    NOBLES,
    ORDERS,
    PLACES,
    SHRINE_UPGRADES,
    SPECIALS_OF_CLAN,
    TACTICS,
    TOKENS,
    UPGRADES,
)
from kachidoki.titles.gunsen.rules.box import Box
from kachidoki.titles.gunsen.rules.cards.effects import (
    BATTLE_ICONS,
    ICON_BITS,
    ICON_MASK,
    icon_counts,
)
from kachidoki.titles.gunsen.rules.components import HIGHEST, MOST_ROW, QUEUE, TACTIC_LIMIT
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.derived import derive
from kachidoki.titles.gunsen.rules.state import (
    NONE,
)

MOST = 9_999
AMOUNT = Number(0, MOST)
SMALL = Number(0, 99)
SIDES = ["defender", "attacker"]


class Listing(Field):
    """Inside rows: words in a stretch of a `vec`, one after another; NONE stands behind the last."""

    missing: Any = ()

    def __init__(
        self, name: str, words: Sequence[str], width: int, start: int = 0, length: int = 0
    ) -> None:
        self.name = name
        self.words = words
        self.width = int(width)
        self.start = int(start)
        self.length = int(length or width)

    def write(self, state: Any, at: int = 0) -> list[str]:
        row, first = getattr(state, self.name), at * self.width + self.start
        numbers = [row[first + place] for place in range(self.length)]
        return [self.words[number] for number in numbers if number != NONE]

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        given = typed(path, words, list[str])
        in_range(path, len(given), 0, self.length)
        row, first = getattr(state, self.name), at * self.width + self.start
        for place in range(self.length):
            is_there = place < len(given)
            row[first + place] = index_of(path, given[place], self.words) if is_there else NONE


class Slots(Field):
    """A word or none in each place of a `vec`, or inside rows, of a stretch of it."""

    missing: Any = ()

    def __init__(self, name: str, words: Sequence[str], width: int) -> None:
        self.name = name
        self.words = words
        self.width = int(width)

    def write(self, state: Any, at: int = 0) -> list[str | None]:
        row, first = getattr(state, self.name), at * self.width
        numbers = [row[first + place] for place in range(self.width)]
        found = [None if number == NONE else self.words[number] for number in numbers]
        return found if any(found) else []

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        given = typed(path, words, list[str | None])
        in_range(path, len(given), 0, self.width)
        row, first = getattr(state, self.name), at * self.width
        for place in range(self.width):
            word = given[place] if place < len(given) else None
            row[first + place] = NONE if word is None else index_of(path, word, self.words)


class Icons(Field):
    """Inside rows: the icons of a side, by their names."""

    missing: Any = NOTHING

    def write(self, state: Any, at: int = 0) -> dict[str, int]:
        return icon_counts(state.icons[at])

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        icons = 0
        for word, number in typed(path, words, dict[str, int]).items():
            place = index_of(path, word, BATTLE_ICONS)
            icons |= in_range(f"{path}.{word}", number, 0, int(ICON_MASK)) << int(ICON_BITS) * place
        state.icons[at] = icons


def fields(t: Gunsen) -> Fields:
    return fields_of(t.box, t.seats)


@lru_cache
def fields_of(box: Box, players: int) -> Fields:
    seats = SEATS[:players]
    rows = len(box.effects.rows)
    return {
        "turn": Attribute("turn", Word(seats)),
        "round": Attribute("round", Number(1, MOST)),
        "turns_without_order": Attribute("turns_without_order", AMOUNT),
        "players": Rows(seats, board_fields() | map_fields(box)),
        "hero_places": Each(HEROES, "hero_place", Word(PLACES, none=NONE)),
        "building_places": Each(BUILDINGS, "building_place", Word(PLACES, none=NONE)),
        "shrines": Line("shrines", SHRINE_UPGRADES, NONE),
        "upgrades": Each(UPGRADES, "upgrade_owner", Word(seats, none=NONE)),
        "captured": Attribute("captured", Flag()),
        "villages": Attribute("villages", Bag(PLACES)),
        "tokens_unseen": Attribute("tokens_unseen", Copies(TOKENS)),
        "discard": Stretch("discard", ORDERS, [*box.copies]),
        "row": Slots("row_cards", ORDERS, MOST_ROW),
        "steps": Stretch("steps", PLACES, [99] * len(PLACES)),
        "order": Attribute("order", Word(ORDERS, none=NONE)),
        "noble": Attribute("noble", Word(NOBLES, none=NONE)),
        "refreshes": Attribute("refreshes", SMALL),
        "moves_bought": Attribute("moves_bought", AMOUNT),
        "halted": Attribute("is_halted", Flag()),
        "contested": Attribute("contested", Word(PLACES, none=NONE)),
        "column": Attribute("column", Word(COLUMNS, none=NONE)),
        "stage": Attribute("stage", SMALL),
        "cursor": Attribute("cursor", Number(-16, MOST)),
        "effect": Attribute("row", Number(NONE, rows - 1)),
        "queue": Own(write_queue, read_queue),
        "due": Attribute("due", Word(DECREES, none=NONE)),
        "jumped": Attribute("has_jumped", Flag()),
        "paid": Attribute("is_paid", Flag()),
        "defender": Attribute("defender", Word(seats, none=NONE)),
        "side": Attribute("side", Word(SIDES)),
        "ignored": Attribute("ignored", Bag(SIDES)),
        "dice": Line("dice", FACES, NONE),
        "winner": Attribute("winner", Word(SIDES, none=NONE)),
        "bloodless": Attribute("is_bloodless", Flag()),
        "battle": Rows(SIDES, battle_fields()),
    }


def board_fields() -> dict[str, Field]:
    """What lies on a clan board."""
    return {
        "clan": Entry("clan", Word(CLANS, none=NONE)),
        "goods": Stretch("goods", GOODS, [MOST] * len(GOODS)),
        "achievements": Entry("achieved", Bag(ACHIEVEMENTS)),
        "goals": Entry("goals", Numbers(0, GOALS_OF_CLAN - 1)),
        "nobles": Entry("nobles", Bag(NOBLES)),
        "face_down": Slots("face_down", ORDERS, NOBLE_COUNT),
        "specials": Entry("specials", Numbers(0, SPECIALS_OF_CLAN - 1)),
        "tactics": Listing("tactics", TACTICS, TACTIC_LIMIT),
        "dealt": Entry("dealt", Bag(NEUTRAL_TACTICS)),
        "tokens": Entry("tokens", Copies(TOKENS)),
        "tokens_taken": Entry("tokens_taken", SMALL),
        **{
            column: Listing("stacks", DECREES, COLUMN_COUNT * HIGHEST, number * HIGHEST, HIGHEST)
            for number, column in enumerate(COLUMNS)
        },
    }


def map_fields(box: Box) -> dict[str, Field]:
    """What the seat has on the map."""
    return {
        "heroes": Listing("heroes", HEROES, HEROES_AT_MOST),
        "troops": Stretch("troops", PLACES, [box.rules.troops] * len(PLACES)),
    }


def battle_fields() -> dict[str, Field]:
    """What is counted of a side."""
    return {
        "icons": Icons(),
        "began_with": Entry("began_with", SMALL),
        "killed": Entry("killed", SMALL),
        "lost": Entry("lost", SMALL),
    }


def write_queue(t: Gunsen) -> list[int]:
    return [t.queue[place] for place in range(t.queued)]


def read_queue(t: Gunsen, path: str, words: Any) -> None:
    given = typed(path, words, list[int])
    t.queued = in_range(f"the length of {path}", len(given), 0, int(QUEUE))
    most = 2 * len(t.box.effects.rows) - 1
    for place in range(QUEUE):
        t.queue[place] = in_range(path, given[place], 0, most) if place < len(given) else 0


# ----------------------------------------------------------------- what follows


def complete(t: Gunsen) -> None:
    check_table(t)
    derive(t)
    if t.is_over():
        t.go_on()
        return
    check_pending(t)
    t.actor = CHANCE
    t.go_on()
