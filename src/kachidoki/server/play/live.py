"""A table in memory: its history, and who is connected to it here and elsewhere."""

import asyncio
from collections import deque
from functools import partial
from typing import NamedTuple, Protocol

from msgspec import Raw

from kachidoki.bots import Inbox
from kachidoki.match import Match
from kachidoki.server.peers.notices import RemotePresence
from kachidoki.server.play import keys
from kachidoki.server.play.history import History, Recorded
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import Outcome, SeatRow, Then, answer, new_chain

MANY = 2  # humans, from which on one can keep another waiting
ANSWER_LIMIT = 15  # seconds that everybody has at least, however long others have talked


class Client(Protocol):
    """Somebody connected to this process; `seat` is None for a spectator."""

    seat: int | None

    def send(self, message: bytes) -> None:
        """Queues the message; a client that does not keep up is dropped."""


class Visitor(NamedTuple):
    """A spectator: the word that its ids go by, and the address that it comes from."""

    word: str
    address: str


# What each seat is told; a seat that is left out is told nothing.
Messages = dict[int | None, bytes]


class Pending:
    """Something that has happened in memory, and is told as soon as it is stored."""

    def __init__(self, done: Recorded, messages: Messages, since: float, is_by_bot: bool) -> None:
        self.done = done
        self.messages = messages
        self.since = since
        self.is_by_bot = is_by_bot
        self.is_news = False  # that the match has begun, or ended
        self.waiting: list[Then] = []

    async def outcome(self) -> Outcome:
        """What has come of storing it."""
        settled: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.waiting.append(partial(answer, settled))
        return await settled

    def settle(self, outcome: Outcome) -> None:
        for then in self.waiting:
            then(outcome)


