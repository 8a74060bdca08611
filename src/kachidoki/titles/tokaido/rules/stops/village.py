"""Villages and souvenirs: what is shown, what it costs whom, and the sets that score."""

from kachidoki.engine.bag import add_members, first, nth, only, size
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import (
    BARGAIN,
    BUY,
    LEAVE,
    SASAYAKKO,
    SORT_COUNT,
    SOUVENIR_COUNT,
    ZEN_EMON,
)
from kachidoki.titles.tokaido.rules.events import BOUGHT, GIVEN_BACK, LEFT_EMPTY, OFFERED, WAS_GIVEN
from kachidoki.titles.tokaido.rules.state import DISPLAYING, SHOPPING, Table

# ----------------------------------------------------------------- what is shown


def visit_village(t: Table) -> None:
    """The top souvenirs are laid out for all to see: three, or what the deck still has."""
    t.display = 0
    t.basket = 0
    t.bargained = False
    t.argument = min(t.box.souvenirs.offered, souvenirs_left(t))
    t.step = DISPLAYING
    t.actor = CHANCE


def souvenirs_left(t: Table) -> i64:
    """How many souvenirs the deck has, those put back under it included."""
    return size(t.souvenir_deck.everything())


def show(t: Table, souvenir: i64) -> None:
    t.souvenir_deck.take(only(souvenir))
    t.display |= only(souvenir)
    t.tell(OFFERED, EVERYONE, t.guest, souvenir)
    t.argument -= 1


def begin_shopping(t: Table) -> None:
    t.argument = 0
    t.step = SHOPPING
    t.actor = t.guest


# ----------------------------------------------------------------- what may be bought


def legal_purchases(t: Table, moves: Moves) -> None:
    """Whatever the purse allows; Zen-emon may have one souvenir of each village for one coin."""
    seat = t.guest
    add_members(moves, BUY, affordable(t, seat))
    if may_bargain(t, seat):
        add_members(moves, BARGAIN, worth_a_bargain(t))
    moves.add(LEAVE)


def affordable(t: Table, seat: i64) -> i64:
    """The souvenirs on display that the seat can pay in full."""
    found: i64 = 0
    for place in range(size(t.display)):
        souvenir = nth(t.display, place)
        if t.box.souvenirs.price[souvenir] <= t.coins[seat]:
            found |= only(souvenir)
    return found


def may_bargain(t: Table, seat: i64) -> bool:
    return (
        t.is_traveler(seat, ZEN_EMON)
        and not t.bargained
        and t.coins[seat] >= t.box.abilities.zen_emon_price
    )


def worth_a_bargain(t: Table) -> i64:
    """The souvenirs on display that cost more than Zen-emon's price."""
    found: i64 = 0
    for place in range(size(t.display)):
        souvenir = nth(t.display, place)
        if t.box.souvenirs.price[souvenir] > t.box.abilities.zen_emon_price:
            found |= only(souvenir)
    return found


def is_sold_out(t: Table) -> bool:
    """Is there nothing on display that the guest could still buy?"""
    if affordable(t, t.guest) != 0:
        return False
    return not may_bargain(t, t.guest) or worth_a_bargain(t) == 0


# ----------------------------------------------------------------- buying


def buy(t: Table, souvenir: i64) -> None:
    pay_for(t, souvenir, t.box.souvenirs.price[souvenir])


def bargain(t: Table, souvenir: i64) -> None:
    t.bargained = True
    pay_for(t, souvenir, t.box.abilities.zen_emon_price)


def pay_for(t: Table, souvenir: i64, coins: i64) -> None:
    seat = t.guest
    t.coins[seat] -= coins
    t.display &= ~only(souvenir)
    t.basket |= only(souvenir)
    points = collect(t, seat, souvenir)
    t.tell(BOUGHT, EVERYONE, seat, souvenir, coins, points)


def leave_village(t: Table) -> None:
    """Sasayakko has the cheapest of two or more for nothing; what is left goes under the deck."""
    if t.basket == 0:
        t.tell(LEFT_EMPTY, EVERYONE, t.guest)
    if t.is_traveler(t.guest, SASAYAKKO) and size(t.basket) >= 2:
        coins = cheapest(t)
        t.coins[t.guest] += coins
        t.tell(GIVEN_BACK, EVERYONE, t.guest, coins)
    t.souvenir_deck.put_under(t.display, EVERYONE)
    t.display = 0
    t.basket = 0
    t.bargained = False


def cheapest(t: Table) -> i64:
    """The lowest price in the basket."""
    lowest = t.box.souvenirs.price[first(t.basket)]
    for place in range(1, size(t.basket)):
        lowest = min(lowest, t.box.souvenirs.price[nth(t.basket, place)])
    return lowest


# ----------------------------------------------------------------- sets


def collect(t: Table, seat: i64, souvenir: i64) -> i64:
    """The seat keeps the souvenir and scores it; returns the points."""
    points = worth_of_sort(t, seat, t.box.souvenirs.sort[souvenir])
    t.souvenirs[seat] |= only(souvenir)
    t.points[seat] += points
    return points


def worth_of_sort(t: Table, seat: i64, sort: i64) -> i64:
    """A souvenir joins the first set that lacks its sort, and scores by how many are in there then.

    With k of its sort before it, that is set k + 1: every other sort that is there more than k times
    has a card in it.
    """
    own = size(t.souvenirs[seat] & t.box.of_sort[sort])
    companions: i64 = 0
    for other in range(SORT_COUNT):
        if other != sort and size(t.souvenirs[seat] & t.box.of_sort[other]) > own:
            companions += 1
    return t.box.souvenirs.set_points[companions]


def collection_points(t: Table, seat: i64) -> i64:
    """What all souvenirs of the seat have brought, in whatever order they came."""
    points: i64 = 0
    for number in range(SOUVENIR_COUNT):
        for place in range(sorts_in_set(t, seat, number)):
            points += t.box.souvenirs.set_points[place]
    return points


def sorts_in_set(t: Table, seat: i64, number: i64) -> i64:
    """How many sorts are there more than `number` times."""
    sorts: i64 = 0
    for sort in range(SORT_COUNT):
        if size(t.souvenirs[seat] & t.box.of_sort[sort]) > number:
            sorts += 1
    return sorts


def give(t: Table, souvenir: i64) -> None:
    """A Shokunin's gift."""
    t.souvenir_deck.take(only(souvenir))
    points = collect(t, t.guest, souvenir)
    t.tell(WAS_GIVEN, EVERYONE, t.guest, souvenir, points)
