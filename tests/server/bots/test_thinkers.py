"""The pool of processes that think: it always has a legal move, and keeps every secret."""

import asyncio
import gc
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs
from tests.match.table import open_match, play_on
from tests.server.clients import PATIENCE
from tests.server.troubled import nap

from kachidoki.bots import LEVELS, NoAnswer, Question
from kachidoki.engine import Rng
from kachidoki.match import Match
from kachidoki.server.bots import Thinkers, Urgency, thinkers
from kachidoki.server.bots.questions import question_for
from kachidoki.titles import find_title

ROOT = Path(__file__).parents[3]
FAILING = "tests.lab.failing"
HANGS = "tests.server.troubled:Hangs"
FOR_EVER = 10 * PATIENCE
Found = TypeVar("Found")
Play = Callable[[Thinkers], Awaitable[Found]]


def with_pool(play: Play[Found], workers: int = 1) -> Found:
    """Runs the play with a pool of its own."""

    async def run() -> Found:
        pool = Thinkers(workers)
        try:
            return await play(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def failures(bot: str) -> float:
    return REGISTRY.get_sample_value("kachidoki_bot_failures_total", {"bot": bot}) or 0.0


def choose_as(bot: str, monkeypatch: pytest.MonkeyPatch, match: Match) -> tuple[int, list[Any]]:
    """What is chosen for a bot, and what is logged."""
    monkeypatch.setitem(LEVELS, "tested", bot)
    with capture_logs() as logs:
        chosen = with_pool(lambda pool: pool.choose(match, 0, "tested"))
    return chosen, logs


# ----------------------------------------------------------------- moves


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
@pytest.mark.parametrize("level", ["apprentice", "adept", "master", "champion"])
def test_every_level_chooses_a_legal_action(
    title: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "SECONDS", 0.2)
    match = play_on(open_match(title=find_title(title)), plies=11)
    seat = match.state.actors()[0]
    with capture_logs() as logs:
        chosen = with_pool(lambda pool: pool.choose(match, seat, level))
    assert chosen in match.state.legal_actions(seat)
    assert not logs


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == {
        "apprentice": "quick",
        "adept": "greedy",
        "master": "ismcts:30",
        "champion": "ismcts:2s",
    }


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    match = open_match()
    while len(match.state.legal_actions(match.state.actors()[0])) > 1:
        play_on(match, seed=len(match.line), plies=1)
    seat = match.state.actors()[0]

    async def choose(pool: Thinkers) -> int:
        chosen = await pool.choose(match, seat, "champion")
        assert pool.desks[0].thinker is None
        return chosen

    assert [with_pool(choose)] == match.state.legal_actions(seat)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (f"{FAILING}:Raises", "RuntimeError: no idea"),
        (f"{FAILING}:Exits", "SystemExit: 3"),
        (f"{FAILING}:Dies", "its process has ended"),
        (f"{FAILING}:Cheats", "IllegalAction: the bot chose -1"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        (HANGS, "it took longer than 1.0 seconds"),
    ],
)
def test_greedy_chooses_for_a_bot_that_fails(
    bot: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, HANGS, 1.0)
    match, before = open_match(), failures(bot)
    chosen, logs = choose_as(bot, monkeypatch, match)
    greedy, _ = choose_as("greedy", monkeypatch, match)
    assert chosen == greedy
    assert failures(bot) == before + 1
    [entry] = logs
    assert reason in entry.pop("reason")
    assert entry == {
        "event": "bot failed",
        "log_level": "warning",
        "seal": match.seal.commitment,
        "ply": len(match.line),
        "seat": "A",
        "bot": bot,
        "asked": bot,
    }


def shorten(monkeypatch: pytest.MonkeyPatch, bot: str, seconds: float) -> None:
    """Waits no longer than that for one bot, and for all others as long as they need."""
    ask = thinkers.Desk.ask

    def patient(desk: thinkers.Desk, task: Any, question: Any, given: float) -> Any:
        return ask(desk, task, question, seconds if question.bot == bot else PATIENCE)

    monkeypatch.setattr(thinkers.Desk, "ask", patient)


