"""The table of a game of Joraku: every piece, card and pending decision, and their copies."""

from typing import Final

from kachidoki.engine.bag import has, only, size
from kachidoki.engine.game import Game
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    ARMY_COUNT,
    square,
)
from kachidoki.titles.joraku.rules.box import Box

# The decisions that can be pending. Their order matters: chance decides up to DEALING, then come the
# secret choices in the order of their actions and events, and from PLAYING on one seat at a time.
APPOINTING: Final = 0  # chance gives out the daimyo cards; argument: armies that have one
UNVEILING: Final = APPOINTING + 1  # chance draws variant rule cards
DEALING: Final = UNVEILING + 1  # chance deals skirmish cards; argument: cards dealt
PASSING: Final = DEALING + 1  # all seats, in secret, card by card
DRAFTING: Final = PASSING + 1  # both seats, in secret; argument: picks made by each before
DISCARDING: Final = DRAFTING + 1  # both seats, in secret
PLAYING: Final = DISCARDING + 1  # one seat plays a card to the trick
SENDING: Final = PLAYING + 1  # two on two, equal reputation: which daimyo goes first
RESOLVING: Final = SENDING + 1  # a numbered card: place samurai or march; argument: its number
INFILTRATING: Final = RESOLVING + 1  # a ninja; argument: samurai that may still be placed
MARCHING: Final = INFILTRATING + 1  # action points; argument: how many are left
STEPS: Final = [
    "appointing",
    "unveiling",
    "dealing",
    "passing",
    "drafting",
    "discarding",
    "playing",
    "sending",
    "resolving",
    "infiltrating",
    "marching",
]

NO_SUIT: Final = -1
NO_ARMY: Final = -1
OFF_MAP: Final = -1

# The variant rule cards.
HOME_BANNER: Final = 1
SHARED_GLORY: Final = 2
GREAT_KACHIDOKI: Final = 3
GATES_OF_KYOTO: Final = 4
DISCIPLINE: Final = 5
SWIFT_DAIMYO: Final = 6


class Table(State):
    """All that is on the table and in the hands. Armies are colours; a seat leads one or two."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.round: i64 = 0
        self.kachidoki: i64 = 0  # the seat that holds the Kachidoki card and leads the trick
        self.variants: i64 = 0  # bit n: variant rule card n is in force
        self.arrived: i64 = 0  # bit army: its daimyo has been rewarded for marching into Kyoto
        self.deck: i64 = ALL_CARDS  # not dealt; after the deal, set aside unseen
        self.army: i64 = NO_ARMY  # the army whose card is being played and resolved
        self.led: i64 = NO_SUIT
        self.played: i64 = 0  # how many cards lie in the trick

    def lay_out(self) -> None:
        """An empty table."""
        # Armies.
        self.number = vec[i64]([0] * ARMY_COUNT)  # the daimyo card
        self.daimyo = vec[i64]([OFF_MAP] * ARMY_COUNT)  # the area it stands in
        self.reputation = vec[i64]([0] * ARMY_COUNT)
        self.supply = vec[i64]([0] * ARMY_COUNT)
        self.samurai = vec[i64]([0] * (ARMY_COUNT * AREA_COUNT))  # by square(army, area)
        # Cards: masks for each seat.
        self.hand = vec[i64]([0] * ARMY_COUNT)
        self.chosen = vec[i64]([0] * ARMY_COUNT)  # picked in secret, still in the hand
        self.face_down = vec[i64]([0] * ARMY_COUNT)  # before the seat, known to it alone
        # What a seat knows of others: cards that its left neighbour was given, suits that it lacks.
        self.given = vec[i64]([0] * ARMY_COUNT)
        self.lacks = vec[i64]([0] * ARMY_COUNT)  # all cards of the suits that it has shown to lack
        # The trick, in order of play.
        self.trick_card = vec[i64]([0] * ARMY_COUNT)
        self.trick_army = vec[i64]([0] * ARMY_COUNT)

    def copy_table(self, copy: "Table") -> None:
        """Copies everything but the box, which both share."""
        self.copy_into(copy)
        copy.round = self.round
        copy.kachidoki = self.kachidoki
        copy.variants = self.variants
        copy.arrived = self.arrived
        copy.deck = self.deck
        copy.army = self.army
        copy.led = self.led
        copy.played = self.played
        copy.number = self.number[:]
        copy.daimyo = self.daimyo[:]
        copy.reputation = self.reputation[:]
        copy.supply = self.supply[:]
        copy.samurai = self.samurai[:]
        copy.hand = self.hand[:]
        copy.chosen = self.chosen[:]
        copy.face_down = self.face_down[:]
        copy.given = self.given[:]
        copy.lacks = self.lacks[:]
        copy.trick_card = self.trick_card[:]
        copy.trick_army = self.trick_army[:]

    def card_places(self) -> list[i64]:
        """Where cards can be, other than undealt or in an earlier trick: every place a bag."""
        places: list[i64] = []
        for seat in range(self.seats):
            places.append(self.hand[seat])
            places.append(self.face_down[seat])
        for place in range(self.played):
            places.append(only(self.trick_card[place]))
        return places

    def in_force(self, variant: i64) -> bool:
        """Does the variant rule card of that number apply in this game?"""
        return has(self.variants, variant)

    def influence(self, army: i64, area: i64) -> i64:
        box = self.box
        points = self.samurai[square(army, area)] * box.game.influence_samurai
        if self.daimyo[army] == area:
            points += box.game.influence_daimyo
        return points

    def left_of(self, seat: i64) -> i64:
        return i64(0) if seat + 1 == self.seats else seat + 1

    def right_of(self, seat: i64) -> i64:
        return self.seats - 1 if seat == 0 else seat - 1

    def owes(self, seat: i64) -> bool:
        """Has the seat still to choose cards in the secret choice that is under way?"""
        return size(self.chosen[seat]) < self.to_choose()

    def to_choose(self) -> i64:
        """How many cards each seat chooses in the secret choice under way; 0 where none is."""
        if self.step == PASSING:
            return self.box.pass_count
        if self.step == DISCARDING:
            return self.box.discard_count
        return 1 if self.step == DRAFTING else 0

    def actors(self) -> list[int]:
        if self.to_choose() == 0:
            return super().actors()
        return [seat for seat in range(self.seats) if self.owes(seat)]

    def is_secret(self, seat: i64) -> bool:
        return self.step == DEALING or self.to_choose() > 0
