"""The sequential test errs as seldom as it says, and the tables that it judges are fair."""

from collections import Counter
from math import log
from random import Random

import pytest

from kachidoki.engine import BadInput
from kachidoki.lab.arena import games_of, play_game
from kachidoki.lab.compare.course import judge
from kachidoki.lab.compare.duel import Duel
from kachidoki.lab.compare.sequential import (
    NOT_STRONGER,
    STRONGER,
    UNDECIDED,
    Claims,
    Trial,
    likelihood,
)
from kachidoki.lab.crew import in_order
from kachidoki.titles import find_title

JORAKU = find_title("joraku")
CLAIMS = Claims(0.5, 0.6, alpha=0.05, beta=0.1)
# Shares of a deal's two games at a table of four: mostly one each, sometimes a shared victory.
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


def run(weights: tuple[float, ...], rng: Random) -> Trial:
    trial = Trial(CLAIMS)
    while trial.verdict == UNDECIDED:
        trial.add(rng.choices(SHARES, weights)[0])
    return trial


@pytest.mark.parametrize(
    ("weights", "wrong", "rate"),
    [
        ((0.25, 0.05, 0.4, 0.05, 0.25), STRONGER, CLAIMS.alpha),  # mean 0.5
        ((0.15, 0.05, 0.4, 0.05, 0.35), NOT_STRONGER, CLAIMS.beta),  # mean 0.6
        ((0.5, 0.0, 0.0, 0.0, 0.5), STRONGER, CLAIMS.alpha),  # all or nothing
        ((0.4, 0.0, 0.0, 0.0, 0.6), NOT_STRONGER, CLAIMS.beta),
    ],
)
def test_errors_are_as_rare_as_stated(weights: tuple[float, ...], wrong: str, rate: float) -> None:
    rng, runs = Random(20), 200
    errors = sum(run(weights, rng).verdict == wrong for _ in range(runs))
    chance = (rate * (1 - rate) / runs) ** 0.5
    assert errors / runs <= rate + 2.5 * chance


def test_clear_cases_are_decided_soon() -> None:
    rng = Random(1)
    clear = [run((0.02, 0, 0.18, 0, 0.8), rng) for _ in range(20)]
    close = [run((0.2, 0, 0.5, 0, 0.3), rng) for _ in range(20)]
    assert {trial.verdict for trial in clear} == {STRONGER}
    assert sum(trial.deals for trial in clear) < sum(trial.deals for trial in close)


def test_two_outcomes_are_walds_own_test() -> None:
    trial = Trial(Claims(0.5, 0.6))
    for share in [1.0] * 7 + [0.0] * 3:
        trial.add(share)
    assert trial.ratio == pytest.approx(7 * log(0.6 / 0.5) + 3 * log(0.4 / 0.5), abs=0.01)
    assert trial.claims.upper == pytest.approx(log(19))
    assert trial.claims.lower == pytest.approx(-log(19))


def test_the_likeliest_distribution_has_the_claimed_mean() -> None:
    weights = [(0.0, 3.0), (0.5, 5.0), (1.0, 2.0)]
    own = sum(value * weight for value, weight in weights) / 10
    assert likelihood(weights, own) == pytest.approx(0)
    assert likelihood(weights, 0.6) < likelihood(weights, 0.5) < 0


def test_the_estimate_is_that_of_the_deals() -> None:
    trial = Trial(CLAIMS)
    assert trial.verdict == UNDECIDED
    for share in (0.0, 0.5, 1.0, 1.0):
        trial.add(share)
    found = trial.estimate
    assert found.mean == 0.625
    assert 0 <= found.low < found.mean < found.high <= 1


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_deals_that_come_out_alike_are_not_certain(share: float) -> None:
    trial = Trial(CLAIMS)
    for _ in range(10):
        trial.add(share)
    found = trial.estimate
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert found.high - found.low > 0.2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"gain": 0.5}, "0.5 and 0.5"),
        ({"null": 0.0}, "between 0 and 1"),
        ({"alpha": 0.7}, "alpha lies between 0 and 0.5"),
        ({"beta": 0.0}, "beta lies between 0 and 0.5"),
    ],
)
def test_claims_that_cannot_be_weighed_are_refused(words: dict[str, float], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Claims(**words)


# ----------------------------------------------------------------- tables


def duel(seats: int, games: int = 60, bots: tuple[str, ...] = ("greedy", "random")) -> Duel:
    return Duel("joraku", JORAKU.setting(seats), bots, games, 4)


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 2)])
def test_in_every_deal_both_have_had_all_seats_equally_often(seats: int, games: int) -> None:
    plan = duel(seats)
    assert plan.games_in_deal == games
    tables = [plan.seating(number) for number in range(games)]
    taken = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
    assert {*taken.values()} == {games // 2}
    assert {plan.deal(number) for number in range(games)} == {0}
    assert plan.deal(games) == 1


@pytest.mark.parametrize("processes", [1, 2])
def test_the_verdict_comes_after_the_same_deal_with_any_number_of_processes(processes: int) -> None:
    plan, trial = duel(2), Trial(Claims(0.5, 0.8))
    with games_of(plan, play_game, range(plan.games), processes) as chunks:
        states = [state.deals for state in judge(plan, trial, in_order(chunks))]
    assert trial.verdict == STRONGER
    assert states == list(range(1, trial.deals + 1))
    assert trial.deals == 7  # log 19 / log 1.6 deals that all are won


@pytest.mark.parametrize(
    ("bots", "games", "message"),
    [
        (("greedy", "greedy"), 60, "two different bots"),
        (("greedy", "oracle"), 60, "no bot 'oracle'"),
        (("greedy", "random"), 1, "1 games are not even one deal; possible: 2"),
        (("greedy", "random"), 10**20, "games are too many; possible: up to 10000000"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    bots: tuple[str, ...], games: int, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        duel(4, games, bots)
