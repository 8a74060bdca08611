"""One played game: who sits where, what was done and when, what each seat may know of it."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kachidoki import __version__
from kachidoki.engine import (
    CHANCE,
    EVERYONE,
    BadInput,
    Event,
    Setting,
    State,
    Title,
    seat_name,
    stills_of,
)
from kachidoki.match.log import (
    REVISE,
    UNDO,
    Entry,
    Ply,
    Result,
    Saved,
    SavedSetting,
    Snapshot,
    Told,
    read_event,
    write_event,
)
from kachidoki.match.names import check_name, check_names
from kachidoki.match.problems import Problem
from kachidoki.match.seal import Seal, new_nonces, new_secret
from kachidoki.match.undo import Regrets, check_patience, last_ply_of, may_undo
from kachidoki.titles import find_title

LATEST = 1e9  # seconds after opening, some thirty years

Clock = Callable[[], float]


class Match:
    """A game of a title between named players. `play` and `undo` are all that changes it.

    `log` is append-only and tells everything, moves taken back included; `line` holds the plies
    that stand. Both show all secrets: `log_for` and `events` give what one seat may know.

    A match of older rules can be told instead (`retell`), ply by ply as it was written down, and then
    go on by today's from a state that was kept (`revise`).
    """

    def __init__(
        self,
        title: Title,
        setting: Setting,
        players: Sequence[str],
        seal: Seal,
        bots: Sequence[str | None] = (),
        opened: int | None = None,
        engine: str = __version__,
        clock: Clock = time.time,
        version: int | None = None,
    ) -> None:
        check_names("player", players, setting.seats)
        check_names("nonce", seal.nonces, setting.seats)
        self.title = title
        self.setting = setting
        self.players = list(players)
        self.bots = self.check_bots(bots)  # the bot in each seat, None for a human
        self.seal = seal
        self.opened = opened  # the second, counted from 1970; None: no times are kept
        self.engine = engine  # the version of the program that opened the match
        self.version = (
            title.version if version is None else version
        )  # of the rules, till a revision
        self.clock = clock
        self.log: list[Entry] = []
        self.regrets = Regrets(setting.seats)
        self.line: list[Ply] = []
        self.gestures: list[int] = []  # where in the line they are
        self.state = title.open(setting)
        self.state.listen()
        self.kept = [(0, self.state.clone())]  # after so many plies: wherever the turn passed
        self.told: Told | None = None  # of a match that is only told: how it stands
        self.revised = 0  # the version of the rules by which it went on; 0: it began by them

    @classmethod
    def open(
        cls,
        title: Title,
        setting: Setting,
        players: Sequence[str],
        secret: bytes | None = None,
        nonces: Sequence[str] | None = None,
        clock: Clock | None = time.time,
        bots: Sequence[str | None] = (),
    ) -> "Match":
        """Seats the players; chance acts where it comes first. No clock: no times are kept."""
        seal = Seal(
            new_secret() if secret is None else secret,
            new_nonces(setting.seats) if nonces is None else nonces,
        )
        if clock is None:
            return cls.reopen(title, setting, players, seal, bots)
        return cls.reopen(title, setting, players, seal, bots, int(clock()), clock=clock)

    @classmethod
    def reopen(
        cls,
        title: Title,
        setting: Setting,
        players: Sequence[str],
        seal: Seal,
        bots: Sequence[str | None] = (),
        opened: int | None = None,
        engine: str = __version__,
        clock: Clock = time.time,
        version: int | None = None,
    ) -> "Match":
        """A match as it was at its opening, from which its moves can be played again."""
        match = cls(title, setting, players, seal, bots, opened, engine, clock, version)
        match.settle(match.moment(0.0))
        return match

    # ------------------------------------------------------------- what the seats do

    def play(self, seat: int, action: int | str, at: float | None = None) -> list[Event]:
        """The seat acts (a number or notation), then chance does what is pending.

        Returns the new events, those included that not every seat may see. `at` is the time in
        seconds since opening, if not the clock's.
        """
        self.check_seat(seat)
        vocabulary = self.title.vocabulary
        number = vocabulary.parse(action) if isinstance(action, str) else action
        notation = vocabulary.notation(number)
        moment = self.moment(at)
        before = len(self.line)
        self.write(self.make(seat, number, notation, moment))
        self.settle(moment)
        return [event for ply in self.line[before:] for event in ply.events]

    def undo(self, seat: int, at: float | None = None) -> Entry:
        """Takes the seat's last ply back, or says why not; `undo.py` has the rules.

        Returns what was taken back.
        """
        self.check_seat(seat)
        check_patience(self, seat)
        return self.take_back(seat, at)

    def take_back(self, seat: int, at: float | None = None) -> Entry:
        """The same, however often the seat has done so: what was stored once is played again."""
        index = last_ply_of(self, seat)
        moment = self.moment(at)
        taken, *others = self.line[index:]
        self.rewind(index)
        for ply in others:
            self.make(ply.entry.seat, ply.action, ply.entry.action, ply.entry.time)
        self.write(Entry(index + 1, seat, UNDO, moment, secret=False))
        return taken.entry

    def can_undo(self, seat: int) -> bool:
        """Would `undo` take a ply back?"""
        self.check_seat(seat)
        return may_undo(self, seat)

    # ------------------------------------------------------------- what can be known

    @property
    def is_over(self) -> bool:
        return self.state.is_over() if self.told is None else self.told.is_over

    @property
    def result(self) -> Result | None:
        """The final scores and places; None while the game goes on."""
        if self.told is not None:
            return self.told.result
        return Result(self.state.scores(), self.state.ranking()) if self.is_over else None

    def reveal(self) -> str:
        """The secret of the seal, once the game is over."""
        if not self.is_over:
            raise BadInput("the secret stays sealed until the game is over")
        return self.seal.secret.hex()

    def log_for(self, seat: int | None) -> list[Entry]:
        """The log as the seat (None: a spectator) may read it; at the end nothing is hidden."""
        self.check_reader(seat)
        if self.is_over:
            return list(self.log)
        shown: list[Entry] = []
        unknown: list[int] = []  # plies of the line, as it was then
        for entry in self.log:
            if entry.action == UNDO:
                unknown = [ply if ply < entry.ply else ply - 1 for ply in unknown]
            elif entry.action == REVISE:
                unknown = [ply for ply in unknown if ply < entry.ply]
            elif not entry.is_known_to(seat):
                unknown.append(entry.ply)
                continue
            before = sum(ply < entry.ply for ply in unknown)
            shown.append(entry.shown_to(seat, entry.ply - before))
        return shown

    def events(self, seat: int | None) -> list[tuple[int, Event]]:
        """What happened as far as the seat (None: a spectator) may know, each with its ply as the
        seat counts."""
        self.check_reader(seat)
        return [
            (self.count_for(seat, index + 1), event)
            for index, ply in enumerate(self.line)
            for event in ply.events
            if event.is_for(seat)
        ]

    def count_for(self, seat: int | None, plies: int) -> int:
        """How many of the first so many plies the seat (None: a spectator) knows of: everybody counts
        only those. When the game is over, everybody knows all of them."""
        if not self.gestures or self.is_over:
            return plies
        return plies - sum(index < plies for index in self.hidden_from(seat))

    def plies_for(self, seat: int | None) -> int:
        """So many plies stand, as far as the seat knows."""
        return self.count_for(seat, len(self.line))

    def index_for(self, seat: int | None, known: int) -> int:
        """How many plies stood when the seat had just learnt of so many."""
        plies = known
        if self.gestures and not self.is_over:
            for index in self.hidden_from(seat):
                plies += index < plies
        return plies

    def hidden_from(self, seat: int | None) -> list[int]:
        """Where in the line the plies are that the seat was not told of."""
        return [index for index in self.gestures if not self.line[index].entry.is_known_to(seat)]

    @property
    def begins(self) -> int:
        """After so many plies: what was before is only told, by rules that are no longer played."""
        return self.kept[0][0] if self.told is None else len(self.line) + 1

    def state_at(self, plies: int) -> State:
        """The state after so many of the plies that stand, from the nearest that is kept."""
        if plies < self.begins:
            raise Problem("older-rules", ply=str(self.begins))
        before, kept = next(pair for pair in reversed(self.kept) if pair[0] <= plies)
        state = kept.clone()
        for ply in self.line[before:plies]:
            state.apply(ply.entry.seat, ply.action)
        return state

    def stills_at(self, ply: int, viewers: list[int | None]) -> list[list[Any]]:
        """The stills taken at that ply, as the viewers saw them (None: a spectator)."""
        done = self.line[ply - 1]
        return stills_of(self.state_at(ply - 1), done.entry.seat, done.action, viewers)

    @property
    def snapshots(self) -> list[Snapshot]:
        """The states that are kept, in words."""
        return [Snapshot(plies, state.dump()) for plies, state in self.kept]

    # ------------------------------------------------------------- how it is done

    def make(self, seat: int, action: int, notation: str, moment: float | None) -> Entry:
        """One ply; the state is kept whenever the turn passes."""
        state = self.state
        actor, revelations = state.actor, state.revelations
        gesture = state.is_gesture(seat, action)
        secret = not gesture and state.is_secret(seat)
        witnesses = int(state.witnesses(seat, action)) if gesture else EVERYONE
        state.apply(seat, action)
        entry = Entry(len(self.line) + 1, seat, notation, moment, secret, gesture, witnesses)
        if gesture:
            self.gestures.append(len(self.line))
        self.line.append(Ply(entry, action, state.heard(), state.revelations > revelations))
        if state.actor != actor:
            self.kept.append((entry.ply, state.clone()))
        return entry

    def write(self, entry: Entry) -> None:
        self.log.append(entry)
        self.regrets.note(entry)

    def settle(self, moment: float | None) -> None:
        """Chance acts as the seal draws, as long as it is its turn; gestures do not change the luck."""
        while self.state.actor == CHANCE:
            ply = len(self.line) - len(self.gestures) + 1
            action = self.seal.draw(ply, self.state.chance_outcomes())
            notation = self.title.vocabulary.notation(action)
            self.write(self.make(CHANCE, action, notation, moment))

    def rewind(self, plies: int) -> None:
        """Back to the state after so many plies."""
        self.state = self.state_at(plies)
        self.state.listen()
        self.cut(plies)
        while self.kept[-1][0] > plies:
            self.kept.pop()

    def cut(self, plies: int) -> None:
        del self.line[plies:]
        while self.gestures and self.gestures[-1] >= plies:
            self.gestures.pop()

    # ------------------------------------------------------------- by rules of another version

    def retell(self, plies: Sequence[Ply]) -> None:
        """What somebody did, and chance after them, as it was written down then."""
        self.stand(plies)
        for ply in plies:
            self.write(ply.entry)

    def retell_undo(self, seat: int, others: Sequence[Ply], at: float | None) -> int:
        """The seat took a ply back, and these stood after it; returns which one it was."""
        undone = len(self.line) - len(others)
        self.cut(undone - 1)
        self.stand(others)
        self.write(Entry(undone, seat, UNDO, at, secret=False))
        return undone

    def stand(self, plies: Sequence[Ply]) -> None:
        for ply in plies:
            if ply.entry.gesture:
                self.gestures.append(len(self.line))
            self.line.append(ply)

    def revise(self, plies: int, state: State, version: int) -> None:
        """Goes on from this state after so many plies, by these rules; what was done since is void."""
        self.void(plies)
        self.told = None
        self.revised = version
        self.state = state
        self.state.listen()
        self.kept = [(plies, state.clone())]
        self.settle(self.last_moment)

    def void(self, plies: int) -> None:
        """Nothing after so many plies counts any more; the log tells it all the same."""
        self.cut(plies)
        self.write(Entry(plies + 1, CHANCE, REVISE, self.last_moment, secret=False))

    # ------------------------------------------------------------- times and checks

    @property
    def last_moment(self) -> float | None:
        return self.log[-1].time if self.log else None

    def moment(self, at: float | None) -> float | None:
        """Seconds since opening, to a tenth; time never goes back."""
        if self.opened is None:
            return None
        last = self.last_moment or 0.0
        if at is None:
            return max(last, round(self.clock() - self.opened, 1))
        moment = round(at, 1)
        if not last <= moment < LATEST:
            raise Problem("time-back", last=str(last), found=str(moment))
        return moment

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setting.seats:
            names = ", ".join(seat_name(other) for other in range(self.setting.seats))
            raise BadInput(f"there is no player's seat {seat}; they go from 0: {names}")

    def check_bots(self, bots: Sequence[str | None]) -> list[str | None]:
        """One entry a seat; none at all means that everybody is human."""
        if bots and len(bots) != self.setting.seats:
            raise BadInput(f"{self.setting.seats} seats cannot have {len(bots)} bots and humans")
        for bot in bots:
            if bot is not None:
                check_name("bot", bot)
        return list(bots) or [None] * self.setting.seats

    def check_reader(self, seat: int | None) -> None:
        if seat is not None:
            self.check_seat(seat)

    # ------------------------------------------------------------- into words and back

    def dump(self) -> dict[str, Any]:
        """The whole match, secrets included; `load` resumes it at the very ply."""
        saved = Saved(
            title=self.title.id,
            setting=SavedSetting(**self.setting.dump()),
            players=self.players,
            bots=self.bots,
            secret=self.seal.secret.hex(),
            nonces=self.seal.nonces,
            engine=self.engine,
            opened=self.opened,
            log=self.log,
            line=self.line,
            snapshots=self.snapshots,
        )
        words: dict[str, Any] = msgspec.to_builtins(saved, enc_hook=write_event)
        return words

    @classmethod
    def load(cls, words: dict[str, Any], clock: Clock = time.time) -> "Match":
        """Resumes a match from its last snapshot and the plies after it."""
        try:
            saved = msgspec.convert(words, Saved, dec_hook=read_event)
            seal = Seal(bytes.fromhex(saved.secret), saved.nonces)
        except ValueError as error:
            raise BadInput(f"this is no match: {error}") from error
        title, given = find_title(saved.title), saved.setting
        setting = title.setting(given.seats, given.options, given.corrections)
        match = cls(
            title, setting, saved.players, seal, saved.bots, saved.opened, saved.engine, clock
        )
        for entry in saved.log:
            match.write(entry)
        match.line = saved.line
        match.gestures = [at for at, ply in enumerate(saved.line) if ply.entry.gesture]
        match.kept = [(taken.ply, title.load(taken.state)) for taken in saved.snapshots]
        match.state = match.state_at(len(match.line))
        match.state.listen()
        return match
