"""A table as its stored rows tell it: who sits there, what happened, the match as it stands now."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kachidoki.engine import IllegalAction, Title, seat_name
from kachidoki.match import Match, Ply, Seal
from kachidoki.server.bots.levels import LEVELS
from kachidoki.server.protocol.bodies import Result
from kachidoki.server.protocol.messages import Status
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import HappeningRow, SeatRow, Stored, TableRow, records
from kachidoki.server.storage.records import (
    ACTS,
    BeganRecord,
    MovedRecord,
    Player,
    Record,
    SeatedRecord,
    UndoneRecord,
)
from kachidoki.titles import titles


class Recorded:
    """A happening with what came of it: the new plies, and the ply that was taken back."""

    def __init__(
        self, number: int, time: float, record: Record, plies: list[Ply], undone: int
    ) -> None:
        self.number = number
        self.time = time
        self.record = record
        self.plies = plies
        self.undone = undone


class History:
    """Everything about a table that follows from the database. `perform` and `note` lead it on.

    To load it is to play all records again, so what is told of a match is never stored twice.
    """

    def __init__(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        title = titles().get(table.title)
        if title is None or not title.can_replay(table.version):
            raise other_version(table, title)
        self.table = table
        self.seats = list(seats)
        self.title = title
        options: dict[str, str] = msgspec.json.decode(table.options)
        corrections: dict[str, Any] = msgspec.json.decode(table.corrections)
        self.setting = title.setting(len(seats), options, corrections)
        self.match: Match | None = None
        self.happened: list[Recorded] = []
        self.requests: dict[tuple[int | None, str], int] = {}
        self.undone = 0  # the number of the last happening that took an open move back
        self.since = float(table.created)  # from when on the present decision is waited for

    @classmethod
    def load(cls, stored: Stored) -> "History":
        history = cls(stored.table, stored.seats)
        for row in stored.happenings:
            history.repeat(row)
        return history

    # ------------------------------------------------------------- what there is

    @property
    def number(self) -> int:
        """That of the last happening."""
        return len(self.happened)

    @property
    def ply(self) -> int:
        return 0 if self.match is None else len(self.match.line)

    @property
    def actors(self) -> list[int]:
        """The seats that are waited for."""
        return [] if self.match is None else self.match.state.actors()

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        if self.match is None or not self.match.is_over:
            return None
        return Result(self.match.state.scores(), self.match.state.ranking())

    def running(self) -> Match:
        """The match, if there is something left to decide."""
        if self.match is None:
            raise Refusal("not-begun")
        if self.match.is_over:
            raise Refusal("has-ended")
        return self.match

    def moment(self, now: float) -> float:
        """Seconds since the opening; time never goes back, whatever a clock says."""
        match = self.running()
        last = (match.log[-1].time or 0.0) if match.log else 0.0
        return max(last, round(now - (match.opened or 0), 1))

    # ------------------------------------------------------------- how it goes on

    def perform(self, record: Record, time: float) -> Recorded:
        """Carries it out in the match; what is not allowed raises BadInput and changes nothing."""
        undone = 0
        plies: list[Ply] = []
        if isinstance(record, BeganRecord):
            self.match = self.opened(record)
            plies = list(self.match.line)
        elif isinstance(record, MovedRecord):
            match = self.running()
            before = len(match.line)
            match.play(record.seat, self.title.vocabulary.number(record.action), record.at)
            plies = match.line[before:]
        elif isinstance(record, UndoneRecord):
            match = self.running()
            secret = match.undo(record.seat, record.at).secret
            undone = match.log[-1].ply
            plies = match.line[undone - 1 :]
            if not secret:
                self.undone = self.number + 1
        if isinstance(record, ACTS) or (isinstance(record, SeatedRecord) and record.returned):
            self.since = time
        return Recorded(self.number + 1, time, record, plies, undone)

    def opened(self, record: BeganRecord) -> Match:
        seal = Seal(bytes.fromhex(self.table.secret), record.nonces)
        return Match.reopen(
            self.title,
            self.setting,
            [name_of(player, seat) for seat, player in enumerate(record.players)],
            seal,
            [bot_of(player) for player in record.players],
            record.opened,
            self.table.engine,
            version=self.table.version,
        )

    def row_of(self, done: Recorded, seat: int | None, request: str | None) -> HappeningRow:
        """What is stored of something that has just been performed."""
        return HappeningRow(
            table_id=self.table.id,
            number=done.number,
            time=done.time,
            data=records.write(done.record),
            seat=seat,
            request=request,
            ply=self.ply,
            actors="".join(map(seat_name, self.actors)),
            since=self.since,
        )

    def note(self, done: Recorded, seat: int | None, request: str | None) -> None:
        """From now on it belongs to the history."""
        self.happened.append(done)
        if request is not None:
            self.requests[seat, request] = done.number

    def repeat(self, row: HappeningRow) -> Recorded:
        """Something that was stored happens again."""
        if row.number != self.number + 1:
            raise ValueError(f"happening {row.number} of {row.table_id} follows {self.number}")
        try:
            done = self.perform(records.read(row.data), row.time)
        except IllegalAction as error:
            if self.table.version == self.title.version:
                raise
            raise other_version(self.table, self.title) from error
        self.note(done, row.seat, row.request)
        return done


def other_version(table: TableRow, title: Title | None) -> Refusal:
    """The match is of rules that this program no longer plays."""
    version = 0 if title is None else title.version
    return Refusal(
        "other-version", found=str(table.version), title=table.title, version=str(version)
    )


def name_of(player: Player, seat: int) -> str:
    """What the match file calls somebody; a bot goes by its level and its seat."""
    return player.name or f"{player.bot} {seat_name(seat)}"


def bot_of(player: Player) -> str | None:
    """The bot behind the level; a match that was read from a file names its bots itself."""
    return None if player.bot is None else LEVELS.get(player.bot, player.bot)
