"""What a position promises each seat: achievements, the way to others, what helps with all of them."""

from math import exp
from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.counts import total
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.achievements.goals import (
    armies,
    controlled,
    controlled_around,
    heroes_out,
    is_site,
    largest_army_at,
    shrine_upgrades,
)
from kachidoki.titles.gunsen.rules.actions import (
    ALL_BUILT,
    ALL_NOBLES,
    ALL_TACTICS,
    ATTACK_WON,
    BUILDING_COUNT,
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
    PLACE_COUNT,
    THREE_VILLAGES,
    TOSHI_RANBO,
    TOSHI_RANBO_HELD,
    TOSHI_RANBO_TAKEN,
    TWO_SHRINES,
    UPGRADE_COUNT,
    WOOD,
    is_fort,
)
from kachidoki.titles.gunsen.rules.battle.icons import printed_icons
from kachidoki.titles.gunsen.rules.cards.conditions import (
    CONTROLS,
    CONTROLS_AROUND,
    HAS_ARMIES,
    HAS_ARMY_AT,
    HAS_HERO_AT,
    HAS_HEROES_OUT,
    HAS_LEAD,
    HAS_ORDERS,
    HAS_TROOPS,
    HAS_UPGRADES,
    OCCUPIES,
    TOOK_TOKENS,
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
from kachidoki.titles.gunsen.rules.components import (
    FIRST_BUILDING,
    FIRST_HERO,
    FIRST_TACTIC,
    TACTIC_LIMIT,
)
from kachidoki.titles.gunsen.rules.counsel.lore import Lore
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
# How much more strength makes a victory likely.
MARGIN: Final = 1.2
BLOOD_MARGIN: Final = 0.8
STRENGTH_OF_DIE: Final = 0.3
STRENGTH_OF_KEEP: Final = 0.7
ARMIES_AT_MOST: Final[i64] = 16


def sure(margin: float) -> float:
    """The chance that goes with a margin."""
    return 1.0 / (1.0 + exp(-margin))


class Prospects:
    """What each seat can hope for."""

    def __init__(self) -> None:
        self.lore: Lore | None = None
        self.armies: vec[i64] = vec[i64]([0] * MOST_SEATS)  # how many armies each seat has
        self.places: vec[i64] = vec[i64]([0] * (MOST_SEATS * ARMIES_AT_MOST))
        # What each seat brings to any battle, beside troops and heroes.
        self.strength: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.blood: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.armour: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.of: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.best_attack = 0.0

    def lore_of(self, t: Table) -> Lore:
        lore = self.lore
        if lore is None or lore.box is not t.box:
            lore = Lore(t.box)
            self.lore = lore
        return lore

    def project(self, t: Table) -> None:
        """What every seat can hope for."""
        self.survey(t)
        for seat in range(t.seats):
            self.of[seat] = self.prospect(t, seat)

    def best_rival(self, t: Table, seat: i64) -> float:
        best = -1000.0
        for other in range(t.seats):
            if other != seat:
                best = max(best, self.of[other])
        return best

    # ------------------------------------------------------------- the lie of the land

    def survey(self, t: Table) -> None:
        """Who stands where, and how strong everybody is."""
        for seat in range(t.seats):
            self.armies[seat] = 0
            self.arm(t, seat)
        for place in range(PLACE_COUNT):
            seat = t.occupant[place]
            if seat != NONE and self.armies[seat] < ARMIES_AT_MOST:
                self.places[seat * ARMIES_AT_MOST + self.armies[seat]] = place
                self.armies[seat] += 1

    def arm(self, t: Table, seat: i64) -> None:
        """What orders, tactics, buildings and dice bring on average."""
        lore = self.lore_of(t)
        icons = t.order_icons[seat] + printed_icons(t, seat)
        for number in range(TACTIC_LIMIT):
            tactic = t.tactic(seat, number)
            if tactic != NONE:
                icons += lore.icons[FIRST_TACTIC + tactic]
        for building in range(BUILDING_COUNT):
            if t.building_place[building] != NONE and t.controls_building(seat, building):
                icons += lore.icons[FIRST_BUILDING + building]
        dice = min(t.box.rules.dice, icon(icons, DICE_MORE))
        keeps = min(dice, icon(icons, KEEPS))
        spread = lore.foresight.spread(dice, keeps, icon(icons, REROLLS))
        self.strength[seat] = float(icon(icons, STRENGTH)) + spread.mean_strength
        self.blood[seat] = float(icon(icons, BLOOD)) + spread.mean_blood
        self.armour[seat] = float(icon(icons, ARMOUR)) + spread.mean_armour

    def reach(self, t: Table, seat: i64, place: i64) -> float:
        """How near the nearest army of the seat is."""
        lore = self.lore_of(t)
        nearest = 0.0
        for number in range(self.armies[seat]):
            nearest = max(nearest, lore.near(self.places[seat * ARMIES_AT_MOST + number], place))
        return nearest

    def hero_strength(self, t: Table, seat: i64, place: i64) -> float:
        hero = t.hero_at(seat, place)
        if hero == NONE:
            return 0.0
        icons = self.lore_of(t).icons[FIRST_HERO + hero]
        return (
            float(icon(icons, STRENGTH))
            + STRENGTH_OF_DIE * float(icon(icons, DICE_MORE))
            + STRENGTH_OF_KEEP * float(icon(icons, KEEPS))
        )

    def chance(self, t: Table, seat: i64, origin: i64, place: i64) -> float:
        """That the army beats the one over there, roughly."""
        other = t.occupant[place]
        troops, foes = t.army(seat, origin), t.army(other, place)
        if is_fort(origin):
            troops = min(troops, t.box.rules.army_limit)
        margin = (
            float(troops - foes)
            + self.strength[seat]
            - self.strength[other]
            + self.hero_strength(t, seat, origin)
            - self.hero_strength(t, other, place)
            - 0.5
        )
        blood = self.blood[seat] - self.armour[other]
        if place == TOSHI_RANBO:
            margin -= float(t.box.toshi_ranbo.strength)
            blood -= float(t.box.toshi_ranbo.armour)
        back = self.blood[other] - self.armour[seat]
        wins = max(sure(margin / MARGIN), sure((blood - float(foes) + 0.3) / BLOOD_MARGIN))
        return wins * (1.0 - sure((back - float(troops) - 0.3) / BLOOD_MARGIN))

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
        lore = self.lore_of(t)
        for place in range(FIRST_FORT):
            other = t.occupant[place]
            if other != NONE and other != seat:
                hope = 0.0
                for number in range(self.armies[seat]):
                    origin = self.places[seat * ARMIES_AT_MOST + number]
                    near = lore.near(origin, place)
                    if near > hope:
                        hope = max(hope, near * self.chance(t, seat, origin, place))
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
                near = self.reach(t, seat, place)
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
                near = self.reach(t, seat, place)
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
        lore = self.lore_of(t)
        is_held = t.has_enemy(seat, TOSHI_RANBO)
        strength = float(icon(t.order_icons[seat], STRENGTH) - t.box.rules.strength_to_enter)
        for number in range(self.armies[seat]):
            origin = self.places[seat * ARMIES_AT_MOST + number]
            near = lore.near(origin, TOSHI_RANBO)
            if near > best:
                if is_held:
                    near *= self.chance(t, seat, origin, TOSHI_RANBO)
                elif not t.captured:
                    troops = min(t.box.rules.army_limit, t.army(seat, origin))
                    short = float(troops) + strength + self.hero_strength(t, seat, origin)
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
                progress = self.progress(t, seat, t.clan[seat] * GOALS_OF_CLAN + number)
                progress *= 0.6 + 0.4 * progress
                if progress > best:
                    second = best
                    best = progress
                elif progress > second:
                    second = progress
        if has(t.achieved[seat], GOAL_REACHED):
            second = 0.0
        return PROMISE * POINT * (best + second)

    def progress(self, t: Table, seat: i64, goal: i64) -> float:
        """From 0 to 1, over all conditions."""
        goals = t.box.goals
        first, end = goals.first[goal], goals.first[goal + 1]
        progress = 0.0
        for row in range(first, end):
            progress += min(1.0, self.met(t, seat, row))
        return progress / float(end - first)

    def met(self, t: Table, seat: i64, row: i64) -> float:
        """How far one condition is met."""
        op = t.box.goals.conditions.op[row]
        if op <= HAS_TROOPS:
            return self.stock_met(t, seat, row)
        if op <= OCCUPIES:
            return self.land_met(t, seat, row)
        return self.deeds_met(t, seat, row)

    def stock_met(self, t: Table, seat: i64, row: i64) -> float:
        rows = t.box.goals.conditions
        n = float(max(1, rows.n[row]))
        if rows.op[row] == HAS_LEAD:
            most: i64 = 0
            for other in range(t.seats):
                if other != seat:
                    most = max(most, t.good(other, rows.good[row]))
            return max(0.0, float(t.good(seat, rows.good[row]) - most)) / n
        if rows.op[row] == HAS_TROOPS:
            return float(t.on_board[seat]) / n
        return self.goods_met(t, seat, row)

    def land_met(self, t: Table, seat: i64, row: i64) -> float:
        rows = t.box.goals.conditions
        op = rows.op[row]
        n = float(max(1, rows.n[row]))
        if op == HAS_ARMY_AT:
            return self.army_met(t, seat, rows.place[row], n)
        if op == CONTROLS:
            return self.sites_met(t, seat, rows.place[row], rows.n[row])
        if op == CONTROLS_AROUND:
            near = self.reach(t, seat, TOSHI_RANBO)
            return (float(controlled_around(t, seat)) + near) / (n + 1.0)
        if op == HAS_ARMIES:
            return self.armies_met(t, seat, rows.n[row], rows.troops[row])
        return float(armies(t, seat, 1)) / n

    def deeds_met(self, t: Table, seat: i64, row: i64) -> float:
        rows = t.box.goals.conditions
        op = rows.op[row]
        n = float(max(1, rows.n[row]))
        if op == HAS_HEROES_OUT:
            return self.heroes_met(t, seat, n)
        if op == HAS_HERO_AT:
            return self.hero_met(t, seat, rows.place[row], rows.troops[row])
        if op == HAS_ORDERS:
            return self.orders_met(t, seat, rows.n[row], rows.total[row])
        if op == HAS_UPGRADES:
            return float(shrine_upgrades(t, seat)) / n
        if op == TOOK_TOKENS:
            return (float(t.tokens_taken[seat]) + 0.3 * self.best_attack) / n
        return 0.5 * self.best_attack

    def goods_met(self, t: Table, seat: i64, row: i64) -> float:
        rows = t.box.goals.conditions
        wanted = rows.koku[row] + rows.influence[row] + rows.wood[row]
        if wanted == 0:
            return 1.0
        there = min(t.good(seat, KOKU), rows.koku[row])
        there += min(t.good(seat, INFLUENCE), rows.influence[row])
        there += min(t.good(seat, WOOD), rows.wood[row])
        return float(there) / float(wanted)

    def army_met(self, t: Table, seat: i64, site: i64, n: float) -> float:
        """The largest army on such a place, or near one."""
        best = float(largest_army_at(t, seat, site)) / n
        lore = self.lore_of(t)
        for place in range(FIRST_FORT):
            if is_site(t, place, site) and has(t.box.territories, place):
                for number in range(self.armies[seat]):
                    origin = self.places[seat * ARMIES_AT_MOST + number]
                    troops = min(1.0, float(t.army(seat, origin)) / n)
                    best = max(best, 0.8 * troops * lore.near(origin, place))
        return best

    def sites_met(self, t: Table, seat: i64, site: i64, n: i64) -> float:
        """Those that are controlled, and the nearest other one."""
        there = controlled(t, seat, site)
        nearest = 0.0
        for place in range(FIRST_FORT):
            if (
                is_site(t, place, site)
                and has(t.box.territories, place)
                and not t.controls(seat, place)
            ):
                near = self.reach(t, seat, place)
                if t.has_enemy(seat, place):
                    near *= 0.4
                nearest = max(nearest, near)
        return (float(there) + 0.8 * nearest) / float(max(1, n))

    def armies_met(self, t: Table, seat: i64, n: i64, troops: i64) -> float:
        """The largest armies outside the fort; what is in it counts a little."""
        left = n
        size_met = 0.0
        for number in range(self.armies[seat]):
            place = self.places[seat * ARMIES_AT_MOST + number]
            if not is_fort(place) and left > 0 and 2 * t.army(seat, place) >= troops:
                size_met += min(1.0, float(t.army(seat, place)) / float(max(1, troops)))
                left -= 1
        if left > 0:
            in_fort = t.army(seat, t.fort(seat))
            size_met += 0.6 * min(1.0, float(in_fort) / float(max(1, troops)))
        return size_met / float(max(1, n))

    def heroes_met(self, t: Table, seat: i64, n: float) -> float:
        called = 0.0
        for number in range(HEROES_AT_MOST):
            if t.heroes[seat * HEROES_AT_MOST + number] != NONE:
                called += 1.0
        return (float(heroes_out(t, seat)) + 0.5 * called) / (1.5 * n)

    def hero_met(self, t: Table, seat: i64, site: i64, troops: i64) -> float:
        """The hero who is nearest to such a place."""
        best = 0.0
        lore = self.lore_of(t)
        for number in range(HEROES_AT_MOST):
            hero = t.heroes[seat * HEROES_AT_MOST + number]
            if hero == NONE:
                break
            for place in range(FIRST_FORT):
                if has(t.box.territories, place) and is_site(t, place, site):
                    near = lore.near(t.hero_place[hero], place)
                    if t.army(seat, t.hero_place[hero]) < troops:
                        near *= 0.6
                    best = max(best, near)
        return 0.2 + 0.8 * best if best > 0.0 else 0.1

    def orders_met(self, t: Table, seat: i64, n: i64, in_all: i64) -> float:
        filled: i64 = 0
        orders: i64 = 0
        for column in range(COLUMN_COUNT):
            height = t.height_of(seat, column)
            filled += min(height, n)
            orders += height
        wanted = COLUMN_COUNT * n + in_all
        return float(filled + min(orders, in_all)) / float(max(1, wanted))
