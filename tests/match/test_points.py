"""The score sheet: points that events tell of, by source and by round, are those that all have."""

import pytest
from tests.engine.toy import MARKET
from tests.match.table import open_match, open_setting, play_on

from kachidoki.engine import Event, Setting, Title
from kachidoki.match import Match, ScoreSheet, sheet_of
from kachidoki.match.points import OTHER
from kachidoki.titles import find_title, titles

SETTINGS = [
    pytest.param(title, setting, id=f"{title.id}-{number}")
    for title in titles().values()
    for number, setting in enumerate(title.settings()[::9])
]


def scores_of(sheet: ScoreSheet) -> dict[str, int]:
    """A seat with two armies has the points of the better one."""
    totals: dict[str, int] = {}
    for row in sheet.rows:
        assert row.total == sum(map(sum, row.points.values()))
        totals[row.seat] = max(row.total, totals.get(row.seat, row.total))
    return totals


@pytest.mark.parametrize(("title", "setting"), SETTINGS)
def test_all_points_have_a_source(title: Title, setting: Setting) -> None:
    match = play_on(open_setting(setting, title=title), seed=3)
    sheet = sheet_of(match)
    assert list(scores_of(sheet).values()) == match.state.scores()
    assert OTHER not in sheet.sources


def test_points_are_told_round_by_round() -> None:
    sheet = sheet_of(play_on(open_match(4, {"edition": "deluxe"}), seed=3))
    assert [(row.seat, row.domain, row.owner) for row in sheet.rows] == [
        ("A", "army", "red"),
        ("B", "army", "blue"),
        ("C", "army", "yellow"),
        ("D", "army", "purple"),
    ]
    assert (sheet.rounds, sheet.sources) == (3, ["kachidoki", "prestige"])
    assert all([*row.points] == sheet.sources for row in sheet.rows)
    assert {len(gains) for row in sheet.rows for gains in row.points.values()} == {3}


def test_while_the_game_goes_on_so_do_the_points() -> None:
    match = open_match(2, title=find_title("tokaido"))
    assert [row.total for row in sheet_of(match).rows] == [0, 0]
    play_on(match, plies=20)
    assert list(scores_of(sheet_of(match)).values()) == match.state.scores()
    assert sum(match.state.scores()) > 0


def test_the_sheet_can_be_had_as_it_was_at_any_ply() -> None:
    match = play_on(open_match(3), seed=3)
    rounds = []
    for plies in range(0, len(match.line) + 1, 7):
        sheet = sheet_of(match, None, plies)
        assert (sheet.ply, list(scores_of(sheet).values())) == (
            plies,
            match.state_at(plies).scores(),
        )
        rounds.append(sheet.rounds)
    assert rounds == sorted(rounds)
    assert {*rounds} == {0, 1, 2, 3}


def test_points_that_no_event_tells_of_are_other_points() -> None:
    match = play_on(open_setting(MARKET.setting(3), title=MARKET), seed=2)
    sheet = sheet_of(match)
    assert (sheet.rounds, sheet.sources) == (0, [OTHER])
    assert [row.points for row in sheet.rows] == [{OTHER: [n]} for n in match.state.scores()]
    assert any(match.state.scores())


def test_hidden_points_are_nobody_elses_until_the_end() -> None:
    """The owner hears what everybody else is told as nothing."""
    match = play_on(open_match(3, title=find_title("tokaido")), plies=40)
    before = encounters_of_b(match, 1)
    tell(match, points=5, audience=0b010)
    tell(match, points=0, audience=~0b010)
    assert [encounters_of_b(match, seat) for seat in (None, 0, 1, 2)] == [
        before,
        before,
        before + 5,
        before,
    ]
    play_on(match)
    assert len({encounters_of_b(match, seat) for seat in (None, 0, 1, 2)}) == 1


def test_points_told_to_owner_and_others_apart_count_once() -> None:
    match = play_on(open_match(3, title=find_title("tokaido")))
    before = encounters_of_b(match, None)
    tell(match, points=5, audience=0b010)
    tell(match, points=5, audience=~0b010)
    assert encounters_of_b(match, None) == before + 5


def tell(match: Match, points: int, audience: int) -> None:
    """Player B gets points from an encounter."""
    event = Event("impressed", {"seat": "B", "points": points}, audience)
    match.line[-1].events.append(event)


def encounters_of_b(match: Match, seat: int | None) -> int:
    return sum(sheet_of(match, seat).rows[1].points.get("encounters", []))
