"""Who sits at a table: making one, joining it, leaving it."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from structlog import get_logger

from kachidoki import __version__
from kachidoki.bots import LEVELS
from kachidoki.engine import BadInput, seat_name
from kachidoki.match import commitment_of, new_secret
from kachidoki.match.names import check_name, tidy
from kachidoki.match.seal import NONCE_BYTES
from kachidoki.server.play import keys
from kachidoki.server.play.history import History
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.bodies import Join, NewSeat, NewTable
from kachidoki.server.protocol.messages import Enter, Reason
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import (
    AddTable,
    Change,
    ChangeHost,
    ChangeSeat,
    SeatRow,
    StorageFailed,
    TableRow,
    Write,
)
from kachidoki.server.storage.records import BeganRecord, Player, Record, SeatedRecord
from kachidoki.server.tables.hub import Hub
from kachidoki.titles import titles

SHORTEST, LONGEST = 10, 30 * 24 * 3600  # seconds that a table may give for a decision
RANDOM_NONCE = 2 * NONCE_BYTES  # characters from which on a nonce was surely drawn at random

log = get_logger()


async def make(hub: Hub, asked: NewTable, maker: str | None) -> tuple[LiveTable, int, str]:
    """A new table, the seat of its host and the key to it."""
    key, host = new_host(asked)
    table = new_table(hub, asked, host, maker)
    seats = [new_seat(table, seat, one, asked, key) for seat, one in enumerate(asked.seats)]
    return await open_table(hub, table, seats), host, key


async def open_table(hub: Hub, table: TableRow, seats: list[SeatRow]) -> LiveTable:
    """Stores a new table and takes it into memory; where nobody is waited for, the match begins."""
    history = History(table, seats)
    happenings = []
    if can_begin(seats):
        done = history.perform(beginning(hub, seats), hub.clock())
        happenings.append(history.row_of(done, None, None))
        history.note(done, None, None)
        history.table = replace(table, status=history.status)
    try:
        await hub.writes.write(Write(happenings, [AddTable(history.table, seats)]))
    except StorageFailed as error:
        raise Refusal("storage") from error
    live = hub.keep(history)
    log.info("made", match=live.id, ply=history.ply, title=table.title, status=history.status)
    hub.recorder.changed(live, here=True)
    return live


# ----------------------------------------------------------------- a new table


def new_host(asked: NewTable) -> tuple[str, int]:
    own = [seat for seat, one in enumerate(asked.seats) if one.kind == "me"]
    if len(own) != 1:
        raise Refusal("one-host")
    return keys.new_key(), own[0]


def new_table(hub: Hub, asked: NewTable, host: int, maker: str | None) -> TableRow:
    title = titles().get(asked.title)
    if title is None:
        raise Refusal("unknown-title", title=asked.title, titles=", ".join(titles()))
    try:
        setting = title.setting(len(asked.seats), asked.options)
    except BadInput as error:
        raise Refusal.because(error) from error
    return TableRow(
        id=keys.new_id(),
        title=title.id,
        version=title.version,
        engine=__version__,
        options=msgspec.json.encode(setting.options).decode(),
        corrections="{}",
        status="open",
        public=asked.public,
        pace=asked.pace,
        limit_seconds=limit_of(hub, asked),
        coach=not asked.public if asked.coach is None else asked.coach,
        host=host,
        secret=new_secret().hex(),
        invite=keys.new_key(),
        watch=keys.new_key(),
        created=int(hub.clock()),
        maker=maker,
    )


def limit_of(hub: Hub, asked: NewTable) -> int:
    settings = hub.settings
    usual = settings.live_limit if asked.pace == "live" else settings.slow_limit
    limit = usual if asked.limit is None else asked.limit
    if asked.limit is not None and not SHORTEST <= limit <= LONGEST:
        raise Refusal("malformed", reason=f"limit goes from {SHORTEST} to {LONGEST} seconds")
    return limit


def new_seat(table: TableRow, seat: int, one: NewSeat, asked: NewTable, key: str) -> SeatRow:
    if one.kind == "me":
        return human(table.id, seat, asked.name, asked.nonce, key)
    if one.kind == "bot":
        return bot(table, SeatRow(table.id, seat), one.level or "")
    return SeatRow(table.id, seat)


def human(table_id: str, seat: int, name: str, nonce: str | None, key: str) -> SeatRow:
    called = tidy(name)
    check("player", called)
    if nonce is not None:
        check("nonce", nonce)
    return SeatRow(table_id, seat, called, keys.hash_of(key), nonce)


def check(what: str, word: str) -> None:
    try:
        check_name(what, word)
    except BadInput as error:
        raise Refusal.because(error) from error


def bot(table: TableRow, row: SeatRow, level: str) -> SeatRow:
    """The seat with a bot in it, beside its owner if it has one. Where no nonce is, the commitment
    stands in its place: a number that we drew now could be chosen."""
    if level not in LEVELS:
        raise Refusal("unknown-level", level=level, levels=", ".join(LEVELS))
    nonce = row.nonce or commitment_of(bytes.fromhex(table.secret))
    return replace(row, bot=level, stand_in=row.is_human, nonce=nonce)


def can_begin(seats: Sequence[SeatRow]) -> bool:
    """Is every seat taken, and its nonce there?"""
    return all(row.nonce is not None for row in seats)


def beginning(hub: Hub, seats: Sequence[SeatRow]) -> BeganRecord:
    """All seats are taken: what the match is opened with."""
    return BeganRecord(
        players=[Player(row.name, row.bot, row.stand_in) for row in seats],
        nonces=[row.nonce or "" for row in seats],
        opened=int(hub.clock()),
    )


# ----------------------------------------------------------------- sitting down


async def join(hub: Hub, live: LiveTable, asked: Join) -> tuple[int, str]:
    """The seat that was taken and its key; the last one to sit down begins the match."""
    key = asked.key or keys.new_key()
    taken: list[int] = []

    def attempt() -> int:
        own = live.seat_of(key)
        seat = seat_for(live, asked) if own is None else own
        taken[:] = [seat]
        if own is not None:
            return live.history.number
        return change(hub, live, human(live.id, seat, asked.name, asked.nonce, key))

    await hub.act(live, attempt)
    return taken[0], key


def seat_for(live: LiveTable, asked: Join) -> int:
    """A free seat; or, for a request without a key that is the same once more, the seat that it took:
    its answer was lost, and with it the key, so the seat gets a new one."""
    check_invite(live, asked)
    again = None if asked.key is not None else seat_asked_for(live, asked)
    return free_seat(live, asked) if again is None else again


def seat_asked_for(live: LiveTable, asked: Join) -> int | None:
    """By its nonce, which nobody else knows before the match begins. A short one may be anybody's."""
    if live.match is not None or len(asked.nonce) < RANDOM_NONCE:
        return None
    name = tidy(asked.name)
    return next(
        (row.seat for row in live.seats if (row.name, row.nonce) == (name, asked.nonce)), None
    )


