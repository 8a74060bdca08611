"""The road: who moves, where a pawn may stop, and the walk there."""

from kachidoki.engine.bag import add_members, first, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import (
    INN,
    PANORAMA_COUNT,
    TEMPLE,
    VILLAGE,
    WALK,
)
from kachidoki.titles.tokaido.rules.events import ARRIVED, LED_NEUTRAL, LEG_BEGINS, WALKED
from kachidoki.titles.tokaido.rules.state import WALKING, Table

# ----------------------------------------------------------------- whose turn it is


def begin_leg(t: Table) -> None:
    """All set out from the inn where they stand."""
    t.tell(LEG_BEGINS, EVERYONE, t.place[0])
    next_turn(t)


def next_turn(t: Table) -> None:
    """The rearmost pawn moves, again if need be; the neutral one is moved by the player ahead."""
    t.step = WALKING
    t.guest = rearmost(t)
    t.actor = t.guest if t.guest != t.box.neutral else foremost(t)


def rearmost(t: Table) -> i64:
    last: i64 = 0
    for pawn in range(1, t.box.pawns):
        if t.position(pawn) < t.position(last):
            last = pawn
    return last


def foremost(t: Table) -> i64:
    """The player who is ahead of the others."""
    leader: i64 = 0
    for seat in range(1, t.seats):
        if t.position(seat) > t.position(leader):
            leader = seat
    return leader


# ----------------------------------------------------------------- where it may go


def legal_walks(t: Table, moves: Moves) -> None:
    """Any free station ahead that is open to the pawn, as far as the next inn."""
    ahead = t.box.reach[t.place[t.guest]]
    places = ahead & ~taken(t)
    if t.guest != t.box.neutral:
        places &= ~closed(t, t.guest)
    start = first(ahead)
    add_members(moves, WALK + start, places >> start)


def taken(t: Table) -> i64:
    """The stations without a free slot; an inn has room for all."""
    once: i64 = 0
    twice: i64 = 0
    for pawn in range(t.box.pawns):
        here = only(t.place[pawn])
        twice |= once & here
        once |= here
    return (once & ~t.box.double | twice) & ~t.box.places[INN]


def closed(t: Table, seat: i64) -> i64:
    """The stations that the traveler may not stop at: a complete panorama, no coin to spend."""
    box = t.box
    shut: i64 = 0
    for panorama in range(PANORAMA_COUNT):
        if t.is_complete(seat, panorama):
            shut |= box.places[panorama]
    if t.coins[seat] == 0:
        shut |= box.places[VILLAGE] | box.places[TEMPLE]
    return shut


# ----------------------------------------------------------------- the walk


def walk(t: Table, place: i64) -> None:
    """The pawn takes the slot on the road if it is free, else the one behind the guest there."""
    pawn = t.guest
    start = t.place[pawn]
    slot = guests_at(t, place)
    t.place[pawn] = place
    t.slot[pawn] = slot
    if pawn == t.box.neutral:
        t.tell(LED_NEUTRAL, EVERYONE, t.actor)
    t.tell(WALKED, EVERYONE, t.pawn_word(pawn), start, place)
    if t.box.station[place] == INN:
        t.tell(ARRIVED, EVERYONE, t.pawn_word(pawn), place, slot + 1)


def guests_at(t: Table, place: i64) -> i64:
    """How many pawns stand there."""
    guests: i64 = 0
    for pawn in range(t.box.pawns):
        if t.place[pawn] == place:
            guests += 1
    return guests
