"""How a position is likely to end: chances to win, counted in games that are played on from it.

What people are shown as a chance comes from here. The reward of a search is none: it says who leads
and by how much, and is far from 0 and 1 where the game is all but won.
"""

from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from kachidoki.engine.advice import Advice
from kachidoki.engine.learned.nets import taught
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.title import Title
from kachidoki.engine.vecs import vec

GAMES: Final = 1000  # are played on from each position
# What came true in none of them may still do so: so much of a victory more is counted for everybody.
DOUBT: Final = 0.5
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
    return outlook(state, taught(position.title), rng, position.games)


def seed_of(state: dict[str, Any]) -> int:
    digest = sha256(msgspec.json.encode(state)).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")


def forecast(choices: Choices) -> list[float]:
    """The seat's chance to win with each of the actions, in the same worlds that it thinks possible."""
    state, advice = choices.title.load(choices.state), taught(choices.title)
    seat, rng, moves = choices.seat, Rng(choices.seed), Moves()
    won = [[0.0] * int(state.seats) for _ in choices.actions]
    for _ in range(choices.games):
        world = state.clone()
        world.resample(seat, rng)
        for wins, action in zip(won, choices.actions, strict=True):
            game = world.clone()
            game.perform(seat, action)
            add_outcome(game, advice, moves, rng, wins)
    return [tempered(wins, advice.trust())[seat] for wins in won]


def outlook(state: State, advice: Advice, rng: Rng, games: int) -> list[float]:
    """Every seat's chance, when the game is played on so often from this very state, hidden things
    included."""
    if state.is_over():
        return victory(state)
    moves = Moves()
    won = [0.0] * int(state.seats)
    for _ in range(games):
        add_outcome(state.clone(), advice, moves, rng, won)
    return tempered(won, advice.trust())


def tempered(won: list[float], trust: float) -> list[float]:
    """Chances by the victories, nearer to each other the less these can be trusted."""
    weights = [(wins + DOUBT) ** trust for wins in won]
    total = sum(weights)
    return [weight / total for weight in weights]


def add_outcome(state: State, advice: Advice, moves: Moves, rng: Rng, won: list[float]) -> None:
    """Plays on, to the end or until the advice knows how likely everybody wins."""
    if not advice.is_calibrated():
        play_out(state, advice, moves, rng)
        add_victory(state, won)
        return
    advice.play_on(state, moves, rng)
    chances = vec[float]([0.0] * state.seats)
    advice.judge(state, chances)
    for seat in range(state.seats):
        won[seat] += chances[seat]


def add_victory(state: State, won: list[float]) -> None:
    for seat, share in enumerate(victory(state)):
        won[seat] += share


def victory(state: State) -> list[float]:
    """Every seat's share of it, once the game is over: who share the first place share the victory."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def play_out(state: State, advice: Advice, moves: Moves, rng: Rng) -> None:
    """Plays to the very end, every seat as the advice suggests."""
    while state.actor != NOBODY:
        advice.go_on(state, moves, rng)
