"""What a series of games shows, in numbers that can be checked by hand or in the literature."""

from dataclasses import replace
from math import sqrt

import pytest

from kachidoki.engine.advice import shares
from kachidoki.lab.statistics import Game, Outcome, average, summarize, wilson


def game(number: int, *seats: tuple[str, int, int]) -> Game:
    """A game from (bot, score, place) of every seat; each thinks 1 s, then as many as its place."""
    wins = shares([place for _, _, place in seats])
    return Game(
        number,
        tuple(
            Outcome(bot, win, score, place, 2, 1.0 + place, float(place))
            for (bot, score, place), win in zip(seats, wins, strict=True)
        ),
    )


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # Successes and failures change places.
        (20, 20, 0.8389, 1.0000),
        (28, 29, 0.8282, 0.9939),
    ],
)
def test_wilson_gives_the_published_intervals(
    successes: int, trials: int, low: float, high: float
) -> None:
    estimate = wilson(successes, trials)
    assert estimate.mean == successes / trials
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize("trials", [1, 2, 3, 7, 200])
def test_wilson_holds_its_own_mean_and_stays_between_0_and_1(trials: int) -> None:
    for halves in range(2 * trials + 1):
        estimate = wilson(halves / 2, trials)
        assert 0 <= estimate.low <= estimate.mean <= estimate.high <= 1
        assert estimate.low < estimate.high


def test_an_average_has_the_normal_interval() -> None:
    estimate = average([1, 2, 3, 4])
    reach = 1.959964 * sqrt(5 / 3) / 2
    assert estimate.mean == 2.5
    assert estimate.low == pytest.approx(2.5 - reach)
    assert estimate.high == pytest.approx(2.5 + reach)


def test_a_single_value_has_no_interval() -> None:
    estimate = average([7])
    assert (estimate.mean, estimate.low, estimate.high) == (7, 7, 7)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([2, 1, 3], [0, 1, 0]),
        ([1, 1, 3, 4], [0.5, 0.5, 0, 0]),
        ([1, 1, 1, 1], [0.25, 0.25, 0.25, 0.25]),
    ],
)
def test_a_shared_victory_counts_in_parts(places: list[int], expected: list[float]) -> None:
    assert shares(places) == expected


def test_equal_bots_share_a_row_that_shows_one_of_them() -> None:
    games = [
        game(0, ("wise", 9, 1), ("plain", 4, 2), ("plain", 2, 3)),
        game(1, ("plain", 6, 1), ("wise", 5, 2), ("plain", 0, 3)),
        game(2, ("plain", 8, 1), ("plain", 8, 1), ("wise", 1, 3)),
        game(3, ("wise", 9, 1), ("plain", 3, 2), ("plain", 1, 3)),
    ]
    summary = summarize(games)
    wise, plain = summary.rows
    assert (summary.games, summary.parity) == (4, 1 / 3)
    assert (wise.bot, wise.players, plain.bot, plain.players) == ("wise", 1, "plain", 2)
    assert wise.win_rate == wilson(2, 4)
    # Two of four games were won by one of two: each wins a quarter.
    group = wilson(2, 4)
    assert plain.win_rate.mean == 0.25
    assert (plain.win_rate.low, plain.win_rate.high) == (group.low / 2, group.high / 2)
    assert wise.score.mean == 6
    assert plain.score == average([3, 3, 8, 2])
    assert (wise.place, plain.place) == (7 / 4, 16 / 8)


def test_time_is_counted_per_decision() -> None:
    (row, _) = summarize(
        [game(0, ("a", 0, 1), ("b", 0, 2)), game(1, ("b", 0, 1), ("a", 0, 2))]
    ).rows
    assert row.seconds == (2 + 3) / 4
    assert row.longest == 2


def test_a_bot_that_never_had_a_choice_took_no_time() -> None:
    idle = Outcome("idle", 1.0, 3, 1, 0, 0.0, 0.0)
    assert summarize([Game(0, (idle,))]).rows[0].seconds == 0


def test_seat_effects_are_those_of_the_chairs() -> None:
    games = [
        game(0, ("a", 2, 1), ("b", 1, 2)),
        game(1, ("b", 2, 1), ("a", 1, 2)),
        game(2, ("a", 2, 1), ("b", 2, 1)),
    ]
    assert summarize(games).seats == [wilson(2.5, 3), wilson(0.5, 3)]


def test_what_seats_play_is_counted_whoever_plays_it() -> None:
    def played(number: int, *seats: tuple[str, int, int]) -> Game:
        outcomes = game(number, *((bot, score, place) for bot, score, place in seats)).outcomes
        parts = (("koi", "lotus"), ("lotus", "turtle"))[number]
        return Game(
            number,
            tuple(replace(seat, part=part) for seat, part in zip(outcomes, parts, strict=True)),
        )

    games = [played(0, ("a", 1, 2), ("b", 5, 1)), played(1, ("b", 4, 1), ("a", 4, 1))]
    lotus, turtle, koi = summarize(games).parts
    assert (lotus.name, lotus.win_rate, lotus.score) == ("lotus", wilson(1.5, 2), average([5, 4]))
    assert (turtle.name, turtle.win_rate) == ("turtle", wilson(0.5, 1))
    assert (koi.name, koi.win_rate) == ("koi", wilson(0, 1))
    assert not summarize([game(0, ("a", 2, 1), ("b", 1, 2))]).parts


def test_the_order_in_which_games_arrive_plays_no_part() -> None:
    games = [
        game(0, ("a", 7, 1), ("b", 1, 2)),
        game(1, ("b", 3, 1), ("a", 2, 2)),
        game(2, ("a", 1, 1), ("b", 1, 1)),
    ]
    assert summarize(games[::-1]) == summarize(games)
    assert [row.bot for row in summarize(games[::-1]).rows] == ["a", "b"]


def test_a_bot_in_all_seats_is_at_parity_without_a_doubt() -> None:
    games = [game(number, ("same", 5, 1), ("same", 4, 2), ("same", 3, 3)) for number in range(4)]
    rate = summarize(games).rows[0].win_rate
    assert rate.low == rate.mean == rate.high == pytest.approx(1 / 3)
