"""Shares work out to processes, some pieces at a time.

All that plays many games goes through here: arena, ladder, self-play, comparisons and training. What a
piece of work comes to depends on the piece alone, so how many processes there are, on which machines,
and which of them does what, changes nothing but the time.
"""

import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import AbstractContextManager, contextmanager, redirect_stdout
from math import ceil
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Generic, NamedTuple, Protocol, TypeVar

from kachidoki.bots.parallel import fresh_processes
from kachidoki.engine import BadInput

Piece = TypeVar("Piece")
Result = TypeVar("Result")

SECONDS = 0.5  # of work in a chunk: sending it costs a hundredth of that
AHEAD = 2  # chunks that wait for each process, or are under way in it


class Chunk(NamedTuple, Generic[Result]):
    """Pieces that one process has done one after the other, from this place of the row on."""

    first: int
    results: list[Result]
    seconds: float


class Team(NamedTuple):
    """Processes that take chunks, how many there are, and how many seconds a chunk should keep one."""

    pool: Executor
    size: int
    seconds: float


class Cluster(Protocol):
    """Processes on other machines."""

    def recruit(self) -> AbstractContextManager[Team]:
        """Leaving the context stops what is under way."""


Crew = int | Cluster  # a number is so many processes of this machine


def check_crew(crew: Crew) -> None:
    if isinstance(crew, int) and crew < 1:
        raise BadInput(f"{crew} processes cannot play; possible: 1 or more")


@contextmanager
def at_work(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], crew: Crew
) -> Iterator[Iterator[Chunk[Result]]]:
    """The chunks as they are finished; leaving the context stops those under way."""
    check_crew(crew)
    if crew == 1 or len(pieces) <= 1:
        yield (do_here(work, piece, place) for place, piece in enumerate(pieces))
    else:
        team = recruit(min(crew, len(pieces))) if isinstance(crew, int) else crew.recruit()
        with team as hired:
            yield share_out(work, pieces, hired)


def do_here(work: Callable[[Piece], Result], piece: Piece, place: int) -> Chunk[Result]:
    """What bots print is no result of the command."""
    with redirect_stdout(sys.stderr):
        return do(work, [piece], place)


def do(work: Callable[[Piece], Result], pieces: Sequence[Piece], first: int) -> Chunk[Result]:
    start = perf_counter()
    results = [work(piece) for piece in pieces]
    return Chunk(first, results, perf_counter() - start)


def share_out(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], team: Team
) -> Iterator[Chunk[Result]]:
    """Sends single pieces at first, then as many together as keep a process busy for so
    many seconds; towards the end fewer again, so that all processes end about at the same time."""
    under_way: set[Future[Chunk[Result]]] = set()
    sent, size = 0, 1
    while sent < len(pieces) or under_way:
        while sent < len(pieces) and len(under_way) < AHEAD * team.size:
            share = ceil((len(pieces) - sent) / (AHEAD * team.size))
            chunk = pieces[sent : sent + min(size, share)]
            with unheard():
                under_way.add(team.pool.submit(do, work, chunk, sent))
            sent += len(chunk)
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda each: each.result().first):
            finished = future.result()
            size = max(1, round(team.seconds * len(finished.results) / max(1e-9, finished.seconds)))
            yield finished


def in_order(chunks: Iterator[Chunk[Result]]) -> Iterator[Result]:
    """The results piece by piece, in the order of the pieces."""
    waiting: dict[int, deque[Result]] = {}
    place = 0
    for chunk in chunks:
        waiting[chunk.first] = deque(chunk.results)
        while place in waiting:
            ready = waiting.pop(place)
            place += len(ready)
            yield from ready


@contextmanager
def recruit(processes: int) -> Iterator[Team]:
    """Fresh processes of this machine; they end at once when the context is left."""
    others = active_children()
    pool = fresh_processes(processes)
    try:
        yield Team(pool, processes, SECONDS)
    finally:
        for process in active_children():
            if process not in others:
                process.kill()
        pool.shutdown(cancel_futures=True)


@contextmanager
def unheard() -> Iterator[None]:
    """Ctrl-C is not for processes that are started meanwhile, but for who asked them."""
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
