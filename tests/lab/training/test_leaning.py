"""Priors learn what a search liked, and are in whole numbers what they were in floating point."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from tests.lab.training.test_generations import Silent

from kachidoki.bots import IsmctsBot, make_bot
from kachidoki.engine import BadInput
from kachidoki.engine.learned.nets import PriorFile, read_learnt
from kachidoki.lab.training.course import Course
from kachidoki.lab.training.decisions import Decisions, joined, watch
from kachidoki.lab.training.folder import Folder
from kachidoki.lab.training.generations import Training
from kachidoki.lab.training.leaning import Lesson, lean, told_of
from kachidoki.lab.training.positions import Chunk
from kachidoki.titles import find_title

ACTIONS = 6
TOLD = 4
COURSE = Course("joraku", (2,), 4, 1, 4, 2, epochs=1, teacher="ismcts:12+none", prior=3)


def decisions(number: int, seed: int) -> Decisions:
    """Of three actions, the search likes the one that stands where most is told."""
    rng = np.random.default_rng(seed)
    told = rng.integers(0, 9, (number, TOLD)).astype(np.int16)
    actions = np.tile(np.arange(3, dtype=np.int32), number)
    looks = np.where(told[:, :3] == told[:, :3].max(1, keepdims=True), 80, 10)
    ends = 3 * np.arange(1, number + 1)
    return Decisions(
        np.arange(number, dtype=np.int32), told, actions, looks.ravel().astype(np.int32), ends
    )


def test_it_learns_what_is_liked() -> None:
    lesson = decisions(4000, seed=1)
    before = lean(lesson, ACTIONS, neurons=8, epochs=1, seed=1).surprise
    after = lean(lesson, ACTIONS, neurons=8, epochs=30, seed=1).surprise
    assert after < 0.8 * before


def test_what_could_not_be_chosen_is_never_expected() -> None:
    lesson = Lesson(decisions(50, seed=2), ACTIONS)
    rows = np.arange(50)
    liked, could = lesson.liked(rows)
    weights = {
        "first": np.zeros((TOLD, 1), np.float32),
        "first_bias": np.zeros(1, np.float32),
        "last": np.zeros((1, ACTIONS), np.float32),
        "last_bias": np.full(ACTIONS, 5, np.float32),
    }
    told, _, _ = told_of(lesson.inputs(rows), could, weights)
    assert told[:, :3] == pytest.approx(1 / 3)
    assert not told[:, 3:].any()
    assert liked.sum(1) == pytest.approx(1)
    assert not liked[:, 3:].any()


def test_the_same_seed_gives_the_same_prior() -> None:
    lesson = decisions(300, seed=3)
    one, other = (lean(lesson, ACTIONS, 4, 2, seed=3).weights for _ in range(2))
    assert one == other
    assert lean(lesson, ACTIONS, 4, 2, seed=4).weights != one


def test_tables_are_joined_row_by_row() -> None:
    one, other = decisions(3, seed=1), decisions(2, seed=2)
    both = joined([one, other])
    assert [*both.ends] == [3, 6, 9, 12, 15]
    assert [*both.looks] == [*one.looks, *other.looks]


def test_a_search_is_watched() -> None:
    table = watch(Chunk("joraku", 2, 1, 0, 2, "ismcts:12+none"))
    assert set(table.game) == {0, 1}
    assert len(table.told) == len(table.ends) > 20
    assert table.ends[-1] == len(table.actions) == len(table.looks)
    numbers = np.diff(table.ends, prepend=0)
    assert numbers.min() > 1
    looks = np.add.reduceat(table.looks, table.ends - numbers)
    assert looks.min() >= 12


def test_a_course_for_a_prior_gives_one_that_bots_can_use(tmp_path: Path) -> None:
    found = Training(COURSE, Folder(tmp_path / "course"), 1, 1e9, Silent()).run()
    assert found is not None
    file = read_learnt(found)
    assert isinstance(file, PriorFile)
    assert file.card["course"]["prior"] == file.neurons == 3
    bot = make_bot(f"ismcts:5+{found}", find_title("joraku"), seed=1)
    assert isinstance(bot, IsmctsBot)
    assert bot.advice.prior is not None
    with pytest.raises(BadInput, match="is a prior for joraku, not for tokaido"):
        make_bot(f"ismcts:5+{found}", find_title("tokaido"), seed=1)


@pytest.mark.parametrize("prior", [0, 3])
@pytest.mark.parametrize("teacher", ["ismcts:5", "ismcts:5+none", "ismcts:5+none+{net}", "master"])
@pytest.mark.parametrize("has_best", [False, True])
def test_old_and_new_bots_of_a_gate_differ_only_in_what_is_trained(
    teacher: str, prior: int, has_best: bool, tmp_path: Path
) -> None:
    joraku = find_title("joraku")
    folder = files("kachidoki.titles.joraku")
    course = replace(COURSE, teacher=teacher.format(net=folder / "net.json"), prior=prior)
    best, trained = tmp_path / "best.json", tmp_path / "trained.json"
    for path in (best, trained):
        path.write_bytes((folder / ("prior.json" if prior else "net.json")).read_bytes())
    old, new = (
        make_bot(course.searcher(learnt), joraku, seed=1)
        for learnt in (best if has_best else None, trained)
    )
    assert isinstance(old, IsmctsBot)
    assert isinstance(new, IsmctsBot)
    assert old.iterations == new.iterations
    if prior:
        assert (old.advice.net is None) == (new.advice.net is None) == (teacher == "ismcts:5+none")
        assert new.advice.prior is not None
    else:
        assert old.advice.prior is None
        assert new.advice.prior is None
        assert new.advice.net is not None


@pytest.mark.parametrize(
    ("neurons", "reason"),
    [(-3, "a prior has 1 neuron or more, not -3"), (999, "a layer may have up to 256 neurons")],
)
def test_a_prior_of_no_possible_size_is_refused(neurons: int, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        replace(COURSE, prior=neurons)


@pytest.mark.parametrize(
    ("teacher", "reason"),
    [
        ("quick", "a prior learns from a search"),
        ("greedy", "a prior learns from a search in one process, not from greedy"),
        ("ismcts:10@2", "not from ismcts:10@2"),
    ],
)
def test_who_does_not_search_teaches_no_prior(teacher: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        replace(COURSE, teacher=teacher)
