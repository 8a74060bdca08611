"""March: each figure once, over borders and sea routes; and moves by the wind of Fujin."""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import count, one
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BUILD,
    DONE,
    DRAGONFLY,
    FUJIN,
    MOVE,
    PIECE_COUNT,
    REGION_COUNT,
    STRONGHOLD,
    TURTLE,
)
from kachidoki.titles.rising_sun.rules.box import NO_ROUTE
from kachidoki.titles.rising_sun.rules.cards.entering import enter
from kachidoki.titles.rising_sun.rules.components import SEA_ROUTE
from kachidoki.titles.rising_sun.rules.events import (
    BUILT,
    KAMI_HELPED,
    MOVED,
    ROUTE_CLOSED,
    TOLL_PAID,
    TOLL_WAIVED,
)
from kachidoki.titles.rising_sun.rules.mandates.train import spend
from kachidoki.titles.rising_sun.rules.purse import coins_of_cards, price
from kachidoki.titles.rising_sun.rules.state import MARCHING, NONE, RESERVE, TOLLING, Table

WAYS_TO_MOVE: Final[i64] = PIECE_COUNT * REGION_COUNT * REGION_COUNT

# ----------------------------------------------------------------- a player's share


def begin_share(t: Table) -> None:
    t.built = False
    begin_moves(t)


def begin_moves(t: Table) -> None:
    """Nothing has moved yet, and no toll is settled."""
    t.moves_made = 0
    t.open_routes = 0
    t.closed_routes = 0
    for region in range(REGION_COUNT):
        t.arrived[region] = 0


def asks(t: Table) -> bool:
    """Can somebody move or build? When all have had their share, the mandate is over."""
    while t.argument < t.seats:
        seat = t.share_of(t.argument)
        if can_move(t, seat) or may_build(t, seat):
            t.actor = seat
            return True
        end_share(t)
    return False


def end_share(t: Table) -> None:
    t.argument += 1
    begin_share(t)


def legal_march(t: Table, seat: i64, moves: Moves) -> None:
    legal_moves(t, seat, moves)
    if can_build(t, seat):
        for region in range(REGION_COUNT):
            moves.add(BUILD + region)
    moves.add(DONE)


# ----------------------------------------------------------------- moves


def movable(t: Table, seat: i64, region: i64) -> i64:
    """The pieces there that have not moved yet, as counts; of strongholds only Turtle's move."""
    army = t.army(seat, region) - t.arrived[region]
    if not t.is_house(seat, TURTLE):
        army -= count(army, STRONGHOLD) * one(STRONGHOLD)
    return army


def can_move(t: Table, seat: i64) -> bool:
    for region in range(REGION_COUNT):
        if movable(t, seat, region) != 0 and reach(t, seat, region) != 0:
            return True
    return False


def reach(t: Table, seat: i64, region: i64) -> i64:
    """The bag of regions to which the seat moves from there. Dragonfly flies, never by a sea route."""
    if t.is_house(seat, DRAGONFLY):
        return only(REGION_COUNT) - 1 - only(region)
    there = t.box.regions.land[region]
    by_sea = t.box.regions.sea[region]
    if t.closed_routes == 0:
        return there | by_sea
    for other in range(REGION_COUNT):
        if has(by_sea, other) and not has(t.closed_routes, t.box.route_between(region, other)):
            there |= only(other)
    return there


def legal_moves(t: Table, seat: i64, moves: Moves) -> None:
    for piece in range(PIECE_COUNT):
        for region in range(REGION_COUNT):
            if count(movable(t, seat, region), piece) > 0:
                there = reach(t, seat, region)
                for to in range(REGION_COUNT):
                    if has(there, to):
                        moves.add(MOVE + (piece * REGION_COUNT + region) * REGION_COUNT + to)


def move(t: Table, seat: i64, piece: i64, region: i64, to: i64) -> None:
    """Who has a Path of the Serpent may ask a coin for a sea route first, once for each."""
    if is_tolled(t, seat, t.box.route_between(region, to)):
        way = (piece * REGION_COUNT + region) * REGION_COUNT + to
        t.push(TOLLING, seat * WAYS_TO_MOVE + way)
    else:
        go(t, seat, piece, region, to)


