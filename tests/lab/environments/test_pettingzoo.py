"""Titles as environments of PettingZoo, by its own tests and in what those do not ask."""

import random
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.lab.environments.settings import each_setting, each_title

from kachidoki.engine import BadInput, IllegalAction
from kachidoki.lab.environments import register

np = pytest.importorskip("numpy", reason="numpy is not installed: kachidoki[environments]")
pettingzoo = pytest.importorskip(
    "pettingzoo", reason="PettingZoo is not installed: kachidoki[environments]"
)

CYCLES = 12


@pytest.fixture(autouse=True)
def registry() -> None:
    register()


@pytest.fixture(autouse=True)
def quietness() -> Iterator[None]:
    """PettingZoo warns of spaces that are no plain box, as all with masks are."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation .*(box|NumPy array)")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


def aec(title: str, **words: Any) -> Any:
    return pettingzoo.make("aec", f"kachidoki/{title}-v0", **words)


def parallel(title: str, **words: Any) -> Any:
    return pettingzoo.make("parallel", f"kachidoki/{title}-v0", **words)


def play(env: Any, seed: int) -> list[tuple[str, int, float]]:
    """A whole game, every choice made by the mask; agents, actions and rewards."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    log = []
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        action = None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        log.append((agent, -1 if action is None else action, reward))
        env.step(action)
    return log


# ----------------------------------------------------------------- PettingZoo's own tests


@each_setting
def test_agents_one_after_the_other_pass(title: str, setting: dict[str, Any]) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(aec(title, **setting), CYCLES)
    seed_test(lambda: aec(title, **setting), CYCLES)


@each_setting
def test_agents_all_at_once_pass(title: str, setting: dict[str, Any]) -> None:
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    parallel_api_test(parallel(title, **setting), CYCLES)
    parallel_seed_test(lambda: parallel(title, **setting), CYCLES)


@each_title
def test_whole_games_pass(title: str) -> None:
    from pettingzoo.test import api_test, parallel_api_test

    api_test(aec(title, seats=3), 1000)
    parallel_api_test(parallel(title, seats=3), 2000)


@each_title
def test_games_are_cut_off_rendered_and_told_as_a_whole(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where PettingZoo's tests choose blindly, agents that act at once do."""
    from pettingzoo.test import max_cycles_test, render_test, state_test, test_save_obs
    from pettingzoo.utils.conversions import parallel_to_aec

    def converted(**words: Any) -> Any:
        return parallel_to_aec(parallel(title, **words))

    def at_once(**words: Any) -> Any:
        return parallel(title, **words)

    monkeypatch.chdir(tmp_path)
    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=converted))
    state_test(converted(), at_once())
    test_save_obs(aec(title))
    render_test(lambda **words: aec(title, **words))
    render_test(converted)


# ----------------------------------------------------------------- what they do not ask


@each_title
def test_the_same_seed_and_choices_give_the_same_game_of_which_shares_sum_to_one(
    title: str,
) -> None:
    env = aec(title, seats=3)
    log = play(env, seed=4)
    assert sum(reward for _, _, reward in log[-3:]) == 1.0
    assert all(reward == 0.0 for _, _, reward in log[:-3])
    assert play(env, seed=4) == log
    assert play(env, seed=5) != log


def test_without_a_seed_every_game_is_another() -> None:
    env = aec("joraku")
    env.reset(seed=1)
    env.reset()
    first = env.observe("seat_0")["observation"]
    env.reset()
    assert not np.array_equal(first, env.observe("seat_0")["observation"])


def test_nobody_is_told_what_others_choose_in_secret() -> None:
    told = []
    for place in (0, 1):
        env = aec("joraku")
        env.reset(seed=1)
        assert env.table.state.actors() == [0, 1, 2, 3]
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[place]))
        told.append([env.observe(agent)["observation"].tolist() for agent in env.agents])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec("joraku")
    env.reset(seed=1)
    before = env.table.state.dump()
    with pytest.raises(IllegalAction, match=r"A may not 'march' now.*possible: pass"):
        env.step(env.table.title.vocabulary.parse("march"))
    with pytest.raises(IllegalAction, match="A may not '-1' now"):
        env.step(-1)
    with pytest.raises(BadInput, match=r"None is no action; actions: 0 to 167, see action_mask"):
        env.step(None)
    assert env.table.state.dump() == before


