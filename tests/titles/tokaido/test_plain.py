"""Tokaido in plain mode: refusals, and who leads the neutral traveler."""

import pytest
from click.testing import CliRunner

from kachidoki.cli import main

COMMAND = "play tokaido --plain --seed 1 --seats 3 --bots random,random --option initiation=on"


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "Sake is not on display."), ("ru", "Такого сувенира на прилавке нет: Сакэ.")],
)
def test_a_refusal_says_why(language: str, reason: str) -> None:
    answers = "walk otsu\nbuy sake\nquit\n"
    result = CliRunner().invoke(main, [*COMMAND.split(), "--lang", language], input=answers)
    assert result.exit_code == 0
    assert reason in result.stdout


def test_whoever_leads_the_neutral_traveler_is_named() -> None:
    words = "play tokaido --plain --lang en --seed 3 --seats 2 --bots random"
    result = CliRunner().invoke(main, words.split(), input="1\n1\nquit\n")
    led = "Player A led the neutral traveler.\nThe neutral traveler walked from Kyoto to Otsu"
    assert led in result.stdout
