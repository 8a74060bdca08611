"""A course of training can be stopped and gone on with, and always gives the same nets."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest
from tests.lab.failing import Raises

from kachidoki.engine import BadInput
from kachidoki.lab import arena
from kachidoki.lab.training import generations, positions
from kachidoki.lab.training.course import Course
from kachidoki.lab.training.descent import Progress
from kachidoki.lab.training.fitting import Table
from kachidoki.lab.training.folder import Folder
from kachidoki.lab.training.generations import Training
from kachidoki.lab.training.positions import Chunk
from kachidoki.lab.training.studies import study_of

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


def test_games_of_another_teacher_are_refused(tmp_path: Path) -> None:
    """It bears the same name, but has learnt something else."""
    net = tmp_path / "net.json"
    net.write_bytes((files("kachidoki.titles.joraku") / "net.json").read_bytes())
    course = replace(COURSE, games=2, teacher=f"ismcts:2+none+{net}", generations=1)
    folder = Folder(tmp_path / "course")
    assert Training(course, folder, 1, 1e9, Silent()).run() is not None
    net.write_bytes(net.read_bytes() + b"\n")
    with pytest.raises(BadInput, match="or games of another program, teacher or net"):
        Training(course, folder, 1, 1e9, Silent()).run()


def without_the_end(content: bytes) -> bytes:
    return content[: len(content) // 2]


def with_other_numbers(content: bytes) -> bytes:
    return content[:200] + bytes(200) + content[400:]


def without_all(content: bytes) -> bytes:
    return b""


def another_file(content: bytes) -> bytes:
    return b"nothing"


@pytest.mark.parametrize("broken", [without_the_end, with_other_numbers, without_all, another_file])
def test_broken_games_are_told(
    broken: Callable[[bytes], bytes], whole: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "broken"
    copytree(whole, folder)
    (folder / "learnt-1.json").unlink()
    games = folder / "games-1-00000.npz"
    games.write_bytes(broken(games.read_bytes()))
    with pytest.raises(BadInput, match=r"games-1-00000\.npz is broken; without it"):
        run(folder)


@pytest.mark.parametrize("name", ["learnt-1.json", "learnt-2.json"])
def test_a_net_that_this_course_has_not_made_is_refused(
    name: str, whole: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "foreign"
    copytree(whole, folder)
    net = folder / name
    for content, reason in (
        (b"{", "is neither a net nor a prior"),
        ((files("kachidoki.titles.joraku") / "net.json").read_bytes(), "is of another course"),
        (net.read_bytes().replace(b'"weights": "', b'"weights": "x'), "weights that cannot be"),
    ):
        net.write_bytes(content)
        with pytest.raises(BadInput, match=rf"{name}: .*{reason}.*; without the file"):
            run(folder)


# ----------------------------------------------------------------- teachers


def taught_by(teacher: str, folder: Path, processes: int) -> Path | None:
    course = replace(COURSE, teacher=teacher, generations=1)
    return Training(course, Folder(folder), processes, 1e9, Silent()).run()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", "RuntimeError: no idea"),
        ("Exits", "SystemExit: 3"),
        ("Cheats", "IllegalAction: the bot chose -1"),
    ],
)
def test_a_teacher_that_fails_is_named_with_its_game_and_ply(
    bot: str, reason: str, processes: int, tmp_path: Path
) -> None:
    name = f"tests.lab.failing:{bot}"
    told = rf"the teacher {name} of game \d+ with 2 players failed at ply \d+: {reason}"
    with pytest.raises(BadInput, match=told):
        taught_by(name, tmp_path / "course", processes)


def test_a_teacher_that_ends_its_process_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"a process of the arena has died.*failing:Dies"):
        taught_by("tests.lab.failing:Dies", tmp_path / "course", 2)


class Closing(Raises):
    """Counts how often it is closed."""

    closed = 0

    def close(self) -> None:
        self.closed += 1


def test_a_teacher_that_fails_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = Closing()
    monkeypatch.setattr(positions, "make_bot", lambda *words: teacher)
    with pytest.raises(BadInput, match="failed at ply"):
        positions.play(Chunk("joraku", 2, 1, 0, 1, "mine"))
    assert teacher.closed == 1


def test_a_teacher_that_thinks_in_several_processes_plays_one_game_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crews = []

    def note(work: object, pieces: object, crew: int) -> AbstractContextManager[Iterator[object]]:
        crews.append(crew)
        return nullcontext(iter(()))

    monkeypatch.setattr(arena, "at_work", note)
    for teacher in ("ismcts:2@2", "ismcts:2"):
        with pytest.raises(ValueError, match="zip"):  # nobody has played
            taught_by(teacher, tmp_path / teacher, 2)
    assert crews == [1, 2]


def test_who_thinks_by_the_clock_teaches_nothing() -> None:
    for prior in (0, 3):
        with pytest.raises(BadInput, match="champion thinks by the clock"):
            replace(COURSE, teacher="champion", prior=prior)


@pytest.mark.parametrize("seed", [-1, 2**32])
def test_seeds_leave_room_for_those_of_generations(seed: int) -> None:
    with pytest.raises(BadInput, match="a seed is 0 or more and less than 4294967296"):
        replace(COURSE, seed=seed)


def test_games_without_a_position_to_learn_from_are_refused(tmp_path: Path) -> None:
    nothing = Table(
        np.zeros(0, np.int32), np.zeros((0, 2, 1), np.int16), np.zeros((0, 2), np.float32)
    )
    with pytest.raises(BadInput, match="there is nothing to learn from; name another teacher"):
        study_of(COURSE).learn([nothing], tmp_path / "net.json", lambda progress: None)
