"""What agents saw in recorded games: their observations, one row for every decision."""

from typing import Final

from mypy_extensions import i16

from kachidoki.engine.learned.observer import Observer
from kachidoki.engine.replaying import Replayer
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec

FIRST_ROWS: Final = 256


class Witness(Replayer):
    """Writes down what every seat saw when it had a choice, what it chose, and what it could choose.

    A row is `size` numbers of `rows`; `seats`, `chosen` and `ends` have one number for it, `ends` where
    its legal actions end in `legal`.
    """

    def __init__(self, observer: Observer) -> None:
        super().__init__()
        self.observer = observer
        self.size: i64 = observer.size
        self.count: i64 = 0
        self.listed: i64 = 0
        self.rows: vec[i16] = vec[i16]([0] * (FIRST_ROWS * int(observer.size)))
        self.seats: vec[i64] = vec[i64]([0] * FIRST_ROWS)
        self.chosen: vec[i64] = vec[i64]([0] * FIRST_ROWS)
        self.ends: vec[i64] = vec[i64]([0] * FIRST_ROWS)
        self.legal: vec[i64] = vec[i64]([0] * FIRST_ROWS)

    def clear(self) -> None:
        """Forgets what it has written."""
        self.count = 0
        self.listed = 0

    def see(self, state: State, seat: i64, action: i64) -> None:
        moves = self.moves
        if moves.count < 2:
            return
        if self.count == len(self.seats):
            self.make_room()
        while self.listed + moves.count > len(self.legal):
            self.legal = doubled(self.legal)
        self.observer.write(state, seat, self.rows, self.count * self.size)
        legal = self.legal
        for index in range(moves.count):
            legal[self.listed + index] = moves.actions[index]
        self.listed += moves.count
        self.seats[self.count] = seat
        self.chosen[self.count] = action
        self.ends[self.count] = self.listed
        self.count += 1

    def make_room(self) -> None:
        self.seats = doubled(self.seats)
        self.chosen = doubled(self.chosen)
        self.ends = doubled(self.ends)
        rows = self.rows
        larger = vec[i16]([0] * (2 * len(rows)))
        for place in range(len(rows)):
            larger[place] = rows[place]
        self.rows = larger


def doubled(numbers: vec[i64]) -> vec[i64]:
    larger = vec[i64]([0] * (2 * len(numbers)))
    for place in range(len(numbers)):
        larger[place] = numbers[place]
    return larger
