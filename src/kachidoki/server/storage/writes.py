"""What is to be written, as rows of data, and what can come of it."""

import secrets
from collections.abc import Callable

from msgspec import Struct

from kachidoki.server.storage.rows import HappeningRow, LinkRow, SeatRow, SnapshotRow, TableRow


class Taken(Exception):
    """Somebody else has written that number, or one that it builds on; nothing of it is stored."""


class StorageFailed(Exception):
    """The database does not answer; whether the write is stored is not known."""


# ----------------------------------------------------------------- changes beside what happens


class AddTable(Struct, frozen=True, tag=True):
    table: TableRow
    seats: list[SeatRow]


class ChangeSeat(Struct, frozen=True, tag=True):
    """Somebody else sits there now."""

    seat: SeatRow


class ChangeHost(Struct, frozen=True, tag=True):
    table_id: str
    host: int


class ChangeStatus(Struct, frozen=True, tag=True):
    """The match has begun, or ended with that result."""

    table_id: str
    status: str
    result: str | None = None


class ChangeVersion(Struct, frozen=True, tag=True):
    """The match goes on by these rules."""

    table_id: str
    version: int


class KeepSnapshot(Struct, frozen=True, tag=True):
    """Takes the place of an older one."""

    snapshot: SnapshotRow


class LinkRematch(Struct, frozen=True, tag=True):
    table_id: str
    rematch: str


class KeepAnalysis(Struct, frozen=True, tag=True):
    table_id: str
    analysis: str


class DropTable(Struct, frozen=True, tag=True):
    """Forgets a table and all that happened there."""

    table_id: str


class Beat(Struct, frozen=True, tag=True):
    """Changes nothing but the time of the last beat."""

    time: float


class AddLink(Struct, frozen=True, tag=True):
    """A link to a seat, or that it has been used. Those that are no longer good `now` go."""

    link: LinkRow
    now: float


Change = (
    AddTable
    | ChangeSeat
    | ChangeHost
    | ChangeStatus
    | ChangeVersion
    | KeepSnapshot
    | LinkRematch
    | KeepAnalysis
    | DropTable
    | Beat
    | AddLink
)


# ----------------------------------------------------------------- a write

# Names writes that build on each other: after one that has failed, none is stored.
Chain = int


def new_chain() -> Chain:
    """A name that no other process gives."""
    return secrets.randbits(63)


class Write(Struct, frozen=True, array_like=True):
    """Happenings, and the changes of other tables that come with them: all or nothing."""

    happenings: list[HappeningRow]
    changes: list[Change] = []
    chain: Chain | None = None


Outcome = Exception | None  # of a write: None if it is on the disk
Then = Callable[[Outcome], None]
