"""Before the journey: the travelers, the purses, the order in the first inn."""

from kachidoki.engine.bag import add_members, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import (
    ALL_TRAVELERS,
    DEAL,
    LINE_UP,
    MOST_SEATS,
    TRAVEL_AS,
)
from kachidoki.titles.tokaido.rules.events import (
    CHOSEN,
    CHOSEN_UNSEEN,
    DEALT,
    LINED_UP,
    PREPARED,
    SET_OUT_POORER,
    TRAVELS_AS,
)
from kachidoki.titles.tokaido.rules.road import begin_leg
from kachidoki.titles.tokaido.rules.state import CHOOSING, DEALING, LINING_UP, NONE, Table


def set_up(t: Table) -> None:
    """Everything that is done before the first card is dealt."""
    t.lay_out()
    t.actor = CHANCE
    if t.box.travelers_dealt == 0:
        take_plain_purses(t)
    else:
        t.step = DEALING


def take_plain_purses(t: Table) -> None:
    """The initiatory journey: nobody in particular travels, all with the same coins."""
    for seat in range(t.seats):
        t.coins[seat] = t.box.plain_purse
    t.step = LINING_UP


# ----------------------------------------------------------------- travelers


def legal_travelers(t: Table, moves: Moves) -> None:
    left: i64 = ALL_TRAVELERS
    for seat in range(t.seats):
        left &= ~t.dealt[seat]
    add_members(moves, DEAL, left)


def deal(t: Table, traveler: i64) -> None:
    """The next seat receives the traveler; when all have theirs, all choose at once."""
    seat = t.argument // t.box.travelers_dealt
    t.dealt[seat] |= only(traveler)
    t.tell(DEALT, 1 << seat, seat, traveler)
    t.argument += 1
    if t.argument == t.box.travelers_dealt * t.seats:
        t.step = CHOOSING
        t.argument = 0
        t.actor = 0


def legal_choices(t: Table, seat: i64, moves: Moves) -> None:
    if seat >= 0 and seat < t.seats and t.chosen[seat] == NONE:
        add_members(moves, TRAVEL_AS, t.dealt[seat])


def choose(t: Table, seat: i64, traveler: i64) -> None:
    """The seat puts a traveler down unseen; with the last one, all are turned over."""
    t.chosen[seat] = traveler
    t.tell(CHOSEN, 1 << seat, seat, traveler)
    t.tell(CHOSEN_UNSEEN, ~(1 << seat), seat)
    for other in range(t.seats):
        if t.chosen[other] == NONE:
            t.actor = other
            return
    turn_over(t)


def turn_over(t: Table) -> None:
    """Everybody is somebody now, with that traveler's purse; the other cards go back unseen."""
    t.revelations += 1
    for seat in range(t.seats):
        traveler = t.chosen[seat]
        t.traveler[seat] = traveler
        t.coins[seat] = t.box.travelers.coins[traveler]
        t.dealt[seat] = 0
        t.chosen[seat] = NONE
        t.tell(TRAVELS_AS, EVERYONE, seat, traveler, t.coins[seat])
    t.step = LINING_UP
    t.actor = CHANCE


# ----------------------------------------------------------------- the line in the first inn


def legal_line_up(t: Table, moves: Moves) -> None:
    """Any pawn that is not in the line yet."""
    for pawn in range(t.box.pawns):
        if t.slot[pawn] == NONE:
            moves.add(LINE_UP + t.pawn_word(pawn))


def line_up(t: Table, word: i64) -> None:
    """The pawn takes the next slot, from the road outward; when all stand, the journey begins."""
    pawn: i64 = t.box.neutral if word == MOST_SEATS else word
    t.slot[pawn] = t.argument
    t.tell(LINED_UP, EVERYONE, word, t.argument + 1)
    if pawn != t.box.neutral:
        prepare(t, pawn)
    t.argument += 1
    if t.argument == t.box.pawns:
        t.argument = 0
        begin_leg(t)


def prepare(t: Table, seat: i64) -> None:
    """Who leaves early has fewer coins, who leaves late has more (a variant)."""
    coins = max(-t.coins[seat], t.box.preparations[t.argument])
    t.coins[seat] += coins
    if coins > 0:
        t.tell(PREPARED, EVERYONE, seat, coins)
    elif coins < 0:
        t.tell(SET_OUT_POORER, EVERYONE, seat, -coins)
