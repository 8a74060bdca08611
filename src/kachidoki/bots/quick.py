"""Plays by instinct: what the title's advice calls plausible at first sight, with its whims."""

from kachidoki.bots.bot import Bot, best_answer
from kachidoki.engine.advice import Advice
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State


class QuickBot(Bot):
    """Never looks ahead; answers offers as the others do, and makes none."""

    def __init__(self, advice: Advice, rng: Rng) -> None:
        self.advice = advice
        self.rng = rng
        self.moves = Moves()

    def choose(self, state: State, seat: int) -> int:
        self.moves.clear()
        state.legal(seat, self.moves)
        return int(self.advice.choose(state, seat, self.moves, self.rng))

    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        return best_answer(self.advice, state, seat, answers)
