"""The recruit phase: the deal, and what each mode does in secret with the cards."""

from kachidoki.engine.bag import add_members, first, has
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    CARDS,
    DEAL,
    KYOTO,
    PASS,
    square,
)
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO
from kachidoki.titles.joraku.rules.events import (
    CHOICE,
    DEALT,
    DRAFTED,
    HANDED,
    NEUTRAL_ADVANCES,
    PASSED,
    RECEIVED,
    ROUND_BEGINS,
    UNSEEN,
)
from kachidoki.titles.joraku.rules.state import (
    DEALING,
    DISCARDING,
    DRAFTING,
    NO_ARMY,
    NO_SUIT,
    PASSING,
    Table,
)


def begin_round(t: Table) -> None:
    """All skirmish cards come together again; pieces stay where they are."""
    t.round += 1
    t.deck = ALL_CARDS
    t.army = NO_ARMY
    t.led = NO_SUIT
    t.played = 0
    for seat in range(t.seats):
        t.hand[seat] = 0
        t.face_down[seat] = 0
        t.given[seat] = 0
        t.lacks[seat] = 0
    t.step = DEALING
    t.argument = 0
    t.actor = CHANCE
    t.tell(ROUND_BEGINS, EVERYONE, t.round)


# ----------------------------------------------------------------- the deal


def legal_deal(t: Table, moves: Moves) -> None:
    add_members(moves, DEAL, t.deck)


def deal(t: Table, card: i64) -> None:
    """The next seat receives the card: first the private ones (two on two), then the hands."""
    t.deck &= ~(1 << card)
    private: i64 = t.box.private_cards * t.seats
    if t.argument < private:
        seat = t.argument // t.box.private_cards
        t.face_down[seat] |= 1 << card
    else:
        seat = (t.argument - private) // t.box.hand_size
        t.hand[seat] |= 1 << card
    t.argument += 1
    t.tell(DEALT, 1 << seat, seat, card)
    if t.argument == private + t.box.hand_size * t.seats:
        begin_choice(t, DRAFTING if t.box.mode == TWO_ON_TWO else PASSING)


# ----------------------------------------------------------------- choices made in secret, at once


def begin_choice(t: Table, step: i64) -> None:
    t.step = step
    t.argument = 0
    t.actor = 0


def choice(t: Table) -> i64:
    """Which of the secret choices is under way: 0 passing, 1 drafting, 2 discarding."""
    return t.step - PASSING


def legal_choice(t: Table, seat: i64, moves: Moves) -> None:
    """Any card of the hand that is not chosen already."""
    if seat >= 0 and seat < t.seats and t.owes(seat):
        add_members(moves, PASS + choice(t) * CARDS, t.hand[seat] & ~t.chosen[seat])


def choose(t: Table, seat: i64, card: i64) -> bool:
    """The seat puts the card aside; when nobody owes a card any more, all choices take effect.

    Tells whether the recruit phase is over.
    """
    t.chosen[seat] |= 1 << card
    kind: i64 = PASSED + choice(t) * CHOICE
    t.tell(kind, 1 << seat, seat, card)
    t.tell(kind + UNSEEN, ~(1 << seat), seat)
    for other in range(t.seats):
        if t.owes(other):
            t.actor = other
            return False
    t.revelations += 1
    if t.step == PASSING:
        return exchange(t)
    return keep(t) if t.step == DRAFTING else bury(t)


def exchange(t: Table) -> bool:
    """Everybody hands the chosen cards to the left neighbour, and remembers which they were."""
    for seat in range(t.seats):
        t.hand[seat] &= ~t.chosen[seat]
    for seat in range(t.seats):
        t.hand[t.left_of(seat)] |= t.chosen[seat]
        t.given[seat] = t.chosen[seat]
        t.chosen[seat] = 0
        tell_cards(t, RECEIVED, t.left_of(seat), t.given[seat])
    if t.box.discard_count == 0:
        return True
    begin_choice(t, DISCARDING)
    return False


def keep(t: Table) -> bool:
    """Two on two: each keeps its pick face down and hands the rest over.

    From the second pick on, each seat knows the pack that the other picks from, and sees at once
    which card does not come back.
    """
    first_pick = t.argument == 0
    for seat in range(t.seats):
        pick = t.chosen[seat]
        t.hand[seat] &= ~pick
        t.face_down[seat] |= pick
        t.chosen[seat] = 0
        if not first_pick:
            t.given[t.left_of(seat)] |= pick
    swapped = t.hand[0]
    t.hand[0] = t.hand[1]
    t.hand[1] = swapped
    t.argument += 1
    t.actor = 0
    if t.argument == t.box.hand_size - 1:
        take_last(t)
        return True
    for seat in range(t.seats):
        tell_cards(t, HANDED, seat, t.hand[seat])
    return False


def tell_cards(t: Table, kind: i64, seat: i64, cards: i64) -> None:
    """To the seat alone: which cards it has now."""
    for card in range(CARDS):
        if has(cards, card):
            t.tell(kind, 1 << seat, seat, card)


def take_last(t: Table) -> None:
    """The last card of each pack leaves no choice; then all eight cards are taken up."""
    for seat in range(t.seats):
        t.given[t.left_of(seat)] |= t.hand[seat]
        t.tell(DRAFTED, 1 << seat, seat, first(t.hand[seat]))
        t.hand[seat] |= t.face_down[seat]
        t.face_down[seat] = 0


def bury(t: Table) -> bool:
    """With a neutral: the discarded card lies face down and is out of the round."""
    for seat in range(t.seats):
        t.hand[seat] &= ~t.chosen[seat]
        t.face_down[seat] = t.chosen[seat]
        t.chosen[seat] = 0
    if t.round >= t.box.neutral.first_advance:
        advance_neutral(t)
    return True


def advance_neutral(t: Table) -> None:
    """From the second round on, every neutral piece steps toward Kyoto; in Kyoto it stays."""
    neutral = t.box.neutral_army
    if t.daimyo[neutral] > KYOTO:
        t.daimyo[neutral] -= 1
    for area in range(AREA_COUNT - 1):
        behind = square(neutral, area + 1)
        t.samurai[square(neutral, area)] += t.samurai[behind]
        t.samurai[behind] = 0
    t.tell(NEUTRAL_ADVANCES, EVERYONE)
