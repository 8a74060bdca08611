"""Reads from the database, in threads: nothing here blocks the event loop."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, Row, Select, and_, exists, func, select, text, tuple_
from sqlalchemy.exc import SQLAlchemyError
from structlog import get_logger

from kachidoki.server.storage.database import reason
from kachidoki.server.storage.model import HAPPENINGS, LINKS, SEATS, SNAPSHOTS, TABLES
from kachidoki.server.storage.rows import HappeningRow, LinkRow, SeatRow, SnapshotRow, TableRow
from kachidoki.server.storage.writes import StorageFailed

Found = TypeVar("Found")
MOST_LISTED = 200
MOST_IDS = 1000  # in one question: databases take no more than some ten thousand
UNFINISHED = ("open", "playing")
HAS_HUMANS = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.key_hash.is_not(None))

log = get_logger()


class Stored(Struct, frozen=True):
    """A table, who sits there, and what happened after some number."""

    table: TableRow
    seats: list[SeatRow]
    happenings: list[HappeningRow]
    snapshot: SnapshotRow | None = None


class Listing(Struct, frozen=True):
    """A table in a list, with how things stand after the last that happened."""

    table: TableRow
    seats: list[SeatRow]
    number: int
    ply: int
    actors: str
    since: float


class Reader:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def ask(self, question: Callable[[Connection], Found]) -> Found:
        return await asyncio.to_thread(self.answer, question)

    def answer(self, question: Callable[[Connection], Found]) -> Found:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            log.error("storage failed", reason=reason(error))
            raise StorageFailed(reason(error)) from error

    async def is_reachable(self) -> bool:
        try:
            await self.ask(lambda connection: connection.execute(text("SELECT 1")))
        except StorageFailed:
            return False
        return True

    # ------------------------------------------------------------- one table

    def stored(self, table_id: str, after: int = 0) -> Stored | None:
        """For a thread: the table and what happened after that number."""
        return self.answer(lambda connection: read_table(connection, table_id, after))

    async def analysis(self, table_id: str) -> str | None:
        """What was found out about a finished match, if it is kept."""
        query = select(TABLES.c.analysis).where(TABLES.c.id == table_id)
        return await self.ask(lambda connection: connection.execute(query).scalar())

    async def link(self, token_hash: str) -> LinkRow | None:
        """A link to a seat, as it was made."""
        query = select(LINKS).where(LINKS.c.token_hash == token_hash, ~LINKS.c.used)
        row = await self.ask(lambda connection: connection.execute(query).first())
        return None if row is None else as_struct(LinkRow, row)

    # ------------------------------------------------------------- lists

    def begun(self) -> list[str]:
        """For a thread: all tables with a match, the oldest first."""
        query = select(TABLES.c.id).where(TABLES.c.status != "open")
        query = query.order_by(TABLES.c.created, TABLES.c.id)
        return self.answer(lambda connection: list(connection.execute(query).scalars()))

    async def abandoned(self, before: float, most: int = MOST_LISTED) -> list[str]:
        """Tables that are not over and at which nothing has happened since."""
        last = select(func.max(HAPPENINGS.c.time)).where(HAPPENINGS.c.table_id == TABLES.c.id)
        query = select(TABLES.c.id).where(
            TABLES.c.status != "over",
            TABLES.c.created < before,
            func.coalesce(last.scalar_subquery(), 0.0) < before,
        )
        return await self.ask(
            lambda connection: list(connection.execute(query.limit(most)).scalars())
        )

    async def without_snapshot(self, versions: Mapping[str, int], most: int) -> list[str]:
        """Running matches of these versions of their titles, of which none is kept."""
        columns = tuple_(TABLES.c.title, TABLES.c.version)
        kept = exists().where(SNAPSHOTS.c.table_id == TABLES.c.id)
        query = select(TABLES.c.id).where(
            TABLES.c.status == "playing", columns.in_(list(versions.items())), ~kept
        )
        return await self.ask(
            lambda connection: list(connection.execute(query.limit(most)).scalars())
        )

    async def public_listings(self, made_after: int) -> list[Listing]:
        """Public tables that wait for players, or can be watched; the newest first. One that
        everybody has left waits for nobody."""
        where = and_(
            TABLES.c.public,
            TABLES.c.status.in_(UNFINISHED),
            TABLES.c.created > made_after,
            HAS_HUMANS,
        )
        return await self.listings(listings_where(where))

    async def listings_of_keys(self, hashes: Sequence[str]) -> list[Listing]:
        """The tables at which one of the keys has a seat, but for those that were closed."""
        own = select(SEATS.c.table_id).where(SEATS.c.key_hash.in_(hashes))
        where = and_(TABLES.c.id.in_(own), TABLES.c.status != "closed")
        return await self.listings(listings_where(where))

    async def playing(
        self, pace: str | None = None, waiting_since: float | None = None
    ) -> list[Listing]:
        """Running matches; on request only those that have waited since before some time."""
        where = TABLES.c.status == "playing"
        if pace is not None:
            where = and_(where, TABLES.c.pace == pace)
        if waiting_since is not None:
            where = and_(where, HAPPENINGS.c.since < waiting_since)
        return await self.listings(listings_where(where, most=None))

    async def listings(self, query: Select[Any]) -> list[Listing]:
        return await self.ask(lambda connection: read_listings(connection, query))

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last happening at each of the tables."""
        column = HAPPENINGS.c.table_id
        query = select(column, func.max(HAPPENINGS.c.number)).group_by(column)
        query = query.where(column.in_(table_ids))
        rows = await self.ask(lambda connection: connection.execute(query).all())
        return dict(rows)

    async def open_tables(self, maker: str, made_after: int) -> int:
        """How many tables the maker has made lately that somebody may still play at."""
        query = select(func.count()).where(
            TABLES.c.maker == maker,
            TABLES.c.status.in_(UNFINISHED),
            TABLES.c.created > made_after,
            HAS_HUMANS,
        )
        return await self.ask(lambda connection: connection.execute(query).scalar_one())


