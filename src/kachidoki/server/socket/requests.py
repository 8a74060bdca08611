"""What a client may ask for over the socket once it has been let in."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Protocol

from structlog import get_logger

from kachidoki.engine import CHANCE, seat_name
from kachidoki.match import Match
from kachidoki.server import metrics
from kachidoki.server.bots import Coach, CoachReport
from kachidoki.server.play import acts
from kachidoki.server.play.live import Client, LiveTable
from kachidoki.server.play.positions import past_position, position_of
from kachidoki.server.protocol.messages import (
    Accepted,
    Advice,
    Answer,
    Look,
    Move,
    Ping,
    Pong,
    Prospects,
    Say,
    Scene,
    TableRequest,
    Undo,
    Weigh,
)
from kachidoki.server.protocol.messages import Coach as AskCoach
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.protocol.seats import seat_named
from kachidoki.server.socket.prospects import prospects_of
from kachidoki.server.storage import Outcome, Taken
from kachidoki.server.tables.hub import Hub

log = get_logger()


class Requester(Client, Protocol):
    def answer(self, answer: Answer) -> None: ...

    def refuse(self, refusal: Refusal, request_id: str | None = None) -> None: ...


class RequestHandler:
    """The requests of one client at one table. Each is answered, or raises Refusal."""

    def __init__(self, hub: Hub, live: LiveTable, client: Requester, coach: Coach) -> None:
        self.hub = hub
        self.live = live
        self.client = client
        self.coach = coach
        self.coaching: asyncio.Task[None] | None = None
        self.is_busy = False  # with a request that others have to wait for
        self.answered = asyncio.Event()  # unless a move that was made at once is not
        self.answered.set()

    # ------------------------------------------------------------- one after the other, or at once

    async def attend(self, request: TableRequest) -> None:
        """Meets it when all before it are answered."""
        self.is_busy = True
        try:
            await self.answered.wait()
            await self.meet(request)
        finally:
            self.is_busy = False

    async def meet(self, request: TableRequest) -> None:
        """Carries it out; what is wrong with it has no other effect."""
        try:
            await self.carry_out(request)
        except Exception as error:  # our own mistake must not cost anybody the connection
            self.fail(request.id, error)

    @property
    def is_free(self) -> bool:
        """Are all requests so far answered?"""
        return not self.is_busy and self.answered.is_set()

    def move_at_once(self, request: Move) -> bool:
        """Makes the move, which is answered when it is stored; False if it has to wait."""
        live, seat = self.live, self.seat
        number = self.hub.act_at_once(live, lambda: acts.move(self.hub, live, seat, request))
        if number is None:
            return False
        pending = live.pending_at(number)
        if pending is None:
            self.client.answer(Accepted(request.id, number))
        else:
            self.answered.clear()
            pending.waiting.append(partial(self.answer, request, number))
        return True

    def answer(self, request: Move, number: int, outcome: Outcome) -> None:
        """Another process may have been faster; then all begins anew."""
        if isinstance(outcome, Taken):
            metrics.RACES.inc()
            self.hub.spawn(self.meet_again(request))
            return
        if outcome is None:
            self.client.answer(Accepted(request.id, number))
        else:
            self.fail(request.id, Refusal("storage"))
        self.answered.set()

    async def meet_again(self, request: Move) -> None:
        try:
            await self.meet(request)
        finally:
            self.answered.set()

    def fail(self, request_id: str, error: Exception) -> None:
        if not isinstance(error, Refusal):
            log.error(
                "request failed", match=self.live.id, ply=self.live.history.ply, exc_info=error
            )
            error = Refusal("broken")
        self.client.refuse(error, request_id)

    async def carry_out(self, request: TableRequest) -> None:
        match request:
            case Move():
                await self.move(request)
            case Undo():
                await self.undo(request)
            case Say():
                await self.say(request)
            case Ping():
                self.client.answer(Pong(request.id))
            case Look():
                await self.look(request)
            case Weigh():
                await self.weigh(request)
            case AskCoach():
                await self.advise(request)

    def stop(self) -> None:
        """Nobody waits for the coach any more."""
        if self.coaching is not None:
            self.coaching.cancel()

    @property
    def seat(self) -> int:
        if self.client.seat is None:
            raise Refusal("player-only")
        return self.client.seat

    # ------------------------------------------------------------- what is done at the table

    async def move(self, request: Move) -> None:
        seat = self.seat
        number = await self.hub.act(
            self.live, lambda: acts.move(self.hub, self.live, seat, request)
        )
        self.client.answer(Accepted(request.id, number))

    async def undo(self, request: Undo) -> None:
        seat = self.seat
        number = await self.hub.act(
            self.live, lambda: acts.undo(self.hub, self.live, seat, request)
        )
        self.client.answer(Accepted(request.id, number))

    async def say(self, request: Say) -> None:
        seat = self.client.seat
        number = await self.hub.act(self.live, lambda: acts.say(self.hub, self.live, seat, request))
        self.client.answer(Accepted(request.id, number))

    # ------------------------------------------------------------- what is only asked

    async def look(self, request: Look) -> None:
        async with self.hub.reading(self.live):
            match = self.begun()
            check_ply(match, request.ply)
            position = past_position(match, self.client.seat, request.ply)
            views = None
            if match.is_over:
                state = match.state_at(request.ply)
                views = {seat_name(seat): state.view(seat) for seat in range(match.setting.seats)}
            self.client.answer(Scene(request.id, position, views))

    async def weigh(self, request: Weigh) -> None:
        async with self.hub.reading(self.live):
            match = self.begun()
            position = position_of(match, self.client.seat)
            prospects = prospects_of(self.live.history, position)
            self.client.answer(Prospects(request.id, position.ply, prospects))

    def begun(self) -> Match:
        match = self.live.match
        if match is None:
            raise Refusal("not-begun")
        return match

    # ------------------------------------------------------------- the coach

    async def advise(self, request: AskCoach) -> None:
        """One search at a time; whoever asks again is answered about what they ask now."""
        async with self.hub.reading(self.live):
            match = self.begun()
            if match.is_over:
                seat, plies = past_decision(match, request)
            else:
                seat, plies = self.seat, None
                if not self.live.history.table.coach:
                    raise Refusal("coach-off")
            self.stop()
            reports = self.coach.advise(match, seat, plies)
            self.coaching = asyncio.create_task(self.tell_advice(reports, request.id))

    async def tell_advice(self, reports: AsyncIterator[CoachReport], request_id: str) -> None:
        try:
            async for report in reports:
                self.client.answer(Advice(request_id, report.ply, report.progress, report.findings))
        except Exception:  # nobody waits for this task
            log.exception("coach failed", match=self.live.id)
            self.client.refuse(Refusal("broken"), request_id)


def check_ply(match: Match, ply: int) -> None:
    plies = len(match.line)
    if ply > plies:
        raise Refusal("unknown-ply", ply=ply, plies=plies)


def past_decision(match: Match, request: AskCoach) -> tuple[int, int]:
    """Whose decision of a match that is over, and after how many plies."""
    ply = 0 if request.ply is None else request.ply
    check_ply(match, ply)
    if request.seat is not None:
        return seat_named(request.seat, match.setting.seats), ply
    actors = [seat for seat in match.state_at(ply).actors() if seat != CHANCE]
    return (actors[0] if actors else 0), ply
