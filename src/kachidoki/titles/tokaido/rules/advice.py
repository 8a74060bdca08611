"""What Tokaido tells the bots: how good a position is, and what a plausible move looks like."""

from math import exp
from typing import Final

from kachidoki.engine.advice import Advice, judge_by
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.tokaido.rules.actions import (
    BARGAIN,
    BUY,
    DONATE,
    LEAVE,
    MOST_SEATS,
    WALK,
)
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.rules.features import TokaidoFeatures, is_setting_out
from kachidoki.titles.tokaido.rules.prospects import CARD_FOR_AWARD, STEP, WORST, Prospects
from kachidoki.titles.tokaido.rules.state import (
    ADMIRING,
    DINING,
    DONATING,
    SHOPPING,
    TASTING,
    WALKING,
)
from kachidoki.titles.tokaido.rules.stops.panoramas import is_due
from kachidoki.titles.tokaido.rules.stops.village import worth_of_sort

# How much a point of the best rival hurts; how many points of lead make a win likely.
RIVALRY: Final = 0.3
LEAD: Final = 4.0
# To gather goes before to block: how much one's own points count beside the lead, how many of them 2,
# 3, 4 or 5 players usually make, and how many more make a good journey.
GATHERING: Final = 0.7
FEWEST: Final[i64] = 2
USUAL: Final = [89.0, 75.0, 77.0, 66.0]
MORE: Final = 6.0
# How far playouts stray from what looks best, in points.
WHIM: Final = 5.0
NEAR: Final = 3  # how many of the next places are near


class TokaidoAdvice(Advice):
    """Goes by the prospects; a net judges where it finds all in an inn."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.features = TokaidoFeatures(self.prospects)
        self.hopes: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.usual: vec[float] = vec[float](USUAL)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Tokaido)
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.prospects.of(state, other))
        return self.prospects.of(state, seat) - RIVALRY * best

    # ------------------------------------------------------------- plausible moves

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        assert isinstance(state, Tokaido)
        step = state.step
        if moves.count == 1:
            return moves.actions[0]
        if step == WALKING:
            if state.guest == state.box.neutral:
                return self.lead(state, moves, rng)
            return self.stroll(state, seat, moves, rng)
        if step == SHOPPING:
            return self.shop(state, seat, moves, rng)
        if step == DINING:
            return moves.actions[rng.below(moves.count - 1)]
        if step == TASTING:
            return moves.actions[0]
        if step == DONATING:
            return self.give(state, seat)
        if step == ADMIRING:
            return moves.actions[rng.below(moves.count if is_due(state) else moves.count - 1)]
        return moves.actions[rng.below(moves.count)]

    def stroll(self, t: Tokaido, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The stop that looks best for its distance, with a whim."""
        self.prospects.gain_all(t, seat)
        here = t.box.progress(t.place[seat])
        chosen = moves.actions[0]
        highest = WORST
        for index in range(moves.count):
            place = moves.actions[index] - WALK
            steps = float(t.box.progress(place) - here)
            gain = self.prospects.gains[t.box.station[place]] - STEP * steps + WHIM * rng.fraction()
            if gain > highest:
                highest = gain
                chosen = moves.actions[index]
        return chosen

    def lead(self, t: Tokaido, moves: Moves, rng: Rng) -> i64:
        """The neutral traveler goes not far."""
        near = rng.below(min(NEAR, moves.count))
        return moves.actions[moves.count - 1 - near if t.box.homeward else near]

    def shop(self, t: Tokaido, seat: i64, moves: Moves, rng: Rng) -> i64:
        """A souvenir that is worth its price, or none."""
        coins = t.coins[seat]
        now = self.prospects.purse(t, seat, float(coins))
        chosen: i64 = LEAVE
        highest = 0.0
        for index in range(moves.count - 1):
            action = moves.actions[index]
            souvenir: i64 = action - BUY if action < BARGAIN else action - BARGAIN
            price: i64 = (
                t.box.souvenirs.price[souvenir]
                if action < BARGAIN
                else t.box.abilities.zen_emon_price
            )
            gain = float(worth_of_sort(t, seat, t.box.souvenirs.sort[souvenir])) + CARD_FOR_AWARD
            gain += self.prospects.purse(t, seat, float(coins - price)) - now + rng.fraction()
            if gain > highest:
                highest = gain
                chosen = action
        return chosen

    def give(self, t: Tokaido, seat: i64) -> i64:
        """What no meal will need."""
        spare = t.coins[seat] - 2 * self.prospects.meals_ahead(t, seat)
        most = min(t.box.temple.donation_max, t.coins[seat])
        return DONATE + max(0, min(most, spare) - 1)

    def play_on(self, state: State, moves: Moves, rng: Rng) -> None:
        """To the end of the journey; with a net, until all have come to the next inn."""
        assert isinstance(state, Tokaido)
        if self.net is None:
            super().play_on(state, moves, rng)
            return
        leg = state.leg
        while state.actor != NOBODY and (state.leg == leg or not is_setting_out(state)):
            self.go_on(state, moves, rng)

    # ------------------------------------------------------------- how good it is

    def judge(self, state: State, rewards: vec[float]) -> None:
        """How good a journey it is, and how far ahead of the others; with a net, the chance to win."""
        assert isinstance(state, Tokaido)
        if self.net is None:
            self.judge_by_points(state, rewards)
        else:
            judge_by(self.net, self.features, state, rewards)

    def judge_by_points(self, t: Tokaido, rewards: vec[float]) -> None:
        usual = self.usual[t.seats - FEWEST]
        for seat in range(t.seats):
            self.hopes[seat] = self.prospects.of(t, seat)
        for seat in range(t.seats):
            best = WORST
            for other in range(t.seats):
                if other != seat:
                    best = max(best, self.hopes[other])
            hope = self.hopes[seat]
            rewards[seat] = GATHERING * likely((hope - usual) / MORE)
            rewards[seat] += (1.0 - GATHERING) * likely((hope - best) / LEAD)


def likely(lead: float) -> float:
    """From 0, far behind, to 1, far ahead."""
    return 1.0 / (1.0 + exp(-lead))
