"""What a title can tell the bots about playing it well; without it, they get by on the rules alone."""

from mypy_extensions import mypyc_attr

from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """The base: knows nothing beyond scores and legal moves."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in points; only differences matter."""
        return float(state.scores()[seat])

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """A quick plausible choice among the (already written) legal moves, for playouts."""
        return moves.actions[rng.below(moves.count)]

    def reward(self, state: State, seat: i64) -> float:
        """What a finished game was worth to the seat: from 0 to 1."""
        seats = int(state.seats)
        return (seats - state.ranking()[seat]) / max(1, seats - 1)
