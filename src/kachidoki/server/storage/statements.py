"""The SQL of every change."""

from msgspec.structs import asdict
from sqlalchemy import Executable, delete, insert, update

from kachidoki.server.storage.model import HAPPENINGS, LINKS, PULSE, SEATS, TABLES
from kachidoki.server.storage.rows import SeatRow, TableRow
from kachidoki.server.storage.writes import (
    AddLink,
    AddTable,
    Beat,
    Change,
    ChangeHost,
    ChangeSeat,
    ChangeStatus,
    DropTable,
    KeepAnalysis,
    LinkRematch,
)


def statements_of(change: Change) -> list[Executable]:
    match change:
        case AddTable():
            return add_table(change.table, change.seats)
        case ChangeSeat():
            return [change_seat(change.seat)]
        case ChangeHost():
            return [change_table(change.table_id, host=change.host)]
        case ChangeStatus():
            return [change_table(change.table_id, status=change.status, result=change.result)]
        case LinkRematch():
            return [change_table(change.table_id, rematch=change.rematch)]
        case KeepAnalysis():
            return [change_table(change.table_id, analysis=change.analysis)]
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


def change_table(table_id: str, **columns: str | int | None) -> Executable:
    return update(TABLES).where(TABLES.c.id == table_id).values(**columns)


def drop_table(table_id: str) -> list[Executable]:
    parts = (HAPPENINGS, LINKS, SEATS)
    own = [delete(part).where(part.c.table_id == table_id) for part in parts]
    return [*own, delete(TABLES).where(TABLES.c.id == table_id)]
