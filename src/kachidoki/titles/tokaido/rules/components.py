"""What `components.toml` holds and can be corrected to: each figure named, typed and checked once."""

from typing import Any, Final

from kachidoki.engine.bag import only
from kachidoki.engine.components import ComponentsFile, Section
from kachidoki.engine.counts import MOST, packed
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.tokaido.rules.actions import (
    ENCOUNTERS,
    MEALS,
    MOST_DONATED,
    MOST_SEATS,
    PANORAMAS,
    PLACE_COUNT,
    PLACES,
    SORTS,
    SOUVENIRS,
    SPRINGS,
    STATIONS,
    TRAVELERS,
)

LARGEST: Final = 99
MOST_OFFERED: Final = 8
MOST_MEALS_MORE: Final = 2  # so that no inn but the last comes down to meals that were put back
FEW: Final = 3  # players for whom no text says how preparations go


class Farm:
    def __init__(self, section: Section) -> None:
        self.coins: i64 = section.number("coins", 0, LARGEST)


class Temple:
    def __init__(self, section: Section) -> None:
        self.donation_max: i64 = section.number("donation_max", 1, MOST_DONATED)
        self.points_per_coin: i64 = section.number("points_per_coin", 0, LARGEST)
        self.rank_points: vec[i64] = vec[i64](section.numbers("rank_points", 3, 0, LARGEST))
        self.other_donors: i64 = section.number("other_donors", 0, LARGEST)


class HotSprings:
    def __init__(self, section: Section) -> None:
        self.points: vec[i64] = vec[i64](section.column(SPRINGS, "points", 0, LARGEST))
        self.cards: i64 = packed(section.column(SPRINGS, "count", 0, MOST))


class Panoramas:
    def __init__(self, section: Section) -> None:
        self.parts: vec[i64] = vec[i64](section.column(PANORAMAS, "parts", 1, LARGEST, fixed=True))
        self.names = section.names(PANORAMAS)


class Souvenirs:
    def __init__(self, section: Section) -> None:
        self.offered: i64 = section.number("offered", 1, MOST_OFFERED)
        self.set_points: vec[i64] = vec[i64](section.numbers("set_points", 4, 0, LARGEST))
        cards = section.section("cards")
        self.price: vec[i64] = vec[i64](cards.column(SOUVENIRS, "price", 0, LARGEST))
        self.sort: vec[i64] = vec[i64](cards.words_column(SOUVENIRS, "sort", SORTS))
        self.names = cards.names(SOUVENIRS)


class Effects:
    def __init__(self, section: Section) -> None:
        self.samurai_points: i64 = section.number("samurai_points", 0, LARGEST)
        self.kuge_coins: i64 = section.number("kuge_coins", 0, LARGEST)
        self.miko_coins: i64 = section.number("miko_coins", 0, LARGEST)


class Encounters:
    def __init__(self, section: Section) -> None:
        cards = section.section("cards")
        self.cards: i64 = packed(cards.column(ENCOUNTERS, "count", 0, MOST))
        self.names = cards.names(ENCOUNTERS)
        self.effects = Effects(section.section("effects"))


class Meals:
    """Everybody finds a meal, and one is left to be dropped."""

    def __init__(self, section: Section) -> None:
        self.points: i64 = section.number("points", 0, LARGEST)
        self.more_than_travelers: i64 = section.number("more_than_travelers", 0, MOST_MEALS_MORE)
        cards = section.section("cards")
        self.price: vec[i64] = vec[i64](cards.column(MEALS, "price", 0, LARGEST))
        self.cards: i64 = packed(cards.column(MEALS, "count", 0, MOST, fixed=True))
        self.names = cards.names(MEALS)


