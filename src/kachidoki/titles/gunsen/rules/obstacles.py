"""Why an action is not possible, in a word."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import (
    BUILD,
    BUY,
    COMMAND,
    DECREE,
    FIRST_NEUTRAL,
    INFLUENCE,
    JUMP,
    MARCH,
    MUSTER,
    NOBLE,
    NOBLE_COUNT,
    NOTHING_PAID,
    PAYMENT_COUNT,
    PLACE_COUNT,
    REFRESH,
    STEAL,
    TACTICS_OF_CLAN,
    TAKE,
    TOSHI_RANBO,
    is_fort,
)
from kachidoki.titles.gunsen.rules.components import TACTIC_LIMIT
from kachidoki.titles.gunsen.rules.deeds.expansion import is_site, price_of_building
from kachidoki.titles.gunsen.rules.deeds.goods import can_pay
from kachidoki.titles.gunsen.rules.deeds.movement import (
    can_pay_for_move,
    landings,
    may_leave,
    toll_of,
)
from kachidoki.titles.gunsen.rules.state import (
    BUILDING,
    BUYING,
    COMMANDING,
    JUMPING,
    MOVING,
    NONE,
    ORDERING,
    PLACING,
    Table,
)
from kachidoki.titles.gunsen.rules.turn.orders import is_free

NOT_IN_ROW: Final = "not-in-row"
TOO_DEAR: Final = "too-dear"
OTHER_PRICE: Final = "other-price"
NO_REFRESH: Final = "no-refresh"
REFRESHED_ENOUGH: Final = "refreshed-enough"
NOBLE_DONE: Final = "noble-done"
NOTHING_TO_COMMAND: Final = "nothing-to-command"
NOTHING_TO_DECREE: Final = "nothing-to-decree"
MARCHED_ALREADY: Final = "marched-already"
JUMPED_ALREADY: Final = "jumped-already"
NO_ARMY: Final = "no-army"
NOT_ADJACENT: Final = "not-adjacent"
FOREIGN_FORT: Final = "foreign-fort"
TOO_WEAK: Final = "too-weak"
NO_ROOM: Final = "no-room"
NO_TOWER: Final = "no-tower"
NO_SITE: Final = "no-site"
BUILT_ALREADY: Final = "built-already"
BOUGHT_ALREADY: Final = "bought-already"
NOT_OFFERED: Final = "not-offered"
OBSTACLES: Final = [
    NOT_IN_ROW,
    TOO_DEAR,
    OTHER_PRICE,
    NO_REFRESH,
    REFRESHED_ENOUGH,
    NOBLE_DONE,
    NOTHING_TO_COMMAND,
    NOTHING_TO_DECREE,
    MARCHED_ALREADY,
    JUMPED_ALREADY,
    NO_ARMY,
    NOT_ADJACENT,
    FOREIGN_FORT,
    TOO_WEAK,
    NO_ROOM,
    NO_TOWER,
    NO_SITE,
    BUILT_ALREADY,
    BOUGHT_ALREADY,
    NOT_OFFERED,
]


def obstacle_to(t: Table, seat: i64, action: i64) -> str:
    """The word for what stands in the way of the one who decides now; "" where there is none."""
    if seat != t.actor or seat < 0:
        return ""
    step = t.step
    if step in (ORDERING, COMMANDING):
        return obstacle_to_order(t, seat, action)
    if step == PLACING and action >= NOBLE and action < NOBLE + NOBLE_COUNT:
        return obstacle_to_noble(t, seat, action - NOBLE)
    if (step in (MOVING, JUMPING)) and action >= MARCH and action < MUSTER:
        return obstacle_to_way(t, seat, action)
    if step == BUILDING and action >= BUILD and action < BUY:
        return obstacle_to_building(t, seat, action - BUILD)
    if step == BUYING and action >= BUY and action < STEAL:
        return obstacle_to_tactic(t, seat, action - BUY)
    return ""


def obstacle_to_order(t: Table, seat: i64, action: i64) -> str:
    if action == REFRESH:
        return REFRESHED_ENOUGH if t.refreshes >= t.box.play.refreshes else NO_REFRESH
    if action < TAKE or action > REFRESH:
        return ""
    order, payment = (action - TAKE) // PAYMENT_COUNT, (action - TAKE) % PAYMENT_COUNT
    for slot in range(t.box.rules.row):
        if t.row_cards[slot] == order:
            return obstacle_to_payment(t, seat, order, payment)
    return NOT_IN_ROW


def obstacle_to_payment(t: Table, seat: i64, order: i64, payment: i64) -> str:
    if is_free(t, seat, order):
        return "" if payment == NOTHING_PAID else OTHER_PRICE
    return TOO_DEAR if has(t.box.orders.cost[order], payment) else OTHER_PRICE


def obstacle_to_noble(t: Table, seat: i64, noble: i64) -> str:
    if has(t.nobles[seat], noble):
        return NOBLE_DONE
    if not can_pay(t, seat, INFLUENCE, t.box.noble_cost[noble]):
        return TOO_DEAR
    if noble == DECREE:
        return NOTHING_TO_DECREE
    return NOTHING_TO_COMMAND if noble == COMMAND else ""


def obstacle_to_way(t: Table, seat: i64, action: i64) -> str:
    jumps = action >= JUMP
    way = action - JUMP if jumps else action - MARCH
    origin, to = way // PLACE_COUNT, way % PLACE_COUNT
    if t.step == JUMPING and not jumps:
        return MARCHED_ALREADY
    if t.step == MOVING and jumps and t.has_jumped:
        return JUMPED_ALREADY
    if t.army(seat, origin) == 0:
        return NO_ARMY
    if is_fort(to) and to != t.fort(seat):
        return FOREIGN_FORT
    if jumps:
        towers = landings(t, seat)
        if to == origin or not (has(towers & t.held[seat], origin) and has(towers, to)):
            return NO_TOWER
        return "" if can_pay_for_move(t, seat, toll_of(t, seat)) else TOO_DEAR
    if not has(t.box.near(seat, origin), to):
        return NOT_ADJACENT
    if not has(may_leave(t, seat), origin):
        return ""
    return TOO_WEAK if to == TOSHI_RANBO and not t.captured else NO_ROOM


def obstacle_to_building(t: Table, seat: i64, built: i64) -> str:
    building, place = built // PLACE_COUNT, built % PLACE_COUNT
    if t.building_place[building] != NONE:
        return BUILT_ALREADY
    if t.builder[building] != seat:
        return NOT_OFFERED
    if not is_site(t, seat, place):
        return NO_SITE
    price = price_of_building(t, seat, building)
    return "" if can_pay(t, seat, t.box.effects.pay[t.row], price) else TOO_DEAR


def obstacle_to_tactic(t: Table, seat: i64, tactic: i64) -> str:
    for number in range(TACTIC_LIMIT):
        if t.tactic(seat, number) == tactic:
            return BOUGHT_ALREADY
    if tactic < FIRST_NEUTRAL:
        if t.clan[seat] != tactic // TACTICS_OF_CLAN:
            return NOT_OFFERED
    elif not has(t.dealt[seat], tactic - FIRST_NEUTRAL):
        return NOT_OFFERED
    return TOO_DEAR