def is_tolled(t: Table, seat: i64, route: i64) -> bool:
    """Is there somebody to ask about the sea route? Dragonfly never uses one."""
    return (
        route != NO_ROUTE
        and not t.is_house(seat, DRAGONFLY)
        and not has(t.open_routes, route)
        and toll_owner(t, seat) != NONE
    )


def go(t: Table, seat: i64, piece: i64, region: i64, to: i64) -> None:
    t.shift(seat, piece, region, to)
    t.moves_made += 1
    if t.step == MARCHING:
        t.arrived[to] += one(piece)
    elif t.moves_made == 1:
        t.tell(KAMI_HELPED, EVERYONE, seat, FUJIN)
    t.tell(MOVED, EVERYONE, seat, piece, region, to)
    enter(t, seat, piece, to)


# ----------------------------------------------------------------- the toll


def toll_owner(t: Table, mover: i64) -> i64:
    """Another player with a card that asks for a toll, or NONE."""
    for seat in range(t.seats):
        if seat != mover and t.owns_any(seat, SEA_ROUTE):
            return seat
    return NONE


def mover_of(argument: i64) -> i64:
    return argument // WAYS_TO_MOVE


def move_of(argument: i64) -> tuple[i64, i64, i64, i64]:
    """Who moves which piece from where to where, while the toll is asked for."""
    to = argument % REGION_COUNT
    region = argument // REGION_COUNT % REGION_COUNT
    piece = argument // (REGION_COUNT * REGION_COUNT) % PIECE_COUNT
    return mover_of(argument), piece, region, to


def is_toll_due(t: Table) -> bool:
    """Can the piece move, and is there somebody to ask?"""
    mover, piece, region, to = move_of(t.argument)
    waits = count(movable(t, mover, region), piece) > 0
    return waits and is_tolled(t, mover, t.box.route_between(region, to))


def coins_for_toll(t: Table, seat: i64) -> i64:
    """Coins of the seat for which it may be asked at once, so that it cannot give them away."""
    if t.step != TOLLING or mover_of(t.argument) != seat:
        return 0
    toll = coins_of_cards(t, toll_owner(t, seat), SEA_ROUTE)
    return toll if t.coins[seat] >= toll else 0


def settle_toll(t: Table, demanded: bool) -> None:
    """Who is asked pays if it can; otherwise the route is closed to it, and it does not move."""
    mover, piece, region, to = move_of(t.argument)
    owner = toll_owner(t, mover)
    route = t.box.route_between(region, to)
    t.pop()
    toll = coins_of_cards(t, owner, SEA_ROUTE)
    if demanded and t.coins[mover] < toll:
        t.closed_routes |= only(route)
        t.tell(ROUTE_CLOSED, EVERYONE, owner, mover, region, to)
        return
    t.open_routes |= only(route)
    if demanded:
        t.coins[mover] -= toll
        t.coins[owner] += toll
        t.tell(TOLL_PAID, EVERYONE, mover, owner)
    else:
        t.tell(TOLL_WAIVED, EVERYONE, owner, mover)
    go(t, mover, piece, region, to)


# ----------------------------------------------------------------- a stronghold


def may_build(t: Table, seat: i64) -> bool:
    """Has the seat the right and a stronghold left? Coins that it lacks may still be given to it."""
    return not t.built and t.is_privileged(seat) and t.strongholds(seat, RESERVE) > 0


def can_build(t: Table, seat: i64) -> bool:
    return may_build(t, seat) and price_to_build(t, seat) <= t.coins[seat]


def price_to_build(t: Table, seat: i64) -> i64:
    return price(t, seat, t.box.politics.stronghold_cost, 0)


def build(t: Table, seat: i64, region: i64) -> None:
    """In any region; a stronghold just built does not walk."""
    coins = price_to_build(t, seat)
    t.built = True
    t.shift(seat, STRONGHOLD, RESERVE, region)
    t.arrived[region] += one(STRONGHOLD)
    t.tell(BUILT, EVERYONE, seat, region, coins)
    spend(t, seat, coins)
