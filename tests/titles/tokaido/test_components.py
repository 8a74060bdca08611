"""What a player's own file may correct, what it may not, and that all it may can be played."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.titles.facts import refusal_of
from tests.titles.tokaido.positions import TOKAIDO

from kachidoki.engine import BadInput
from kachidoki.engine.counts import count
from kachidoki.testing import check_title
from kachidoki.titles.tokaido.rules.actions import ENCOUNTERS, GUIDE, MEALS, SOUVENIRS, TRAVELERS
from kachidoki.titles.tokaido.rules.components import COMPONENTS, LARGEST

UNREAD = [
    ("reconstructed = []", "there is no 'reconstructed' to correct; possible: farm, temple"),
    ("rulings.turn-order.ruling = ''", "there is no 'rulings' to correct"),
    ("box.coins = 60", "there is no 'box' to correct"),
    ("road.double_stations_from = 3", "there is no 'road' to correct"),
    ("road.places.otsu.station = 'farm'", "there is no 'road' to correct"),
    ("panoramas.sea.parts = 6", "there is no 'panoramas' to correct"),
    ("souvenirs.sorts.art.name_ja = ''", "'souvenirs.sorts' to correct; possible: offered"),
    ("souvenirs.cards.fan.price = 1", "'souvenirs.cards.fan' to correct; possible: gofu"),
    ("souvenirs.cards.geta.sort = 'art'", "'souvenirs.cards.geta.sort' to correct"),
    ("meals.cards.soba.count = 3", "'meals.cards.soba.count' to correct; possible: price"),
    ("encounters.cards.ninja.count = 1", "'encounters.cards.ninja' to correct"),
    ("travelers.cards.basho.coins = 5", "'travelers.cards.basho' to correct"),
    ("variants.return_trip.coins = 5", "'variants.return_trip' to correct"),
    ("two_players.meals = 2", "'two_players.meals' to correct"),
]
MISTYPED = [
    ("farm = 3", "'farm' is a table; its keys: coins"),
    ("farm.coins = 'x'", "Expected `int`, got `str` - at `farm.coins`"),
    ("farm.coins = true", "Expected `int`, got `bool`"),
    ("temple.rank_points = [10, 7]", "`array` of length 3"),
    ("souvenirs.set_points = [1, 3, 5]", "`array` of length 4"),
    ("variants.preparations.coins_by_slot = [2, 1, 0]", "`array` of length 5"),
    ("variants.preparations.coins_by_slot_for_few = [2]", "`array` of length 3"),
]
IMPOSSIBLE = [
    ("farm.coins = -1", "farm.coins is -1; it must be from 0 to 99"),
    ("temple.donation_max = 0", "temple.donation_max is 0; it must be from 1 to 3"),
    ("temple.donation_max = 4", "temple.donation_max is 4; it must be from 1 to 3"),
    ("temple.points_per_coin = 100", "temple.points_per_coin is 100; it must be from 0 to 99"),
    ("temple.rank_points = [10, 7, -4]", "temple.rank_points is -4; it must be from 0"),
    ("temple.other_donors = -1", "temple.other_donors is -1; it must be from 0"),
    ("hot_springs.small.points = -1", "hot_springs.small.points is -1"),
    ("hot_springs.large.count = 16", "hot_springs.large.count is 16; it must be from 0 to 15"),
    ("souvenirs.offered = 0", "souvenirs.offered is 0; it must be from 1 to 8"),
    ("souvenirs.offered = 9", "souvenirs.offered is 9; it must be from 1 to 8"),
    ("souvenirs.set_points = [1, 3, 5, 100]", "souvenirs.set_points is 100"),
    ("souvenirs.cards.geta.price = -1", "souvenirs.cards.geta.price is -1"),
    ("encounters.cards.kuge.count = 16", "encounters.cards.kuge.count is 16; it must be from 0"),
    ("encounters.effects.kuge_coins = -3", "encounters.effects.kuge_coins is -3"),
    ("meals.points = -1", "meals.points is -1"),
    ("meals.more_than_travelers = 3", "meals.more_than_travelers is 3; it must be from 0 to 2"),
    ("meals.cards.soba.price = 100", "meals.cards.soba.price is 100"),
    ("travelers.dealt = 0", "travelers.dealt is 0; it must be from 1 to 2"),
    ("travelers.dealt = 3", "travelers.dealt is 3; it must be from 1 to 2"),
    ("travelers.cards.kinko.coins = -1", "travelers.cards.kinko.coins is -1"),
    ("travelers.abilities.yoshiyasu_cards = 0", "yoshiyasu_cards is 0; it must be from 1 to 2"),
    ("travelers.abilities.yoshiyasu_cards = 3", "yoshiyasu_cards is 3; it must be from 1 to 2"),
    ("travelers.abilities.umegae_coins = -1", "travelers.abilities.umegae_coins is -1"),
    ("achievements.points = -3", "achievements.points is -3"),
    ("two_players.neutral_coins = -1", "two_players.neutral_coins is -1"),
    ("variants.initiation.coins = -7", "variants.initiation.coins is -7"),
    ("variants.gastronomy.fewer_meals = 2", "fewer_meals is 2; it must be from 0 to 1"),
    (
        "variants.gastronomy.fewer_meals_for_two = 2",
        "fewer_meals_for_two is 2; it must be from 0 to 1",
    ),
    (
        "meals.more_than_travelers = 0",
        "variants.gastronomy.fewer_meals is 1; it must be from 0 to 0",
    ),
    (
        "variants.preparations.coins_by_slot = [100, 0, 0, 0, 0]",
        "variants.preparations.coins_by_slot is 100; it must be from -99 to 99",
    ),
    (
        "variants.preparations.coins_by_slot_for_few = [0, 0, -100]",
        "variants.preparations.coins_by_slot_for_few is -100",
    ),
]


@pytest.mark.parametrize(("line", "message"), [*UNREAD, *MISTYPED, *IMPOSSIBLE])
def test_a_correction_that_cannot_be_is_refused(tmp_path: Path, line: str, message: str) -> None:
    assert message in refusal_of(TOKAIDO, line, tmp_path)


def test_a_corrected_figure_is_the_one_that_is_read() -> None:
    corrections = tomllib.loads("farm.coins = 5\nencounters.cards.guide-paddy = { count = 2 }")
    components = COMPONENTS.with_corrections(corrections)
    assert components.farm.coins == 5
    assert count(components.encounters.cards, GUIDE) == 2
    expected = deepcopy(COMPONENTS.figures({}))
    expected["farm"]["coins"] = 5
    expected["encounters"]["cards"]["guide-paddy"]["count"] = 2
    assert COMPONENTS.figures(corrections) == expected != COMPONENTS.figures({})


# ----------------------------------------------------------------- whatever is accepted is playable

few = st.integers(-1, 4)
some = st.integers(0, 5) | st.just(LARGEST)
Figures = dict[str, st.SearchStrategy[Any]]


def tables(figures: Figures) -> st.SearchStrategy[dict[str, Any]]:
    """Some of these entries."""
    return st.fixed_dictionaries({}, optional=figures)


def cards(words: list[str], figure: str) -> st.SearchStrategy[dict[str, Any]]:
    return tables({word: st.fixed_dictionaries({figure: some}) for word in words})


CORRECTIONS = tables(
    {
        "farm": tables({"coins": some}),
        "achievements": tables({"points": some}),
        "temple": tables({"donation_max": few, "points_per_coin": some, "other_donors": some}),
        "hot_springs": tables(
            {
                "small": st.fixed_dictionaries({"points": some, "count": some}),
                "large": st.fixed_dictionaries({"points": some, "count": some}),
            }
        ),
        "souvenirs": tables({"offered": st.integers(1, 8), "cards": cards(SOUVENIRS, "price")}),
        "encounters": tables(
            {
                "cards": cards(ENCOUNTERS, "count"),
                "effects": tables({"samurai_points": some, "kuge_coins": some, "miko_coins": some}),
            }
        ),
        "meals": tables(
            {"points": some, "more_than_travelers": few, "cards": cards(MEALS, "price")}
        ),
        "travelers": tables(
            {
                "dealt": st.integers(1, 2),
                "cards": cards(TRAVELERS, "coins"),
                "abilities": tables(
                    {
                        "kinko_discount": some,
                        "yoshiyasu_cards": st.integers(1, 2),
                        "hirotada_coins": some,
                        "umegae_coins": some,
                        "umegae_points": some,
                        "mitsukuni_points": some,
                        "zen_emon_price": some,
                    }
                ),
            }
        ),
        "two_players": tables({"neutral_coins": some}),
        "variants": tables(
            {
                "initiation": tables({"coins": some}),
                "gastronomy": tables({"fewer_meals": some, "fewer_meals_for_two": some}),
                "preparations": tables(
                    {
                        "coins_by_slot": st.tuples(*[st.integers(-9, 9)] * 5).map(list),
                        "coins_by_slot_for_few": st.tuples(*[st.integers(-9, 9)] * 3).map(list),
                    }
                ),
            }
        ),
    }
)


@pytest.mark.parametrize("seats", TOKAIDO.seats)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(corrections=CORRECTIONS, data=st.data())
def test_whatever_is_accepted_can_be_played(
    seats: int, corrections: dict[str, Any], data: st.DataObject
) -> None:
    try:
        COMPONENTS.with_corrections(corrections)
    except BadInput:
        assume(False)
    chosen = {option.name: data.draw(st.sampled_from(option.choices)) for option in TOKAIDO.options}
    setting = TOKAIDO.setting(seats, chosen, corrections)
    check_title(TOKAIDO, settings=[setting], games=1, every=17)


def test_decks_that_run_out() -> None:
    """Three encounters, a single hot spring and large displays: all decks are empty before long."""
    corrections: dict[str, Any] = {
        "encounters": {
            "cards": {word: {"count": int(word in ENCOUNTERS[4:])} for word in ENCOUNTERS}
        },
        "hot_springs": {"small": {"count": 1}, "large": {"count": 0}},
        "souvenirs": {"offered": 8, "cards": {word: {"price": 0} for word in SOUVENIRS}},
    }
    settings = [TOKAIDO.setting(seats, None, corrections) for seats in TOKAIDO.seats]
    check_title(TOKAIDO, settings=settings, games=16, every=3)
