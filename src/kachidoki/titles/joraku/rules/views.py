"""What each seat sees of the table; `view.py` has the words for it."""

from kachidoki.engine.bag import has, members, size, words_in
from kachidoki.engine.seats import seat_name
from kachidoki.engine.vecs import i64
from kachidoki.engine.words import stretch, word_or_none
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    ARMIES,
    CARD_NAMES,
    SUITS,
    square,
    suit_cards,
)
from kachidoki.titles.joraku.rules.influence import due, presence, rank
from kachidoki.titles.joraku.rules.knowledge import pack_is_known
from kachidoki.titles.joraku.rules.state import Table
from kachidoki.titles.joraku.view import Army, Player, TrickCard, View


def public_view(t: Table) -> View:
    """What all may know."""
    return View(
        *t.heading(),
        round=t.round,
        army=word_or_none(t.army, ARMIES),
        kachidoki=seat_name(t.kachidoki),
        variants=members(t.variants),
        armies=armies_of(t),
        players={seat_name(other): player_of(t, other) for other in range(t.seats)},
        led=word_or_none(t.led, SUITS),
        trick=trick_of(t),
        spent=card_names(spent_cards(t)),
        undealt=size(t.deck),
        hand=[],
        face_down=[],
        chosen=[],
        owed=0,
        known={},
    )


def complete_view(t: Table, view: View, seat: i64) -> None:
    """What only the seat knows."""
    view.hand = card_names(t.hand[seat])
    view.face_down = card_names(t.face_down[seat])
    view.chosen = card_names(t.chosen[seat])
    view.owed = t.to_choose() - size(t.chosen[seat])
    view.known = known_to(t, seat)


def card_names(cards: i64) -> list[str]:
    return words_in(cards, CARD_NAMES)


def suit_names(cards: i64) -> list[str]:
    return [name for suit, name in enumerate(SUITS) if cards & suit_cards(suit)]


def armies_of(t: Table) -> dict[str, Army]:
    present = [presence(t, area) for area in range(AREA_COUNT)]
    return {ARMIES[army]: army_of(t, army, present) for army in range(t.box.armies)}


def army_of(t: Table, army: i64, present: list[i64]) -> Army:
    """The army, with what its influence is worth beside that of all who are `present`."""
    ranks: dict[str, int] = {}
    worth: dict[str, int] = {}
    for area in range(AREA_COUNT):
        place = rank(t, army, present[area])
        if place > 0:
            ranks[AREAS[area]] = place
        points = due(t, army, area, place)
        if points > 0:
            worth[AREAS[area]] = points
    return Army(
        seat=None if army == t.box.neutral_army else seat_name(t.box.owner(army)),
        number=t.number[army],
        daimyo=word_or_none(t.daimyo[army], AREAS),
        reputation=t.reputation[army],
        supply=t.supply[army],
        samurai=stretch(t.samurai, square(army, 0), AREAS),
        arrived=has(t.arrived, army),
        ranks=ranks,
        due=worth,
    )


def player_of(t: Table, seat: i64) -> Player:
    return Player(
        cards=size(t.hand[seat]),
        face_down=size(t.face_down[seat]),
        chosen=size(t.chosen[seat]),
        lacks=suit_names(t.lacks[seat]),
    )


def trick_of(t: Table) -> list[TrickCard]:
    return [
        TrickCard(army=ARMIES[t.trick_army[place]], card=CARD_NAMES[t.trick_card[place]])
        for place in range(t.played)
    ]


def known_to(t: Table, seat: i64) -> dict[str, list[str]]:
    """Cards that the seat knows its left neighbour to have received and not yet shown."""
    left = t.left_of(seat)
    cards = t.given[seat] | (t.hand[left] if pack_is_known(t) else 0)
    return {seat_name(left): card_names(cards)} if cards != 0 else {}


def spent_cards(t: Table) -> i64:
    """The cards of this round's earlier tricks."""
    spent = ALL_CARDS & ~t.deck
    for place in t.card_places():
        spent &= ~place
    return spent
