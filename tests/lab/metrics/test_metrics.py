"""What is measured of games is what happened in them."""

from math import log2
from pathlib import Path
from typing import Any

import pytest
from matplotlib.axes import Axes

from kachidoki.engine import BadInput
from kachidoki.lab.arena import Series, play_game
from kachidoki.lab.metrics.character import character, measure_file
from kachidoki.lab.metrics.measures import MOST_BITS, Measure, measure, note_leads
from kachidoki.lab.metrics.peers import peer_of
from kachidoki.lab.metrics.plot import plot_metrics
from kachidoki.lab.records import Records
from kachidoki.lab.records.heading import heading_of
from kachidoki.lab.records.record import table_of
from kachidoki.lab.records.writer import record, write
from kachidoki.text import Texts
from kachidoki.titles import find_title, titles


def played(title: str, seats: int, games: int, path: Path) -> Records:
    about = find_title(title)
    series = Series(about.id, about.setting(seats), ("random",) * seats, games, 9)
    return record(series, heading_of(series, {"name": "series"}), path, 1, lambda games: None)


def test_a_game_is_counted_as_it_was_played(tmp_path: Path) -> None:
    records = played("joraku", 3, 1, tmp_path / "games.parquet")
    found = measure(records, records[0])
    series = Series("joraku", records.setting, ("random",) * 3, 1, 9)
    game = play_game(series, 0)
    assert len(found.branching) == sum(outcome.decisions for outcome in game.outcomes)
    assert found.plies == len(found.branching) + found.forced + found.chance + found.gestures
    assert found.rounds == game.rounds == 3
    assert found.won == [outcome.win for outcome in game.outcomes]
    assert min(found.branching) >= 2
    assert found.chance_bits > 100  # hands are dealt three times
    assert len(found.hidden) == 4
    assert max(found.hidden) == pytest.approx(MOST_BITS)


def test_where_nothing_is_hidden_there_are_no_bits(tmp_path: Path) -> None:
    """Tokaido's travelers see everything of each other, unless variants are played."""
    tokaido = played("tokaido", 3, 1, tmp_path / "games.parquet")
    assert measure(tokaido, tokaido[0]).hidden == [0.0] * 4


def test_measures_are_the_same_each_time_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    played("joraku", 2, 3, path)
    alone = list(measure_file(path, 1))
    assert alone == list(measure_file(path, 2))
    assert alone[0] != alone[1]


def test_a_broken_game_is_named_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    records = played("joraku", 2, 1, path)
    broken = records[0]._replace(actions=records[0].actions[:160])
    write(table_of([broken], records.heading.metadata()), path)
    with pytest.raises(BadInput, match=r"games\.parquet: game 1 breaks off after 80 plies"):
        list(measure_file(path, 1))


def test_leads_change_when_another_is_alone_in_front() -> None:
    found = Measure()
    note_leads(found, [None, 0, 0, None, 0, 1, None, 1, 0, 0], [1, 2])
    assert found.leads == 2
    assert found.settled == 0.9
    assert not found.winner_led  # seat B led in the middle
    quiet = Measure()
    note_leads(quiet, [None, None], [1, 1])
    assert (quiet.leads, quiet.settled, quiet.winner_led) == (0, 0.0, False)


def test_the_character_puts_games_together() -> None:
    games = [
        Measure(10, [2, 4], 3, 5, 5.0, 0, 3, 1, 0.5, True, [0.0, 3.0], [1.0, 0.0]),
        Measure(30, [8, 8, 8, 8], 1, 5, 15.0, 0, 5, 0, 0.0, False, [MOST_BITS], [0.5, 0.5]),
    ]
    found = character({"mode": "x"}, games)
    assert found.plies.mean == 20
    assert found.decisions.mean == 3
    assert found.branching.mean == 5.5
    assert (found.branching_median, found.branching_most) == (8, 8)
    assert found.tree == pytest.approx((log2(8) + log2(8**4)) / 2 / log2(10))
    assert found.chance == 0.25
    assert found.hidden.mean == pytest.approx(2 / 3)
    assert found.bits == 3
    assert found.capped == pytest.approx(1 / 3)
    assert [seat.mean for seat in found.seats] == [0.75, 0.25]
    assert found.by_tenth[0] == 5
    assert found.led.mean == 0.5


def test_a_game_of_tag_stands_beside_ours_with_as_many_players() -> None:
    most = {number for title in titles().values() for number in title.seats}
    assert {peer.seats for number in most if (peer := peer_of(number))} == most
    assert peer_of(1) is None


def test_each_setting_has_a_line_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []
    plot = Axes.plot

    def watch(axes: Axes, *words: Any, **style: Any) -> Any:
        drawn.append((words[2], style["color"]))
        return plot(axes, *words, **style)

    monkeypatch.setattr(Axes, "plot", watch)
    game = Measure(10, [2, 4], 3, 5, 5.0, 0, 3, 1, 0.5, True, [0.0], [1.0, 0.0])
    names = [f"setting-{place}" for place in range(24)]
    path = tmp_path / "chart.svg"
    characters = [character({"mode": name}, [game]) for name in names]
    title = find_title("joraku")
    plot_metrics(characters, names, "", Texts("en", title, title.setting(2)), path)
    assert len(set(drawn)) == len(names)
    picture = path.read_text()
    assert all(name in picture for name in names)
