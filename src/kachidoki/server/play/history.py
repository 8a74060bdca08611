"""A table as its stored rows tell it: who sits there, what happened, the match as it stands now."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kachidoki.bots import LEVELS
from kachidoki.engine import CHANCE, BadInput, State, Title, seat_name
from kachidoki.match import HIDDEN, Match, Ply, Result, Seal, commitment_of, text
from kachidoki.match.log import write_plies
from kachidoki.server.protocol.messages import Status
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import HappeningRow, SeatRow, SnapshotRow, TableRow, records
from kachidoki.server.storage.records import (
    ACTS,
    AgreedRecord,
    BeganRecord,
    ClosingRecord,
    MovedRecord,
    Player,
    Record,
    RevisedRecord,
    SaidRecord,
    SeatedRecord,
    UndoneRecord,
)
from kachidoki.titles import titles

LINE: Final = 100  # characters that a line of chat counts for besides its own


class Recorded:
    """A happening with what came of it: the new plies, and the ply that was taken back.

    Before these plies, `known` says how many each seat had been told of, and last a spectator. A move
    that was taken back has no plies any more, nor has one that is void; but a gesture stays one, and
    those who were not told of it never count it.
    """

    def __init__(
        self,
        number: int,
        time: float,
        record: Record,
        plies: list[Ply],
        undone: int,
        known: list[int],
    ) -> None:
        self.number = number
        self.time = time
        self.record = record
        self.plies = plies
        self.undone = undone
        self.known = known
        first = plies[0].entry if isinstance(record, MovedRecord) and plies else None
        self.gesture = first if first is not None and first.gesture else None

    @property
    def is_gesture(self) -> bool:
        return self.gesture is not None

    @property
    def stands(self) -> bool:
        """Does it belong to the story that is told afterwards? Not what was taken back, nor that it
        was."""
        record = self.record
        return not isinstance(record, UndoneRecord) and (
            not isinstance(record, MovedRecord) or len(self.plies) > 0
        )

    def is_for(self, seat: int | None, is_over: bool) -> bool:
        """Is the seat (None: a spectator) told of it? What was whispered stays so, what was done is
        shown when the match is over."""
        record = self.record
        if isinstance(record, SaidRecord):
            return not record.to or (
                seat is not None and (seat == record.seat or seat in record.to)
            )
        return is_over or self.gesture is None or self.gesture.is_known_to(seat)

    def known_to(self, seat: int | None) -> int:
        return self.known[-1 if seat is None else seat]


class History:
    """Everything about a table that follows from the database. `perform` and `note` lead it on.

    To load it is to play all records again; what was told of them counts only when the rules have
    changed (`loading.py`).
    """

    def __init__(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        title = titles().get(table.title)
        if title is None or table.version > title.version:
            raise other_version(table, title)
        self.table = table
        self.seats = list(seats)
        self.title = title
        options: dict[str, str] = msgspec.json.decode(table.options)
        corrections: dict[str, Any] = msgspec.json.decode(table.corrections)
        try:
            self.setting = title.setting(len(seats), options, corrections)
        except BadInput as error:
            raise other_version(table, title) from error
        self.match: Match | None = None
        self.revision: HappeningRow | None = None  # that the rules have changed, if it is news
        self.happened: list[Recorded] = []
        self.requests: dict[tuple[int | None, str], int] = {}
        self.said: dict[int | None, int] = {}  # room for chat that is used, by seat or spectators
        self.closed = False
        self.closing: set[int] = set()  # the seats that would have the table closed
        self.undone = 0  # the number of the last happening that took an open move back
        self.ended = 0  # that of the one with which the match was over
        self.private: list[Recorded] = []  # what not everybody was told of
        # By absent player, who would have a bot play for them, and since when.
        self.agreed: dict[int, dict[int, float]] = {}
        self.since = float(table.created)  # from when on the present decision is waited for
        self.talk_since: float | None = None  # when the talk began, if this is a time of talk

    # ------------------------------------------------------------- what there is

    @property
    def number(self) -> int:
        """That of the last happening."""
        return len(self.happened)

    @property
    def commitment(self) -> str:
        """What is shown of the seal's secret, from the beginning."""
        return commitment_of(bytes.fromhex(self.table.secret))

    @property
    def ply(self) -> int:
        return 0 if self.match is None else len(self.match.line)

    # ------------------------------------------------------------- as a seat counts

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.is_over

    def number_for(self, seat: int | None, number: int) -> int:
        """How many of the first so many happenings the seat is told of: everybody counts only those."""
        if not self.private:
            return number
        return number - sum(done.number <= number for done in self.hidden_from(seat))

    def index_for(self, seat: int | None, seen: int) -> int:
        """How much had happened when the seat had just been told of so much; nothing, if it counted
        while something was hidden from it that now is shown, or has seen what never was."""
        hidden = self.hidden_from(seat)
        if seen > self.number - len(hidden):
            return 0
        if self.is_over and seen < self.number_for(seat, self.ended) and self.dealt_behind(seat):
            return 0
        return place_after(seen, hidden)

    def place_of(self, seat: int | None, number: int) -> int:
        """How much has happened up to the number by which the seat counts now."""
        hidden = self.hidden_from(seat)
        return place_after(min(number, self.number - len(hidden)), hidden)

    def start_of(self, seat: int | None, until: int, most: int) -> int:
        """After how many happenings a story of so many that the seat is told begins, if it ends there.
        What is hidden from the seat plays no part."""
        place, is_over = until, self.is_over
        while place > 0 and most > 0:
            place -= 1
            done = self.happened[place]
            if done.stands and done.is_for(seat, is_over):
                most -= 1
        return place

    def was_undone_since(self, place: int) -> bool:
        undone = (UndoneRecord, RevisedRecord)
        return any(isinstance(done.record, undone) for done in self.happened[place:])

    def hidden_from(self, seat: int | None) -> list[Recorded]:
        is_over = self.is_over
        return [done for done in self.private if not done.is_for(seat, is_over)]

    def dealt_behind(self, seat: int | None) -> bool:
        """Did others make gestures of which the seat was told nothing?"""
        return any(done.is_gesture and not done.is_for(seat, False) for done in self.private)

    @property
    def actors(self) -> list[int]:
        """The seats that are waited for."""
        match = self.match
        return [] if match is None or self.closed or self.is_told else match.state.actors()

    @property
    def is_told(self) -> bool:
        """Is the match one of older rules, of which only what was stored can be told?"""
        return self.match is not None and self.match.told is not None

    @property
    def is_talk(self) -> bool:
        return self.match is not None and not self.is_told and self.match.state.is_talk()

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return None if self.match is None else self.match.result

    def shown(self) -> Match:
        """The match, if it can be looked at."""
        if self.match is None:
            raise Refusal("not-begun")
        if self.is_told:
            raise other_version(self.table, self.title)
        return self.match

    def running(self) -> Match:
        """The match, if there is something left to decide."""
        if self.closed:
            raise Refusal("table-closed")
        match = self.shown()
        if match.is_over:
            raise Refusal("has-ended")
        return match

    def moment(self, now: float) -> float:
        """Seconds since the opening; time never goes back, whatever a clock says."""
        match = self.running()
        return max(match.last_moment or 0.0, round(now - (match.opened or 0), 1))

    def file(self) -> tuple[str, str]:
        """Name and text of the match file. A match of which not every ply was stored has none."""
        match = self.match
        if match is None:
            raise Refusal("not-begun")
        if any(ply.entry.seat == CHANCE and ply.entry.action == HIDDEN for ply in match.line):
            raise other_version(self.table, self.title)
        return f"{match.title.id}-{self.table.id}.match", text(match)

    # ------------------------------------------------------------- how it goes on

    def perform(self, record: Record, time: float) -> Recorded:
        """Carries it out in the match; what is not allowed raises BadInput and changes nothing. At a
        table that was closed, nothing is."""
        if self.closed:
            raise Refusal("table-closed")
        undone = first = 0
        plies: list[Ply] = []
        if isinstance(record, BeganRecord):
            self.match = self.opened(record)
            plies = list(self.match.line)
        elif isinstance(record, MovedRecord):
            match = self.running()
            first = len(match.line)
            match.play(record.seat, self.title.vocabulary.number(record.action), record.at)
            plies = match.line[first:]
            self.closing.discard(record.seat)  # whoever plays on has changed their mind
        elif isinstance(record, ClosingRecord):
            self.closing.add(record.seat)
            self.closed = record.closed
        elif isinstance(record, UndoneRecord):
            match = self.running()
            secret = match.take_back(record.seat, record.at).secret
            undone = match.log[-1].ply
            first = undone - 1
            plies = match.line[first:]
            if not secret:
                self.undone = self.number + 1
        elif isinstance(record, RevisedRecord):
            first = record.ply
            plies = self.revised(record).line[first:]
            self.undone = self.number + 1
        return self.done(record, time, first, plies, undone)

    def done(
        self, record: Record, time: float, first: int, plies: list[Ply], undone: int
    ) -> Recorded:
        done = Recorded(self.number + 1, time, record, plies, undone, self.counts(first))
        is_act = isinstance(record, ACTS) and not done.is_gesture
        if is_act or (isinstance(record, SeatedRecord) and record.returned):
            self.since = time
        if not self.is_talk:
            self.talk_since = None
        elif self.talk_since is None:
            self.talk_since = time
        return done

    def counts(self, plies: int) -> list[int]:
        """How many of so many plies each seat knows of, and last a spectator."""
        if self.match is None:
            return [0]
        return [self.match.count_for(seat, plies) for seat in [*range(len(self.seats)), None]]

    def opened(self, record: BeganRecord) -> Match:
        """The match at its opening; chance has acted where it comes first."""
        match = self.laid_out(record)
        match.settle(match.moment(0.0))
        return match

    def laid_out(self, record: BeganRecord) -> Match:
        seal = Seal(bytes.fromhex(self.table.secret), record.nonces)
        return Match(
            self.title,
            self.setting,
            [name_of(player, seat) for seat, player in enumerate(record.players)],
            seal,
            [bot_of(player) for player in record.players],
            record.opened,
            self.table.engine,
            version=self.table.version,
        )

    def revised(self, record: RevisedRecord) -> Match:
        """The match goes on by the rules of this program, from a state of older ones."""
        match = self.match
        if match is None or record.version > self.title.version:
            raise other_version(self.table, self.title)
        match.revise(record.ply, self.title.restore(self.setting, record.state), record.version)
        for move in record.moves:
            match.play(move.seat, self.title.vocabulary.number(move.action), move.at)
        return match

    def row_of(self, done: Recorded, seat: int | None, request: str | None) -> HappeningRow:
        """What is stored of something that has just been performed."""
        return HappeningRow(
            table_id=self.table.id,
            number=done.number,
            time=done.time,
            data=records.write(done.record),
            seat=seat,
            request=request,
            ply=0 if self.match is None else self.match.plies_for(None),
            actors="".join(map(seat_name, self.actors)),
            since=self.since,
            told=write_plies(done.plies) if isinstance(done.record, ACTS) else None,
        )

    def snapshot(self) -> SnapshotRow:
        """How the match stands, from where it could go on by other rules."""
        return snapshot_of(self.table.id, self.number, self.ply, self.running().state)

    def note(self, done: Recorded, seat: int | None, request: str | None) -> None:
        """From now on it belongs to the history."""
        self.strike(done)
        self.happened.append(done)
        if self.is_over and not self.ended:
            self.ended = done.number
        if not done.is_for(None, False):
            self.private.append(done)
        if request is not None:
            self.requests[seat, request] = done.number
        if isinstance(done.record, AgreedRecord):
            self.agreed.setdefault(done.record.absent, {})[done.record.seat] = done.time
        if isinstance(done.record, SeatedRecord):
            self.forget_requests(done.record)
            if done.record.seat is not None:
                self.agreed.pop(done.record.seat, None)
        elif isinstance(done.record, SaidRecord):
            self.count_chat(done.record)
        elif isinstance(done.record, BeganRecord):
            self.said.clear()

    def count_chat(self, record: SaidRecord) -> None:
        """From the beginning of the match on everybody has all of their room, whatever was said before
        and by whom. What bots say of their offers costs nobody any."""
        if not record.reason:
            self.said[record.seat] = self.said.get(record.seat, 0) + len(record.text) + LINE

    def strike(self, done: Recorded) -> None:
        """Plies that stand no longer are forgotten."""
        if done.undone:
            self.strike_one(done.undone)
        elif isinstance(done.record, RevisedRecord):
            self.strike_all_after(done.record.ply)

    def strike_one(self, undone: int) -> None:
        """The ply that was taken back is forgotten; those that were made again have other numbers."""
        line = self.match.line if self.match is not None else []
        for earlier in reversed(self.happened):
            if not isinstance(earlier.record, MovedRecord) or not earlier.plies:
                continue
            first = earlier.plies[0].entry.ply
            if first <= undone:
                earlier.plies = []
                return
            earlier.plies = line[first - 2 : first - 2 + len(earlier.plies)]
            earlier.known = [count - 1 for count in earlier.known]

    def strike_all_after(self, ply: int) -> None:
        """What was done after that ply is void; what still stands of it was made again."""
        for earlier in reversed(self.happened):
            if earlier.plies and earlier.plies[-1].entry.ply <= ply:
                return
            earlier.plies = [made for made in earlier.plies if made.entry.ply <= ply]

    def forget_requests(self, record: SeatedRecord) -> None:
        """Ids are a player's own: whoever sits down in a seat that was left chooses anew."""
        left = {seat for seat, player in enumerate(record.players) if player.is_nobody}
        for seat, request in list(self.requests):
            if seat in left:
                del self.requests[seat, request]

    def repeat(self, row: HappeningRow) -> Recorded:
        """Something that was stored happens again."""
        if row.number != self.number + 1:
            raise ValueError(f"happening {row.number} of {row.table_id} follows {self.number}")
        done = self.perform(records.read(row.data), row.time)
        self.note(done, row.seat, row.request)
        return done


def place_after(number: int, hidden: Sequence[Recorded]) -> int:
    for done in hidden:
        number += done.number <= number
    return number


def other_version(table: TableRow, title: Title | None) -> Refusal:
    """The match is of rules that this program no longer plays."""
    version = 0 if title is None else title.version
    return Refusal(
        "other-version", found=str(table.version), title=table.title, version=str(version)
    )


def result_of(table: TableRow) -> Result | None:
    """How its match ended, as it was stored."""
    return None if table.result is None else msgspec.json.decode(table.result, type=Result)


def snapshot_of(table_id: str, number: int, ply: int, state: State) -> SnapshotRow:
    words = msgspec.json.encode(state.dump()).decode()
    return SnapshotRow(table_id, number, ply, words)


def name_of(player: Player, seat: int) -> str:
    """What the match file calls somebody; a bot goes by its level and its seat."""
    return player.name or f"{player.bot} {seat_name(seat)}"


def bot_of(player: Player) -> str | None:
    """The bot behind the level; a match that was read from a file names its bots itself."""
    return None if player.bot is None or player.stand_in else LEVELS.get(player.bot, player.bot)
