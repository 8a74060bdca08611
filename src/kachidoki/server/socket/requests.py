"""What a client may ask for over the socket once it has been let in."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from typing import Any, Protocol, cast

from msgspec import Raw
from structlog import get_logger

from kachidoki.engine import CHANCE
from kachidoki.match import Match
from kachidoki.server.bots import Coach, CoachReport
from kachidoki.server.http.limits import Allowance
from kachidoki.server.play import acts
from kachidoki.server.play.broadcast import earlier
from kachidoki.server.play.live import Client, LiveTable, Visitor
from kachidoki.server.play.positions import check_ply, sheet_at
from kachidoki.server.protocol.messages import (
    Accepted,
    Advice,
    Answer,
    Count,
    Enter,
    Look,
    Move,
    Ping,
    Pong,
    Prospects,
    Recall,
    Say,
    Scene,
    Sheet,
    TableRequest,
    Undo,
    Weigh,
)
from kachidoki.server.protocol.messages import Coach as AskCoach
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.protocol.seats import seat_named
from kachidoki.server.socket.parsing import id_of, parse_request
from kachidoki.server.socket.prospects import prospects_of
from kachidoki.server.socket.scenes import scene_of
from kachidoki.server.tables.hub import Attempt, Hub
from kachidoki.server.tables.seating import enter

Question = Look | Recall | Weigh | Count | AskCoach

# What a message costs, in pings; every other costs one. It is near the work that it makes.
COSTS: dict[type[TableRequest], int] = {Look: 2, Recall: 3, Count: 3, Weigh: 5, AskCoach: 10}
MOST_REFUSED = 200  # messages in a row that came too fast

log = get_logger()


class Requester(Client, Protocol):
    visitor: Visitor

    def answer(self, answer: Answer) -> None: ...

    def refuse(self, refusal: Refusal, request_id: str | None = None) -> None: ...

    def drop(self) -> None: ...


class RequestHandler:
    """The requests of one client at one table: one after the other, and each is answered."""

    def __init__(
        self, hub: Hub, live: LiveTable, client: Requester, coach: Coach, limit: Allowance
    ) -> None:
        self.hub = hub
        self.live = live
        self.client = client
        self.coach = coach
        self.limit = limit
        self.idle = asyncio.Event()  # all requests so far are answered
        self.idle.set()
        self.is_waited_for = False  # by a message that came while it was not idle
        self.too_fast = 0  # messages in a row
        self.reading: asyncio.Task[None] | None = None
        self.coaching: asyncio.Task[None] | None = None

    # ------------------------------------------------------------- in turn

    def receive_now(self, text: bytes) -> bool:
        """Takes the message; False if it has to wait for its turn."""
        if self.is_waited_for or not self.idle.is_set():
            return False
        self.receive(text)
        return True

    async def receive_in_turn(self, text: str) -> None:
        """Takes the message when all before it are answered, and lets others have their turn."""
        self.is_waited_for = True
        try:
            await self.idle.wait()
        finally:
            self.is_waited_for = False
        self.receive(text)
        await asyncio.sleep(0)

    def receive(self, text: str | bytes) -> None:
        try:
            request = self.admit(text)
        except Refusal as refusal:
            self.client.refuse(refusal, id_of(text))
            self.note_haste(refusal)
        else:
            self.too_fast = 0
            self.idle.clear()
            self.start(request)

    def admit(self, text: str | bytes) -> TableRequest:
        self.limit.take()
        request = parse_request(text)
        cost = COSTS.get(type(request), 1)
        if cost > 1:
            self.limit.take(cost - 1)
        return request

    def note_haste(self, refusal: Refusal) -> None:
        """Whoever goes on, refusal after refusal, is sent away."""
        self.too_fast = self.too_fast + 1 if refusal.problem == "too-fast" else 0
        if self.too_fast > MOST_REFUSED:
            log.info("sent away", reason="too fast", match=self.live.id)
            self.client.drop()

    def start(self, request: TableRequest) -> None:
        """Begins with it; what is wrong with it has no other effect than the answer."""
        recorder, live = self.hub.recorder, self.live
        try:
            match request:
                case Enter():
                    self.act(request.id, partial(enter, self.hub, live, self.seat, request))
                case Move():
                    self.act(request.id, partial(acts.move, recorder, live, self.seat, request))
                case Undo():
                    self.act(request.id, partial(acts.undo, recorder, live, self.seat, request))
                case Say():
                    seat, visitor = self.client.seat, self.client.visitor
                    self.act(request.id, partial(acts.say, recorder, live, seat, request, visitor))
                case Ping():
                    self.finish(Pong(request.id))
                case Look() | Recall() | Weigh() | Count() | AskCoach():
                    self.reading = asyncio.create_task(self.read(request))
        except Exception as error:
            self.fail(request.id, error)

    def finish(self, answer: Answer | None) -> None:
        if answer is not None:
            self.client.answer(answer)
        self.idle.set()

    def fail(self, request_id: str, error: Exception) -> None:
        """Our own mistake must not cost anybody the connection."""
        if not isinstance(error, Refusal):
            log.error(
                "request failed", match=self.live.id, ply=self.live.history.ply, exc_info=error
            )
            error = Refusal("broken")
        self.client.refuse(error, request_id)
        self.idle.set()

    def close(self) -> None:
        """The client has gone."""
        for task in (self.reading, self.coaching):
            if task is not None:
                task.cancel()

    @property
    def seat(self) -> int:
        if self.client.seat is None:
            raise Refusal("player-only")
        return self.client.seat

    # ------------------------------------------------------------- what is done at the table

    def act(self, request_id: str, attempt: Attempt) -> None:
        self.hub.submit(self.live, attempt, partial(self.acted, request_id))

    def acted(self, request_id: str, result: int | Exception) -> None:
        if isinstance(result, Exception):
            self.fail(request_id, result)
        else:
            number = self.live.history.number_for(self.client.seat, result)
            self.finish(Accepted(request_id, number))

    # ------------------------------------------------------------- what is only asked

    async def read(self, request: Question) -> None:
        """From the match as it is stored."""
        try:
            await self.turn()
            async with self.hub.reading(self.live) as history:
                if isinstance(request, Recall):
                    self.finish(earlier(self.live, self.client.seat, request))
                    return
                match = history.shown()
                if not isinstance(request, Weigh):
                    self.finish(self.answer_to(request, match))
                    return
                ply, prospects = self.weigh(request, match)
            self.finish(Prospects(request.id, ply, cast(Any, await prospects)))
        except Exception as error:
            self.fail(request.id, error)

    async def turn(self) -> None:
        """Waits until it is this client's turn to have something worked out."""
        await self.hub.turns.next(self.limit.client)

    def answer_to(self, request: Look | Count | AskCoach, match: Match) -> Answer | None:
        match request:
            case Look():
                return self.look(request, match)
            case Count():
                return self.count(request, match)
            case AskCoach():
                self.advise(request, match)
                return None

    def look(self, request: Look, match: Match) -> Scene:
        check_ply(match, self.client.seat, request.ply)
        return scene_of(match, self.client.seat, request)

    def weigh(self, request: Weigh, match: Match) -> tuple[int, Awaitable[Raw]]:
        """The present ply, and what can be said of its choices, in a while: play goes on."""
        seat = self.client.seat
        found = prospects_of(self.live.previews, match, seat, request.language, self.turn)
        return match.plies_for(seat), found

    def count(self, request: Count, match: Match) -> Sheet:
        return Sheet(request.id, sheet_at(match, self.client.seat, request.ply))

    # ------------------------------------------------------------- the coach

    def advise(self, request: AskCoach, match: Match) -> None:
        """One search at a time; a new question replaces the last one."""
        if match.is_over:
            seat, plies = past_decision(match, request)
        else:
            seat, plies = self.seat, None
            if not self.live.history.table.coach:
                raise Refusal("coach-off")
        if self.coaching is not None:
            self.coaching.cancel()
        reports = self.coach.advise(match, seat, plies)
        self.coaching = asyncio.create_task(self.pass_on(reports, request.id))

    async def pass_on(self, reports: AsyncIterator[CoachReport], request_id: str) -> None:
        try:
            async for report in reports:
                self.client.answer(Advice(request_id, *report))
        except Exception:  # nobody waits for this task
            log.exception("coach failed", match=self.live.id)
            self.client.refuse(Refusal("broken"), request_id)


def past_decision(match: Match, request: AskCoach) -> tuple[int, int]:
    """Whose decision of a match that is over, and after how many plies."""
    ply = 0 if request.ply is None else request.ply
    check_ply(match, None, ply)
    if request.seat is not None:
        return seat_named(request.seat, match.setting.seats), ply
    actors = [seat for seat in match.state_at(ply).actors() if seat != CHANCE]
    return (actors[0] if actors else 0), ply