def test_an_answer_that_is_not_legal_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "answer", print)
    match = open_match()
    chosen, logs = choose_as("greedy", monkeypatch, match)
    assert chosen == match.state.legal_actions(0)[0]
    assert [entry["reason"] for entry in logs] == ["it chose None, which is not legal"] * 2


def test_the_first_legal_action_is_taken_if_nobody_can_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "STAND_IN", f"{FAILING}:Dies")
    match = open_match()
    chosen, logs = choose_as(f"{FAILING}:Raises", monkeypatch, match)
    assert chosen == match.state.legal_actions(0)[0]
    assert len(logs) == 2


def test_the_more_moves_wait_the_less_time_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    spy_on(monkeypatch, lambda question: asked.append(question.seconds))
    match = open_match()

    async def choose(pool: Thinkers) -> None:
        await asyncio.gather(*(pool.choose(match, 0, "adept") for _ in range(4)))

    with_pool(choose)
    assert asked == [thinkers.SECONDS, thinkers.SECONDS / 3, thinkers.SECONDS / 2, thinkers.SECONDS]


# ----------------------------------------------------------------- what leaves


def spy_on(monkeypatch: pytest.MonkeyPatch, spy: Callable[[Any], object]) -> None:
    """Shows the spy all that is sent to another process."""
    ask = thinkers.Desk.ask

    def watched(desk: thinkers.Desk, task: Any, question: Any, seconds: float) -> Any:
        spy(question)
        return ask(desk, task, question, seconds)

    monkeypatch.setattr(thinkers.Desk, "ask", watched)


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
def test_only_guesses_leave(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Question] = []
    spy_on(monkeypatch, sent.append)
    match = open_match(title=find_title(title))
    redrawn = 0

    async def play(pool: Thinkers) -> None:
        nonlocal redrawn
        rng = Rng(5)
        for _ in range(25):
            sent.clear()
            seat = match.state.actors()[0]
            before = match.state.dump()
            action = await pool.choose(match, seat, "adept")
            assert match.state.dump() == before
            for question in sent:
                guess = match.title.load(question.state)
                assert guess.view(seat) == match.state.view(seat)
                assert question[2:4] == (seat, "greedy")
                redrawn += question.state != before
            legal = match.state.legal_actions(seat)
            match.play(seat, action if rng.below(2) else legal[rng.below(len(legal))])

    with_pool(play)
    assert redrawn >= 10


def test_a_guess_cannot_be_undone_with_the_luck_of_the_bot() -> None:
    """The number that a bot is given is not the one that its guess was drawn with."""
    match = open_match()
    question = question_for(match, match.state, 0, "greedy", "move")
    again = question_for(match, match.state, 0, "greedy", "move")
    with_that_luck = match.state.clone()
    with_that_luck.resample(0, Rng(question.seed))
    assert question == again
    assert with_that_luck.dump() != question.state
    assert question_for(match, match.state, 0, "greedy", "coach").seed != question.seed


# ----------------------------------------------------------------- the pool


def test_the_event_loop_goes_on_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """If asking held the loop up, the bot would be given up before anything else is done."""
    shorten(monkeypatch, HANGS, PATIENCE)
    monkeypatch.setitem(LEVELS, "tested", HANGS)

    async def play(pool: Thinkers) -> None:
        choosing = asyncio.create_task(pool.choose(open_match(), 0, "tested"))
        while pool.free:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert not choosing.done()
        choosing.cancel()

    with_pool(play)


