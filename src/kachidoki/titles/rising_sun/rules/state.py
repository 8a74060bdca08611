"""The table of a game of Rising Sun: houses, figures, cards, tiles and the pending decisions."""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import count, one
from kachidoki.engine.deals.state import DealingState
from kachidoki.engine.game import Game
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGE_COUNT,
    BETRAY,
    LOTUS,
    MOST_SEATS,
    REGION_COUNT,
    STRONGHOLD,
    TRAIN,
)
from kachidoki.titles.rising_sun.rules.box import Box
from kachidoki.titles.rising_sun.rules.components import SHRINES_IN_PLAY
from kachidoki.titles.rising_sun.rules.deals.terms import RISING_SUN_DEALS

# The decisions that can be pending. Their order matters: chance decides up to DRAWING.
CALLING: Final = 0  # who chooses a house next
DEALING: Final = CALLING + 1  # a house for a seat; argument: seats that have one
UNPACKING: Final = DEALING + 1  # the set of season cards
RAISING: Final = UNPACKING + 1  # the shrines; argument: how many stand
CONTESTING: Final = RAISING + 1  # the regions of war; argument: how many are drawn
DRAWING: Final = CONTESTING + 1  # tiles for the active player, in secret; argument: how many come
CHOOSING: Final = DRAWING + 1  # a house; argument: the seat
PROPOSING: Final = CHOOSING + 1  # an alliance; argument: how many have had their turn at tea
ANSWERING: Final = PROPOSING + 1  # a proposal; argument: `arguments.proposal`
LAYING: Final = ANSWERING + 1  # one of four tiles
ANNOUNCING: Final = LAYING + 1  # Lotus: the mandate that its hidden tile stands for
RECRUITING: Final = ANNOUNCING + 1  # argument, here and below: how many have had their share
MARCHING: Final = RECRUITING + 1
TRAINING: Final = MARCHING + 1
BETRAYING: Final = TRAINING + 1
ENLISTING: Final = BETRAYING + 1  # an own figure for the one seized; argument: `arguments.seizure`
SUMMONING: Final = ENLISTING + 1  # a monster just bought; argument: `arguments.newcomer`
FOLLOWING: Final = SUMMONING + 1  # cards after a summon; argument: the seat
POSTING: Final = FOLLOWING + 1  # cards after a Recruit; argument: places of the honor track done
TOLLING: Final = POSTING + 1  # Serpent: a coin for the sea route? argument: the move
FAVOURING: Final = TOLLING + 1  # Benevolence; argument: `arguments.kindness`
SPARING: Final = FAVOURING + 1  # Mercy; argument: `arguments.mercy`
NAMING: Final = SPARING + 1  # Oni of Hate: which figure dies; argument: `arguments.hatred`
BLESSING: Final = NAMING + 1  # a kami's help; argument: shrines done
READYING: Final = BLESSING + 1  # cards when war begins; argument: places of the honor track done
BIDDING: Final = (
    READYING + 1
)  # coins on advantages, all in secret; argument, here and below: the war
DYING: Final = BIDDING + 1  # seppuku
CAPTURING: Final = DYING + 1  # hostages
HIRING: Final = CAPTURING + 1  # ronin
MOURNING: Final = HIRING + 1  # poems
SHARING: Final = MOURNING + 1  # odd coins of the winner
STEPS: Final = [
    "calling",
    "dealing",
    "unpacking",
    "raising",
    "contesting",
    "drawing",
    "choosing",
    "proposing",
    "answering",
    "laying",
    "announcing",
    "recruiting",
    "marching",
    "training",
    "betraying",
    "enlisting",
    "summoning",
    "following",
    "posting",
    "tolling",
    "favouring",
    "sparing",
    "naming",
    "blessing",
    "readying",
    "bidding",
    "dying",
    "capturing",
    "hiring",
    "mourning",
    "sharing",
]

NONE: Final = -1
WINTER: Final = 3
# Where pieces of a seat can be: in a region, at a shrine, in its reserve, hostage of a seat.
FIRST_SHRINE: Final[i64] = 8
RESERVE: Final[i64] = 12
CAPTIVE: Final[i64] = 13
PLACE_COUNT: Final[i64] = 18
MANDATE_TURNS: Final[i64] = 7
BID_BITS: Final[i64] = 8
BID_MASK: Final[i64] = 255


