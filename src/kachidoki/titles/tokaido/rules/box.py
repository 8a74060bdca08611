"""What the rules read: the components, and what follows from them in one setting; never changed."""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.title import Setting, once_per_setting
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.tokaido.rules.actions import (
    INN,
    LEGS,
    PLACE_COUNT,
    SORT_COUNT,
    SOUVENIR_COUNT,
    STATION_COUNT,
)
from kachidoki.titles.tokaido.rules.components import COMPONENTS, FEW, Components

PAIR: Final = 2  # players with whom a neutral traveler walks
NO_NEUTRAL: Final = -1


class Box(Components):
    """The components for one setting, the road, and the numbers of the variants."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(COMPONENTS.section(setting.corrections))
        seats: i64 = setting.seats
        self.neutral: i64 = seats if seats == PAIR else NO_NEUTRAL  # the neutral pawn
        self.pawns: i64 = seats + 1 if seats == PAIR else seats
        self.lay_road(seats, setting.options["return-trip"] == "on")
        self.of_sort: vec[i64] = vec[i64]([0] * SORT_COUNT)  # bags of souvenirs
        for souvenir in range(SOUVENIR_COUNT):
            self.of_sort[self.souvenirs.sort[souvenir]] |= only(souvenir)
        self.meals_served: i64 = self.pawns + self.meals.more_than_travelers
        if setting.options["gastronomy"] == "on":
            fewer = self.variants.gastronomy
            self.meals_served -= fewer.fewer_meals_for_two if seats == PAIR else fewer.fewer_meals
        # On an initiatory journey nobody is anybody, and all have the same purse.
        initiation = setting.options["initiation"] == "on"
        self.travelers_dealt: i64 = 0 if initiation else self.travelers.dealt
        self.plain_purse: i64 = self.variants.initiation.coins if initiation else 0
        # Coins for preparations by the slot in the first inn.
        preparations = self.variants.preparations
        coins = preparations.coins_by_slot_for_few if seats <= FEW else preparations.coins_by_slot
        if setting.options["preparations"] == "off":
            coins = vec[i64]([0] * len(coins))
        self.preparations: vec[i64] = coins

    def lay_road(self, seats: i64, homeward: bool) -> None:
        """Double stations are used with four and five players. Masks are of places."""
        self.homeward: bool = homeward  # from Edo to Kyoto
        self.start: i64 = PLACE_COUNT - 1 if homeward else 0
        self.goal: i64 = PLACE_COUNT - 1 - self.start
        self.station: vec[i64] = self.road.station
        self.places: vec[i64] = vec[i64]([0] * STATION_COUNT)  # the mask of each kind of station
        for place in range(PLACE_COUNT):
            self.places[self.station[place]] |= only(place)
        self.double: i64 = self.road.double if seats >= self.road.double_from else 0
        self.find_reach()

    def find_reach(self) -> None:
        """For every place, all that can be walked to: what lies ahead as far as the next inn."""
        self.reach: vec[i64] = vec[i64]([0] * PLACE_COUNT)
        self.leg_of: vec[i64] = vec[i64]([0] * PLACE_COUNT)  # how many legs are behind it
        ahead: i64 = 0
        inns: i64 = 0
        step: i64 = 1 if self.homeward else -1
        place = self.goal
        for _ in range(PLACE_COUNT):
            self.reach[place] = ahead
            self.leg_of[place] = LEGS - inns
            if self.station[place] == INN:
                ahead = 0
                inns += 1
            ahead |= only(place)
            place += step

    def slots(self, place: i64) -> i64:
        """How many pawns find room at a station; in an inn all do."""
        return 2 if has(self.double, place) else 1

    def progress(self, place: i64) -> i64:
        """How far along the journey the place is."""
        return PLACE_COUNT - 1 - place if self.homeward else place


box_of: Final = once_per_setting(Box)
