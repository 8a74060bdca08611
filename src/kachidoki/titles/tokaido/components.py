"""What `components.toml` holds and can be corrected to, and the box that the rules use."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kachidoki.engine.checks import in_range
from kachidoki.engine.components import ComponentsFile
from kachidoki.engine.counts import MOST, several
from kachidoki.engine.title import Setting
from kachidoki.titles.tokaido.rules.actions import (
    ENCOUNTERS,
    MEALS,
    MOST_DONATED,
    MOST_SEATS,
    PANORAMAS,
    PLACES,
    SORTS,
    SOUVENIRS,
    SPRINGS,
    STATIONS,
    TRAVELERS,
)
from kachidoki.titles.tokaido.rules.box import Box

LARGEST = 99
MOST_OFFERED = 8
MOST_MEALS_MORE = 2  # so that no inn but the last comes down to meals that were put back
PAIR = 2  # players with whom a neutral traveler walks
FEW = 3  # players for whom no text says how preparations go


class Farm(msgspec.Struct):
    coins: int


class Temple(msgspec.Struct):
    donation_max: int
    points_per_coin: int
    rank_points: tuple[int, int, int]
    other_donors: int


class Spring(msgspec.Struct):
    points: int
    count: int


class HotSprings(msgspec.Struct):
    small: Spring
    large: Spring


class Priced(msgspec.Struct):
    price: int


class Counted(msgspec.Struct):
    count: int


class Funded(msgspec.Struct):
    coins: int


class Souvenirs(msgspec.Struct):
    offered: int
    set_points: tuple[int, int, int, int]
    cards: dict[str, Priced]


class Effects(msgspec.Struct):
    samurai_points: int
    kuge_coins: int
    miko_coins: int


class Encounters(msgspec.Struct):
    cards: dict[str, Counted]
    effects: Effects


class Meals(msgspec.Struct):
    points: int
    more_than_travelers: int
    cards: dict[str, Priced]


class Abilities(msgspec.Struct):
    kinko_discount: int
    yoshiyasu_cards: int
    mitsukuni_points: int
    hirotada_coins: int
    umegae_points: int
    umegae_coins: int
    zen_emon_price: int


class Travelers(msgspec.Struct):
    dealt: int
    cards: dict[str, Funded]
    abilities: Abilities


class Achievements(msgspec.Struct):
    points: int


class TwoPlayers(msgspec.Struct):
    neutral_coins: int


class Gastronomy(msgspec.Struct):
    fewer_meals: int
    fewer_meals_for_two: int


class Preparations(msgspec.Struct):
    coins_by_slot: tuple[int, int, int, int, int]
    coins_by_slot_for_few: tuple[int, int, int]


class Variants(msgspec.Struct):
    initiation: Funded
    gastronomy: Gastronomy
    preparations: Preparations


class Components(msgspec.Struct):
    """The figures that a player may correct. The road, the sorts of souvenirs, and how many there are
    of each meal and panorama are fixed."""

    farm: Farm
    temple: Temple
    hot_springs: HotSprings
    souvenirs: Souvenirs
    encounters: Encounters
    meals: Meals
    travelers: Travelers
    achievements: Achievements
    two_players: TwoPlayers
    variants: Variants


# ----------------------------------------------------------------- checks


def check(components: Components) -> None:
    """Refuses numbers with which no game can be played."""
    check_all("farm", components.farm)
    in_range("temple.donation_max", components.temple.donation_max, 1, MOST_DONATED)
    check_all("temple", components.temple)
    check_springs(components.hot_springs)
    in_range("souvenirs.offered", components.souvenirs.offered, 1, MOST_OFFERED)
    check_all("souvenirs", components.souvenirs)
    check_counts("encounters.cards", components.encounters.cards)
    check_all("encounters.effects", components.encounters.effects)
    check_meals(components.meals, components.variants.gastronomy)
    check_travelers(components.travelers)
    check_all("achievements", components.achievements)
    check_all("two_players", components.two_players)
    check_preparations(components.variants)


def check_all(name: str, figures: Any) -> None:
    """Every figure below is a number that a traveler could gain or pay."""
    if isinstance(figures, int):
        in_range(name, figures, 0, LARGEST)
    elif isinstance(figures, tuple):
        for figure in figures:
            check_all(name, figure)
    else:
        words: dict[str, Any] = figures if isinstance(figures, dict) else as_table(figures)
        for key, value in words.items():
            check_all(f"{name}.{key}", value)


def as_table(figures: msgspec.Struct) -> dict[str, Any]:
    return {field: getattr(figures, field) for field in figures.__struct_fields__}


def check_springs(springs: HotSprings) -> None:
    check_all("hot_springs", springs)
    for name, spring in zip(SPRINGS, (springs.small, springs.large), strict=True):
        in_range(f"hot_springs.{name}.count", spring.count, 0, int(MOST))


def check_counts(name: str, cards: Mapping[str, Counted]) -> None:
    for word, card in cards.items():
        in_range(f"{name}.{word}.count", card.count, 0, int(MOST))


def check_meals(meals: Meals, gastronomy: Gastronomy) -> None:
    """Everybody finds a meal, and one is left to be dropped."""
    in_range("meals.more_than_travelers", meals.more_than_travelers, 0, MOST_MEALS_MORE)
    most = meals.more_than_travelers
    in_range("variants.gastronomy.fewer_meals", gastronomy.fewer_meals, 0, most)
    fewer = gastronomy.fewer_meals_for_two
    in_range("variants.gastronomy.fewer_meals_for_two", fewer, 0, most)
    check_all("meals", meals)


def check_travelers(travelers: Travelers) -> None:
    in_range("travelers.dealt", travelers.dealt, 1, len(TRAVELERS) // MOST_SEATS)
    check_all("travelers", travelers)
    in_range("travelers.abilities.yoshiyasu_cards", travelers.abilities.yoshiyasu_cards, 1, 2)


def check_preparations(variants: Variants) -> None:
    check_all("variants.initiation", variants.initiation)
    preparations = variants.preparations
    for name, row in as_table(preparations).items():
        for coins in row:
            in_range(f"variants.preparations.{name}", coins, -LARGEST, LARGEST)


COMPONENTS = ComponentsFile("kachidoki.titles.tokaido", Components, check)


# ----------------------------------------------------------------- the box


def make_box(setting: Setting, version: int) -> Box:
    """The numbers that the rules read, for one setting."""
    components = COMPONENTS.with_corrections(setting.corrections)
    box = Box(setting, version)
    fill_road(box, homeward=setting.options["return-trip"] == "on")
    fill_rows(box, components)
    fill_stations(box, components)
    fill_inns(box, components)
    fill_travelers(box, components)
    return box


def fill_road(box: Box, homeward: bool) -> None:
    """Double stations are used with four and five players; with two, a neutral pawn walks along."""
    road = COMPONENTS.printed()["road"]
    places = [road["places"][place] for place in PLACES]
    doubles = box.seats >= road["double_stations_from"]
    box.set_road(
        [STATIONS.index(place["station"]) for place in places],
        [int(doubles and place.get("double", False)) for place in places],
        homeward,
    )
    if box.seats == PAIR:
        box.neutral = box.seats
        box.pawns = box.seats + 1


def fill_rows(box: Box, components: Components) -> None:
    printed = COMPONENTS.printed()
    springs = components.hot_springs
    box.set_souvenirs(
        [components.souvenirs.cards[word].price for word in SOUVENIRS],
        [SORTS.index(printed["souvenirs"]["cards"][word]["sort"]) for word in SOUVENIRS],
    )
    box.set_rows(
        set_points=components.souvenirs.set_points,
        parts=[printed["panoramas"][word]["parts"] for word in PANORAMAS],
        spring_points=[springs.small.points, springs.large.points],
        temple_points=components.temple.rank_points,
        meal_price=[components.meals.cards[word].price for word in MEALS],
        purse=[components.travelers.cards[word].coins for word in TRAVELERS],
        preparations=preparations_of(box.setting, components.variants.preparations),
    )
    box.springs = packed([springs.small.count, springs.large.count])
    box.encounters = packed([components.encounters.cards[word].count for word in ENCOUNTERS])
    box.meals = packed([printed["meals"]["cards"][word]["count"] for word in MEALS])


def packed(counts: Sequence[int]) -> int:
    """The counts of all kinds as one number."""
    return sum(several(count, kind) for kind, count in enumerate(counts))


def preparations_of(setting: Setting, preparations: Preparations) -> list[int]:
    few = setting.seats <= FEW
    row = preparations.coins_by_slot_for_few if few else preparations.coins_by_slot
    return list(row) if setting.options["preparations"] == "on" else [0] * len(row)


def fill_stations(box: Box, components: Components) -> None:
    temple, effects = components.temple, components.encounters.effects
    box.farm_coins = components.farm.coins
    box.donation_most = temple.donation_max
    box.donation_points = temple.points_per_coin
    box.temple_others = temple.other_donors
    box.souvenirs_offered = components.souvenirs.offered
    box.samurai_points = effects.samurai_points
    box.kuge_coins = effects.kuge_coins
    box.miko_coins = effects.miko_coins
    box.achievement_points = components.achievements.points
    box.neutral_coins = components.two_players.neutral_coins


def fill_inns(box: Box, components: Components) -> None:
    """The neutral traveler counts as one; gastronomy leaves less to choose from."""
    box.meal_points = components.meals.points
    box.meals_served = box.pawns + components.meals.more_than_travelers
    if box.setting.options["gastronomy"] == "on":
        gastronomy = components.variants.gastronomy
        few = box.neutral >= 0
        box.meals_served -= gastronomy.fewer_meals_for_two if few else gastronomy.fewer_meals


def fill_travelers(box: Box, components: Components) -> None:
    travelers, abilities = components.travelers, components.travelers.abilities
    if box.setting.options["initiation"] == "on":
        box.plain_purse = components.variants.initiation.coins
    else:
        box.travelers_dealt = travelers.dealt
    box.kinko_discount = abilities.kinko_discount
    box.yoshiyasu_cards = abilities.yoshiyasu_cards
    box.mitsukuni_points = abilities.mitsukuni_points
    box.hirotada_coins = abilities.hirotada_coins
    box.umegae_points = abilities.umegae_points
    box.umegae_coins = abilities.umegae_coins
    box.zen_emon_price = abilities.zen_emon_price
