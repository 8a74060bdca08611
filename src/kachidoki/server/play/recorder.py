"""What happens at a table is performed, stored, and only then told."""

import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace
from structlog import get_logger

from kachidoki.engine import BadInput
from kachidoki.server import metrics
from kachidoki.server.peers.notices import Notices
from kachidoki.server.play.broadcast import deliver, messages_of
from kachidoki.server.play.history import History, Recorded
from kachidoki.server.play.live import LiveTable, Pending
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import (
    Change,
    ChangeStatus,
    ChangeVersion,
    KeepSnapshot,
    Outcome,
    Write,
    WriteQueue,
)
from kachidoki.server.storage.records import MovedRecord, Record, UndoneRecord

PRESENCE_KNOWN = 5.0  # seconds in which other processes say who is connected there, surely,
PRESENCE_LIKELY = 1.0  # and nearly always: what they miss by that, they find some seconds later

Listener = Callable[[LiveTable, bool], None]

log = get_logger()


class Recorder:
    """`listeners` hear of every change, and whether it was made here."""

    def __init__(self, writes: WriteQueue, notices: Notices, clock: Callable[[], float]) -> None:
        self.writes = writes
        self.notices = notices
        self.clock = clock
        self.listeners: list[Listener] = []

    def commit(
        self,
        live: LiveTable,
        record: Record,
        seat: int | None = None,
        request: str | None = None,
        changes: Sequence[Change] = (),
    ) -> int:
        """Performs it and has it stored; only then everybody is told. Returns its number.

        If it cannot be stored, nobody is told, and the history is read again before its next use.
        """
        since = time.perf_counter()
        done = self.perform(live, record)
        try:
            history = live.history
            row = history.row_of(done, seat, request)
            status = history.table.status
            changes = [*changes, *self.table_changes(history)]
            history.note(done, seat, request)
            if isinstance(record, UndoneRecord):  # the last snapshot may be of what was taken back
                changes.append(KeepSnapshot(history.snapshot()))
            pending = Pending(done, messages_of(live, done), since, request is None)
            pending.is_news = history.table.status != status
        except BaseException:
            live.spoiled = True
            raise
        live.pending.append(pending)
        self.writes.put(Write([row], changes, live.chain), partial(self.settle, live, pending))
        return done.number

    def settle(self, live: LiveTable, pending: Pending, outcome: Outcome) -> None:
        """The first of what is pending is stored, or it has failed and all after it will."""
        live.pending.popleft()
        try:
            if outcome is None:
                self.tell_stored(live, pending)
            else:
                live.spoiled = True
                reason = type(outcome).__name__
                log.warning("not stored", reason=reason, **where(live, pending.done))
        finally:
            pending.settle(outcome)
        if live.is_settled:
            self.changed(live, here=True)

    def tell_stored(self, live: LiveTable, pending: Pending) -> None:
        """Here, and at other processes if somebody may be there."""
        done = pending.done
        deliver(live, done, pending.messages)
        if live.elsewhere or not self.knows_who_is_there(live, PRESENCE_LIKELY):
            self.notices.tell_happened(live.id, done.number)
        if isinstance(done.record, MovedRecord):
            metrics.moves_of(live.history.title.id, "bot" if pending.is_by_bot else "human").inc()
        if pending.is_news:
            log.info(live.history.table.status, **where(live, done))
        metrics.DELIVERY.observe(time.perf_counter() - pending.since)

    def knows_who_is_there(self, live: LiveTable, after: float = PRESENCE_KNOWN) -> bool:
        """Only if somebody is here, and not if the first has only just come: then other processes
        have not yet said who is connected there."""
        if self.notices.is_alone:
            return True
        return bool(live.clients) and self.clock() >= live.entered + after

    def perform(self, live: LiveTable, record: Record) -> Recorded:
        """What is not allowed changes nothing; should the rules themselves fail, nothing is sure."""
        try:
            return live.history.perform(record, self.clock())
        except Exception as error:
            live.spoiled = not isinstance(error, BadInput | Refusal)
            raise

    def table_changes(self, history: History) -> list[Change]:
        """What the table's own row says from now on."""
        return [*self.status_change(history), *self.version_change(history)]

    def status_change(self, history: History) -> list[Change]:
        status = history.status
        if status == history.table.status:
            return []
        ended = history.result
        result = None if ended is None else msgspec.json.encode(ended).decode()
        history.table = replace(history.table, status=status, result=result)
        return [ChangeStatus(history.table.id, status, result)]

    def version_change(self, history: History) -> list[Change]:
        """A match of older rules that comes to the same by today's goes on by these. One that is over
        stays what it is, whatever is said there."""
        version = history.title.version
        if version <= history.table.version or history.is_told or history.ended:
            return []
        history.table = replace(history.table, version=version)
        if history.match is not None:
            history.match.version = version
        return [ChangeVersion(history.table.id, version)]

    def changed(self, live: LiveTable, here: bool) -> None:
        for listener in self.listeners:
            listener(live, here)


def where(live: LiveTable, done: Recorded) -> dict[str, str | int]:
    """What every line of the log says about a happening."""
    return {"match": live.id, "ply": live.history.ply, "number": done.number}
