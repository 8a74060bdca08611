"""The same people play again: a new table with the same seats, names, keys and options.

A new secret is drawn, and nothing is dealt before everybody has entered and added a nonce to it.
"""

from msgspec.structs import replace

from kachidoki import __version__
from kachidoki.match import new_secret
from kachidoki.server.play import keys
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import AddTable, Change, LinkRematch, SeatRow, TableRow
from kachidoki.server.storage.records import RematchedRecord
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.seating import bot


async def rematch(hub: Hub, live: LiveTable) -> LiveTable:
    """The table of the rematch; the same one for everybody who asks."""
    await hub.act(live, lambda: attempt_rematch(hub, live))
    return await hub.find(live.history.table.rematch or "")


def attempt_rematch(hub: Hub, live: LiveTable) -> int:
    """Both tables change in one transaction, so there is never half a rematch."""
    history = live.history
    if history.table.rematch is not None:
        return history.number
    if history.status != "over":
        raise Refusal("not-over")
    table = replace(next_table(hub, history.table), version=history.title.version)
    seats = [next_seat(table, row) for row in history.seats]
    changes: list[Change] = [AddTable(table, seats), LinkRematch(live.id, table.id)]
    number = hub.recorder.commit(live, RematchedRecord(table.id), changes=changes)
    history.table = replace(history.table, rematch=table.id)
    return number


def next_table(hub: Hub, table: TableRow) -> TableRow:
    return replace(
        table,
        id=keys.new_id(),
        engine=__version__,
        status="open",
        secret=new_secret().hex(),
        invite=keys.new_key(),
        watch=keys.new_key(),
        created=int(hub.clock()),
        rematch=None,
        analysis=None,
        result=None,
    )


def next_seat(table: TableRow, row: SeatRow) -> SeatRow:
    """The same player, human or bot; nobody's stand-in stays."""
    if row.is_human:
        return SeatRow(table.id, row.seat, row.name, row.key_hash)
    return bot(table, SeatRow(table.id, row.seat), row.bot or "")
