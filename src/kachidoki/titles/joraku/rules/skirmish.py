"""The skirmish phase: who plays to the trick, what may be played, and who wins it."""

from typing import Final

from kachidoki.engine.bag import add_members, has
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules.actions import (
    HIGHEST,
    NINJA,
    PLAY,
    SEND,
    number_of,
    suit_cards,
    suit_of,
)
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO
from kachidoki.titles.joraku.rules.events import DISCIPLINE_POINTS, PLAYED, SENT, TRICK_WON
from kachidoki.titles.joraku.rules.influence import shout_kachidoki
from kachidoki.titles.joraku.rules.state import (
    DISCIPLINE,
    INFILTRATING,
    NO_ARMY,
    NO_SUIT,
    PLAYING,
    RESOLVING,
    SENDING,
    Table,
)

FOLLOW_SUIT: Final = "follow-suit"


def begin_trick(t: Table) -> None:
    """The holder of the Kachidoki card leads."""
    t.step = PLAYING
    t.argument = 0
    t.led = NO_SUIT
    t.played = 0
    call_next(t)


def call_next(t: Table) -> None:
    """The next seat is to play, clockwise from the leader, for the army whose turn it is."""
    seat = t.kachidoki + t.played
    while seat >= t.seats:
        seat -= t.seats
    t.actor = seat
    if t.box.mode == TWO_ON_TWO:
        call_army(t, seat)
    else:
        t.army = seat


def call_army(t: Table, seat: i64) -> None:
    """Two on two: first the daimyo with more reputation, later in the trick the other one."""
    other = seat + t.seats
    if t.played >= t.seats:
        t.army = seat + other - t.trick_army[t.played - t.seats]
    elif t.reputation[seat] == t.reputation[other]:
        t.army = NO_ARMY
        t.push(SENDING, 0)
    else:
        t.army = seat if t.reputation[seat] > t.reputation[other] else other


def legal_armies(t: Table, seat: i64, moves: Moves) -> None:
    moves.add(SEND + seat)
    moves.add(SEND + seat + t.seats)


def send(t: Table, army: i64) -> None:
    """Equal reputation: the owner says which daimyo goes first."""
    t.pop()
    t.army = army
    t.tell(SENT, EVERYONE, t.actor, army)


def legal_cards(t: Table, seat: i64, moves: Moves) -> None:
    """Players who can follow the led suit must; ninjas belong to their suit."""
    cards = t.hand[seat]
    if t.led != NO_SUIT and cards & suit_cards(t.led):
        cards &= suit_cards(t.led)
    add_members(moves, PLAY, cards)


def obstacle_to_card(t: Table, seat: i64, card: i64) -> str:
    """Why a card in the hand cannot be played."""
    held = has(t.hand[seat], card)
    return FOLLOW_SUIT if held and t.led != NO_SUIT and suit_of(card) != t.led else ""


def play_card(t: Table, seat: i64, card: i64) -> None:
    """The card goes to the trick, and its effect must be resolved at once."""
    suit = suit_of(card)
    leads = t.led == NO_SUIT
    if leads:
        t.led = suit
    elif suit != t.led:
        t.lacks[seat] |= suit_cards(t.led)
    t.hand[seat] &= ~(1 << card)
    t.given[t.right_of(seat)] &= ~(1 << card)
    t.trick_card[t.played] = card
    t.trick_army[t.played] = t.army
    t.played += 1
    t.tell(PLAYED, EVERYONE, seat, t.army, card)
    if t.in_force(DISCIPLINE) and suit == t.led:
        reward_discipline(t, leads)
    if number_of(card) == NINJA:
        t.push(INFILTRATING, min(t.box.game.placement_max, t.supply[t.army]))
    else:
        t.push(RESOLVING, number_of(card))


def reward_discipline(t: Table, leads: bool) -> None:
    """Variant rule 5: playing the led suit is worth reputation."""
    discipline = t.box.variants.discipline
    if not leads or discipline.leader_counts:
        t.reputation[t.army] += discipline.amount
        t.tell(DISCIPLINE_POINTS, EVERYONE, t.army, discipline.amount)


def winning_place(t: Table) -> i64:
    """The place in the trick of the card that wins it.

    A ninja wins if any 6 was played, else it counts 0; the highest number wins whatever its suit;
    among equals the one played last.
    """
    wanted = winning_number(t)
    place = t.played - 1
    while number_of(t.trick_card[place]) != wanted:
        place -= 1
    return place


def winning_number(t: Table) -> i64:
    highest: i64 = NINJA
    has_ninja = False
    for place in range(t.played):
        number = number_of(t.trick_card[place])
        if number == NINJA:
            has_ninja = True
        elif number > highest:
            highest = number
    return NINJA if has_ninja and highest == HIGHEST else highest


def win_trick(t: Table) -> None:
    """The winner takes the Kachidoki card, and the area of the winning daimyo is scored."""
    t.still()
    place = winning_place(t)
    army = t.trick_army[place]
    t.kachidoki = t.box.owner(army)
    t.tell(TRICK_WON, EVERYONE, t.kachidoki, army, t.trick_card[place])
    t.still()
    shout_kachidoki(t, t.daimyo[army])
    t.still()


def next_card(t: Table) -> bool:
    """After a card: the next seat plays, or the trick ends. Tells whether the phase is over."""
    if t.played < t.box.cards_per_trick:
        call_next(t)
        return False
    win_trick(t)
    if t.hand[0] == 0:
        return True
    begin_trick(t)
    return False
