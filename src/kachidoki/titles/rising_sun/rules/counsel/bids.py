"""Bids on the advantages of a battle: a quick guess, and a mixed strategy by regret matching.

Nothing but the bids is hidden in a battle: purses, ronin and forces lie open. So the battle is one
game of simultaneous bids. Some bids of each fighter are sampled, and all fighters learn to bid by the
regret for what each of these would have brought; on average they come near to an equilibrium.
"""

from typing import Final

from kachidoki.engine.counts import count, total
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGE_COUNT,
    BID,
    FIGURE_COUNT,
    KOI,
    MOST_BID,
    MOST_SEATS,
    TURTLE,
    counts_as_daimyo,
)
from kachidoki.titles.rising_sun.rules.counsel.prospects import (
    COIN,
    FIGURE,
    HONOR,
    LEFT_OVER,
    Prospects,
    seasons_ahead,
)
from kachidoki.titles.rising_sun.rules.force import force_in
from kachidoki.titles.rising_sun.rules.phases.battle import (
    HOSTAGE,
    POEMS,
    RONIN,
    SEPPUKU,
    battlefield,
)
from kachidoki.titles.rising_sun.rules.state import BID_BITS, BID_MASK, NONE, Table

# So many bids of each fighter are compared, and so often.
SAMPLES: Final[i64] = 100
ROUNDS: Final = 600
# A hostage is a point gained, a coin to come and a figure lost.
HOSTAGE_GAIN: Final = 1.4
HOSTAGE_LOSS: Final = 1.3