def is_kami_turn(turn: i64) -> bool:
    """Does a kami turn follow so many mandate turns? It follows the third, fifth and seventh."""
    return turn >= 3 and turn % 2 == 1


class Table(DealingState):
    """All that is on the map, at the shrines and before the players."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game, RISING_SUN_DEALS)
        self.box = box
        self.season: i64 = 0
        self.card_set: i64 = NONE
        self.first: i64 = NONE  # the seat that begins the season
        self.turn: i64 = 0  # mandate turns that are over in this season
        self.mandate: i64 = NONE  # the one being carried out
        self.market: i64 = 0  # bag: season cards on offer; those of which two are
        self.market_twice: i64 = 0
        # Tiles, as counts: not seen this season; those on top, or in the hand of the active player.
        self.stack: i64 = 0
        self.hand: i64 = 0
        # One share of a mandate, or one kami's help.
        self.summoned: i64 = 0  # counts by region
        self.pilgrims: i64 = 0
        self.built: bool = False
        self.moves_made: i64 = 0
        self.open_routes: i64 = 0  # bags: sea routes for which the toll is settled
        self.closed_routes: i64 = 0
        self.betrayed: i64 = 0  # bag: seats of whom a figure was replaced
        self.replaced: i64 = 0
        self.extra_replaced: i64 = 0
        self.approached: i64 = 0  # bag: seats to which this one has proposed
        self.due: i64 = 0  # bags: cards that still act; those of which two do
        self.due_twice: i64 = 0
        self.swap_due: bool = False
        self.rewarded: i64 = 0  # bag: seats that Loyalty has rewarded for what happens now
        # The war.
        self.fighters: i64 = 0
        self.captured: i64 = 0
        self.hired: i64 = NONE  # who has hired ronin, and how many
        self.ronin_hired: i64 = 0
        self.fallen: i64 = 0
        self.winner: i64 = NONE
        self.odd: i64 = 0
        self.met: i64 = 0  # bag of `pair`: seats that have fought in the same battle
        self.quiet: i64 = 0  # bag: seats that want no deals this season
        self.overpaid: i64 = 0  # bag: seats that got an odd coin

    def lay_out(self) -> None:
        """An empty table."""
        self.open_ledger()
        # What set-up fixes for good: clones share it.
        self.house = vec[i64]([NONE] * MOST_SEATS)
        self.circle = vec[i64]([NONE] * MOST_SEATS)  # seats, clockwise
        self.shrines = vec[i64]([NONE] * SHRINES_IN_PLAY)
        # What changes rarely, and then as a whole (`engine/shared`): clones share it, too.
        self.promises = vec[i64]([])  # as numbers
        self.ally = vec[i64]([NONE] * MOST_SEATS)
        self.alliances = vec[i64]([0] * MOST_SEATS)  # bags of seasons
        self.cards = vec[i64]([0] * MOST_SEATS)  # bags; and of those owned twice
        self.cards_twice = vec[i64]([0] * MOST_SEATS)
        self.tokens = vec[i64]([0] * (MOST_SEATS * WINTER))  # bags of regions, by season
        self.track = vec[i64]([NONE] * MOST_SEATS)  # the honor track from its top
        self.wars = vec[i64]([NONE] * REGION_COUNT)  # regions by number
        self.lay_no_tiles()
        # Seats.
        self.coins = vec[i64]([0] * MOST_SEATS)
        self.ronin = vec[i64]([0] * MOST_SEATS)
        self.points = vec[i64]([0] * MOST_SEATS)
        self.bids = vec[i64]([0] * MOST_SEATS)  # eight bits an advantage
        self.bids_made = vec[i64]([0] * MOST_SEATS)
        self.doomed = vec[i64]([0] * MOST_SEATS)  # counts: figures about to die
        self.pieces = vec[i64]([0] * (MOST_SEATS * PLACE_COUNT))  # counts, by spot(seat, place)
        self.arrived = vec[i64]([0] * REGION_COUNT)  # counts: moved already in this share

    def lay_no_tiles(self) -> None:
        """The mandate tiles of a season, and who has seen what, before the first is drawn; shared."""
        self.laid = vec[i64]([NONE] * MANDATE_TURNS)
        self.announced = vec[i64]([NONE] * MANDATE_TURNS)
        self.seen = vec[i64]([0] * MOST_SEATS)  # the tiles that it put back, as counts
        self.seen_at = vec[i64]([0] * MOST_SEATS)  # in which turn, from 1; 0: it has seen none

    def copy_table(self, copy: "Table") -> None:
        """Copies everything but the box and what clones share."""
        self.copy_into(copy)
        self.copy_deals_into(copy)
        copy.season = self.season
        copy.card_set = self.card_set
        copy.first = self.first
        copy.turn = self.turn
        copy.mandate = self.mandate
        copy.market = self.market
        copy.market_twice = self.market_twice
        copy.stack = self.stack
        copy.hand = self.hand
        copy.summoned = self.summoned
        copy.pilgrims = self.pilgrims
        copy.built = self.built
        copy.moves_made = self.moves_made
        copy.open_routes = self.open_routes
        copy.closed_routes = self.closed_routes
        copy.betrayed = self.betrayed
        copy.replaced = self.replaced
        copy.extra_replaced = self.extra_replaced
        copy.approached = self.approached
        copy.due = self.due
        copy.due_twice = self.due_twice
        copy.swap_due = self.swap_due
        copy.rewarded = self.rewarded
        copy.fighters = self.fighters
        copy.captured = self.captured
        copy.hired = self.hired
        copy.ronin_hired = self.ronin_hired
        copy.fallen = self.fallen
        copy.winner = self.winner
        copy.odd = self.odd
        copy.met = self.met
        copy.quiet = self.quiet
        copy.promises = self.promises
        copy.overpaid = self.overpaid
        copy.house = self.house
        copy.circle = self.circle
        copy.shrines = self.shrines
        copy.coins = self.coins[:]
        copy.ronin = self.ronin[:]
        copy.points = self.points[:]
        copy.ally = self.ally
        copy.alliances = self.alliances
        copy.cards = self.cards
        copy.cards_twice = self.cards_twice
        copy.tokens = self.tokens
        copy.seen = self.seen
        copy.seen_at = self.seen_at
        copy.bids = self.bids[:]
        copy.bids_made = self.bids_made[:]
        copy.doomed = self.doomed[:]
        copy.track = self.track
        copy.pieces = self.pieces[:]
        copy.arrived = self.arrived[:]
        copy.wars = self.wars
        copy.laid = self.laid
        copy.announced = self.announced

    # ------------------------------------------------------------- seats around the table

    def place_of(self, seat: i64) -> i64:
        """The seat's place in the circle."""
        place: i64 = 0
        while self.circle[place] != seat:
            place += 1
        return place

    def clockwise(self, seat: i64, steps: i64) -> i64:
        """Who sits so many places to the left."""
        return self.circle[(self.place_of(seat) + steps) % self.seats]

    def is_house(self, seat: i64, house: i64) -> bool:
        return self.house[seat] == house

    def active(self) -> i64:
        """Whose mandate turn it is."""
        return self.clockwise(self.first, self.turn)

    def share_of(self, index: i64) -> i64:
        """The seat that carries out the mandate after so many others."""
        shift: i64 = 0 if self.mandate == TRAIN else 1
        return self.clockwise(self.active(), index + shift)

    def is_privileged(self, seat: i64) -> bool:
        """Is it the one who chose the mandate, or its ally?"""
        active = self.active()
        return seat == active or (self.ally[active] == seat and self.mandate != BETRAY)

    def is_hidden(self, turn: i64) -> bool:
        """Was the tile of that turn laid face down?"""
        return self.is_house(self.clockwise(self.first, turn), LOTUS)

    # ------------------------------------------------------------- pieces

    def spot(self, seat: i64, place: i64) -> i64:
        return seat * PLACE_COUNT + place

    def army(self, seat: i64, place: i64) -> i64:
        """The seat's pieces there, as counts."""
        return self.pieces[seat * PLACE_COUNT + place]

    def has_piece(self, seat: i64, place: i64, piece: i64) -> bool:
        return count(self.pieces[seat * PLACE_COUNT + place], piece) > 0

    def strongholds(self, seat: i64, region: i64) -> i64:
        return count(self.pieces[seat * PLACE_COUNT + region], STRONGHOLD)

    def strongholds_on_map(self, seat: i64) -> i64:
        return self.box.figures.strongholds - self.strongholds(seat, RESERVE)

    def shift(self, seat: i64, piece: i64, place: i64, to: i64) -> None:
        """A piece of the seat goes from one place to another."""
        self.pieces[self.spot(seat, place)] -= one(piece)
        self.pieces[self.spot(seat, to)] += one(piece)

    def figures_in(self, seat: i64, place: i64) -> i64:
        """The seat's figures there, without strongholds, as counts."""
        army = self.army(seat, place)
        return army - count(army, STRONGHOLD) * one(STRONGHOLD)

    def slot_of(self, shrine: i64) -> i64:
        """Where the shrine stands, or NONE."""
        for slot in range(SHRINES_IN_PLAY):
            if self.shrines[slot] == shrine:
                return slot
        return NONE

    # ------------------------------------------------------------- cards

    def copies(self, seat: i64, card: i64) -> i64:
        """How many of the card the seat owns."""
        owned: i64 = 1 if has(self.cards[seat], card) else 0
        return owned + 1 if has(self.cards_twice[seat], card) else owned

    def owns_any(self, seat: i64, moment: i64) -> bool:
        """Has the seat a card that acts at that moment?"""
        return self.cards[seat] & self.box.at[moment] != 0

    def on_offer(self, card: i64) -> i64:
        """How many of the card lie out."""
        offered: i64 = 1 if has(self.market, card) else 0
        return offered + 1 if has(self.market_twice, card) else offered

    def is_allied(self, seat: i64) -> bool:
        return self.ally[seat] != NONE

    # ------------------------------------------------------------- bids

    def bid(self, seat: i64, advantage: i64) -> i64:
        return (self.bids[seat] >> (BID_BITS * advantage)) & BID_MASK

    def bid_in_all(self, seat: i64) -> i64:
        coins: i64 = 0
        for advantage in range(ADVANTAGE_COUNT):
            coins += self.bid(seat, advantage)
        return coins

    def is_war(self) -> bool:
        """Has the war of the season begun?"""
        return self.season < WINTER and self.outermost() >= READYING

    def outermost(self) -> i64:
        """The decision that all others have interrupted."""
        return self.step if self.depth == 0 else self.frames[0]

    def pair(self, seat: i64, other: i64) -> i64:
        """The number of the two, in either order, among all that can be."""
        low, high = min(seat, other), max(seat, other)
        return high * (high - 1) // 2 + low

    def is_fighting(self, seat: i64) -> bool:
        return has(self.fighters, seat)

    def owes_bid(self, seat: i64) -> bool:
        """Has the seat still to bid? Who has coins bids on every advantage, if only nothing: that a
        purse is empty before the last must not show."""
        return (
            self.is_fighting(seat)
            and self.bids_made[seat] < ADVANTAGE_COUNT
            and self.coins[seat] > 0
        )

    def actors(self) -> list[int]:
        if self.step != BIDDING or self.actor == NOBODY:
            return super().actors()
        return [seat for seat in range(self.seats) if self.owes_bid(seat)]

    def is_secret(self, seat: i64) -> bool:
        step = self.step
        if step == LAYING:
            return self.is_hidden(self.turn)
        return step in (DRAWING, BIDDING)

    def new_event(self) -> None:
        """What happens now is one gain for each player: Loyalty rewards it once."""
        self.rewarded = 0

    def first_reward(self, seat: i64) -> bool:
        """Is this the first that the seat gains in what happens now?"""
        is_first = not has(self.rewarded, seat)
        self.rewarded |= only(seat)
        return is_first
