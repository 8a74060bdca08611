"""The process that thinks: it gives the same answers, and survives every bot."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.cli.games import AGAINST_RANDOM, play_on, sit

from kachidoki.bots import NoAnswer, Thinker, answer
from kachidoki.cli import main
from kachidoki.cli.play.bots import Inline, decide
from kachidoki.cli.play.game import advise

BAD_BOTS = """
import os
from kachidoki.bots import Bot


class Raises(Bot):
    def choose(self, state, seat):
        return 1 // 0


class Cheats(Bot):
    def choose(self, state, seat):
        return -5


class Leaves(Bot):
    def choose(self, state, seat):
        raise SystemExit(3)


class Dies(Bot):
    def choose(self, state, seat):
        os._exit(1)
"""
WHY = {
    "Raises": "ZeroDivisionError: ",
    "Cheats": "IllegalAction: the bot chose -5",
    "Leaves": "SystemExit: 3",
    "Dies": "its process has ended",
}


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bad bots, in the present folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / f"bad_{tmp_path.name}.py").write_text(BAD_BOTS)
    return f"bad_{tmp_path.name}"


def test_another_process_gives_the_same_answers() -> None:
    game = play_on(sit(AGAINST_RANDOM), "resolving")
    question = game.hint_question()
    thinker = Thinker()
    try:
        assert thinker.ask(advise, question) == Inline().ask(advise, question)
        assert thinker.ask(answer, question) == Inline().ask(answer, question)
        thinker.drop()
        assert thinker.ask(answer, question) == Inline().ask(answer, question)
    finally:
        thinker.drop()
        thinker.drop()
    assert thinker.process is None


def test_a_bad_bot_is_stood_in_for_and_the_next_question_is_answered(module: str) -> None:
    good = sit(("random", "random", "random"))
    thinker = Thinker()
    try:
        for bot, why in WHY.items():
            question = sit((f"{module}:{bot}", "random", "random")).question()
            with pytest.raises(NoAnswer, match=why):
                thinker.ask(answer, question)
            decision = decide(thinker, question)
            assert decision.failure.startswith(why)
            assert decision.action in good.match.state.legal_actions(0)
            assert thinker.ask(answer, good.question()) == answer(good.question())
    finally:
        thinker.drop()


@pytest.mark.parametrize("bot", ["Raises", "Cheats", "Leaves"])
def test_a_game_with_a_bad_bot_comes_to_its_end(module: str, bot: str) -> None:
    words = ["play", "joraku", "--lang", "en", "--seed", "7", "--seats", "3"]
    result = CliRunner().invoke(main, [*words, "--bots", f"random,random,{module}:{bot}"])
    assert result.exit_code == 0, result.output
    line = f"The bot {module}:{bot} of seat C has failed, and greedy chose for it: {WHY[bot]}"
    assert line in result.stdout
    assert "has won" in result.stdout


def test_a_process_that_has_ended_is_replaced() -> None:
    thinker = Thinker()
    question = sit(AGAINST_RANDOM).hint_question()
    thinker.ask(answer, question)
    thinker.process.kill()
    thinker.process.join()
    with pytest.raises(NoAnswer, match="its process has ended"):
        thinker.ask(answer, question)
    assert thinker.ask(answer, question) == answer(question)
    thinker.drop()
