"""The schedule of a ladder is fair: nobody has more seats, other company or other luck than others."""

from collections import Counter
from itertools import combinations

import pytest

from kachidoki.engine import BadInput
from kachidoki.lab.ladder.schedule import RATED, RESPONSE, Schedule, plan_ladder, registered
from kachidoki.titles import find_title

JORAKU = find_title("joraku")
FIVE = ("random", "greedy", "greedy:quiet", "greedy:silent", "ismcts:5")


def schedule(
    bots: tuple[str, ...] = FIVE, seats: int = 4, games: int = 80, response_deals: int = 0
) -> Schedule:
    return plan_ladder("joraku", JORAKU.setting(seats), bots, games, 3, response_deals, 1)


@pytest.mark.parametrize(("number", "seats"), [(5, 4), (5, 3), (3, 4), (2, 4), (2, 2), (5, 2)])
def test_all_bots_have_the_same_seats_and_company(number: int, seats: int) -> None:
    plan = schedule(FIVE[:number], seats, games=60 * seats)
    seats_taken = Counter(
        (bot, seat) for game in range(plan.games) for seat, bot in enumerate(plan.seating(game))
    )
    tables = Counter(bot for table in plan.tables for bot in table.bots)
    assert max(tables.values()) - min(tables.values()) <= 1
    for bot in plan.rated:  # in each seat as often as at tables: all rotations are played
        assert {seats_taken[bot, seat] for seat in range(seats)} == {tables[bot]}
    met = Counter(
        frozenset(pair)
        for table in plan.tables
        for pair in combinations(table.bots, 2)
        if len({*pair}) == 2
    )
    assert len(met) == number * (number - 1) // 2
    assert max(met.values()) - min(met.values()) <= 2


def test_rotations_have_the_same_deal() -> None:
    plan = schedule()
    assert [plan.deal(game) for game in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]
    first = plan.seating(0)
    assert plan.seating(1) == [first[-1], *first[:-1]]


def test_responses_meet_every_bot_on_the_same_deals() -> None:
    plan = schedule(FIVE[:3], games=8, response_deals=2)
    answers = [table for table in plan.tables if table.purpose == RESPONSE]
    assert [table.purpose for table in plan.tables[:2]] == [RATED, RATED]
    assert {table.deal for table in answers} == {2, 3}
    lone = Counter((table.bots[0], table.bots[1]) for table in answers)
    assert {*lone.values()} == {2}
    assert len(lone) == 3 * (len(plan.bots) - 1)
    assert all({*table.bots[1:]} == {table.bots[1]} for table in answers)


def test_a_trained_response_meets_the_bot_it_answers_and_no_other() -> None:
    plan = schedule(FIVE[:3], games=8, response_deals=2).answered(
        {"random": "first", "greedy": "second", "greedy:quiet": "first"}
    )
    assert plan.bots == (*FIVE[:3], "first", "second")
    assert plan.games == 4 * len(plan.tables)
    met = {table.bots for table in plan.tables if table.bots[0] in ("first", "second")}
    assert {(bots[0], bots[1]) for bots in met} == {
        ("first", "random"),
        ("second", "greedy"),
        ("first", "greedy:quiet"),
    }


def test_a_longer_ladder_begins_like_a_shorter_one() -> None:
    assert schedule(games=40).tables == schedule(games=80).tables[:10]


def test_ours_can_all_be_repeated() -> None:
    names = registered(JORAKU)
    assert {"random", "greedy", "ismcts"} <= {*names}
    assert not [name for name in names if name.endswith("s") and name[-2].isdecimal()]


@pytest.mark.parametrize(
    ("bots", "games", "deals", "message"),
    [
        (("greedy",), 8, 0, "2 to 64 bots; given: 1"),
        (("greedy", "random", "greedy"), 8, 0, "greedy is named twice; on"),
        (
            ("random", "apprentice", "quick"),
            8,
            0,
            "quick is named twice, as apprentice and as quick; on",
        ),
        (("greedy", "ismcts:0.1s"), 8, 0, "ismcts:0.1s thinks by the clock.*ismcts:5000"),
        (("greedy", "champion"), 8, 0, "champion thinks by the clock"),
        (("greedy", "oracle"), 8, 0, "no bot 'oracle'"),
        (("greedy", "random"), 1, 0, "1 games are too few for 2 bots"),
        (("greedy", "random"), 8, 1, "1 deals cannot be halved"),
        (("greedy", "random"), 10**20, 0, "games are too many; possible: up to 10000000"),
        (("greedy", "random"), 8, 10**20, "games are too many"),
    ],
)
def test_what_makes_no_ladder_is_refused(
    bots: tuple[str, ...], games: int, deals: int, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        schedule(bots, games=games, response_deals=deals)
