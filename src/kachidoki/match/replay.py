"""Goes through a match ply by ply."""

from collections.abc import Iterator
from typing import NamedTuple

from kachidoki.engine import Event, State
from kachidoki.match.log import Entry
from kachidoki.match.match import Match


class Step(NamedTuple):
    """A ply, the state after it (a copy of its own), and what happened."""

    entry: Entry
    state: State
    events: list[Event]


def replay(match: Match) -> Iterator[Step]:
    """The plies that stand, from the opening on; like the log, it shows everything."""
    state = match.title.open(match.setting)
    for ply in match.line:
        state.apply(ply.entry.seat, ply.action)
        yield Step(ply.entry, state.clone(), ply.events)
