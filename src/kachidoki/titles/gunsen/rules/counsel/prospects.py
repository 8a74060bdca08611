"""What a position promises each seat: achievements, the way to others, what helps with all of them."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.counts import total
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    ALL_BUILT,
    ALL_NOBLES,
    ALL_TACTICS,
    ATTACK_WON,
    BUILDINGS_OF_CLAN,
    COLUMN_COUNT,
    FIRST_FORT,
    FIRST_SHRINE,
    FIRST_TOWER,
    FIRST_VILLAGE,
    GOAL_REACHED,
    GOALS_OF_CLAN,
    HEROES_AT_MOST,
    INFLUENCE,
    KOKU,
    MOST_SEATS,
    NOBLE_COUNT,
    THREE_VILLAGES,
    TOSHI_RANBO,
    TOSHI_RANBO_HELD,
    TOSHI_RANBO_TAKEN,
    TWO_SHRINES,
    UPGRADE_COUNT,
    WOOD,
)
from kachidoki.titles.gunsen.rules.cards.effects import (
    ACTIVATED,
    ARMOUR,
    BLOOD,
    DICE_MORE,
    GAIN_CHOICE,
    GAIN_GOODS,
    KEEPS,
    MOVE_ARMY,
    REROLLS,
    STRENGTH,
    SUMMON_TROOPS,
    icon,
)
from kachidoki.titles.gunsen.rules.counsel.progress import Progress
from kachidoki.titles.gunsen.rules.counsel.survey import Survey
from kachidoki.titles.gunsen.rules.state import NONE, Table

# An achievement; how much of one the way to it promises.
POINT: Final = 10.0
PROMISE: Final = 0.75
VICTORY: Final = 60.0
# The second attack, and Toshi Ranbo, are not as sure.
SECOND: Final = 0.35
HOLDING: Final = 0.6
# What is good for all: troops, heroes, upgrades, goods beyond what is saved for.
TROOP: Final = 0.5
HERO: Final = 1.2
UPGRADE: Final = 1.5
SPARE_GOOD: Final = 0.25
# What a card on a column does each time.
GOOD_EACH_TIME: Final = 0.35
TROOP_EACH_TIME: Final = 0.45
MOVE_EACH_TIME: Final = 0.4


class Prospects:
    """What each seat can hope for."""

    def __init__(self) -> None:
        self.land = Survey()
        self.way = Progress(self.land)
        self.of: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.best_attack = 0.0

    def project(self, t: Table) -> None:
        """What every seat can hope for."""
        self.land.take(t)
        for seat in range(t.seats):
            self.of[seat] = self.prospect(t, seat)

    def best_rival(self, t: Table, seat: i64) -> float:
        best = -1000.0
        for other in range(t.seats):
            if other != seat:
                best = max(best, self.of[other])
        return best

    # ------------------------------------------------------------- all prospects of a seat

    def prospect(self, t: Table, seat: i64) -> float:
        points = float(t.points(seat))
        worth = POINT * points
        if t.points(seat) >= t.box.rules.achievements_to_win:
            return worth + VICTORY
        if t.clan[seat] == NONE:
            return worth
        worth += self.toward_attacks(t, seat)
        worth += self.toward_buildings(t, seat)
        worth += self.toward_tactics(t, seat)
        worth += self.toward_nobles(t, seat)
        worth += self.toward_shrines(t, seat)
        worth += self.toward_villages(t, seat)
        worth += self.toward_castle(t, seat)
        worth += self.toward_goals(t, seat)
        return worth + self.means(t, seat)

    def means(self, t: Table, seat: i64) -> float:
        """What is good for everything."""
        worth = TROOP * float(t.on_board[seat])
        for number in range(HEROES_AT_MOST):
            if t.heroes[seat * HEROES_AT_MOST + number] != NONE:
                worth += HERO
        for upgrade in range(UPGRADE_COUNT):
            if t.upgrade_owner[upgrade] == seat:
                worth += UPGRADE
        goods = t.good(seat, KOKU) + t.good(seat, INFLUENCE) + t.good(seat, WOOD)
        worth += SPARE_GOOD * float(min(10, goods))
        return worth + self.column_worth(t, seat)

    def column_worth(self, t: Table, seat: i64) -> float:
        """Orders that lie there: their icons, and what they do each time."""
        icons = t.order_icons[seat]
        worth = (
            0.8 * float(icon(icons, STRENGTH))
            + 0.5 * float(icon(icons, BLOOD) + icon(icons, ARMOUR))
            + 0.3 * float(min(3, icon(icons, DICE_MORE)))
            + 0.2 * float(icon(icons, REROLLS))
            + 0.7 * float(icon(icons, KEEPS))
        )
        return worth + self.lasting(t, seat)

    def lasting(self, t: Table, seat: i64) -> float:
        """What orders that lie there do each time."""
        worth = 0.0
        for column in range(COLUMN_COUNT):
            for level in range(t.height_of(seat, column)):
                worth += self.each_time(t, t.decree(seat, column, level))
        return worth

    def each_time(self, t: Table, card: i64) -> float:
        worth = 0.0
        effects = t.box.effects
        for row in range(t.box.first_effect[card], t.box.first_effect[card + 1]):
            if effects.when[row] == ACTIVATED:
                op = effects.op[row]
                if op == GAIN_GOODS:
                    worth += GOOD_EACH_TIME * float(
                        effects.koku[row] + effects.influence[row] + effects.wood[row]
                    )
                elif op == GAIN_CHOICE:
                    worth += GOOD_EACH_TIME * float(effects.n[row])
                elif op == SUMMON_TROOPS:
                    worth += TROOP_EACH_TIME * float(effects.n[row])
                elif op == MOVE_ARMY:
                    worth += MOVE_EACH_TIME * float(effects.n[row])
        return worth

    # ------------------------------------------------------------- toward achievements

    def toward_attacks(self, t: Table, seat: i64) -> float:
        """The best chance to win an attack, and some of the second best."""
        best = 0.0
        second = 0.0
        lore = self.land.lore_of(t)
        for place in range(FIRST_FORT):
            other = t.occupant[place]
            if other != NONE and other != seat:
                hope = 0.0
                for number in range(self.land.armies[seat]):
                    origin = self.land.army_place(seat, number)
                    near = lore.near(origin, place)
                    if near > hope:
                        hope = max(hope, near * self.land.chance(t, seat, origin, place))
                if hope > best:
                    second = best
                    best = hope
                elif hope > second:
                    second = hope
        self.best_attack = best
        if not has(t.achieved[seat], ATTACK_WON):
            return PROMISE * POINT * (best + SECOND * second)
        if not has(t.achieved[seat], ATTACK_WON + 1):
            return PROMISE * POINT * best
        return 0.0

    def toward_buildings(self, t: Table, seat: i64) -> float:
        if has(t.achieved[seat], ALL_BUILT):
            return 0.0
        price: i64 = 0
        paid: i64 = 0
        for number in range(BUILDINGS_OF_CLAN):
            building = t.own_building(seat, number)
            price += t.box.building_price[building]
            if t.building_place[building] != NONE:
                paid += t.box.building_price[building]
        return self.saved(paid, t.good(seat, WOOD), price)

    def saved(self, paid: i64, goods: i64, price: i64) -> float:
        """What was paid promises most of an achievement; what is saved, a little less."""
        if price == 0:
            return 0.0
        rest = float(min(goods, price - paid))
        return PROMISE * POINT * (float(paid) + 0.7 * rest) / float(price)

    def toward_tactics(self, t: Table, seat: i64) -> float:
        """The cheapest ones that are missing."""
        if has(t.achieved[seat], ALL_TACTICS):
            return 0.0
        paid: i64 = 0
        bought = t.tactics_bought(seat)
        for number in range(bought):
            paid += t.box.tactic_price[t.tactic(seat, number)]
        price = paid + 3 * (t.box.rules.tactics - bought)
        return self.saved(paid, t.good(seat, KOKU), price)

    def toward_nobles(self, t: Table, seat: i64) -> float:
        if has(t.achieved[seat], ALL_NOBLES):
            return 0.0
        price: i64 = 0
        paid: i64 = 0
        for noble in range(NOBLE_COUNT):
            price += t.box.noble_cost[noble]
            if has(t.nobles[seat], noble) or (t.noble == noble and t.turn == seat):
                paid += t.box.noble_cost[noble]
        return self.saved(paid, t.good(seat, INFLUENCE), price)

    def toward_shrines(self, t: Table, seat: i64) -> float:
        """The two nearest."""
        best = 0.0
        second = 0.0
        worth = 0.0
        for place in range(FIRST_SHRINE, FIRST_TOWER):
            if has(t.box.territories, place):
                near = self.land.reach(t, seat, place)
                if t.has_enemy(seat, place):
                    near *= 0.5
                if near > best:
                    second = best
                    best = near
                elif near > second:
                    second = near
                upgrade = t.shrines[place - FIRST_SHRINE]
                if upgrade != NONE and t.upgrade_owner[upgrade] != seat:
                    worth += 0.7 * UPGRADE * near
        if has(t.achieved[seat], TWO_SHRINES):
            return worth
        return worth + PROMISE * POINT * 0.5 * (best + second) * (0.5 + 0.5 * second)

    def toward_villages(self, t: Table, seat: i64) -> float:
        """Tokens, and the nearest villages that have one."""
        tokens = total(t.tokens[seat])
        if has(t.achieved[seat], THREE_VILLAGES):
            return 0.5 * float(tokens)
        share = POINT / float(t.box.rules.tokens)
        missing = t.box.rules.tokens - tokens
        worth = 0.9 * share * float(tokens)
        first = 0.0
        second = 0.0
        third = 0.0
        for place in range(FIRST_VILLAGE, FIRST_SHRINE):
            if has(t.villages, place):
                near = self.land.reach(t, seat, place)
                if t.has_enemy(seat, place):
                    near *= 0.4
                if near > first:
                    third = second
                    second = first
                    first = near
                elif near > second:
                    third = second
                    second = near
                elif near > third:
                    third = near
        hope = first
        if missing > 1:
            hope += second
        if missing > 2:
            hope += third
        return worth + PROMISE * share * hope

    def toward_castle(self, t: Table, seat: i64) -> float:
        """Toshi Ranbo: the marker that stays, and the one that can be lost."""
        prize = 0.0
        if not has(t.achieved[seat], TOSHI_RANBO_TAKEN):
            prize += POINT + UPGRADE
        if not has(t.achieved[seat], TOSHI_RANBO_HELD):
            prize += HOLDING * POINT
        if t.controls(seat, TOSHI_RANBO):
            return 0.9 * prize + TROOP * 0.5 * float(t.army(seat, TOSHI_RANBO))
        best = 0.0
        lore = self.land.lore_of(t)
        is_held = t.has_enemy(seat, TOSHI_RANBO)
        strength = float(icon(t.order_icons[seat], STRENGTH) - t.box.rules.strength_to_enter)
        for number in range(self.land.armies[seat]):
            origin = self.land.army_place(seat, number)
            near = lore.near(origin, TOSHI_RANBO)
            if near > best:
                if is_held:
                    near *= self.land.chance(t, seat, origin, TOSHI_RANBO)
                elif not t.captured:
                    troops = min(t.box.rules.army_limit, t.army(seat, origin))
                    short = float(troops) + strength + self.land.hero_strength(t, seat, origin)
                    if short < 0.0:
                        near *= 1.0 / (1.0 - 0.5 * short)
                best = max(best, near)
        return PROMISE * prize * best

    # ------------------------------------------------------------- goals of the clan

    def toward_goals(self, t: Table, seat: i64) -> float:
        """The two that are nearest, or the one that still counts."""
        if has(t.achieved[seat], GOAL_REACHED + 1):
            return 0.0
        best = 0.0
        second = 0.0
        for number in range(GOALS_OF_CLAN):
            if not has(t.goals[seat], number):
                progress = self.way.toward(
                    t, seat, t.clan[seat] * GOALS_OF_CLAN + number, self.best_attack
                )
                progress *= 0.6 + 0.4 * progress
                if progress > best:
                    second = best
                    best = progress
                elif progress > second:
                    second = progress
        if has(t.achieved[seat], GOAL_REACHED):
            second = 0.0
        return PROMISE * POINT * (best + second)
