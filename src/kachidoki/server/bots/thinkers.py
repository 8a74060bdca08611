"""A pool of processes that think, the most urgent question first; a table never waits in vain."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from time import perf_counter
from typing import NamedTuple, TypeVar

from prometheus_client import Counter, Gauge, Histogram
from structlog import get_logger

from kachidoki.bots import LEVELS, SILENCE, NoAnswer, Question, Thinker, answer, ready, respond
from kachidoki.engine import seat_name
from kachidoki.match import Match
from kachidoki.server.bots.questions import question_for
from kachidoki.server.metrics import LIVING

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
STAND_IN = "greedy"  # chooses for a bot that has failed
SECONDS = 2.0  # no bot thinks longer about a move
GRACE = 4.0  # seconds that a process may take on top of the time to think
START_SECONDS = 60.0  # until a new process is ready
SHORTEST = 0.05  # seconds to think, however many wait

log = get_logger()
FAILURES = Counter("kachidoki_bot_failures", "Moves that were chosen in place of a bot", ["bot"])
THINKING = Histogram("kachidoki_bot_seconds", "Time from question to move", ["bot"])
WAITING = Gauge(
    "kachidoki_bot_waiting", "Questions that wait for a free process", multiprocess_mode=LIVING
)


class Urgency(IntEnum):
    """What comes first when processes are scarce."""

    RESCUE = 0
    MOVE = 1
    COACH = 2
    FILE = 3
    ANALYSIS = 4


class Waiting(NamedTuple):
    """A question in the queue; of equal urgency, the older comes first."""

    urgency: Urgency
    number: int
    turn: "asyncio.Future[Desk]"


def spare_cores() -> int:
    """All but one, which is for the tables."""
    return max(1, (os.cpu_count() or 1) - 1)


class Desk:
    """A place for one process; it starts when it is first needed, and again after a failure."""

    def __init__(self) -> None:
        self.thinker: Thinker | None = None

    def ask(self, task: Callable[[Asked], Answer], question: Asked, seconds: float) -> Answer:
        """In a thread: waits for the answer, or raises NoAnswer."""
        thinker = self.thinker
        try:
            if thinker is None:
                thinker = self.thinker = Thinker(helper=True)
                thinker.ask(ready, None, START_SECONDS)
            return thinker.ask(task, question, seconds)
        except NoAnswer:
            self.drop()
            raise

    def drop(self) -> None:
        """Ends the process, whatever it does."""
        thinker, self.thinker = self.thinker, None
        if thinker is not None:
            thinker.drop()


def heard(work: "asyncio.Future[Answer]") -> None:
    """Whoever asked may have gone before it failed: that concerns nobody any more."""
    if not work.cancelled():
        work.exception()


class Thinkers:
    """Asks bots, never in the event loop. Nothing of a match leaves but a guess at its position."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.threads = ThreadPoolExecutor(self.workers, "thinker")
        self.desks = [Desk() for _ in range(self.workers)]
        self.free = list(self.desks)
        self.queue: list[Waiting] = []
        self.numbers = count()
        self.closed = False

    # ------------------------------------------------------------- moves

    async def choose(self, match: Match, seat: int, level: str) -> int:
        """A legal action of the seat, whatever happens to the bot of that level."""
        legal = match.state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        bot = LEVELS.get(level, STAND_IN)
        notes = log.bind(
            seal=match.seal.commitment, ply=len(match.line), seat=seat_name(seat), bot=bot
        )
        start = perf_counter()
        for name, urgency in ((bot, Urgency.MOVE), (STAND_IN, Urgency.RESCUE)):
            try:
                question = question_for(match, match.state, seat, name, "move")
                action = await self.answer(question, legal, urgency)
            except Exception as error:
                FAILURES.labels(name).inc()
                notes.warning("bot failed", asked=name, reason=str(error) or repr(error))
            else:
                THINKING.labels(name).observe(perf_counter() - start)
                return action
        return legal[0]

    async def respond(self, match: Match, seat: int, level: str) -> int:
        """The bot's gesture when others have put something to its seat; SILENCE if it has failed."""
        bot = LEVELS.get(level, STAND_IN)
        question = question_for(match, match.state, seat, bot, "respond")
        try:
            return await self.ask(respond, question, SECONDS + GRACE, Urgency.MOVE)
        except Exception as error:
            FAILURES.labels(bot).inc()
            log.warning("bot failed", seal=match.seal.commitment, asked=bot, reason=str(error))
            return SILENCE

    async def answer(self, question: Question, legal: list[int], urgency: Urgency) -> int:
        """The bot's choice. The more moves wait, the less time each has."""
        desk = await self.reserve(urgency)
        seconds = max(SHORTEST, SECONDS / (1 + self.count_moves() // self.workers))
        limited = question._replace(seconds=seconds)
        action = await self.occupy(desk, answer, limited, seconds + GRACE)
        if action not in legal:
            raise NoAnswer(f"it chose {action!r}, which is not legal")
        return action

    def count_moves(self) -> int:
        return sum(waiting.urgency <= Urgency.MOVE for waiting in self.queue)

    # ------------------------------------------------------------- any question

    async def ask(
        self,
        task: Callable[[Asked], Answer],
        question: Asked,
        seconds: float,
        urgency: Urgency,
    ) -> Answer:
        """The answer, or NoAnswer; of whoever stops waiting for it, the process goes on all the same: a
        new one costs more than the rest of a question, and all of them are short."""
        desk = await self.reserve(urgency)
        return await self.occupy(desk, task, question, seconds)

    async def reserve(self, urgency: Urgency) -> Desk:
        """A desk of one's own, in turn."""
        if self.closed:
            raise asyncio.CancelledError
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        heappush(self.queue, Waiting(urgency, next(self.numbers), turn))
        WAITING.set(len(self.queue))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release(turn.result())
            raise

    def release(self, desk: Desk) -> None:
        """The next in turn has the desk; desks with a running process are taken first."""
        while self.queue:
            turn = heappop(self.queue).turn
            WAITING.set(len(self.queue))
            if not turn.done():
                turn.set_result(desk)
                return
        self.free.insert(len(self.free) if desk.thinker else 0, desk)

    async def occupy(
        self, desk: Desk, task: Callable[[Asked], Answer], question: Asked, seconds: float
    ) -> Answer:
        """Asks at the desk, which is free again as soon as its process has answered or ended."""
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self.threads, desk.ask, task, question, seconds)
        work.add_done_callback(lambda _: self.release(desk))
        work.add_done_callback(heard)
        return await asyncio.shield(work)

    async def close(self) -> None:
        """Ends all processes; waiting callers are cancelled."""
        self.closed = True
        for waiting in self.queue:
            waiting.turn.cancel()
        self.queue.clear()
        await asyncio.gather(*(asyncio.to_thread(desk.drop) for desk in self.desks))
        await asyncio.to_thread(self.threads.shutdown)
