"""What kind of game it is: the measures of many games, put together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log10
from pathlib import Path
from statistics import fmean, median

from kachidoki.lab.balance import Length, length_of
from kachidoki.lab.crew import at_work, in_order
from kachidoki.lab.metrics.measures import MOST_BITS, Measure, measure
from kachidoki.lab.records.reader import blaming, read_once
from kachidoki.lab.statistics import Estimate, average, wilson

TENTHS = 10


@dataclass(frozen=True)
class Character:
    """Means of games, unless they say otherwise; `options` are those that the games were played with.

    Shares are of all decisions with a choice (`hidden`), of all plies (`chance`), or of all games
    (`led`). `bits` is the median of what is hidden, `capped` how often it was more than can be
    told. `tree` is the logarithm of how many games there would be if all were so wide and so long.
    """

    options: dict[str, str]
    games: int
    plies: Estimate
    decisions: Estimate
    forced: float
    gestures: float
    rounds: Length
    branching: Estimate
    branching_median: float
    branching_most: int
    tree: float
    chance: float
    chance_bits: float
    hidden: Estimate
    bits: float
    capped: float
    leads: Estimate
    settled: float
    led: Estimate
    seats: list[Estimate]
    by_tenth: list[float] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)


def measure_file(path: Path, processes: int) -> Iterator[Measure]:
    """The measures of a file's games, in their order."""
    with at_work(partial(measure_in, path), range(len(read_once(path))), processes) as chunks:
        yield from in_order(chunks)


def measure_in(path: Path, place: int) -> Measure:
    records = read_once(path)
    with blaming(path):
        return measure(records, records[place])


def character(options: dict[str, str], measures: Sequence[Measure]) -> Character:
    """Of one game at least."""
    games = len(measures)
    widths = [width for each in measures for width in each.branching] or [1]
    bits = [bits for each in measures for bits in each.hidden] or [0.0]
    return Character(
        options=options,
        games=games,
        plies=average([each.plies for each in measures]),
        decisions=average([len(each.branching) for each in measures]),
        forced=fmean(each.forced for each in measures),
        gestures=fmean(each.gestures for each in measures),
        rounds=length_of([each.rounds for each in measures]),
        branching=average([fmean(each.branching or [1]) for each in measures]),
        branching_median=median(widths),
        branching_most=max(widths),
        tree=fmean(sum(log10(width) for width in each.branching) for each in measures),
        chance=sum(each.chance for each in measures) / sum(each.plies for each in measures),
        chance_bits=fmean(each.chance_bits for each in measures),
        hidden=wilson(sum(one > 0 for one in bits), len(bits)),
        bits=median(bits),
        capped=fmean(one >= MOST_BITS for one in bits),
        leads=average([each.leads for each in measures]),
        settled=fmean(each.settled for each in measures),
        led=wilson(sum(each.winner_led for each in measures), games),
        seats=[
            wilson(sum(each.won[seat] for each in measures), games)
            for seat in range(len(measures[0].won))
        ],
        by_tenth=[tenth_of(measures, tenth) for tenth in range(TENTHS)],
        lengths=[len(each.branching) for each in measures],
    )


def tenth_of(measures: Sequence[Measure], tenth: int) -> float:
    """The mean number of choices in a tenth of all games."""
    widths = [
        width
        for each in measures
        for place, width in enumerate(each.branching)
        if TENTHS * place // len(each.branching) == tenth
    ]
    return fmean(widths or [0])
