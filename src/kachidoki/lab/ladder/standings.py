"""What the records of a ladder show: the same records give the same figures, to the last bit."""

from dataclasses import dataclass

import msgspec
import numpy as np
from numpy.typing import NDArray

from kachidoki.engine import BadInput
from kachidoki.lab.ladder.alpharank import masses
from kachidoki.lab.ladder.ratings import (
    Choices,
    Counts,
    Floats,
    interval,
    ratings,
    redrawn,
    victories,
)
from kachidoki.lab.ladder.schedule import MOST_BOTS, LadderWords, Schedule
from kachidoki.lab.records import Records
from kachidoki.lab.statistics import Estimate, wilson

REDRAWS = 400
SAME = 1e-6  # figures that differ less differ by rounding alone


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder: `wins` is its share of victories, as a multiple of an even share; `survival`
    its mass by Alpha-Rank, the mean over redrawn deals."""

    bot: str
    games: int
    rating: Estimate
    wins: Estimate
    place: float
    survival: float


@dataclass(frozen=True)
class Response:
    """The best answer to a bot that was found: what it wins, alone against the bot in all other seats,
    beyond an even share. A better answer may exist, so this is the least by which the bot can be
    exploited."""

    bot: str
    found: tuple[str, ...]
    gain: Estimate
    games: int


@dataclass(frozen=True)
class Standings:
    """Rungs from the strongest; `ahead[a][b]` is how often rung a finishes ahead of rung b, None where
    they have not met."""

    rungs: list[Rung]
    ahead: list[list[float | None]]
    responses: list[Response]
    games: int
    deals: int
    plies: int


class Results:
    """Some games of the records, as arrays."""

    def __init__(self, records: Records, chosen: NDArray[np.bool_], first_deal: int) -> None:
        self.deals: Counts = records.columns["deal"][chosen].astype(np.int64) - first_deal
        self.seating = records.matrix("seating")[chosen]
        self.places = records.matrix("places")[chosen]


def standings(records: Records) -> Standings:
    """All figures of a ladder's records."""
    heading, plan = records.heading, played_plan(records)
    deals = plan.deals
    is_rated = records.columns["deal"] < deals
    results = Results(records, is_rated, 0)
    rungs, ahead = rungs_of(list(plan.rated), results, deals, heading.seed)
    answers = Results(records, ~is_rated, deals)
    return Standings(
        rungs,
        ahead,
        [
            response_to(bot, heading.bots, answers)
            for bot in [rung.bot for rung in rungs]
            if plan.response_deals
        ],
        len(records),
        deals,
        sum(len(row) for row in records.lists["actions"].rows),
    )


def played_plan(records: Records) -> Schedule:
    """The plan of a ladder; refuses games that are only some of it, or not those of the plan."""
    heading, setting = records.heading, records.setting
    if heading.plan.get("name") != "ladder":
        raise BadInput("these games were not played for a ladder")
    if len(records) < heading.games:
        raise BadInput(f"{len(records)} of {heading.games} games: go on with the ladder first")
    try:
        told = msgspec.convert(heading.plan, LadderWords)
    except msgspec.ValidationError as error:
        raise BadInput(f"the plan of this ladder cannot be read: {error}") from error
    plan = Schedule(
        heading.title,
        setting,
        tuple(heading.bots),
        heading.games,
        heading.seed,
        tuple(told.rated),
        told.deals,
        told.response_deals,
        told.training_deals,
        tuple(told.trained),
    )
    if not (is_possible(plan) and has_these_games(plan, records)):
        raise BadInput("the plan of this ladder is not that of its games")
    return plan


def is_possible(plan: Schedule) -> bool:
    """Could so many games be played by it? Tables are made up only if they are no more than games."""
    bots = len(plan.rated)
    return (
        plan.seed >= 0
        and 2 <= bots <= MOST_BOTS
        and plan.rated == plan.bots[:bots]
        and len(set(plan.bots)) == len(plan.bots)
        and len(plan.trained) in (0, bots)
        and 0 < plan.deals <= plan.games
        and 0 <= plan.response_deals * bots * (bots - 1) <= plan.games
        and len(plan.tables) * plan.setting.seats == plan.games
    )


def has_these_games(plan: Schedule, records: Records) -> bool:
    bots, deals = plan.bots, records.columns["deal"]
    return all(
        plan.seating(number) == [bots[bot] for bot in seating] and plan.deal(number) == deal
        for number, seating, deal in zip(
            records.numbers(), records.lists["seating"].rows, deals, strict=True
        )
    )


