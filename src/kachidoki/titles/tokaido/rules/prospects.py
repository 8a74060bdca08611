"""How good a position is for a traveler, and what each stop would gain it."""

from typing import Final

from kachidoki.engine.seats import NOBODY
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.tokaido.rules.achievements import achievement_points, merit
from kachidoki.titles.tokaido.rules.actions import (
    BATHER,
    CHATTERBOX,
    COLLECTOR,
    ENCOUNTER,
    FARM,
    GOURMET,
    HIROTADA,
    HOT_SPRING,
    INN,
    KINKO,
    LEGS,
    MITSUKUNI,
    PANORAMA_COUNT,
    SASAYAKKO,
    SATSUKI,
    SORT_COUNT,
    STATION_COUNT,
    TEMPLE,
    UMEGAE,
    VILLAGE,
    YOSHIYASU,
    ZEN_EMON,
)
from kachidoki.titles.tokaido.rules.state import (
    ADMIRING,
    BATHING,
    CHOOSING,
    DISPLAYING,
    DONATING,
    GIVING,
    LINING_UP,
    MEETING,
    NONE,
    WALKING,
    Table,
)
from kachidoki.titles.tokaido.rules.stops.panoramas import is_achieved
from kachidoki.titles.tokaido.rules.stops.temple import rank_points, rank_with, temple_points
from kachidoki.titles.tokaido.rules.stops.village import worth_of_sort

# What a step forward costs: chances to stop that do not come back.
STEP: Final = 1.3
# A coin is worth most while it pays for a meal to come, less for souvenirs and temples, little beyond.
COINS_A_MEAL: Final = 1.5
COINS_IF_FREE: Final = 0.2
MEAL_COIN: Final = 2.6
COINS_TO_SPEND: Final = 8.0
COIN: Final = 1.25
SPARE_COIN: Final = 0.4
# A souvenir's price, and what an encounter is worth, on average; two to choose from are worth more.
PRICE: Final = 1.5
SPECIAL_PRICE: Final = 1.1
MEETING_POINTS: Final = 2.4
CHOICE: Final = 0.8
# How much of its achievement at the end a card, or a coin of a menu, is worth.
CARD_FOR_AWARD: Final = 0.4
COIN_FOR_AWARD: Final = 0.2
# How much of what the temple would give now one can count on.
TEMPLE_TRUST: Final = 0.3
# A part of a panorama makes the next part worth more.
NEXT_PART: Final = 0.5
WORST: Final = -99.0
# How many points more than the others each traveler made, in the order of travelers, when four of us
# played some thousand games.
FAMES: Final = [-3.7, -0.5, 4.3, 2.0, -1.5, 1.3, -4.0, 1.6, 1.4, 0.1]


