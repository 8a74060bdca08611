"""How a position is likely to end: chances to win, counted in games that are played on from it.

What people are shown as a chance comes from here. The reward of a search is none: it says who leads
and by how much, and is far from 0 and 1 where the game is all but won.
"""

from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from kachidoki.engine.advice import Advice
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.title import Title

GAMES: Final = 1000  # are played on from each position
SEED_BYTES: Final = 8


class OpenPosition(NamedTuple):
    """A position in which nothing is hidden any more, and how many games to play on from it."""

    title: Title
    state: dict[str, Any]
    games: int


class Choices(NamedTuple):
    """What a seat could do in a position in which all that it cannot know has been redrawn."""

    title: Title
    state: dict[str, Any]
    seat: int
    actions: list[int]
    games: int
    seed: int


def chances(position: OpenPosition) -> list[float]:
    """Every seat's chance to win; of the same position always the same."""
    state = position.title.load(position.state)
    rng = Rng(seed_of(position.state))
    return outlook(state, position.title.advice(), rng, position.games)


def seed_of(state: dict[str, Any]) -> int:
    digest = sha256(msgspec.json.encode(state)).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")


def forecast(choices: Choices) -> list[float]:
    """The seat's chance to win with each of the actions, in the same worlds that it thinks possible."""
    state, advice = choices.title.load(choices.state), choices.title.advice()
    seat, rng, moves = choices.seat, Rng(choices.seed), Moves()
    won = [0.0] * len(choices.actions)
    for _ in range(choices.games):
        world = state.clone()
        world.resample(seat, rng)
        for index, action in enumerate(choices.actions):
            game = world.clone()
            game.perform(seat, action)
            play_out(game, advice, moves, rng)
            won[index] += victory(game)[seat]
    return [wins / choices.games for wins in won]


def outlook(state: State, advice: Advice, rng: Rng, games: int) -> list[float]:
    """Every seat's share of the victories when the game is played on so often from this very state,
    hidden things included."""
    moves = Moves()
    won = [0.0] * int(state.seats)
    for _ in range(games):
        game = state.clone()
        play_out(game, advice, moves, rng)
        for seat, share in enumerate(victory(game)):
            won[seat] += share
    return [wins / games for wins in won]


def victory(state: State) -> list[float]:
    """Every seat's share of it, once the game is over: who share the first place share the victory."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


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