class Previews:
    """What the choices of one moment would gain, by seat and language."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.moment = 0
        self.found: dict[tuple[int | None, str], asyncio.Task[Raw]] = {}

    def of(self, match: Match) -> dict[tuple[int | None, str], asyncio.Task[Raw]]:
        """What has been found out since the match was last led on."""
        moment = len(match.log)
        if match is not self.match or moment != self.moment:
            self.match, self.moment, self.found = match, moment, {}
        return self.found


class LiveTable:
    """Its history runs ahead of what is stored, by what is `pending`; of that, nobody is told.

    While `lock` is held, it does not go on.
    """

    def __init__(self, history: History, talk_limit: int, grace: int) -> None:
        self.history = history
        self.talk_limit = talk_limit
        self.grace = grace
        self.lock = asyncio.Lock()
        self.pending: deque[Pending] = deque()
        self.readers = 0  # who have the lock, or wait for it
        self.chain = new_chain()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, RemotePresence] = {}
        self.away: dict[int, float] = {}  # players who are not connected, and since when
        self.thinking: dict[int, int] = {}  # seats whose bots think, and about which ply
        self.inbox = Inbox()  # of its bots
        self.spoken: dict[str, int] = {}  # characters of chat by spectators, by their address
        self.previews = Previews()
        self.delivered = history.number  # the last number that the clients here have been told
        self.spoiled = False  # the history in memory may differ from the one that is stored
        self.used = 0.0  # when somebody last asked for it
        self.entered = 0.0  # since when somebody is connected here
        self.snapshot = -1  # so many entries the match's log had at the last snapshot,
        self.snapshot_taken = 0.0  # which was then

    @property
    def id(self) -> str:
        return self.history.table.id

    @property
    def is_free(self) -> bool:
        """May it go on at once?"""
        return not self.spoiled and not self.lock.locked()

    @property
    def is_settled(self) -> bool:
        """Is all that has happened stored?"""
        return not self.spoiled and not self.pending

    def pending_at(self, number: int) -> Pending | None:
        """The happening of that number, if it is not yet stored."""
        before = self.history.number - len(self.pending)
        return self.pending[number - before - 1] if number > before else None

    def when_stored(self, number: int, then: Then) -> None:
        """Calls `then` with what has come of storing that happening."""
        pending = self.pending_at(number)
        if pending is None:
            then(None)
        else:
            pending.waiting.append(then)

    @property
    def match(self) -> Match | None:
        return self.history.match

    @property
    def seats(self) -> list[SeatRow]:
        return self.history.seats

    # ------------------------------------------------------------- who may come in

    def seat_of(self, key: str | None) -> int | None:
        """The seat that the key belongs to."""
        if key is None:
            return None
        found = keys.hash_of(key)
        return next((seat.seat for seat in self.seats if seat.key_hash == found), None)

    def reader(self, key: str | None) -> int | None:
        """The seat that the key opens, None for a spectator; raises Refusal for anybody else.

        Whoever was invited may watch, too, having come too late for a seat.
        """
        seat = self.seat_of(key)
        table = self.history.table
        if seat is not None or keys.same(key, table.watch) or keys.same(key, table.invite):
            return seat
        if key is not None:
            raise Refusal("key-wrong")
        if not table.public:
            raise Refusal("key-needed")
        return None

    def player(self, key: str | None) -> int:
        """The seat that the key opens."""
        seat = self.seat_of(key)
        if seat is None:
            raise Refusal("key-needed" if key is None else "key-wrong")
        return seat

    # ------------------------------------------------------------- who is there

    def seats_here(self) -> frozenset[int]:
        return frozenset(client.seat for client in self.clients if client.seat is not None)

    def watching_here(self) -> int:
        return sum(client.seat is None for client in self.clients)

    def online(self) -> frozenset[int]:
        return self.seats_here().union(*[other.seats for other in self.elsewhere.values()])

    def watching(self) -> int:
        return self.watching_here() + sum(other.watching for other in self.elsewhere.values())

    def note_absence(self, now: float) -> None:
        """Somebody may have come or gone."""
        missing = self.playing() - self.online()
        self.away = {seat: self.away.get(seat, now) for seat in missing}

    def grace_until(self, seat: int) -> float | None:
        """Until when a player who is away keeps the seat in any case. At a slow table nobody has to be
        there, and the limit alone decides."""
        table = self.history.table
        if table.pace != "live":
            return float(table.created + table.limit_seconds) if self.match is None else None
        gone = self.away.get(seat)
        return None if gone is None else gone + min(self.grace, table.limit_seconds)

    def absences(self) -> dict[int, float]:
        """The players whom others miss, and until when they wait for them in any case."""
        missed = {}
        if len(self.playing()) >= MANY:
            for seat in sorted(self.needed() - self.online()):
                until = self.grace_until(seat)
                if until is not None:
                    missed[seat] = until
        return missed

    def needed(self) -> set[int]:
        """The humans without whom it does not go on: players of a match, or those who have yet to
        enter where nobody else is waited for."""
        if self.history.status == "playing":
            return self.playing()
        if self.history.status != "open" or any(row.is_open for row in self.seats):
            return set()
        return {row.seat for row in self.seats if row.awaited}

    def agreed_on(self, absent: int) -> set[int]:
        """Who would have a bot play for the absent player, and has said so since they are gone."""
        gone = self.away.get(absent, 0.0)
        agreed = self.history.agreed.get(absent, {})
        return {seat for seat, time in agreed.items() if time >= gone} & self.playing()

    def send(self, message: bytes) -> None:
        """To everybody who is connected here."""
        for client in list(self.clients):
            client.send(message)

    # ------------------------------------------------------------- who decides

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that plays there now."""
        return self.seats[seat].bot

    def playing(self) -> set[int]:
        """The seats of humans who play themselves."""
        return {row.seat for row in self.seats if row.is_human and row.bot is None}

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.history.actors if self.bot_of(seat) is not None]

    def bots_to_respond(self) -> list[int]:
        """The seats of bots that have yet to be asked what they answer to others, or offer."""
        match = self.match
        if match is None or match.is_over or self.history.closed or self.history.is_told:
            return []
        bots = [row.seat for row in self.seats if row.bot is not None]
        return self.inbox.to_ask(match.state, bots)

    def humans_to_act(self) -> list[int]:
        return [seat for seat in self.history.actors if self.bot_of(seat) is None]

    def deadline(self) -> int | None:
        """When the present decision has taken too long; a player alone with bots has time."""
        if len(self.playing()) < MANY or not self.humans_to_act():
            return None
        if self.has_talk_clock:
            return self.talk_deadline()
        return int(self.history.since) + self.history.table.limit_seconds

    @property
    def has_talk_clock(self) -> bool:
        """All who talk at a live table share one clock; slow tables keep their own limit."""
        return self.history.table.pace == "live" and self.history.talk_since is not None

    def talk_deadline(self) -> int:
        began = self.history.talk_since or 0.0
        return max(
            int(began) + self.talk_limit,
            int(self.history.since) + min(ANSWER_LIMIT, self.talk_limit),
        )
