"""The bot that looks one step ahead and takes what looks best."""

from kachidoki.bots.bot import Bot, best_answer
from kachidoki.engine.advice import Advice
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State


class GreedyBot(Bot):
    """Tries every legal action and keeps the one after which the title values its seat most."""

    def __init__(self, advice: Advice, rng: Rng) -> None:
        self.advice = advice
        self.rng = rng

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
        return best_answer(self.advice, state, seat, answers)
