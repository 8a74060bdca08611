"""What a happening's row holds: only what somebody did. Chance is drawn again by the seal."""

from typing import Any

import msgspec
from msgspec import Struct


class Player(Struct, frozen=True):
    """Who sat there then; `bot` is a level."""

    name: str | None
    bot: str | None
    stand_in: bool = False
    awaited: bool = False

    @property
    def is_nobody(self) -> bool:
        return self.name is None and self.bot is None


class BeganRecord(Struct, frozen=True, tag="began"):
    players: list[Player]
    nonces: list[str]
    opened: int | None  # None: a match whose file tells no times


class MovedRecord(Struct, frozen=True, tag="moved"):
    """`at` are the seconds since opening, to a tenth, if times are kept."""

    seat: int
    action: str
    at: float | None


class UndoneRecord(Struct, frozen=True, tag="undone"):
    seat: int
    at: float | None


class SaidRecord(Struct, frozen=True, tag="said"):
    """`reason`: the word for what a bot says of its `gesture`; its text is in English."""

    seat: int | None
    name: str
    text: str
    to: list[int]
    reason: str = ""
    gesture: str = ""


class SeatedRecord(Struct, frozen=True, tag="seated"):
    """`returned`: somebody has taken their seat back, and has time to decide again. `why` is a word of
    `messages.Reason` for what has become of the seat."""

    players: list[Player]
    returned: bool = False
    seat: int | None = None
    why: str = ""


class AgreedRecord(Struct, frozen=True, tag="agreed"):
    """A player would have a bot play for an absent one."""

    seat: int
    absent: int


class ClosingRecord(Struct, frozen=True, tag="closing"):
    """A player would have the table closed; `closed`: that was the last one it took."""

    seat: int
    closed: bool


class RevisedRecord(Struct, frozen=True, tag="revised"):
    """The rules have changed: the match goes on by this version from the `state` after so many plies,
    with the moves that were made since, as far as they still can be."""

    version: int
    ply: int
    state: dict[str, Any]
    moves: list[MovedRecord]


class RematchedRecord(Struct, frozen=True, tag="rematched"):
    table: str


Record = (
    BeganRecord
    | MovedRecord
    | UndoneRecord
    | SaidRecord
    | SeatedRecord
    | AgreedRecord
    | ClosingRecord
    | RematchedRecord
    | RevisedRecord
)
ACTS = (BeganRecord, MovedRecord, UndoneRecord, RevisedRecord)  # what changes the match
REVISION = '{"type":"revised",'  # how such a record begins


encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def write(record: Record) -> str:
    return encoder.encode(record).decode()


def read(data: str) -> Record:
    return decoder.decode(data)
