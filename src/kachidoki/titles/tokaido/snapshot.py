"""What is written down of a table and read back: snapshots, match files and scenarios use it.

What follows from something else is not written: points follow from the collections, the cards of a deck
that nobody has seen from all the others, whose turn it is from the pawns and the pending decision.
"""

from functools import lru_cache

from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields import (
    Attribute,
    Bag,
    Bit,
    Copies,
    Counts,
    Entry,
    Field,
    Fields,
    Flag,
    Listed,
    Number,
    Rows,
    SecretlyUnder,
    Stretch,
    Under,
    Word,
    apart,
    lay_on_top,
    what_is_left,
)
from kachidoki.engine.seats import CHANCE, SEATS
from kachidoki.titles.tokaido.checks import check_pending
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
from kachidoki.titles.tokaido.rules.box import Box
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.rules.road import next_turn
from kachidoki.titles.tokaido.rules.scoring import recount
from kachidoki.titles.tokaido.rules.state import (
    ALL_SOUVENIRS,
    CHOOSING,
    DROPPING,
    NONE,
    WALKING,
)
from kachidoki.titles.tokaido.rules.views import pawn_name

MOST_COINS = 99_999
COINS = Number(0, MOST_COINS)


def fields(t: Tokaido) -> Fields:
    return fields_of(t.box, t.seats)


@lru_cache
def fields_of(box: Box, players: int) -> Fields:
    seats, knowing = SEATS[:players], Bag(SEATS[:players])
    pawns = [*seats, NEUTRAL][: box.pawns]
    return {
        "leg": Attribute("leg", Number(0, LEGS)),
        "guest": Attribute("guest", Word(pawns, none=NONE)),
        "pawns": Rows(
            pawns,
            {
                "place": Entry("place", Word(PLACES)),
                "slot": Entry("slot", Number(NONE, box.pawns - 1)),
                "offering": Entry("offering", COINS),
            },
        ),
        "players": Rows(seats, collection(box) | secrets()),
        "display": Attribute("display", Bag(SOUVENIRS)),
        "basket": Attribute("basket", Bag(SOUVENIRS)),
        "bargained": Attribute("bargained", Flag()),
        "pair": Attribute("pair", Copies(ENCOUNTERS)),
        "treat": Attribute("treat", Word(MEALS, none=NONE)),
        "inns": Listed(
            LEGS,
            {
                "served": Bit("served"),
                "offer": Entry("offer", Copies(MEALS)),
                "seen": Entry("seen", knowing),
                "dropped": Entry("dropped", Copies(MEALS)),
                "seen_before": Entry("seen_before", knowing),
            },
        ),
        "souvenirs_under": Under("souvenir_deck", Bag(SOUVENIRS)),
        "encounters_under": SecretlyUnder("encounter_deck", Copies(ENCOUNTERS), knowing),
        "meals_under": SecretlyUnder("meal_deck", Copies(MEALS), knowing),
    }


def collection(box: Box) -> dict[str, Field]:
    """Who the seat travels as, and all that lies before it."""
    return {
        "traveler": Entry("traveler", Word(TRAVELERS, none=NONE)),
        "coins": Entry("coins", COINS),
        "parts": Stretch("parts", PANORAMAS, [*box.panoramas.parts], whole=True),
        "souvenirs": Entry("souvenirs", Bag(SOUVENIRS)),
        "springs": Entry("springs", Counts(SPRINGS)),
        "encounters": Entry("encounters", Counts(ENCOUNTERS)),
        "meals": Entry("meals", Bag(MEALS)),
        "achievements": Entry("achievements", Bag(ACHIEVEMENTS)),
    }


def secrets() -> dict[str, Field]:
    """Before the journey: the travelers to choose from, the one that was chosen."""
    return {
        "dealt": Entry("dealt", Bag(TRAVELERS)),
        "chosen": Entry("chosen", Word(TRAVELERS, none=NONE)),
    }


# ----------------------------------------------------------------- what follows


def complete(t: Tokaido) -> None:
    fill_decks(t)
    for seat in range(t.seats):
        t.points[seat] = recount(t, seat)
    if t.is_over():
        t.step, t.argument = WALKING, 0
    else:
        check_pending(t)
        find_actor(t)


def fill_decks(t: Tokaido) -> None:
    """A deck holds what is nowhere else, on top of what was put back."""
    souvenirs = [*t.souvenir_places(), *t.souvenir_deck.each_layer()]
    lay_on_top(t.souvenir_deck, ALL_SOUVENIRS - apart("souvenir", SOUVENIRS, souvenirs))
    encounters = [*t.encounter_places(), *t.encounter_deck.each_layer()]
    cards = what_is_left("encounters", ENCOUNTERS, int(t.box.encounters.cards), encounters)
    lay_on_top(t.encounter_deck, cards)
    meals = [*t.meal_places(), *t.meal_deck.each_layer()]
    lay_on_top(t.meal_deck, what_is_left("meals", MEALS, int(t.box.meals.cards), meals))
    springs = t.spring_places()
    t.springs_left = what_is_left("springs", SPRINGS, int(t.box.hot_springs.cards), springs)


def find_actor(t: Tokaido) -> None:
    """The seat that the pending decision is for."""
    if t.step <= DROPPING:
        t.actor = CHANCE
    elif t.step == CHOOSING:
        t.actor = t.actors()[0]
    elif t.step == WALKING:
        walk_on(t)
    else:
        t.actor = t.guest


def walk_on(t: Tokaido) -> None:
    """Who walks follows from the places; a guest that is named must be that one."""
    named = t.guest
    next_turn(t)
    if named not in (NONE, t.guest):
        raise BadInput(f"guest: it is {pawn_name(t, t.guest)} that walks, for it is the rearmost")
