"""What a title can tell the bots about playing it well; without it, they get by on the rules alone."""

from typing import Final

from mypy_extensions import mypyc_attr

from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.net import Net
from kachidoki.engine.learned.prior import Prior
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec

# No mixed strategy for this decision: think about it.
UNDECIDED: Final = -1
EXPLORATION: Final = 0.3


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """The base: knows nothing beyond scores and legal moves. Every bot has one of its own."""

    # Judges positions where there is one.
    net: Net | None = None
    # Foretells where there is one which moves a search will like.
    prior: Prior | None = None

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in points; only differences matter."""
        return float(state.scores()[seat])

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """A quick plausible choice among the (already written) legal moves, for playouts."""
        return moves.actions[rng.below(moves.count)]

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Leaves only those of the (already written) legal moves that are worth a search, one at least,
        in their order. Where one plan takes many small decisions, it keeps the tree from being lost in
        them."""

    def ranks(self) -> bool:
        """Does `narrow` leave the most promising move first, and so on? Then a search looks at the
        others only by and by."""
        return False

    def mix(self, state: State, seat: i64, rng: Rng) -> i64:
        """Where a choice made in secret would be exploited if it were always the same: one drawn from a
        mixed strategy. UNDECIDED everywhere else."""
        return UNDECIDED

    def proposals(self, state: State, seat: i64) -> list[int]:
        """A few legal offers that may be good for both sides; bots compare them by `value`."""
        return []

    def reason(self, state: State, seat: i64, gesture: i64) -> str:
        """Why the seat makes this gesture: a word for a text of the title, `reason-<word>`, or "".
        What the seat cannot know has been redrawn."""
        return ""

    def is_settled(self, state: State) -> bool:
        """Is this a good moment to judge the position instead of looking further?"""
        return False

    def judge(self, state: State, rewards: vec[float]) -> None:
        """Writes what the position is worth to each seat, from 0 to 1."""
        places = state.ranking()
        seats = int(state.seats)
        for seat in range(seats):
            rewards[seat] = (seats - places[seat]) / max(1, seats - 1)

    def exploration(self) -> float:
        """How far apart the rewards of good and bad moves are, about: a search tries those again that
        fall short of the best by no more."""
        return EXPLORATION

    def is_calibrated(self) -> bool:
        """Do the rewards of `judge` come true, as chances to win? Then no game needs to be played to
        its very end for them."""
        return False

    def trust(self) -> float:
        """How far its playouts can be trusted as to who wins: 1 where their shares of victories come
        true, less where more games are turned around. `tests/bots/test_calibration.py` measures it."""
        return 1.0

    def play_on(self, state: State, moves: Moves, rng: Rng) -> None:
        """Plays until the game is over or the position is settled."""
        while state.actor != NOBODY and not self.is_settled(state):
            self.go_on(state, moves, rng)

    def go_on(self, state: State, moves: Moves, rng: Rng) -> None:
        """One ply: chance, or the quick choice of whoever acts."""
        moves.clear()
        seat = state.actor
        if seat == CHANCE:
            state.perform(CHANCE, state.draw(moves, rng))
        else:
            state.legal(seat, moves)
            state.perform(seat, self.choose(state, seat, moves, rng))


def judge_by(net: Net, features: Features, state: State, rewards: vec[float]) -> None:
    """The share of the victory, at the end; before it everybody's chance to win, as the net sees it."""
    if state.actor == NOBODY:
        share_victory(state, rewards)
        return
    features.count(state)
    for seat in range(state.seats):
        rewards[seat] = 0.0
    net.judge(features.counts, state.seats, 1.0, rewards)


def share_victory(state: State, rewards: vec[float]) -> None:
    """What everybody got out of a game that is over: who share the first place share the victory."""
    for seat, share in enumerate(shares(state.ranking())):
        rewards[seat] = share


def shares(places: list[int]) -> list[float]:
    """The victory of every seat: 1 for the winner, divided where several share the first place."""
    share = 1.0 / float(places.count(1))
    return [share if place == 1 else 0.0 for place in places]


def keep_best(moves: Moves, appeals: vec[float], most: i64) -> None:
    """Leaves so many of the moves, those with the most appeal, in their order; of equals, the first."""
    kept: i64 = 0
    for index in range(moves.count):
        if is_among_best(appeals, index, moves.count, most):
            moves.actions[kept] = moves.actions[index]
            kept += 1
    moves.count = kept


def put_best_first(moves: Moves, appeals: vec[float], most: i64) -> None:
    """Leaves so many of the moves, the one with the most appeal first; of equals, the first."""
    kept = min(most, moves.count)
    for place in range(kept):
        best = place
        for index in range(place + 1, moves.count):
            if appeals[index] > appeals[best]:
                best = index
        action, appeal = moves.actions[best], appeals[best]
        index = best
        while index > place:
            moves.actions[index] = moves.actions[index - 1]
            appeals[index] = appeals[index - 1]
            index -= 1
        moves.actions[place], appeals[place] = action, appeal
    moves.count = kept


def is_among_best(appeals: vec[float], index: i64, number: i64, most: i64) -> bool:
    """Do fewer than so many go before it?"""
    appeal = appeals[index]
    before: i64 = 0
    for other in range(number):
        if appeals[other] > appeal or (appeals[other] == appeal and other < index):
            before += 1
            if before == most:
                return False
    return True
