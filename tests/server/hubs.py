"""A server's inside without a network: a hub on a database, with clients that only listen."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from tests.server import acting

from kachidoki.bots import SILENCE
from kachidoki.match import Match
from kachidoki.server.peers.shares import ALL, Share
from kachidoki.server.play.broadcast import welcome
from kachidoki.server.play.history import History
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.bodies import Join, NewSeat, NewTable
from kachidoki.server.protocol.messages import Absence, Answer, Happened, Move, Presence
from kachidoki.server.settings import Settings
from kachidoki.server.storage import Reader, WriteQueue, WriterThread, open_database
from kachidoki.server.tables import seating
from kachidoki.server.tables.bot_turns import BotTurns
from kachidoki.server.tables.hub import Hub

NOON = 1_800_000_000.0


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class FirstChoice:
    """Bots that always take the first action; `asked` are the seats that were asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def choose(self, match: Match, seat: int, level: str) -> int:
        self.asked.append(seat)
        return match.state.legal_actions(seat)[0]

    async def respond(self, match: Match, seat: int, level: str) -> int:
        return SILENCE


class Ear:
    """A client that remembers what it is told."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.heard: list[Answer] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message, type=Answer))

    @property
    def happened(self) -> list[Happened]:
        return [told for told in self.heard if isinstance(told, Happened)]

    @property
    def presence(self) -> Presence:
        return [told for told in self.heard if isinstance(told, Presence)][-1]

    @property
    def online(self) -> list[str]:
        return self.presence.online

    @property
    def absent(self) -> list[Absence]:
        return self.presence.absent


@asynccontextmanager
async def running_hub(
    url: str,
    clock: Callable[[], float] | None = None,
    bots: FirstChoice | None = None,
    share: Share = ALL,
) -> AsyncIterator[Hub]:
    """A hub on the database. It tells others what happens only if it has a share of the tables."""
    settings = Settings(database_url=url)
    engine = open_database(settings.database)
    writer = WriteQueue(WriterThread(engine))
    hub = Hub(settings, Reader(engine), writer, clock or Clock(), share)
    hub.notices.is_alone = share is ALL
    if share is not ALL:
        await hub.notices.start()
        await hub.notices.listening.wait()
    if bots is not None:
        BotTurns(hub, bots)
    try:
        yield hub
    finally:
        await hub.notices.stop()
        await hub.stop()
        await writer.stop()
        engine.dispose()


async def make_table(hub: Hub, *kinds: str, **more: Any) -> tuple[LiveTable, str]:
    """A table, and the host's key; a kind is `me`, `friend` or the level of a bot."""
    seats = [
        NewSeat(kind) if kind in ("me", "friend") else NewSeat("bot", kind)  # type: ignore[arg-type]
        for kind in kinds
    ]
    body = NewTable(**{"title": "joraku", "name": "Anna", "nonce": "plum", "seats": seats, **more})
    live, _, key = await seating.make(hub, body, "maker")
    return live, key


async def seated_table(hub: Hub, *kinds: str, **more: Any) -> tuple[LiveTable, list[str]]:
    """A table whose match has begun, for all its seats are taken, and everybody's keys."""
    live, key = await make_table(hub, *kinds, **more)
    keys, invite = [key], live.history.table.invite
    for number in range(1, 1 + kinds.count("friend")):
        _, key = await seating.join(hub, live, Join(f"Friend {number}", "pine", invite))
        keys.append(key)
    return live, keys


async def full_table(hub: Hub, seats: int = 3, **more: Any) -> LiveTable:
    """A table of humans whose match has begun."""
    live, _ = await seated_table(hub, "me", *["friend"] * (seats - 1), **more)
    return live


def connect(hub: Hub, live: LiveTable, seat: int | None, seen: int = 0) -> Ear:
    ear = Ear(seat)
    hub.presences.join(live, ear, lambda: welcome(live, seat, seen))
    return ear


def words(history: History) -> object:
    """Everything that a history is made of."""
    assert history.match is not None
    parts = (history.match.dump(), history.table, history.seats, history.requests, history.since)
    return msgspec.to_builtins(parts, enc_hook=repr)


def first_move(live: LiveTable, seat: int, request: str) -> Move:
    """The first of the seat's choices, as a client would send it."""
    match = live.match
    assert match is not None
    action = match.title.vocabulary.notation(match.state.legal_actions(seat)[0])
    return Move(request, len(match.line), action)


async def play(hub: Hub, live: LiveTable, plies: int | None = None) -> None:
    """Everybody takes the first choice, to the end or for so many moves."""
    number = 0
    while live.history.status == "playing" and number != plies:
        seat = live.humans_to_act()[0]
        await acting.move(
            hub, live, seat, first_move(live, seat, f"move {number} {live.history.ply}")
        )
        number += 1
