"""What must be true of every position of Tokaido, whatever was played; for tests."""

from collections.abc import Iterator

from kachidoki.engine.bag import size
from kachidoki.engine.counts import one
from kachidoki.engine.seats import seat_name
from kachidoki.titles.tokaido.checks import unsound
from kachidoki.titles.tokaido.rules.actions import LEGS, MEAL_COUNT
from kachidoki.titles.tokaido.rules.scoring import recount
from kachidoki.titles.tokaido.rules.state import ALL_SOUVENIRS, NONE, Table


def problems_of(t: Table) -> list[str]:
    """What cannot be: cards lost or doubled, points that nothing explains, an unsound table."""
    return [*lost_souvenirs(t), *lost_cards(t), *wrong_points(t), *unsound(t)]


def lost_souvenirs(t: Table) -> Iterator[str]:
    bags = [t.display, *(t.souvenirs[seat] for seat in range(t.seats))]
    bags += [t.souvenir_deck.cards[layer] for layer in range(t.souvenir_deck.layers)]
    together = 0
    for bag in bags:
        together |= bag
    if together != ALL_SOUVENIRS or sum(size(bag) for bag in bags) != size(ALL_SOUVENIRS):
        yield "a souvenir is lost, or in two places"


def lost_cards(t: Table) -> Iterator[str]:
    """Decks, collections and what is held in secret make up the box."""
    springs = t.springs_left + sum(t.springs[seat] for seat in range(t.seats))
    encounters = t.pair + sum(t.encounters[seat] for seat in range(t.seats))
    meals = sum(t.offer[leg] + t.dropped[leg] for leg in range(LEGS))
    meals += 0 if t.treat == NONE else one(t.treat)
    for seat in range(t.seats):
        meals += sum(one(meal) for meal in range(MEAL_COUNT) if t.meals[seat] >> meal & 1)
    if springs != t.box.springs:
        yield "a hot spring card is lost or doubled"
    if encounters + t.encounter_deck.everything() != t.box.encounters:
        yield "an encounter is lost or doubled"
    if meals + t.meal_deck.everything() != t.box.meals:
        yield "a meal is lost or doubled"


def wrong_points(t: Table) -> Iterator[str]:
    for seat in range(t.seats):
        due = recount(t, seat)
        if t.points[seat] != due or t.coins[seat] < 0:
            points, coins = t.points[seat], t.coins[seat]
            yield f"{seat_name(seat)} has {points} points, should have {due}; {coins} coins"
