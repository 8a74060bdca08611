"""Tables as they are read from the database, of today's rules or of older ones.

A table of an older version is played again by today's rules. If all comes to the same, it goes on as if
nothing had been. If not, it is told as it was stored; and a match that was not over goes on from its
snapshot, by today's rules: that is a revision, which everybody is told of.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from kachidoki.engine import CHANCE, EVERYONE, BadInput, UnknownNotation, seat_name
from kachidoki.match import HIDDEN, Entry, Match, Ply
from kachidoki.match.log import UNKNOWN, Told, read_plies, write_plies
from kachidoki.match.undo import index_of_last
from kachidoki.server.play.history import History, Recorded, result_of
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import HappeningRow, SnapshotRow, Stored, records
from kachidoki.server.storage.records import (
    ACTS,
    REVISION,
    BeganRecord,
    MovedRecord,
    Record,
    RevisedRecord,
    UndoneRecord,
)


class Differs(Exception):
    """By today's rules the match would have gone otherwise."""


def load(stored: Stored, now: float) -> History:
    """The history of the table. A `revision` of it is to be stored, as of now."""
    history = History(stored.table, stored.seats)
    if stored.table.version == history.title.version:
        return played_again(stored)
    try:
        return checked(stored)
    except (BadInput, Refusal, Differs):
        return told_or_revised(stored, now)


def played_again(stored: Stored, is_checked: bool = False) -> History:
    """All records are repeated; those from before a revision can only be told."""
    history = History(stored.table, stored.seats)
    start = place_of_revision(stored.happenings)
    for row in stored.happenings[:start]:
        retell(history, row)
    for row in stored.happenings[start:]:
        done = history.repeat(row)
        if is_checked:
            compare(history, done, row, stored.snapshot)
            compare_state(history, row, stored.snapshot)
    return history


def place_of_revision(rows: Sequence[HappeningRow]) -> int:
    """Where the last one is; the beginning, if there was none."""
    for place in range(len(rows) - 1, -1, -1):
        if rows[place].data.startswith(REVISION):
            return place
    return 0


# ----------------------------------------------------------------- is it the same by today's rules?


def checked(stored: Stored) -> History:
    history = played_again(stored, is_checked=True)
    result = result_of(stored.table)
    if history.status != stored.table.status or result not in (None, history.result):
        raise Differs
    return history


def compare(
    history: History, done: Recorded, row: HappeningRow, snapshot: SnapshotRow | None
) -> None:
    """What was done, drawn and asked for. How events are worded plays no part, but after the snapshot
    only they say what came of it."""
    if history.match is not None and history.match.plies_for(None) != row.ply:
        raise Differs
    if "".join(map(seat_name, history.actors)) != row.actors:
        raise Differs
    if row.told is None:
        return
    told = read_plies(row.told)
    if entries_of(done.plies) != entries_of(told):
        raise Differs
    is_later = snapshot is not None and row.number > snapshot.number
    if is_later and write_plies(done.plies) != write_plies(told):
        raise Differs


def entries_of(plies: Sequence[Ply]) -> list[Entry]:
    return [ply.entry for ply in plies]


def compare_state(history: History, row: HappeningRow, snapshot: SnapshotRow | None) -> None:
    if snapshot is None or snapshot.number != row.number or history.match is None:
        return
    try:
        then = history.title.restore(history.setting, msgspec.json.decode(snapshot.state))
    except BadInput:  # states had another form then; all that was done and drawn is compared anyway
        return
    if then.dump() != history.match.state.dump():
        raise Differs


# ----------------------------------------------------------------- told as it was stored


def told_or_revised(stored: Stored, now: float) -> History:
    if stored.table.status == "playing" and stored.snapshot is not None:
        try:
            return revised(stored, stored.snapshot, now)
        except BadInput:  # today's rules can make nothing of the snapshot
            pass
    return told(stored)


def told(stored: Stored) -> History:
    history = History(stored.table, stored.seats)
    for row in stored.happenings:
        retell(history, row)
    if history.match is not None and stored.table.status == "over":
        history.match.told = Told(True, result_of(stored.table))
        history.ended = history.number
    return history


