"""What must be true of every position of Joraku, whatever was played; for tests."""

from kachidoki.engine.bag import size
from kachidoki.engine.seats import seat_name
from kachidoki.titles.joraku.playable import unsound
from kachidoki.titles.joraku.rules.actions import ALL_CARDS, AREA_COUNT, ARMIES, square
from kachidoki.titles.joraku.rules.state import DEALING, DISCARDING, DRAFTING, PASSING, Table
from kachidoki.titles.joraku.rules.views import card_names, held_cards


def problems_of(t: Table) -> list[str]:
    """What cannot be: pieces or cards lost or doubled, hands of a wrong size, an unsound table."""
    return [*lost_samurai(t), *misplaced_cards(t), *wrong_hands(t), *unsound(t)]


def lost_samurai(t: Table) -> list[str]:
    found: list[str] = []
    for army in range(t.box.armies):
        counts = [t.samurai[square(army, area)] for area in range(AREA_COUNT)]
        counts.append(t.supply[army])
        if min(counts) < 0 or sum(counts) != t.box.samurai_each:
            found.append(f"{ARMIES[army]} has {counts} samurai by area and in its supply")
    return found


def misplaced_cards(t: Table) -> list[str]:
    """Every card is in one place, and as many are undealt as the deal left."""
    places = [t.deck, *(1 << t.trick_card[place] for place in range(t.played))]
    for seat in range(t.seats):
        places += [t.hand[seat], t.face_down[seat]]
    found: list[str] = []
    if size(held_cards(t) | t.deck) != sum(map(size, places)):
        found.append("a card is in two places")
    undealt = size(ALL_CARDS) - cards_dealt(t)
    if size(t.deck) != undealt:
        found.append(f"{size(t.deck)} cards are undealt; it should be {undealt}")
    return found


def cards_dealt(t: Table) -> int:
    if t.step < DEALING:
        return 0
    return t.argument if t.step == DEALING else (t.box.hand_size + t.box.private_cards) * t.seats


def wrong_hands(t: Table) -> list[str]:
    """Hands have the size that the moment asks for; only cards in the hand are chosen."""
    found: list[str] = []
    for seat in range(t.seats):
        name, held, hidden = seat_name(seat), size(t.hand[seat]), size(t.face_down[seat])
        if (held, hidden) != due_hand(t, seat):
            found.append(f"{name} has {held} cards in hand and {hidden} face down")
        if t.chosen[seat] & ~t.hand[seat] or size(t.chosen[seat]) > t.to_choose():
            found.append(f"{name} has chosen {card_names(t.chosen[seat])}")
    return found


def due_hand(t: Table, seat: int) -> tuple[int, int]:
    """How many cards the seat must have in hand and face down; in a skirmish, at most in hand."""
    box = t.box
    if t.step < DEALING:
        return 0, 0
    if t.step == DEALING:
        private = t.argument - seat * box.private_cards
        dealt = t.argument - box.private_cards * t.seats - seat * box.hand_size
        return clamped(dealt, box.hand_size), clamped(private, box.private_cards)
    if t.step == DRAFTING:
        return box.hand_size - t.argument, box.private_cards + t.argument
    if t.step in (PASSING, DISCARDING):
        return box.hand_size, 0
    most = box.hand_size + box.private_cards - box.discard_count
    return min(size(t.hand[seat]), most), box.discard_count


def clamped(number: int, most: int) -> int:
    return min(max(0, number), most)
