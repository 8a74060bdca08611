"""What Tokaido tells the bots: how good a position is, and what a plausible move looks like."""

from kachidoki.engine.advice import Advice
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules import Tokaido


class TokaidoAdvice(Advice):
    """Counts points."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Tokaido)
        return float(state.points[seat])
