"""How good a position is: points, and what pieces, coins, cards and shrines promise."""

from typing import Final

from kachidoki.engine.bag import has, size
from kachidoki.engine.counts import total
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    AMATERASU,
    CARD_COUNT,
    DRAGONFLY,
    FIRST_MONSTER,
    MONSTER,
    MOST_SEATS,
    REGION_COUNT,
    SHRINE_COUNT,
    SUSANOO,
)
from kachidoki.titles.rising_sun.rules.arguments import kindness_in, newcomer_in, proposal_in
from kachidoki.titles.rising_sun.rules.cards.effects import times
from kachidoki.titles.rising_sun.rules.components import IN_WINTER, PAYS, SHRINES_IN_PLAY
from kachidoki.titles.rising_sun.rules.counsel.word import (
    BREACH,
    KEPT_OUT,
    LEFT,
    betrothed,
    burden,
    credit,
    relief,
)
from kachidoki.titles.rising_sun.rules.deals.promises import BROKEN, OPEN, Promise
from kachidoki.titles.rising_sun.rules.deals.terms import CLEAR, is_about_region
from kachidoki.titles.rising_sun.rules.force import (
    force_in,
    is_present,
    present,
    shrine_force,
    strongest_at,
)
from kachidoki.titles.rising_sun.rules.mandates import march, recruit, train
from kachidoki.titles.rising_sun.rules.mandates.betray import MOST_REPLACED
from kachidoki.titles.rising_sun.rules.phases.seasons import regions_won
from kachidoki.titles.rising_sun.rules.state import (
    ANSWERING,
    BETRAYING,
    BLESSING,
    CAPTIVE,
    CONTESTING,
    FAVOURING,
    MANDATE_TURNS,
    MARCHING,
    NONE,
    PROPOSING,
    READYING,
    RECRUITING,
    RESERVE,
    SUMMONING,
    TRAINING,
    WINTER,
    Table,
    is_kami_turn,
)

# What war tokens of so many different regions promise, and how many of them a season yet to come
# brings to a seat.
SETS: Final = [0.0, 1.5, 5.0, 10.0, 13.0, 20.0, 23.0, 30.0, 30.0]
REGIONS_A_SEASON: Final = 1.2
# How far somebody who is not yet there may take a region at war.
STRANGER: Final = 0.5
# What a ronin adds to an army at war.
RONIN_FORCE: Final = 0.3
# Coins: the first ones are worth most; in war, those for which there are battles left.
FIRST_COINS: Final = 5.0
FIRST_COIN: Final = 0.8
COIN: Final = 0.45
COINS_A_BATTLE: Final = 5.0
LEFT_OVER: Final = 0.02
RONIN: Final = 0.5
HONOR: Final = 0.8
# A figure and a stronghold on the map, for each season yet to come; a hostage.
FIGURE: Final = 0.45
STRONGHOLD_NEXT: Final = 1.6
STRONGHOLD_NOW: Final = 0.12
HOSTAGE: Final = 0.4
# An ally, for each mandate turn yet to come. How likely one is still found at tea, keeps to its word,
# or accepts a proposal, with and without a word.
ALLY: Final = 0.75
FOUND: Final = 0.6
FAITHFUL: Final = 0.9
ACCEPTED: Final = 0.7
AS_PROMISED: Final = 0.95
# What a share of a mandate yet to come is worth.
SUMMONS: Final = 1.0
MOVES: Final = 2.0
SEIZURE: Final = 1.8
# What a kami's help is worth, in the order of shrines; Susanoo's counts strongholds.
KAMI: Final = [1.0, 1.0, 1.5, 1.3, 1.0, 0.0, 1.1]
SECOND_AT_SHRINE: Final = 0.15
VIRTUE_CARD: Final = 1.0
NEVER: Final = -99.0
# A coin given by Benevolence: points and honor, less what it is worth to somebody else. How much of
# what a figure would bring is left when it has to march there first.
KINDNESS: Final = 2.6
LATER: Final = 0.4
# What a card is worth in each season in which its owner has it, in the order of cards: monsters (for
# more than their force), paths, virtues, ways. Forms are counted by what they would bring.
CARD_WORTHS: Final = [
    *(1.0, 0.9, 0.9, 1.8, 1.0, 0.8, 1.0, 1.0),
    *(0.8, 2.5, 0.5, 1.6, 0.9, 1.5, 0.9, 0.4, 1.0, 1.2, 1.1, 1.0, 1.2),
    *(1.2, 0.6, 1.9, 1.2, 2.6, 1.2, 1.0, 1.4),
    *(1.4, 2.0, 1.1, 2.2, 0.8, 2.5),
    *(0.0, 0.0, 0.0, 0.0, 0.0),
]


