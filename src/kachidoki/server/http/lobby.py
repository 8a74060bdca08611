"""HTTP: tables are made, found, joined, handed over to bots, and played again."""

from collections.abc import Collection
from typing import cast

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kachidoki.engine import seat_name
from kachidoki.server.http.bearer import AnyRequest, key_of
from kachidoki.server.http.docs import AT_A_TABLE, WITH_BODY, refusals
from kachidoki.server.http.limits import Limiter, client_of, maker_of
from kachidoki.server.play import keys
from kachidoki.server.play.broadcast import seat_infos, table_info
from kachidoki.server.play.history import result_of
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.bodies import (
    HandOver,
    Join,
    NewTable,
    OpenLink,
    OwnKeys,
    SeatLink,
    Sitting,
    TableSummary,
)
from kachidoki.server.protocol.messages import Status, TableInfo
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.protocol.seats import seat_named
from kachidoki.server.storage import Listing
from kachidoki.server.tables import seating, stand_ins
from kachidoki.server.tables.closing import close
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.rematch import rematch
from kachidoki.server.tables.seat_links import make_link, use_link

LISTED = 24 * 3600  # seconds that a public table stays in the list


# ----------------------------------------------------------------- lists


@get("/tables", tags=["tables"], responses=refusals())
async def list_tables(hub: NamedDependency[Hub]) -> list[TableSummary]:
    """Public tables that wait for players or can be watched, the newest first."""
    listings = await hub.reader.public_listings(int(hub.clock()) - LISTED)
    return [table_summary(hub, listing) for listing in listings]


@post("/tables/mine", tags=["tables"], status_code=200, responses=refusals(*WITH_BODY))
async def list_own_tables(hub: NamedDependency[Hub], data: JSONBody[OwnKeys]) -> list[TableSummary]:
    """The tables at which one of the keys has a seat, the newest first."""
    hashes = {keys.hash_of(key) for key in data.keys}
    listings = await hub.reader.listings_of_keys(sorted(hashes)) if hashes else []
    return [table_summary(hub, listing, hashes) for listing in listings]


def table_summary(hub: Hub, listing: Listing, hashes: Collection[str] = ()) -> TableSummary:
    live = hub.tables.get(listing.table.id)
    is_told = listing.table.id in hub.told and listing.table.status == "playing"
    own = [seat_name(row.seat) for row in listing.seats if row.key_hash in hashes]
    return TableSummary(
        id=listing.table.id,
        title=listing.table.title,
        options=msgspec.json.decode(listing.table.options, type=dict[str, str]),
        status="told" if is_told else cast(Status, listing.table.status),
        pace=listing.table.pace,
        host=seat_name(listing.table.host),
        players=seat_infos(listing.seats, frozenset() if live is None else live.online()),
        created=listing.table.created,
        actors=[] if is_told else list(listing.actors),
        seat=own[0] if own else None,
        ply=listing.ply,
        since=listing.since or listing.table.created,
        result=result_of(listing.table),
    )


# ----------------------------------------------------------------- one table


@post(
    "/tables",
    tags=["tables"],
    responses=refusals(
        *WITH_BODY, "one-host", "bad-setting", "unknown-title", "unknown-level", "too-many-tables"
    ),
)
async def make_table(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    limiter: NamedDependency[Limiter],
    data: JSONBody[NewTable],
) -> Sitting:
    """A new table, hosted by the player who makes it. Without friends to wait for, the match begins."""
    client = client_of(request)
    await limiter.new_table(client, hub.reader)
    live, seat, key = await seating.make(hub, data, maker_of(client))
    return sitting(live, seat, key)


@get("/tables/{table_id:str}", tags=["tables"], responses=refusals(*AT_A_TABLE))
async def read_table(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str]
) -> TableInfo:
    """What everybody at the table may know about it."""
    live = await hub.find(table_id)
    live.reader(key_of(request))
    async with hub.reading(live):
        return table_info(live)


@post(
    "/tables/{table_id:str}/join",
    tags=["tables"],
    status_code=200,
    responses=refusals(
        *AT_A_TABLE, *WITH_BODY, "invite-wrong", "table-full", "seat-taken", "table-closed"
    ),
)
async def join_table(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str], data: JSONBody[Join]
) -> Sitting:
    """Takes a free seat; a player who shows the key of one already taken is given it again."""
    live = await hub.find(table_id)
    key = key_of(request)
    seat = live.seat_of(key)
    if seat is None or key is None:
        seat, key = await seating.join(hub, live, data)
    return sitting(live, seat, key)


@post(
    "/tables/{table_id:str}/rematch", tags=["tables"], responses=refusals(*AT_A_TABLE, "not-over")
)
async def play_again(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str]
) -> Sitting:
    """The same people at a new table, with the same keys."""
    live, seat, key = await seated(hub, table_id, request)
    return sitting(await rematch(hub, live), seat, key)


