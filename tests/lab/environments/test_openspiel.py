"""Titles as games of OpenSpiel, by its own tests and in what those do not ask.

OpenSpiel is not in everybody's environment: `make test-environments` has one with it.
"""

import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from tests.lab.environments.settings import each_setting, each_title

from kachidoki.engine import BadInput, IllegalAction
from kachidoki.lab.environments import register

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: `make test-environments` installs it"
)
np = pytest.importorskip("numpy")

MANUAL = Path(__file__).parents[3] / "docs" / "lab.md"


@pytest.fixture(autouse=True)
def registry() -> None:
    register()


def load(title: str, seats: int, options: dict[str, str]) -> Any:
    name = f"kachidoki_{title.replace('-', '_')}"
    return pyspiel.load_game(name, {"players": seats, **options})


def dealt(game: Any, place: int = 0) -> Any:
    """The first decision, after chance has taken one of its outcomes each time."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[place % len(outcomes)][0])
    return state


@each_setting
def test_openspiel_finds_nothing_wrong(title: str, setting: dict[str, Any]) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    game = load(title, **setting)
    GamesSimTest().sim_game(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@each_title
def test_an_observer_tells_what_the_seat_is_told(title: str) -> None:
    from open_spiel.python.observation import make_observation

    state = dealt(load(title, 3, {}))
    player = state.current_player()
    observation = make_observation(state.get_game())
    observation.set_from(state, player)
    assert observation.tensor.tolist() == state.observation_tensor(player)
    assert len(observation.tensor) == state.get_game().observation_tensor_size()
    assert np.any(observation.tensor)
    assert f'"seat":"{"ABC"[player]}"' in observation.string_from(state, player)


def test_nobody_is_told_what_others_choose_in_secret() -> None:
    told = []
    for place in (0, 1):
        state = dealt(load("joraku", 4, {}))
        state.apply_action(state.legal_actions()[place])
        told.append([state.information_state_string(player) for player in range(4)])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


def test_only_who_is_asked_has_legal_actions() -> None:
    state = dealt(load("joraku", 4, {}))
    assert state.state.actors() == [0, 1, 2, 3]
    assert [bool(state.legal_actions(player)) for player in range(4)] == [True, False, False, False]


@each_title
def test_a_resampled_world_looks_the_same_to_the_player(title: str) -> None:
    state = dealt(load(title, 3, {}), place=1)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    told = {world.information_state_string(player) for world in worlds}
    assert told == {state.information_state_string(player)}
    if title == "joraku":  # where hands are hidden from the start
        assert len({str(world) for world in worlds}) > 1


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(load("joraku", 4, {}))
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert len(copy.history()) == len(state.history()) + 1


def test_openspiels_search_plays_with_our_worlds() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    state = dealt(load("joraku", 3, {}))
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(state.get_game(), evaluator, 1.0, 10, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_a_game_is_named_so_that_it_can_be_loaded_again() -> None:
    game = load("joraku", 2, {"mode": "with-neutral", "variants": "1+2"})
    assert str(game) == "kachidoki_joraku(mode=with-neutral,players=2,variants=1&2)"
    again = pyspiel.load_game(str(game))
    assert again.setting.options == {
        "mode": "with-neutral",
        "edition": "deluxe",
        "variants": "1+2",
    }
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_utilities_are_shares_of_the_victory() -> None:
    game = load("tokaido", 4, {})
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0.0, 1.0, 1.0)
    state = dealt(game)
    assert state.returns() == [0.0] * 4
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    assert sum(state.returns()) == 1.0


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadInput, match="joraku is not for 7 seats"):
        load("joraku", 7, {})
    with pytest.raises(BadInput, match="edition=third is not possible"):
        load("joraku", 3, {"edition": "third"})
    state = dealt(load("joraku", 4, {}))
    with pytest.raises(IllegalAction, match="A may not 'march' now"):
        state.apply_action(state.state.vocabulary.parse("march"))
    with pytest.raises(BadInput, match="observers take no parameters; given: depth"):
        state.get_game().make_py_observer(None, {"depth": 1})


def test_the_manual_is_right() -> None:
    """It cannot be a doctest, where OpenSpiel may be missing."""
    blocks = re.findall(r"```python\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    ours = [block for block in blocks if "pyspiel" in block]
    assert ours
    for block in ours:
        exec(block, {})
