"""What the box holds, as the numbers that the rules read; made once a game and never changed."""

from collections.abc import Sequence

from kachidoki.engine.bag import only
from kachidoki.engine.title import Setting
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.tokaido.rules.actions import (
    INN,
    LEGS,
    PLACE_COUNT,
    SORT_COUNT,
    SOUVENIR_COUNT,
    STATION_COUNT,
)


class Box:
    """The components and the variants' numbers for one setting."""

    def __init__(self, setting: Setting, version: int) -> None:
        self.setting = setting
        self.version = version
        self.seats: i64 = setting.seats
        self.pawns: i64 = setting.seats  # one more with two players
        self.neutral: i64 = -1  # the neutral pawn
        # The road; masks are of places.
        self.homeward: bool = False  # from Edo to Kyoto
        self.start: i64 = 0
        self.goal: i64 = 0
        self.station: vec[i64] = vec[i64]([0] * PLACE_COUNT)
        self.reach: vec[i64] = vec[i64]([0] * PLACE_COUNT)  # from a place up to the next inn
        self.leg_of: vec[i64] = vec[i64]([0] * PLACE_COUNT)  # how many legs are behind it
        self.places: vec[i64] = vec[i64]([0] * STATION_COUNT)  # the mask of each kind of station
        self.double: i64 = 0
        # Stations.
        self.farm_coins: i64 = 0
        self.donation_most: i64 = 0
        self.donation_points: i64 = 0
        self.temple_points: vec[i64] = vec[i64]([])
        self.temple_others: i64 = 0
        self.parts: vec[i64] = vec[i64]([])
        self.spring_points: vec[i64] = vec[i64]([])
        self.springs: i64 = 0  # counts
        # Souvenirs.
        self.souvenirs_offered: i64 = 0
        self.set_points: vec[i64] = vec[i64]([])
        self.price: vec[i64] = vec[i64]([])
        self.sort: vec[i64] = vec[i64]([])
        self.of_sort: vec[i64] = vec[i64]([0] * SORT_COUNT)  # masks of souvenirs
        # Encounters.
        self.encounters: i64 = 0  # counts
        self.samurai_points: i64 = 0
        self.kuge_coins: i64 = 0
        self.miko_coins: i64 = 0
        # Meals.
        self.meals: i64 = 0  # counts
        self.meal_price: vec[i64] = vec[i64]([])
        self.meal_points: i64 = 0
        self.meals_served: i64 = 0
        # Travelers; none with the variant without them.
        self.travelers_dealt: i64 = 0
        self.purse: vec[i64] = vec[i64]([])
        self.plain_purse: i64 = 0
        self.kinko_discount: i64 = 0
        self.yoshiyasu_cards: i64 = 0
        self.mitsukuni_points: i64 = 0
        self.hirotada_coins: i64 = 0
        self.umegae_points: i64 = 0
        self.umegae_coins: i64 = 0
        self.zen_emon_price: i64 = 0
        self.achievement_points: i64 = 0
        # Two players.
        self.neutral_coins: i64 = 0
        # Coins for preparations by the slot in the first inn; all 0 without that variant.
        self.preparations: vec[i64] = vec[i64]([])

    def progress(self, place: i64) -> i64:
        """How far along the journey the place is."""
        return PLACE_COUNT - 1 - place if self.homeward else place

    # The setters are for the loader, which is interpreted and has lists where the rules have vecs.

    def set_road(self, stations: Sequence[int], double: Sequence[int], homeward: bool) -> None:
        self.station = vec[i64](stations)
        self.homeward = homeward
        self.start = PLACE_COUNT - 1 if homeward else 0
        self.goal = PLACE_COUNT - 1 - self.start
        for place in range(PLACE_COUNT):
            self.places[self.station[place]] |= only(place)
            if double[place]:
                self.double |= only(place)
        self.set_reach()

    def set_reach(self) -> None:
        """For every place, all that can be walked to: what lies ahead as far as the next inn."""
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

    def set_souvenirs(self, prices: Sequence[int], sorts: Sequence[int]) -> None:
        self.price = vec[i64](prices)
        self.sort = vec[i64](sorts)
        for souvenir in range(SOUVENIR_COUNT):
            self.of_sort[self.sort[souvenir]] |= only(souvenir)

    def set_rows(
        self,
        *,
        set_points: Sequence[int],
        parts: Sequence[int],
        spring_points: Sequence[int],
        temple_points: Sequence[int],
        meal_price: Sequence[int],
        purse: Sequence[int],
        preparations: Sequence[int],
    ) -> None:
        self.set_points = vec[i64](set_points)
        self.parts = vec[i64](parts)
        self.spring_points = vec[i64](spring_points)
        self.temple_points = vec[i64](temple_points)
        self.meal_price = vec[i64](meal_price)
        self.purse = vec[i64](purse)
        self.preparations = vec[i64](preparations)
