"""Match files that are brought in: checked to the last character, then kept as tables that are over."""

import time
from hashlib import sha256
from typing import NamedTuple

import msgspec

from kachidoki.bots import NoAnswer, level_of
from kachidoki.engine import CHANCE, BadInput
from kachidoki.match import UNDO, Entry, Match, decode, parse, text
from kachidoki.server.bots import Thinkers, Urgency
from kachidoki.server.play import keys
from kachidoki.server.play.history import History
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import AddTable, SeatRow, StorageFailed, TableRow, Taken, Write
from kachidoki.server.storage.records import (
    BeganRecord,
    MovedRecord,
    Player,
    Record,
    UndoneRecord,
)
from kachidoki.server.tables.hub import Hub

CHECK_SECONDS = 20.0  # a game that people have played takes far less than one
ID_BYTES = 12


class Imported(NamedTuple):
    """A match that is what its file says, and how it is stored."""

    table_id: str
    write: Write


async def take_in(hub: Hub, thinkers: Thinkers, content: bytes) -> str:
    """The id of the table at which the match can be replayed; the same file has the same one."""
    try:
        words = decode(content)
    except BadInput as error:
        raise Refusal.because(error, "malformed") from error
    try:
        found = await thinkers.ask(read_match, words, CHECK_SECONDS, Urgency.FILE)
    except NoAnswer as error:
        raise Refusal("match-slow") from error
    if isinstance(found, Refusal):
        raise found
    if not await is_known(hub, found.table_id):
        await store(hub, found.write)
    return found.table_id


async def is_known(hub: Hub, table_id: str) -> bool:
    try:
        await hub.find(table_id)
    except Refusal as refusal:
        if refusal.problem != "unknown-table":
            raise
        return False
    return True


async def store(hub: Hub, write: Write) -> None:
    """Keeps the match as what its players did, like any other."""
    try:
        await hub.writes.write(write)
    except Taken:
        return
    except StorageFailed as error:
        raise Refusal("storage") from error


# ----------------------------------------------------------------- in a process that thinks


def read_match(content: str) -> Imported | Refusal:
    """Plays the match again, and compares every character."""
    try:
        match = parse(content)
    except BadInput as error:
        return Refusal.because(error, "malformed")
    if not match.is_over:
        return Refusal("match-unfinished")
    table_id = id_of(match)
    return Imported(table_id, write_of(table_id, match))


def id_of(match: Match) -> str:
    return sha256(text(match).encode()).hexdigest()[: 2 * ID_BYTES]


def write_of(table_id: str, match: Match) -> Write:
    table = table_row(table_id, match)
    seats = [seat_row(table_id, match, seat) for seat in range(match.setting.seats)]
    history, rows = History(table, seats), []
    for record, at in records_of(match):
        done = history.perform(record, table.created + at)
        rows.append(history.row_of(done, None, None))
        history.note(done, None, None)
    return Write(rows, [AddTable(table, seats)])


def table_row(table_id: str, match: Match) -> TableRow:
    """Nobody sits there, and anybody who knows the id may look at it."""
    return TableRow(
        id=table_id,
        title=match.title.id,
        version=match.version,
        engine=match.engine,
        options=msgspec.json.encode(match.setting.options).decode(),
        corrections=msgspec.json.encode(match.setting.corrections).decode(),
        status="over",
        public=True,
        pace="live",
        limit_seconds=0,
        coach=True,
        host=0,
        secret=match.seal.secret.hex(),
        invite=keys.new_key(),
        watch=keys.new_key(),
        created=int(time.time()) if match.opened is None else match.opened,
        result=msgspec.json.encode(match.result).decode(),
    )


def seat_row(table_id: str, match: Match, seat: int) -> SeatRow:
    bot = match.bots[seat]
    level = None if bot is None else level_of(bot)
    return SeatRow(table_id, seat, match.players[seat], nonce=match.seal.nonces[seat], bot=level)


def records_of(match: Match) -> list[tuple[Record, float]]:
    """All that was done, with the seconds since opening."""
    players = [
        Player(name, None if bot is None else level_of(bot))
        for name, bot in zip(match.players, match.bots, strict=True)
    ]
    began = BeganRecord(players, match.seal.nonces, match.opened)
    acts = [entry for entry in match.log if entry.seat != CHANCE]
    return [(began, 0.0), *((record_of(entry), entry.time or 0.0) for entry in acts)]


def record_of(entry: Entry) -> Record:
    if entry.action == UNDO:
        return UndoneRecord(entry.seat, entry.time)
    return MovedRecord(entry.seat, entry.action, entry.time)
