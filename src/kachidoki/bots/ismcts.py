"""Information-set Monte Carlo tree search: general, knows no title.

Every iteration guesses what the seat cannot know, walks down the one tree that all guesses
share, adds a node, plays on as the title's advice suggests until the advice calls the position
settled, and rewards every choice on the way with what its seat got out of it. With a prior, the
search looks first at the moves that the prior leans to (PUCT); without, it tries each once (UCB).

A turn may be many small choices. Where the seat chooses again at once, with nothing new to know, the
search goes on in the part of the tree below its last choice.
"""

from abc import abstractmethod
from math import log, sqrt
from time import monotonic
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kachidoki.bots.bot import Bot, best_answer, best_offer
from kachidoki.bots.tree import NONE, Tree
from kachidoki.engine.advice import UNDECIDED, Advice
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.state import State, lacks
from kachidoki.engine.vecs import i64, vec

LONGEST_PATH: Final = 512
# A full tree is searched on, but grows no more: about 50 MB, several times that where moves are ranked.
MOST_NODES: Final[i64] = 1_000_000
MOST_ITERATIONS: Final = 100_000_000
CLOCK_EVERY: Final[i64] = 32
UNLIMITED: Final = float("inf")
BELOW_ALL: Final = float("-inf")
# How much a prior's word counts beside what was found.
BOLDNESS: Final = 0.2


class Finding:
    """What a search found of one action: how often it was tried, and its mean reward."""

    def __init__(self, action: int, visits: int, reward: float) -> None:
        self.action = action
        self.visits = visits
        self.reward = reward

    def __reduce__(self) -> tuple[type["Finding"], tuple[int, int, float]]:
        """Findings come from other processes, too."""
        return Finding, (self.action, self.visits, self.reward)


def most_visited(finding: Finding) -> tuple[int, float, int]:
    """Sorts findings, the best first."""
    return (-finding.visits, -finding.reward, finding.action)


class Ranked:
    """The moves of a node that are worth a search, the most promising first."""

    def __init__(self, legal: Moves) -> None:
        self.legal: vec[i64] = legal.actions[: legal.count]
        self.worthy: vec[i64] = self.legal

    def is_of(self, legal: Moves) -> bool:
        """Are these the moves that were legal then?"""
        if legal.count != len(self.legal):
            return False
        for index in range(legal.count):
            if legal.actions[index] != self.legal[index]:
                return False
        return True

    def keep(self, moves: Moves) -> None:
        self.worthy = moves.actions[: moves.count]

    def give(self, moves: Moves, most: i64) -> None:
        """Writes the first of them."""
        moves.count = min(most, len(self.worthy))
        for index in range(moves.count):
            moves.actions[index] = self.worthy[index]


