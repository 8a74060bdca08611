"""Expansion: buildings are built, tactics bought."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import award, review_own
from kachidoki.titles.gunsen.rules.actions import (
    ALL_BUILT,
    ALL_TACTICS,
    BUILD,
    BUILDINGS_OF_CLAN,
    BUY,
    DONE,
    FIRST_FORT,
    FIRST_NEUTRAL,
    NEUTRAL_COUNT,
    PLACE_COUNT,
    TACTICS_OF_CLAN,
    TOSHI_RANBO,
    is_shrine,
    is_tower,
)
from kachidoki.titles.gunsen.rules.cards.conditions import ARMIES_CHANGED
from kachidoki.titles.gunsen.rules.cards.effects import BUILDING_PRICE, DISCOUNT
from kachidoki.titles.gunsen.rules.components import (
    EFFECTS_OF_CARD,
    FIRST_TACTIC,
    ROWS,
    TACTIC_LIMIT,
)
from kachidoki.titles.gunsen.rules.deeds.goods import can_pay, pay
from kachidoki.titles.gunsen.rules.events import BUILT, TACTIC_BOUGHT
from kachidoki.titles.gunsen.rules.state import BUILDING, BUYING, GAINING, NONE, Table

# ----------------------------------------------------------------- buildings


def begin_building(t: Table, seat: i64) -> None:
    if can_build(t, seat):
        t.push(BUILDING, 0)


def price_of_building(t: Table, seat: i64, building: i64) -> i64:
    """After discounts, none of which lowers it below its own bound."""
    box = t.box
    price = box.building_price[building]
    for number in range(t.tactics_bought(seat)):
        card = FIRST_TACTIC + t.tactic(seat, number)
        for row in range(box.first_effect[card], box.first_effect[card + 1]):
            effects = box.effects
            if effects.op[row] == DISCOUNT and effects.what[row] == BUILDING_PRICE:
                price = min(price, max(effects.least[row], price - effects.n[row]))
    return price


def can_afford_building(t: Table, seat: i64, building: i64) -> bool:
    price = price_of_building(t, seat, building)
    return t.building_place[building] == NONE and can_pay(t, seat, t.box.effects.pay[t.row], price)


def is_site(t: Table, seat: i64, place: i64) -> bool:
    """Own army there or next to it, or own fort next to it; no token, no building, no enemy."""
    if not has(t.box.territories, place) or has(t.villages, place):
        return False
    if is_shrine(place) or is_tower(place) or place == TOSHI_RANBO:
        return False
    if t.building_on[place] != NONE or t.has_enemy(seat, place):
        return False
    near = t.box.near(seat, place)
    return t.held[seat] & (near | only(place)) != 0 or has(near, t.fort(seat))


def can_build(t: Table, seat: i64) -> bool:
    for number in range(BUILDINGS_OF_CLAN):
        if can_afford_building(t, seat, t.own_building(seat, number)):
            for place in range(FIRST_FORT):
                if is_site(t, seat, place):
                    return True
    return False


def legal_buildings(t: Table, seat: i64, moves: Moves) -> None:
    for number in range(BUILDINGS_OF_CLAN):
        building = t.own_building(seat, number)
        if can_afford_building(t, seat, building):
            for place in range(FIRST_FORT):
                if is_site(t, seat, place):
                    moves.add(BUILD + building * PLACE_COUNT + place)
    moves.add(DONE)


def build(t: Table, seat: i64, building: i64, place: i64) -> None:
    price = price_of_building(t, seat, building)
    t.building_place = with_item(t.building_place, building, place)
    t.building_on = with_item(t.building_on, place, building)
    t.built |= only(place)
    t.tell(BUILT, EVERYONE, seat, building, place)
    pay(t, seat, t.box.effects.pay[t.row], price)
    review_own(t, seat, ARMIES_CHANGED)
    if all_built(t, seat):
        award(t, seat, ALL_BUILT)
    if not t.is_over() and not can_build(t, seat):
        t.pop()


def all_built(t: Table, seat: i64) -> bool:
    for number in range(BUILDINGS_OF_CLAN):
        if t.building_place[t.own_building(seat, number)] == NONE:
            return False
    return True


# ----------------------------------------------------------------- tactics


def begin_buying(t: Table, seat: i64) -> None:
    if might_buy(t, seat):
        t.push(BUYING, 0)


def is_on_offer(t: Table, seat: i64, tactic: i64) -> bool:
    """One of the clan, or one that was dealt to the seat; not bought, and payable."""
    if tactic < FIRST_NEUTRAL:
        if t.clan[seat] != tactic // TACTICS_OF_CLAN:
            return False
    elif not has(t.dealt[seat], tactic - FIRST_NEUTRAL):
        return False
    for number in range(TACTIC_LIMIT):
        if t.tactic(seat, number) == tactic:
            return False
    return is_affordable(t, seat, tactic)


def is_affordable(t: Table, seat: i64, tactic: i64) -> bool:
    return can_pay(t, seat, t.box.effects.pay[t.row], t.box.tactic_price[tactic])


def might_buy(t: Table, seat: i64) -> bool:
    """As far as everybody knows: that a seat is not asked must not tell what it holds."""
    bought = t.tactics_bought(seat)
    if bought >= t.box.rules.tactics:
        return False
    neutrals: i64 = 0
    for number in range(bought):
        if t.tactic(seat, number) >= FIRST_NEUTRAL:
            neutrals += 1
    for tactic in range(FIRST_NEUTRAL + NEUTRAL_COUNT):
        if tactic < FIRST_NEUTRAL:
            if is_on_offer(t, seat, tactic):
                return True
        elif neutrals < t.box.rules.neutral_tactics and is_affordable(t, seat, tactic):
            return True
    return False


def legal_tactics(t: Table, seat: i64, moves: Moves) -> None:
    for tactic in range(FIRST_NEUTRAL + NEUTRAL_COUNT):
        if is_on_offer(t, seat, tactic):
            moves.add(BUY + tactic)
    moves.add(DONE)


def buy(t: Table, seat: i64, tactic: i64) -> None:
    """It is paid, lies before the seat, and acts at once where it says so."""
    bought = t.tactics_bought(seat)
    t.tactics = with_item(t.tactics, seat * TACTIC_LIMIT + bought, tactic)
    t.tell(TACTIC_BOUGHT, EVERYONE, seat, tactic)
    pay(t, seat, t.box.effects.pay[t.row], t.box.tactic_price[tactic])
    if bought + 1 == t.box.rules.tactics:
        award(t, seat, ALL_TACTICS)
    if not t.is_over():
        t.push(GAINING, tactic * EFFECTS_OF_CARD * ROWS + t.row)


def stop_buying_in_vain(t: Table, seat: i64) -> None:
    """Nothing more can be bought: nobody is asked."""
    if t.step == BUYING and not might_buy(t, seat):
        t.pop()
