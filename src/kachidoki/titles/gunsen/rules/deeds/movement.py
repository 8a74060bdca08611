"""Movement: an army, or part of it, goes one step; towers let it jump, just before or after a step.

What is being decided about a way (how many troops go, whether a hero leads them) is written in the
argument of the decision: where from, where to, whether it is a jump, and how many go.
"""

from typing import Final

from kachidoki.engine.bag import add_members, first, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import loses_toshi_ranbo, review_own
from kachidoki.titles.gunsen.rules.actions import (
    DONE,
    HEROES_AT_MOST,
    JUMP,
    LEAD,
    MARCH,
    MUSTER,
    PLACE_COUNT,
    STAY,
    TOSHI_RANBO,
    is_fort,
)
from kachidoki.titles.gunsen.rules.cards.conditions import ARMIES_CHANGED
from kachidoki.titles.gunsen.rules.cards.effects import (
    BUY_MOVE,
    FREE_MOVE,
    ICONS,
    IN_BATTLE,
    STRENGTH,
    TOWER_TOLL,
    icon,
)
from kachidoki.titles.gunsen.rules.components import FIRST_HERO, FIRST_TACTIC
from kachidoki.titles.gunsen.rules.deeds.goods import can_pay, pay
from kachidoki.titles.gunsen.rules.events import (
    HERO_WENT,
    JUMPED,
    MARCHED,
    MOVE_BOUGHT,
    TOSHI_RANBO_ENTERED,
)
from kachidoki.titles.gunsen.rules.state import (
    JUMPING,
    LEADING,
    MOVING,
    MUSTERING,
    NONE,
    Table,
)

# A way: origin, target, whether it is a jump, how many go (0: not said yet).
TO_SHIFT: Final[i64] = 6
JUMP_SHIFT: Final[i64] = 12
COUNT_SHIFT: Final[i64] = 13
PLACE_MASK: Final[i64] = 63
COUNT_MASK: Final[i64] = 31
# Nobody leads, where a hero could be named.
UNLED: Final = -1


def way_of(origin: i64, to: i64, is_jump: bool) -> i64:
    way = origin | to << TO_SHIFT
    return way | 1 << JUMP_SHIFT if is_jump else way


def origin_of(way: i64) -> i64:
    return way & PLACE_MASK


def target_of(way: i64) -> i64:
    return (way >> TO_SHIFT) & PLACE_MASK


def is_jump(way: i64) -> bool:
    return (way >> JUMP_SHIFT) & 1 == 1


def troops_on(way: i64) -> i64:
    return (way >> COUNT_SHIFT) & COUNT_MASK


# ----------------------------------------------------------------- moves


def begin_moves(t: Table, seat: i64, count: i64) -> None:
    """So many moves, or as many as are bought; none, if nothing can move."""
    t.has_jumped = False
    t.is_paid = False
    t.push(MOVING, count)
    skip_useless_moves(t, seat)


def skip_useless_moves(t: Table, seat: i64) -> None:
    if t.is_halted or not any_move(t, seat):
        t.pop()


def is_bought(t: Table) -> bool:
    return t.box.effects.op[t.row] == BUY_MOVE


def price_of_move(t: Table, seat: i64) -> i64:
    """Of the move under way: nothing if it is free, or paid already."""
    if not is_bought(t) or t.is_paid or t.moves_bought < free_moves(t, seat):
        return 0
    return t.box.effects.price[t.row]


def free_moves(t: Table, seat: i64) -> i64:
    """How many bought moves of a turn cost nothing."""
    box = t.box
    count: i64 = 0
    for number in range(t.tactics_bought(seat)):
        card = FIRST_TACTIC + t.tactic(seat, number)
        for row in range(box.first_effect[card], box.first_effect[card + 1]):
            if box.effects.op[row] == FREE_MOVE:
                count += box.effects.n[row]
    return count


def can_pay_for_move(t: Table, seat: i64, toll: i64) -> bool:
    """The price of the move, and the toll of a tower."""
    price = price_of_move(t, seat)
    if price == 0:
        return can_pay(t, seat, t.box.tower.good, toll)
    good = t.box.effects.pay[t.row]
    if good == t.box.tower.good:
        return can_pay(t, seat, good, price + toll)
    return can_pay(t, seat, good, price) and can_pay(t, seat, t.box.tower.good, toll)