def retell(history: History, row: HappeningRow) -> None:
    """Something that was stored is told again, and not done."""
    record = records.read(row.data)
    if isinstance(record, ACTS):
        done = retold(history, record, row)
    else:
        done = history.perform(record, row.time)
    history.note(done, row.seat, row.request)


def retold(history: History, record: Record, row: HappeningRow) -> Recorded:
    if isinstance(record, BeganRecord):
        history.match = history.laid_out(record)
        history.match.told = Told(False, None)
    match = history.match
    if match is None:
        raise ValueError(f"{row.table_id} tells of a match that has not begun")
    plies = guessed(match, record, row) if row.told is None else read_plies(row.told)
    first, undone = len(match.line), 0
    if isinstance(record, UndoneRecord):
        undone = match.retell_undo(record.seat, plies, record.at)
        first = undone - 1
    else:
        if isinstance(record, RevisedRecord):
            match.void(record.ply)
            first = record.ply
        elif isinstance(record, MovedRecord):
            history.closing.discard(record.seat)
        match.retell(plies)
    return history.done(record, row.time, first, plies, undone)


# ----------------------------------------------------------------- and played on


def revised(stored: Stored, snapshot: SnapshotRow, now: float) -> History:
    """The match goes on from the snapshot, with the moves that were made since as far as they are
    still possible."""
    history = told(stored)
    match = history.match
    if match is None or len(match.line) < snapshot.ply:
        raise BadInput("the snapshot is of another match")
    state = history.title.restore(history.setting, msgspec.json.decode(snapshot.state))
    moves = moves_after(match, snapshot.ply)
    record = RevisedRecord(history.title.version, snapshot.ply, state.dump(), [])
    possible = how_many_stand(told(stored), record, moves)
    done = history.perform(replace(record, moves=moves[:possible]), now)
    history.table = replace(history.table, version=record.version)
    history.revision = history.row_of(done, None, None)
    history.note(done, None, None)
    return history


def moves_after(match: Match, plies: int) -> list[MovedRecord]:
    """They are made again at the moment of the last of them: time never goes back."""
    made = [ply.entry for ply in match.line[plies:] if ply.entry.seat != CHANCE]
    last = max((entry.time or 0.0 for entry in match.log), default=0.0)
    at = None if match.opened is None else last
    return [MovedRecord(entry.seat, entry.action, at) for entry in made]


def how_many_stand(history: History, record: RevisedRecord, moves: list[MovedRecord]) -> int:
    """Tries them out, at a history of its own."""
    match = history.revised(record)
    for count, move in enumerate(moves):
        try:
            match.play(move.seat, move.action, move.at)
        except BadInput:
            return count
    return len(moves)


# ----------------------------------------------------------------- from before plies were stored


def guessed(match: Match, record: Record, row: HappeningRow) -> list[Ply]:
    """The move itself, and as many plies of chance after it as were counted."""
    if isinstance(record, UndoneRecord):
        others = match.line[index_of_last(match.line, record.seat) + 1 :]
        return [replace(ply, entry=replace(ply.entry, ply=ply.entry.ply - 1)) for ply in others]
    count = row.ply - match.plies_for(None)
    first = len(match.line) + 1
    own: list[Ply] = []
    if isinstance(record, MovedRecord):
        gesture = count < 1 or is_gesture(match, record.action)
        witnesses = EVERYONE if count else 1 << record.seat
        # Whether it was secret is not stored: so nobody else reads it before the match is over.
        secret = not gesture
        entry = Entry(first, record.seat, record.action, record.at, secret, gesture, witnesses)
        own = [bare(entry)]
    drawn = range(first + len(own), first + count)
    return [*own, *[bare(Entry(ply, CHANCE, HIDDEN, None, False)) for ply in drawn]]


def is_gesture(match: Match, action: str) -> bool:
    vocabulary = match.title.vocabulary
    try:
        return vocabulary.kind(vocabulary.number(action)).gesture
    except UnknownNotation:
        return False


def bare(entry: Entry) -> Ply:
    return Ply(entry, UNKNOWN, [], revealed=False)
