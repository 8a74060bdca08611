"""What the road in the browser needs of the server: the figures of the box, and what choices gain."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kachidoki.engine import Setting
from kachidoki.engine.counts import amounts
from kachidoki.titles.hooks import Choice, Prospect, Speaker
from kachidoki.titles.tokaido.prospects import AT_HOME, NO_PROSPECT, Prospects
from kachidoki.titles.tokaido.rules import box as rules_box
from kachidoki.titles.tokaido.rules.actions import (
    ENCOUNTERS,
    MEALS,
    PANORAMAS,
    PLACES,
    SORTS,
    SOUVENIRS,
    SPRINGS,
    STATIONS,
    TRAVELERS,
)
from kachidoki.titles.tokaido.rules.components import COMPONENTS
from kachidoki.titles.tokaido.scene import Scene
from kachidoki.titles.tokaido.signs import STATION_SIGNS
from kachidoki.titles.tokaido.view import View


class Place(msgspec.Struct):
    """A place of the road; `slots` are the pawns that find room at a station."""

    word: str
    station: str
    slots: int
    japanese: str


class Souvenir(msgspec.Struct):
    sort: str
    price: int
    japanese: str


class Meal(msgspec.Struct):
    price: int
    count: int
    japanese: str


class Encounter(msgspec.Struct):
    count: int
    japanese: str


class Traveler(msgspec.Struct):
    """`station` is where the ability is of use."""

    purse: int
    station: str
    japanese: str


class Spring(msgspec.Struct):
    points: int
    count: int


class Temple(msgspec.Struct):
    """Points at the end by rank, for all other donors, and for each coin at once."""

    ranks: list[int]
    others: int
    most: int
    points: int


class Box(msgspec.Struct):
    """The components of one setting. `places` stand in the order from Kyoto to Edo."""

    homeward: bool
    neutral: bool
    places: list[Place]
    signs: dict[str, str]
    sorts: dict[str, str]
    souvenirs: dict[str, Souvenir]
    set_points: list[int]
    souvenirs_offered: int
    meals: dict[str, Meal]
    meals_served: int
    meal_points: int
    encounters: dict[str, Encounter]
    travelers: dict[str, Traveler]
    plain_purse: int
    springs: dict[str, Spring]
    panoramas: dict[str, int]
    temple: Temple
    farm_coins: int
    achievement_points: int
    neutral_coins: int
    bargain_price: int
    preparations: list[int]


def box(setting: Setting) -> Box:
    """The figures of a setting, corrections included."""
    figures, printed = rules_box.box_of(setting), COMPONENTS.printed()
    return Box(
        homeward=bool(figures.homeward),
        neutral=bool(figures.neutral >= 0),
        places=places_of(figures, printed["road"]["places"]),
        signs=STATION_SIGNS,
        sorts={sort: printed["souvenirs"]["sorts"][sort]["name_ja"] for sort in SORTS},
        souvenirs=souvenirs_of(figures, printed["souvenirs"]["cards"]),
        set_points=[int(points) for points in figures.souvenirs.set_points],
        souvenirs_offered=int(figures.souvenirs.offered),
        meals=meals_of(figures, printed["meals"]["cards"]),
        meals_served=int(figures.meals_served),
        meal_points=int(figures.meals.points),
        encounters=encounters_of(figures, printed["encounters"]["cards"]),
        travelers=travelers_of(figures, printed["travelers"]["cards"]),
        plain_purse=int(figures.plain_purse),
        springs=springs_of(figures),
        panoramas={word: int(figures.parts[at]) for at, word in enumerate(PANORAMAS)},
        temple=temple_of(figures),
        farm_coins=int(figures.farm.coins),
        achievement_points=int(figures.achievements.points),
        neutral_coins=int(figures.two_players.neutral_coins),
        bargain_price=int(figures.abilities.zen_emon_price),
        preparations=[int(coins) for coins in figures.preparations],
    )


def places_of(figures: rules_box.Box, printed: Mapping[str, Any]) -> list[Place]:
    return [
        Place(
            word=word,
            station=STATIONS[figures.station[at]],
            slots=2 if figures.double >> at & 1 else 1,
            japanese=printed[word]["name_ja"],
        )
        for at, word in enumerate(PLACES)
    ]


def souvenirs_of(figures: rules_box.Box, printed: Mapping[str, Any]) -> dict[str, Souvenir]:
    return {
        word: Souvenir(
            sort=SORTS[figures.sort[at]],
            price=int(figures.souvenirs.price[at]),
            japanese=printed[word]["name_ja"],
        )
        for at, word in enumerate(SOUVENIRS)
    }


def meals_of(figures: rules_box.Box, printed: Mapping[str, Any]) -> dict[str, Meal]:
    counts = amounts(int(figures.meal_cards), MEALS)
    return {
        word: Meal(int(figures.meals.price[at]), counts.get(word, 0), printed[word]["name_ja"])
        for at, word in enumerate(MEALS)
    }


def encounters_of(figures: rules_box.Box, printed: Mapping[str, Any]) -> dict[str, Encounter]:
    counts = amounts(int(figures.encounters.cards), ENCOUNTERS)
    return {word: Encounter(counts.get(word, 0), printed[word]["name_ja"]) for word in ENCOUNTERS}


def travelers_of(figures: rules_box.Box, printed: Mapping[str, Any]) -> dict[str, Traveler]:
    return {
        word: Traveler(int(figures.travelers.coins[at]), AT_HOME[word], printed[word]["name_ja"])
        for at, word in enumerate(TRAVELERS)
    }


def springs_of(figures: rules_box.Box) -> dict[str, Spring]:
    counts = amounts(int(figures.hot_springs.cards), SPRINGS)
    return {
        word: Spring(int(figures.hot_springs.points[at]), counts.get(word, 0))
        for at, word in enumerate(SPRINGS)
    }


def temple_of(figures: rules_box.Box) -> Temple:
    return Temple(
        ranks=[int(points) for points in figures.temple.rank_points],
        others=int(figures.temple.other_donors),
        most=int(figures.temple.donation_max),
        points=int(figures.temple.points_per_coin),
    )


# ----------------------------------------------------------------- what choices gain


def prospects(
    view: View, setting: Setting, texts: Speaker, choices: Sequence[Choice]
) -> dict[int, Prospect]:
    """What the choices would gain for the pawn whose stop is under way, as in the terminal."""
    if view.guest is None or view.over:
        return {}
    guest = Prospects(Scene(view, setting, texts), view.guest)
    found = {number: guest.choice(choice) for number, choice in enumerate(choices)}
    return {number: prospect for number, prospect in found.items() if prospect != NO_PROSPECT}
