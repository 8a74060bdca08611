"""The points that events tell of, by source, are the points that everybody has."""

import pytest
from tests.match.table import open_match, open_setting, play_on

from kachidoki.engine import Setting, Title
from kachidoki.match import PointsRow, points_of
from kachidoki.titles import find_title, titles

SETTINGS = [
    pytest.param(title, setting, id=f"{title.id}-{number}")
    for title in titles().values()
    for number, setting in enumerate(title.settings()[::9])
]


def total(row: PointsRow) -> int:
    return sum(map(sum, row.points.values()))


@pytest.mark.parametrize(("title", "setting"), SETTINGS)
def test_all_points_have_a_source(title: Title, setting: Setting) -> None:
    """A seat with two armies has the points of the better one."""
    match = play_on(open_setting(setting, title=title), seed=3)
    totals = {"ABCDE"[seat]: [0] for seat in range(setting.seats)}
    for row in points_of(match):
        totals[row.seat].append(total(row))
    assert [max(points) for points in totals.values()] == match.state.scores()


def test_points_are_told_round_by_round() -> None:
    match = play_on(open_match(4, {"edition": "deluxe"}), seed=3)
    rows = points_of(match)
    assert [(row.seat, row.domain, row.owner) for row in rows] == [
        ("A", "army", "red"),
        ("B", "army", "blue"),
        ("C", "army", "yellow"),
        ("D", "army", "purple"),
    ]
    assert {source for row in rows for source in row.points} == {"kachidoki", "prestige"}
    assert {len(gains) for row in rows for gains in row.points.values()} == {3}


def test_while_the_game_goes_on_so_do_the_points() -> None:
    match = open_match(2, title=find_title("tokaido"))
    assert points_of(match) == []
    play_on(match, plies=20)
    assert sum(map(total, points_of(match))) == sum(match.state.scores()) > 0
