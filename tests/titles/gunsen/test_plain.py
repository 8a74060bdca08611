"""Gunsen in plain mode: what is explained without being asked for, and why something is refused."""

import pytest
from click.testing import CliRunner

from kachidoki.cli import main
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title

COMMAND = "play gunsen --plain --seed 1 --seats 2 --bots random"


def played(answers: str, language: str = "en") -> str:
    result = CliRunner().invoke(main, [*COMMAND.split(), "--lang", language], input=answers)
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_why(language: str) -> None:
    texts = Texts(language, find_title("gunsen"))
    spoken = texts.spoken({"order": "charge", "payment": "koku"})
    assert texts.say("refusal-not-in-row", **spoken) in played("take charge koku\nquit\n", language)


def test_only_orders_of_the_row_are_explained_and_payments_that_they_ask_for() -> None:
    lines = [line for line in played("quit\n").splitlines() if "Take " in line]
    texts = Texts("en", find_title("gunsen"))
    assert lines
    assert not [line for line in lines if texts.say("refusal-not-in-row", order="") in line]
    assert max(len(line.split(";")) for line in lines) <= 10
