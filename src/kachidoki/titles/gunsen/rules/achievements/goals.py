"""The goals of the clans: whether what they ask for holds. Where a battle is pending, nobody controls
anything."""

from kachidoki.engine.bag import first, has, only, size
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import (
    COLUMN_COUNT,
    HEROES_AT_MOST,
    INFLUENCE,
    KOKU,
    SHRINE_UPGRADE_COUNT,
    TOSHI_RANBO,
    WOOD,
    is_fort,
)
from kachidoki.titles.gunsen.rules.cards.conditions import (
    BUILDING_SITE,
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
    SHRINE_SITE,
    TOOK_TOKENS,
    TOWER_SITE,
    VILLAGE_SITE,
    WON_BATTLE,
)
from kachidoki.titles.gunsen.rules.cards.effects import ATTACKING, DEFENDING
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    DEFENDER,
    NONE,
    Table,
)


def holds(t: Table, seat: i64, goal: i64) -> bool:
    goals = t.box.goals
    for row in range(goals.first[goal], goals.first[goal + 1]):
        if not is_met(t, seat, row):
            return False
    return True


def is_met(t: Table, seat: i64, row: i64) -> bool:
    """Does the condition hold now?"""
    op = t.box.goals.conditions.op[row]
    if op <= HAS_TROOPS:
        return has_stock(t, seat, row)
    if op <= OCCUPIES:
        return has_land(t, seat, row)
    if op <= HAS_HERO_AT:
        return has_heroes(t, seat, row)
    return has_done(t, seat, row)


def has_stock(t: Table, seat: i64, row: i64) -> bool:
    rows = t.box.goals.conditions
    if rows.op[row] == HAS_LEAD:
        return leads(t, seat, rows.good[row], rows.n[row])
    if rows.op[row] == HAS_TROOPS:
        return t.on_board[seat] >= rows.n[row]
    return (
        t.good(seat, KOKU) >= rows.koku[row]
        and t.good(seat, INFLUENCE) >= rows.influence[row]
        and t.good(seat, WOOD) >= rows.wood[row]
    )


def has_land(t: Table, seat: i64, row: i64) -> bool:
    rows = t.box.goals.conditions
    op = rows.op[row]
    if op == HAS_ARMY_AT:
        return largest_army_at(t, seat, rows.place[row]) >= rows.n[row]
    if op == CONTROLS:
        return controlled(t, seat, rows.place[row]) >= rows.n[row]
    if op == CONTROLS_AROUND:
        return controlled_around(t, seat) >= rows.n[row]
    if op == HAS_ARMIES:
        return armies(t, seat, rows.troops[row]) >= rows.n[row]
    return armies(t, seat, 1) >= rows.n[row]


def has_heroes(t: Table, seat: i64, row: i64) -> bool:
    rows = t.box.goals.conditions
    if rows.op[row] == HAS_HEROES_OUT:
        return heroes_out(t, seat) >= rows.n[row]
    return heroes_at(t, seat, rows.place[row], rows.troops[row]) >= rows.n[row]


def has_done(t: Table, seat: i64, row: i64) -> bool:
    rows = t.box.goals.conditions
    op = rows.op[row]
    if op == HAS_ORDERS:
        return has_orders(t, seat, rows.n[row], rows.columns[row], rows.total[row])
    if op == HAS_UPGRADES:
        return shrine_upgrades(t, seat) >= rows.n[row]
    if op == TOOK_TOKENS:
        return t.tokens_taken[seat] >= rows.n[row]
    if op == WON_BATTLE:
        return has_won(t, seat, row)
    return has_killed(t, seat, rows.n[row])


# ----------------------------------------------------------------- conditions


def leads(t: Table, seat: i64, good: i64, n: i64) -> bool:
    """Has the seat so many more than each other one?"""
    own = t.good(seat, good)
    for other in range(t.seats):
        if other != seat and own < t.good(other, good) + n:
            return False
    return True


