"""What Rising Sun tells the bots: how good a position is, and what a plausible move looks like."""

from math import exp
from typing import Final

from kachidoki.engine.advice import UNDECIDED, Advice, judge_by
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.counsel.bids import Bidding
from kachidoki.titles.rising_sun.rules.counsel.features import RisingSunFeatures
from kachidoki.titles.rising_sun.rules.counsel.plans import Plans
from kachidoki.titles.rising_sun.rules.counsel.prospects import Prospects
from kachidoki.titles.rising_sun.rules.counsel.talks import Talks, reason_for
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.state import BIDDING, CHOOSING, CONTESTING

# How much a point of the best rival hurts; how many points of lead make a win likely.
RIVALRY: Final = 0.4
LEAD: Final = 8.0
# How far playouts are to be believed. Games of bots of different strength fit best with 0.55, chances
# that are close to 0 with 0.6 (three players, 60 games).
TRUST: Final = 0.5


class RisingSunAdvice(Advice):
    """Counts points, and what pieces, coins and cards promise; a net judges wherever its features
    apply."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.plans = Plans(self.prospects)
        self.bidding = Bidding(self.prospects)
        self.features = RisingSunFeatures()

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, RisingSun)
        self.prospects.project(state)
        lead = self.prospects.of[seat] - RIVALRY * self.prospects.best_rival(state, seat)
        if state.step == BIDDING:
            return lead + self.bidding.hope(state, seat)
        return lead

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        assert isinstance(state, RisingSun)
        if moves.count == 1:
            return moves.actions[0]
        if state.step == BIDDING:
            return self.bidding.guess(state, seat, moves, rng)
        if state.step == CHOOSING:
            return moves.actions[rng.below(moves.count)]
        return self.plans.choose(state, seat, moves, rng)

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        assert isinstance(state, RisingSun)
        if state.step not in (BIDDING, CHOOSING):
            self.plans.narrow(state, seat, moves)

    def mix(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, RisingSun)
        return self.bidding.mix(state, seat, rng) if state.step == BIDDING else UNDECIDED

    def trust(self) -> float:
        return TRUST

    def proposals(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, RisingSun)
        return Talks(state, seat).offers

    def reason(self, state: State, seat: i64, gesture: i64) -> str:
        assert isinstance(state, RisingSun)
        return reason_for(state, seat, gesture)

    def is_settled(self, state: State) -> bool:
        """Between two seasons: the map, the cards and the tokens tell how things stand."""
        assert isinstance(state, RisingSun)
        return state.step == CONTESTING and state.argument == 0 and state.season > 0

    def play_on(self, state: State, moves: Moves, rng: Rng) -> None:
        """To the end of the season; with a net, until the next mandate is to be chosen."""
        if self.net is None:
            super().play_on(state, moves, rng)
            return
        while state.actor != NOBODY and not self.features.apply_to(state):
            self.go_on(state, moves, rng)

    def judge(self, state: State, rewards: vec[float]) -> None:
        """The share of the victory, at the end; before it the chance to win."""
        assert isinstance(state, RisingSun)
        if self.net is None:
            self.judge_by_lead(state, rewards)
        else:
            judge_by(self.net, self.features, state, rewards)

    def judge_by_lead(self, t: RisingSun, rewards: vec[float]) -> None:
        """By the lead over the best of the others."""
        self.prospects.project(t)
        for seat in range(t.seats):
            lead = self.prospects.of[seat] - self.prospects.best_rival(t, seat)
            rewards[seat] = 1.0 / (1.0 + exp(-lead / LEAD))
