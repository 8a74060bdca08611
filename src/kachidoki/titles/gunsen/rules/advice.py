"""What Gunsen tells the bots: how good a position is, and what a plausible move looks like."""

from typing import Final

from kachidoki.engine.advice import Advice
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.counsel.outlook import Outlook, is_up_to_dice
from kachidoki.titles.gunsen.rules.counsel.plans import Plans
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import (
    CHOOSING,
    FINDING,
    KEEPING,
    ORDERING,
    REROLLING,
    TURNING,
)

# How far playouts stray from what looks best, in points.
WHIM: Final = 1.0
# A single move changes the chance to win by little.
EXPLORATION: Final = 0.06
# What a turn that is still to come is worth to whom it belongs.
TURN_TO_COME: Final = 2.5


class GunsenAdvice(Advice):
    """Counts achievements, and what armies, goods and cards promise; battles by their exact odds."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.outlook = Outlook(self.prospects)
        self.plans = Plans(self.outlook)
        self.moves = Moves()
        self.steady = Rng(0)

    def value(self, state: State, seat: i64) -> float:
        """When the seat has played its turn to the end as it looks best."""
        assert isinstance(state, Gunsen)
        after = state.clone()
        if self.finish(after, seat):
            return self.outlook.worth(after, seat, True)
        return self.outlook.worth(after, seat, True) + TURN_TO_COME

    def finish(self, t: Gunsen, seat: i64) -> bool:
        """The seat goes on until dice, others or the row decide; tells whether it has had its turn."""
        while t.actor != NOBODY:
            if t.actor == CHANCE:
                if t.step != FINDING:
                    return t.turn != seat or t.depth == 0 or t.frames[0] != ORDERING
            elif t.actor != seat or t.step in (REROLLING, TURNING, KEEPING):
                return True
            elif t.step == ORDERING:
                return False
            self.moves.clear()
            t.legal(t.actor, self.moves)
            t.perform(t.actor, self.plans.choose(t, seat, self.moves, self.steady, 0.0))
        return True

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        assert isinstance(state, Gunsen)
        if state.step == CHOOSING:
            return moves.actions[rng.below(moves.count)]
        return self.plans.choose(state, seat, moves, rng, WHIM)

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        assert isinstance(state, Gunsen)
        if state.step != CHOOSING:
            self.plans.narrow(state, seat, moves)

    def ranks(self) -> bool:
        return True

    def is_settled(self, state: State) -> bool:
        """When the turn is over, or only dice decide a battle: their odds are known. What others do in
        their turns is too wide a field to be searched."""
        assert isinstance(state, Gunsen)
        return state.step == ORDERING or is_up_to_dice(state)

    def is_calibrated(self) -> bool:
        return True

    def exploration(self) -> float:
        return EXPLORATION

    def judge(self, state: State, rewards: vec[float]) -> None:
        assert isinstance(state, Gunsen)
        self.outlook.judge(state, self.net, rewards)