def rungs_of(
    bots: list[str], results: Results, deals: int, seed: int
) -> tuple[list[Rung], list[list[float | None]]]:
    number, seats = len(bots), results.seating.shape[1]
    choices = Choices(number, results.deals, results.seating, results.places, deals)
    best = ratings(choices, np.ones(deals, np.int64))
    draws = redrawn(deals, REDRAWS, seed)
    spread = np.array([ratings(choices, times, best) for times in draws])
    played = by_bot(results, np.ones(results.seating.shape), number, deals)
    won = by_bot(results, victories(results.places), number, deals)
    finished, met = meetings(results, number, deals)
    survival = np.mean(
        [masses(matrix_of(weighted(finished, times), weighted(met, times))) for times in draws],
        axis=0,
    )
    order = sorted(range(number), key=lambda bot: (-best[bot], bots[bot]))
    rungs = [
        Rung(
            bots[bot],
            int(played[:, bot].sum()),
            estimate(float(best[bot]), spread[:, bot]),
            share_of(won[:, bot], played[:, bot], draws, seats),
            float(results.places[results.seating == bot].mean()),
            float(survival[bot]),
        )
        for bot in order
    ]
    return rungs, ahead_in(order, finished.sum(axis=0), met.sum(axis=0))


def estimate(mean: float, spread: Floats) -> Estimate:
    """The mean and its interval, by what came out when deals were drawn anew; none, if always the
    same did."""
    low, high = interval(spread)
    return Estimate(mean, mean, mean) if high - low < SAME else Estimate(mean, low, high)


def by_bot(results: Results, values: Floats, bots: int, deals: int) -> Floats:
    """What the seats of each bot got in each deal, added up."""
    found = np.zeros((deals, bots))
    np.add.at(found, (results.deals[:, None], results.seating), values)
    return found


def ahead_in(order: list[int], finished: Floats, met: Floats) -> list[list[float | None]]:
    """Who finishes ahead of whom how often, rung by rung; None where they have not met."""
    return [
        [
            float(finished[one, other] / met[one, other])
            if one != other and met[one, other]
            else None
            for other in order
        ]
        for one in order
    ]


def weighted(by_deal: Floats, times: Counts) -> Floats:
    found: Floats = (times[:, None, None] * by_deal).sum(axis=0)
    return found


def share_of(won: Floats, played: Floats, draws: Counts, seats: int) -> Estimate:
    """Victories for each seat that was taken, as a multiple of an even share. Where all deals came out
    alike, drawing them anew tells nothing: then each is one trial."""
    rate = float(won.sum() / played.sum())
    spread = np.array([(times * won).sum() / max(1.0, (times * played).sum()) for times in draws])
    found = estimate(rate, spread)
    if not found.has_interval:
        trials = int((played > 0).sum())
        found = wilson(rate * trials, trials)
    return found.shared_by(1 / seats)


def meetings(results: Results, bots: int, deals: int) -> tuple[Floats, Floats]:
    """For each deal, how often one bot finished ahead of another (half, where they shared a place), and
    how often they met."""
    finished, met = np.zeros((deals, bots, bots)), np.zeros((deals, bots, bots))
    seats = results.seating.shape[1]
    for one in range(seats):
        for other in range(seats):
            if one == other:
                continue
            where = (results.deals, results.seating[:, one], results.seating[:, other])
            before = results.places[:, one] < results.places[:, other]
            level = results.places[:, one] == results.places[:, other]
            np.add.at(finished, where, before + 0.5 * level)
            np.add.at(met, where, 1.0)
    return finished, met


def matrix_of(finished: Floats, met: Floats) -> Floats:
    """Who finishes ahead how often; those who have not met are even."""
    found: Floats = np.where(met > 0, finished / np.maximum(met, 1.0), 0.5)
    return found


# ----------------------------------------------------------------- responses


def response_to(bot: str, bots: list[str], results: Results) -> Response:
    """On one half of the deals the best response is chosen, on the other it is measured; then the other
    way round."""
    index = bots.index(bot)
    seats = results.seating.shape[1]
    against = (results.seating == index).sum(axis=1) == seats - 1
    deals, seating = results.deals[against], results.seating[against]
    alone = seating != index
    responses = seating[alone]
    wins = victories(results.places[against])[alone]
    found: list[str] = []
    rates: list[float] = []  # of deals: they are the trials, not their rotations
    for half in (0, 1):
        chosen_on, measured_on = deals % 2 == half, deals % 2 != half
        candidates = np.unique(responses)
        means = [wins[chosen_on & (responses == one)].mean() for one in candidates]
        best = int(candidates[int(np.argmax(means))])
        found.append(bots[best])
        measured = measured_on & (responses == best)
        rates += [
            float(wins[measured & (deals == deal)].mean()) for deal in np.unique(deals[measured])
        ]
    rate, even = wilson(sum(rates), len(rates)), 1 / seats
    gain = Estimate(rate.mean - even, rate.low - even, rate.high - even)
    return Response(bot, tuple(dict.fromkeys(found)), gain, int(against.sum()))
