"""After a match: everybody's chances by ply, the turning points, one analysis at a time."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from structlog.testing import capture_logs
from tests.match.table import open_match, play_on
from tests.server.bots.test_thinkers import spy_on, with_pool

from kachidoki.bots import NoAnswer, OpenPosition, chances
from kachidoki.engine import CHANCE, Moves, Rng, settle
from kachidoki.match import Match
from kachidoki.server.bots import Analyst, Thinkers, analysis
from kachidoki.server.bots.analysis import Point, points_of, spread, turnings
from kachidoki.server.protocol.bodies import Analysis, Turning
from kachidoki.server.protocol.problems import Refusal
from kachidoki.titles import find_title

FEW = 5


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "GAMES", FEW)


class Memory:
    """An archive for a test."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}

    async def analysis(self, table_id: str) -> str | None:
        return self.words.get(table_id)

    async def keep_analysis(self, table_id: str, words: str) -> None:
        self.words[table_id] = words


def finished(title: str = "joraku", seats: int = 3) -> Match:
    return play_on(open_match(seats, title=find_title(title)), seed=3)


def with_analyst(play: Callable[[Analyst], Awaitable[None]], archive: Memory | None = None) -> None:
    async def run(pool: Thinkers) -> None:
        analyst = Analyst(pool, archive or Memory())
        try:
            await play(analyst)
        finally:
            await analyst.close()

    with_pool(run)


async def end_of(analyst: Analyst, table_id: str) -> Analysis:
    """Polls until the analysis is finished; it never goes back."""
    told = [await analyst.look(table_id)]
    while told[-1].progress < 1:
        await asyncio.sleep(0.02)
        told.append(await analyst.look(table_id))
        assert told[-1].progress >= told[-2].progress
        assert set(told[-1].plies) >= set(told[-2].plies)
    return told[-1]


# ----------------------------------------------------------------- which positions


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
def test_every_decision_has_a_point_after_which_chance_has_acted(title: str) -> None:
    match = finished(title)
    points = points_of(match)
    assert points[0][:2] == (0, CHANCE)
    assert points[-1].state == match.state.dump()
    plies = [point.ply for point in points]
    assert plies == sorted(set(plies))
    for point in points[1:-1]:
        assert match.line[point.ply - 1].entry.seat == point.mover
        assert match.title.load(point.state).actors()[0] != CHANCE
    decided = [
        ply.entry.ply
        for ply in match.line
        if ply.entry.seat != CHANCE
        and len(match.state_at(ply.entry.ply - 1).legal_actions(ply.entry.seat)) > 1
    ]
    assert set(decided) <= set(plies)
    assert len(plies) < sum(ply.entry.seat != CHANCE for ply in match.line)


def test_points_far_apart_come_first() -> None:
    assert spread(8) == [0, 4, 2, 6, 1, 5, 3, 7]
    assert sorted(spread(37)) == list(range(37))
    assert spread(1) == [0]


def test_turnings_are_the_largest_changes_of_whoever_moved() -> None:
    points = [Point(0, CHANCE, {})] + [Point(ply, ply % 2, {}) for ply in range(1, 12)]
    shares = [0.5, 0.5, 0.9, 0.9, 0.8, 0.8, 0.5, 0.4, 0.1, 0.3, 0.6, 1.0]
    known = {index: [share, 1 - share] for index, share in enumerate(shares)}
    assert turnings(points, known) == [
        Turning(2, "A", 0.4),
        Turning(6, "A", -0.3),
        Turning(8, "A", -0.3),
        Turning(9, "B", -0.2),
        Turning(10, "A", 0.3),
        Turning(11, "B", -0.4),
    ]
    del known[1]
    assert Turning(2, "A", 0.4) not in turnings(points, known)
    assert turnings(points, {index: [0.5, 0.5] for index in known}) == []


# ----------------------------------------------------------------- the job


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
def test_a_match_is_analysed_in_the_background(title: str) -> None:
    match, archive = finished(title), Memory()

    async def play(analyst: Analyst) -> None:
        assert (await analyst.look("one")).progress == 0
        begun = await analyst.start("one", match, "client")
        assert begun.progress == 0
        found = await end_of(analyst, "one")
        assert found.plies == [point.ply for point in points_of(match)]
        assert list(found.chances) == ["A", "B", "C"]
        for shares in zip(*found.chances.values(), strict=True):
            assert sum(shares) == pytest.approx(1.0, abs=0.001)
        places = match.state.ranking()
        winners = [found.chances["ABC"[seat]][-1] for seat in range(3) if places[seat] == 1]
        assert sum(winners) == pytest.approx(1.0, abs=0.001)
        assert len(found.turnings) <= 6
        while "one" not in archive.words:
            await asyncio.sleep(0.01)
        assert archive.words["one"] == msgspec.json.encode(found).decode()

    with_analyst(play, archive)