@get("/tables/{table_id:str}/seat", tags=["tables"], responses=refusals(*AT_A_TABLE))
async def read_seat(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str]
) -> Sitting:
    """One's own seat again, with the keys to give away: for another device, or a new host."""
    live, seat, key = await seated(hub, table_id, request)
    async with hub.reading(live):
        return sitting(live, seat, key)


@post("/tables/{table_id:str}/seat/link", tags=["tables"], responses=refusals(*AT_A_TABLE))
async def link_seat(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str]
) -> SeatLink:
    """A link that opens one's own seat on another device, once."""
    live, _, key = await seated(hub, table_id, request)
    token, until = await make_link(hub, live, key)
    return SeatLink(token, int(until))


@post(
    "/tables/{table_id:str}/seat/open",
    tags=["tables"],
    status_code=200,
    responses=refusals(*AT_A_TABLE, *WITH_BODY, "link-used"),
)
async def open_seat(
    hub: NamedDependency[Hub], table_id: FromPath[str], data: JSONBody[OpenLink]
) -> Sitting:
    """The seat that the link belongs to."""
    live = await hub.find(table_id)
    key = await use_link(hub, live, data.token)
    seat = live.player(key)
    async with hub.reading(live):
        return sitting(live, seat, key)


@delete(
    "/tables/{table_id:str}/seats/{seat:str}",
    tags=["tables"],
    status_code=200,
    responses=refusals(*AT_A_TABLE, "unknown-seat", "has-begun", "table-closed"),
)
async def leave_table(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str], seat: FromPath[str]
) -> TableInfo:
    """Before the match a player gets up, and the seat is free again."""
    live, _, key = await in_seat(hub, table_id, request, seat)
    await seating.leave(hub, live, key)
    return table_info(live)


@delete(
    "/tables/{table_id:str}",
    tags=["tables"],
    status_code=200,
    responses=refusals(*AT_A_TABLE, "host-only", "has-ended"),
)
async def close_table(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str]
) -> TableInfo:
    """Before the match the host closes the table; later, all who play there have to agree."""
    live = await hub.find(table_id)
    await close(hub, live, key_of(request))
    return table_info(live)


async def seated(hub: Hub, table_id: str, request: AnyRequest) -> tuple[LiveTable, int, str]:
    """The table, the seat of the player who asks, and its key."""
    live = await hub.find(table_id)
    key = key_of(request)
    return live, live.player(key), key or ""


async def in_seat(
    hub: Hub, table_id: str, request: AnyRequest, name: str
) -> tuple[LiveTable, int, str]:
    """The same, if it is the seat of that name."""
    live, seat, key = await seated(hub, table_id, request)
    if seat_named(name, len(live.seats)) != seat:
        raise Refusal("key-wrong")
    return live, seat, key


def sitting(live: LiveTable, seat: int, key: str) -> Sitting:
    table = live.history.table
    invite = table.invite if seat == table.host else None
    return Sitting(table_info(live), seat_name(seat), key, invite, table.watch)


# ----------------------------------------------------------------- bots in seats


@post(
    "/tables/{table_id:str}/seats/{seat:str}/bot",
    tags=["tables"],
    status_code=200,
    responses=refusals(
        *AT_A_TABLE,
        *WITH_BODY,
        "unknown-seat",
        "unknown-level",
        "host-only",
        "seat-bot",
        "seat-present",
        "seat-grace",
        "seat-slow",
        "not-begun",
        "has-ended",
        "table-closed",
    ),
)
async def hand_over(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    table_id: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[HandOver],
) -> TableInfo:
    """The host fills a free seat; a player hands over their own, or agrees that a bot should play for
    somebody who has been gone for a while, which it does when all others agree."""
    live, by, _ = await seated(hub, table_id, request)
    await stand_ins.hand_over(hub, live, by, seat_named(seat, len(live.seats)), data.level)
    return table_info(live)


@delete(
    "/tables/{table_id:str}/seats/{seat:str}/bot",
    tags=["tables"],
    status_code=200,
    responses=refusals(*AT_A_TABLE, "unknown-seat", "seat-human", "table-closed"),
)
async def take_back(
    request: AnyRequest, hub: NamedDependency[Hub], table_id: FromPath[str], seat: FromPath[str]
) -> TableInfo:
    """The owner of the seat plays again."""
    live, own, _ = await in_seat(hub, table_id, request, seat)
    await stand_ins.take_back(hub, live, own)
    return table_info(live)


HANDLERS = [
    list_tables,
    list_own_tables,
    make_table,
    read_table,
    join_table,
    read_seat,
    link_seat,
    open_seat,
    leave_table,
    close_table,
    play_again,
    hand_over,
    take_back,
]