def test_moves_come_before_the_coach_and_the_coach_before_analyses() -> None:
    async def play(pool: Thinkers) -> list[str]:
        done: list[str] = []

        async def ask(urgency: Urgency) -> None:
            await pool.ask(nap, 0.01, 60.0, urgency)
            done.append(urgency.name)

        busy = asyncio.create_task(pool.ask(nap, 0.1, 60.0, Urgency.ANALYSIS))
        await asyncio.sleep(0)
        order = [Urgency.ANALYSIS, Urgency.COACH, Urgency.MOVE, Urgency.COACH, Urgency.RESCUE]
        await asyncio.gather(busy, *(ask(urgency) for urgency in order))
        return done

    assert with_pool(play) == ["RESCUE", "MOVE", "COACH", "COACH", "ANALYSIS"]


def test_whoever_stops_waiting_leaves_the_process_to_the_next() -> None:
    """As often as somebody may ask and not wait, nobody has to wait for another process."""

    async def play(pool: Thinkers) -> None:
        await pool.ask(nap, 0.0, 60.0, Urgency.MOVE)
        assert pool.desks[0].thinker is not None
        process = pool.desks[0].thinker.process
        for _ in range(3):
            thinking = asyncio.create_task(pool.ask(nap, 0.1, 60.0, Urgency.COACH))
            queued = asyncio.create_task(pool.ask(nap, FOR_EVER, FOR_EVER, Urgency.COACH))
            await asyncio.sleep(0.02)
            queued.cancel()
            thinking.cancel()
        assert await pool.ask(nap, 0.2, 60.0, Urgency.MOVE) == 0.2
        assert pool.desks[0].thinker is not None
        assert pool.desks[0].thinker.process is process
        assert process.is_alive()
        assert not pool.queue

    with_pool(play)


def test_what_fails_when_nobody_waits_any_more_is_no_error() -> None:
    heard: list[Any] = []

    async def play(pool: Thinkers) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context))
        thinking = asyncio.create_task(pool.ask(nap, FOR_EVER, 0.1, Urgency.COACH))
        await asyncio.sleep(0.02)
        thinking.cancel()
        assert await pool.ask(nap, 0.0, 60.0, Urgency.MOVE) == 0.0
        del thinking
        gc.collect()

    with_pool(play)
    assert heard == []


def test_a_process_that_ended_is_replaced() -> None:
    async def play(pool: Thinkers) -> None:
        await pool.ask(nap, 0.0, 60.0, Urgency.MOVE)
        thinker = pool.desks[0].thinker
        assert thinker is not None
        thinker.process.kill()
        thinker.process.join()
        with pytest.raises(NoAnswer, match="its process has ended"):
            await pool.ask(nap, 0.0, 60.0, Urgency.MOVE)
        assert await pool.ask(nap, 0.0, 60.0, Urgency.MOVE) == 0.0

    with_pool(play)


def test_closing_ends_all_processes_and_cancels_whoever_waits() -> None:
    async def run() -> None:
        pool = Thinkers(1)
        await pool.ask(nap, 0.0, 60.0, Urgency.MOVE)
        assert pool.desks[0].thinker is not None
        process = pool.desks[0].thinker.process
        match = open_match()
        asked = [asyncio.create_task(pool.choose(match, 0, "champion")) for _ in range(3)]
        await asyncio.sleep(0.05)
        with capture_logs():
            await pool.close()
            results = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(result) for result in results] == [asyncio.CancelledError] * 3
        assert not process.is_alive()
        with pytest.raises(asyncio.CancelledError):
            await pool.ask(nap, 0.0, 60.0, Urgency.MOVE)

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["greedy", HANGS])
def test_no_process_outlives_a_server_that_was_killed(bot: str) -> None:
    words = [sys.executable, "-m", "tests.server.troubled", bot]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = server.stdout.readline().split()
        server.kill()
    assert len(pids) == 2
    end = time.monotonic() + PATIENCE
    while (left := [pid for pid in pids if is_running(pid)]) and time.monotonic() < end:
        time.sleep(0.05)
    assert not left


def is_running(pid: str) -> bool:
    """An ended process that nobody has asked about yet is a zombie."""
    status = subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True, text=True)
    return status.stdout.strip()[:1] not in ("", "Z")
