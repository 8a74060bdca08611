"""How even a title is, from games made up and from games played."""

import pytest

from kachidoki.lab.arena import Series, playing
from kachidoki.lab.balance import Balance, length_of, weigh
from kachidoki.lab.statistics import Game, Outcome
from kachidoki.titles import find_title


def outcome(part: str, win: float, **points: int) -> Outcome:
    score = sum(points.values())
    return Outcome("greedy", win, score, 1 if win else 2, 1, 0.0, 0.0, part, points)


def made_up() -> Balance:
    return weigh(
        [
            Game(0, (outcome("fox", 1, hills=3), outcome("owl", 0, hills=1)), rounds=4),
            Game(1, (outcome("owl", 0), outcome("fox", 1, rivers=2)), rounds=6),
            Game(2, (outcome("owl", 1, hills=2), outcome("fox", 0, hills=0)), rounds=5),
            Game(3, (outcome("fox", 1, hills=1), outcome("owl", 0)), rounds=9),
        ]
    )


def test_wins_are_counted_by_part_and_by_seat() -> None:
    balance = made_up()
    assert (balance.games, balance.parity) == (4, 0.5)
    assert [(part.name, part.win_rate.mean) for part in balance.parts] == [
        ("fox", 0.75),
        ("owl", 0.25),
    ]
    assert [rate.mean for rate in balance.seats] == [0.75, 0.25]


def test_points_are_counted_by_source() -> None:
    hills, rivers = made_up().sources
    assert (hills.name, hills.games.mean) == ("hills", 0.75)
    assert hills.points == pytest.approx(7 / 8)
    assert hills.winners == pytest.approx(6 / 4)
    assert hills.by_part == {"fox": 1.0, "owl": 0.75}
    assert (rivers.name, rivers.games.mean, rivers.by_part["owl"]) == ("rivers", 0.25, 0)


def test_the_length_is_that_of_most_games() -> None:
    assert made_up().length == length_of([4, 5, 6, 9])
    length = length_of(range(1, 101))
    assert (length.median, length.low, length.high) == (50.5, 10, 90)
    assert length_of([7]).low == length_of([7]).high == 7


@pytest.mark.parametrize("title_id", ["joraku", "rising-sun"])
def test_sources_add_up_to_the_scores_of_games_that_were_played(title_id: str) -> None:
    title = find_title(title_id)
    bots = ("random",) * 3
    with playing(Series(title_id, title.setting(3), bots, 3, 1), 1) as games:
        finished = list(games)
    for game in finished:
        assert game.rounds > 1 or title.chronicle.round_begins == ""
        for seat in game.outcomes:
            assert sum(seat.points.values()) >= seat.score
    assert weigh(finished).games == len(finished)
