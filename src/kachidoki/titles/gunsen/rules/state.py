"""The table of a game of Gunsen: armies, heroes, clan boards, orders, the pending decision."""

from typing import Final

from kachidoki.engine.bag import only, size
from kachidoki.engine.game import Game
from kachidoki.engine.shared import with_item
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    BUILDING_COUNT,
    BUILDINGS_OF_CLAN,
    COLUMN_COUNT,
    FIRST_MERCENARY,
    GOOD_COUNT,
    HERO_COUNT,
    HEROES_AT_MOST,
    HEROES_OF_CLAN,
    MOST_DICE,
    MOST_SEATS,
    NOBLE_COUNT,
    ORDER_COUNT,
    PLACE_COUNT,
    SHRINES_AT_MOST,
    UPGRADE_COUNT,
    is_camp,
    is_fort,
)
from kachidoki.titles.gunsen.rules.box import Box
from kachidoki.titles.gunsen.rules.cards.effects import ARMY_LIMIT
from kachidoki.titles.gunsen.rules.components import (
    FIRST_HERO,
    HIGHEST,
    MOST_ROW,
    QUEUE,
    TACTIC_LIMIT,
)

# The decisions that can be pending. Chance decides up to FINDING; the next three go on by themselves.
DEALING_CLANS: Final = 0  # argument: the seat
HALLOWING: Final = DEALING_CLANS + 1  # which upgrade a shrine has; argument: how many are known
DEALING: Final = HALLOWING + 1  # neutral tactics, in secret; argument: how many are dealt
REVEALING: Final = DEALING + 1  # an order for the row
ROLLING: Final = REVEALING + 1  # dice; argument: how many are still to be rolled
FINDING: Final = ROLLING + 1  # a village token; argument: the place
ACTIVATING: Final = FINDING + 1  # a column is carried out
BATTLING: Final = ACTIVATING + 1  # a battle is fought
ENDING: Final = BATTLING + 1  # a turn ends
GAINING: Final = ENDING + 1  # a tactic just bought acts; argument: see `turn/activation.py`
CHOOSING: Final = GAINING + 1  # a clan; argument: the seat
ORDERING: Final = CHOOSING + 1  # an order of the row
PLACING: Final = ORDERING + 1  # on its column, or face down on a noble action
COMMANDING: Final = PLACING + 1  # the second order of a noble action
STACKING: Final = COMMANDING + 1  # on which column it goes
APPOINTING: Final = (
    STACKING + 1
)  # which column is activated; argument: 1 if it is another one, or none
ISSUING: Final = APPOINTING + 1  # a special order; argument: 1 if its column is activated
CALLING: Final = ISSUING + 1  # a hero; argument: of which pool
STATIONING: Final = CALLING + 1  # where it goes; argument: the hero
SUMMONING: Final = STATIONING + 1  # troops; argument: how many may come
GATHERING: Final = SUMMONING + 1  # goods of one's choice; argument: how many
MOVING: Final = GATHERING + 1  # armies; argument: how many moves are left
MUSTERING: Final = MOVING + 1  # how many troops go; argument: see `deeds/movement.py`
LEADING: Final = MUSTERING + 1  # whether a hero goes along; argument: the same
JUMPING: Final = LEADING + 1  # from tower to tower, after a march
BUILDING: Final = JUMPING + 1
BUYING: Final = BUILDING + 1  # tactics
STEALING: Final = BUYING + 1  # goods; argument: how many, and what was taken from each seat
SMITING: Final = STEALING + 1  # an army afar; argument: how many troops, and where
USING: Final = SMITING + 1  # an ability in battle; argument: its effect
RANSOMING: Final = USING + 1  # paying, so that one's hero is not ignored; argument: the effect
REROLLING: Final = RANSOMING + 1  # argument: how many rerolls are left
TURNING: Final = REROLLING + 1  # a die to a face of one's choice; argument: the effect
KEEPING: Final = TURNING + 1  # argument: how many dice
RETREATING: Final = KEEPING + 1  # argument: the seat
HOMING: Final = RETREATING + 1  # a hero whose army is gone; argument: the hero
PLUNDERING: Final = HOMING + 1  # a village token of the loser; argument: the seat that takes it
STEPS: Final = [
    "dealing-clans",
    "hallowing",
    "dealing",
    "revealing",
    "rolling",
    "finding",
    "activating",
    "battling",
    "ending",
    "gaining",
    "choosing",
    "ordering",
    "placing",
    "commanding",
    "stacking",
    "appointing",
    "issuing",
    "calling",
    "stationing",
    "summoning",
    "gathering",
    "moving",
    "mustering",
    "leading",
    "jumping",
    "building",
    "buying",
    "stealing",
    "smiting",
    "using",
    "ransoming",
    "rerolling",
    "turning",
    "keeping",
    "retreating",
    "homing",
    "plundering",
]

