"""The bot that plays at random."""

from kachidoki.bots.bot import Bot
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State


class RandomBot(Bot):
    """Every legal action is as likely as the others."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        return legal[self.rng.below(len(legal))]

    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        return answers[self.rng.below(len(answers))]
