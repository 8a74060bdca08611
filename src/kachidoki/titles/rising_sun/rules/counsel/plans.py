"""Plausible moves: how appealing each is by what it would change, quickly guessed.

A march or a recruiting is many small decisions. Each is made for the same end, force where a war can
be won by it, so that together they are a plan; and what has no appeal is left out of a search.
"""

from typing import Final

from kachidoki.engine.advice import keep_best
from kachidoki.engine.counts import total
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    ACCEPT,
    ANNOUNCE,
    BETRAY,
    BUILD,
    BUY,
    CALL,
    DECLINE,
    DONE,
    ENLIST,
    FAVOUR,
    FIGURE_COUNT,
    HARVEST,
    KILL,
    LAY,
    MARCH,
    MOST_OFFERED,
    MOVE,
    NAME,
    PLACE,
    PROPOSE,
    RECRUIT,
    REGION_COUNT,
    SEIZE,
    SEIZE_AT,
    SHRINE_COUNT,
    STRONGHOLD,
    SUMMON,
    TAKE,
    TRAIN,
    TURTLE,
    WORSHIP,
)
from kachidoki.titles.rising_sun.rules.arguments import proposal_in
from kachidoki.titles.rising_sun.rules.counsel.prospects import (
    ALLY,
    HONOR,
    MOVES,
    SEIZURE,
    SUMMONS,
    Prospects,
    kami_turns,
    next_war,
)
from kachidoki.titles.rising_sun.rules.force import shrine_force, strongest_in
from kachidoki.titles.rising_sun.rules.mandates import march, train
from kachidoki.titles.rising_sun.rules.phases.battle import battlefield, final_force, ronin_of
from kachidoki.titles.rising_sun.rules.state import (
    ANSWERING,
    BLESSING,
    DYING,
    MANDATE_TURNS,
    NONE,
    RESERVE,
    SPARING,
    Table,
)

# How far playouts stray from what looks best, in points.
WHIM: Final = 1.0
# Never left out of a search: so many moves with the most appeal.
MOST_PLAUSIBLE: Final[i64] = 6
# A figure on the map, a point taken from somebody else.
ON_MAP: Final = 0.5
RIVAL_LOSS: Final = 0.4
# Nothing gained by stopping early; help is rarely declined.
STOP: Final = 0.0
HELP: Final = 1.0
HARVEST_COIN: Final = 0.6