NONE: Final = -1
NO_LIMIT: Final = 99
# The sides of a battle.
DEFENDER: Final = 0
ATTACKER: Final = 1


class Table(State):
    """All that is on the map, on the clan boards and in the row."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.turn: i64 = 0  # whose turn it is
        self.round: i64 = 1
        self.turns_without_order: i64 = 0
        self.captured: bool = False  # has anybody entered Toshi Ranbo yet?
        self.built: i64 = 0  # bag of places with a building
        self.villages: i64 = 0  # bag of places whose token lies there, face down
        self.tokens_unseen: i64 = 0  # counts: those, and the ones in the box
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        # The turn.
        self.order: i64 = NONE  # the one just taken
        self.noble: i64 = NONE  # the noble action under way
        self.refreshes: i64 = 0
        self.moves_bought: i64 = 0
        self.is_halted: bool = False  # no more moves in this turn
        self.contested: i64 = NONE  # where a battle is pending
        # What goes on by itself: a column, a battle, the end of the turn.
        self.column: i64 = NONE
        self.stage: i64 = 0
        self.cursor: i64 = 0
        self.row: i64 = NONE  # the effect that is carried out
        self.queued: i64 = 0  # how many effects wait in the queue
        self.due: i64 = NONE  # the special order that goes when another column is chosen
        self.has_jumped: bool = False  # for the move under way
        self.is_paid: bool = False
        # The battle.
        self.defender: i64 = NONE
        self.side: i64 = DEFENDER  # whose dice are rolled
        self.ignored: i64 = 0  # bag of sides whose hero does not count
        self.rolled: i64 = 0  # how many dice lie there
        self.winner: i64 = NONE
        self.is_bloodless: bool = False
        self.is_decided: bool = False  # just now, while goals are looked at

    def lay_out(self) -> None:
        """An empty table."""
        # What set-up fixes for good: clones share it.
        self.clan = vec[i64]([NONE] * MOST_SEATS)
        self.shrines = vec[i64]([NONE] * SHRINES_AT_MOST)  # the upgrade that belongs to each
        self.builder = vec[i64]([NONE] * BUILDING_COUNT)  # the seat of a building's clan
        self.lay_out_boards()
        # What changes with most actions.
        self.goods = vec[i64]([0] * (MOST_SEATS * GOOD_COUNT))
        self.troops = vec[i64]([0] * (self.seats * PLACE_COUNT))
        self.hero_place = vec[i64]([NONE] * HERO_COUNT)
        self.steps = vec[i64]([0] * PLACE_COUNT)  # walked this turn by the army there
        self.deck = vec[i64]([0] * ORDER_COUNT)
        self.row_cards = vec[i64]([NONE] * MOST_ROW)
        self.queue = vec[i64]([0] * QUEUE)
        self.dice = vec[i64]([NONE] * MOST_DICE)
        self.icons = vec[i64]([0, 0])  # of both sides of a battle, as far as they are counted
        # What follows from that.
        self.occupant = vec[i64](
            [NONE] * PLACE_COUNT
        )  # whose army stands there; the defender's, if two
        self.held = vec[i64]([0] * MOST_SEATS)  # bags of places with troops of the seat
        self.on_board = vec[i64]([0] * MOST_SEATS)

    def lay_out_boards(self) -> None:
        """What changes rarely, and then as a whole (`engine/shared`): clones share it, too."""
        self.achieved = vec[i64]([0] * MOST_SEATS)  # bags of achievements
        self.goals = vec[i64]([0] * MOST_SEATS)  # bags of the clan's goals that were reached
        self.nobles = vec[i64]([0] * MOST_SEATS)  # bags of noble actions that were carried out
        self.face_down = vec[i64]([NONE] * (MOST_SEATS * NOBLE_COUNT))  # orders spent on them
        self.specials = vec[i64]([0] * MOST_SEATS)  # bags: which of the two were issued
        self.tactics = vec[i64]([NONE] * (MOST_SEATS * TACTIC_LIMIT))  # as they were bought
        self.dealt = vec[i64]([0] * MOST_SEATS)  # bags of neutral tactics, bought or not
        self.tokens = vec[i64]([0] * MOST_SEATS)  # counts of village tokens
        self.tokens_taken = vec[i64]([0] * MOST_SEATS)  # from others, in all
        self.stacks = vec[i64]([NONE] * (self.seats * COLUMN_COUNT * HIGHEST))
        self.height = vec[i64]([0] * (MOST_SEATS * COLUMN_COUNT))  # of the stacks
        self.order_icons = vec[i64]([0] * MOST_SEATS)  # on the stacks
        self.heroes = vec[i64]([NONE] * (MOST_SEATS * HEROES_AT_MOST))  # as they were called
        self.upgrade_owner = vec[i64]([NONE] * UPGRADE_COUNT)
        self.building_place = vec[i64]([NONE] * BUILDING_COUNT)
        self.building_on = vec[i64]([NONE] * PLACE_COUNT)  # the same, by place
        self.discard = vec[i64]([0] * ORDER_COUNT)
        self.count_no_losses()

    def count_no_losses(self) -> None:
        """Troops of both sides of a battle, before it begins; shared."""
        self.began_with = vec[i64]([0, 0])
        self.killed = vec[i64]([0, 0])
        self.lost = vec[i64]([0, 0])  # died or changed sides

    def copy_table(self, copy: "Table") -> None:
        """Copies everything but what both share."""
        self.copy_into(copy)
        copy.turn = self.turn
        copy.round = self.round
        copy.turns_without_order = self.turns_without_order
        copy.captured = self.captured
        copy.built = self.built
        copy.villages = self.villages
        copy.tokens_unseen = self.tokens_unseen
        copy.deck_size = self.deck_size
        copy.discard_size = self.discard_size
        copy.order = self.order
        copy.noble = self.noble
        copy.refreshes = self.refreshes
        copy.moves_bought = self.moves_bought
        copy.is_halted = self.is_halted
        copy.contested = self.contested
        copy.column = self.column
        copy.stage = self.stage
        copy.cursor = self.cursor
        copy.row = self.row
        copy.queued = self.queued
        copy.due = self.due
        copy.has_jumped = self.has_jumped
        copy.is_paid = self.is_paid
        copy.defender = self.defender
        copy.side = self.side
        copy.ignored = self.ignored
        copy.rolled = self.rolled
        copy.winner = self.winner
        copy.is_bloodless = self.is_bloodless
        copy.clan = self.clan
        copy.goods = self.goods[:]
        copy.achieved = self.achieved
        copy.goals = self.goals
        copy.nobles = self.nobles
        copy.face_down = self.face_down
        copy.specials = self.specials
        copy.tactics = self.tactics
        copy.dealt = self.dealt
        copy.tokens = self.tokens
        copy.tokens_taken = self.tokens_taken
        copy.height = self.height
        copy.stacks = self.stacks
        copy.heroes = self.heroes
        copy.troops = self.troops[:]
        copy.hero_place = self.hero_place[:]
        copy.building_place = self.building_place
        copy.shrines = self.shrines
        copy.upgrade_owner = self.upgrade_owner
        copy.steps = self.steps[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard
        copy.row_cards = self.row_cards[:]
        copy.queue = self.queue[:]
        copy.dice = self.dice[:]
        copy.icons = self.icons[:]
        copy.began_with = self.began_with
        copy.killed = self.killed
        copy.lost = self.lost
        copy.occupant = self.occupant[:]
        copy.building_on = self.building_on
        copy.held = self.held[:]
        copy.on_board = self.on_board[:]
        copy.order_icons = self.order_icons
        copy.builder = self.builder

    # ------------------------------------------------------------- seats

    def good(self, seat: i64, good: i64) -> i64:
        spot = seat * GOOD_COUNT + good
        return self.goods[spot]

    def points(self, seat: i64) -> i64:
        """How many achievements the seat has."""
        return size(self.achieved[seat])

    def after(self, seat: i64) -> i64:
        """Who sits to the left."""
        return (seat + 1) % self.seats

    def supply(self, seat: i64) -> i64:
        """Troops that are not on the board."""
        return self.box.rules.troops - self.on_board[seat]

    def fort(self, seat: i64) -> i64:
        return self.box.fort[seat]

    # ------------------------------------------------------------- armies and heroes

    def army(self, seat: i64, place: i64) -> i64:
        """How many troops the seat has there."""
        spot = seat * PLACE_COUNT + place
        return self.troops[spot]

    def change_army(self, seat: i64, place: i64, change: i64) -> None:
        """So many troops more or fewer stand there, and on the board."""
        spot = seat * PLACE_COUNT + place
        troops = self.troops[spot] + change
        self.troops[spot] = troops
        self.on_board[seat] += change
        if change > 0:
            self.held[seat] |= only(place)
            if self.occupant[place] == NONE:
                self.occupant[place] = seat
        elif troops == 0:
            self.held[seat] &= ~only(place)
            if self.occupant[place] == seat:
                self.occupant[place] = self.other_army(seat, place)

    def other_army(self, seat: i64, place: i64) -> i64:
        """Who else has troops there, or NONE: only where a battle is pending are there two."""
        if place != self.contested:
            return NONE
        for other in range(self.seats):
            if other != seat and self.troops[other * PLACE_COUNT + place] > 0:
                return other
        return NONE

    def has_enemy(self, seat: i64, place: i64) -> bool:
        """Is there an army of somebody else?"""
        occupant = self.occupant[place]
        return occupant != NONE and (occupant != seat or place == self.contested)

    def controls(self, seat: i64, place: i64) -> bool:
        """Has the seat troops there, and nobody else?"""
        return self.occupant[place] == seat and place != self.contested

    def controlled(self, seat: i64) -> i64:
        """All places where the seat has troops, and nobody else."""
        held = self.held[seat]
        return held if self.contested == NONE else held & ~only(self.contested)

    def owner_of_hero(self, hero: i64) -> i64:
        """Whose hero it is, or NONE for a mercenary whom nobody has hired."""
        for seat in range(self.seats):
            if hero < FIRST_MERCENARY:
                if self.clan[seat] == hero // HEROES_OF_CLAN:
                    return seat
            else:
                for place in range(HEROES_AT_MOST):
                    if self.heroes[seat * HEROES_AT_MOST + place] == hero:
                        return seat
        return NONE

    def hero_at(self, seat: i64, place: i64) -> i64:
        """The seat's hero there (the first, in a fort), or NONE."""
        heroes, places, start = self.heroes, self.hero_place, seat * HEROES_AT_MOST
        for number in range(HEROES_AT_MOST):
            hero = heroes[start + number]
            if hero == NONE:
                return NONE
            if places[hero] == place:
                return hero
        return NONE

    def raises_limit(self, hero: i64) -> i64:
        """By how many troops the hero raises the limit where he stands."""
        if hero == NONE:
            return 0
        more: i64 = 0
        box = self.box
        for row in range(
            box.first_effect[FIRST_HERO + hero], box.first_effect[FIRST_HERO + hero + 1]
        ):
            if box.effects.op[row] == ARMY_LIMIT:
                more += box.effects.n[row]
        return more

    def room(self, seat: i64, place: i64, hero: i64) -> i64:
        """How many troops the seat may have there, if that hero (or NONE) stands with them."""
        if is_fort(place):
            return NO_LIMIT
        building = self.building_on[place]
        if building != NONE and is_camp(building) and self.holder(place) in (NONE, seat):
            return NO_LIMIT
        return self.box.rules.army_limit + self.raises_limit(hero)

    def has_room(self, seat: i64, place: i64, troops: i64, hero: i64) -> bool:
        return troops <= self.box.rules.army_limit or troops <= self.room(seat, place, hero)

    def space(self, seat: i64, place: i64) -> i64:
        """How many more troops the seat may have there, as things stand."""
        return self.room(seat, place, self.hero_at(seat, place)) - self.army(seat, place)

    # ------------------------------------------------------------- buildings and towers

    def controls_building(self, seat: i64, building: i64) -> bool:
        """Its builder does, unless somebody else holds it."""
        place = self.building_place[building]
        if place == NONE:
            return False
        holder = self.holder(place)
        return holder == seat or (holder == NONE and self.builder[building] == seat)

    def holder(self, place: i64) -> i64:
        """Whose army stands there, or NONE; in a battle the defender's until there is a winner."""
        if place != self.contested:
            return self.occupant[place]
        return self.defender if self.winner == NONE else self.seat_of(self.winner)

    def own_building(self, seat: i64, number: i64) -> i64:
        """The seat's unique building, and its camp."""
        return self.clan[seat] * BUILDINGS_OF_CLAN + number

    # ------------------------------------------------------------- columns

    def height_of(self, seat: i64, column: i64) -> i64:
        spot = seat * COLUMN_COUNT + column
        return self.height[spot]

    def decree(self, seat: i64, column: i64, level: i64) -> i64:
        """What lies on the column at that level, from the bottom."""
        spot = (seat * COLUMN_COUNT + column) * HIGHEST + level
        return self.stacks[spot]

    def put_on_top(self, seat: i64, column: i64, card: i64) -> None:
        spot = seat * COLUMN_COUNT + column
        self.stacks = with_item(self.stacks, spot * HIGHEST + self.height[spot], card)
        self.height = with_item(self.height, spot, self.height[spot] + 1)
        self.count_icons(seat, self.box.icons[card])

    def take_off(self, seat: i64, column: i64, level: i64) -> None:
        """The card at that level goes; those above it come down."""
        spot = seat * COLUMN_COUNT + column
        start, height = spot * HIGHEST, self.height[spot] - 1
        self.count_icons(seat, -self.box.icons[self.decree(seat, column, level)])
        stacks = self.stacks[:]
        for place in range(start + level, start + height):
            stacks[place] = stacks[place + 1]
        stacks[start + height] = NONE
        self.stacks = stacks
        self.height = with_item(self.height, spot, height)

    def count_icons(self, seat: i64, change: i64) -> None:
        self.order_icons = with_item(self.order_icons, seat, self.order_icons[seat] + change)

    def tactic(self, seat: i64, number: i64) -> i64:
        """The tactic that the seat bought as its first, second or third, or NONE."""
        spot = seat * TACTIC_LIMIT + number
        return self.tactics[spot]

    def tactics_bought(self, seat: i64) -> i64:
        bought: i64 = 0
        while bought < TACTIC_LIMIT and self.tactic(seat, bought) != NONE:
            bought += 1
        return bought

    # ------------------------------------------------------------- the battle

    def seat_of(self, side: i64) -> i64:
        """Who fights on that side of the battle."""
        return self.turn if side == ATTACKER else self.defender

    def is_secret(self, seat: i64) -> bool:
        return self.step == DEALING
