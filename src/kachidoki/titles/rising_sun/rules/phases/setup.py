"""Before the first season: houses, seats around the table, the set of cards, the shrines."""

from kachidoki.engine.counts import one
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BUSHI,
    CALL,
    CARD_SETS,
    CHOOSE,
    DAIMYO,
    DEAL,
    HOUSE_COUNT,
    RAISE,
    SHRINE_COUNT,
    STRONGHOLD,
    UNPACK,
)
from kachidoki.titles.rising_sun.rules.box import ANY_SET, DEALT, DRAFTED
from kachidoki.titles.rising_sun.rules.components import SHRINES_IN_PLAY
from kachidoki.titles.rising_sun.rules.events import HOUSE_TAKEN, SET_UNPACKED, SHRINE_RAISED
from kachidoki.titles.rising_sun.rules.state import (
    CALLING,
    CHOOSING,
    DEALING,
    NONE,
    RAISING,
    RESERVE,
    UNPACKING,
    Table,
)


def set_up(t: Table) -> None:
    t.lay_out()
    t.step = DEALING if t.box.way == DEALT else CALLING
    next_house(t)


# ----------------------------------------------------------------- houses


def next_house(t: Table) -> None:
    """The next seat without a house gets one, or chooses; chance may say which seat that is."""
    seat = first_without_house(t)
    t.argument = 0
    if seat == NONE:
        take_seats(t)
        unpack(t)
    elif t.box.way == DEALT:
        t.step = DEALING
    elif t.box.way == DRAFTED and waiting_for_house(t) > 1:
        t.step = CALLING
    else:
        t.step, t.argument = CHOOSING, seat


def first_without_house(t: Table) -> i64:
    for seat in range(t.seats):
        if t.house[seat] == NONE:
            return seat
    return NONE


def waiting_for_house(t: Table) -> i64:
    waiting: i64 = 0
    for seat in range(t.seats):
        if t.house[seat] == NONE:
            waiting += 1
    return waiting


def legal_calls(t: Table, moves: Moves) -> None:
    for seat in range(t.seats):
        if t.house[seat] == NONE:
            moves.add(CALL + seat)


def call(t: Table, seat: i64) -> None:
    t.step, t.argument = CHOOSING, seat


def legal_houses(t: Table, verb: i64, moves: Moves) -> None:
    for house in range(HOUSE_COUNT):
        if not is_taken(t, house):
            moves.add(verb + house)


def is_taken(t: Table, house: i64) -> bool:
    for seat in range(t.seats):
        if t.house[seat] == house:
            return True
    return False


def legal_deals(t: Table, moves: Moves) -> None:
    legal_houses(t, DEAL, moves)


def legal_choices(t: Table, moves: Moves) -> None:
    legal_houses(t, CHOOSE, moves)


def take_house(t: Table, seat: i64, house: i64) -> None:
    """With all of its pieces; a daimyo, a bushi and a stronghold stand in its home."""
    t.house = t.house[:]
    t.house[seat] = house
    home = t.box.houses.home[house]
    at_home = one(DAIMYO) + one(BUSHI) + one(STRONGHOLD)
    t.pieces[t.spot(seat, home)] = at_home
    t.pieces[t.spot(seat, RESERVE)] = t.box.army - at_home
    t.tell(HOUSE_TAKEN, EVERYONE, seat, house)
    next_house(t)


def take_seats(t: Table) -> None:
    """Starting honor is also the order on the honor track."""
    sit_around(t)
    t.track = t.circle[:]
    t.first = t.track[0]


def sit_around(t: Table) -> None:
    """Clockwise by starting honor."""
    t.circle = t.circle[:]
    for seat in range(t.seats):
        place: i64 = 0
        for other in range(t.seats):
            if rank(t, other) < rank(t, seat):
                place += 1
        t.circle[place] = seat


def rank(t: Table, seat: i64) -> i64:
    return t.box.houses.rank[t.house[seat]]


# ----------------------------------------------------------------- cards and shrines


def unpack(t: Table) -> None:
    t.step, t.argument = UNPACKING, 0
    if t.box.set != ANY_SET:
        use_set(t, t.box.set)


def legal_sets(moves: Moves) -> None:
    for card_set in range(len(CARD_SETS) - 1):
        moves.add(UNPACK + card_set)


def use_set(t: Table, card_set: i64) -> None:
    t.card_set = card_set
    t.tell(SET_UNPACKED, EVERYONE, card_set)
    t.step, t.argument = RAISING, 0
    for shrine in t.box.shrine_row:
        raise_shrine(t, shrine)


def legal_shrines(t: Table, moves: Moves) -> None:
    for shrine in range(SHRINE_COUNT):
        if t.slot_of(shrine) == NONE:
            moves.add(RAISE + shrine)


def raise_shrine(t: Table, shrine: i64) -> None:
    """The next from left to right."""
    t.shrines = t.shrines[:]
    t.shrines[t.argument] = shrine
    t.tell(SHRINE_RAISED, EVERYONE, shrine)
    t.argument += 1


def are_shrines_raised(t: Table) -> bool:
    return t.argument == SHRINES_IN_PLAY
