"""OpenSpiel's trick-taking games, in its own C++ loop and driven from Python."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from benchmarks.measure import Case, Section, Work, repeated, timed
from kachidoki.engine import Rng

LIBRARY = "OpenSpiel"
GAMES = ("hearts", "euchre", "spades")
SEARCHABLE = ("hearts", "euchre")  # spades cannot say what a player knows
OBSERVED = "spades"  # with an observer that writes into an array of its own
SHORTCUT = "from Python, chance as legal actions"
SEED = 1
ITERATIONS = 1000
EXPLORATION = 2.0


def cases() -> list[Case]:
    found = []
    for name in GAMES:
        game = pyspiel.load_game(name)
        copy = repeated(middle(game).clone, 1000)
        found += [
            Case(Section.GAMES, LIBRARY, name, "C++ loop", timed(loop(game))),
            Case(Section.GAMES, LIBRARY, name, "from Python", timed(from_python(game, True))),
            Case(Section.GAMES, LIBRARY, name, SHORTCUT, timed(from_python(game, False))),
            Case(Section.STATE, LIBRARY, name, "clone", timed(copy)),
        ]
    for name in SEARCHABLE:
        sample = timed(search(pyspiel.load_game(name)))
        found.append(Case(Section.SEARCH, LIBRARY, name, "first decision", sample))
    sample = timed(observed(pyspiel.load_game(OBSERVED)))
    found.append(Case(Section.AGENTS, LIBRARY, OBSERVED, "from Python, with observer", sample))
    return found


def loop(game: Any) -> Work:
    """Whole games inside OpenSpiel, with its own random bots."""
    bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]
    seeds = Random(SEED)

    def work() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
        plies: int = state.move_number()
        return plies

    return work


def from_python(game: Any, ask_chance: bool) -> Work:
    """Whole games, every ply chosen by Python with the generator that our own driver uses.

    All chance of these games has equal weights. A driver that relies on it need not ask for them.
    """
    below = Rng(SEED).below

    def work() -> int:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if ask_chance and state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[below(len(outcomes))][0]
            else:
                legal = state.legal_actions()
                action = legal[below(len(legal))]
            state.apply_action(action)
            plies += 1
        return plies

    return work


def observed(game: Any) -> Work:
    """Whole games from Python; before every decision the observer writes what the player may know into
    an array, and the mask of what is legal is written into another."""
    below = Rng(SEED).below
    observer = make_observation(game)
    mask = np.zeros(game.num_distinct_actions(), np.bool_)

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                observer.set_from(state, state.current_player())
                mask[:] = False
                mask[legal] = True
                decisions += 1
            state.apply_action(legal[below(len(legal))])
        return decisions

    return work


def search(game: Any) -> Work:
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, EXPLORATION, ITERATIONS)
    state = first_decision(game)

    def work() -> int:
        bot.step(state)
        return ITERATIONS

    return work


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    random = Random(SEED)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def middle(game: Any) -> Any:
    """A position after half of a game."""
    state = first_decision(game)
    random = Random(SEED)
    for _ in range(game.max_game_length() // 2):
        state.apply_action(random.choice(state.legal_actions()))
    return state
