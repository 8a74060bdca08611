"""What an agent is told when it looks at the table: a row of numbers, always of the same length."""

from typing import Final

from kachidoki.engine.game import Game
from kachidoki.engine.learned.features import Features
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i16, i64, vec

# Two bytes hold every number. Of an argument, what lies beyond is not told apart; facts are smaller, by
# law.
LARGEST: Final[i64] = 2**15 - 1


class Observer:
    """Looks for one seat: the pending decision, what only the seat knows, the facts about itself, and
    those about the others in the order in which they sit behind it."""

    def __init__(self, game: Game, features: Features) -> None:
        self.features = features
        self.seats: i64 = game.seats
        self.steps: i64 = len(game.steps)
        self.facts: i64 = features.number - features.judged
        self.size: i64 = self.steps + 1 + features.own_number + self.seats * self.facts
        self.numbers: vec[i16] = vec[i16]([0] * int(self.size))
        self.game = game

    def names(self) -> list[str]:
        """What each number is."""
        names = [f"step {step}" for step in self.game.steps]
        names.append("argument")
        names += [name for name, _ in self.features.own_meanings]
        for place in range(int(self.seats)):
            whose = "own" if place == 0 else f"{place} behind"
            facts = self.features.meanings[int(self.features.judged) :]
            names += [f"{whose} {name}" for name, _ in facts]
        return names

    def look(self, state: State, seat: i64) -> None:
        """Writes what the seat may know into `numbers`."""
        self.write(state, seat, self.numbers, 0)

    def write(self, state: State, seat: i64, row: vec[i16], first: i64) -> None:
        """The same into a longer row, from some place on."""
        for step in range(self.steps):
            row[first + step] = 0
        if state.actor != NOBODY:
            row[first + state.step] = 1
        row[first + self.steps] = i16(cut_off(state.argument))
        features = self.features
        features.count_own(state, seat)
        features.count_facts(state)
        place = first + self.steps + 1
        copy(features.own_counts, 0, features.own_number, row, place)
        place += features.own_number
        whose = seat
        for _place in range(self.seats):
            start = whose * features.number
            copy(features.counts, start + features.judged, start + features.number, row, place)
            place += self.facts
            whose += 1
            if whose == self.seats:
                whose = 0


def copy(numbers: vec[i64], start: i64, end: i64, row: vec[i16], place: i64) -> None:
    """Writes some of the numbers into the row; to look how large they are would take as long again."""
    for index in range(start, end):
        row[place] = i16(numbers[index])
        place += 1


def cut_off(number: i64) -> i64:
    return max(-LARGEST, min(LARGEST, number))