def pay_for_move(t: Table, seat: i64) -> None:
    """Once for each bought move."""
    if not is_bought(t) or t.is_paid:
        return
    price = price_of_move(t, seat)
    t.moves_bought += 1
    t.is_paid = True
    if price > 0:
        t.tell(MOVE_BOUGHT, EVERYONE, seat, t.box.effects.pay[t.row], price)
        pay(t, seat, t.box.effects.pay[t.row], price)


def any_move(t: Table, seat: i64) -> bool:
    """Is there a march, or a jump that may come before one?"""
    if not can_pay_for_move(t, seat, 0):
        return False
    return any_march(t, seat) or (not t.has_jumped and any_jump(t, seat))


def legal_moves(t: Table, seat: i64, moves: Moves) -> None:
    """Marches, jumps before one; who has jumped must march."""
    origins = may_leave(t, seat)
    while origins != 0:
        origin = first(origins)
        origins &= origins - 1
        add_members(moves, MARCH + origin * PLACE_COUNT, marches_from(t, seat, origin))
    if not t.has_jumped:
        add_jumps(t, seat, moves)
        moves.add(DONE)


def may_leave(t: Table, seat: i64) -> i64:
    """Where troops of the seat are; if a hero must lead, where he is as well."""
    leader = leader_of_move(t)
    return t.held[seat] if leader == NONE else t.held[seat] & only(t.hero_place[leader])


def leader_of_move(t: Table) -> i64:
    """The hero who must go along with this move, or NONE."""
    if t.box.effects.led[t.row] == 0:
        return NONE
    return t.box.effects.card[t.row] - FIRST_HERO


def any_march(t: Table, seat: i64) -> bool:
    origins = may_leave(t, seat)
    while origins != 0:
        if marches_from(t, seat, first(origins)) != 0:
            return True
        origins &= origins - 1
    return False


def marches_from(t: Table, seat: i64, origin: i64) -> i64:
    """Where any part of the army there can march."""
    near = t.box.near(seat, origin)
    found: i64 = 0
    if one_can_leave(t, seat, origin):
        found = near & open_to_one(t, seat)
    doubtful = near & ~found
    while doubtful != 0:
        to = first(doubtful)
        doubtful &= doubtful - 1
        if is_way(t, seat, way_of(origin, to, False)):
            found |= only(to)
    return found


def one_can_leave(t: Table, seat: i64, origin: i64) -> bool:
    """Can a single troop leave, alone or with the hero there?"""
    leader = leader_of_move(t)
    if leader != NONE:
        return can_leave(t, seat, origin, 1, leader)
    return can_leave(t, seat, origin, 1, UNLED) or can_leave(
        t, seat, origin, 1, t.hero_at(seat, origin)
    )


def open_to_one(t: Table, seat: i64) -> i64:
    """Where a single troop can go, led or not: no others of the seat, no strength asked for."""
    without_own = ~t.held[seat]
    return without_own if t.captured else without_own & ~only(TOSHI_RANBO)


def march(t: Table, seat: i64, origin: i64, to: i64) -> None:
    muster(t, seat, way_of(origin, to, False))


# ----------------------------------------------------------------- towers


def landings(t: Table, seat: i64) -> i64:
    """From and to where the seat jumps: watchtowers, what its buildings make one, its own fort."""
    places = t.box.board.towers | only(t.fort(seat))
    buildings = t.box.links
    while buildings != 0:
        building = first(buildings)
        buildings &= buildings - 1
        if t.controls_building(seat, building):
            places |= only(t.building_place[building])
    return places


def toll_of(t: Table, seat: i64) -> i64:
    box = t.box
    toll = box.tower.toll
    for number in range(t.tactics_bought(seat)):
        card = FIRST_TACTIC + t.tactic(seat, number)
        for row in range(box.first_effect[card], box.first_effect[card + 1]):
            if box.effects.op[row] == TOWER_TOLL:
                toll = min(toll, box.effects.n[row])
    return toll


def add_jumps(t: Table, seat: i64, moves: Moves) -> None:
    towers = landings(t, seat)
    origins = towers & t.held[seat]
    if origins == 0 or not can_pay_for_move(t, seat, toll_of(t, seat)):
        return
    while origins != 0:
        origin = first(origins)
        origins &= origins - 1
        add_members(moves, JUMP + origin * PLACE_COUNT, jumps_from(t, seat, origin, towers))


def any_jump(t: Table, seat: i64) -> bool:
    towers = landings(t, seat)
    origins = towers & t.held[seat]
    if origins == 0 or not can_pay_for_move(t, seat, toll_of(t, seat)):
        return False
    while origins != 0:
        if jumps_from(t, seat, first(origins), towers) != 0:
            return True
        origins &= origins - 1
    return False


