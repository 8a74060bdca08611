"""A small net that tells everybody's chance to win from the features of a position.

Every seat has a score, by its own features, the mean of the others' and those of the rival who leads;
chances are in the ratio of e to the scores. There are two layers of neurons, and a plain sum that goes
past them. All numbers are whole, so that compiled and interpreted code agree to the last bit.
"""

from math import exp
from typing import Final

from kachidoki.engine.errors import BadInput
from kachidoki.engine.seats import SEATS
from kachidoki.engine.vecs import i64, vec

# What a neuron gives at most, and how many bits of its sum are dropped.
BRIGHTEST: Final[i64] = 255
DROPPED: Final[i64] = 10
# What a score of 1 is, as a whole number.
ONE: Final = 16384.0
# Beyond this lead a chance is nothing; e to it is still a number.
LONGEST_LEAD: Final = 700.0
# A seat is judged by its own features, the mean of the others', and those of the leading rival.
BLOCKS: Final = 3


def weights_in(features: int, first: int, second: int) -> int:
    """How many weights a net has, with so many neurons in its layers."""
    return (BLOCKS * features + 1) * (first + 1) + (first + 2) * second


class Net:
    """A net and the room in which it adds up. The plain sum counts as one more neuron of the first
    layer, the last one, which nothing cuts off."""

    def __init__(self, features: int, first: int, second: int, weights: list[int]) -> None:
        wanted = weights_in(features, first, second)
        if len(weights) != wanted:
            raise BadInput(f"such a net has {wanted} weights, not {len(weights)}")
        self.features: i64 = features
        self.first: i64 = first
        self.width: i64 = first + 1
        self.second: i64 = second
        block = features * (first + 1)
        # From each feature to all neurons.
        self.own: vec[i64] = vec[i64](weights[:block])
        self.others: vec[i64] = vec[i64](weights[block : 2 * block])
        self.rival: vec[i64] = vec[i64](weights[2 * block : 3 * block])
        rest = weights[3 * block :]
        self.bias: vec[i64] = vec[i64](rest[: first + 1])
        rest = rest[first + 1 :]
        # From each neuron of the first layer to all of the second, and from those to the score.
        self.between: vec[i64] = vec[i64](rest[: first * second])
        rest = rest[first * second :]
        self.second_bias: vec[i64] = vec[i64](rest[:second])
        self.last: vec[i64] = vec[i64](rest[second:])
        self.own_sums: vec[i64] = vec[i64]([0] * (len(SEATS) * (first + 1)))
        self.other_sums: vec[i64] = vec[i64]([0] * (len(SEATS) * (first + 1)))
        self.total: vec[i64] = vec[i64]([0] * (first + 1))
        self.leader_sums: vec[i64] = vec[i64]([0] * (first + 1))
        self.runner_up_sums: vec[i64] = vec[i64]([0] * (first + 1))
        self.lights: vec[i64] = vec[i64]([0] * second)
        self.scores: vec[float] = vec[float]([0.0] * len(SEATS))

    def judge(self, counts: vec[i64], seats: i64, share: float, chances: vec[float]) -> None:
        """Adds so much of everybody's chance, of two seats or more."""
        self.score(counts, seats)
        for seat in range(seats):
            odds = 0.0
            for other in range(seats):
                odds += exp(min(LONGEST_LEAD, self.scores[other] - self.scores[seat]))
            chances[seat] += share / odds

    def score(self, counts: vec[i64], seats: i64) -> None:
        """Writes everybody's score, from the features of all seats in a row."""
        for seat in range(seats):
            self.pour(self.own, counts, seat, self.own_sums, seat * self.width)
            self.pour(self.others, counts, seat, self.other_sums, seat * self.width)
        for neuron in range(self.width):
            total: i64 = 0
            for seat in range(seats):
                total += self.other_sums[seat * self.width + neuron]
            self.total[neuron] = total
        leader = self.leader(counts, seats, -1)
        self.pour(self.rival, counts, leader, self.leader_sums, 0)
        self.pour(self.rival, counts, self.leader(counts, seats, leader), self.runner_up_sums, 0)
        for seat in range(seats):
            rival = self.runner_up_sums if seat == leader else self.leader_sums
            self.scores[seat] = self.score_of(seat, seats, rival)

    def pour(
        self, weights: vec[i64], counts: vec[i64], seat: i64, sums: vec[i64], start: i64
    ) -> None:
        """What a seat's features give to every neuron."""
        for neuron in range(self.width):
            sums[start + neuron] = 0
        for feature in range(self.features):
            count = counts[seat * self.features + feature]
            if count != 0:
                row = feature * self.width
                for neuron in range(self.width):
                    sums[start + neuron] += count * weights[row + neuron]

    def leader(self, counts: vec[i64], seats: i64, but: i64) -> i64:
        """Who leads by the first feature, beside one."""
        leader: i64 = -1
        for seat in range(seats):
            if seat != but and (
                leader == -1 or counts[seat * self.features] > counts[leader * self.features]
            ):
                leader = seat
        return leader

    def score_of(self, seat: i64, seats: i64, rival: vec[i64]) -> float:
        start = seat * self.width
        for neuron in range(self.second):
            self.lights[neuron] = self.second_bias[neuron]
        for neuron in range(self.first):
            others = (self.total[neuron] - self.other_sums[start + neuron]) // (seats - 1)
            light = cut_off(
                self.own_sums[start + neuron] + others + rival[neuron] + self.bias[neuron]
            )
            if light != 0:
                row = neuron * self.second
                for behind in range(self.second):
                    self.lights[behind] += light * self.between[row + behind]
        plain = self.first
        score = self.own_sums[start + plain] + rival[plain]
        score += (self.total[plain] - self.other_sums[start + plain]) // (seats - 1)
        for neuron in range(self.second):
            score += cut_off(self.lights[neuron]) * self.last[neuron]
        return float(score) / ONE


def cut_off(total: i64) -> i64:
    """What a neuron gives."""
    return min(BRIGHTEST, max(0, total >> DROPPED))
