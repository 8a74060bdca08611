"""How a position is likely to end: everybody's chance to win it."""

from kachidoki.engine.advice import Advice
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State


def outlook(state: State, advice: Advice, rng: Rng, playouts: int) -> list[float]:
    """Every seat's share of the victories when the game is played on so often from this very state,
    hidden things included; who share a first place share the victory."""
    moves = Moves()
    won = [0.0] * int(state.seats)
    for _ in range(playouts):
        copy = state.clone()
        play_out(copy, advice, moves, rng)
        places = copy.ranking()
        share = 1.0 / places.count(1)
        for seat in range(len(won)):
            if places[seat] == 1:
                won[seat] += share
    return [wins / playouts for wins in won]


def play_out(state: State, advice: Advice, moves: Moves, rng: Rng) -> None:
    """Plays to the very end, every seat as the advice suggests."""
    while state.actor != NOBODY:
        moves.clear()
        seat = state.actor
        if seat == CHANCE:
            state.perform(CHANCE, state.draw(moves, rng))
        else:
            state.legal(seat, moves)
            state.perform(seat, advice.choose(state, seat, moves, rng))
