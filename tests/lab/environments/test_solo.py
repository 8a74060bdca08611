"""Titles as environments of Gymnasium: one agent against bots."""

import random
import warnings
from typing import Any

import pytest
from tests.lab.environments.settings import each_setting, each_title

from kachidoki.engine import BadInput
from kachidoki.lab.environments import register

np = pytest.importorskip("numpy", reason="numpy is not installed: kachidoki[environments]")
gymnasium = pytest.importorskip(
    "gymnasium", reason="Gymnasium is not installed: kachidoki[environments]"
)


@pytest.fixture(autouse=True)
def registry() -> None:
    register()


def solo(title: str, **words: Any) -> Any:
    return gymnasium.make(f"kachidoki/{title}-v0", **words).unwrapped


def play(env: Any, seed: int) -> list[Any]:
    """A whole game, the agent's choices made by the mask; what it did, and its reward."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    log: list[Any] = []
    is_over = False
    while not is_over:
        action = chance.choice(np.flatnonzero(env.action_masks()).tolist())
        _, reward, is_over, _, info = env.step(action)
        assert info == {}
        log += [action, reward]
    return log


@each_setting
def test_gymnasium_finds_nothing_wrong(title: str, setting: dict[str, Any]) -> None:
    from gymnasium.utils.env_checker import check_env

    env = solo(title, **setting, bots="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


@each_title
def test_the_same_seed_gives_the_same_deal_and_bots(title: str) -> None:
    env = solo(title, seats=3, seat=1, bots=["random", "greedy"])
    log = play(env, seed=3)
    assert log == play(env, seed=3)
    assert log != play(env, seed=4)
    assert 0.0 <= log[-1] <= 1.0


def test_the_agent_plays_only_its_own_seat() -> None:
    env = solo("joraku", seat=2, bots="adept")
    env.reset(seed=1)
    assert env.table.actor == 2
    assert sorted(env.players) == [0, 1, 3]
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.table.actor == 2


def test_bots_of_any_level_play() -> None:
    env = solo("joraku", bots=["ismcts:20", "adept", "random"])
    assert play(env, seed=1)[-1] in (0.0, 1.0)


def test_a_legal_action_stands_in_for_any_other() -> None:
    env = solo("joraku")
    env.reset(seed=1)
    legal = np.flatnonzero(env.action_masks()).tolist()
    illegal = next(action for action in range(168) if action not in legal)
    *_, info = env.step(illegal)
    assert info == {"stand_in": legal[illegal % len(legal)]}


def test_before_and_behind_a_game_there_is_nothing_to_decide() -> None:
    env = solo("joraku", bots="random")
    with pytest.raises(BadInput, match="has not begun: call reset first"):
        env.step(0)
    play(env, seed=1)
    with pytest.raises(BadInput, match="is over: call reset to begin another"):
        env.step(0)


def test_after_a_game_that_could_not_begin_there_is_none() -> None:
    env = solo("joraku", seat=3, bots=["random", "random", "tests.lab.failing:Raises"])
    before = env.table.state
    with pytest.raises(BadInput, match="no idea"):
        env.reset(seed=1)
    assert env.table.state is before
    assert env.players == {}
    with pytest.raises(BadInput, match="has not begun: call reset first"):
        env.step(0)


def test_a_bot_that_cannot_be_closed_does_no_harm() -> None:
    env = solo("joraku", bots="tests.lab.failing:ClingsToGames")
    play(env, seed=1)
    env.close()
    assert env.players == {}


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ({"seat": 4}, "seat is 4; it must be from 0 to 3"),
        ({"bots": ["greedy"]}, "3 other seats need as many bots; given: 1"),
        ({"bots": "clever"}, "there is no bot 'clever'; possible: "),
        ({"bots": "ismcts:many"}, "the budget of 'ismcts:many' cannot be used"),
        ({"seats": 9}, "joraku is not for 9 seats"),
        ({"render_mode": "rgb_array"}, "there is no render_mode"),
    ],
)
def test_what_cannot_be_played_is_refused(words: dict[str, Any], what: str) -> None:
    from kachidoki.lab.environments.solo import SoloTable

    with pytest.raises(BadInput, match=what):
        SoloTable("joraku", **words)


def test_a_bot_that_fails_is_named() -> None:
    env = solo("joraku", seat=3, bots="tests.lab.failing:Raises")
    with pytest.raises(BadInput, match=r"bot tests.lab.failing:Raises in seat A.*no idea"):
        env.reset(seed=1)