class Search:
    """One search from one position for one seat."""

    def __init__(self, state: State, seat: i64, advice: Advice, rng: Rng) -> None:
        self.root = state
        self.seat: i64 = seat
        self.advice = advice
        self.rng = rng
        self.exploration = advice.exploration()
        self.room: i64 = MOST_NODES
        self.prior = advice.prior
        self.appeals: vec[float] = vec[float]([0.0] * 64)
        self.moves = Moves()
        self.tree = Tree()
        self.path: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.chooser: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.rewards: vec[float] = vec[float]([0.0] * state.seats)
        self.sums: vec[float] = vec[float]([0.0] * state.seats)  # of all rewards so far
        self.depth: i64 = 0
        self.iterations: i64 = 0
        self.inherited: i64 = 0  # iterations of them, from the search before
        # Which actions are legal at the node under way: those that bear the node's stamp.
        self.stamps: vec[i64] = vec[i64]([0] * len(state.vocabulary))
        self.stamp: i64 = 0
        self.is_ranked: bool = advice.ranks()
        self.ranked: dict[i64, Ranked] = {}

    def run(self, iterations: i64, seconds: float) -> None:
        """Searches until there are so many iterations, or until the time is up, but once at least."""
        end = monotonic() + seconds
        while self.iterations < iterations or self.iterations == self.inherited:
            self.iterate()
            self.iterations += 1
            if (self.iterations - self.inherited) % CLOCK_EVERY == 1 and monotonic() > end:
                return

    def iterate(self) -> None:
        state = self.root.clone()
        state.forget(self.seat, self.rng)
        self.descend(state)
        self.advice.play_on(state, self.moves, self.rng)
        self.learn(state)

    # ------------------------------------------------------------- down the tree

    def descend(self, state: State) -> None:
        """Follows the tree as far as it goes and adds one node to it, or stops where all is settled."""
        node: i64 = 0
        self.depth = 0
        moves = self.moves
        while state.actor != NOBODY and self.depth < LONGEST_PATH:
            if self.depth > 0 and self.advice.is_settled(state):
                return
            moves.clear()
            seat = state.actor
            if seat == CHANCE:
                state.perform(CHANCE, state.draw(moves, self.rng))
                continue
            state.legal(seat, moves)
            if seat != self.seat and state.is_secret(seat):
                state.perform(seat, self.advice.choose(state, seat, moves, self.rng))
                continue
            self.narrow(state, seat, node)
            if self.prior is None:
                child = self.untried_or_best(node)
            else:
                child = self.favourite(state, seat, node)
            if child == NONE:  # the tree is full
                self.advice.go_on(state, moves, self.rng)
                return
            self.path[self.depth] = child
            self.chooser[self.depth] = seat
            self.depth += 1
            state.perform(seat, self.tree.action[child])
            if self.tree.visits[child] == 0:
                return
            node = child

    def narrow(self, state: State, seat: i64, node: i64) -> None:
        """Leaves what is worth a search; of moves that are ranked, the more the longer one looks. They
        are ranked once for a node, as long as the same ones are legal."""
        moves = self.moves
        if not self.is_ranked:
            self.advice.narrow(state, seat, moves)
            return
        ranked = self.ranked.get(node)
        if ranked is None or not ranked.is_of(moves):
            ranked = Ranked(moves)
            self.advice.narrow(state, seat, moves)
            ranked.keep(moves)
            if self.tree.size <= self.room:
                self.ranked[node] = ranked
        visits = self.iterations if node == 0 else self.tree.visits[node]
        ranked.give(moves, 1 + int(sqrt(float(visits))))

    def known(self, node: i64) -> i64:
        """How many of the legal actions have a node; counts that those could be chosen. Stamps of the
        others stay positive."""
        tree = self.tree
        moves = self.moves
        self.stamp += 1
        for index in range(moves.count):
            self.stamps[moves.actions[index]] = self.stamp
        known: i64 = 0
        child = tree.child[node]
        while child != NONE:
            if self.stamps[tree.action[child]] == self.stamp:
                tree.available[child] += 1
                self.stamps[tree.action[child]] = -self.stamp
                known += 1
            child = tree.sibling[child]
        return known

    # ------------------------------------------------------------- by upper confidence bounds

    def untried_or_best(self, node: i64) -> i64:
        """A new child for a legal action that has none, else the best one; NONE if there is no room."""
        untried = self.moves.count - self.known(node)
        if untried == 0:
            return self.best(node)
        if self.tree.size > self.room:
            return NONE
        wanted: i64 = 0 if self.is_ranked else self.rng.below(untried)
        return self.tree.grow(node, self.unknown(wanted))

    def unknown(self, wanted: i64) -> i64:
        """One of the legal actions without a node, counted from 0."""
        moves = self.moves
        for index in range(moves.count):
            if self.stamps[moves.actions[index]] == self.stamp:
                if wanted == 0:
                    return moves.actions[index]
                wanted -= 1
        return NONE

    def best(self, node: i64) -> i64:
        """The child with the highest upper confidence bound, among those that are legal."""
        tree = self.tree
        chosen: i64 = NONE
        highest = -1.0
        child = tree.child[node]
        while child != NONE:
            if self.stamps[tree.action[child]] == -self.stamp:
                visits = float(tree.visits[child])
                bound = tree.rewards[child] / visits + self.exploration * sqrt(
                    log(float(tree.available[child])) / visits
                )
                if bound > highest:
                    highest = bound
                    chosen = child
            child = tree.sibling[child]
        return chosen

    # ------------------------------------------------------------- by what a prior expects

    def favourite(self, state: State, seat: i64, node: i64) -> i64:
        """The child that promises most, by what the prior expects of it and what was found; NONE if
        there is no room for it."""
        if self.known(node) < self.moves.count:
            if self.tree.size > self.room:
                return NONE
            self.welcome(state, seat, node)
        tree = self.tree
        visits: i64 = 0
        rewards = appeals = 0.0
        child = tree.child[node]
        while child != NONE:
            if self.stamps[tree.action[child]] == -self.stamp:
                visits += tree.visits[child]
                rewards += tree.rewards[child]
                appeals += tree.appeal[child]
            child = tree.sibling[child]
        expected = rewards / float(max(1, visits))
        wish = BOLDNESS * sqrt(float(visits + 1)) / appeals
        chosen: i64 = NONE
        highest = BELOW_ALL
        child = tree.child[node]
        while child != NONE:
            if self.stamps[tree.action[child]] == -self.stamp:
                tried = float(tree.visits[child])
                mean = tree.rewards[child] / tried if tried > 0.0 else expected
                bound = mean + wish * tree.appeal[child] / (1.0 + tried)
                if bound > highest:
                    highest = bound
                    chosen = child
            child = tree.sibling[child]
        return chosen

    def welcome(self, state: State, seat: i64, node: i64) -> None:
        """A child for every legal action that has none yet."""
        prior, moves, tree = self.prior, self.moves, self.tree
        assert prior is not None
        if moves.count > len(self.appeals):
            self.appeals = vec[float]([0.0] * len(moves.actions))
        prior.weigh(state, seat, moves, self.appeals)
        for index in range(moves.count):
            action = moves.actions[index]
            if self.stamps[action] == self.stamp:
                tree.grow(node, action, self.appeals[index])
                self.stamps[action] = -self.stamp

    # ------------------------------------------------------------- back up

    def learn(self, state: State) -> None:
        """Rewards every choice on the path."""
        tree = self.tree
        self.advice.judge(state, self.rewards)
        for seat in range(len(self.rewards)):
            self.sums[seat] += self.rewards[seat]
        for level in range(self.depth):
            node = self.path[level]
            tree.visits[node] += 1
            tree.rewards[node] += self.rewards[self.chooser[level]]

    # ------------------------------------------------------------- the next choice

    def after(self, action: i64, state: State) -> "Search":
        """A search of the position after the action, with all that is known of it. In some worlds
        something else may have been asked there."""
        heir = Search(state, self.seat, self.advice, self.rng)
        node = self.tree.child_by(0, action)
        if node == NONE:
            return heir
        for choice in state.legal_actions(int(self.seat)):
            child = self.tree.child_by(node, choice)
            if child != NONE:
                heir.inherited += self.tree.visits[child]
                self.hand_over(child, heir, 0)
        heir.iterations = heir.inherited
        return heir

    def hand_over(self, node: i64, heir: "Search", parent: i64) -> None:
        """The node, and all that is below it."""
        copy = heir.tree.take(parent, self.tree, node)
        ranked = self.ranked.get(node)
        if ranked is not None:
            heir.ranked[copy] = ranked
        child = self.tree.child[node]
        while child != NONE:
            self.hand_over(child, heir, copy)
            child = self.tree.sibling[child]

    # ------------------------------------------------------------- what was found

    def found(self) -> list[Finding]:
        """What is known of the root's actions, the most visited first; some may not have been tried."""
        tree = self.tree
        findings: list[Finding] = []
        child = tree.child[0]
        while child != NONE:
            action = int(tree.action[child])
            findings.append(Finding(action, int(tree.visits[child]), tree.mean(child)))
            child = tree.sibling[child]
        findings.sort(key=most_visited)
        return findings

    def worth(self) -> list[float]:
        """The mean reward of every seat."""
        fresh = float(self.iterations - self.inherited)
        return [total / fresh for total in self.sums]


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A bot that can say what it thinks of every action; deals it judges by the title's advice."""

    def __init__(self, advice: Advice, rng: Rng) -> None:
        self.advice = advice
        self.rng = rng

    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        return best_answer(self.advice, state, seat, answers)

    def offer(self, state: State, seat: int) -> int:
        return best_offer(self.advice, state, seat)

    @abstractmethod
    def analyse(self, state: State, seat: int) -> list[Finding]:
        """What the seat can do, the best first."""
        raise lacks(self, "analyse")

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        mixed = int(self.advice.mix(state, seat, self.rng))
        if mixed != UNDECIDED:
            return mixed
        worth_a_search = Moves()
        state.legal(seat, worth_a_search)
        self.advice.narrow(state, seat, worth_a_search)
        if worth_a_search.count == 1:
            return int(worth_a_search.actions[0])
        return self.analyse(state, seat)[0].action


