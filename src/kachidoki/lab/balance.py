"""How even a title is, by the games of a series: who wins with what, where, by what, and how soon."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean, median

from kachidoki.lab.statistics import Estimate, Game, Part, summarize, wilson

LOW, HIGH = 0.1, 0.9


@dataclass(frozen=True)
class Source:
    """Where points come from: in how many games anybody had some, and how many a seat, a winner, and
    whoever plays a part have on average."""

    name: str
    games: Estimate
    points: float
    winners: float
    by_part: dict[str, float]


@dataclass(frozen=True)
class Length:
    """Rounds of a game: that of the middle one, and between which eight of ten lie."""

    median: float
    low: int
    high: int


@dataclass(frozen=True)
class Balance:
    """All that the report says."""

    games: int
    parity: float
    parts: list[Part]
    seats: list[Estimate]
    sources: list[Source]
    length: Length


def weigh(games: Sequence[Game]) -> Balance:
    """The balance of at least one game."""
    games = sorted(games, key=lambda game: game.number)
    summary = summarize(games)
    return Balance(
        games=summary.games,
        parity=summary.parity,
        parts=summary.parts,
        seats=summary.seats,
        sources=sources_of(games),
        length=length_of([game.rounds for game in games]),
    )


def sources_of(games: Sequence[Game]) -> list[Source]:
    """The most frequent first."""
    names = {name for game in games for outcome in game.outcomes for name in outcome.points}
    sources = [source_of(name, games) for name in sorted(names)]
    return sorted(sources, key=lambda source: (-source.games.mean, source.name))


def source_of(name: str, games: Sequence[Game]) -> Source:
    every = [outcome for game in games for outcome in game.outcomes]
    parts = sorted({outcome.part for outcome in every if outcome.part is not None})
    with_it = sum(
        any(outcome.points.get(name, 0) > 0 for outcome in game.outcomes) for game in games
    )
    return Source(
        name=name,
        games=wilson(with_it, len(games)),
        points=fmean(outcome.points.get(name, 0) for outcome in every),
        winners=fmean(outcome.points.get(name, 0) for outcome in every if outcome.place == 1),
        by_part={
            part: fmean(outcome.points.get(name, 0) for outcome in every if outcome.part == part)
            for part in parts
        },
    )


def length_of(rounds: Sequence[int]) -> Length:
    ordered = sorted(rounds)
    return Length(median(ordered), quantile(ordered, LOW), quantile(ordered, HIGH))


def quantile(ordered: Sequence[int], share: float) -> int:
    """The smallest value that so large a share of them does not exceed."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
