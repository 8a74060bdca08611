"""What a series of games shows: win rates, scores and seat effects, each with its 95 % interval.

Games are the independent trials, seats are not: one player's victory is the others' defeat. So the
interval of a bot that holds several seats is that of the group's results game by game, shared out
among its seats. A bot that holds all seats wins every game: its rate is parity, without a doubt.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Outcome:
    """What one seat got out of one game, and how long it thought (CPU seconds)."""

    bot: str
    win: float
    score: int
    place: int
    decisions: int
    seconds: float
    longest: float
    part: str | None = None  # that it played, if seats are not alike
    points: dict[str, int] = field(default_factory=dict)  # by source, as events told of them


@dataclass(frozen=True)
class Game:
    """A finished game: its number in the series, the outcome of every seat, how many rounds it took."""

    number: int
    outcomes: tuple[Outcome, ...]
    rounds: int = 1


@dataclass(frozen=True)
class Estimate:
    """A mean and the interval in which the true one lies, most likely; none, if it has no width."""

    mean: float
    low: float
    high: float

    @property
    def has_interval(self) -> bool:
        return self.low < self.high

    def shared_by(self, players: float) -> "Estimate":
        return Estimate(self.mean / players, self.low / players, self.high / players)


@dataclass(frozen=True)
class Row:
    """A bot; where it holds several seats, the average of them."""

    bot: str
    players: int
    win_rate: Estimate
    score: Estimate
    place: float
    seconds: float
    longest: float


@dataclass(frozen=True)
class Part:
    """What a seat can play, such as a house, whoever played it."""

    name: str
    win_rate: Estimate
    score: Estimate


@dataclass(frozen=True)
class Summary:
    """All that the arena reports of a series."""

    games: int
    parity: float
    rows: list[Row]
    seats: list[Estimate]
    parts: list[Part]


def wilson(successes: float, trials: int) -> Estimate:
    """Wilson's score interval of a proportion, which also holds near 0 and 1 and for few trials."""
    rate = successes / trials
    weight = Z * Z / trials
    centre = (rate + weight / 2) / (1 + weight)
    reach = Z * sqrt(rate * (1 - rate) / trials + weight / trials / 4) / (1 + weight)
    return Estimate(rate, min(rate, centre - reach), max(rate, centre + reach))


def average(values: Sequence[float]) -> Estimate:
    """The mean and its normal interval; a single value has no interval to speak of."""
    mean = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - reach, mean + reach)


def summarize(games: Sequence[Game]) -> Summary:
    """The report of at least one game; bots appear in the order of the first game's seats.

    Games are taken by number: sums of floating-point numbers depend on their order.
    """
    games = sorted(games, key=lambda game: game.number)
    first = games[0].outcomes
    return Summary(
        games=len(games),
        parity=1 / len(first),
        rows=[row(bot, games) for bot in dict.fromkeys(outcome.bot for outcome in first)],
        seats=[seat_rate(seat, games) for seat in range(len(first))],
        parts=parts_of(games),
    )


def seat_rate(seat: int, games: Sequence[Game]) -> Estimate:
    """How often that seat won, whoever sat there."""
    return wilson(sum(game.outcomes[seat].win for game in games), len(games))


def parts_of(games: Sequence[Game]) -> list[Part]:
    """What was played, the most successful first; each time that it was, counts."""
    played: dict[str, list[Outcome]] = {}
    for game in games:
        for outcome in game.outcomes:
            if outcome.part is not None:
                played.setdefault(outcome.part, []).append(outcome)
    parts = [
        Part(
            name,
            wilson(sum(outcome.win for outcome in outcomes), len(outcomes)),
            average([outcome.score for outcome in outcomes]),
        )
        for name, outcomes in played.items()
    ]
    return sorted(parts, key=lambda part: (-part.win_rate.mean, part.name))


def row(bot: str, games: Sequence[Game]) -> Row:
    held = [[outcome for outcome in game.outcomes if outcome.bot == bot] for game in games]
    every = [outcome for outcomes in held for outcome in outcomes]
    players = len(held[0])
    together = wilson(sum(outcome.win for outcome in every), len(games))
    if players == len(games[0].outcomes):
        together = Estimate(1, 1, 1)
    decisions = sum(outcome.decisions for outcome in every)
    return Row(
        bot=bot,
        players=players,
        win_rate=together.shared_by(players),
        score=average([fmean(outcome.score for outcome in outcomes) for outcomes in held]),
        place=fmean(outcome.place for outcome in every),
        seconds=sum(outcome.seconds for outcome in every) / max(1, decisions),
        longest=max(outcome.longest for outcome in every),
    )
