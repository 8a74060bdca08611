"""A course of training can be stopped and gone on with, and always gives the same nets."""

from pathlib import Path

import pytest

from kachidoki.engine import BadInput
from kachidoki.lab.training import generations
from kachidoki.lab.training.course import Course
from kachidoki.lab.training.descent import Progress
from kachidoki.lab.training.folder import Folder
from kachidoki.lab.training.generations import Training

COURSE = Course(
    "joraku", (2,), 12, 1, 4, 2, epochs=1, teacher="greedy", generations=2, iterations=2
)


class Silent:
    """Counts what it is told."""

    def __init__(self) -> None:
        self.games = 0
        self.fits = 0

    def playing(self, generation: int, games: int, wanted: int) -> None:
        self.games += 1

    def fitting(self, generation: int, progress: Progress) -> None:
        self.fits += 1

    def testing(self, generation: int, won: list[float]) -> None:
        pass

    def ended(self, generation: int, kept: bool) -> None:
        pass


@pytest.fixture(autouse=True)
def quick_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every net passes at the first look."""
    monkeypatch.setattr(generations, "play_deals", lambda *words: [2.0] * 6)


def run(folder: Path, seconds: float = 1e9, watcher: Silent | None = None) -> Path | None:
    return Training(COURSE, Folder(folder), 1, seconds, watcher or Silent()).run()


def nets(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.glob("learnt-*.json"))]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which all was done in one go."""
    folder = tmp_path_factory.mktemp("training") / "whole"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generations, "play_deals", lambda *words: [2.0] * 6)
        assert run(folder) == folder / "learnt-2.json"
    return folder


def test_stopped_and_gone_on_with(whole: Path, tmp_path: Path) -> None:
    """Without time, each run plays one chunk of games; what is there is not played again."""
    folder = tmp_path / "parts"
    runs = 0
    while run(folder, seconds=0) is None or not (folder / "learnt-2.json").exists():
        runs += 1
        assert runs < 12
    assert runs > 2
    assert nets(folder) == nets(whole)


def test_nothing_is_done_twice(whole: Path) -> None:
    watcher = Silent()
    assert run(whole, watcher=watcher) == whole / "learnt-2.json"
    assert (watcher.games, watcher.fits) == (2, 0)


def test_another_course_is_refused(whole: Path) -> None:
    other = Course("joraku", (2,), 12, 2, 4, 2, epochs=1)
    with pytest.raises(BadInput, match="holds another course of training"):
        Training(other, Folder(whole), 1, 1e9, Silent()).run()


def test_broken_games_are_told(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "course.json").write_bytes((whole / "course.json").read_bytes())
    for chunk in range(2):
        (folder / f"games-1-{chunk:05d}.npz").write_bytes(b"nothing")
    with pytest.raises(BadInput, match="games-1-00000"):
        run(folder)
