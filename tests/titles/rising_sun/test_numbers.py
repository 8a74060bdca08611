"""What lies in the box, and what follows from it."""

import pytest

from kachidoki.titles.rising_sun import TITLE
from kachidoki.titles.rising_sun.rules.actions import (
    CARD_SETS,
    CARDS,
    HOUSES,
    MANDATES,
    MONSTERS,
    REGIONS,
    SEASONS,
    SHRINES,
    SORTS,
)
from kachidoki.titles.rising_sun.rules.components import COMPONENTS

PRINTED = COMPONENTS.printed()
ROWS = PRINTED["cards"]


def test_what_is_in_the_box() -> None:
    box = PRINTED["box"]
    assert TITLE.seats == (3, 4, 5)
    assert len(REGIONS) * len(SEASONS) == box["war_region_tokens"]
    assert len(HOUSES) == box["alliance_tokens"]
    assert len(SHRINES) == box["shrine_tiles"]
    assert len(MONSTERS) == box["monsters"]
    assert [PRINTED["mandates"][mandate]["copies"] for mandate in MANDATES] == [2] * 5
    assert {ROWS[card]["sort"] for card in CARDS} == set(SORTS)
    assert [card for card in CARDS if ROWS[card]["sort"] == "monster"] == MONSTERS
    assert {ROWS[monster]["copies"] for monster in MONSTERS} == {1}
    copies = [ROWS[card]["copies"] * len(ROWS[card]["sets"]) for card in CARDS]
    assert sum(copies) == box["season_cards"]


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("card_set", CARD_SETS)
def test_twelve_cards_in_every_season(card_set: str, season: str) -> None:
    """Seven of the core and five of the set."""
    rows = [row for row in ROWS.values() if row["season"] == season and card_set in row["sets"]]
    assert sum(row["copies"] for row in rows) == (7 if card_set == "core" else 5)


@pytest.mark.parametrize("way", ["land", "sea"])
def test_ways_lead_in_both_directions(way: str) -> None:
    regions = PRINTED["regions"]
    for region in REGIONS:
        for other in regions[region][way]:
            assert region in regions[other][way]
            assert other != region
