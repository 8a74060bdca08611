"""What must be true of every position of Joraku, whatever was played; for tests."""

from kachidoki.engine.bag import size
from kachidoki.engine.vocabulary import seat_name
from kachidoki.titles.joraku.actions import ALL_CARDS, AREA_COUNT, ARMIES
from kachidoki.titles.joraku.state import DEALING, DISCARDING, DRAFTING, PASSING, PLAYING, Table
from kachidoki.titles.joraku.view import card_names, held_cards


def problems_of(t: Table) -> list[str]:
    """What cannot be: pieces or cards lost or doubled, hands of a wrong size, false knowledge."""
    return [*lost_samurai(t), *misplaced_cards(t), *wrong_hands(t), *false_knowledge(t)]


def lost_samurai(t: Table) -> list[str]:
    found: list[str] = []
    for army in range(t.box.armies):
        counts = [t.samurai[army * AREA_COUNT + area] for area in range(AREA_COUNT)]
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
        if (held, hidden) not in possible_hands(t, seat):
            found.append(f"{name} has {held} cards in hand and {hidden} face down")
        if t.chosen[seat] & ~t.hand[seat] or size(t.chosen[seat]) > t.to_choose():
            found.append(f"{name} has chosen {card_names(t.chosen[seat])}")
    return found


def possible_hands(t: Table, seat: int) -> list[tuple[int, int]]:
    """How many cards the seat can have in hand and face down."""
    box = t.box
    if t.step < DEALING:
        return [(0, 0)]
    if t.step == DEALING:
        private = min(max(0, t.argument - seat * box.private_cards), box.private_cards)
        dealt = t.argument - box.private_cards * t.seats - seat * box.hand_size
        return [(min(max(0, dealt), box.hand_size), private)]
    if t.step == DRAFTING:
        return [(box.hand_size - t.argument, box.private_cards + t.argument)]
    if t.step in (PASSING, DISCARDING):
        return [(box.hand_size, 0)]
    most = box.hand_size + box.private_cards - box.discard_count
    left = [size(t.hand[other]) for other in range(t.seats)]
    spread = box.cards_per_trick // t.seats
    fair = max(left) - min(left) <= spread and max(left) <= most
    return [(left[seat], box.discard_count)] if fair else []


def false_knowledge(t: Table) -> list[str]:
    """Is what seats know true? Neighbours have what they were given, and no suit they lack."""
    found: list[str] = []
    for seat in range(t.seats):
        left = t.left_of(seat)
        elsewhere = t.given[seat] & ~(t.hand[left] | t.face_down[left])
        if elsewhere:
            found.append(f"{seat_name(left)} has not {card_names(elsewhere)}, which it was given")
        if t.step >= PLAYING and t.hand[seat] & t.lacks[seat]:
            found.append(f"{seat_name(seat)} has {card_names(t.hand[seat] & t.lacks[seat])}")
    return found
