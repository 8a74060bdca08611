"""Titles that bring no drawing, or not even a description, can be looked at all the same."""

import pytest
from rich.console import Console
from tests.cli.games import sit

from kachidoki.cli.messages import texts_of
from kachidoki.cli.terminal import Terminal


@pytest.fixture
def terminal() -> Terminal:
    match = sit().match
    return Terminal(match.title, match.setting)


def look(terminal: Terminal) -> tuple[list[str], str]:
    """The first table of the game: described, and drawn."""
    game = sit()
    texts = texts_of(game.match, "en")
    console = Console(width=200)
    with console.capture() as capture:
        console.print(terminal.draw(game.view(), texts))
    return terminal.describe(game.view(), texts), capture.get()


def test_without_a_drawing_the_description_is_shown(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal.hooks, "draw", None)
    described, drawn = look(terminal)
    assert described[0].startswith("Round I of III")
    assert drawn.split("\n")[: len(described)] == described


def test_without_a_description_all_that_is_seen_is_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal.hooks, "draw", None)
    monkeypatch.setattr(terminal.hooks, "describe", None)
    described, drawn = look(terminal)
    for shown in ("\n".join(described), drawn):
        assert "Hand: " in shown
        assert "Reputation" in shown, "the head of a table"
