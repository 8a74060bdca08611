"""The table of a game of Tokaido: pawns, purses, collections, decks and the pending decision."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.counts import once_each, one
from kachidoki.engine.deck import Deck
from kachidoki.engine.game import Game
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.tokaido.rules.actions import (
    LEGS,
    MOST_SEATS,
    PANORAMA_COUNT,
    YOSHIYASU,
)
from kachidoki.titles.tokaido.rules.box import Box

# The decisions that can be pending. Their order matters: chance decides up to DROPPING, then come the
# seats' decisions.
DEALING: Final = 0  # two travelers for each seat, in secret; argument: dealt so far
LINING_UP: Final = DEALING + 1  # the order in the first inn; argument: slots filled
DISPLAYING: Final = LINING_UP + 1  # souvenirs for the guest of a village; argument: how many come
GIVING: Final = DISPLAYING + 1  # the souvenir that a Shokunin gives
BATHING: Final = GIVING + 1  # a hot spring card
MEETING: Final = BATHING + 1  # an encounter; argument: how many cards are to come
SERVING: Final = MEETING + 1  # the meals of an inn, in secret; argument: how many are to come
TREATING: Final = SERVING + 1  # Satsuki's free meal, in secret
DROPPING: Final = (
    TREATING + 1
)  # the meal that goes when the neutral traveler arrives, unseen by all
CHOOSING: Final = DROPPING + 1  # all seats, in secret: which traveler to be
WALKING: Final = CHOOSING + 1  # where the rearmost pawn goes
SHOPPING: Final = WALKING + 1  # what to buy in a village
DONATING: Final = SHOPPING + 1  # how much to give to a temple
KEEPING: Final = DONATING + 1  # Yoshiyasu: which of two encounters
ADMIRING: Final = KEEPING + 1  # which panorama: a guide whose own is complete, Hiroshige at an inn
TASTING: Final = ADMIRING + 1  # Satsuki: whether to take the free meal
DINING: Final = TASTING + 1  # what to eat at an inn
STEPS: Final = [
    "dealing",
    "lining-up",
    "displaying",
    "giving",
    "bathing",
    "meeting",
    "serving",
    "treating",
    "dropping",
    "choosing",
    "walking",
    "shopping",
    "donating",
    "keeping",
    "admiring",
    "tasting",
    "dining",
]

NONE: Final = -1
ALL_SOUVENIRS: Final = (1 << 24) - 1
# The place of a pawn and its slot as one number.
SLOTS: Final[i64] = 8


class Table(State):
    """All that is on the road, before the travelers and in the decks."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.leg: i64 = 0  # how many legs of the journey are behind everybody
        self.guest: i64 = NONE  # the pawn that walked last, whose stop is under way
        self.springs_left: i64 = box.hot_springs.cards
        # The stop under way.
        self.display: i64 = 0  # souvenirs on offer in the village
        self.basket: i64 = 0  # those bought there
        self.bargained: bool = False
        self.pair: i64 = 0  # encounters that only Yoshiyasu sees
        self.treat: i64 = NONE  # the meal that only Satsuki sees
        self.served: i64 = 0  # bag: the inns where meals lie or have lain

    def lay_out(self) -> None:
        """An empty table with full decks."""
        box = self.box
        # Pawns; slot 0 is on the road, or the first in an inn.
        self.place = vec[i64]([box.start] * (MOST_SEATS + 1))
        self.slot = vec[i64]([NONE] * (MOST_SEATS + 1))
        self.offering = vec[i64]([0] * (MOST_SEATS + 1))  # coins in the temple
        # Seats.
        self.traveler = vec[i64]([NONE] * MOST_SEATS)
        self.coins = vec[i64]([0] * MOST_SEATS)
        self.points = vec[i64]([0] * MOST_SEATS)
        self.parts = vec[i64]([0] * (MOST_SEATS * PANORAMA_COUNT))  # by panel(seat, panorama)
        self.souvenirs = vec[i64]([0] * MOST_SEATS)  # bags
        self.springs = vec[i64]([0] * MOST_SEATS)  # counts
        self.encounters = vec[i64]([0] * MOST_SEATS)  # counts
        self.meals = vec[i64]([0] * MOST_SEATS)  # bags: no dish twice
        self.achievements = vec[i64]([0] * MOST_SEATS)  # bags
        # Before the journey, in secret: the travelers to choose from, the one that was chosen.
        self.dealt = vec[i64]([0] * MOST_SEATS)
        self.chosen = vec[i64]([NONE] * MOST_SEATS)
        # Decks.
        self.souvenir_deck = Deck()
        self.souvenir_deck.lay(ALL_SOUVENIRS)
        self.encounter_deck = Deck()
        self.encounter_deck.lay(box.encounters.cards)
        self.meal_deck = Deck()
        self.meal_deck.lay(box.meals.cards)
        # Inns by leg. What two players left there, and what was dropped, lies under their deck.
        self.offer = vec[i64]([0] * LEGS)  # the meals, as counts
        self.seen = vec[i64]([0] * LEGS)  # the seats that know them
        self.dropped = vec[i64]([0] * LEGS)  # what was dropped there, as counts
        self.seen_before = vec[i64]([0] * LEGS)  # the seats that know both together

    def copy_table(self, copy: "Table") -> None:
        """Copies everything but the box, which both share."""
        self.copy_into(copy)
        copy.leg = self.leg
        copy.guest = self.guest
        copy.place = self.place[:]
        copy.slot = self.slot[:]
        copy.offering = self.offering[:]
        copy.traveler = self.traveler[:]
        copy.coins = self.coins[:]
        copy.points = self.points[:]
        copy.parts = self.parts[:]
        copy.souvenirs = self.souvenirs[:]
        copy.springs = self.springs[:]
        copy.encounters = self.encounters[:]
        copy.meals = self.meals[:]
        copy.achievements = self.achievements[:]
        copy.dealt = self.dealt[:]
        copy.chosen = self.chosen[:]
        copy.souvenir_deck = self.souvenir_deck.copy()
        copy.encounter_deck = self.encounter_deck.copy()
        copy.meal_deck = self.meal_deck.copy()
        copy.springs_left = self.springs_left
        copy.display = self.display
        copy.basket = self.basket
        copy.bargained = self.bargained
        copy.pair = self.pair
        copy.treat = self.treat
        copy.served = self.served
        copy.offer = self.offer[:]
        copy.seen = self.seen[:]
        copy.dropped = self.dropped[:]
        copy.seen_before = self.seen_before[:]

    # Where cards can be, other than in their deck: every place a bag of souvenirs, or counts.

    def souvenir_places(self) -> list[i64]:
        return [self.display, *self.before_seats(self.souvenirs)]

    def spring_places(self) -> list[i64]:
        return self.before_seats(self.springs)

    def encounter_places(self) -> list[i64]:
        return [self.pair, *self.before_seats(self.encounters)]

    def meal_places(self) -> list[i64]:
        places = [once_each(meals) for meals in self.before_seats(self.meals)]
        for leg in range(LEGS):
            places.append(self.offer[leg])
            places.append(self.dropped[leg])
        if self.treat != NONE:
            places.append(one(self.treat))
        return places

    def before_seats(self, row: vec[i64]) -> list[i64]:
        return [row[seat] for seat in range(self.seats)]

    def is_traveler(self, seat: i64, traveler: i64) -> bool:
        """Does the seat (never the neutral pawn) travel as this one?"""
        return seat < self.seats and self.traveler[seat] == traveler

    def position(self, pawn: i64) -> i64:
        """How far ahead the pawn is: who stands beside the road, or came later, is behind."""
        return SLOTS * self.box.progress(self.place[pawn]) - self.slot[pawn]

    def pawn_word(self, pawn: i64) -> i64:
        """The pawn among the words for pawns, where the neutral one is the last."""
        return MOST_SEATS if pawn == self.box.neutral else pawn

    def panel(self, seat: i64, panorama: i64) -> i64:
        """The place of a seat's panorama in the row of all of them."""
        return seat * PANORAMA_COUNT + panorama

    def is_complete(self, seat: i64, panorama: i64) -> bool:
        """Has the seat all parts of the panorama?"""
        return self.parts[self.panel(seat, panorama)] == self.box.panoramas.parts[panorama]

    def is_served(self) -> bool:
        """Do meals lie in the inn ahead already?"""
        return has(self.served, self.leg)

    def actors(self) -> list[int]:
        if self.step != CHOOSING:
            return super().actors()
        return [seat for seat in range(self.seats) if self.chosen[seat] == NONE]

    def is_secret(self, seat: i64) -> bool:
        step = self.step
        if step == MEETING:
            return self.is_traveler(self.guest, YOSHIYASU)
        return step in (DEALING, CHOOSING, SERVING, TREATING, DROPPING)
