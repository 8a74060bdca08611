"""Played games as files: every move, who played, and what they follow from."""

from kachidoki.lab.records.heading import Heading
from kachidoki.lab.records.observations import Batch, dataset
from kachidoki.lab.records.reader import Records, read
from kachidoki.lab.records.record import Record, record_game
from kachidoki.lab.records.replay import check, replay
from kachidoki.lab.records.writer import Recording

__all__ = [
    "Batch",
    "Heading",
    "Record",
    "Recording",
    "Records",
    "check",
    "dataset",
    "read",
    "record_game",
    "replay",
]