def test_what_is_known_is_not_found_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Memory()
    kept = Analysis(1.0, [0], {"A": [1.0]}, [], FEW)
    archive.words["one"] = msgspec.json.encode(kept).decode()
    asked: list[object] = []
    spy_on(monkeypatch, asked.append)

    async def play(analyst: Analyst) -> None:
        assert await analyst.start("one", finished(), "client") == kept
        assert await analyst.look("one") == kept

    with_analyst(play, archive)
    assert not asked


def test_what_was_counted_otherwise_is_found_out_anew() -> None:
    archive = Memory()
    older = {"progress": 1.0, "plies": [0], "chances": {"A": [1.0]}, "turnings": []}
    archive.words["one"] = msgspec.json.encode(older).decode()

    async def play(analyst: Analyst) -> None:
        assert (await analyst.look("one")).progress == 0
        assert (await analyst.start("one", finished(), "client")).progress == 0

    with_analyst(play, archive)


def test_a_position_has_one_chance_wherever_it_is_asked_for() -> None:
    match = finished()

    async def play(analyst: Analyst) -> None:
        await analyst.start("one", match, "client")
        found = await end_of(analyst, "one")
        points = points_of(match)
        for index in (0, len(points) // 2):
            won = chances(OpenPosition(match.title, points[index].state, FEW))
            assert [row[index] for row in found.chances.values()] == [
                round(chance, 4) for chance in won
            ]

    with_analyst(play)


def test_a_match_that_goes_on_is_not_analysed() -> None:
    async def play(analyst: Analyst) -> None:
        with pytest.raises(Refusal, match="not-over"):
            await analyst.start("one", open_match(), "client")

    with_analyst(play)


def test_a_client_has_one_analysis_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "GAMES", 100)
    match = finished()

    async def play(analyst: Analyst) -> None:
        await analyst.start("one", match, "client")
        await analyst.start("one", match, "client")
        with pytest.raises(Refusal, match="analysis-busy"):
            await analyst.start("two", match, "client")
        await analyst.start("three", match, "other")
        assert list(analyst.jobs) == ["one", "three"]

    with_analyst(play)


def test_what_a_process_fails_at_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match, archive = finished(), Memory()
    asked = 0

    def fail_once(question: object) -> None:
        nonlocal asked
        asked += 1
        if asked == 2:
            raise NoAnswer("its process has ended")

    spy_on(monkeypatch, fail_once)

    async def play(analyst: Analyst) -> None:
        await analyst.start("one", match, "client")
        found = await end_of(analyst, "one")
        assert 0 < len(found.plies) < len(points_of(match))

    with capture_logs() as logs:
        with_analyst(play, archive)
    assert [entry["event"] for entry in logs] == ["analysis failed"]
    assert not archive.words


def test_what_is_in_the_archive_leaves_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "points_of", lambda match: points_of(match)[-3:])

    async def play(analyst: Analyst) -> None:
        await analyst.start("one", finished(), "client")
        await ended(analyst, "one")
        assert analyst.jobs == {}
        assert (await analyst.look("one")).progress == 1

    with_analyst(play)


def test_of_those_that_failed_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_KEPT", 1)

    def fail(question: object) -> None:
        raise NoAnswer("its process has ended")

    spy_on(monkeypatch, fail)

    async def play(analyst: Analyst) -> None:
        match = finished()
        for table_id in ("one", "two", "three"):
            await analyst.start(table_id, match, table_id)
            await ended(analyst, table_id)
        assert list(analyst.jobs) == ["three"]

    with capture_logs():
        with_analyst(play)


async def ended(analyst: Analyst, table_id: str) -> None:
    task = analyst.jobs[table_id].task
    assert task is not None
    await task


def test_moves_do_not_wait_for_an_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which does not come to its end here."""
    monkeypatch.setattr(analysis, "GAMES", 300)
    match, other = finished(), open_match()
    settle(other.state, Moves(), Rng(1))

    async def play(analyst: Analyst) -> None:
        await analyst.start("one", match, "client")
        while analyst.thinkers.free:
            await asyncio.sleep(0.01)
        for _ in range(5):
            chosen = await analyst.thinkers.choose(other, 0, "adept")
            assert chosen in other.state.legal_actions(0)
        assert (await analyst.look("one")).progress < 1

    with_analyst(play)
