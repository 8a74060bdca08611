"""What a seat may know, in words: the only thing about a game of Tokaido that leaves the process."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kachidoki.engine.bag import size
from kachidoki.engine.counts import count, total
from kachidoki.engine.deck import Deck
from kachidoki.engine.seats import seat_name
from kachidoki.engine.sheets import words_in
from kachidoki.titles.tokaido.actions import (
    ACHIEVEMENTS,
    ENCOUNTERS,
    LEGS,
    MEALS,
    NEUTRAL,
    PANORAMAS,
    PLACES,
    SOUVENIRS,
    SPRINGS,
    TITLE_ID,
    TRAVELERS,
)
from kachidoki.titles.tokaido.knowledge import knew_offer, knows_offer
from kachidoki.titles.tokaido.state import NONE, STEPS, Table


class Pawn(msgspec.Struct):
    """Where it stands (slot 0 is on the road, or the first in an inn), and its coins in the temple."""

    place: str
    slot: int
    offering: int


class Player(msgspec.Struct):
    """What everybody sees of a seat."""

    traveler: str | None
    coins: int
    points: int
    parts: dict[str, int]
    souvenirs: list[str]
    springs: dict[str, int]
    encounters: dict[str, int]
    meals: list[str]
    achievements: list[str]
    dealt: int
    chosen: bool


class Layer(msgspec.Struct):
    """Cards that lie together in a deck, in random order: how many, and what they were when they were
    put there, if the seat knows."""

    cards: int
    held: list[str] | None


class Inn(msgspec.Struct):
    """The meals that lie at the inn of a leg, and one that was dropped there.

    `meals` are those that the seat knows; `together` what it knows the meals and the dropped one to be.
    """

    served: bool
    count: int
    dropped: int
    meals: list[str] | None
    together: list[str] | None


class View(msgspec.Struct):
    """The table as one seat sees it; what only that seat knows comes last."""

    title: str
    seats: int
    options: dict[str, str]
    leg: int
    step: str
    argument: int
    actors: list[str]
    guest: str | None
    pawns: dict[str, Pawn]
    players: dict[str, Player]
    display: list[str]
    basket: list[str]
    bargained: bool
    springs_left: dict[str, int]
    souvenir_deck: list[Layer]
    encounter_deck: list[Layer]
    meal_deck: list[Layer]
    inns: list[Inn]
    over: bool
    scores: list[int]
    ranking: list[int]
    seat: str | None
    dealt: list[str]
    chosen: str | None
    pair: list[str]
    treat: str | None


def view_of(t: Table, seat: int | None) -> View:
    """The view of a seat; None is a spectator."""
    stops = seat is not None and t.guest == seat
    return View(
        title=TITLE_ID,
        seats=t.seats,
        options=t.box.setting.options,
        leg=t.leg,
        step="over" if t.is_over() else STEPS[t.step],
        argument=t.argument,
        actors=[seat_name(actor) for actor in t.actors()],
        guest=pawn_name(t, t.guest),
        pawns={str(pawn_name(t, pawn)): pawn_of(t, pawn) for pawn in range(t.box.pawns)},
        players={seat_name(other): player_of(t, other) for other in range(t.seats)},
        display=words_in(t.display, SOUVENIRS),
        basket=words_in(t.basket, SOUVENIRS),
        bargained=t.bargained,
        springs_left=amounts(t.springs_left, SPRINGS),
        souvenir_deck=[souvenir_layer(t, layer) for layer in range(t.souvenir_deck.layers)],
        encounter_deck=layers_of(t.encounter_deck, ENCOUNTERS, seat),
        meal_deck=layers_of(t.meal_deck, MEALS, seat),
        inns=[inn_of(t, leg, seat) for leg in range(LEGS)],
        over=t.is_over(),
        scores=t.scores(),
        ranking=t.ranking(),
        seat=None if seat is None else seat_name(seat),
        dealt=[] if seat is None else words_in(t.dealt[seat], TRAVELERS),
        chosen=None if seat is None else traveler_name(t.chosen[seat]),
        pair=kinds_in(t.pair, ENCOUNTERS) if stops else [],
        treat=MEALS[t.treat] if stops and t.treat != NONE else None,
    )


# ----------------------------------------------------------------- words for bags and counts


def amounts(counts: int, words: Sequence[str]) -> dict[str, int]:
    """How many there are of each kind; kinds that are not there are left out."""
    numbers = {word: int(count(counts, kind)) for kind, word in enumerate(words)}
    return {word: number for word, number in numbers.items() if number}


def kinds_in(counts: int, words: Sequence[str]) -> list[str]:
    """The names of all things counted, each as often as it is there."""
    return [word for word, number in amounts(counts, words).items() for _ in range(number)]


def pawn_name(t: Table, pawn: int) -> str | None:
    if pawn == NONE:
        return None
    return NEUTRAL if pawn == t.box.neutral else seat_name(pawn)


def traveler_name(traveler: int) -> str | None:
    return None if traveler == NONE else TRAVELERS[traveler]


# ----------------------------------------------------------------- parts of the table


def pawn_of(t: Table, pawn: int) -> Pawn:
    return Pawn(place=PLACES[t.place[pawn]], slot=t.slot[pawn], offering=t.offering[pawn])


def parts_of(t: Table, seat: int) -> dict[str, int]:
    return {name: t.parts[t.panel(seat, number)] for number, name in enumerate(PANORAMAS)}


def collection_of(t: Table, seat: int) -> dict[str, Any]:
    """Who the seat travels as, and all that lies before it."""
    return {
        "traveler": traveler_name(t.traveler[seat]),
        "coins": t.coins[seat],
        "parts": parts_of(t, seat),
        "souvenirs": words_in(t.souvenirs[seat], SOUVENIRS),
        "springs": amounts(t.springs[seat], SPRINGS),
        "encounters": amounts(t.encounters[seat], ENCOUNTERS),
        "meals": words_in(t.meals[seat], MEALS),
        "achievements": words_in(t.achievements[seat], ACHIEVEMENTS),
    }


def player_of(t: Table, seat: int) -> Player:
    return Player(
        **collection_of(t, seat),
        points=t.points[seat],
        dealt=size(t.dealt[seat]),
        chosen=t.chosen[seat] != NONE,
    )


def souvenir_layer(t: Table, layer: int) -> Layer:
    """Whatever lies under the souvenirs that nobody has seen was on display before."""
    deck = t.souvenir_deck
    held = words_in(deck.cards[layer], SOUVENIRS) if deck.known[layer] else None
    return Layer(cards=size(deck.cards[layer]), held=held)


def layers_of(deck: Deck, words: Sequence[str], seat: int | None) -> list[Layer]:
    found: list[Layer] = []
    for layer in range(deck.layers):
        known = seat is not None and deck.is_known(layer, seat)
        held = kinds_in(deck.whole[layer], words) if known else None
        found.append(Layer(cards=int(total(deck.cards[layer])), held=held))
    return found


def inn_of(t: Table, leg: int, seat: int | None) -> Inn:
    knows = seat is not None and knows_offer(t, leg, seat)
    knew = seat is not None and knew_offer(t, leg, seat)
    return Inn(
        served=bool((t.served >> leg) & 1),
        count=int(total(t.offer[leg])),
        dropped=int(total(t.dropped[leg])),
        meals=kinds_in(t.offer[leg], MEALS) if knows else None,
        together=kinds_in(t.offer[leg] + t.dropped[leg], MEALS) if knew else None,
    )
