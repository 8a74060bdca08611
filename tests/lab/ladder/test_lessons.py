"""Responses to bots are trained: each the same again from the same seed, and kept as it is found."""

from pathlib import Path

import pytest
from tests.engine.test_files import fill_the_disk

from kachidoki.bots import make_bot
from kachidoki.engine import BadInput, Moves, Rng, settle
from kachidoki.lab.arena import playing
from kachidoki.lab.ladder import lessons
from kachidoki.lab.ladder.lessons import Lesson, games_of_training, train_responses
from kachidoki.lab.ladder.schedule import Schedule, plan_ladder
from kachidoki.lab.ladder.tastes import LARGEST, STEP, kinds_of, name_of_taste
from kachidoki.lab.records.heading import heading_of
from kachidoki.titles import find_title, titles

JORAKU = find_title("joraku")
KINDS = kinds_of(JORAKU)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GENERATIONS": 2, "TASTES": 4, "PARENTS": 2}.items():
        monkeypatch.setattr(lessons, name, value)


def plan(seed: int = 7) -> Schedule:
    return plan_ladder("joraku", JORAKU.setting(2), ("random", "quick"), 4, seed, 2, 1)


def trained(path: Path, seed: int = 7) -> tuple[Schedule, int]:
    told: list[int] = []
    return train_responses(plan(seed), path, 1, told.append), sum(told)


def test_the_same_seed_trains_the_same(tmp_path: Path) -> None:
    first, games = trained(tmp_path / "one")
    assert games == games_of_training(plan()) == 2 * 2 * 4 * 2
    assert len(first.trained) == 2
    assert trained(tmp_path / "two")[0].trained == first.trained
    assert trained(tmp_path / "other", seed=8)[0].trained != first.trained


def test_too_many_games_of_training_are_refused(tmp_path: Path) -> None:
    endless = plan_ladder("joraku", JORAKU.setting(2), ("random", "quick"), 4, 7, 2, 10**20)
    with pytest.raises(BadInput, match="games are too many; possible: up to 10000000"):
        train_responses(endless, tmp_path / "kept", 1, print)


def test_what_is_trained_is_not_trained_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> str:
        raise KeyboardInterrupt

    first, _ = trained(tmp_path / "kept")
    monkeypatch.setattr(lessons, "response_to", stop)
    again, games = trained(tmp_path / "kept")
    assert again.trained == first.trained
    assert games == games_of_training(plan())
    with pytest.raises(BadInput, match="other bots"):
        trained(tmp_path / "kept", seed=8)
    fill_the_disk(monkeypatch)
    with pytest.raises(BadInput, match=r"cannot write .*kept: No space left"):
        lessons.keep(tmp_path / "kept", lessons.Responses(heading_of(plan(), {}), {}))
    assert trained(tmp_path / "kept")[0].trained == first.trained
    (tmp_path / "kept").write_text("[]")
    with pytest.raises(BadInput, match="cannot be read"):
        trained(tmp_path / "kept")


def test_a_taste_that_wins_more_becomes_the_next_centre(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against marks that are the bonus of one kind, training drives that bonus up."""
    kind = KINDS.index("march")

    def marks(lesson: Lesson, *_: object) -> list[float]:
        return [make_bot(bot, JORAKU, 1).bonuses["march"] for bot in lesson.bots[:-1]]  # type: ignore[attr-defined]

    monkeypatch.undo()
    monkeypatch.setattr(lessons, "marks_of", marks)
    name = lessons.response_to("random", plan(), 1, lambda games: None)
    found = list(make_bot(name, JORAKU, 1).bonuses.values())  # type: ignore[attr-defined]
    assert found[kind] > 1
    assert found[kind] == max(found)


def test_every_taste_sits_in_every_seat_on_the_same_deals() -> None:
    lesson = Lesson("joraku", JORAKU.setting(3), ("a", "b", "random"), 12, 1, 2)
    assert [lesson.seating(game) for game in range(3)] == [
        ["a", "random", "random"],
        ["random", "a", "random"],
        ["random", "random", "a"],
    ]
    assert lesson.seating(6) == ["b", "random", "random"]
    assert [lesson.deal(game) for game in range(12)] == [0, 0, 0, 1, 1, 1] * 2


def test_a_name_is_a_taste() -> None:
    for title in titles().values():
        kinds = kinds_of(title)
        bonuses = [STEP * (place - 4) for place in range(len(kinds))]
        bot = make_bot(name_of_taste(bonuses), title, 1)
        assert bot.bonuses == dict(zip(kinds, bonuses, strict=True))  # type: ignore[attr-defined]
    assert name_of_taste([1000.0]).endswith(f"{LARGEST:x}")


def test_a_bonus_decides() -> None:
    """Who likes to pass above all passes."""
    state = JORAKU.new(4)
    settle(state, Moves(), Rng(3))
    while "pass" not in {state.vocabulary.kind(action).verb for action in state.legal_actions(0)}:
        state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
    verbs = {}
    for bonus in (-30.0, 30.0):
        likes = name_of_taste([bonus if kind == "pass" else 0.0 for kind in KINDS])
        action = make_bot(likes, JORAKU, 1).choose(state, 0)
        verbs[bonus] = state.vocabulary.kind(action).verb
    assert verbs[30.0] == "pass"


@pytest.mark.parametrize("name", ["Taste_0", "Taste_xy", "Taste_04", "Tasty"])
def test_what_is_no_taste_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match=name):
        make_bot(f"kachidoki.lab.ladder.tastes:{name}", JORAKU, 1)


def test_lessons_can_be_played() -> None:
    taste = name_of_taste([0.0] * len(KINDS))
    lesson = Lesson("joraku", JORAKU.setting(2), (taste, taste, "random"), 4, 1, 1)
    with playing(lesson, 1) as games:
        assert sorted(game.number for game in games) == [0, 1, 2, 3]
