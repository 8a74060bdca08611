"""The SQL of every change."""

from msgspec.structs import asdict
from sqlalchemy import Delete, Executable, delete, insert, update

from kachidoki.server.storage.model import HAPPENINGS, LINKS, PULSE, SEATS, SNAPSHOTS, TABLES
from kachidoki.server.storage.rows import SeatRow, SnapshotRow, TableRow
from kachidoki.server.storage.writes import (
    AddLink,
    AddTable,
    Beat,
    Change,
    ChangeHost,
    ChangeSeat,
    ChangeStatus,
    ChangeVersion,
    DropTable,
    KeepAnalysis,
    KeepSnapshot,
    LinkRematch,
)


def statements_of(change: Change) -> list[Executable]:
    match change:
        case AddTable():
            return add_table(change.table, change.seats)
        case ChangeSeat():
            return [change_seat(change.seat)]
        case ChangeHost() | ChangeVersion() | LinkRematch() | KeepAnalysis():
            return [change_table(**asdict(change))]
        case ChangeStatus():
            return change_status(change)
        case KeepSnapshot():
            return keep_snapshot(change.snapshot)
        case AddLink():
            return [
                delete(LINKS).where(LINKS.c.until < change.now),
                insert(LINKS).values(**asdict(change.link)),
            ]
        case DropTable():
            return drop_table(change.table_id)
        case Beat():
            return [update(PULSE).values(time=change.time)]


def add_table(table: TableRow, seats: list[SeatRow]) -> list[Executable]:
    return [
        insert(TABLES).values(**asdict(table)),
        insert(SEATS).values([asdict(row) for row in seats]),
    ]


def change_seat(row: SeatRow) -> Executable:
    where = (SEATS.c.table_id == row.table_id, SEATS.c.seat == row.seat)
    return update(SEATS).where(*where).values(**asdict(row))


def change_status(change: ChangeStatus) -> list[Executable]:
    """Nobody goes on with a match that is over."""
    changed = change_table(change.table_id, status=change.status, result=change.result)
    return [changed] if change.status == "playing" else [changed, drop_snapshot(change.table_id)]


def keep_snapshot(row: SnapshotRow) -> list[Executable]:
    """A newer one, of another process, stays: then this one finds its place taken."""
    older = drop_snapshot(row.table_id).where(SNAPSHOTS.c.number <= row.number)
    return [older, insert(SNAPSHOTS).values(**asdict(row))]


def drop_snapshot(table_id: str) -> Delete:
    return delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)


def change_table(table_id: str, **columns: str | int | None) -> Executable:
    return update(TABLES).where(TABLES.c.id == table_id).values(**columns)


def drop_table(table_id: str) -> list[Executable]:
    parts = (HAPPENINGS, LINKS, SEATS, SNAPSHOTS)
    own = [delete(part).where(part.c.table_id == table_id) for part in parts]
    return [*own, delete(TABLES).where(TABLES.c.id == table_id)]
