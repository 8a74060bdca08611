"""Shares work out to processes, some pieces at a time.

All that plays many games goes through here: arena, ladder, self-play, comparisons and training. What a
piece of work comes to depends on the piece alone, so how many processes there are, and which of them
does what, changes nothing but the time. Another `Executor` can take the place of the processes.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from math import ceil
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

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


def check_processes(processes: int) -> None:
    if processes < 1:
        raise BadInput(f"{processes} processes cannot play; possible: 1 or more")


@contextmanager
def at_work(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], processes: int
) -> Iterator[Iterator[Chunk[Result]]]:
    """The chunks as they are finished; leaving the context stops those under way."""
    check_processes(processes)
    crew = min(processes, len(pieces))
    if crew <= 1:
        yield (do(work, [piece], place) for place, piece in enumerate(pieces))
    else:
        with recruit(crew) as pool:
            yield share_out(work, pieces, pool, crew)


def do(work: Callable[[Piece], Result], pieces: Sequence[Piece], first: int) -> Chunk[Result]:
    start = perf_counter()
    results = [work(piece) for piece in pieces]
    return Chunk(first, results, perf_counter() - start)


def share_out(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], pool: Executor, crew: int
) -> Iterator[Chunk[Result]]:
    """Sends single pieces at first, then as many together as take half a second; towards the end fewer
    again, so that all processes end about at the same time."""
    under_way: set[Future[Chunk[Result]]] = set()
    sent, size = 0, 1
    while sent < len(pieces) or under_way:
        while sent < len(pieces) and len(under_way) < AHEAD * crew:
            share = ceil((len(pieces) - sent) / (AHEAD * crew))
            chunk = pieces[sent : sent + min(size, share)]
            with unheard():
                under_way.add(pool.submit(do, work, chunk, sent))
            sent += len(chunk)
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda each: each.result().first):
            finished = future.result()
            size = max(1, round(SECONDS * len(finished.results) / max(1e-9, finished.seconds)))
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
def recruit(crew: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes; they end at once when the context is left."""
    others = active_children()
    pool = fresh_processes(crew)
    try:
        yield pool
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
