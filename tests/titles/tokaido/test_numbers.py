"""The figures of the box: what is printed is as printed; what was reconstructed can be replaced."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.titles.tokaido.positions import PLAIN, TOKAIDO, position, standing

from kachidoki.engine.bag import size
from kachidoki.engine.checks import lay_over
from kachidoki.testing.scenario import parse_scenario, play_scenario
from kachidoki.titles.tokaido import TITLE
from kachidoki.titles.tokaido.rules import actions
from kachidoki.titles.tokaido.rules.components import COMPONENTS, MOST_MEALS_MORE

PRINTED = COMPONENTS.printed()
BOX = PRINTED["box"]
PLACES = PRINTED["road"]["places"]
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "tokaido").glob("*.toml"))
# Unlike all that we reconstructed, so that nothing can come out right by chance.
OTHER_NUMBERS = {
    "variants": {
        "preparations": {"coins_by_slot_for_few": [41, 31, 21]},
        "gastronomy": {"fewer_meals_for_two": 0},
    },
}
# How many stations of each kind, leg by leg from Kyoto, and how many of them are double.
STATIONS = {
    "village": ([2, 1, 2, 2], 3),
    "farm": ([1, 2, 2, 1], 4),
    "paddy": ([1, 1, 2, 1], 2),
    "mountain": ([2, 2, 1, 1], 3),
    "sea": ([1, 2, 2, 2], 4),
    "hot-spring": ([2, 1, 1, 2], 3),
    "temple": ([2, 2, 1, 1], 3),
    "encounter": ([2, 1, 2, 2], 2),
}

# ----------------------------------------------------------------- what is in the box


def counted(cards: dict[str, Any]) -> int:
    return sum(card["count"] for card in cards.values())


def test_tokaido_is_for_two_to_five() -> None:
    assert TOKAIDO.seats == (2, 3, 4, 5)
    assert BOX["traveler_pawns"] == BOX["journey_markers"] == BOX["color_tokens"] == 5


def test_the_cards_are_as_many_as_the_box_holds() -> None:
    panoramas = [PRINTED["panoramas"][word] for word in actions.PANORAMAS]
    assert sum(entry["parts"] * entry["copies"] for entry in panoramas) == 60
    assert counted(PRINTED["meals"]["cards"]) == BOX["meal_cards"] == 25
    assert len(PRINTED["souvenirs"]["cards"]) == BOX["souvenir_cards"] == 24
    assert counted(PRINTED["encounters"]["cards"]) == BOX["encounter_cards"] == 14
    springs = {word: PRINTED["hot_springs"][word] for word in actions.SPRINGS}
    assert counted(springs) == BOX["hot_spring_cards"] == 12
    assert len(PRINTED["travelers"]["cards"]) == BOX["traveler_tiles"] == 10
    assert len(actions.ACHIEVEMENTS) == BOX["achievement_cards"] == 7


def test_the_words_of_the_rules_are_those_of_the_box() -> None:
    assert list(PLACES) == actions.PLACES
    assert list(PRINTED["souvenirs"]["cards"]) == actions.SOUVENIRS
    assert list(PRINTED["souvenirs"]["sorts"]) == actions.SORTS
    assert list(PRINTED["encounters"]["cards"]) == actions.ENCOUNTERS
    assert list(PRINTED["meals"]["cards"]) == actions.MEALS
    assert list(PRINTED["travelers"]["cards"]) == actions.TRAVELERS


def test_souvenirs_are_six_of_each_sort() -> None:
    cards = PRINTED["souvenirs"]["cards"].values()
    assert Counter(card["sort"] for card in cards) == dict.fromkeys(actions.SORTS, 6)
    assert {card["price"] for card in cards} == {1, 2, 3}


def test_meals_by_price() -> None:
    dishes: Counter[tuple[int, int]] = Counter()
    for card in PRINTED["meals"]["cards"].values():
        dishes[card["price"], card["count"]] += 1
    assert dishes == {(1, 3): 3, (2, 2): 5, (3, 1): 6}


def test_encounters_but_the_guides_are_pairs() -> None:
    cards = PRINTED["encounters"]["cards"]
    assert {cards[word]["count"] for word in ("shokunin", "samurai", "kuge", "miko")} == {2}
    assert [cards[f"guide-{word}"]["count"] for word in actions.PANORAMAS] == [1, 2, 3]


def test_the_printed_figures() -> None:
    assert PRINTED["farm"]["coins"] == 3
    temple = PRINTED["temple"]
    assert (temple["donation_max"], temple["points_per_coin"]) == (3, 1)
    assert (temple["rank_points"], temple["other_donors"]) == ([10, 7, 4], 2)
    assert [PRINTED["hot_springs"][word]["points"] for word in actions.SPRINGS] == [2, 3]
    assert [PRINTED["panoramas"][word]["parts"] for word in actions.PANORAMAS] == [3, 4, 5]
    souvenirs = PRINTED["souvenirs"]
    assert (souvenirs["offered"], souvenirs["set_points"]) == (3, [1, 3, 5, 7])
    effects = PRINTED["encounters"]["effects"]
    assert (effects["samurai_points"], effects["kuge_coins"], effects["miko_coins"]) == (3, 3, 1)
    assert (PRINTED["meals"]["points"], PRINTED["meals"]["more_than_travelers"]) == (6, 1)
    assert PRINTED["achievements"]["points"] == 3
    assert PRINTED["travelers"]["dealt"] == 2
    assert PRINTED["two_players"]["neutral_coins"] == 1
    assert PRINTED["variants"]["initiation"]["coins"] == 7
    assert PRINTED["variants"]["gastronomy"]["fewer_meals"] == 1
    assert PRINTED["variants"]["preparations"]["coins_by_slot"][:4] == [2, 1, 0, -1]


def test_the_figures_of_the_abilities() -> None:
    abilities = dict(PRINTED["travelers"]["abilities"])
    del abilities["confidence"], abilities["provenance"]
    assert abilities.pop("yoshiyasu_cards") == 2
    assert set(abilities.values()) == {1}


# ----------------------------------------------------------------- the road


def legs() -> list[list[dict[str, Any]]]:
    places = list(PLACES.values())
    inns = [index for index, place in enumerate(places) if place["station"] == "inn"]
    assert inns == [0, 14, 27, 41, 54]
    return [places[start + 1 : end] for start, end in pairwise(inns)]


def test_the_road_has_as_many_stations_as_the_tokaido_stages() -> None:
    assert len(PLACES) == 55
    assert [place for place in PLACES if place in ("kyoto", "edo")] == ["kyoto", "edo"]
    assert [len(leg) for leg in legs()] == [13, 12, 13, 12]


@pytest.mark.parametrize("station", STATIONS)
def test_the_stations_of_a_kind(station: str) -> None:
    by_leg, double = STATIONS[station]
    here = [[place for place in leg if place["station"] == station] for leg in legs()]
    assert [len(found) for found in here] == by_leg
    assert sum(place.get("double", False) for found in here for place in found) == double


def test_six_double_stations_on_each_leg() -> None:
    assert [sum(place.get("double", False) for place in leg) for leg in legs()] == [6] * 4


@pytest.mark.parametrize(("seats", "doubles"), [(2, 0), (3, 0), (4, 24), (5, 24)])
def test_double_stations_are_for_four_and_five(seats: int, doubles: int) -> None:
    assert size(TITLE.open(TITLE.setting(seats)).box.double) == doubles


def test_no_deck_but_that_of_souvenirs_can_run_out() -> None:
    """Every place of a station is used once, so stops and arrivals bound what leaves a deck."""
    stops = {station: sum(by_leg) + double for station, (by_leg, double) in STATIONS.items()}
    assert stops["hot-spring"] == 9 < BOX["hot_spring_cards"]
    assert stops["encounter"] + 3 == 12 < BOX["encounter_cards"]
    eaten_before_edo = 5 * 3
    offer_and_treat = 5 + PRINTED["meals"]["more_than_travelers"] + 1
    assert eaten_before_edo + offer_and_treat <= BOX["meal_cards"]
    assert stops["village"] * PRINTED["souvenirs"]["offered"] > BOX["souvenir_cards"]


def test_two_players_never_come_down_to_what_they_left() -> None:
    """Not even if corrections let them draw as many as they may, and Satsuki is one of them."""
    drawn_at_an_inn = 3 + MOST_MEALS_MORE + 1
    assert 4 * drawn_at_an_inn <= BOX["meal_cards"]


# ----------------------------------------------------------------- how many meals are drawn


@pytest.mark.parametrize(
    ("seats", "gastronomy", "meals"),
    [
        (2, "off", 4),
        (3, "off", 4),
        (4, "off", 5),
        (5, "off", 6),
        (3, "on", 3),
        (4, "on", 4),
        (5, "on", 5),
    ],
)
def test_meals_for_so_many_players(seats: int, gastronomy: str, meals: int) -> None:
    setting = TITLE.setting(seats, {"gastronomy": gastronomy})
    assert TITLE.open(setting).box.meals_served == meals


# ----------------------------------------------------------------- what was reconstructed


def test_what_is_called_reconstructed() -> None:
    assert set(PRINTED["reconstructed"]) == {
        "variants.preparations.coins_by_slot_for_few",
        "variants.gastronomy.fewer_meals_for_two",
    }


@pytest.mark.parametrize("file", SCENARIOS, ids=[file.stem for file in SCENARIOS])
def test_no_scenario_depends_on_a_reconstructed_number(file: Path) -> None:
    scenario = parse_scenario(file.read_text("utf-8"))
    scenario.corrections = lay_over(OTHER_NUMBERS, scenario.corrections)
    assert play_scenario(scenario, file.name) is None


def test_corrected_guides_are_those_that_are_met() -> None:
    corrections = {"cards": {f"guide-{word}": {"count": 2} for word in actions.PANORAMAS}}
    assert guides_to_meet(None) == [1, 2, 3]
    assert guides_to_meet({"encounters": corrections}) == [2, 2, 2]


def guides_to_meet(corrections: dict[str, Any] | None) -> list[int]:
    words = {
        "pending": [{"step": "meeting", "argument": 1}],
        "guest": "A",
        "pawns": standing("ishibe", "seki", "kuwana"),
    }
    outcomes = position(words, options=PLAIN, corrections=corrections).chance_outcomes()
    met = {TOKAIDO.vocabulary.notation(action): weight for action, weight in outcomes}
    return [met[f"meet guide-{panorama}"] for panorama in actions.PANORAMAS]
