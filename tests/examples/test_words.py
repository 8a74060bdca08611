"""The example of an agent that reads and writes words plays, offline, and survives bad answers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from examples.words import AGAIN, TRIES, WordsBot, stub_model

from kachidoki.bots import ask
from kachidoki.engine import Moves, Rng, State, settle
from kachidoki.titles import find_title, titles

EXAMPLES = Path(__file__).parents[2] / "examples"


class Scripted(WordsBot):
    """A model that gives these answers, and remembers what it was asked."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = list(answers)
        self.prompts: list[str] = []

    def complete(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return self.answers.pop(0)


def dealt(title: str) -> State:
    state = find_title(title).new(3)
    settle(state, Moves(), Rng(1))
    return state


@pytest.mark.parametrize("title", titles())
def test_the_stub_finds_its_way_through_any_title(title: str) -> None:
    state, bot, rng = dealt(title), WordsBot(), Rng(1)
    for _ in range(8):
        seat = int(state.actor)
        state.apply(seat, ask(bot, state, seat, rng))
        settle(state, Moves(), rng)


def test_the_stub_takes_what_it_likes_or_the_first() -> None:
    assert stub_model("`play red-5`: Play\n`march`: March").splitlines()[-1] == "march"
    assert stub_model("`play red-5`: Play\n`play red-6`: Play") == "play red-5"


def test_it_is_asked_again_after_a_bad_answer() -> None:
    state = dealt("joraku")
    legal = state.legal_actions(0)
    bot = Scripted("resign", state.vocabulary.notation(legal[1]))
    assert bot.choose(state, 0) == legal[1]
    assert [AGAIN in prompt for prompt in bot.prompts] == [False, True]
    assert "Your hand:" in bot.prompts[0]


def test_after_so_many_bad_answers_it_takes_the_first() -> None:
    state = dealt("joraku")
    bot = Scripted(*["march on"] * TRIES)
    assert bot.choose(state, 0) == state.legal_actions(0)[0]
    assert bot.answers == []


def test_it_plays_in_the_arena_by_its_import_path() -> None:
    command = "-m kachidoki.cli arena joraku --seats 2 --bots words:WordsBot,random --games 1"
    paths = os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, *command.split()],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "words:WordsBot" in done.stdout
