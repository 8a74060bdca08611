"""A whole small ladder: the same records give the same table, and the report shows it."""

import json
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kachidoki.engine import BadInput
from kachidoki.lab.arena import Series
from kachidoki.lab.ladder.report.charts import rating_in_words
from kachidoki.lab.ladder.report.page import page
from kachidoki.lab.ladder.schedule import plan_ladder
from kachidoki.lab.ladder.standings import standings
from kachidoki.lab.ladder.tastes import kinds_of, name_of_taste
from kachidoki.lab.records import Records, check, read
from kachidoki.lab.records.heading import heading_of
from kachidoki.lab.records.writer import record, write
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title

JORAKU = find_title("joraku")
BOTS = ("random", "greedy", "greedy:quiet")


def climb(path: Path, processes: int) -> Records:
    plan = plan_ladder("joraku", JORAKU.setting(2), BOTS, 12, 5, 2, 1)
    plan = plan.answered(dict.fromkeys(BOTS, name_of_taste([0.5] * len(kinds_of(JORAKU)))))
    return record(plan, heading_of(plan, plan.words()), path, processes, lambda games: None)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Records:
    return climb(tmp_path_factory.mktemp("ladder") / "one.parquet", 1)


def test_any_number_of_processes_gives_the_same_table_bit_for_bit(
    records: Records, tmp_path: Path
) -> None:
    climb(tmp_path / "two.parquet", 2)
    again = standings(read(tmp_path / "two.parquet"))
    assert json.dumps(asdict(again)) == json.dumps(asdict(standings(records)))


def test_the_table_is_that_of_the_games(records: Records) -> None:
    check(records)
    found = standings(records)
    assert {rung.bot for rung in found.rungs} == {*BOTS}
    assert found.rungs[-1].bot == "random"
    ratings = [rung.rating.mean for rung in found.rungs]
    assert ratings == sorted(ratings, reverse=True)
    assert all(rung.rating.low <= rung.rating.mean <= rung.rating.high for rung in found.rungs)
    assert sum(rung.survival for rung in found.rungs) == pytest.approx(1)
    assert sum(rung.games for rung in found.rungs) == 2 * 12
    assert sum(rung.games * rung.wins.mean for rung in found.rungs) == pytest.approx(2 * 12)
    for one in range(3):
        for other in range(3):
            rate, back = found.ahead[one][other], found.ahead[other][one]
            assert (rate is None) == (one == other)
            if rate is not None and back is not None:
                assert rate + back == pytest.approx(1)


def test_responses_are_measured_on_deals_they_were_not_chosen_on(records: Records) -> None:
    found = {response.bot: response for response in standings(records).responses}
    assert found.keys() == {*BOTS}
    for response in found.values():
        assert response.bot not in response.found
        assert -0.5 <= response.gain.low <= response.gain.mean <= response.gain.high <= 0.5
    assert found["random"].gain.mean == pytest.approx(0.5)


def test_other_games_make_no_ladder(tmp_path: Path) -> None:
    series = Series("joraku", JORAKU.setting(2), ("random",) * 2, 1, 1)
    games = record(
        series, heading_of(series, {"name": "series"}), tmp_path / "x", 1, lambda games: None
    )
    with pytest.raises(BadInput, match="not played for a ladder"):
        standings(games)


def edited(records: Records, path: Path, games: int | None = None, **plan: Any) -> Records:
    """So many of the games, with other words in their plan."""
    heading = records.heading
    told = msgspec.structs.replace(heading, plan={**heading.plan, **plan})
    table = records.table.replace_schema_metadata(told.metadata()).slice(0, games)
    write(table, path)
    return read(path)


def test_some_of_the_games_make_no_ladder(records: Records, tmp_path: Path) -> None:
    some = edited(records, tmp_path / "some.parquet", games=3)
    with pytest.raises(BadInput, match=rf"3 of {len(records)} games: go on with the ladder first"):
        standings(some)


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        ({"rated": "all"}, "cannot be read: Expected `array`"),
        ({"deals": None}, "cannot be read: Expected `int`"),
        ({"mood": "good"}, "cannot be read: .*unknown field `mood`"),
        ({"deals": 0}, "not that of its games"),
        ({"deals": 5}, "not that of its games"),
        ({"deals": 10**12}, "not that of its games"),
        ({"response_deals": 10**12}, "not that of its games"),
        ({"response_deals": 0}, "not that of its games"),
        ({"rated": ["random"]}, "not that of its games"),
        ({"rated": ["greedy", "random", "greedy:quiet"]}, "not that of its games"),
        ({"rated": ["random", "greedy", "oracle"]}, "not that of its games"),
        ({"trained": []}, "not that of its games"),
        ({"trained": ["greedy"] * 3}, "not that of its games"),
    ],
)
def test_an_edited_plan_is_refused(
    plan: dict[str, Any], message: str, records: Records, tmp_path: Path
) -> None:
    with pytest.raises(BadInput, match=message):
        standings(edited(records, tmp_path / "edited.parquet", **plan))


def test_a_single_deal_gives_ratings_without_an_interval(tmp_path: Path) -> None:
    plan = plan_ladder("joraku", JORAKU.setting(2), ("random", "greedy"), 2, 5, 0, 0)
    heading = heading_of(plan, plan.words())
    records = record(plan, heading, tmp_path / "one.parquet", 1, lambda games: None)
    found = standings(records)
    texts = Texts("en", JORAKU, records.setting)
    for rung in found.rungs:
        assert not rung.rating.has_interval
        assert rung.wins.has_interval
        assert rating_in_words(rung.rating, texts) == f"{rung.rating.mean:.0f}"
    assert f"{found.rungs[0].rating.mean:.0f}–" not in page(records, found, [texts])


class Outline(HTMLParser):
    """Which elements a page has, and that each is closed."""

    VOID = ("meta", "input")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_stands_on_its_own_in_both_languages(records: Records) -> None:
    spoken = [Texts(language, JORAKU, records.setting) for language in LANGUAGES]
    written = page(records, standings(records), spoken)
    outline = Outline()
    outline.feed(written)
    assert outline.open == []
    assert {"svg", "table", "article"} <= outline.seen
    assert "script" not in outline.seen
    assert outline.links == []
    for texts in spoken:
        assert texts.say("ladder-matrix") in written
        assert f'<article lang="{texts.language}">' in written
    for bot in BOTS:
        assert bot in written
    assert page(records, standings(records), spoken) == written
