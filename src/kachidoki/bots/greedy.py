"""The bot that looks one step ahead and takes what looks best."""

from typing import Final

from kachidoki.bots.bot import SILENCE, Bot, best_answer, best_offer
from kachidoki.engine.advice import Advice
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State

# How much it says.
SILENT: Final = 0
QUIET: Final = 1  # answers, but offers nothing
TALKATIVE: Final = 2


class GreedyBot(Bot):
    """Tries every legal action and keeps the one after which the title values its seat most."""

    def __init__(self, advice: Advice, rng: Rng, talk: int = TALKATIVE) -> None:
        self.advice = advice
        self.rng = rng
        self.talk = talk

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        values = [self.advice.value(after(state, seat, action), seat) for action in legal]
        return one_of_best(legal, values, self.rng)

    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        return best_answer(self.advice, state, seat, answers) if self.talk >= QUIET else SILENCE

    def offer(self, state: State, seat: int) -> int:
        return best_offer(self.advice, state, seat) if self.talk == TALKATIVE else SILENCE


def after(state: State, seat: int, action: int) -> State:
    """The position to which the action leads."""
    found = state.clone()
    found.perform(seat, action)
    return found


def one_of_best(actions: list[int], values: list[float], rng: Rng) -> int:
    """Any of the actions with the highest value."""
    highest = max(values)
    best = [action for action, value in zip(actions, values, strict=True) if value == highest]
    return best[rng.below(len(best))]
