"""Orders: the row, choosing and paying one, and what is done with it."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.achievements.awards import review_own
from kachidoki.titles.gunsen.rules.actions import (
    ACTIVATE,
    CHAMPION,
    COLUMN_COUNT,
    COMMAND,
    DECREE,
    GOOD_COUNT,
    INFLUENCE,
    ISSUE,
    NOBLE,
    NOBLE_COUNT,
    NOTHING_PAID,
    ORDER_COUNT,
    PAYMENT_COUNT,
    PLACE,
    REFRESH,
    REVEAL,
    SPECIALS_OF_CLAN,
    TAKE,
)
from kachidoki.titles.gunsen.rules.cards.conditions import ORDERS_CHANGED
from kachidoki.titles.gunsen.rules.cards.effects import DISCOUNT, ORDER_PRICE
from kachidoki.titles.gunsen.rules.components import FIRST_TACTIC
from kachidoki.titles.gunsen.rules.deeds.goods import can_pay, pay
from kachidoki.titles.gunsen.rules.deeds.heroes import call_hero
from kachidoki.titles.gunsen.rules.events import (
    NO_ORDER,
    NOBLE_BEGUN,
    ORDER_PLACED,
    ORDER_REVEALED,
    ORDER_TAKEN,
    ROW_REFRESHED,
    SPECIAL_ISSUED,
)
from kachidoki.titles.gunsen.rules.state import (
    APPOINTING,
    COMMANDING,
    ISSUING,
    NONE,
    PLACING,
    REVEALING,
    STACKING,
    Table,
)
from kachidoki.titles.gunsen.rules.turn.activation import activate, has_special

# ----------------------------------------------------------------- the row


def row_size(t: Table) -> i64:
    count: i64 = 0
    for slot in range(t.box.rules.row):
        if t.row_cards[slot] != NONE:
            count += 1
    return count


def fill_row(t: Table) -> None:
    """New orders come until the row is full, or none are left."""
    if row_size(t) < t.box.rules.row and t.deck_size + t.discard_size > 0:
        shuffle_discards(t)
        t.push(REVEALING, 0)


def shuffle_discards(t: Table) -> None:
    """When a card is needed and the deck is empty, it is made anew."""
    if t.deck_size > 0:
        return
    t.deck = t.discard[:]
    t.discard = vec[i64]([0] * ORDER_COUNT)
    t.deck_size = t.discard_size
    t.discard_size = 0


def legal_reveals(t: Table, moves: Moves) -> None:
    for order in range(ORDER_COUNT):
        if t.deck[order] > 0:
            moves.add(REVEAL + order)


def draw_order(t: Table, rng: Rng) -> i64:
    """One of the deck, by the number of copies."""
    ticket = rng.below(t.deck_size)
    order: i64 = 0
    while ticket >= t.deck[order]:
        ticket -= t.deck[order]
        order += 1
    return REVEAL + order


def reveal(t: Table, order: i64) -> None:
    """Into the first free slot."""
    t.deck[order] -= 1
    t.deck_size -= 1
    slot: i64 = 0
    while t.row_cards[slot] != NONE:
        slot += 1
    t.row_cards[slot] = order
    t.tell(ORDER_REVEALED, EVERYONE, order)
    t.pop()
    fill_row(t)


def may_refresh(t: Table) -> bool:
    """Four of a colour or four with a printed cost, in a full row, and others to come for them."""
    box = t.box
    if t.refreshes >= box.play.refreshes or t.deck_size + t.discard_size == 0:
        return False
    with_cost: i64 = 0
    colours: i64 = 0
    for slot in range(box.rules.row):
        order = t.row_cards[slot]
        if order == NONE:
            return False
        if box.orders.cost[order] != 0:
            with_cost += 1
        colours += 1 << (4 * box.orders.column[order])
    for column in range(COLUMN_COUNT):
        if (colours >> (4 * column)) & 15 >= box.rules.refresh_same_colour:
            return True
    return with_cost >= box.rules.refresh_with_cost


def refresh(t: Table, seat: i64) -> None:
    t.refreshes += 1
    t.discard = t.discard[:]
    for slot in range(t.box.rules.row):
        t.discard[t.row_cards[slot]] += 1
        t.row_cards[slot] = NONE
    t.discard_size += t.box.rules.row
    t.tell(ROW_REFRESHED, EVERYONE, seat)
    fill_row(t)


# ----------------------------------------------------------------- choosing one


def is_free(t: Table, seat: i64, order: i64) -> bool:
    """Costs it nothing, by its print or by a discount?"""
    return t.box.orders.cost[order] == 0 or order_discount(t, seat) > 0


def order_discount(t: Table, seat: i64) -> i64:
    """An order costs one good, so any discount will do, unless it may not become free."""
    box = t.box
    less: i64 = 0
    for number in range(t.tactics_bought(seat)):
        card = FIRST_TACTIC + t.tactic(seat, number)
        for row in range(box.first_effect[card], box.first_effect[card + 1]):
            effects = box.effects
            is_discount = effects.op[row] == DISCOUNT and effects.what[row] == ORDER_PRICE
            if is_discount and effects.least[row] == 0:
                less += effects.n[row]
    return less


def can_afford(t: Table, seat: i64, order: i64) -> bool:
    if is_free(t, seat, order):
        return True
    for good in range(GOOD_COUNT):
        if has(t.box.orders.cost[order], good) and t.good(seat, good) > 0:
            return True
    return False


def can_afford_any(t: Table, seat: i64) -> bool:
    for slot in range(t.box.rules.row):
        order = t.row_cards[slot]
        if order != NONE and can_afford(t, seat, order):
            return True
    return False


def legal_orders(t: Table, seat: i64, moves: Moves) -> None:
    """An order that can be paid, or new ones; who has neither activates a column without one."""
    add_takes(t, seat, moves)
    if may_refresh(t):
        moves.add(REFRESH)
    if moves.count == 0:
        for column in range(COLUMN_COUNT):
            moves.add(ACTIVATE + column)


def add_takes(t: Table, seat: i64, moves: Moves) -> None:
    in_row: i64 = 0
    for slot in range(t.box.rules.row):
        if t.row_cards[slot] != NONE:
            in_row |= only(t.row_cards[slot])
    for order in range(ORDER_COUNT):
        if has(in_row, order):
            add_payments(t, seat, order, moves)


def add_payments(t: Table, seat: i64, order: i64, moves: Moves) -> None:
    first = TAKE + order * PAYMENT_COUNT
    if is_free(t, seat, order):
        moves.add(first + NOTHING_PAID)
        return
    for good in range(GOOD_COUNT):
        if has(t.box.orders.cost[order], good) and t.good(seat, good) > 0:
            moves.add(first + good)


def take(t: Table, seat: i64, order: i64, payment: i64) -> None:
    """The order leaves the row, and is paid."""
    slot: i64 = 0
    while t.row_cards[slot] != order:
        slot += 1
    t.row_cards[slot] = NONE
    t.order = order
    t.step = STACKING if t.step == COMMANDING else PLACING
    t.tell(ORDER_TAKEN, EVERYONE, seat, order, payment)
    if payment != NOTHING_PAID:
        pay(t, seat, payment, 1)


def go_without(t: Table, seat: i64, column: i64) -> None:
    """A turn without an order."""
    t.turns_without_order += 1
    t.tell(NO_ORDER, EVERYONE, seat)
    activate(t, seat, column)


# ----------------------------------------------------------------- playing it


def legal_places(t: Table, seat: i64, moves: Moves) -> None:
    moves.add(PLACE + t.box.orders.column[t.order])
    for noble in range(NOBLE_COUNT):
        if may_act_nobly(t, seat, noble):
            moves.add(NOBLE + noble)


def may_act_nobly(t: Table, seat: i64, noble: i64) -> bool:
    """Each once a game. A second order must be there, and payable with what is left."""
    cost = t.box.noble_cost[noble]
    if has(t.nobles[seat], noble) or not can_pay(t, seat, INFLUENCE, cost):
        return False
    if noble == DECREE:
        return has_special(t, seat)
    if noble != COMMAND:
        return True
    t.goods[seat * GOOD_COUNT + INFLUENCE] -= cost
    can = can_afford_any(t, seat)
    t.goods[seat * GOOD_COUNT + INFLUENCE] += cost
    return can


def place(t: Table, seat: i64, column: i64) -> None:
    order = t.order
    t.order = NONE
    t.put_on_top(seat, column, order)
    t.tell(ORDER_PLACED, EVERYONE, seat, order, column)
    activate(t, seat, column)
    review_own(t, seat, ORDERS_CHANGED)


def act_nobly(t: Table, seat: i64, noble: i64) -> None:
    """The order goes face down; the action follows."""
    t.face_down = with_item(t.face_down, seat * NOBLE_COUNT + noble, t.order)
    t.order = NONE
    t.noble = noble
    t.tell(NOBLE_BEGUN, EVERYONE, seat, noble)
    t.argument = 0
    if noble == COMMAND:
        t.step = COMMANDING
    elif noble == CHAMPION:
        t.step = APPOINTING
        call_hero(t, seat, 0)
    else:
        t.step = ISSUING
        t.argument = 1
    pay(t, seat, INFLUENCE, t.box.noble_cost[noble])


def legal_stacks(moves: Moves) -> None:
    for column in range(COLUMN_COUNT):
        moves.add(PLACE + column)


def legal_issues(t: Table, seat: i64, moves: Moves) -> None:
    """A special order of the clan that was not issued yet, on a column of its colour."""
    for number in range(SPECIALS_OF_CLAN):
        if not has(t.specials[seat], number):
            special = t.clan[seat] * SPECIALS_OF_CLAN + number
            for column in range(COLUMN_COUNT):
                if has(t.box.specials.columns[special], column):
                    moves.add(ISSUE + special * COLUMN_COUNT + column)


def issue(t: Table, seat: i64, special: i64, column: i64) -> None:
    number = special % SPECIALS_OF_CLAN
    t.specials = with_item(t.specials, seat, t.specials[seat] | only(number))
    t.put_on_top(seat, column, ORDER_COUNT + special)
    t.tell(SPECIAL_ISSUED, EVERYONE, seat, special, column)
    if t.argument == 1:
        activate(t, seat, column)
    else:
        t.pop()
    review_own(t, seat, ORDERS_CHANGED)
