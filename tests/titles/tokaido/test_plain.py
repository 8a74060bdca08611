"""What stands in the way of a move is said in the language of the player."""

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