def jumps_from(t: Table, seat: i64, origin: i64, towers: i64) -> i64:
    """Where any part of the army there can land."""
    found: i64 = 0
    targets = towers & ~only(origin)
    while targets != 0:
        to = first(targets)
        targets &= targets - 1
        if is_way(t, seat, way_of(origin, to, True)):
            found |= only(to)
    return found


def jump(t: Table, seat: i64, origin: i64, to: i64) -> None:
    muster(t, seat, way_of(origin, to, True))


# ----------------------------------------------------------------- who goes


def is_way(t: Table, seat: i64, way: i64) -> bool:
    """Can any part of the army go there, led or not?"""
    for count in range(1, t.army(seat, origin_of(way)) + 1):
        if can_go(t, seat, way, count):
            return True
    return False


def can_go(t: Table, seat: i64, way: i64, count: i64) -> bool:
    """Can so many troops go there, led or not?"""
    if can_be_led(t, seat, way, count, UNLED):
        return True
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero == NONE:
            return False
        if t.hero_place[hero] == origin_of(way) and can_be_led(t, seat, way, count, hero):
            return True
    return False


def can_be_led(t: Table, seat: i64, way: i64, count: i64, hero: i64) -> bool:
    """Can so many troops go there with that hero, or with none?"""
    if not is_jump(way):
        leader = leader_of_move(t)
        if leader != NONE and hero != leader:
            return False
    to = target_of(way)
    if not can_leave(t, seat, origin_of(way), count, hero) or not can_join(
        t, seat, to, count, hero
    ):
        return False
    if to == TOSHI_RANBO and not t.captured:
        return entry_strength(t, seat, count, hero) >= t.box.rules.strength_to_enter
    return not is_jump(way) or may_land(t, seat, way, count, hero)


def can_leave(t: Table, seat: i64, origin: i64, count: i64, hero: i64) -> bool:
    """No other hero stays alone, nor more troops than there is room for."""
    left = t.army(seat, origin) - count
    if is_fort(origin) or 0 < left <= t.box.rules.army_limit:
        return True
    staying = t.hero_at(seat, origin)
    if staying == hero:
        staying = NONE
    return staying == NONE if left == 0 else t.has_room(seat, origin, left, staying)


def can_join(t: Table, seat: i64, to: i64, count: i64, hero: i64) -> bool:
    """Outside forts, no hero meets another, and troops need room."""
    together = t.army(seat, to) + count
    if is_fort(to) or (hero == UNLED and together <= t.box.rules.army_limit):
        return True
    there = t.hero_at(seat, to)
    if hero != UNLED:
        if there != NONE:
            return False
        there = hero
    return t.has_room(seat, to, together, there)


def entry_strength(t: Table, seat: i64, count: i64, hero: i64) -> i64:
    """Troops, and the strength printed on orders and on the hero, without conditions."""
    strength = count + icon(t.order_icons[seat], STRENGTH)
    if hero == UNLED:
        return strength
    box = t.box
    card = FIRST_HERO + hero
    for row in range(box.first_effect[card], box.first_effect[card + 1]):
        effects = box.effects
        is_icons = effects.when[row] == IN_BATTLE and effects.op[row] == ICONS
        if is_icons and not effects.is_conditional(row):
            strength += icon(effects.icons[row], STRENGTH)
    return strength


def may_land(t: Table, seat: i64, way: i64, count: i64, hero: i64) -> bool:
    """After a march any jump is possible; before one, a march must follow, or a battle."""
    if t.step == JUMPING or (t.depth > 0 and t.frames[2 * (t.depth - 1)] == JUMPING):
        return True
    to = target_of(way)
    if t.has_enemy(seat, to) or can_march_on(t, seat, to):
        return True
    origin = origin_of(way)
    shift(t, seat, origin, to, count, hero)
    follows = any_march(t, seat)
    shift(t, seat, to, origin, count, hero)
    return follows


def can_march_on(t: Table, seat: i64, place: i64) -> bool:
    """Is there surely a march for who has landed there?"""
    return leader_of_move(t) == NONE and t.box.near(seat, place) & open_to_one(t, seat) != 0


def shift(t: Table, seat: i64, origin: i64, to: i64, count: i64, hero: i64) -> None:
    """The troops and their hero are moved, and nothing else happens."""
    t.change_army(seat, origin, -count)
    t.change_army(seat, to, count)
    if hero != UNLED:
        t.hero_place[hero] = to


