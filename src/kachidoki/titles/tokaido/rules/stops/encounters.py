"""Encounters: the cards of the deck, what each of them does, and who meets them differently."""

from kachidoki.engine import counts
from kachidoki.engine.counts import add_kinds, one
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import (
    GUIDE,
    KEEP,
    KUGE,
    SAMURAI,
    SHOKUNIN,
    UMEGAE,
    YOSHIYASU,
)
from kachidoki.titles.tokaido.rules.events import (
    DREW,
    DREW_UNSEEN,
    EARNED,
    ENTERTAINED,
    IMPRESSED,
    MET,
    PUT_BACK,
    PUT_BACK_UNSEEN,
)
from kachidoki.titles.tokaido.rules.state import GIVING, KEEPING, MEETING, Table
from kachidoki.titles.tokaido.rules.stops.panoramas import admire, are_all_complete, offer_any
from kachidoki.titles.tokaido.rules.stops.temple import offer


def begin_encounter(t: Table) -> None:
    """Chance draws the card: two for Yoshiyasu, if the deck has two."""
    t.argument = 1
    if t.is_traveler(t.guest, YOSHIYASU):
        t.argument = min(t.box.abilities.yoshiyasu_cards, encounters_left(t))
    t.step = MEETING
    t.actor = CHANCE


def encounters_left(t: Table) -> i64:
    return counts.total(t.encounter_deck.everything())


def draw_encounter(t: Table, encounter: i64) -> bool:
    """The guest takes the card; tells whether the encounter is over."""
    t.encounter_deck.take(one(encounter))
    t.argument -= 1
    if not t.is_traveler(t.guest, YOSHIYASU):
        return meet(t, encounter)
    t.pair += one(encounter)
    t.tell(DREW, 1 << t.guest, t.guest, encounter)
    t.tell(DREW_UNSEEN, ~(1 << t.guest), t.guest)
    if t.argument == 0:
        t.step = KEEPING
        t.actor = t.guest
    return False


def legal_keeps(t: Table, moves: Moves) -> None:
    add_kinds(moves, KEEP, t.pair)


def keep(t: Table, encounter: i64) -> bool:
    """Yoshiyasu shows one card; the other goes under the deck, known to him alone."""
    left = t.pair - one(encounter)
    t.pair = 0
    t.encounter_deck.put_under(left, 1 << t.guest)
    if left != 0:
        t.tell(PUT_BACK, 1 << t.guest, t.guest, counts.nth(left, 0))
        t.tell(PUT_BACK_UNSEEN, ~(1 << t.guest), t.guest)
    return meet(t, encounter)


def meet(t: Table, encounter: i64) -> bool:
    """Umegae's reward, then the effect; tells whether that was all."""
    seat = t.guest
    t.encounters[seat] += one(encounter)
    t.tell(MET, EVERYONE, seat, encounter)
    if t.is_traveler(seat, UMEGAE):
        t.coins[seat] += t.box.abilities.umegae_coins
        t.points[seat] += t.box.abilities.umegae_points
        t.tell(
            ENTERTAINED,
            EVERYONE,
            seat,
            t.box.abilities.umegae_coins,
            t.box.abilities.umegae_points,
        )
    if encounter == SHOKUNIN:
        return receive_souvenir(t)
    if encounter < SAMURAI:
        return follow_guide(t, encounter - GUIDE)
    if encounter == SAMURAI:
        t.points[seat] += t.box.encounters.effects.samurai_points
        t.tell(IMPRESSED, EVERYONE, seat, t.box.encounters.effects.samurai_points)
    elif encounter == KUGE:
        t.coins[seat] += t.box.encounters.effects.kuge_coins
        t.tell(EARNED, EVERYONE, seat, t.box.encounters.effects.kuge_coins)
    else:
        offer(t, seat, t.box.encounters.effects.miko_coins)
    return True


def receive_souvenir(t: Table) -> bool:
    """A Shokunin gives the top souvenir, if there is one."""
    if t.souvenir_deck.top() == 0:
        return True
    t.step = GIVING
    t.actor = CHANCE
    return False


def follow_guide(t: Table, panorama: i64) -> bool:
    """The next part of the guide's panorama; if that is complete, of another one, if any."""
    if not t.is_complete(t.guest, panorama):
        admire(t, t.guest, panorama)
        return True
    if are_all_complete(t, t.guest):
        return True
    offer_any(t)
    return False
