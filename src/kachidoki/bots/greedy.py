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
        best: list[int] = []
        highest = 0.0
        for action in state.legal_actions(seat):
            after = state.clone()
            after.perform(seat, action)
            value = self.advice.value(after, seat)
            if not best or value > highest:
                highest = value
                best = [action]
            elif value == highest:
                best.append(action)
        return best[self.rng.below(len(best))]

    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        return best_answer(self.advice, state, seat, answers) if self.talk >= QUIET else SILENCE

    def offer(self, state: State, seat: int) -> int:
        return best_offer(self.advice, state, seat) if self.talk == TALKATIVE else SILENCE
