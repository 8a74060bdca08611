"""Pages to read: drawn at a terminal, plain elsewhere."""

import sys

import pytest

from kachidoki.cli.page import show


def test_a_terminal_gets_a_drawn_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page: list[str | list[list[str]]] = ["## Aim", [["Area", "RP"], ["Ise", "3*"]]]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    show(page)
    drawn = capsys.readouterr().out
    assert "#" not in drawn
    assert "─" in drawn
    show(page, plain=True)
    assert capsys.readouterr().out == "## Aim\n\nArea  RP\nIse   3*\n"