class Prospects:
    """Of all seats at once; `project` fills them in, and what they follow from.

    Promises may have been whispered: who tells of what everybody knows does not heed them.
    """

    def __init__(self, heeds_promises: bool = True) -> None:
        self.heeds_promises: bool = heeds_promises
        self.sets: vec[float] = vec[float](SETS)
        self.kami: vec[float] = vec[float](KAMI)
        self.cards: vec[float] = vec[float](CARD_WORTHS)
        self.of: vec[float] = vec[float]([0.0] * MOST_SEATS)
        # By region * MOST_SEATS + seat: what armies at war weigh, and the weights of all together.
        self.force: vec[float] = vec[float]([0.0] * (REGION_COUNT * MOST_SEATS))
        self.weight: vec[float] = vec[float]([0.0] * (REGION_COUNT * MOST_SEATS))
        self.all_weights: vec[float] = vec[float]([0.0] * REGION_COUNT)
        # For each seat: how many regions it may hope for, and the battles that it will fight.
        self.hopes: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.battles: vec[i64] = vec[i64]([0] * MOST_SEATS)

    # ------------------------------------------------------------- all together

    def project(self, t: Table) -> None:
        for seat in range(t.seats):
            self.of[seat] = float(t.points[seat])
        if t.actor == NOBODY or t.first == NONE:
            return
        for seat in range(t.seats):
            self.of[seat] += self.tokens(t, seat)
        self.weigh(t)
        self.promise_tokens(t)
        for seat in range(t.seats):
            self.of[seat] += self.possessions(t, seat) + self.pending(t, seat)
        self.add_shrines(t)
        if self.heeds_promises and len(t.promises) > 0:
            self.add_promises(t)

    def best_rival(self, t: Table, seat: i64) -> float:
        best = NEVER
        for other in range(t.seats):
            if other != seat and self.of[other] > best:
                best = self.of[other]
        return best

    def possessions(self, t: Table, seat: i64) -> float:
        worth = self.purse(t, seat, float(t.coins[seat]))
        if not is_war(t) or self.battles[seat] > 0:
            worth += RONIN * float(t.ronin[seat])
        for place in range(t.seats):
            if t.track[place] == seat:
                worth += HONOR * float(t.seats - place)
        if t.ally[seat] != NONE:
            worth += ALLY * float(MANDATE_TURNS - t.turn)
        elif t.outermost() == PROPOSING:
            worth += self.courtship(t, seat)
        return worth + self.army(t, seat) + self.collection(t, seat)

    # ------------------------------------------------------------- war tokens

    def tokens(self, t: Table, seat: i64) -> float:
        points: i64 = 0
        for season in range(t.season + 1):
            points += size(t.tokens[seat * WINTER + season]) * t.box.token_points[season]
        return float(points)

    def weigh(self, t: Table) -> None:
        """The armies in the regions at war."""
        for seat in range(t.seats):
            self.battles[seat] = 0
        late = t.turn >= MANDATE_TURNS - 2
        for number in range(next_war(t), t.box.war_tokens):
            region = t.wars[number]
            seats = present(t, region)
            total_weight = 0.0 if is_war(t) else STRANGER
            for seat in range(t.seats):
                force = 0.0
                if has(seats, seat):
                    force = float(force_in(t, seat, region, seats))
                    force += RONIN_FORCE * float(min(t.ronin[seat], 4))
                    if size(seats) > 1:
                        self.battles[seat] += 1
                index = region * MOST_SEATS + seat
                self.force[index] = force
                self.weight[index] = heft(force, late)
                total_weight += self.weight[index]
            self.all_weights[region] = total_weight

    def hope_for_tokens(self, t: Table) -> None:
        """How many different regions each seat may hope for in the end."""
        for seat in range(t.seats):
            won = regions_won(t, seat)
            hope = float(size(won)) + REGIONS_A_SEASON * float(seasons_ahead(t))
            for number in range(next_war(t), t.box.war_tokens):
                region = t.wars[number]
                if not has(won, region):
                    hope += self.chance(region, seat)
            self.hopes[seat] = hope

    def promise_tokens(self, t: Table) -> None:
        """What the regions at war bring to whoever is strong there."""
        each = float(t.box.token_points[min(t.season, WINTER - 1)])
        self.hope_for_tokens(t)
        for seat in range(t.seats):
            for number in range(next_war(t), t.box.war_tokens):
                self.of[seat] += each * self.chance(t.wars[number], seat)
            self.of[seat] += self.set_points(self.hopes[seat])

    def chance(self, region: i64, seat: i64) -> float:
        if self.all_weights[region] == 0.0:
            return 0.0
        return self.weight[region * MOST_SEATS + seat] / self.all_weights[region]

    def set_points(self, regions: float) -> float:
        whole = min(int(regions), len(SETS) - 2)
        low, high = self.sets[whole], self.sets[whole + 1]
        return low + (high - low) * min(1.0, regions - float(whole))

    def token_worth(self, t: Table, seat: i64, region: i64) -> float:
        """What the token of a region at war would be worth to the seat."""
        worth = float(t.box.token_points[t.season])
        if not has(regions_won(t, seat), region):
            hope = self.hopes[seat]
            worth += self.set_points(hope + 0.5) - self.set_points(max(0.0, hope - 0.5))
        return worth

    def gain_of_force(self, t: Table, seat: i64, region: i64, more: float) -> float:
        """What so much more force in a region at war would be worth, or cost if it is less."""
        index = region * MOST_SEATS + seat
        late = t.turn >= MANDATE_TURNS - 2
        before = self.weight[index]
        after = heft(max(0.0, self.force[index] + more), late)
        all_after = self.all_weights[region] - before + after
        chance = after / all_after if all_after > 0.0 else 0.0
        return (chance - self.chance(region, seat)) * self.token_worth(t, seat, region)

    # ------------------------------------------------------------- alliances at tea

    def courtship(self, t: Table, seat: i64) -> float:
        """What an alliance may yet bring a seat that has none."""
        partner = betrothed(t, seat) if self.heeds_promises else NONE
        if t.step == ANSWERING:
            coins, to = proposal_in(t.argument)
            proposer = t.clockwise(t.first, t.frames[1])
            if seat in (proposer, to):
                other = to if seat == proposer else proposer
                chance = AS_PROMISED if other == partner else ACCEPTED
                return chance * self.proposed(t, seat, proposer, coins)
        chance = FOUND
        if partner != NONE:
            chance += credit(t, partner) * (FAITHFUL - FOUND)
        return chance * ALLY * float(MANDATE_TURNS)

    def proposed(self, t: Table, seat: i64, proposer: i64, coins: i64) -> float:
        """What the alliance that is proposed would bring the seat."""
        own = t.coins[seat]
        more = own - coins if seat == proposer else own + coins
        paid = self.purse(t, seat, float(more)) - self.purse(t, seat, float(own))
        return ALLY * float(MANDATE_TURNS) + paid

    # ------------------------------------------------------------- promises

    def add_promises(self, t: Table) -> None:
        """What others have promised, as far as they are believed; one's own word, and what it costs to
        have broken it."""
        for place in range(len(t.promises)):
            given = Promise(t.promises[place])
            if given.state == BROKEN:
                self.of[given.seat] -= BREACH
            elif given.state == OPEN and is_about_region(given.promise):
                self.leave(t, given)
            elif given.state == OPEN:
                self.of[given.seat] -= burden(t, given)
                self.of[given.to] += credit(t, given.seat) * relief(t, given)

    def leave(self, t: Table, given: Promise) -> None:
        """Who keeps out of a region at war leaves it to those who are there."""
        region = given.promise - CLEAR
        self.of[given.seat] -= KEPT_OUT
        if is_present(t, given.seat, region):
            self.of[given.seat] -= LEFT
        if not is_at_war(t, region):
            return
        self.of[given.seat] += self.gain_of_force(t, given.seat, region, NEVER)
        others = self.all_weights[region] - self.weight[region * MOST_SEATS + given.seat]
        if others > 0.0:
            chance = self.weight[region * MOST_SEATS + given.to] / others
            more = chance - self.chance(region, given.to)
            worth = more * self.token_worth(t, given.to, region)
            self.of[given.to] += credit(t, given.seat) * worth

    # ------------------------------------------------------------- possessions

    def purse(self, t: Table, seat: i64, coins: float) -> float:
        """What so many coins are worth: nothing is left of them after the war."""
        if is_war(t):
            useful = min(coins, COINS_A_BATTLE * float(self.battles[seat]))
            return COIN * useful + LEFT_OVER * (coins - useful)
        first = min(coins, FIRST_COINS)
        return FIRST_COIN * first + COIN * (coins - first)

    def army(self, t: Table, seat: i64) -> float:
        """What stays on the map for the seasons to come, and who comes back with a coin."""
        ahead = float(seasons_ahead(t))
        worth = self.stronghold(t) * float(t.strongholds_on_map(seat))
        figures: i64 = 0
        for region in range(REGION_COUNT):
            figures += total(t.figures_in(seat, region))
        hostages: i64 = 0
        for other in range(t.seats):
            hostages += total(t.army(other, CAPTIVE + seat))
        return worth + FIGURE * (ahead + 0.3) * float(figures) + HOSTAGE * float(hostages)

    def stronghold(self, t: Table) -> float:
        """What a stronghold will summon, in this season and later."""
        ahead = STRONGHOLD_NEXT * float(seasons_ahead(t))
        return ahead + STRONGHOLD_NOW * float(MANDATE_TURNS - t.turn)

    def building(self, t: Table, seat: i64) -> float:
        """What one more stronghold is worth beyond its price."""
        coins, price = t.coins[seat], march.price_to_build(t, seat)
        paid = self.purse(t, seat, float(coins)) - self.purse(t, seat, float(coins - price))
        return self.stronghold(t) - paid

    def collection(self, t: Table, seat: i64) -> float:
        owned = t.cards[seat]
        worth = 0.0
        if owned != 0:
            for card in range(CARD_COUNT):
                if has(owned, card):
                    worth += float(t.copies(seat, card)) * self.card_worth(t, seat, card)
        return worth

    def card_worth(self, t: Table, seat: i64, card: i64) -> float:
        if has(t.box.at[IN_WINTER], card):
            return float(t.box.cards.points[card] * times(t, seat, card))
        seasons: i64 = WINTER - t.season
        if is_war(t):
            seasons -= 1
        worth = self.cards[card] * float(seasons * times(t, seat, card))
        return worth + VIRTUE_CARD if has(t.box.virtues, card) else worth

    # ------------------------------------------------------------- shrines

    def add_shrines(self, t: Table) -> None:
        for slot in range(SHRINES_IN_PLAY):
            turns = kami_turns(t, slot)
            if turns > 0:
                best = strongest_at(t, slot)
                for seat in range(t.seats):
                    if shrine_force(t, seat, slot) > 0:
                        share = 1.0 if seat == best else SECOND_AT_SHRINE
                        help_worth = self.kami_worth(t, seat, t.shrines[slot])
                        self.of[seat] += share * float(turns) * help_worth

    def kami_worth(self, t: Table, seat: i64, shrine: i64) -> float:
        if shrine == SUSANOO:
            return float(t.strongholds_on_map(seat) * t.box.kami.points_per_stronghold)
        if shrine == AMATERASU and t.track[0] == seat:
            return 0.0
        return self.kami[shrine % SHRINE_COUNT]

    # ------------------------------------------------------------- the mandate under way

    def pending(self, t: Table, seat: i64) -> float:
        """What the decisions under way promise the seat, those that others have interrupted too."""
        worth = self.promised(t, seat, t.step, t.argument)
        for level in range(t.depth):
            worth += self.promised(t, seat, t.frames[2 * level], t.frames[2 * level + 1])
        return worth

    def promised(self, t: Table, seat: i64, step: i64, argument: i64) -> float:
        if step == SUMMONING:
            buyer, monster = newcomer_in(argument)
            return self.newcomer(t, seat, monster) if buyer == seat else 0.0
        if step == FAVOURING:
            coins, giver = kindness_in(argument)
            return KINDNESS * float(coins) if giver == seat else 0.0
        if step == BETRAYING:
            left = MOST_REPLACED - t.replaced
            return SEIZURE * float(left) if t.active() == seat and left > 0 else 0.0
        if step < RECRUITING or step > TRAINING:
            return 0.0
        return self.share(t, seat, step, shares_ahead(t, seat, argument))

    def share(self, t: Table, seat: i64, step: i64, ahead: i64) -> float:
        """What the seat's share of the mandate under way will bring."""
        if step == RECRUITING and ahead >= 0:
            return SUMMONS * float(self.summons(t, seat, ahead))
        if step == MARCHING and ahead > 0:
            return MOVES + (self.building(t, seat) if march.can_build(t, seat) else 0.0)
        if step == TRAINING and ahead >= 0:
            return self.best_purchase(t, seat, train.discount(t, seat))
        return 0.0

    def summons(self, t: Table, seat: i64, ahead: i64) -> i64:
        left = t.strongholds_on_map(seat) + recruit.extra_figures(t, seat)
        if ahead == 0:
            left = recruit.summons_left(t, seat)
        return min(left, total(t.figures_in(seat, RESERVE)))

    def best_purchase(self, t: Table, seat: i64, less: i64) -> float:
        best = 0.0
        for card in range(CARD_COUNT):
            if has(t.market, card):
                best = max(best, self.purchase(t, seat, card, less))
        return best

    def purchase(self, t: Table, seat: i64, card: i64, less: i64) -> float:
        """What a card is worth beyond its price."""
        coins, price = t.coins[seat], train.price_of(t, seat, card, less)
        if price > coins:
            return NEVER
        paid = self.purse(t, seat, float(coins)) - self.purse(t, seat, float(coins - price))
        worth = self.card_worth(t, seat, card) - paid
        if t.box.cards.sort[card] == MONSTER:
            worth += self.newcomer(t, seat, card + FIRST_MONSTER)
        if price > 0 and t.owns_any(seat, PAYS):
            worth += KINDNESS
        return worth

    def newcomer(self, t: Table, seat: i64, figure: i64) -> float:
        """What a monster is worth by its force, where it can be summoned to, or may go later."""
        best = 0.0
        force = float(t.box.base_force[figure])
        for number in range(next_war(t), t.box.war_tokens):
            region = t.wars[number]
            gain = self.gain_of_force(t, seat, region, force)
            if not t.is_house(seat, DRAGONFLY) and t.strongholds(seat, region) == 0:
                gain *= LATER
            best = max(best, gain)
        return best + FIGURE * (float(seasons_ahead(t)) + 0.3)


