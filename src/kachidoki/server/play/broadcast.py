"""What is told over the wire of a live table; of the match itself, what `positions` shows a seat."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache, lru_cache
from math import ceil
from typing import Any, TypeGuard, cast, get_args, get_type_hints

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from kachidoki.engine import Title, seat_name
from kachidoki.match import Match
from kachidoki.server.play.history import History, Recorded
from kachidoki.server.play.live import LiveTable, Messages
from kachidoki.server.play.positions import (
    NO_STILLS,
    Stills,
    has_stills,
    is_open,
    ply_infos,
    position_of,
    positions_of,
    stills_of,
)
from kachidoki.server.protocol.messages import (
    Absence,
    Agreed,
    Answer,
    Began,
    Closing,
    Happened,
    Happening,
    Moved,
    Position,
    Presence,
    Reason,
    Recall,
    Rematched,
    Said,
    Seated,
    SeatInfo,
    Story,
    TableInfo,
    Undone,
    Welcome,
)
from kachidoki.server.storage import SeatRow
from kachidoki.server.storage.records import (
    ACTS,
    AgreedRecord,
    BeganRecord,
    ClosingRecord,
    MovedRecord,
    Player,
    RematchedRecord,
    SaidRecord,
    SeatedRecord,
)
from kachidoki.titles import facts_of, hooks_of

Sitter = SeatRow | Player

MOST_WELCOMED, MOST_RECALLED = 50, 100  # happenings that are told again at once
MOST_BOXES = 64

encoder = msgspec.json.Encoder()


def encode(answer: Answer) -> bytes:
    return encoder.encode(answer)


def encoded(part: object) -> Raw:
    """A part of several messages, which need not be written again for each of them."""
    return Raw(encoder.encode(part))


# ----------------------------------------------------------------- the table


def table_info(live: LiveTable) -> TableInfo:
    history = live.history
    table, match = history.table, history.match
    return TableInfo(
        id=table.id,
        title=table.title,
        version=table.version,
        seats=len(live.seats),
        options=history.setting.options,
        status=history.status,
        public=table.public,
        pace=cast(Any, table.pace),
        limit=table.limit_seconds,
        coach=table.coach,
        host=seat_name(table.host),
        players=seat_infos(live.seats, live.online()),
        created=table.created,
        opened=None if match is None else match.opened,
        commitment=history.commitment,
        nonces=[] if match is None else match.seal.nonces,
        rematch=table.rematch,
    )


def info_at_opening(live: LiveTable, record: BeganRecord) -> TableInfo:
    """What was told then, whenever it is told again."""
    players = seat_infos(record.players)
    return replace(table_info(live), status="playing", players=players, rematch=None)


def seat_infos(players: Iterable[Sitter], online: frozenset[int] = frozenset()) -> list[SeatInfo]:
    """In happenings nobody is online: who is there now is said by `Presence` alone."""
    return [
        SeatInfo(
            seat_name(seat),
            own_name(player),
            player.bot,
            player.stand_in,
            seat in online,
            player.awaited,
        )
        for seat, player in enumerate(players)
    ]


def own_name(player: Sitter) -> str | None:
    """A bot goes by its level, in the language of whoever reads it, whatever its match file says."""
    return player.name if player.bot is None or player.stand_in else None


def presence(live: LiveTable) -> bytes:
    online = [seat_name(seat) for seat in sorted(live.online())]
    absent = [
        Absence(seat_name(seat), ceil(until), [*map(seat_name, sorted(live.agreed_on(seat)))])
        for seat, until in live.absences().items()
    ]
    return encode(Presence(online, live.watching(), absent))


# ----------------------------------------------------------------- what happens


def broadcast(live: LiveTable, done: Recorded, new: bool = True) -> None:
    """Everybody connected here is told."""
    deliver(live, done, messages_of(live, done, new))


def deliver(live: LiveTable, done: Recorded, messages: Messages) -> None:
    """Clients that have come since the messages were written know of them already."""
    for client in list(live.clients):
        message = messages.get(client.seat)
        if message is not None:
            client.send(message)
    live.delivered = done.number
    if isinstance(done.record, SeatedRecord):
        release(live, done.record)
    if isinstance(done.record, BeganRecord | SeatedRecord | AgreedRecord):
        live.send(presence(live))


def release(live: LiveTable, record: SeatedRecord) -> None:
    """Whoever has left a seat only watches from now on: somebody else may sit down there."""
    for client in live.clients:
        if client.seat is not None and record.players[client.seat].is_nobody:
            client.seat = None


def messages_of(live: LiveTable, done: Recorded, new: bool = True) -> Messages:
    """What is told of it now, written once for all who see the same."""
    seats = list({client.seat for client in live.clients})
    return dict(zip(seats, messages_for(live, done, seats, new), strict=True))


def messages_for(
    live: LiveTable, done: Recorded, seats: list[int | None], new: bool
) -> list[bytes | None]:
    whats = dict(zip(seats, whats_for(live, done, seats, new), strict=True))
    told = [seat for seat in seats if whats[seat] is not None]
    positions: dict[int | None, Position] = {}
    if new and isinstance(done.record, ACTS) and live.match is not None:
        found = positions_of(live.match, told, live.deadline())
        encode_common([position.view for position in found])
        positions = dict(zip(told, found, strict=True))
    return [
        None if whats[seat] is None else happened(live, done, whats[seat], seat, positions)
        for seat in seats
    ]


def happened(
    live: LiveTable,
    done: Recorded,
    what: Any,
    seat: int | None,
    positions: dict[int | None, Position],
) -> bytes:
    number = live.history.number_for(seat, done.number)
    return encode(Happened(number, done.time, what, positions.get(seat)))


def whats_for(live: LiveTable, done: Recorded, seats: list[int | None], new: bool) -> Sequence[Any]:
    """The happening as each of the seats may know it; the same for all, if nothing is hidden and all
    count alike."""
    match = live.match
    if isinstance(done.record, MovedRecord):
        if new and match is not None and any(map(has_stills, done.plies)):
            return step_by_step(live, match, done, seats)
        if len(set(done.known)) == 1 and all(map(is_open, done.plies)):
            return [encoded(what_for(live, done, None))] * len(seats)
    return [what_for(live, done, seat) for seat in seats]


def step_by_step(
    live: LiveTable, match: Match, done: Recorded, seats: list[int | None]
) -> list[Happening | None]:
    """A move with the stills that its title shows of it."""
    stills = stills_of(match, done.plies, seats)
    for views in stills:
        encode_common(views)
    return [
        what_for(live, done, seat, iter([views[place] for views in stills]))
        for place, seat in enumerate(seats)
    ]


def encode_common(views: Sequence[Any]) -> None:
    """Writes in advance what all views share; after that they can only be sent."""
    if len(views) < 2:
        return
    first = views[0]
    for name in large_parts(first.__class__):
        part = getattr(first, name)
        if all(getattr(view, name) is part for view in views):
            common = encoded(part)
            for view in views:
                setattr(view, name, common)


@cache
def large_parts(kind: Hashable) -> list[str]:
    """The fields of a view that hold structs; of one that cannot be changed, none."""
    if not is_struct(kind) or kind.__struct_config__.frozen:
        return []
    hints = get_type_hints(kind)
    return [name for name, hint in hints.items() if any(map(is_struct, get_args(hint)))]


def is_struct(kind: object) -> TypeGuard[type[Struct]]:
    return isinstance(kind, type) and issubclass(kind, Struct)


def position_for(live: LiveTable, seat: int | None) -> Position | None:
    match = live.match
    return None if match is None else position_of(match, seat, live.deadline())


def what_for(
    live: LiveTable, done: Recorded, seat: int | None, stills: Stills = NO_STILLS
) -> Happening | None:
    """The happening as the seat may know it; None for what is not for its ears."""
    record, is_over = done.record, live.history.is_over
    if not done.is_for(seat, is_over):
        return None
    if isinstance(record, SaidRecord):
        return said(record)
    if isinstance(record, SeatedRecord):
        return seated(live, record)
    if isinstance(record, AgreedRecord):
        return Agreed(seat_name(record.seat), seat_name(record.absent))
    if isinstance(record, ClosingRecord):
        return Closing(seat_name(record.seat), record.closed)
    if isinstance(record, RematchedRecord):
        return Rematched(record.table)
    known = done.known_to(seat)
    plies = ply_infos(done.plies, seat, is_over, stills, known)
    if isinstance(record, BeganRecord):
        return Began(info_at_opening(live, record), plies)
    if isinstance(record, MovedRecord):
        return Moved(seat_name(record.seat), plies)
    return Undone(seat_name(record.seat), done.undone if is_over else known + 1, plies)


def seated(live: LiveTable, record: SeatedRecord) -> Seated:
    host, seat = seat_name(live.history.table.host), record.seat
    name = None if seat is None else seat_name(seat)
    return Seated(seat_infos(record.players), host, name, cast(Reason, record.why))


def said(record: SaidRecord) -> Said:
    speaker = None if record.seat is None else seat_name(record.seat)
    to = [seat_name(other) for other in record.to]
    return Said(speaker, record.name, record.text, to, record.reason, record.gesture)


# ----------------------------------------------------------------- a client that comes


def welcome(live: LiveTable, seat: int | None, seen: int) -> bytes:
    """Everything that the client has not seen. If that is much, or what it has seen is no longer true,
    the story begins anew with the last that happened; what was before can be asked for."""
    history = live.history
    since = history.index_for(seat, seen)
    start = history.start_of(seat, history.number, MOST_WELCOMED)
    is_far = history.number_for(seat, since) < history.number_for(seat, start)
    anew = since == 0 or is_far or history.was_undone_since(since)
    if anew:
        since = start
    return encode(
        Welcome(
            table=table_info(live),
            seat=None if seat is None else seat_name(seat),
            number=history.number_for(seat, history.number),
            since=history.number_for(seat, since),
            anew=anew,
            log=story(live, seat, since, history.number),
            position=position_for(live, seat),
            facts=facts_of(history.title, history.setting),
            box=box(history),
        )
    )


def earlier(live: LiveTable, seat: int | None, asked: Recall) -> Story:
    """What happened up to that number, as far as one answer goes back."""
    history = live.history
    until = history.place_of(seat, asked.until)
    since = history.start_of(seat, until, MOST_RECALLED)
    return Story(asked.id, history.number_for(seat, since), story(live, seat, since, until))


def story(live: LiveTable, seat: int | None, since: int, until: int) -> list[Happened]:
    """What stands of all that happened in between, as far as the seat may know."""
    history = live.history
    number, is_over = history.number_for(seat, since), history.is_over
    told: list[Happened] = []
    for done in history.happened[since:until]:
        if not done.is_for(seat, is_over):
            continue
        number += 1
        what = what_for(live, done, seat) if done.stands else None
        if what is not None:
            told.append(Happened(number, done.time, what))
    return told


def box(history: History) -> Raw:
    """The figures that the title's board shows, where it has one."""
    table = history.table
    return box_in(history.title, len(history.seats), table.options, table.corrections)


@lru_cache(maxsize=MOST_BOXES)
def box_in(title: Title, seats: int, options: str, corrections: str) -> Raw:
    box_of = hooks_of(title).box
    if box_of is None:
        return encoded(None)
    given = msgspec.json.decode(options), msgspec.json.decode(corrections)
    return encoded(box_of(title.setting(seats, *given)))
