"""What each seat sees of the table; `view.py` has the words for it."""

from kachidoki.engine.bag import size, words_in
from kachidoki.engine.seats import seat_name
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    ARMIES,
    CARD_NAMES,
    SUITS,
    VARIANT_CARDS,
    square,
    suit_cards,
)
from kachidoki.titles.joraku.rules.influence import due, presence, rank
from kachidoki.titles.joraku.rules.knowledge import pack_is_known
from kachidoki.titles.joraku.rules.state import NO_ARMY, NO_SUIT, OFF_MAP, Table
from kachidoki.titles.joraku.view import Army, Player, TrickCard, View


def public_view(t: Table) -> View:
    """What all may know."""
    return View(
        *t.heading(),
        round=t.round,
        army=army_name(t.army),
        kachidoki=seat_name(t.kachidoki),
        variants=[number for number in range(1, VARIANT_CARDS + 1) if t.in_force(number)],
        armies=armies_of(t),
        players={seat_name(other): player_of(t, other) for other in range(t.seats)},
        led=None if t.led == NO_SUIT else SUITS[t.led],
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


def army_name(army: i64) -> str | None:
    return None if army == NO_ARMY else ARMIES[army]


def area_name(area: i64) -> str | None:
    return None if area == OFF_MAP else AREAS[area]


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
        daimyo=area_name(t.daimyo[army]),
        reputation=t.reputation[army],
        supply=t.supply[army],
        samurai=samurai_of(t, army),
        arrived=(t.arrived >> army) & 1 == 1,
        ranks=ranks,
        due=worth,
    )


def samurai_of(t: Table, army: i64) -> dict[str, int]:
    """Where the army's samurai stand; empty areas are left out."""
    found: dict[str, int] = {}
    for area in range(AREA_COUNT):
        count = t.samurai[square(army, area)]
        if count > 0:
            found[AREAS[area]] = count
    return found


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