def read_table(connection: Connection, table_id: str, after: int) -> Stored | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
    if row is None:
        return None
    happened = (
        select(HAPPENINGS)
        .where(HAPPENINGS.c.table_id == table_id, HAPPENINGS.c.number > after)
        .order_by(HAPPENINGS.c.number)
    )
    return Stored(
        as_struct(TableRow, row),
        read_seats(connection, [table_id])[table_id],
        [as_struct(HappeningRow, found) for found in connection.execute(happened)],
        read_snapshot(connection, table_id),
    )


def read_snapshot(connection: Connection, table_id: str) -> SnapshotRow | None:
    row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)).first()
    return None if row is None else as_struct(SnapshotRow, row)


def read_seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for start in range(0, len(table_ids), MOST_IDS):
        some = SEATS.c.table_id.in_(table_ids[start : start + MOST_IDS])
        for row in connection.execute(select(SEATS).where(some).order_by(SEATS.c.seat)):
            seats[row.table_id].append(as_struct(SeatRow, row))
    return seats


def listings_where(where: Any, most: int | None = MOST_LISTED) -> Select[Any]:
    """The tables with their last happening; those at which nothing has happened yet, too."""
    all_of_it = HAPPENINGS.alias()
    newest = select(func.max(all_of_it.c.number)).where(all_of_it.c.table_id == TABLES.c.id)
    number = newest.correlate(TABLES).scalar_subquery()
    last = and_(HAPPENINGS.c.table_id == TABLES.c.id, HAPPENINGS.c.number == number)
    columns = [HAPPENINGS.c.number, HAPPENINGS.c.ply, HAPPENINGS.c.actors, HAPPENINGS.c.since]
    query = select(TABLES, *columns).select_from(TABLES.outerjoin(HAPPENINGS, last))
    return query.where(where).order_by(TABLES.c.created.desc()).limit(most)


def read_listings(connection: Connection, query: Select[Any]) -> list[Listing]:
    rows = connection.execute(query).all()
    seats = read_seats(connection, [row.id for row in rows])
    return [
        Listing(
            as_struct(TableRow, row),
            seats[row.id],
            row.number or 0,
            row.ply or 0,
            row.actors or "",
            row.since or 0.0,
        )
        for row in rows
    ]


def as_struct(kind: type[Found], row: Row[Any]) -> Found:
    """The columns that the struct has."""
    words = row._mapping
    return kind(**{name: words[name] for name in kind.__struct_fields__})  # type: ignore[attr-defined]
