"""Wakes the bots: whenever a table waits for one of them, it is asked, and its answer is played."""

import asyncio
from functools import partial
from typing import Protocol

from structlog import get_logger
from structlog.contextvars import bound_contextvars

from kachidoki.bots import SILENCE
from kachidoki.engine import EVERYONE, Rng, seat_name
from kachidoki.match import Match
from kachidoki.server.play import acts
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import Move
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.tables.hub import Hub

PATIENCE = 6.0  # seconds that another process, where the last move was made, has for its bots
PAUSE = 1.0  # seconds after a bot's move could not be made

LATE = ("stale", "seat-human", "has-ended")  # refused as the world has moved on while a bot thought

log = get_logger()


class Chooser(Protocol):
    async def choose(self, match: Match, seat: int, level: str) -> int:
        """An action of the seat, always, and within its time."""

    async def respond(self, match: Match, seat: int, level: str) -> int:
        """A gesture of the seat, or SILENCE."""


class BotTurns:
    """At most one thought for a seat; one that comes too late is thrown away.

    Should two processes think about the same move, the first to write it wins.
    """

    def __init__(self, hub: Hub, thinkers: Chooser) -> None:
        self.hub = hub
        self.thinkers = thinkers
        hub.recorder.listeners.append(self.changed)
        hub.presences.listeners.append(self.wake_overdue)

    def changed(self, live: LiveTable, here: bool) -> None:
        if here:
            self.wake(live)
        elif live.bots_to_act() or live.bots_to_respond():
            loop = asyncio.get_running_loop()
            loop.call_later(PATIENCE, self.wake_later, live, live.history.ply)

    def wake_later(self, live: LiveTable, ply: int) -> None:
        """If still nothing has happened."""
        if live.history.ply == ply and self.hub.tables.get(live.id) is live:
            self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Not before all is stored that they would think about; then they are woken again. They answer
        others before they act themselves."""
        for seat in self.asked(live) if live.is_settled else ():
            if seat not in live.thinking:
                live.thinking[seat] = live.history.ply
                self.hub.spawn(self.think(live, seat))

    def asked(self, live: LiveTable) -> list[int]:
        return [*live.bots_to_act(), *live.bots_to_respond()]

    async def think(self, live: LiveTable, seat: int) -> None:
        try:
            if seat in live.bots_to_respond():
                await self.respond(live, seat)
            else:
                await self.play(live, seat)
        finally:
            del live.thinking[seat]
        self.wake(live)

    async def respond(self, live: LiveTable, seat: int) -> None:
        match, level, ply = live.match, live.bot_of(seat), live.history.ply
        if match is None or level is None:
            return
        live.inbox.note(match.state, seat)
        with bound_contextvars(match=live.id):
            action = await self.thinkers.respond(match, seat, level)
        if action != SILENCE:
            reason, to = reason_of(match, seat, action), witnesses_of(match, seat, action)
            if await self.make(live, match, seat, action, ply) and reason:
                explain = partial(acts.explain, self.hub.recorder, live, seat, action, reason, to)
                await self.hub.act(live, explain)

    async def play(self, live: LiveTable, seat: int) -> None:
        match, level, ply = live.match, live.bot_of(seat), live.history.ply
        if match is None or level is None or seat not in live.history.actors:
            return
        with bound_contextvars(match=live.id):
            action = await self.thinkers.choose(match, seat, level)
        await self.make(live, match, seat, action, ply)

    async def make(self, live: LiveTable, match: Match, seat: int, action: int, ply: int) -> bool:
        """Plays it, as an answer to the position after so many plies; was it still possible?"""
        try:
            known = match.count_for(seat, min(ply, len(match.line)))
            asked = Move("bot", known, match.title.vocabulary.notation(action))
            attempt = partial(acts.move, self.hub.recorder, live, seat, asked, is_bot=True)
            await self.hub.act(live, attempt)
            return True
        except Refusal as refusal:
            gesture = match.title.vocabulary.kind(action).gesture
            if refusal.problem not in (*LATE, "illegal" if gesture else ""):
                log.warning(
                    "bot refused", match=live.id, ply=ply, seat=seat_name(seat), why=str(refusal)
                )
                await asyncio.sleep(PAUSE)
            return False

    def wake_overdue(self, live: LiveTable) -> None:
        """Somebody waits here, and the process that should have asked the bots may have died."""
        if live.clients and live.history.since < self.hub.clock() - PATIENCE:
            self.wake(live)

    async def wake_all(self, patience: float = PATIENCE) -> None:
        """Tables of ours that have waited for bots for so long: their process has died."""
        before = self.hub.clock() - patience
        for listing in await self.hub.reader.playing(waiting_since=before):
            bots = {seat_name(row.seat) for row in listing.seats if row.bot is not None}
            live = self.hub.tables.get(listing.table.id)
            waits = bots & set(listing.actors) and (live is None or not live.thinking)
            if waits and self.hub.looks_after(listing.table.id):
                await self.wake_table(listing.table.id)

    async def wake_table(self, table_id: str) -> None:
        try:
            self.wake(await self.hub.find(table_id))
        except Refusal as refusal:
            log.warning("table cannot be played on", match=table_id, why=refusal.message)
        except ValueError:
            log.exception("table cannot be read", match=table_id)


def reason_of(match: Match, seat: int, action: int) -> str:
    """The word for why the bot does it, from what its seat may know."""
    guess = match.state.clone()
    guess.resample(seat, Rng(len(match.line)))
    return match.title.advice().reason(guess, seat, action)


def witnesses_of(match: Match, seat: int, action: int) -> list[int]:
    """The seats that may know of the gesture; none stands for everybody."""
    mask = int(match.state.witnesses(seat, action))
    return (
        []
        if mask == EVERYONE
        else [other for other in range(int(match.state.seats)) if mask >> other & 1]
    )
