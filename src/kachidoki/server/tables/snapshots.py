"""Keeps how running matches stand: should their rules change, they go on from there."""

import asyncio
from contextlib import suppress

from structlog import get_logger

from kachidoki.server.play.history import snapshot_of
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import KeepSnapshot, SnapshotRow, Taken, Write
from kachidoki.server.tables.hub import Hub
from kachidoki.titles import titles

MOST = 100  # at once: to write a state down takes up to a millisecond
MOST_FOUND = 20  # at once: to find a table is to play all of its match again

log = get_logger()


async def keep_snapshots(hub: Hub) -> None:
    """Of all matches that have gone on since the last time, those first that have waited longest."""
    due = sorted(filter(is_due, hub.tables.values()), key=lambda live: live.snapshot_taken)
    rows = [row for live in due[:MOST] if (row := await snapshot(hub, live)) is not None]
    await asyncio.gather(*[store(hub, row) for row in rows])


async def find_without(hub: Hub) -> None:
    """Running matches that were stored before snapshots were, and that nobody has asked for since:
    some of them at a time."""
    versions = {title.id: title.version for title in titles().values()}
    for table_id in await hub.reader.without_snapshot(versions, MOST_FOUND):
        try:
            await hub.find(table_id)
        except Refusal as refusal:
            log.warning("no snapshot", match=table_id, why=refusal.message)


def is_due(live: LiveTable) -> bool:
    match = live.match
    return (
        live.history.status == "playing" and match is not None and len(match.log) != live.snapshot
    )


async def snapshot(hub: Hub, live: LiveTable) -> SnapshotRow | None:
    """It is written down in a thread, from a copy: the match goes on meanwhile."""
    try:
        async with hub.reading(live) as history:
            match = history.running()
            number, ply, state = history.number, history.ply, match.state.clone()
            live.snapshot, live.snapshot_taken = len(match.log), hub.clock()
    except Refusal:  # it is over, or cannot be read now
        return None
    return await asyncio.to_thread(snapshot_of, live.id, number, ply, state)


async def store(hub: Hub, row: SnapshotRow) -> None:
    with suppress(Taken):  # there is a newer one
        await hub.writes.write(Write([], [KeepSnapshot(row)]))
