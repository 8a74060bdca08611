"""Games of Rising Sun for the tests of its table and its prospects."""

from collections.abc import Iterator
from typing import Any

from kachidoki.engine import CHANCE, Event, Rng, State
from kachidoki.text import Texts
from kachidoki.titles import find_title

RISING_SUN = find_title("rising-sun")


def texts_of(state: State, language: str = "en") -> Texts:
    return Texts(language, RISING_SUN, state.game.setting)


def choices(state: State, seat: int) -> list[dict[str, Any]]:
    return [RISING_SUN.vocabulary.describe(action) for action in state.legal_actions(seat)]


def walk(state: State, seed: int) -> Iterator[list[Event]]:
    """Everybody plays at random until the end; tells after each move what happened."""
    rng = Rng(seed)
    state.listen()
    while not state.is_over():
        actor = state.actors()[0]
        if actor == CHANCE:
            legal = [action for action, _ in state.chance_outcomes()]
        else:
            legal = state.legal_actions(actor)
        state.apply(actor, legal[rng.below(len(legal))])
        yield list(state.heard())


def until(step: str, seats: int = 4, seed: int = 5, **options: str) -> State:
    """A random game that has come to such a decision."""
    state = RISING_SUN.new(seats, options)
    for _ in walk(state, seed):
        if state.view(None).step == step:
            return state
    raise AssertionError(f"the game never came to '{step}'")
