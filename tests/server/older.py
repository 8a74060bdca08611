"""Tables as if they had been stored by rules of another version."""

from sqlalchemy import Engine, update

from kachidoki.server.play.loading import load
from kachidoki.server.storage import KeepSnapshot, Reader
from kachidoki.server.storage.model import HAPPENINGS, SNAPSHOTS, TABLES
from kachidoki.server.storage.statements import statements_of

OLD = 0


def make_older(engine: Engine, table_id: str, differs: bool = True, kept: bool = True) -> None:
    """The table is of an older version. If it differs, chance drew something else at the first ply than
    it would today; if it is not kept, there is no snapshot of it."""
    if kept:
        keep(engine, table_id)
    with engine.begin() as connection:
        if differs:
            rows = connection.execute(HAPPENINGS.select().where(HAPPENINGS.c.table_id == table_id))
            first = min((row for row in rows if row.told), key=lambda row: row.number)
            words = first.told.replace('",', ' of old",', 1)  # the first action that is told
            where = (HAPPENINGS.c.table_id == table_id, HAPPENINGS.c.number == first.number)
            connection.execute(update(HAPPENINGS).where(*where).values(told=words))
        if not kept:
            connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table_id))
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(version=OLD))


def keep(engine: Engine, table_id: str) -> None:
    """A running match has a snapshot, though no server had the time to take one."""
    stored = Reader(engine).stored(table_id)
    assert stored is not None
    if stored.snapshot is None and stored.table.status == "playing":
        change = KeepSnapshot(load(stored, now=0.0).snapshot())
        with engine.begin() as connection:
            for statement in statements_of(change):
                connection.execute(statement)