class Plans:
    """Weighs moves by the prospects of the table as it is."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        # What one more force would be worth in each region to the seat that decides, and one less.
        self.more: vec[float] = vec[float]([0.0] * REGION_COUNT)
        self.less: vec[float] = vec[float]([0.0] * REGION_COUNT)
        self.appeals: vec[float] = vec[float]([0.0] * 64)

    # ------------------------------------------------------------- among all moves

    def choose(self, t: Table, seat: i64, moves: Moves, rng: Rng) -> i64:
        """The move with the most appeal, with a whim."""
        self.survey(t, seat)
        chosen = moves.actions[0]
        highest = -1000.0
        for index in range(moves.count):
            appeal = self.appeal(t, seat, moves.actions[index]) + WHIM * rng.fraction()
            if appeal > highest:
                highest = appeal
                chosen = moves.actions[index]
        return chosen

    def narrow(self, t: Table, seat: i64, moves: Moves) -> None:
        """Leaves the moves with the most appeal, in their order."""
        if moves.count <= MOST_PLAUSIBLE:
            return
        self.survey(t, seat)
        while len(self.appeals) < moves.count:
            self.appeals = vec[float]([0.0] * (2 * len(self.appeals)))
        for index in range(moves.count):
            self.appeals[index] = self.appeal(t, seat, moves.actions[index])
        keep_best(moves, self.appeals, MOST_PLAUSIBLE)

    def survey(self, t: Table, seat: i64) -> None:
        """What force is worth, region by region."""
        self.prospects.weigh(t)
        self.prospects.hope_for_tokens(t)
        for region in range(REGION_COUNT):
            self.more[region] = 0.0
            self.less[region] = 0.0
        for number in range(next_war(t), t.box.war_tokens):
            region = t.wars[number]
            self.more[region] = self.prospects.gain_of_force(t, seat, region, 1.0)
            self.less[region] = self.prospects.gain_of_force(t, seat, region, -1.0)

    # ------------------------------------------------------------- one move

    def appeal(self, t: Table, seat: i64, action: i64) -> float:
        if action >= CALL:
            return 0.0
        if action >= PLACE:
            return self.appeal_in_between(t, seat, action)
        if action >= SUMMON:
            return self.appeal_in_mandate(t, seat, action)
        if action >= ANNOUNCE:
            return self.mandate(t, seat, action - ANNOUNCE)
        if action >= LAY:
            return self.mandate(t, seat, action - LAY)
        if action == ACCEPT:
            return self.accepting(t, seat)
        if action == DECLINE or action < PROPOSE:
            return STOP
        return self.proposal(t, seat, action - PROPOSE)

    def appeal_in_mandate(self, t: Table, seat: i64, action: i64) -> float:
        if action >= ENLIST:
            return float(t.box.base_force[action - ENLIST])
        if action >= SEIZE_AT:
            return SEIZURE
        if action >= SEIZE:
            there = (action - SEIZE) // FIGURE_COUNT
            owner, region = there // REGION_COUNT, there % REGION_COUNT
            force = float(t.box.base_force[(action - SEIZE) % FIGURE_COUNT])
            return ON_MAP + force * (self.more[region] + self.rival_loss(t, seat, owner, region))
        if action >= BUY:
            less: i64 = 0 if t.step == BLESSING else train.discount(t, seat)
            return self.prospects.purchase(t, seat, action - BUY, less)
        if action >= BUILD:
            return self.building(t, seat, action - BUILD)
        if action >= MOVE:
            return self.moving(t, seat, action - MOVE)
        if action >= WORSHIP:
            pilgrim = action - WORSHIP
            return self.worship(t, seat, pilgrim % SHRINE_COUNT)
        figure, region = (action - SUMMON) // REGION_COUNT, (action - SUMMON) % REGION_COUNT
        return ON_MAP + self.more[region] * float(t.box.base_force[figure])

    def appeal_in_between(self, t: Table, seat: i64, action: i64) -> float:
        if action >= DONE:
            return STOP
        if action >= TAKE:
            return HELP + float(t.box.base_force[(action - TAKE) % FIGURE_COUNT])
        if action >= FAVOUR:
            return HELP
        if action >= NAME:
            return 0.0
        if action >= KILL:
            owner, region = (action - KILL) // REGION_COUNT, (action - KILL) % REGION_COUNT
            if owner == seat:
                return -HELP
            return self.rival_loss(t, seat, owner, region) + self.more[region] - HONOR
        return ON_MAP + self.more[action - PLACE]

    def rival_loss(self, t: Table, seat: i64, owner: i64, region: i64) -> float:
        """What it is worth that somebody else has less force there."""
        if owner == t.ally[seat]:
            return -RIVAL_LOSS
        return -RIVAL_LOSS * self.prospects.gain_of_force(t, owner, region, -1.0)

    # ------------------------------------------------------------- mandates

    def mandate(self, t: Table, seat: i64, mandate: i64) -> float:
        """What the mandate would bring the seat beyond what it brings others."""
        if mandate == RECRUIT:
            return SUMMONS * float(min(t.strongholds_on_map(seat), self.reserve(t, seat)) + 1) * 0.6
        if mandate == MARCH:
            return MOVES + self.new_stronghold(t, seat)
        if mandate == TRAIN:
            return self.prospects.best_purchase(t, seat, t.box.politics.discount)
        if mandate == HARVEST:
            return self.harvest(t, seat)
        breach = ALLY * float(MANDATE_TURNS - t.turn) + HONOR if t.ally[seat] != NONE else 0.0
        return 2.0 * SEIZURE - breach if mandate == BETRAY else 0.0

    def new_stronghold(self, t: Table, seat: i64) -> float:
        """What one is worth, if the seat has it and can pay for it."""
        if t.strongholds(seat, RESERVE) == 0 or march.price_to_build(t, seat) > t.coins[seat]:
            return 0.0
        return max(0.0, self.prospects.building(t, seat))

    def reserve(self, t: Table, seat: i64) -> i64:
        return total(t.figures_in(seat, RESERVE))

    def harvest(self, t: Table, seat: i64) -> float:
        worth = HARVEST_COIN
        for region in range(REGION_COUNT):
            if t.figures_in(seat, region) != 0 and strongest_in(t, region) == seat:
                goods = t.box.regions.coins[region] + t.box.regions.ronin[region]
                worth += float(t.box.regions.points[region]) + HARVEST_COIN * float(goods)
        return worth

    def moving(self, t: Table, seat: i64, way: i64) -> float:
        """From where it is missed least to where it is needed most."""
        there = way // REGION_COUNT
        piece, region, to = there // REGION_COUNT, there % REGION_COUNT, way % REGION_COUNT
        force: float = 1.0 if piece == STRONGHOLD else float(t.box.base_force[piece])
        return force * (self.more[to] + self.less[region]) - 0.3

    def building(self, t: Table, seat: i64, region: i64) -> float:
        """Where none stands yet, and force is needed."""
        worth = self.prospects.building(t, seat) + 0.3 * self.more[region]
        if t.is_house(seat, TURTLE):
            worth += self.more[region]
        if t.strongholds(seat, region) > 0:
            worth -= ON_MAP
        return worth

    def worship(self, t: Table, seat: i64, shrine: i64) -> float:
        """Help from a kami, if nobody is stronger there."""
        slot = t.slot_of(shrine)
        own = shrine_force(t, seat, slot)
        strongest: i64 = 0
        for other in range(t.seats):
            if other != seat:
                strongest = max(strongest, shrine_force(t, other, slot))
        worth = float(kami_turns(t, slot)) * self.prospects.kami_worth(t, seat, shrine)
        if own > strongest:
            return 0.1 * worth
        return 0.7 * worth if own == strongest else 0.2 * worth

    # ------------------------------------------------------------- tea, kami and battle

    def proposal(self, t: Table, seat: i64, offer: i64) -> float:
        return ALLY * float(MANDATE_TURNS) - float(offer % (MOST_OFFERED + 1))

    def accepting(self, t: Table, seat: i64) -> float:
        if t.step == DYING:
            return self.dying(t, seat)
        if t.step == ANSWERING:
            return ALLY * float(MANDATE_TURNS) + float(proposal_in(t.argument)[0])
        return ON_MAP if t.step == SPARING else HELP

    def dying(self, t: Table, seat: i64) -> float:
        """Who loses anyway had better die by his own hand."""
        region = battlefield(t)
        figures = total(t.figures_in(seat, region))
        strongest: i64 = 0
        for other in range(t.seats):
            if other != seat and t.is_fighting(other):
                strongest = max(strongest, final_force(t, other))
        gain = float(figures * t.box.war.seppuku_points)
        if final_force(t, seat) + ronin_of(t, seat) >= strongest:
            return gain - self.prospects.token_worth(t, seat, region)
        return gain + HELP
