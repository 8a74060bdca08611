"""What a title can tell the bots about playing it well; without it, they get by on the rules alone."""

from mypy_extensions import mypyc_attr

from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """The base: knows nothing beyond scores and legal moves. Every bot has one of its own."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in points; only differences matter."""
        return float(state.scores()[seat])

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """A quick plausible choice among the (already written) legal moves, for playouts."""
        return moves.actions[rng.below(moves.count)]

    def is_settled(self, state: State) -> bool:
        """Chance is to act: is this a good moment to judge the position instead of playing on?"""
        return False

    def judge(self, state: State, rewards: vec[float]) -> None:
        """Writes what the position is worth to each seat, from 0 to 1."""
        places = state.ranking()
        seats = int(state.seats)
        for seat in range(seats):
            rewards[seat] = (seats - places[seat]) / max(1, seats - 1)

    def play_on(self, state: State, moves: Moves, rng: Rng) -> None:
        """Plays until the game is over or the position is settled."""
        while state.actor != NOBODY:
            moves.clear()
            seat = state.actor
            if seat == CHANCE:
                if self.is_settled(state):
                    return
                state.perform(CHANCE, state.draw(moves, rng))
            else:
                state.legal(seat, moves)
                state.perform(seat, self.choose(state, seat, moves, rng))
