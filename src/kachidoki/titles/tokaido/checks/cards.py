"""Cards: in hands, on display, in decks and inns, and as achievements."""

from collections.abc import Iterator

from kachidoki.engine.bag import has, size
from kachidoki.engine.counts import fits, total
from kachidoki.engine.deck import Deck
from kachidoki.titles.tokaido.checks.moment import is_pending
from kachidoki.titles.tokaido.rules.achievements import merit, most
from kachidoki.titles.tokaido.rules.actions import (
    ACHIEVEMENTS,
    GOURMET,
    LEGS,
    YOSHIYASU,
)
from kachidoki.titles.tokaido.rules.state import (
    BATHING,
    DISPLAYING,
    GIVING,
    KEEPING,
    MEETING,
    NONE,
    SERVING,
    SHOPPING,
    STEPS,
    TASTING,
    TREATING,
    Table,
)
from kachidoki.titles.tokaido.rules.stops.encounters import encounters_left
from kachidoki.titles.tokaido.rules.stops.inn import meals_left
from kachidoki.titles.tokaido.rules.stops.village import souvenirs_left
from kachidoki.titles.tokaido.rules.views import pawn_name


def wrong_hands(t: Table) -> Iterator[str]:
    """Cards are on display or held in secret only while the stop that they belong to is under way."""
    draws = is_pending(t, MEETING) and t.is_traveler(t.guest, YOSHIYASU)
    if is_pending(t, KEEPING) != (t.pair != 0) and not draws:
        yield "pair: Yoshiyasu holds encounters when he is to keep one, and else none"
    if is_pending(t, TASTING) != (t.treat != NONE):
        yield "treat: Satsuki holds a meal when she is to taste it, and else none"
    shown = t.display or t.basket or t.bargained
    if shown and not is_pending(t, DISPLAYING, SHOPPING):
        yield "display: souvenirs are shown and bought only in a village"
    if t.basket and t.basket & ~t.souvenirs[t.guest]:
        yield "basket: what is bought is in the guest's collection"


def shortages(t: Table) -> Iterator[str]:
    """Chance must have as many cards as it is to draw."""
    if t.is_over():
        return
    needed, left = {
        DISPLAYING: (t.argument, souvenirs_left(t)),
        GIVING: (1, souvenirs_left(t)),
        BATHING: (1, total(t.springs_left)),
        MEETING: (t.argument, encounters_left(t)),
        SERVING: (t.argument, meals_left(t)),
        TREATING: (1, meals_left(t)),
    }.get(int(t.step), (0, 0))
    if needed > left:
        yield f"pending: '{STEPS[t.step]}' needs {needed} cards, and the deck has {left}"


def too_many(t: Table) -> Iterator[str]:
    """Chance must not draw more than the stop allows."""
    if is_pending(t, DISPLAYING) and size(t.display) + t.argument > t.box.souvenirs.offered:
        yield f"display: a village shows {t.box.souvenirs.offered} souvenirs"
    if is_pending(t, MEETING):
        cards = t.box.abilities.yoshiyasu_cards if t.is_traveler(t.guest, YOSHIYASU) else 1
        if total(t.pair) + t.argument > cards:
            yield f"pair: {pawn_name(t, t.guest)} draws {cards} for an encounter"


def wrong_achievements(t: Table) -> Iterator[str]:
    """Who has one for a panorama has completed it, first and alone; the others come at the end."""
    for number, name in enumerate(ACHIEVEMENTS):
        holders = [seat for seat in range(t.seats) if has(t.achievements[seat], number)]
        if number < GOURMET:
            complete = [seat for seat in range(t.seats) if t.is_complete(seat, number)]
            if bool(complete) != bool(holders) or len(holders) > 1 or not {*holders} <= {*complete}:
                yield f"achievements: '{name}' is for the first to complete that panorama"
        else:
            best = most(t, number) if t.is_over() else 0
            due = [seat for seat in range(t.seats) if best and merit(t, seat, number) == best]
            if holders != due:
                yield f"achievements: '{name}' is for those who have most at the end"


def wrong_inns(t: Table) -> Iterator[str]:
    """Meals lie only where they have been served; only two players drop any."""
    for leg in range(LEGS):
        served = has(t.served, leg)
        lies = t.offer[leg] or t.seen[leg] or t.dropped[leg] or t.seen_before[leg]
        if lies and not served:
            yield f"inns: nothing has been served on leg {leg}"
        if served and (leg > t.leg or (leg == t.leg and not anybody_arrived(t))):
            yield f"inns: nobody has come to the inn of leg {leg} yet"
        if t.seen[leg] & t.seen_before[leg] or (t.seen_before[leg] and not t.dropped[leg]):
            yield "inns: who saw the meals before one was dropped cannot know what is left"
        if t.box.neutral == NONE and (t.dropped[leg] or t.seen_before[leg]):
            yield "inns: meals are dropped only by a neutral traveler"
        if t.box.neutral == NONE and leg < t.leg and t.offer[leg]:
            yield f"inns: the meals of leg {leg} are under the deck"
        to_come = t.argument if is_pending(t, SERVING) and leg == t.leg else 0
        if to_come and (not served or t.seen[leg] != guest_mask(t)):
            yield "inns: meals are being served, and only the guest sees them"
        if total(t.offer[leg]) + to_come > t.box.meals_served:
            yield f"inns: more meals than are served on leg {leg}"


def anybody_arrived(t: Table) -> bool:
    return any(t.box.leg_of[t.place[pawn]] > t.leg for pawn in range(t.box.pawns))


def guest_mask(t: Table) -> int:
    """The guest, if it is a player."""
    return 0 if t.guest == t.box.neutral else 1 << int(t.guest)


def wrong_decks(t: Table) -> Iterator[str]:
    for name, deck, box in (
        ("encounters", t.encounter_deck, t.box.encounters.cards),
        ("meals", t.meal_deck, t.box.meals.cards),
    ):
        yield from wrong_layers(f"{name}_under", deck, int(box))


def wrong_layers(name: str, deck: Deck, box: int) -> Iterator[str]:
    """Only the first shuffle is known to nobody, and only the top layer has been drawn from."""
    for layer in range(deck.layers):
        held, left = deck.whole[layer], deck.cards[layer]
        if layer > 0 and not (deck.known[layer] and left):
            yield f"{name}: a layer is empty, or nobody knows it"
        if not deck.known[layer]:
            continue
        if not fits(left, held) or (layer > 0 and left != held):
            yield f"{name}: cards are drawn from the top layer, and from what it held"
        elif not fits(held, box):
            yield f"{name}: a layer held more of a card than the box has"
