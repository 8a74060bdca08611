"""What is told over the wire of a live table; of the match itself, what `positions` shows a seat."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import Any, cast

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from kachidoki.engine import Title, seat_name
from kachidoki.match import Match
from kachidoki.server.play.encoding import encode, encode_common, encoded
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
    Revised,
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
    RevisedRecord,
    SaidRecord,
    SeatedRecord,
)
from kachidoki.titles import facts_of, hooks_of

Sitter = SeatRow | Player

MOST_WELCOMED, MOST_RECALLED = 50, 100  # happenings that are told again at once
MOST_BOXES = 64


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
        status="told" if history.is_told and not history.closed else history.status,
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
        revised=revised_at(history),
        result=history.result if history.is_told else None,
    )


def revised_at(history: History) -> int | None:
    """As spectators count: others would learn from more what was done behind their backs."""
    match = history.match
    return None if match is None or not match.revised else match.count_for(None, match.begins)


def info_at_opening(live: LiveTable, record: BeganRecord) -> TableInfo:
    """What was told then, whenever it is told again."""
    players = seat_infos(record.players)
    info = replace(table_info(live), status="playing", players=players, rematch=None)
    return replace(info, revised=None, result=None)


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
    whats = whats_for(live, done, seats, new)
    told = [seat for seat, what in zip(seats, whats, strict=True) if what is not None]
    positions = positions_after(live, done, told) if new else {}
    messages: Messages = {}
    for seat, what in zip(seats, whats, strict=True):
        if what is not None:
            number = live.history.number_for(seat, done.number)
            messages[seat] = encode(Happened(number, done.time, what, positions.get(seat)))
    return messages


def positions_after(
    live: LiveTable, done: Recorded, seats: list[int | None]
) -> dict[int | None, Position]:
    """The present position of each seat, if that is what has changed."""
    if live.match is None or not isinstance(done.record, ACTS):
        return {}
    found = positions_of(live.match, seats, live.deadline())
    encode_common([position.view for position in found])
    return dict(zip(seats, found, strict=True))


def whats_for(live: LiveTable, done: Recorded, seats: list[int | None], new: bool) -> Sequence[Any]:
    """The happening as each of the seats may know it; the same for all, if nothing is hidden and all
    count alike."""
    match = live.match
    if isinstance(done.record, MovedRecord):
        if new and match is not None and any(has_stills(ply) for ply in done.plies):
            return step_by_step(live, match, done, seats)
        if len(set(done.known)) == 1 and all(is_open(ply) for ply in done.plies):
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


def position_for(live: LiveTable, seat: int | None) -> Position | None:
    match = live.match
    if match is None or live.history.is_told:
        return None
    return position_of(match, seat, live.deadline())


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
    if isinstance(record, RevisedRecord):
        return Revised(record.version, record.ply if is_over else known, plies)
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
    facts, box = facts_and_box(history)
    return encode(
        Welcome(
            table=table_info(live),
            seat=None if seat is None else seat_name(seat),
            number=history.number_for(seat, history.number),
            since=history.number_for(seat, since),
            anew=anew,
            log=story(live, seat, since, history.number),
            position=position_for(live, seat),
            facts=facts,
            box=box,
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


def facts_and_box(history: History) -> tuple[Any, Raw]:
    """What the title's messages speak of, and the figures that its board shows, where it has one."""
    table = history.table
    return facts_and_box_of(history.title, len(history.seats), table.options, table.corrections)


@lru_cache(maxsize=MOST_BOXES)
def facts_and_box_of(title: Title, seats: int, options: str, corrections: str) -> tuple[Any, Raw]:
    given = msgspec.json.decode(options), msgspec.json.decode(corrections)
    setting = title.setting(seats, *given)
    box_of = hooks_of(title).box
    return encoded(facts_of(title, setting)), encoded(None if box_of is None else box_of(setting))
