"""What an agent is told when it looks at the table: a row of numbers, always of the same length."""

from typing import Final

from kachidoki.engine.game import Game
from kachidoki.engine.learned.features import Features
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec

# Numbers beyond this are not told apart, so that two bytes hold each of them.
LARGEST: Final[i64] = 2**15 - 1


class Observer:
    """Looks for one seat: the pending decision, what only the seat knows, its own features, and those
    of the others in the order in which they sit behind it."""

    def __init__(self, game: Game, features: Features) -> None:
        self.features = features
        self.seats: i64 = game.seats
        self.steps: i64 = len(game.steps)
        self.first: i64 = self.steps + 1 + features.own_number
        self.size: i64 = self.first + self.seats * features.number
        self.numbers: vec[i64] = vec[i64]([0] * int(self.size))
        self.game = game

    def names(self) -> list[str]:
        """What each number is."""
        names = [f"step {step}" for step in self.game.steps]
        names.append("argument")
        names += [name for name, _ in self.features.own_meanings]
        for place in range(int(self.seats)):
            whose = "own" if place == 0 else f"{place} behind"
            names += [f"{whose} {name}" for name, _ in self.features.meanings]
        return names

    def look(self, state: State, seat: i64) -> None:
        """Writes what the seat may know into `numbers`."""
        for step in range(self.steps):
            self.numbers[step] = 0
        if not state.is_over():
            self.numbers[state.step] = 1
        self.numbers[self.steps] = cut_off(state.argument)
        features = self.features
        features.count_own(state, seat)
        for place in range(features.own_number):
            self.numbers[self.steps + 1 + place] = cut_off(features.own_counts[place])
        features.count(state)
        for behind in range(self.seats):
            start = (seat + behind) % self.seats * features.number
            to = self.first + behind * features.number
            for place in range(features.number):
                self.numbers[to + place] = cut_off(features.counts[start + place])


def cut_off(number: i64) -> i64:
    return max(-LARGEST, min(LARGEST, number))
