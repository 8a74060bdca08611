"""Match files for the tests of commands."""

from pathlib import Path

import pytest
from tests.match.table import Ticking, open_match, play_on, play_with_second_thoughts

from kachidoki.match import Match, text


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_with_second_thoughts(open_match(3, clock=Ticking()))


@pytest.fixture
def file(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "evening.match"
    path.write_text(text(finished), "utf-8")
    return path


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that its own players saved while it went on."""
    path = tmp_path / "unfinished.match"
    path.write_text(text(play_on(open_match(3), plies=10), reveal=True), "utf-8")
    return path
