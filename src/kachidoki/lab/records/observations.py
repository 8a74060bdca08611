"""Recorded games as arrays to learn from: what seats saw when they had a choice, what they chose."""

from collections.abc import Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine.advice import shares
from kachidoki.engine.learned.features import features_of
from kachidoki.engine.learned.observer import Observer
from kachidoki.engine.learned.witness import Witness
from kachidoki.lab.crew import at_work, in_order
from kachidoki.lab.records.reader import Records, blaming, read_once
from kachidoki.lab.records.replay import replay_in

GAMES = 100  # in a batch


class Batch(NamedTuple):
    """Decisions of some games, one row each: the number of the game, the seat, what it saw, what it
    chose, and its share of the victory in the end. Row n could have chosen among
    `legal[ends[n - 1]:ends[n]]`."""

    game: NDArray[np.int32]
    seat: NDArray[np.int8]
    observation: NDArray[np.int16]
    action: NDArray[np.int32]
    won: NDArray[np.float32]
    legal: NDArray[np.int32]
    ends: NDArray[np.int64]


def dataset(path: Path | str, processes: int = 1) -> Iterator[Batch]:
    """All decisions in the file, in the order of its games; any number of processes gives the same."""
    path = Path(path)
    records = read_once(path)
    features_of(records.title)
    pieces = [
        range(first, min(first + GAMES, len(records))) for first in range(0, len(records), GAMES)
    ]
    with at_work(partial(batch_in, path), pieces, processes) as chunks:
        yield from in_order(chunks)


def batch_in(path: Path, places: range) -> Batch:
    records = read_once(path)
    with blaming(path):
        return batch_of(records, places)


@lru_cache(maxsize=1)
def witness_of(records: Records) -> Witness:
    """One for all batches of a process: what it has made room for stays."""
    game = records.title.open(records.setting).game
    return Witness(Observer(game, features_of(records.title)))


def batch_of(records: Records, places: range) -> Batch:
    """The decisions of these games of the records."""
    witness = witness_of(records)
    witness.clear()
    games, counts, won = [], [], []
    for place in places:
        record = records[place]
        before = int(witness.count)
        replay_in(records.title.open(records.setting), record, witness)
        games.append(record.number)
        counts.append(int(witness.count) - before)
        won.append(shares(record.places))
    rows, size, listed = int(witness.count), int(witness.size), int(witness.listed)
    seat = numbers(witness.seats, np.int64)[:rows].astype(np.int8)
    victory = np.repeat(np.array(won, np.float32), counts, axis=0)
    return Batch(
        np.repeat(np.array(games, np.int32), counts),
        seat,
        numbers(witness.rows, np.int16)[: rows * size].reshape(rows, size).copy(),
        numbers(witness.chosen, np.int64)[:rows].astype(np.int32),
        victory[np.arange(rows), seat],
        numbers(witness.legal, np.int64)[:listed].astype(np.int32),
        numbers(witness.ends, np.int64)[:rows].copy(),
    )


def numbers(row: Any, kind: Any) -> NDArray[Any]:
    """A view of what compiled code has written; a copy where there are only lists."""
    return np.array(row, kind) if isinstance(row, list) else np.frombuffer(row, kind)
