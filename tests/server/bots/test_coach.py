"""The coach: three moves with their chances, told while it thinks, from what the seat may know."""

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.match.table import open_match, play_on
from tests.server.bots.test_thinkers import spy_on, with_pool

from kachidoki.bots import Choices, NoAnswer, OpenPosition, Question, chances, forecast
from kachidoki.match import Match
from kachidoki.server.bots import Coach, CoachReport, Thinkers, coach
from kachidoki.server.protocol.messages import Finding
from kachidoki.titles import find_title


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "SLICE_SECONDS", 0.05)
    monkeypatch.setattr(coach, "GAMES", 20)


def advice(match: Match, seat: int, plies: int | None = None) -> list[CoachReport]:
    async def play(pool: Thinkers) -> list[CoachReport]:
        return [report async for report in Coach(pool).advise(match, seat, plies)]

    return with_pool(play)


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
def test_three_moves_are_told_while_it_thinks(title: str) -> None:
    match = open_match(title=find_title(title))
    seat = match.state.actors()[0]
    told = advice(match, seat)
    sixths = [number / 6 for number in range(7)]
    assert [report.progress for report in told] == pytest.approx(sixths)
    assert told[0].findings == []
    legal = [match.title.vocabulary.notation(action) for action in match.state.legal_actions(seat)]
    for report in told[1:]:
        assert report.ply == len(match.line)
        assert len(report.findings) == min(3, len(legal))
        assert all(finding.action in legal for finding in report.findings)
    for report in told[1:-1]:
        assert all(finding.chance is None for finding in report.findings)
    assert all(0.0 <= chance_of(finding) <= 1.0 for finding in told[-1].findings)
    visits = [sum(finding.visits for finding in report.findings) for report in told]
    assert visits == sorted(visits)
    best = [finding.visits for finding in told[-1].findings]
    assert best == sorted(best, reverse=True)


def test_only_guesses_leave_and_each_slice_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Question | Choices] = []
    spy_on(monkeypatch, sent.append)
    match = play_on(open_match(), plies=6)
    seat = match.state.actors()[0]
    advice(match, seat)
    assert [type(question) for question in sent] == [Question] * 5 + [Choices]
    for question in sent:
        assert match.title.load(question.state).view(seat) == match.state.view(seat)
        assert question.state != match.state.dump()
    assert len({question.seed for question in sent}) == 6


def test_a_seat_that_has_nothing_to_decide_is_told_so_at_once() -> None:
    match = play_on(open_match())
    assert match.is_over
    assert advice(match, 0) == [CoachReport(len(match.line), 1.0, [])]


def test_it_is_about_the_position_of_the_moment_it_was_asked() -> None:
    match = open_match()

    async def play(pool: Thinkers) -> list[CoachReport]:
        reports = Coach(pool).advise(match, 0)
        match.play(0, match.state.legal_actions(0)[0])
        return [report async for report in reports]

    assert {report.ply for report in with_pool(play)} == {len(match.line) - 1}


def test_a_past_position_can_be_asked_about() -> None:
    match = play_on(open_match())
    ply = next(ply.entry.ply - 1 for ply in match.line if ply.entry.seat == 1)
    told = advice(match, 1, ply)
    assert told[-1].ply == ply
    assert told[-1].findings


def test_where_nothing_is_hidden_the_chances_are_those_of_the_position() -> None:
    """The very same as in the analysis, whoever counts them, and however often."""
    match = play_on(open_match())
    ply = next(ply.entry.ply - 1 for ply in match.line if ply.entry.seat == 1)
    for finding in advice(match, 1, ply)[-1].findings:
        after = match.state_at(ply)
        after.apply(1, match.title.vocabulary.parse(finding.action))
        assert finding.chance == chances(OpenPosition(match.title, after.dump(), 20))[1]


def test_the_same_question_has_the_same_answer() -> None:
    match = play_on(open_match(), plies=6)
    decision = coach.Decision(match, match.state, match.state.actors()[0], len(match.line))
    actions = match.state.legal_actions(decision.seat)
    question = coach.choices_of(decision, actions)
    assert forecast(question) == forecast(coach.choices_of(decision, actions))


def test_moves_whose_chances_could_not_be_found_out_are_told_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(question: Any) -> None:
        if isinstance(question, Choices):
            raise NoAnswer("its process has ended")

    spy_on(monkeypatch, fail)
    with capture_logs():
        last = advice(open_match(), 0)[-1]
    assert last.progress == 1
    assert {finding.chance for finding in last.findings} == {None}


def chance_of(finding: Finding) -> float:
    assert finding.chance is not None
    return finding.chance


def test_a_process_that_fails_costs_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def fail_once(question: Any) -> None:
        nonlocal asked
        asked += 1
        if asked == 2:
            raise NoAnswer("its process has ended")

    spy_on(monkeypatch, fail_once)
    with capture_logs() as logs:
        told = advice(open_match(), 0)
    assert len(told) == 7
    assert told[-1].findings
    assert [entry["event"] for entry in logs] == ["coach failed"]


def test_whoever_does_not_listen_any_more_frees_the_process() -> None:
    async def play(pool: Thinkers) -> None:
        reports = Coach(pool).advise(open_match(), 0)
        await anext(reports)
        await anext(reports)
        listening = asyncio.ensure_future(anext(reports))
        await asyncio.sleep(0.01)
        listening.cancel()
        await asyncio.sleep(0)
        assert await pool.choose(open_match(), 0, "adept") in open_match().state.legal_actions(0)

    with_pool(play)
