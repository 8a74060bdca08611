"""What Joraku tells the bots: how good a position is, and what a plausible move looks like."""

from math import exp
from typing import Final

from kachidoki.engine.advice import Advice, judge_by, share_victory
from kachidoki.engine.bag import has
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.joraku.rules.actions import (
    AREA_COUNT,
    ARMY_COUNT,
    CARDS,
    NINJA,
    RANKS,
    number_of,
    square,
)
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.features import JorakuFeatures
from kachidoki.titles.joraku.rules.influence import is_paid, presence, rank
from kachidoki.titles.joraku.rules.state import (
    DEALING,
    INFILTRATING,
    MARCHING,
    RESOLVING,
)

# What a point promised by the present pieces is worth: in this round, in the next one, and how much
# less in each round after that.
THIS_ROUND: Final = 0.9
NEXT_ROUND: Final = 0.45
LATER_ROUND: Final = 0.6
# A pending action point, a pending samurai of a ninja.
POINT: Final = 0.5
PENDING_SAMURAI: Final = 1.0
# A ninja in the hand; a numbered card is worth its points.
NINJA_CARD: Final = 2.5
# How much a point of the best rival hurts; what a point of the lesser of two daimyo is worth.
RIVALRY: Final = 0.6
SECOND_DAIMYO: Final = 0.05
# How many points of lead make a win likely.
LEAD: Final = 6.0
# How far playouts are to be believed. Games of bots of different strength fit best with 0.6 (three
# players, 100 games) to 0.75 (four, 120 games).
TRUST: Final = 0.65


class JorakuAdvice(Advice):
    """Counts reputation, and what the pieces on the map promise to earn."""

    def __init__(self) -> None:
        self.promised: vec[float] = vec[float]([0.0] * ARMY_COUNT)
        self.features = JorakuFeatures()

    def trust(self) -> float:
        return TRUST

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Joraku)
        self.project(state)
        lead = self.prospect(state, seat) - RIVALRY * self.best_rival(state, seat)
        if state.to_choose() > 0:
            return lead + self.kept(state, seat)
        return lead + self.pending(state, seat)

    def kept(self, t: Joraku, seat: i64) -> float:
        """What the cards are worth that the seat does not give away."""
        worth = 0.0
        for card in range(CARDS):
            if has(t.hand[seat] & ~t.chosen[seat], card):
                number = number_of(card)
                worth += NINJA_CARD if number == NINJA else POINT * float(number)
        return worth

    def project(self, state: Joraku) -> None:
        """Reputation now, and what each army's ranks would pay in the rounds to come."""
        t = state
        for army in range(t.box.armies):
            self.promised[army] = float(t.reputation[army])
        if t.actor == NOBODY:
            return
        # Before the deal of a round, t.round is that round already; its prestige is yet to come.
        for area in range(AREA_COUNT):
            present = presence(t, area)
            for army in range(t.box.armies):
                if is_paid(t, army):
                    place = rank(t, army, present)
                    if place >= 1 and place <= RANKS:
                        self.promise(t, army, area, place)

    def promise(self, t: Joraku, army: i64, area: i64, place: i64) -> None:
        weight = THIS_ROUND
        for round_number in range(t.round, t.box.game.rounds + 1):
            self.promised[army] += weight * float(t.box.chart(round_number, area, place))
            weight = NEXT_ROUND if weight == THIS_ROUND else weight * LATER_ROUND

    def prospect(self, t: Joraku, seat: i64) -> float:
        """Of a seat: two on two, of its better daimyo, with a little for the other."""
        own = self.promised[seat]
        if t.box.mode != TWO_ON_TWO:
            return own
        other = self.promised[seat + t.seats]
        return max(own, other) + SECOND_DAIMYO * min(own, other)

    def best_rival(self, t: Joraku, seat: i64) -> float:
        """The best prospect among the other seats."""
        best = 0.0
        for other in range(t.seats):
            if other != seat:
                best = max(best, self.prospect(t, other))
        return best

    def pending(self, t: Joraku, seat: i64) -> float:
        """What a card under way may still gain."""
        if t.actor != seat:
            return 0.0
        if t.step == MARCHING:
            return POINT * float(t.argument)
        if t.step == RESOLVING:
            return max(POINT * float(t.argument), self.placement_gain(t))
        if t.step == INFILTRATING:
            return PENDING_SAMURAI * float(t.argument)
        return 0.0

    def placement_gain(self, t: Joraku) -> float:
        """What the numbered card under way gains if its samurai are placed."""
        before = self.promised[t.army]
        here = square(t.army, t.argument)
        count = min(t.box.game.placement_max, t.supply[t.army])
        t.samurai[here] += count
        self.project(t)
        t.samurai[here] -= count
        return self.promised[t.army] - before

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """At random, but cards are used up: the most samurai, and no early stop."""
        step = state.step
        count = moves.count
        if step == RESOLVING:
            if rng.below(2) == 0:
                return moves.actions[count - 1]
            return moves.actions[count - 2]
        if step in (MARCHING, INFILTRATING) and count > 1:
            return moves.actions[rng.below(count - 1)]
        return moves.actions[rng.below(count)]

    def is_settled(self, state: State) -> bool:
        """Between two rounds nobody holds cards: the map alone tells how things stand."""
        return state.step == DEALING and state.argument == 0 and state.depth == 0

    def judge(self, state: State, rewards: vec[float]) -> None:
        """The share of the victory, at the end; between two rounds the chance to win."""
        assert isinstance(state, Joraku)
        if self.net is not None:
            judge_by(self.net, self.features, state, rewards)
        elif state.actor == NOBODY:
            share_victory(state, rewards)
        else:
            self.judge_by_lead(state, rewards)

    def judge_by_lead(self, t: Joraku, rewards: vec[float]) -> None:
        """By the lead over the best of the others."""
        self.project(t)
        for seat in range(t.seats):
            lead = self.prospect(t, seat) - self.best_rival(t, seat)
            rewards[seat] = 1.0 / (1.0 + exp(-lead / LEAD))
