"""Cards and points: none are lost, none come from nowhere."""

from collections.abc import Iterator

from kachidoki.engine.bag import doubled
from kachidoki.engine.seats import seat_name
from kachidoki.titles.tokaido.rules.scoring import recount
from kachidoki.titles.tokaido.rules.state import ALL_SOUVENIRS, Table


def lost_souvenirs(t: Table) -> Iterator[str]:
    bags = [*t.souvenir_places(), *t.souvenir_deck.each_layer()]
    if doubled(bags) or sum(bags) != ALL_SOUVENIRS:
        yield "a souvenir is lost, or in two places"


def lost_cards(t: Table) -> Iterator[str]:
    """Decks, collections and what is held in secret make up the box."""
    box = t.box
    if t.springs_left + sum(t.spring_places()) != box.hot_springs.cards:
        yield "a hot spring card is lost or doubled"
    if t.encounter_deck.everything() + sum(t.encounter_places()) != box.encounters.cards:
        yield "an encounter is lost or doubled"
    if t.meal_deck.everything() + sum(t.meal_places()) != box.meals.cards:
        yield "a meal is lost or doubled"


def wrong_points(t: Table) -> Iterator[str]:
    for seat in range(t.seats):
        due = recount(t, seat)
        if t.points[seat] != due or t.coins[seat] < 0:
            points, coins = t.points[seat], t.coins[seat]
            yield f"{seat_name(seat)} has {points} points, should have {due}; {coins} coins"