class Battle:
    """What the fighters have, in the order of honor, and what all their bids lead to."""

    def __init__(self, t: Table, prospects: Prospects) -> None:
        self.number: i64 = 0
        self.seat: vec[i64] = vec[i64]([NONE] * MOST_SEATS)
        self.ally: vec[i64] = vec[i64]([NONE] * MOST_SEATS)
        self.coins: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.ronin: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.force: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.walls: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.figures: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.captives: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.is_koi: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.token: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.coin: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.figure = FIGURE * float(seasons_ahead(t)) + HONOR / 4.0
        # One round: the bids, what is left of each army, and what comes of it.
        self.bids: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.left: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.alive: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.payoff: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.line_up(t, prospects)

    def line_up(self, t: Table, prospects: Prospects) -> None:
        region = battlefield(t)
        prospects.weigh(t)
        prospects.hope_for_tokens(t)
        for place in range(t.seats):
            seat = t.track[place]
            if t.is_fighting(seat):
                fighter = self.number
                self.number += 1
                self.seat[fighter] = seat
                self.ally[fighter] = t.ally[seat]
                self.coins[fighter] = min(t.coins[seat], MOST_BID)
                self.ronin[fighter] = t.ronin[seat]
                self.is_koi[fighter] = 1 if t.is_house(seat, KOI) else 0
                self.force[fighter] = force_in(t, seat, region, t.fighters)
                if t.is_house(seat, TURTLE):
                    self.walls[fighter] = t.strongholds(seat, region)
                self.figures[fighter] = total(t.figures_in(seat, region))
                self.captives[fighter] = mortals(t, seat, region)
                self.token[fighter] = prospects.token_worth(t, seat, region)
                self.coin[fighter] = COIN if prospects.battles[seat] > 1 else LEFT_OVER

    def fighter_of(self, seat: i64) -> i64:
        fighter: i64 = 0
        while self.seat[fighter] != seat:
            fighter += 1
        return fighter

    # ------------------------------------------------------------- what the bids lead to

    def resolve(self) -> None:
        """Fills in the payoffs of all fighters for the bids that they have made."""
        for fighter in range(self.number):
            self.left[fighter] = self.force[fighter]
            self.alive[fighter] = self.figures[fighter]
            unbid = self.coins[fighter] - sum_of(self.bids[fighter])
            self.payoff[fighter] = self.coin[fighter] * float(unbid)
        hired = self.highest(RONIN)
        dead = self.die(hired)
        self.capture()
        if hired != NONE:
            self.left[hired] += self.hirable(hired)
        winner = self.strongest()
        dead += self.bury(winner)
        poet = self.highest(POEMS)
        if poet != NONE:
            self.payoff[poet] += float(dead)

    def highest(self, advantage: i64) -> i64:
        """Who bid the most on it; of equals, who comes first in honor."""
        most: i64 = 0
        best: i64 = NONE
        for fighter in range(self.number):
            coins = bid_on(self.bids[fighter], advantage)
            if coins > most:
                most, best = coins, fighter
        return best

    def hirable(self, fighter: i64) -> i64:
        if self.is_koi[fighter] == 1:
            return self.ronin[fighter] + self.coins[fighter] - sum_of(self.bids[fighter])
        return self.ronin[fighter]

    def die(self, hired: i64) -> i64:
        """Seppuku, by whoever would lose; returns how many die."""
        loser = self.highest(SEPPUKU)
        if loser == NONE or self.would_win(loser, hired):
            return 0
        dead = self.alive[loser]
        self.payoff[loser] += float(dead) * (1.0 + HONOR / 2.0)
        self.left[loser] = self.walls[loser]
        self.alive[loser] = 0
        return dead

    def would_win(self, fighter: i64, hired: i64) -> bool:
        own = self.left[fighter] + (self.hirable(fighter) if fighter == hired else 0)
        for other in range(self.number):
            force = self.left[other] + (self.hirable(other) if other == hired else 0)
            if force > own or (force == own and other < fighter):
                return False
        return True

    def capture(self) -> None:
        """A figure of the strongest of the others."""
        captor = self.highest(HOSTAGE)
        if captor == NONE:
            return
        victim: i64 = NONE
        for other in range(self.number):
            possible = other != captor and min(self.alive[other], self.captives[other]) > 0
            if possible and (victim == NONE or self.left[other] > self.left[victim]):
                victim = other
        if victim != NONE:
            self.left[victim] -= 1
            self.alive[victim] -= 1
            self.payoff[captor] += HOSTAGE_GAIN
            self.payoff[victim] -= HOSTAGE_LOSS

    def strongest(self) -> i64:
        best: i64 = 0
        for fighter in range(1, self.number):
            if self.left[fighter] > self.left[best]:
                best = fighter
        return best

    def bury(self, winner: i64) -> i64:
        """The token for the winner, death and the winner's coins for all others; returns the dead."""
        dead: i64 = 0
        shared = float(sum_of(self.bids[winner])) / float(max(1, self.number - 1))
        self.payoff[winner] += self.token[winner]
        for fighter in range(self.number):
            if fighter != winner:
                self.payoff[fighter] += self.coin[fighter] * shared
                if self.ally[winner] != self.seat[fighter]:
                    dead += self.alive[fighter]
                    self.payoff[fighter] -= self.figure * float(self.alive[fighter])
        return dead


