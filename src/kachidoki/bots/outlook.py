"""How a position is likely to end: everybody's chance to win it."""

from time import monotonic
from typing import Any, Final, NamedTuple

from kachidoki.engine.advice import Advice
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.title import Title

PLAYOUTS: Final = 1000  # from each position, if there is time
SLICE: Final = 5  # playouts between two looks at the clock


class Batch(NamedTuple):
    """Positions of a finished match, which has no secrets, and the time for each."""

    title: Title
    states: list[dict[str, Any]]
    seconds: float
    seed: int


def outlooks(batch: Batch) -> list[list[float]]:
    """Every seat's chance to win, for each position."""
    rng = Rng(batch.seed)
    return [chances(batch.title, state, batch.seconds, rng) for state in batch.states]


def chances(title: Title, words: dict[str, Any], seconds: float, rng: Rng) -> list[float]:
    """By playouts, until there are enough or the time is up."""
    state, advice = title.load(words), title.advice()
    end = monotonic() + seconds
    slices = [outlook(state, advice, rng, SLICE)]
    while len(slices) * SLICE < PLAYOUTS and monotonic() < end:
        slices.append(outlook(state, advice, rng, SLICE))
    return [sum(shares) / len(slices) for shares in zip(*slices, strict=True)]


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