def test_a_gesture_is_no_action() -> None:
    env = aec("rising-sun")
    env.reset(seed=1)
    while not (offers := env.table.state.volunteers()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    state, seat = env.table.state, env.table.actor
    gesture = next(a for a in state.possible_actions(offers[0]) if state.is_gesture(offers[0], a))
    assert gesture >= env.action_space("seat_0").n
    with pytest.raises(IllegalAction):
        env.table.choose(seat, gesture)


def test_before_and_behind_a_game_there_is_nothing_to_decide() -> None:
    env = aec("joraku", seats=2)
    with pytest.raises(BadInput, match="has not begun: call reset first"):
        env.step(0)
    env.reset(seed=1)
    while not env.table.is_over:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(BadInput, match="the only action left to an agent is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(BadInput, match="is over: call reset to begin another"):
        env.step(None)


def test_at_once_a_legal_action_stands_in_for_any_other() -> None:
    env = parallel("joraku")
    told, _ = env.reset(seed=1)
    legal, other = [np.flatnonzero(told[agent]["action_mask"]).tolist() for agent in env.agents[:2]]
    wait = env.wait
    *_, infos = env.step(dict.fromkeys(env.agents, wait) | {"seat_1": other[0]})
    assert infos["seat_0"] == {"stand_in": legal[wait % len(legal)]}
    assert infos["seat_1"] == {}


def test_at_once_secret_choices_are_one_step_and_others_wait() -> None:
    env = parallel("joraku")
    told, _ = env.reset(seed=1)
    actors = env.table.state.actors
    assert actors() == [0, 1, 2, 3]
    while len(actors()) == 4:
        told, *_ = env.step(
            {agent: int(np.flatnonzero(told[agent]["action_mask"])[0]) for agent in env.agents}
        )
    waiting = [agent for agent in env.agents if told[agent]["action_mask"][env.wait]]
    assert [agent for agent in env.agents if agent not in waiting] == [f"seat_{actors()[0]}"]
    assert all(told[agent]["action_mask"].sum() == 1 for agent in waiting)
    with pytest.raises(BadInput, match=f"the table waits for seat_{actors()[0]}, which has no"):
        env.step(dict.fromkeys(waiting, env.wait))


def test_at_once_a_game_that_is_over_or_cut_off_goes_no_further() -> None:
    env = parallel("joraku", seats=2, max_cycles=1)
    env.reset(seed=1)
    _, _, ended, cut, _ = env.step(dict.fromkeys(env.agents, 0))
    assert (set(ended.values()), set(cut.values()), env.agents) == ({False}, {True}, [])
    with pytest.raises(BadInput, match="was cut off after 1 cycles: call reset"):
        env.step({"seat_0": 0})
    with pytest.raises(BadInput, match="max_cycles is 0; possible: 1 or more"):
        parallel("joraku", max_cycles=0)


def test_it_is_rendered_as_who_is_asked_sees_it() -> None:
    env = aec("joraku", render_mode="ansi")
    env.reset(seed=1)
    words = env.render()
    assert "Your hand:" in words
    assert "`pass red-" in words
    watched = parallel("joraku", render_mode="ansi")
    watched.reset(seed=1)
    assert "Your hand:" not in watched.render()


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ({"seats": 7}, "joraku is not for 7 seats; possible: 2, 3, 4"),
        ({"options": {"edition": "third"}}, "edition=third is not possible"),
        ({"options": {"speed": "fast"}}, "joraku has no option 'speed'"),
        ({"render_mode": "rgb_array"}, "there is no render_mode 'rgb_array'; possible: human"),
    ],
)
def test_what_cannot_be_played_is_refused(words: dict[str, Any], what: str) -> None:
    for make in (aec, parallel):
        with pytest.raises(BadInput, match=what):
            make("joraku", **words)


def test_a_title_that_is_not_there_is_refused() -> None:
    from kachidoki.lab.environments.aec import AecTable

    with pytest.raises(BadInput, match="there is no title 'chess'; titles: gunsen, joraku"):
        AecTable("chess")


def test_registering_again_changes_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "pettingzoo" in register()
