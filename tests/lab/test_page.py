"""The commands of `docs/lab.md` exist as they are written there; its Python runs as a doctest."""

import re
import shlex
from pathlib import Path

import click
import pytest

from kachidoki.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
LINES = re.findall(r"^kachidoki .*$", PAGE.read_text("utf-8"), re.M)


def test_the_page_has_commands() -> None:
    words = {line.split()[1] for line in LINES}
    assert {"selfplay", "ladder", "report", "compare", "metrics"} <= words


@pytest.mark.parametrize("line", LINES)
def test_every_command_of_the_page_can_be_given(line: str) -> None:
    """Its options and arguments are understood; it is not run."""
    _, name, *words = shlex.split(line)
    context = click.Context(main)
    command = main.get_command(context, name)
    assert command is not None
    assert command.make_context(name, words, parent=context).params
