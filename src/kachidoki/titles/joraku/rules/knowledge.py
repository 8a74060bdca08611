"""What a seat cannot know, and a fresh guess at it that fits all that the seat does know.

A seat knows its own cards, those it gave to its left neighbour until they are seen, every card
played, and which suits a player has shown to lack in this round.
"""

from kachidoki.engine.bag import Deal, size, some
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules.actions import ALL_CARDS
from kachidoki.titles.joraku.rules.state import DRAFTING, PLAYING, Table


def redeal(t: Table, seat: i64, rng: Rng) -> None:
    """The unseen cards go to the others' hands, to what lies face down before them, to the deck."""
    deal = Deal()
    unseen = t.deck
    left = t.left_of(seat)
    given = t.given[seat]
    for other in range(t.seats):
        if other != seat:
            bars = 0 if other == left else given
            unseen |= t.face_down[other]
            deal.add(size(t.face_down[other]), ALL_CARDS & ~bars)
            if pack_is_known(t):
                deal.add(0, 0)
            else:
                unseen |= t.hand[other]
                deal.add(size(t.hand[other]), ALL_CARDS & ~bars & ~t.lacks[other])
    deal.add(size(t.deck), ALL_CARDS & ~given)
    deal.run(unseen, rng)
    holder: i64 = 0
    for other in range(t.seats):
        if other != seat:
            t.face_down[other] = deal.got[holder]
            if not pack_is_known(t):
                t.hand[other] = deal.got[holder + 1]
            holder += 2
    t.deck = deal.got[holder]


def pack_is_known(t: Table) -> bool:
    """Two on two: from the second pick on, the other's pack is the one the seat handed over."""
    return t.step == DRAFTING and t.argument > 0


def guess_choices(t: Table, seat: i64, rng: Rng) -> None:
    """What others have chosen in secret could be any cards of the hands they may have."""
    for other in range(t.seats):
        if other != seat and t.chosen[other] != 0:
            t.chosen[other] = some(t.hand[other], size(t.chosen[other]), rng)


def guess_given(t: Table, seat: i64, rng: Rng) -> None:
    """What others gave to others: any cards that the receivers took up, played ones included."""
    if t.step < PLAYING:
        return
    taken_up: i64 = (1 << t.box.hand_size) - 1
    for giver in range(t.seats):
        receiver = t.left_of(giver)
        if giver != seat and receiver != seat:
            hand = t.hand[receiver]
            passed = some(taken_up, t.box.pass_count, rng)
            unseen = size(passed & ((1 << size(hand)) - 1))
            t.given[giver] = some(hand, unseen, rng)
