"""What a run of the load says about a server."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from benchmarks.server.load import Found, Sample

PARTS = 3  # a game of Joraku has three rounds


@dataclass(frozen=True)
class Figures:
    """Times in milliseconds, CPU time of a move in microseconds; shares are of one core."""

    moves: int
    rate: float  # moves in a second
    p50: float
    p99: float
    worst: float
    cpu: float
    server: float
    load: float
    message: float  # bytes that a player receives of a move
    refused: int
    parts: list[float]  # the CPU time of a move in the first part of the games, the second …


def figures(found: Found) -> Figures:
    first, last = found.samples[found.counted], found.samples[-1]
    moves, seconds = last.moves - first.moves, last.time - first.time
    times = sorted(found.latencies)
    return Figures(
        moves=moves,
        rate=moves / seconds,
        p50=1e3 * percentile(times, 50),
        p99=1e3 * percentile(times, 99),
        worst=1e3 * times[-1],
        cpu=1e6 * (last.server_cpu - first.server_cpu) / moves,
        server=(last.server_cpu - first.server_cpu) / seconds,
        load=(last.load_cpu - first.load_cpu) / seconds,
        message=found.message,
        refused=found.refused,
        parts=parts_of(found.samples),
    )


def percentile(ordered: Sequence[float], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def parts_of(samples: Sequence[Sample]) -> list[float]:
    """The CPU time of a move in each part of all moves that were played."""
    total = samples[-1].moves
    marks = [cpu_after(samples, total * part // PARTS) for part in range(PARTS + 1)]
    return [1e6 * (marks[part + 1] - marks[part]) * PARTS / total for part in range(PARTS)]


def cpu_after(samples: Sequence[Sample], moves: int) -> float:
    """The server's CPU time after so many moves, between two samples if need be."""
    after = next(index for index, sample in enumerate(samples) if sample.moves >= moves)
    if after == 0:
        return samples[0].server_cpu
    one, other = samples[after - 1], samples[after]
    share = (moves - one.moves) / (other.moves - one.moves)
    return one.server_cpu + share * (other.server_cpu - one.server_cpu)


def middle(rounds: Sequence[Figures]) -> Figures:
    """Of each figure, the median of the rounds."""

    def of(figure: Callable[[Figures], float]) -> float:
        return median(map(figure, rounds))

    return Figures(
        moves=sum(one.moves for one in rounds),
        rate=of(lambda one: one.rate),
        p50=of(lambda one: one.p50),
        p99=of(lambda one: one.p99),
        worst=max(one.worst for one in rounds),
        cpu=of(lambda one: one.cpu),
        server=of(lambda one: one.server),
        load=of(lambda one: one.load),
        message=of(lambda one: one.message),
        refused=sum(one.refused for one in rounds),
        parts=[median(parts) for parts in zip(*(one.parts for one in rounds), strict=True)],
    )