class Bidders:
    """Fighters who learn how to bid against each other."""

    def __init__(self, battle: Battle, rng: Rng) -> None:
        self.battle = battle
        self.rng = rng
        # By fighter * SAMPLES + sample.
        self.sample: vec[i64] = vec[i64]([0] * (MOST_SEATS * SAMPLES))
        self.regret: vec[float] = vec[float]([0.0] * (MOST_SEATS * SAMPLES))
        self.share: vec[float] = vec[float]([0.0] * (MOST_SEATS * SAMPLES))
        self.gain: vec[float] = vec[float]([0.0] * SAMPLES)
        self.drawn: vec[i64] = vec[i64]([0] * MOST_SEATS)
        for fighter in range(battle.number):
            self.sample_bids(fighter)

    # ------------------------------------------------------------- bids to compare

    def sample_bids(self, fighter: i64) -> None:
        """Nothing, all on one advantage, and what chance proposes."""
        coins = self.battle.coins[fighter]
        first = fighter * SAMPLES
        for advantage in range(ADVANTAGE_COUNT):
            self.sample[first + 1 + advantage] = coins << (BID_BITS * advantage)
        for index in range(ADVANTAGE_COUNT + 1, SAMPLES):
            least: i64 = coins if self.battle.coin[fighter] == LEFT_OVER else 0
            spent = least + self.rng.below(coins - least + 1)
            self.sample[first + index] = self.random_bid(spent)

    def random_bid(self, coins: i64) -> i64:
        """So many coins; most on few advantages, or a little on each."""
        wanted = 1 + self.rng.below(15)
        bids: i64 = 0
        while coins > 0:
            advantage = self.rng.below(ADVANTAGE_COUNT)
            if (wanted >> advantage) & 1 == 1:
                some = 1 + self.rng.below((coins + 1) // 2)
                bids += some << (BID_BITS * advantage)
                coins -= some
        return bids

    # ------------------------------------------------------------- regret

    def learn(self, rounds: int) -> None:
        """Later rounds count more, as the first ones know little."""
        for number in range(rounds):
            for fighter in range(self.battle.number):
                self.drawn[fighter] = self.draw(fighter)
            for fighter in range(self.battle.number):
                self.reconsider(fighter, float(number + 1))

    def reconsider(self, fighter: i64, importance: float) -> None:
        """What every bid of the fighter would have brought against those that the others drew."""
        battle = self.battle
        first = fighter * SAMPLES
        for other in range(battle.number):
            battle.bids[other] = self.sample[other * SAMPLES + self.drawn[other]]
        hoped = 0.0
        positive = self.positive(fighter)
        for index in range(SAMPLES):
            battle.bids[fighter] = self.sample[first + index]
            battle.resolve()
            self.gain[index] = battle.payoff[fighter]
            part = self.part(first + index, positive)
            hoped += part * self.gain[index]
            self.share[first + index] += importance * part
        for index in range(SAMPLES):
            regret = self.regret[first + index] + self.gain[index] - hoped
            self.regret[first + index] = max(0.0, regret)

    def positive(self, fighter: i64) -> float:
        positive = 0.0
        for index in range(SAMPLES):
            positive += self.regret[fighter * SAMPLES + index]
        return positive

    def part(self, index: i64, positive: float) -> float:
        """How likely the bid is drawn: by its regret, or all alike if there is none."""
        return self.regret[index] / positive if positive > 0.0 else 1.0 / float(SAMPLES)

    def draw(self, fighter: i64) -> i64:
        positive = self.positive(fighter)
        left = self.rng.fraction()
        for index in range(SAMPLES):
            left -= self.part(fighter * SAMPLES + index, positive)
            if left < 0.0:
                return index
        return SAMPLES - 1

    # ------------------------------------------------------------- what was learnt

    def advise(self, fighter: i64, made: i64, number: i64, rng: Rng) -> i64:
        """A whole bid that begins with those made already, drawn from the average of all rounds; NONE
        if no such bid was compared."""
        mask: i64 = (1 << (BID_BITS * number)) - 1
        fitting = 0.0
        for index in range(fighter * SAMPLES, (fighter + 1) * SAMPLES):
            if self.sample[index] & mask == made & mask:
                fitting += self.share[index]
        left = rng.fraction() * fitting
        for index in range(fighter * SAMPLES, (fighter + 1) * SAMPLES):
            if self.sample[index] & mask == made & mask and self.share[index] > 0.0:
                left -= self.share[index]
                if left < 0.0:
                    return self.sample[index]
        return NONE


class Bidding:
    """What a seat bids in the battle under way."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.rounds = ROUNDS
        self.worths: vec[float] = vec[float]([0.0] * ADVANTAGE_COUNT)

    def mix(self, t: Table, seat: i64, rng: Rng) -> i64:
        """The next part of a bid from the mixed strategy, which follows from what all can see: so it is
        the same at each of the seat's four decisions, and only the draw is left to chance."""
        battle = Battle(t, self.prospects)
        bidders = Bidders(battle, Rng(int(t.season * 8 + t.argument)))
        bidders.learn(self.rounds)
        number = t.bids_made[seat]
        bids = bidders.advise(battle.fighter_of(seat), t.bids[seat], number, rng)
        coins: i64 = 0 if bids == NONE else bid_on(bids, number)
        return bid_action(t, seat, coins)

    # ------------------------------------------------------------- at a glance

    def appraise(self, t: Table, seat: i64) -> None:
        """What each advantage is worth to the seat, at a glance."""
        region = battlefield(t)
        chance = self.prospects.chance(region, seat)
        token = self.prospects.token_worth(t, seat, region)
        figures = float(total(t.figures_in(seat, region)))
        dead = 0.0
        ronin = 0.0
        for other in range(t.seats):
            if t.is_fighting(other):
                army = float(total(t.figures_in(other, region)))
                dead += army * (1.0 - self.prospects.chance(region, other))
                ronin = max(ronin, float(t.ronin[other]))
        self.worths[SEPPUKU] = figures * (1.0 - chance)
        self.worths[HOSTAGE] = HOSTAGE_GAIN + 0.3 * token
        self.worths[RONIN] = token * min(1.0, ronin / 3.0) * 0.7
        self.worths[POEMS] = dead

    def hope(self, t: Table, seat: i64) -> float:
        """What the seat's bids promise; coins that are not bid yet are spread over the rest."""
        if not t.is_fighting(seat):
            return 0.0
        self.appraise(t, seat)
        number = t.bids_made[seat]
        bid = t.bid_in_all(seat)
        last = self.prospects.battles[seat] <= 1
        each: float = LEFT_OVER if last else COIN
        hope = -each * float(bid)
        open_advantages = ADVANTAGE_COUNT - number
        for advantage in range(ADVANTAGE_COUNT):
            coins = float(t.bid(seat, advantage))
            if advantage >= number:
                spare = float(t.coins[seat] - bid) * (1.0 if last else 0.5)
                coins = spare / float(open_advantages)
                hope -= each * coins
            if coins > 0.0:
                hope += self.worths[advantage] * coins / (coins + self.rival_coins(t, seat))
        return hope

    def rival_coins(self, t: Table, seat: i64) -> float:
        """What others may bid on an advantage, the richest of them."""
        most = 0.0
        for other in range(t.seats):
            if other != seat and t.is_fighting(other):
                battles = float(max(1, self.prospects.battles[other]))
                most = max(most, float(t.coins[other]) / battles)
        return 0.1 + most / 3.0

    def guess(self, t: Table, seat: i64, moves: Moves, rng: Rng) -> i64:
        """For playouts: a part of the purse that fits the advantage's worth."""
        self.prospects.weigh(t)
        self.prospects.hope_for_tokens(t)
        self.appraise(t, seat)
        number = t.bids_made[seat]
        worth = 0.0
        for advantage in range(number, ADVANTAGE_COUNT):
            worth += self.worths[advantage]
        left = float(t.coins[seat] - t.bid_in_all(seat))
        battles = float(max(1, self.prospects.battles[seat]))
        if number == ADVANTAGE_COUNT - 1 and battles == 1.0:
            return moves.actions[moves.count - 1]
        share = self.worths[number] / max(0.1, worth) * (0.5 + rng.fraction())
        coins = int(left / battles * share + rng.fraction())
        return bid_action(t, seat, min(coins, moves.count - 1))


def bid_action(t: Table, seat: i64, coins: i64) -> i64:
    return BID + t.bids_made[seat] * (MOST_BID + 1) + coins


def bid_on(bids: i64, advantage: i64) -> i64:
    return (bids >> (BID_BITS * advantage)) & BID_MASK


def sum_of(bids: i64) -> i64:
    coins: i64 = 0
    for advantage in range(ADVANTAGE_COUNT):
        coins += bid_on(bids, advantage)
    return coins


def mortals(t: Table, seat: i64, region: i64) -> i64:
    """How many of the seat's figures there can be taken hostage."""
    army = t.figures_in(seat, region)
    found: i64 = 0
    for figure in range(FIGURE_COUNT):
        if not counts_as_daimyo(figure):
            found += count(army, figure)
    return found