def heft(force: float, late: bool) -> float:
    """How much an army weighs beside others: more force tells, and the more so towards the war."""
    square = force * force
    return square * force if late else square


def is_at_war(t: Table, region: i64) -> bool:
    """Is the region's token still to be fought for?"""
    for number in range(next_war(t), t.box.war_tokens):
        if t.wars[number] == region:
            return True
    return False


def is_war(t: Table) -> bool:
    return t.step >= READYING or (t.depth > 0 and t.is_war())


def next_war(t: Table) -> i64:
    """The number of the first region whose token nobody has yet."""
    if t.step <= CONTESTING:
        return t.box.war_tokens
    if not is_war(t):
        return 0
    step, number = t.step, t.argument
    if t.depth > 0:
        step, number = t.frames[0], t.frames[1]
    if step == READYING:
        return 0
    return number if t.winner == NONE else number + 1


def kami_turns(t: Table, slot: i64) -> i64:
    """How often the kami of that shrine will still help in this season."""
    if is_war(t):
        return 0
    turns: i64 = 0
    for turn in range(t.turn + 1, MANDATE_TURNS + 1):
        if is_kami_turn(turn):
            turns += 1
    step, done = t.step, t.argument
    if t.depth > 0:
        step, done = t.frames[0], t.frames[1]
    return turns + 1 if step == BLESSING and slot >= done else turns


def seasons_ahead(t: Table) -> i64:
    """How many seasons are yet to begin; one that chance still prepares among them."""
    ahead = WINTER - 1 - t.season
    return ahead + 1 if t.step <= CONTESTING else ahead


def shares_ahead(t: Table, seat: i64, done: i64) -> i64:
    """How many carry out the mandate before the seat; below 0 if it has had its share."""
    for index in range(done, t.seats):
        if t.share_of(index) == seat:
            return index - done
    return -1