def muster(t: Table, seat: i64, way: i64) -> None:
    """Ask how many go; if there is no choice, it is not asked."""
    t.push(MUSTERING, way)
    only_one: i64 = 0
    for count in range(1, t.army(seat, origin_of(way)) + 1):
        if can_go(t, seat, way, count):
            if only_one > 0:
                return
            only_one = count
    choose_troops(t, seat, only_one)


def legal_musters(t: Table, seat: i64, moves: Moves) -> None:
    for count in range(1, t.army(seat, origin_of(t.argument)) + 1):
        if can_go(t, seat, t.argument, count):
            moves.add(MUSTER + count - 1)


def choose_troops(t: Table, seat: i64, count: i64) -> None:
    """Ask who leads them, if there is a choice."""
    way = t.argument
    t.step = LEADING
    t.argument = way | count << COUNT_SHIFT
    options: i64 = 0
    leader: i64 = UNLED
    if can_be_led(t, seat, way, count, UNLED):
        options += 1
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero != NONE and can_lead(t, seat, way, count, hero):
            options += 1
            leader = hero
    if options == 1:
        go(t, seat, leader)


def can_lead(t: Table, seat: i64, way: i64, count: i64, hero: i64) -> bool:
    return t.hero_place[hero] == origin_of(way) and can_be_led(t, seat, way, count, hero)


def legal_leads(t: Table, seat: i64, moves: Moves) -> None:
    way = t.argument & ((1 << COUNT_SHIFT) - 1)
    count = troops_on(t.argument)
    heroes: i64 = 0
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero != NONE and can_lead(t, seat, way, count, hero):
            heroes |= only(hero)
    add_members(moves, LEAD, heroes)
    if can_be_led(t, seat, way, count, UNLED):
        moves.add(STAY)


# ----------------------------------------------------------------- going


def go(t: Table, seat: i64, hero: i64) -> None:
    """The army goes its way; a battle or the first entry into Toshi Ranbo ends all movement."""
    way = t.argument
    t.pop()
    origin, to, count = origin_of(way), target_of(way), troops_on(way)
    pay_for_move(t, seat)
    if is_jump(way):
        pay(t, seat, t.box.tower.good, toll_of(t, seat))
    if t.is_over():
        return
    meets = t.has_enemy(seat, to)
    if meets:
        t.contested = to
        t.defender = t.occupant[to]
        t.is_halted = True
    shift(t, seat, origin, to, count, hero)
    t.steps[to] = max(t.steps[to], t.steps[origin] + (0 if is_jump(way) else 1))
    t.tell(JUMPED if is_jump(way) else MARCHED, EVERYONE, seat, origin, to, count)
    if hero != UNLED:
        t.tell(HERO_WENT, EVERYONE, seat, hero, to)
    if to == TOSHI_RANBO and not t.captured:
        t.captured = True
        t.is_halted = True
        t.tell(TOSHI_RANBO_ENTERED, EVERYONE, seat)
    loses_toshi_ranbo(t, seat)
    review_own(t, seat, ARMIES_CHANGED)
    arrive(t, seat, way)


def arrive(t: Table, seat: i64, way: i64) -> None:
    """What may follow: a march after a jump, a jump after a march, the next move."""
    if t.step == JUMPING:
        t.pop()
        next_move(t, seat)
    elif t.is_halted:
        t.pop()
    elif is_jump(way) or (not t.has_jumped and jump_may_follow(t, seat)):
        t.has_jumped = True
    else:
        next_move(t, seat)


def jump_may_follow(t: Table, seat: i64) -> bool:
    """Ask for a jump after the march, if there is one."""
    t.push(JUMPING, 0)
    if any_jump(t, seat):
        return True
    t.pop()
    return False


def legal_jumps(t: Table, seat: i64, moves: Moves) -> None:
    add_jumps(t, seat, moves)
    moves.add(DONE)


def next_move(t: Table, seat: i64) -> None:
    """One move less; bought ones go on as long as one likes."""
    t.has_jumped = False
    t.is_paid = False
    if t.step != MOVING:
        return
    if not is_bought(t):
        t.argument -= 1
    if t.argument == 0 or t.is_over():
        t.pop()
    else:
        skip_useless_moves(t, seat)


def stop_moving(t: Table, seat: i64) -> None:
    """No jump after this march, or no more moves."""
    was_jump = t.step == JUMPING
    t.pop()
    if was_jump:
        next_move(t, seat)