class Prospects:
    """Counts points, what coins and collections promise, and the road that is left."""

    def __init__(self) -> None:
        self.fames: vec[float] = vec[float](FAMES)
        self.gains: vec[float] = vec[float]([0.0] * STATION_COUNT)

    def of(self, t: Table, seat: i64) -> float:
        """Points now, and what the rest of the journey may make of what the seat has."""
        worth = float(t.points[seat])
        if t.actor == NOBODY:
            return worth
        if t.step in (CHOOSING, LINING_UP):
            return self.fame(t, seat)
        worth -= STEP * float(t.box.progress(t.place[seat]))
        worth += self.purse(t, seat, float(t.coins[seat]))
        worth += TEMPLE_TRUST * float(temple_points(t, seat))
        worth += self.toward_awards(t, seat)
        for panorama in range(PANORAMA_COUNT):
            if not t.is_complete(seat, panorama):
                worth += NEXT_PART * float(t.parts[t.panel(seat, panorama)])
        return worth + self.pending(t, seat)

    def fame(self, t: Table, seat: i64) -> float:
        """Before the journey, only who travels tells what may come."""
        traveler: i64 = t.chosen[seat] if t.step == CHOOSING else t.traveler[seat]
        return 0.0 if traveler == NONE else self.fames[traveler]

    def purse(self, t: Table, seat: i64, coins: float) -> float:
        """What so many coins are worth, with the meals that are to be eaten yet."""
        for_meals = min(coins, self.meal_price(t, seat) * float(self.meals_ahead(t, seat)))
        to_spend = min(coins - for_meals, COINS_TO_SPEND)
        if t.box.leg_of[t.place[seat]] == LEGS:
            return MEAL_COIN * for_meals
        spare = coins - for_meals - to_spend
        return MEAL_COIN * for_meals + COIN * to_spend + SPARE_COIN * spare

    def meal_price(self, t: Table, seat: i64) -> float:
        """Coins to keep for a meal; Kinko needs fewer, and Satsuki hardly any."""
        if t.is_traveler(seat, KINKO):
            return max(0.0, COINS_A_MEAL - float(t.box.abilities.kinko_discount))
        return COINS_IF_FREE if t.is_traveler(seat, SATSUKI) else COINS_A_MEAL

    def meals_ahead(self, t: Table, seat: i64) -> i64:
        """At how many inns the seat will dine yet, the one where it is about to included."""
        ahead = LEGS - t.box.leg_of[t.place[seat]]
        if t.guest == seat and t.step != WALKING and t.box.station[t.place[seat]] == INN:
            return ahead + 1
        return ahead

    def toward_awards(self, t: Table, seat: i64) -> float:
        cards = merit(t, seat, BATHER) + merit(t, seat, CHATTERBOX) + merit(t, seat, COLLECTOR)
        return CARD_FOR_AWARD * float(cards) + COIN_FOR_AWARD * float(merit(t, seat, GOURMET))

    def pending(self, t: Table, seat: i64) -> float:
        """What the stop under way may still gain."""
        if t.guest != seat:
            return 0.0
        step = t.step
        if step == DISPLAYING:
            return self.village_gain(t, seat)
        if step == BATHING:
            return self.spring_gain(t, seat)
        if step == MEETING:
            return self.meeting_gain(t, seat)
        if step == DONATING:
            return self.temple_gain(t, seat)
        if step == ADMIRING:
            return self.best_view(t, seat)
        return self.gift_gain(t, seat) if step == GIVING else 0.0

    # ------------------------------------------------------------- what a stop gains

    def spring_gain(self, t: Table, seat: i64) -> float:
        box = t.box
        points = float(box.hot_springs.points[0] + box.hot_springs.points[1]) / 2.0 + CARD_FOR_AWARD
        if t.is_traveler(seat, MITSUKUNI):
            points += float(box.abilities.mitsukuni_points)
        return points

    def meeting_gain(self, t: Table, seat: i64) -> float:
        points = MEETING_POINTS + CARD_FOR_AWARD
        if t.is_traveler(seat, UMEGAE):
            points += float(t.box.abilities.umegae_points) + COIN * float(
                t.box.abilities.umegae_coins
            )
        elif t.is_traveler(seat, YOSHIYASU):
            points += CHOICE
        return points

    def gift_gain(self, t: Table, seat: i64) -> float:
        """A souvenir of any sort."""
        points = 0.0
        for sort in range(SORT_COUNT):
            points += float(worth_of_sort(t, seat, sort))
        return points / float(SORT_COUNT) + CARD_FOR_AWARD

    def village_gain(self, t: Table, seat: i64) -> float:
        """As many souvenirs as are worth their price."""
        each = self.gift_gain(t, seat)
        special = t.is_traveler(seat, ZEN_EMON) or t.is_traveler(seat, SASAYAKKO)
        coins = float(t.coins[seat])
        now = self.purse(t, seat, coins)
        gain = 0.0
        for bought in range(1, t.box.souvenirs.offered + 1):
            price = (SPECIAL_PRICE if special else PRICE) * float(bought)
            if price > coins:
                break
            gain = max(gain, each * float(bought) - now + self.purse(t, seat, coins - price))
        return gain

    def temple_gain(self, t: Table, seat: i64) -> float:
        """The best donation."""
        coins = t.coins[seat]
        now = self.purse(t, seat, float(coins)) + TEMPLE_TRUST * float(temple_points(t, seat))
        gain = WORST
        extra: i64 = t.box.abilities.hirotada_coins if t.is_traveler(seat, HIROTADA) else 0
        for donated in range(1, min(t.box.temple.donation_max, coins) + 1):
            rank = rank_with(t, seat, t.offering[seat] + donated + extra)
            after = TEMPLE_TRUST * float(rank_points(t, rank))
            after += self.purse(t, seat, float(coins - donated))
            gain = max(gain, float((donated + extra) * t.box.temple.points_per_coin) + after - now)
        return gain

    def view_gain(self, t: Table, seat: i64, panorama: i64) -> float:
        """The next part, and the achievement that may come with it."""
        part = t.parts[t.panel(seat, panorama)] + 1
        if part > t.box.panoramas.parts[panorama]:
            return 0.0
        gain = float(part) + NEXT_PART
        if part == t.box.panoramas.parts[panorama]:
            gain -= NEXT_PART * float(part)
            if not is_achieved(t, panorama):
                gain += float(achievement_points(t, seat))
        return gain

    def best_view(self, t: Table, seat: i64) -> float:
        best = 0.0
        for panorama in range(PANORAMA_COUNT):
            best = max(best, self.view_gain(t, seat, panorama))
        return best

    def gain_all(self, t: Table, seat: i64) -> None:
        """What every kind of station would gain the seat now."""
        coins = float(t.coins[seat])
        for panorama in range(PANORAMA_COUNT):
            self.gains[panorama] = self.view_gain(t, seat, panorama)
        self.gains[VILLAGE] = self.village_gain(t, seat)
        earned = self.purse(t, seat, coins + float(t.box.farm.coins))
        self.gains[FARM] = earned - self.purse(t, seat, coins)
        self.gains[HOT_SPRING] = self.spring_gain(t, seat)
        self.gains[TEMPLE] = self.temple_gain(t, seat)
        self.gains[ENCOUNTER] = self.meeting_gain(t, seat)