class IsmctsBot(Searcher):
    """Searches before every choice, for a number of iterations or for a time, whichever ends first."""

    def __init__(
        self, advice: Advice, rng: Rng, iterations: int, seconds: float = UNLIMITED
    ) -> None:
        super().__init__(advice, rng)
        self.iterations = iterations
        self.seconds = seconds
        # What the position of the last search was worth to every seat.
        self.worth: list[float] = []
        self.search: Search | None = None  # the last one,
        self.chosen = 0  # what was chosen then,
        self.foreseen: Any = None  # and the view after it, if the seat is to choose again at once

    def choose(self, state: State, seat: int) -> int:
        before = self.search
        self.chosen = super().choose(state, seat)
        if self.search is before:
            self.search = self.foreseen = None  # there was nothing to search
        else:
            after = state.clone()
            after.perform(seat, self.chosen)
            if after.actor == seat:
                self.foreseen = after.view(seat)
        return self.chosen

    def analyse(self, state: State, seat: int) -> list[Finding]:
        search = self.begun(state, seat)
        search.run(self.iterations, self.seconds)
        self.search = search
        self.worth = search.worth()
        return [finding for finding in search.found() if finding.visits > 0]

    def begun(self, state: State, seat: int) -> Search:
        """The last search goes on, if its choice has led here and told nothing new."""
        last, foreseen = self.search, self.foreseen
        self.foreseen = None
        if last is not None and foreseen is not None and foreseen == state.view(seat):
            return last.after(self.chosen, state)
        return Search(state, seat, self.advice, self.rng)
