"""How far a seat has come toward the goals of its clan."""

from kachidoki.engine.bag import first
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.goals import (
    armies,
    controlled,
    controlled_around,
    heroes_out,
    largest_army_at,
    shrine_upgrades,
    sites,
)
from kachidoki.titles.gunsen.rules.actions import (
    COLUMN_COUNT,
    HEROES_AT_MOST,
    INFLUENCE,
    KOKU,
    TOSHI_RANBO,
    WOOD,
    is_fort,
)
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
from kachidoki.titles.gunsen.rules.counsel.survey import Survey
from kachidoki.titles.gunsen.rules.state import NONE, Table


class Progress:
    """Of any goal, condition by condition."""

    def __init__(self, land: Survey) -> None:
        self.land = land

    def toward(self, t: Table, seat: i64, goal: i64, best_attack: float) -> float:
        """From 0 to 1, over all conditions; `best_attack` is the best chance to win one."""
        goals = t.box.goals
        first, end = goals.first[goal], goals.first[goal + 1]
        progress = 0.0
        for row in range(first, end):
            progress += min(1.0, self.met(t, seat, row, best_attack))
        return progress / float(end - first)

    def met(self, t: Table, seat: i64, row: i64, best_attack: float) -> float:
        """How far one condition is met."""
        op = t.box.goals.conditions.op[row]
        if op <= HAS_TROOPS:
            return self.stock_met(t, seat, row)
        if op <= OCCUPIES:
            return self.land_met(t, seat, row)
        return self.deeds_met(t, seat, row, best_attack)

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
            near = self.land.reach(t, seat, TOSHI_RANBO)
            return (float(controlled_around(t, seat)) + near) / (n + 1.0)
        if op == HAS_ARMIES:
            return self.armies_met(t, seat, rows.n[row], rows.troops[row])
        return float(armies(t, seat, 1)) / n

    def deeds_met(self, t: Table, seat: i64, row: i64, best_attack: float) -> float:
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
            return (float(t.tokens_taken[seat]) + 0.3 * best_attack) / n
        return 0.5 * best_attack

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
        lore = self.land.lore_of(t)
        places = sites(t, site) & t.box.territories
        while places != 0:
            place = first(places)
            places &= places - 1
            for number in range(self.land.armies[seat]):
                origin = self.land.army_place(seat, number)
                troops = min(1.0, float(t.army(seat, origin)) / n)
                best = max(best, 0.8 * troops * lore.near(origin, place))
        return best

    def sites_met(self, t: Table, seat: i64, site: i64, n: i64) -> float:
        """Those that are controlled, and the nearest other one."""
        there = controlled(t, seat, site)
        nearest = 0.0
        places = sites(t, site) & t.box.territories & ~t.controlled(seat)
        while places != 0:
            place = first(places)
            places &= places - 1
            near = self.land.reach(t, seat, place)
            if t.has_enemy(seat, place):
                near *= 0.4
            nearest = max(nearest, near)
        return (float(there) + 0.8 * nearest) / float(max(1, n))

    def armies_met(self, t: Table, seat: i64, n: i64, troops: i64) -> float:
        """The largest armies outside the fort; what is in it counts a little."""
        left = n
        size_met = 0.0
        for number in range(self.land.armies[seat]):
            place = self.land.army_place(seat, number)
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
        lore = self.land.lore_of(t)
        for number in range(HEROES_AT_MOST):
            hero = t.heroes[seat * HEROES_AT_MOST + number]
            if hero == NONE:
                break
            places = sites(t, site) & t.box.territories
            while places != 0:
                near = lore.near(t.hero_place[hero], first(places))
                places &= places - 1
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
