"""Plays recorded games again, action by action, in compiled code."""

from typing import Final

from mypy_extensions import mypyc_attr

from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64

BYTES: Final = 2  # an action, the least significant first


@mypyc_attr(allow_interpreted_subclasses=True)
class Replayer:
    """The base of all that looks at recorded games: it plays them again and checks every move.

    Whoever wants to see something fills in `see` or `chance`.
    """

    def __init__(self) -> None:
        self.moves = Moves()

    def begin(self, state: State) -> None:
        """A game is about to be played."""

    def see(self, state: State, seat: i64, action: i64) -> None:
        """The seat is about to decide for this action, out of the legal ones in `moves`."""

    def chance(self, state: State, action: i64) -> None:
        """Chance is about to act; its possible actions are in `moves`."""

    def aside(self, state: State, seat: i64, action: i64) -> None:
        """The seat is about to make a gesture, although the table does not wait for it."""

    def replay(self, state: State, actions: bytes, asides: list[int]) -> i64:
        """Plays these actions; `asides` are plies and seats of gestures, in turn.

        Returns how many plies were possible: not all, if one was not legal at its place.
        """
        plies: i64 = len(actions) // BYTES
        moves = self.moves
        next_aside: i64 = 0
        aside_ply: i64 = asides[0] if asides else -1
        self.begin(state)
        for ply in range(plies):
            action: i64 = actions[BYTES * ply] + 256 * actions[BYTES * ply + 1]
            seat = state.actor
            if seat == NOBODY:
                return ply
            if ply == aside_ply:
                seat = asides[next_aside + 1]
                next_aside += 2
                aside_ply = asides[next_aside] if next_aside < len(asides) else -1
                if not (0 <= seat < state.seats and state.is_gesture(seat, action)):
                    return ply
                self.aside(state, seat, action)
                state.perform(seat, action)
                continue
            moves.clear()
            state.legal(seat, moves)
            if not moves.has(action):
                return ply
            if seat == CHANCE:
                self.chance(state, action)
            else:
                self.see(state, seat, action)
            state.perform(seat, action)
        return plies
