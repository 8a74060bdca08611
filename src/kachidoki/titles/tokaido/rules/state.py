"""The table of a game of Tokaido: pawns, purses, collections, decks and the pending decision."""

from typing import Final

from kachidoki.engine.deck import Deck
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.tokaido.rules.actions import (
    LEGS,
    MOST_SEATS,
    PANORAMA_COUNT,
    VOCABULARY,
    YOSHIYASU,
)
from kachidoki.titles.tokaido.rules.box import Box
from kachidoki.titles.tokaido.rules.events import CHRONICLE

# The decisions that can be pending. Their order matters: chance decides up to DROPPING, then come the
# seats' decisions.
DEALING: Final = 0  # two travelers for each seat, in secret; argument: dealt so far
LINING_UP: Final = 1  # the order in the first inn; argument: slots filled
DISPLAYING: Final = 2  # souvenirs for the guest of a village; argument: how many are to come
GIVING: Final = 3  # the souvenir that a Shokunin gives
BATHING: Final = 4  # a hot spring card
MEETING: Final = 5  # an encounter; argument: how many cards are to come
SERVING: Final = 6  # the meals of an inn, in secret; argument: how many are to come
TREATING: Final = 7  # Satsuki's free meal, in secret
DROPPING: Final = 8  # the meal that goes when the neutral traveler arrives, unseen by all
CHOOSING: Final = 9  # all seats, in secret: which traveler to be
WALKING: Final = 10  # where the rearmost pawn goes
SHOPPING: Final = 11  # what to buy in a village
DONATING: Final = 12  # how much to give to a temple
KEEPING: Final = 13  # Yoshiyasu: which of two encounters
ADMIRING: Final = 14  # which panorama: a guide whose own is complete, Hiroshige at an inn
TASTING: Final = 15  # Satsuki: whether to take the free meal
DINING: Final = 16  # what to eat at an inn
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

    def __init__(self, box: Box) -> None:
        super().__init__(box.seats, VOCABULARY, CHRONICLE)
        self.box = box
        self.leg: i64 = 0  # how many legs of the journey are behind everybody
        self.guest: i64 = NONE  # the pawn that walked last, whose stop is under way
        # Pawns; slot 0 is on the road, or the first in an inn.
        self.place: vec[i64]
        self.slot: vec[i64]
        self.offering: vec[i64]  # coins in the temple
        # Seats.
        self.traveler: vec[i64]
        self.coins: vec[i64]
        self.points: vec[i64]
        self.parts: vec[i64]  # of panoramas, by panel(seat, panorama)
        self.souvenirs: vec[i64]  # bags
        self.springs: vec[i64]  # counts
        self.encounters: vec[i64]  # counts
        self.meals: vec[i64]  # bags: no dish twice
        self.achievements: vec[i64]  # bags
        # Before the journey, in secret: the travelers to choose from, the one that was chosen.
        self.dealt: vec[i64]
        self.chosen: vec[i64]
        # Decks.
        self.souvenir_deck: Deck
        self.encounter_deck: Deck
        self.meal_deck: Deck
        self.springs_left: i64 = box.springs
        # The stop under way.
        self.display: i64 = 0  # souvenirs on offer in the village
        self.basket: i64 = 0  # those bought there
        self.bargained: bool = False
        self.pair: i64 = 0  # encounters that only Yoshiyasu sees
        self.treat: i64 = NONE  # the meal that only Satsuki sees
        # Inns by leg. What two players left there, and what was dropped, lies under their deck.
        self.served: i64 = 0  # bag: the inns where meals lie or have lain
        self.offer: vec[i64]  # the meals, as counts
        self.seen: vec[i64]  # the seats that know them
        self.dropped: vec[i64]  # what was dropped there, as counts
        self.seen_before: vec[i64]  # the seats that know both together, and not which is which

    def lay_out(self) -> None:
        """An empty table with full decks."""
        box = self.box
        self.place = vec[i64]([box.start] * (MOST_SEATS + 1))
        self.slot = vec[i64]([NONE] * (MOST_SEATS + 1))
        self.offering = vec[i64]([0] * (MOST_SEATS + 1))
        self.traveler = vec[i64]([NONE] * MOST_SEATS)
        self.coins = vec[i64]([0] * MOST_SEATS)
        self.points = vec[i64]([0] * MOST_SEATS)
        self.parts = vec[i64]([0] * (MOST_SEATS * PANORAMA_COUNT))
        self.souvenirs = vec[i64]([0] * MOST_SEATS)
        self.springs = vec[i64]([0] * MOST_SEATS)
        self.encounters = vec[i64]([0] * MOST_SEATS)
        self.meals = vec[i64]([0] * MOST_SEATS)
        self.achievements = vec[i64]([0] * MOST_SEATS)
        self.dealt = vec[i64]([0] * MOST_SEATS)
        self.chosen = vec[i64]([NONE] * MOST_SEATS)
        self.souvenir_deck = Deck()
        self.souvenir_deck.lay(ALL_SOUVENIRS)
        self.encounter_deck = Deck()
        self.encounter_deck.lay(box.encounters)
        self.meal_deck = Deck()
        self.meal_deck.lay(box.meals)
        self.offer = vec[i64]([0] * LEGS)
        self.seen = vec[i64]([0] * LEGS)
        self.dropped = vec[i64]([0] * LEGS)
        self.seen_before = vec[i64]([0] * LEGS)

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
        return self.parts[self.panel(seat, panorama)] == self.box.parts[panorama]

    def is_served(self) -> bool:
        """Do meals lie in the inn ahead already?"""
        return (self.served >> self.leg) & 1 == 1

    def actors(self) -> list[int]:
        if self.step != CHOOSING:
            return super().actors()
        return [seat for seat in range(self.seats) if self.chosen[seat] == NONE]

    def is_secret(self, seat: i64) -> bool:
        step = self.step
        if step == MEETING:
            return self.is_traveler(self.guest, YOSHIYASU)
        return step in (DEALING, CHOOSING, SERVING, TREATING, DROPPING)
