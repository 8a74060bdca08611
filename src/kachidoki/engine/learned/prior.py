"""A small net that foretells which moves a search will look at most, before it has looked at any.

One layer of neurons, and from those a score for every action of the title; how much the legal ones
appeal is in the ratio of e to their scores. All numbers are whole, as those of `net.py`.
"""

from math import exp
from typing import Final

from kachidoki.engine.errors import BadInput
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.net import ONE, cut_off
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec

# However little a move appeals, it is something.
LONGEST_LAG: Final = -30.0


class Sight:
    """What a prior is told of a position: the pending decision, what only the seat knows, the facts
    about itself, and the mean of those about the others: as much with any number of players."""

    def __init__(self, features: Features, steps: list[str]) -> None:
        self.features = features
        self.step_names = steps
        self.steps: i64 = len(steps)
        self.facts: i64 = features.number - features.judged
        self.size: i64 = self.steps + features.own_number + 2 * self.facts
        self.numbers: vec[i64] = vec[i64]([0] * int(self.size))

    def names(self) -> list[str]:
        """What each number is."""
        facts = [name for name, _ in self.features.meanings[int(self.features.judged) :]]
        own = [name for name, _ in self.features.own_meanings]
        steps = [f"step {step}" for step in self.step_names]
        return [
            *steps,
            *own,
            *(f"own {name}" for name in facts),
            *(f"others {name}" for name in facts),
        ]

    def look(self, state: State, seat: i64) -> None:
        """Writes what the seat may know into `numbers`."""
        numbers, features = self.numbers, self.features
        features.count_own(state, seat)
        features.count_facts(state)
        for step in range(self.steps):
            numbers[step] = 0
        if state.actor != NOBODY:
            numbers[state.step] = 1
        place = self.steps
        for index in range(features.own_number):
            numbers[place] = features.own_counts[index]
            place += 1
        for fact in range(features.judged, features.number):
            own = features.counts[seat * features.number + fact]
            total: i64 = 0
            for other in range(state.seats):
                total += features.counts[other * features.number + fact]
            numbers[place] = own
            numbers[place + self.facts] = (total - own) // (state.seats - 1)
            place += 1


def weights_in(inputs: int, neurons: int, actions: int) -> int:
    """How many weights a prior has."""
    return (inputs + 1) * neurons + (neurons + 1) * actions


class Prior:
    """A prior and the room in which it adds up; several may share their weights."""

    def __init__(self, sight: Sight, actions: int, neurons: int, weights: vec[i64]) -> None:
        wanted = weights_in(int(sight.size), neurons, actions)
        if len(weights) != wanted:
            raise BadInput(f"such a prior has {wanted} weights, not {len(weights)}")
        self.sight = sight
        self.neurons: i64 = neurons
        # From each input to all neurons; then, from these places on, the neurons' biases, what each of
        # them gives to each action, and the actions' biases.
        self.weights = weights
        self.bias: i64 = sight.size * neurons
        self.to_actions: i64 = self.bias + neurons
        self.action_bias: i64 = self.to_actions + actions * neurons
        self.lights: vec[i64] = vec[i64]([0] * neurons)

    def weigh(self, state: State, seat: i64, moves: Moves, appeals: vec[float]) -> None:
        """Writes how much each of the (already written) legal moves appeals; all together one."""
        self.light_up(state, seat)
        highest = self.score(moves.actions[0])
        for index in range(moves.count):
            appeals[index] = self.score(moves.actions[index])
            highest = max(highest, appeals[index])
        total = 0.0
        for index in range(moves.count):
            appeals[index] = exp(max(LONGEST_LAG, appeals[index] - highest))
            total += appeals[index]
        for index in range(moves.count):
            appeals[index] /= total

    def light_up(self, state: State, seat: i64) -> None:
        sight, lights, weights, neurons = self.sight, self.lights, self.weights, self.neurons
        sight.look(state, seat)
        for neuron in range(neurons):
            lights[neuron] = weights[self.bias + neuron]
        for place in range(sight.size):
            number = sight.numbers[place]
            if number != 0:
                row = place * neurons
                for neuron in range(neurons):
                    lights[neuron] += number * weights[row + neuron]
        for neuron in range(neurons):
            lights[neuron] = cut_off(lights[neuron])

    def score(self, action: i64) -> float:
        weights = self.weights
        row = self.to_actions + action * self.neurons
        total = weights[self.action_bias + action]
        for neuron in range(self.neurons):
            total += self.lights[neuron] * weights[row + neuron]
        return float(total) / ONE
