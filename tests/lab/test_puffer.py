"""The batch as PufferLib wants it: every seat an agent, of which one a game lives at a time."""

from typing import Any

import numpy as np
import pytest

from kachidoki.engine import BadInput, IllegalAction
from kachidoki.lab.batch import Batch
from kachidoki.lab.puffer import Puffer

TITLE, GAMES, SEATS = "joraku", 3, 2


def first_legal(env: Puffer) -> Any:
    """The first legal action of each agent, by the end of what it is told."""
    return env.observations[:, env.numbers :].argmax(1).astype(np.int32)


def test_one_agent_a_game_lives_and_is_told_what_the_batch_tells() -> None:
    env, batch = Puffer(TITLE, GAMES, SEATS, seed=4), Batch(TITLE, GAMES, SEATS, seed=4)
    for _ in range(20):
        live = np.flatnonzero(env.masks)
        assert (live // SEATS).tolist() == list(range(GAMES))
        assert (live % SEATS).tolist() == batch.actors.tolist()
        told = np.concatenate([batch.observations, batch.masks], axis=1)
        assert env.observations[live].tolist() == told.tolist()
        actions = first_legal(env)
        rest = env.observations[~env.masks].copy(), ~env.masks
        env.step(actions)
        batch.step(actions[live])
        still = rest[1] & ~env.masks
        assert (env.observations[still] == rest[0][still[rest[1]]]).all()


def test_at_the_end_all_seats_of_the_game_are_rewarded() -> None:
    env = Puffer(TITLE, GAMES, SEATS, seed=4)
    choices = np.random.default_rng(2)
    while not env.terminals.any():
        legal = env.observations[:, env.numbers :]
        _, rewards, terminals, truncations, infos = env.step(
            np.array([choices.choice(row.nonzero()[0]) if row.any() else 0 for row in legal])
        )
        assert len(infos) == int(terminals.any())
        assert not truncations.any()
    ended = terminals.reshape(GAMES, SEATS)
    assert (ended.all(1) == ended.any(1)).all()
    assert rewards.reshape(GAMES, SEATS)[ended.any(1)].sum(1).tolist() == [1] * ended.any(1).sum()
    assert not rewards.reshape(GAMES, SEATS)[~ended.any(1)].any()
    assert infos[0]["points"] > 0


def test_it_writes_into_arrays_that_are_shared_with_it() -> None:
    own = Puffer(TITLE, GAMES, SEATS)
    shared = {name: array.copy() for name, array in own.own_arrays().items()}
    env = Puffer(TITLE, GAMES, SEATS, buf=shared)
    env.send(first_legal(env))
    own.step(first_legal(own))
    told, *_, agents, masks = env.recv()
    assert told is shared["observations"]
    assert masks is shared["masks"]
    assert len(agents) == GAMES * SEATS
    assert (shared["observations"] == own.observations).all()
    assert shared["actions"].tolist() == own.actions.tolist()
    env.async_reset(0)
    assert (env.observations == Puffer(TITLE, GAMES, SEATS).observations).all()


def dealt(env: Puffer, seed: int | None = None) -> list[list[int]]:
    env.step(first_legal(env))
    told, _ = env.reset(seed)
    found: list[list[int]] = told.tolist()
    return found


def test_without_a_seed_other_games_follow_from_that_of_the_constructor() -> None:
    env, again = Puffer(TITLE, GAMES, SEATS, seed=5), Puffer(TITLE, GAMES, SEATS, seed=5)
    first = env.observations.tolist()
    assert first != Puffer(TITLE, GAMES, SEATS, seed=0).observations.tolist()
    assert dealt(env) == first
    second, third = dealt(env), dealt(env)
    assert first != second != third != first
    assert [dealt(again) for _ in range(3)] == [first, second, third]


def test_a_seed_begins_anew() -> None:
    env = Puffer(TITLE, GAMES, SEATS, seed=5)
    told = dealt(env, seed=3)
    assert told == Puffer(TITLE, GAMES, SEATS, seed=3).observations.tolist()
    other = dealt(env)
    assert other != told
    assert [dealt(env, seed=3), dealt(env)] == [told, other]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"masks": None}, "the buffer 'masks' is missing"),
        ({"masks": [1]}, "the buffer 'masks' must be a numpy array that can be written to"),
        ({"rewards": np.zeros(6)}, "'rewards' is of float64 .* it must be of float32"),
        ({"actions": np.zeros(5, np.int32)}, r"'actions' is of int32 and the shape \(5,\)"),
    ],
)
def test_shared_arrays_of_another_form_are_refused(change: dict[str, Any], message: str) -> None:
    shared = {**Puffer(TITLE, GAMES, SEATS).own_arrays(), **change}
    with pytest.raises(BadInput, match=message):
        Puffer(TITLE, GAMES, SEATS, buf=shared)


def test_an_illegal_action_of_an_agent_that_lives_is_refused_and_changes_nothing() -> None:
    env = Puffer(TITLE, GAMES, SEATS)
    before = env.observations.copy()
    actions = first_legal(env)
    actions[env.masks.argmax()] = -1
    with pytest.raises(IllegalAction, match="game 0: "):
        env.step(actions)
    assert (env.observations == before).all()
    with pytest.raises(BadInput, match="actions have the shape"):
        env.step(actions[:2])


def test_spaces_are_those_of_gymnasium() -> None:
    pytest.importorskip("gymnasium", reason="spaces need gymnasium, which is not installed")
    env = Puffer(TITLE, GAMES, SEATS)
    assert env.observation_space.contains(env.observations)
    assert env.single_observation_space.contains(env.observations[0])
    assert env.action_space.contains(first_legal(env).astype(np.int64))
    assert env.single_action_space.contains(int(first_legal(env)[0]))
