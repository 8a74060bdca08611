"""One recorded game, and how many of them lie in a table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from kachidoki.lab.arena import Plan, play_and_log

ACTION = "<u2"  # the least significant byte first, on any machine
SCHEMA = pa.schema(
    [
        pa.field("number", pa.int32(), nullable=False),
        pa.field("deal", pa.int32(), nullable=False),
        pa.field("seating", pa.list_(pa.uint8()), nullable=False),
        pa.field("actions", pa.list_(pa.uint16()), nullable=False),
        pa.field("asides", pa.list_(pa.int32()), nullable=False),
        pa.field("places", pa.list_(pa.uint8()), nullable=False),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
    ]
)


class Record(NamedTuple):
    """A game: its number and deal, the bots by seat (their places in the heading), all actions of seats
    and chance (two bytes each), plies and seats of gestures in turn, and how it ended."""

    number: int
    deal: int
    seating: list[int]
    actions: bytes
    asides: list[int]
    places: list[int]
    scores: list[int]


def record_game(plan: Plan, number: int) -> Record:
    """Plays a game of the plan."""
    game, log = play_and_log(plan, number)
    return Record(
        number,
        plan.deal(number),
        [plan.bots.index(outcome.bot) for outcome in game.outcomes],
        as_bytes(log.actions),
        log.asides,
        [outcome.place for outcome in game.outcomes],
        [outcome.score for outcome in game.outcomes],
    )


def as_bytes(actions: Sequence[int]) -> bytes:
    return np.array(actions, ACTION).tobytes()


def as_actions(content: bytes) -> NDArray[np.uint16]:
    return np.frombuffer(content, ACTION)


def table_of(records: Sequence[Record], metadata: dict[bytes, bytes]) -> pa.Table:
    columns: dict[str, list[Any]] = {
        name: [getattr(record, name) for record in records] for name in SCHEMA.names
    }
    columns["actions"] = [as_actions(record.actions) for record in records]
    return pa.table(columns, schema=SCHEMA.with_metadata(metadata))
