"""Keeps how running matches stand: should their rules change, they go on from there."""

import asyncio

from structlog import get_logger

from kachidoki.server.play.history import snapshot_of
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import KeepSnapshot, SnapshotRow, StorageFailed, Taken, Write
from kachidoki.server.tables.hub import Hub
from kachidoki.titles import titles

MOST = 100  # at once: to write a state down takes up to a millisecond
MOST_FOUND = 20  # at once: to find a table is to play all of its match again

log = get_logger()


async def keep_snapshots(hub: Hub) -> None:
    """Of all matches that have gone on since the last time, those first that have waited longest."""
    due = sorted(filter(is_due, hub.tables.values()), key=lambda live: live.snapshot_taken)
    taken = [(live, row) for live in due[:MOST] if (row := await snapshot(hub, live)) is not None]
    # In the same order everywhere, so that servers of one database do not wait for each other.
    taken.sort(key=lambda pair: pair[1].table_id)
    await asyncio.gather(*[store(hub, live, row) for live, row in taken])


async def find_without(hub: Hub) -> None:
    """Running matches that were stored before snapshots were, and that nobody has asked for since:
    some of them at a time."""
    versions = {title.id: title.version for title in titles().values()}
    for table_id in await hub.reader.without_snapshot(versions, MOST_FOUND):
        if not hub.looks_after(table_id):
            continue
        try:
            await hub.find(table_id)
        except Refusal as refusal:
            log.warning("no snapshot", match=table_id, why=refusal.message)
        except ValueError:
            log.exception("table cannot be read", match=table_id)


def is_due(live: LiveTable) -> bool:
    history, match = live.history, live.match
    is_played = history.status == "playing" and not history.is_told
    return is_played and match is not None and len(match.log) != live.snapshot


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


async def store(hub: Hub, live: LiveTable, row: SnapshotRow) -> None:
    try:
        await hub.writes.write(Write([], [KeepSnapshot(row)]))
    except Taken:  # there is a newer one
        pass
    except StorageFailed:
        live.snapshot = -1
        raise