class Abilities:
    def __init__(self, section: Section) -> None:
        self.kinko_discount: i64 = section.number("kinko_discount", 0, LARGEST)
        self.yoshiyasu_cards: i64 = section.number("yoshiyasu_cards", 1, 2)
        self.mitsukuni_points: i64 = section.number("mitsukuni_points", 0, LARGEST)
        self.hirotada_coins: i64 = section.number("hirotada_coins", 0, LARGEST)
        self.umegae_points: i64 = section.number("umegae_points", 0, LARGEST)
        self.umegae_coins: i64 = section.number("umegae_coins", 0, LARGEST)
        self.zen_emon_price: i64 = section.number("zen_emon_price", 0, LARGEST)


class Travelers:
    def __init__(self, section: Section) -> None:
        self.dealt: i64 = section.number("dealt", 1, len(TRAVELERS) // MOST_SEATS)
        cards = section.section("cards")
        self.coins: vec[i64] = vec[i64](cards.column(TRAVELERS, "coins", 0, LARGEST))
        self.names = cards.names(TRAVELERS)


class Achievements:
    def __init__(self, section: Section) -> None:
        self.points: i64 = section.number("points", 0, LARGEST)


class TwoPlayers:
    def __init__(self, section: Section) -> None:
        self.neutral_coins: i64 = section.number("neutral_coins", 0, LARGEST)


class Initiation:
    def __init__(self, section: Section) -> None:
        self.coins: i64 = section.number("coins", 0, LARGEST)


class Gastronomy:
    def __init__(self, section: Section, most: i64) -> None:
        self.fewer_meals: i64 = section.number("fewer_meals", 0, most)
        self.fewer_meals_for_two: i64 = section.number("fewer_meals_for_two", 0, most)


class Preparations:
    """Coins by the slot in the first inn."""

    def __init__(self, section: Section) -> None:
        self.coins_by_slot: vec[i64] = vec[i64](
            section.numbers("coins_by_slot", MOST_SEATS, -LARGEST, LARGEST)
        )
        self.coins_by_slot_for_few: vec[i64] = vec[i64](
            section.numbers("coins_by_slot_for_few", FEW, -LARGEST, LARGEST)
        )


class Variants:
    def __init__(self, section: Section, more_meals: i64) -> None:
        self.initiation = Initiation(section.section("initiation"))
        self.gastronomy = Gastronomy(section.section("gastronomy"), more_meals)
        self.preparations = Preparations(section.section("preparations"))


class Road:
    """The board, place by place from Kyoto to Edo; no player corrects it. The mask is of places."""

    def __init__(self, printed: dict[str, Any]) -> None:
        places = [printed["places"][word] for word in PLACES]
        self.names: list[str] = [place["name_ja"] for place in places]
        self.station: vec[i64] = vec[i64]([STATIONS.index(place["station"]) for place in places])
        self.double: i64 = 0
        for number in range(PLACE_COUNT):
            if places[number].get("double", False):
                self.double |= only(number)
        self.double_from: i64 = printed["double_stations_from"]  # so many players


class Components:
    """The figures of the box. A player may correct all but the road, names, the sorts of souvenirs, and
    how many there are of each meal and panorama."""

    def __init__(self, section: Section) -> None:
        self.road = Road(section.words["road"])
        self.farm = Farm(section.section("farm"))
        self.temple = Temple(section.section("temple"))
        self.hot_springs = HotSprings(section.section("hot_springs"))
        self.panoramas = Panoramas(section.section("panoramas"))
        self.souvenirs = Souvenirs(section.section("souvenirs"))
        self.encounters = Encounters(section.section("encounters"))
        self.meals = Meals(section.section("meals"))
        self.travelers = Travelers(section.section("travelers"))
        self.abilities = Abilities(section.section("travelers").section("abilities"))
        self.achievements = Achievements(section.section("achievements"))
        self.two_players = TwoPlayers(section.section("two_players"))
        self.variants = Variants(section.section("variants"), self.meals.more_than_travelers)


COMPONENTS: Final = ComponentsFile("kachidoki.titles.tokaido", Components)
