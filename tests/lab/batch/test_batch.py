"""Many games at once: the same games as one by one, and exactly what each seat may know and do."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kachidoki.engine import BadInput, IllegalAction, Moves, Rng, State, settle
from kachidoki.engine.advice import shares
from kachidoki.engine.learned.observer import Observer
from kachidoki.lab.batch import Batch
from kachidoki.lab.batch import batch as module
from kachidoki.lab.batch.batch import seeds
from kachidoki.titles import find_title, titles

ABLE = sorted(name for name, title in titles().items() if title.features() is not None)
TITLE = "joraku"
SEATS = 3
SEED = 8


class Alone:
    """A game on the plain engine, with the luck of one game of a batch."""

    def __init__(self, title_id: str, game: int) -> None:
        self.title = find_title(title_id)
        self.rng = Rng(seeds(SEED, game + 1)[game])
        self.state = self.begin()

    def begin(self) -> State:
        state = self.title.new(SEATS)
        settle(state, Moves(), self.rng)
        return state

    def told(self) -> list[int]:
        """By an observer who has seen nothing else."""
        features = self.title.features()
        assert features is not None
        observer = Observer(self.state.game, features)
        observer.look(self.state, self.state.actor)
        return list(map(int, observer.numbers))

    def play(self, action: int) -> tuple[list[float], list[int]] | None:
        """Shares and points if that was the last decision; then the next game has begun."""
        self.state.apply(self.state.actor, action)
        settle(self.state, Moves(), self.rng)
        if not self.state.is_over():
            return None
        result = shares(self.state.ranking()), self.state.scores()
        self.state = self.begin()
        return result


@pytest.mark.parametrize("title_id", ABLE)
def test_a_batch_plays_the_games_of_the_plain_engine(title_id: str) -> None:
    batch = Batch(title_id, 3, SEATS, seed=SEED)
    plain = [Alone(title_id, game) for game in range(3)]
    choices = np.random.default_rng(1)
    for step in range(150):
        for game, alone in enumerate(plain):
            state = alone.state
            assert batch.actors[game] == state.actors()[0]
            assert batch.masks[game].nonzero()[0].tolist() == state.legal_actions(state.actor)
            assert batch.observations[game].tolist() == alone.told()
            assert step % 10 or batch.state(game).dump() == state.dump()
        actions = np.array([choices.choice(mask.nonzero()[0]) for mask in batch.masks])
        batch.step(actions)
        assert batch.actions.tolist() == actions.tolist()
        for game, alone in enumerate(plain):
            end = alone.play(int(actions[game]))
            assert batch.ends[game] == (end is not None)
            nothing = [0.0] * SEATS, [0] * SEATS
            told = batch.rewards[game].tolist(), batch.scores[game].tolist()
            assert told == (end or nothing)


def test_where_a_game_ends_the_next_one_begins() -> None:
    batch = Batch(TITLE, 2, SEATS, seed=SEED)
    ended = 0
    while ended < 3:
        batch.step_at_random()
        for game in batch.ends.nonzero()[0].tolist():
            ended += 1
            assert batch.rewards[game].sum() == pytest.approx(1)
            assert batch.scores[game].any()
            assert not batch.state(game).is_over()
            assert batch.masks[game].any()
    batch.step_at_random()
    assert not batch.rewards[~batch.ends].any()
    assert not batch.scores[~batch.ends].any()


def at_random(batch: Batch) -> None:
    batch.step_at_random()


def by_logits(batch: Batch) -> None:
    batch.step_by(np.linspace(-3, 3, batch.masks.shape[1])[None].repeat(batch.games, 0))


@pytest.mark.parametrize("step", [at_random, by_logits])
def test_a_game_is_the_same_in_a_batch_of_any_size(step: Callable[[Batch], None]) -> None:
    small, large, other = (
        Batch(TITLE, games, SEATS, seed=seed) for games, seed in ((2, SEED), (5, SEED), (2, 9))
    )
    differs = False
    for _ in range(40):
        for batch in (small, large, other):
            step(batch)
        assert small.actions.tolist() == large.actions[:2].tolist()
        assert small.observations.tolist() == large.observations[:2].tolist()
        differs = differs or small.actions.tolist() != other.actions.tolist()
    assert differs
    assert large.observations[0].tolist() != large.observations[1].tolist()


@pytest.mark.parametrize("seed", [None, "x", 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(TypeError):
        Batch(TITLE, 2, SEATS, seed=seed)


def test_a_reset_plays_the_same_again() -> None:
    batch = Batch(TITLE, 2, SEATS, seed=SEED)
    first = batch.observations.copy(), batch.masks.copy()
    for _ in range(30):
        batch.step_at_random()
    played = batch.actions.copy()
    batch.reset(SEED)
    assert batch.actions.tolist() == [-1, -1]
    assert (batch.observations == first[0]).all()
    assert (batch.masks == first[1]).all()
    for _ in range(30):
        batch.step_at_random()
    assert batch.actions.tolist() == played.tolist()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_decisions_are_drawn_in_the_ratio_of_e_to_the_logits(dtype: Any) -> None:
    """The first decision of the same game, with other luck after it: odds of 2 to 1, and one that never
    is chosen; what is illegal is never chosen either, however much it is wanted."""
    games = 600
    batch = Batch(TITLE, games, SEATS)
    logits = np.full(batch.masks.shape, 50, dtype)
    logits[batch.masks] = -np.inf
    wanted = [mask.nonzero()[0][:2] for mask in batch.masks]
    for game, (one, other) in enumerate(wanted):
        logits[game, [one, other]] = np.log(2) + 700, 700
    batch.step_by(logits)
    first = sum(int(batch.actions[game] == one) for game, (one, _) in enumerate(wanted))
    second = sum(int(batch.actions[game] == other) for game, (_, other) in enumerate(wanted))
    assert first + second == games
    assert first / games == pytest.approx(2 / 3, abs=0.04)


def test_arrays_are_live_and_nobody_else_can_write_into_them() -> None:
    batch = Batch(TITLE, 2, SEATS)
    rows = batch.observations
    before = rows.copy()
    batch.step_at_random()
    assert rows is batch.observations
    assert not (rows == before).all()
    with pytest.raises(ValueError, match="read-only"):
        rows[0, 0] = 1


def everything(batch: Batch) -> list[Any]:
    told = [batch.observations, batch.masks, batch.actors, batch.actions, batch.ends]
    return [*(array.tolist() for array in told), batch.state(0).dump(), batch.state(1).dump()]


def legal(batch: Batch) -> Any:
    return batch.masks.argmax(1)


@pytest.mark.parametrize("action", [-1, 10**6, None])
def test_an_illegal_action_is_refused_with_its_game_and_changes_none(action: int | None) -> None:
    batch = Batch(TITLE, 2, SEATS)
    before = everything(batch)
    actions = legal(batch)
    actions[1] = batch.masks[1].argmin() if action is None else action
    with pytest.raises(IllegalAction, match=r"game 1: . may not .*; possible: "):
        batch.step(actions)
    assert everything(batch) == before


@pytest.mark.parametrize(
    ("logit", "where"), [(np.nan, slice(0, 1)), (np.inf, slice(0, 1)), (-np.inf, slice(0, None))]
)
def test_logits_that_are_no_numbers_are_refused_and_change_nothing(
    logit: float, where: slice
) -> None:
    batch = Batch(TITLE, 2, SEATS)
    before = everything(batch)
    logits = np.zeros(batch.masks.shape)
    logits[1, batch.masks[1].nonzero()[0][where]] = logit
    with pytest.raises(BadInput, match="game 1: logits of legal actions must be numbers"):
        batch.step_by(logits)
    assert everything(batch) == before


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0], "actions are a list; they must be a numpy array"),
        (np.zeros(3, np.int64), r"actions have the shape \(3,\); it must be \(2,\)"),
        (np.zeros((2, 1), np.int64), r"actions have the shape \(2, 1\)"),
        (np.zeros(2), "actions are of float64; they must be whole numbers"),
        (np.zeros(2, np.bool_), "actions are of bool; they must be whole numbers"),
    ],
)
def test_actions_of_another_form_are_refused(actions: Any, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Batch(TITLE, 2, SEATS).step(actions)


def test_logits_of_another_form_are_refused() -> None:
    batch = Batch(TITLE, 2, SEATS)
    with pytest.raises(BadInput, match="logits have the shape"):
        batch.step_by(np.zeros((2, 3)))
    with pytest.raises(BadInput, match="logits are of int64; they must be floating-point numbers"):
        batch.step_by(np.zeros(batch.masks.shape, np.int64))


@pytest.mark.parametrize("dtype", [np.int32, np.uint16, np.int64])
def test_actions_may_be_whole_numbers_of_any_size(dtype: Any) -> None:
    batch = Batch(TITLE, 2, SEATS)
    actions = legal(batch).astype(dtype)
    batch.step(actions)
    assert batch.actions.tolist() == actions.tolist()


def test_whole_numbers_of_numpy_are_numbers() -> None:
    batch = Batch(TITLE, np.int64(2), np.int32(SEATS), seed=np.int64(SEED))  # type: ignore[arg-type]
    assert everything(batch) == everything(Batch(TITLE, 2, SEATS, seed=SEED))


def test_there_is_a_name_for_each_number() -> None:
    batch = Batch(TITLE, 2, SEATS)
    assert len(batch.names()) == batch.observations.shape[1]


@pytest.mark.parametrize(
    ("title_id", "games", "seats", "message"),
    [
        ("go", 2, 3, "no title 'go'; titles: "),
        (TITLE, 0, 3, "a batch of 0 games; possible: 1 to "),
        (TITLE, 2, 11, f"{TITLE} is not for 11 seats"),
    ],
)
def test_what_cannot_be_played_is_refused(
    title_id: str, games: int, seats: int, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        Batch(title_id, games, seats)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no game 2; games: 0 to 1"):
        Batch(TITLE, 2, SEATS).state(2)


def test_a_title_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    title = find_title(TITLE)
    monkeypatch.setattr(type(title), "features", lambda _: None)
    with pytest.raises(BadInput, match=f"{TITLE} has no features: there is nothing"):
        Batch(TITLE, 2, SEATS)


def test_without_librt_a_batch_says_so() -> None:
    with pytest.raises(BadInput, match="needs librt"):
        module.shown([0, 1], np.int64)
