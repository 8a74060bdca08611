"""What each seat sees of the table; `view.py` has the words for it."""

from kachidoki.engine import bag, counts
from kachidoki.engine.bag import has
from kachidoki.engine.counts import amounts, total
from kachidoki.engine.seats import SPECTATOR, seat_name
from kachidoki.engine.vecs import i64
from kachidoki.engine.view import Layer
from kachidoki.engine.words import layer_of, layers_of, own_layers, stretch, word_or_none
from kachidoki.titles.tokaido.rules.actions import (
    ACHIEVEMENTS,
    ENCOUNTERS,
    LEGS,
    MEALS,
    NEUTRAL,
    PANORAMAS,
    PLACES,
    SOUVENIRS,
    SPRINGS,
    TRAVELERS,
)
from kachidoki.titles.tokaido.rules.knowledge import knew_offer, knows_offer
from kachidoki.titles.tokaido.rules.state import NONE, Table
from kachidoki.titles.tokaido.rules.stops.inn import leftovers
from kachidoki.titles.tokaido.view import Inn, Pawn, Player, View


def public_view(t: Table) -> View:
    """What all may know."""
    return View(
        *t.heading(),
        leg=t.leg,
        guest=pawn_name(t, t.guest),
        pawns={str(pawn_name(t, pawn)): pawn_of(t, pawn) for pawn in range(t.box.pawns)},
        players={seat_name(other): player_of(t, other) for other in range(t.seats)},
        display=bag.words_in(t.display, SOUVENIRS),
        basket=bag.words_in(t.basket, SOUVENIRS),
        bargained=t.bargained,
        springs_left=amounts(t.springs_left, SPRINGS),
        souvenir_deck=[souvenir_layer(t, layer) for layer in range(t.souvenir_deck.layers)],
        encounter_deck=layers_of(t.encounter_deck, ENCOUNTERS, SPECTATOR),
        meal_deck=meal_layers(t, SPECTATOR),
        inns=inns_of(t, SPECTATOR),
        dealt=[],
        chosen=None,
        pair=[],
        treat=None,
    )


def complete_view(t: Table, view: View, seat: i64) -> None:
    """What only the seat knows."""
    view.encounter_deck = own_layers(t.encounter_deck, ENCOUNTERS, seat, view.encounter_deck)
    view.meal_deck = own_meal_layers(t, seat, view.meal_deck)
    view.inns = own_inns(t, seat, view.inns)
    view.dealt = bag.words_in(t.dealt[seat], TRAVELERS)
    view.chosen = word_or_none(t.chosen[seat], TRAVELERS)
    if t.guest == seat:
        view.pair = counts.words_in(t.pair, ENCOUNTERS)
        view.treat = word_or_none(t.treat, MEALS)


def pawn_name(t: Table, pawn: i64) -> str | None:
    if pawn == NONE:
        return None
    return NEUTRAL if pawn == t.box.neutral else seat_name(pawn)


# ----------------------------------------------------------------- parts of the table


def pawn_of(t: Table, pawn: i64) -> Pawn:
    return Pawn(place=PLACES[t.place[pawn]], slot=t.slot[pawn], offering=t.offering[pawn])


def player_of(t: Table, seat: i64) -> Player:
    return Player(
        traveler=word_or_none(t.traveler[seat], TRAVELERS),
        coins=t.coins[seat],
        points=t.points[seat],
        parts=stretch(t.parts, t.panel(seat, 0), PANORAMAS, whole=True),
        souvenirs=bag.words_in(t.souvenirs[seat], SOUVENIRS),
        springs=amounts(t.springs[seat], SPRINGS),
        encounters=amounts(t.encounters[seat], ENCOUNTERS),
        meals=bag.words_in(t.meals[seat], MEALS),
        achievements=bag.words_in(t.achievements[seat], ACHIEVEMENTS),
        dealt=bag.size(t.dealt[seat]),
        chosen=t.chosen[seat] != NONE,
    )


def souvenir_layer(t: Table, layer: i64) -> Layer:
    """Whatever lies under the souvenirs that nobody has seen was on display before."""
    deck = t.souvenir_deck
    held = bag.words_in(deck.cards[layer], SOUVENIRS) if deck.known[layer] != 0 else None
    return Layer(cards=bag.size(deck.cards[layer]), held=held)


def own_inns(t: Table, seat: i64, common: list[Inn]) -> list[Inn]:
    """Those that all see, if the seat knows no more."""
    if t.leg < LEGS and (knows_offer(t, t.leg, seat) or knew_offer(t, t.leg, seat)):
        return inns_of(t, seat)
    return common


def inns_of(t: Table, seat: i64) -> list[Inn]:
    return [inn_of(t, leg, seat) for leg in range(LEGS)]


def meal_layers(t: Table, seat: i64) -> list[Layer]:
    """The deck and, under that of two players, what went there from each inn.

    Which of the latter lies above a meal that Satsuki declined is not told: nobody draws so deep.
    """
    found = layers_of(t.meal_deck, MEALS, seat)
    for leg in range(LEGS):
        dropped, left = t.dropped[leg], leftovers(t, leg)
        if leg < t.leg and knew_offer(t, leg, seat):
            found.append(meal_layer(dropped + left, is_known=True))
            continue
        if dropped != 0:
            found.append(meal_layer(dropped, is_known=False))
        if left != 0:
            found.append(meal_layer(left, knows_offer(t, leg, seat)))
    return found


def meal_layer(cards: i64, is_known: bool) -> Layer:
    return layer_of(cards, cards, MEALS, is_known)


def own_meal_layers(t: Table, seat: i64, common: list[Layer]) -> list[Layer]:
    """Those that all see, if the seat knows no more."""
    if t.box.neutral == NONE:
        return own_layers(t.meal_deck, MEALS, seat, common)
    return meal_layers(t, seat)


def inn_of(t: Table, leg: i64, seat: i64) -> Inn:
    """What is left when all have gone on lies under the deck."""
    if leg < t.leg:
        return Inn(served=True, count=0, dropped=0, meals=None, together=None)
    meals, dropped = t.offer[leg], t.dropped[leg]
    knows, knew = knows_offer(t, leg, seat), knew_offer(t, leg, seat)
    return Inn(
        served=has(t.served, leg),
        count=total(meals),
        dropped=total(dropped),
        meals=counts.words_in(meals, MEALS) if knows else None,
        together=counts.words_in(meals + dropped, MEALS) if knew else None,
    )
