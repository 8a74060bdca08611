"""Laws of a whole game: how it opens, that it goes on, that it ends, that its moves are all of it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kachidoki.engine import BadInput, Tally
from kachidoki.engine.checks import lay_over
from kachidoki.testing.laws.moment import MOST_PLIES, Moment, Violation, require, require_same
from kachidoki.testing.scenario import HEAD

UNKNOWN = "no-such-word"


def vocabulary(m: Moment) -> None:
    """Every action has a notation that parses back, and a description that says the same."""
    words = m.title.vocabulary
    require(m.state.vocabulary is words, "a state has another vocabulary than its title")
    require(m.state.chronicle is m.title.chronicle, "a state has another chronicle than its title")
    for action in range(len(words)):
        notation = words.notation(action)
        kind = words.kind(action)
        parts = len(notation.split())
        require(parts == 1 + len(kind.arguments), f"'{notation}' is not written: {kind.usage()}")
        require(words.parse(notation) == action, f"'{notation}' does not parse back to {action}")
        spoken = " ".join(map(str, words.describe(action).values()))
        require(spoken == notation, f"'{notation}' is described as '{spoken}'")


def opening(m: Moment) -> None:
    """A setting always opens the same game, and can be written down."""
    setting = m.walk.setting
    require_same(m.dump, m.title.open(setting).dump(), "two openings of one setting")
    again = m.title.setting(**msgspec.json.decode(msgspec.json.encode(setting.dump())))
    require_same(setting.dump(), again.dump(), "a setting written down and read")


def strictness(m: Moment) -> None:
    """A position with a word that the title does not know is refused, even where it says nothing."""
    for change in misspelt({key: value for key, value in m.dump.items() if key not in HEAD}):
        try:
            m.title.load(lay_over(m.dump, change))
        except BadInput:
            continue
        raise Violation(f"a position with {msgspec.json.encode(change).decode()} is accepted")


def misspelt(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """For every table, and those in it, entries that it cannot have."""
    empty: list[Any] = [0, "", [], {}]
    yield from ({UNKNOWN: nothing} for nothing in empty)
    for key, value in table.items():
        if isinstance(value, dict):
            yield from ({key: change} for change in misspelt(value))


def replay(m: Moment) -> None:
    """A game is the list of its moves: read from their notation, they lead to the same end."""
    state = m.title.open(m.walk.setting)
    for seat, action in m.walk.moves:
        notation = m.title.vocabulary.notation(action)
        state.apply(seat, m.title.vocabulary.parse(notation))
    require_same(m.dump, state.dump(), "the end, and the end of the same moves made again")


def sources(m: Moment) -> None:
    """Where events tell what points are for, they tell it of all points, and of no others."""
    if not any(kind.source for kind in m.title.chronicle.kinds):
        return
    tally, state = Tally(m.title, m.walk.setting), m.title.open(m.walk.setting)
    start = state.scores()
    state.listen()
    for seat, action in m.walk.moves:
        state.apply(seat, action)
        for event in state.heard():
            tally.overhear(event)
    told = [points + tally.score(seat) for seat, points in enumerate(start)]
    require_same(told, m.state.scores(), "points that events told of, and scores at the end")


def termination(m: Moment) -> None:
    """Every game comes to an end."""
    require(len(m.walk.moves) < MOST_PLIES, f"no end after {MOST_PLIES} plies")


def progress(m: Moment) -> None:
    """Every actor has a legal move, and it can be made; for plies not looked at."""
    m.walk.make(*m.walk.at_random())