def check_invite(live: LiveTable, asked: Join) -> None:
    table = live.history.table
    if not table.public and not keys.same(asked.invite, table.invite):
        raise Refusal("invite-wrong")


def free_seat(live: LiveTable, asked: Join) -> int:
    free = [seat_name(row.seat) for row in live.seats if row.is_open]
    if not free or live.match is not None:  # nobody sits at a match that was taken in from a file
        raise Refusal("table-full")
    if asked.seat is None:
        return next(row.seat for row in live.seats if row.is_open)
    if asked.seat not in free:
        raise Refusal("seat-taken", seat=asked.seat, free=", ".join(free))
    return next(row.seat for row in live.seats if seat_name(row.seat) == asked.seat)


def change(
    hub: Hub, live: LiveTable, row: SeatRow, why: Reason = "", request: str | None = None
) -> int:
    """Stores who sits there now. Where nobody else is waited for, the match begins."""
    history = live.history
    before, table = list(history.seats), history.table
    history.seats[row.seat] = row
    changes: list[Change] = [ChangeSeat(row)]
    host = host_among(history.seats, table.host)
    if host != table.host:
        history.table = replace(table, host=host)
        changes.append(ChangeHost(live.id, host))
    record: Record = SeatedRecord(
        [Player(one.name, one.bot, one.stand_in, one.awaited) for one in history.seats],
        returned=why == "returned",
        seat=row.seat,
        why=why,
    )
    if history.match is None and can_begin(history.seats):
        record = beginning(hub, history.seats)
    try:
        return hub.recorder.commit(live, record, row.seat, request, changes)
    except BaseException:
        history.seats[:] = before
        history.table = table
        raise


def host_among(seats: Sequence[SeatRow], host: int) -> int:
    """Where the host has left, the next human has the say; or whoever sits down first."""
    if seats[host].is_human:
        return host
    return next((row.seat for row in seats if row.is_human), host)


def enter(hub: Hub, live: LiveTable, seat: int, asked: Enter) -> int:
    """A player adds a nonce to the seal, once: what is sent later counts no more."""
    earlier = live.history.requests.get((seat, asked.id))
    if earlier is not None:
        return earlier
    row = live.seats[seat]
    if row.nonce == asked.nonce:
        return live.history.number
    if not row.awaited:
        raise Refusal("nonce-given")
    check("nonce", asked.nonce)
    return change(hub, live, replace(row, nonce=asked.nonce), request=asked.id)


async def leave(hub: Hub, live: LiveTable, key: str | None) -> int:
    """The key's seat is free again, as long as the match has not begun."""

    def attempt() -> int:
        seat = live.player(key)
        if live.match is not None:
            raise Refusal("has-begun")
        return change(hub, live, SeatRow(live.id, seat))

    return await hub.act(live, attempt)