def sites(t: Table, site: i64) -> i64:
    """All territories of that kind, for who controls them."""
    board = t.box.board
    if site == VILLAGE_SITE:
        return board.villages
    if site == SHRINE_SITE:
        return board.shrines
    if site == TOWER_SITE:
        return board.towers | linked(t)
    if site == BUILDING_SITE:
        return t.built
    return only(TOSHI_RANBO)


def linked(t: Table) -> i64:
    """Where those buildings stand that are towers, too."""
    buildings, places = t.box.links, i64(0)
    while buildings != 0:
        place = t.building_place[first(buildings)]
        buildings &= buildings - 1
        if place != NONE:
            places |= only(place)
    return places


def controlled(t: Table, seat: i64, site: i64) -> i64:
    """How many territories of the kind the seat controls with troops."""
    return size(t.controlled(seat) & sites(t, site))


def largest_army_at(t: Table, seat: i64, site: i64) -> i64:
    largest: i64 = 0
    places = t.controlled(seat) & sites(t, site)
    while places != 0:
        largest = max(largest, t.army(seat, first(places)))
        places &= places - 1
    return largest


def controlled_around(t: Table, seat: i64) -> i64:
    """How many territories around Toshi Ranbo the seat controls."""
    return size(t.controlled(seat) & t.box.land[TOSHI_RANBO])


def armies(t: Table, seat: i64, troops: i64) -> i64:
    """How many armies of so many troops or more the seat has outside its fort."""
    count: i64 = 0
    places = t.controlled(seat) & t.box.territories
    while places != 0:
        if t.army(seat, first(places)) >= troops:
            count += 1
        places &= places - 1
    return count


def heroes_out(t: Table, seat: i64) -> i64:
    """How many heroes the seat has outside its fort, and not in a battle."""
    count: i64 = 0
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero != NONE and not is_fort(t.hero_place[hero]) and t.hero_place[hero] != t.contested:
            count += 1
    return count


def heroes_at(t: Table, seat: i64, site: i64, troops: i64) -> i64:
    """How many heroes stand with so many troops on controlled territories of the kind."""
    count: i64 = 0
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero == NONE:
            break
        place = t.hero_place[hero]
        is_strong = t.controls(seat, place) and t.army(seat, place) >= troops
        if is_strong and has(sites(t, site), place):
            count += 1
    return count


def has_orders(t: Table, seat: i64, n: i64, columns: i64, in_all: i64) -> bool:
    """So many orders on each of so many columns, and so many in all."""
    filled: i64 = 0
    orders: i64 = 0
    for column in range(COLUMN_COUNT):
        height = t.height_of(seat, column)
        orders += height
        if height >= n:
            filled += 1
    return filled >= columns and orders >= in_all


def shrine_upgrades(t: Table, seat: i64) -> i64:
    count: i64 = 0
    for upgrade in range(SHRINE_UPGRADE_COUNT):
        if t.upgrade_owner[upgrade] == seat:
            count += 1
    return count


# ----------------------------------------------------------------- in battle


def side_of(t: Table, seat: i64) -> i64:
    """The seat's side in the battle under way, or NONE."""
    if t.contested == NONE or t.defender == NONE:
        return NONE
    if seat == t.turn:
        return ATTACKER
    return DEFENDER if seat == t.defender else NONE


def has_won(t: Table, seat: i64, row: i64) -> bool:
    """Has the seat just won the battle, as the goal asks?"""
    side = side_of(t, seat)
    if not t.is_decided or side == NONE or t.winner != side:
        return False
    rows = t.box.goals.conditions
    role = rows.role[row]
    if (role == ATTACKING and side != ATTACKER) or (role == DEFENDING and side != DEFENDER):
        return False
    return (
        t.lost[side] <= rows.losses[row]
        and t.began_with[1 - side] >= rows.enemies[row]
        and t.army(seat, t.contested) >= rows.survivors[row]
        and t.steps[t.contested] >= rows.steps[row]
    )


def has_killed(t: Table, seat: i64, n: i64) -> bool:
    side = side_of(t, seat)
    return side != NONE and t.killed[1 - side] >= n
