"""After a match: everybody's chance to win after each decision, and the turning points."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import msgspec
from structlog import get_logger

from kachidoki.bots import GAMES, NoAnswer, OpenPosition, chances
from kachidoki.engine import CHANCE, seat_name
from kachidoki.match import Match
from kachidoki.server.bots.thinkers import Thinkers, Urgency
from kachidoki.server.protocol.bodies import Analysis, Turning
from kachidoki.server.protocol.problems import Refusal

LONGEST = 30.0  # seconds for a position, however slow the machine is
MOST_KEPT = 20  # analyses in memory: each holds all positions of its match
MOST_TURNINGS = 6
LEAST_CHANGE = 0.08

log = get_logger()


class AnalysisStore(Protocol):
    """Where finished analyses are kept, in words."""

    async def analysis(self, table_id: str) -> str | None: ...

    async def keep_analysis(self, table_id: str, words: str) -> None: ...


class Point(NamedTuple):
    """The position after a ply and all that chance did then; `mover` is the seat whose ply it was."""

    ply: int
    mover: int
    state: dict[str, Any]


def points_of(match: Match) -> list[Point]:
    """The beginning, and every ply of a player after which chances may be different.

    A ply without a choice changes nothing, unless chance acts after it or the match is over.
    """
    state = match.state_at(match.begins)
    points: list[Point] = []
    ply, mover, matters = match.begins, CHANCE, True
    for made in match.line[match.begins :]:
        if made.entry.seat != CHANCE:
            if matters:
                points.append(Point(ply, mover, state.dump()))
            ply, mover = made.entry.ply, made.entry.seat
            matters = len(state.legal_actions(mover)) > 1
        else:
            matters = True
        state.apply(made.entry.seat, made.action)
    return [*points, Point(ply, mover, state.dump())]


class Job:
    """The analysis of one match: what is known so far, and the task that goes on with it."""

    def __init__(self, match: Match, client: str) -> None:
        self.match = match
        self.client = client
        self.points: list[Point] = []
        self.chances: dict[int, list[float]] = {}
        self.tried = 0
        self.task: asyncio.Task[None] | None = None

    async def run(self, thinkers: Thinkers) -> None:
        """Goes through the points, roughly at first, then closer and closer."""
        self.points = await asyncio.to_thread(points_of, self.match)
        left = spread(len(self.points))
        left.reverse()
        await asyncio.gather(*(self.work(thinkers, left) for _ in thinkers.desks))

    async def work(self, thinkers: Thinkers, left: list[int]) -> None:
        """One position after another: moves of bots need not wait for long."""
        while left:
            index = left.pop()
            position = OpenPosition(self.match.title, self.points[index].state, GAMES)
            try:
                won = await thinkers.ask(chances, position, LONGEST, Urgency.ANALYSIS)
                self.chances[index] = won
            except NoAnswer as error:
                log.warning("analysis failed", seal=self.match.seal.commitment, reason=str(error))
            self.tried += 1

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    def report(self) -> Analysis:
        found = sorted(self.chances.items())
        progress = self.tried / len(self.points) if self.points else 0.0
        return Analysis(
            progress=progress,
            plies=[self.points[index].ply for index, _ in found],
            chances={
                seat_name(seat): [round(one[seat], 4) for _, one in found]
                for seat in range(self.match.setting.seats)
            },
            turnings=turnings(self.points, self.chances) if progress == 1.0 else [],
            games=GAMES,
        )


def spread(size: int) -> list[int]:
    """The numbers below the size, those far apart first: 0, 4, 2, 6, 1, 5, 3, 7."""
    bits = max(1, (size - 1).bit_length())
    return sorted(range(size), key=lambda number: int(f"{number:0{bits}b}"[::-1], 2))


def changes(points: Sequence[Point], chances: dict[int, list[float]]) -> Iterator[Turning]:
    """What each ply did to the chances of its player."""
    for before, after in pairwise(range(len(points))):
        if before in chances and after in chances:
            ply, mover = points[after].ply, points[after].mover
            change = chances[after][mover] - chances[before][mover]
            yield Turning(ply, seat_name(mover), round(change, 4))


def turnings(points: Sequence[Point], chances: dict[int, list[float]]) -> list[Turning]:
    """The plies with the largest changes, in order."""
    large = [turning for turning in changes(points, chances) if abs(turning.change) >= LEAST_CHANGE]
    large.sort(key=lambda turning: -abs(turning.change))
    return sorted(large[:MOST_TURNINGS], key=lambda turning: turning.ply)


def read_analysis(words: str) -> Analysis | None:
    """What was kept; None if it was counted otherwise, by an older version."""
    try:
        found = msgspec.json.decode(words, type=Analysis)
    except msgspec.ValidationError:
        return None
    return found if found.games == GAMES else None


class Analyst:
    """Analyses finished matches in the background, one at a time for each client."""

    def __init__(self, thinkers: Thinkers, archive: AnalysisStore) -> None:
        self.thinkers = thinkers
        self.archive = archive
        self.jobs: dict[str, Job] = {}

    async def start(self, table_id: str, match: Match, client: str) -> Analysis:
        """Begins, unless it is known or under way."""
        if not match.is_over:
            raise Refusal("not-over")
        kept = await self.kept(table_id)
        if kept is not None:
            return kept
        if table_id in self.jobs:
            return self.jobs[table_id].report()
        if any(job.is_running and job.client == client for job in self.jobs.values()):
            raise Refusal("analysis-busy")
        job = self.jobs[table_id] = Job(match, client)
        job.task = asyncio.create_task(self.carry_out(table_id, job))
        self.forget_oldest()
        return job.report()

    async def look(self, table_id: str) -> Analysis:
        """How far it has come."""
        return await self.kept(table_id) or Analysis(0.0, [], {}, [], GAMES)

    async def kept(self, table_id: str) -> Analysis | None:
        job = self.jobs.get(table_id)
        if job is not None:
            return job.report()
        words = await self.archive.analysis(table_id)
        return None if words is None else read_analysis(words)

    async def carry_out(self, table_id: str, job: Job) -> None:
        try:
            await job.run(self.thinkers)
            if len(job.chances) == len(job.points):
                words = msgspec.json.encode(job.report()).decode()
                await self.archive.keep_analysis(table_id, words)
                del self.jobs[table_id]
        except Exception:
            log.exception("analysis failed", match=table_id)
            self.jobs.pop(table_id, None)

    def forget_oldest(self) -> None:
        """Those that have found out everything are in the archive; these have not."""
        finished = [table_id for table_id, job in self.jobs.items() if not job.is_running]
        for table_id in finished[: max(0, len(self.jobs) - MOST_KEPT)]:
            del self.jobs[table_id]

    async def close(self) -> None:
        """Gives up what is under way."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
