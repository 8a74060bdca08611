"""What a seat of Gunsen sees around it: row and decks, its own cards, the map, the battle under way."""

from typing import Final

from kachidoki.engine.bag import first as lowest
from kachidoki.engine.learned.memory import Memory
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    BUILDING_COUNT,
    COLUMN_COUNT,
    COLUMNS,
    FACE_COUNT,
    FACES,
    FIRST_MERCENARY,
    FIRST_NEUTRAL,
    FIRST_SHRINE,
    FIRST_VILLAGE,
    GOALS_OF_CLAN,
    HERO_COUNT,
    HEROES,
    HEROES_AT_MOST,
    HEROES_OF_CLAN,
    NEUTRAL_COUNT,
    NEUTRAL_TACTICS,
    NOBLE_COUNT,
    NOBLES,
    ORDER_COUNT,
    ORDERS,
    PLACE_COUNT,
    PLACES,
    SHRINES_AT_MOST,
    SPECIALS_OF_CLAN,
    TACTICS_OF_CLAN,
    TOKEN_COUNT,
    TOKENS,
    UPGRADE_COUNT,
    UPGRADES,
)
from kachidoki.titles.gunsen.rules.battle.course import thrower
from kachidoki.titles.gunsen.rules.battle.icons import count_icons
from kachidoki.titles.gunsen.rules.battle.odds import is_counted, is_under_way
from kachidoki.titles.gunsen.rules.cards.effects import ARMOUR, BLOOD, STRENGTH, icon
from kachidoki.titles.gunsen.rules.state import ATTACKER, DEFENDER, NONE, Table

VILLAGES: Final = PLACES[int(FIRST_VILLAGE) : int(FIRST_SHRINE)]
MERCENARIES: Final = HEROES[int(FIRST_MERCENARY) :]
SHRINES, CLAN_HEROES, CLAN_SPECIALS, CLAN_GOALS, CLAN_TACTICS = (
    range(1, int(number) + 1)
    for number in (
        SHRINES_AT_MOST,
        HEROES_OF_CLAN,
        SPECIALS_OF_CLAN,
        GOALS_OF_CLAN,
        TACTICS_OF_CLAN,
    )
)
BATTLE_ICONS: Final = [
    (
        f"{side}-{icons}",
        f"{icons} in that battle, without troops and dice; who only watches calls the defender its own",
    )
    for side in ("own", "enemy")
    for icons in ("strength", "blood", "armour")
]
AROUND: Final = [
    *((f"row-{order}", "how many of the order lie in the row") for order in ORDERS),
    *((f"taken-{order}", "1 if the order has just been taken") for order in ORDERS),
    *((f"laid-{order}", "how many of the order lie on its columns") for order in ORDERS),
    *((f"building-{place}", "1 for a building it controls, -1 for others") for place in PLACES),
    *((f"leader-{place}", "heroes of its own there, less those of others") for place in PLACES),
    *((f"troops-{place}", "its troops there") for place in PLACES),
    *((f"enemies-{place}", "troops of others there") for place in PLACES),
    ("captured", "1 if Toshi Ranbo has been taken"),
    ("deck", "orders in the deck"),
    ("discards", "orders that were thrown away"),
    ("refreshes", "how often the row was thrown away in this turn"),
    ("halted", "1 if nobody marches any more in this turn"),
    *((f"unseen-{token}", "village tokens of the kind that nobody has seen") for token in TOKENS),
    *((f"active-{column}", "1 if the column is being carried out") for column in COLUMNS),
    *((f"shrine-{number}", "the upgrade of the shrine, from 1") for number in SHRINES),
    *((f"token-{village}", "1 if its token lies there") for village in VILLAGES),
    *((f"upgrade-{name}", "1 if it owns the upgrade, -1 if another does") for name in UPGRADES),
    *((f"hired-{hero}", "1 if it has hired the hero, -1 if another has") for hero in MERCENARIES),
    *((f"hero-{number}", "1 if it has called that hero of its clan") for number in CLAN_HEROES),
    *((f"noble-{noble}", "1 if it was done, 2 if it is under way") for noble in NOBLES),
    *((f"special-{number}", "1 if it was issued") for number in CLAN_SPECIALS),
    *((f"goal-{number}", "1 if it was reached") for number in CLAN_GOALS),
    *((f"held-{token}", "its village tokens of the kind") for token in TOKENS),
    *((f"clan-tactic-{number}", "2 if it was bought") for number in CLAN_TACTICS),
    *((f"tactic-{name}", "1 if it holds the tactic, 2 if bought") for name in NEUTRAL_TACTICS),
    ("fights", "1 if it attacks in the battle that is pending, -1 if it defends"),
    *BATTLE_ICONS,
    ("rolls", "1 if its dice lie there, -1 if another's do"),
    *((f"dice-{face}", "dice that show the face") for face in FACES),
]
# Where each of these begins. Most of their numbers are 0: only the others are written, and wiped again.
IN_ROW: Final = 0
TAKEN: Final = IN_ROW + ORDER_COUNT
LAID: Final = TAKEN + ORDER_COUNT
BUILDINGS_AT: Final = LAID + ORDER_COUNT
LEADERS_AT: Final = BUILDINGS_AT + PLACE_COUNT
TROOPS_AT: Final = LEADERS_AT + PLACE_COUNT
ENEMIES_AT: Final = TROOPS_AT + PLACE_COUNT
FULL: Final = ENEMIES_AT + PLACE_COUNT  # from here on, all are written


class Surroundings:
    """Writes them, from the chair of one seat, into a row of numbers."""

    def __init__(self, row: vec[i64]) -> None:
        self.row = row
        self.place: i64 = 0
        self.marks: i64 = 0
        self.marked: vec[i64] = vec[i64]([0] * len(row))  # the places that are to be wiped
        self.memory = Memory(len(row))

    def count(self, t: Table, seat: i64) -> None:
        self.memory.open(t.game)
        for mark in range(self.marks):
            self.row[self.marked[mark]] = 0
        self.marks = 0
        self.mark_orders(t, seat)
        self.mark_buildings(t, seat)
        self.mark_armies(t, seat)
        self.place = FULL
        self.count_table(t)
        self.count_possessions(t, seat)
        self.count_cards(t, seat)
        self.count_battle(t, seat)

    def mark(self, place: i64, number: i64) -> None:
        self.row[place] += number
        self.marked[self.marks] = place
        self.marks += 1

    def add(self, number: i64) -> None:
        self.row[self.place] = number
        self.place += 1

    def add_members(self, bag: i64, number: i64) -> None:
        self.memory.tell_members(self.row, self.place, bag, number)
        self.place += number

    def add_tokens(self, tokens: i64) -> None:
        self.memory.tell_kinds(self.row, self.place, tokens, TOKEN_COUNT)
        self.place += TOKEN_COUNT

    # ------------------------------------------------------------- orders and the map

    def mark_orders(self, t: Table, seat: i64) -> None:
        for slot in range(t.box.rules.row):
            if t.row_cards[slot] != NONE:
                self.mark(IN_ROW + t.row_cards[slot], 1)
        if t.order != NONE:
            self.mark(TAKEN + t.order, 1)
        for column in range(COLUMN_COUNT):
            for level in range(t.height_of(seat, column)):
                decree = t.decree(seat, column, level)
                if decree < ORDER_COUNT:
                    self.mark(LAID + decree, 1)

    def mark_buildings(self, t: Table, seat: i64) -> None:
        for building in range(BUILDING_COUNT):
            place = t.building_place[building]
            if place != NONE:
                controls = t.controls_building(seat, building)
                self.mark(BUILDINGS_AT + place, 1 if controls else -1)

    def mark_armies(self, t: Table, seat: i64) -> None:
        for other in range(t.seats):
            is_own = other == seat
            first: i64 = TROOPS_AT if is_own else ENEMIES_AT
            held = t.held[other]
            while held != 0:
                place = lowest(held)
                held &= held - 1
                self.mark(first + place, t.army(other, place))
            for number in range(HEROES_AT_MOST):
                hero = t.heroes[other * HEROES_AT_MOST + number]
                if hero == NONE:
                    break
                self.mark(LEADERS_AT + t.hero_place[hero], 1 if is_own else -1)

    # ------------------------------------------------------------- what lies out for all

    def count_table(self, t: Table) -> None:
        self.add(1 if t.captured else 0)
        self.add(t.deck_size)
        self.add(t.discard_size)
        self.add(t.refreshes)
        self.add(1 if t.is_halted else 0)
        self.add_tokens(t.tokens_unseen)
        for column in range(COLUMN_COUNT):
            self.add(1 if t.column == column else 0)
        for shrine in range(SHRINES_AT_MOST):
            self.add(t.shrines[shrine] + 1)
        self.add_members(t.villages >> FIRST_VILLAGE, FIRST_SHRINE - FIRST_VILLAGE)

    # ------------------------------------------------------------- what is its own

    def count_possessions(self, t: Table, seat: i64) -> None:
        for upgrade in range(UPGRADE_COUNT):
            self.add(sign_of(t.upgrade_owner[upgrade], seat))
        for mercenary in range(FIRST_MERCENARY, HERO_COUNT):
            hired = t.hero_place[mercenary] != NONE
            self.add(sign_of(t.owner_of_hero(mercenary), seat) if hired else 0)
        first = t.clan[seat] * HEROES_OF_CLAN
        for number in range(HEROES_OF_CLAN):
            is_called = t.clan[seat] != NONE and t.hero_place[first + number] != NONE
            self.add(1 if is_called else 0)
        for noble in range(NOBLE_COUNT):
            is_doing = t.noble == noble and t.turn == seat
            self.add(i64(2) if is_doing else (t.nobles[seat] >> noble) & 1)

    def count_cards(self, t: Table, seat: i64) -> None:
        self.add_members(t.specials[seat], SPECIALS_OF_CLAN)
        self.add_members(t.goals[seat], GOALS_OF_CLAN)
        self.add_tokens(t.tokens[seat])
        start = self.place
        for _ in range(TACTICS_OF_CLAN):
            self.add(0)
        for tactic in range(NEUTRAL_COUNT):
            self.add((t.dealt[seat] >> tactic) & 1)
        for number in range(t.tactics_bought(seat)):
            self.row[start + place_of_tactic(t.tactic(seat, number))] = 2

    # ------------------------------------------------------------- the battle

    def count_battle(self, t: Table, seat: i64) -> None:
        if t.contested == NONE or t.is_over():
            while self.place < len(self.row):
                self.add(0)
            return
        side = side_of(t, seat)
        own: i64 = ATTACKER if side == ATTACKER else DEFENDER
        self.add(sign_of(side, ATTACKER))
        self.count_side(icons_of(t, own))
        self.count_side(icons_of(t, 1 - own))
        self.count_dice(t, side)

    def count_side(self, icons: i64) -> None:
        self.add(icon(icons, STRENGTH))
        self.add(icon(icons, BLOOD))
        self.add(icon(icons, ARMOUR))

    def count_dice(self, t: Table, side: i64) -> None:
        rolled: i64 = t.rolled if is_under_way(t) else 0
        self.add(i64(0) if rolled == 0 else sign_of(thrower(t), side))
        for face in range(FACE_COUNT):
            self.row[self.place + face] = 0
        for die in range(rolled):
            if t.dice[die] != NONE:
                self.row[self.place + t.dice[die]] += 1


def sign_of(owner: i64, seat: i64) -> i64:
    """1 for its own, -1 for another's, 0 for nobody's."""
    return 0 if owner == NONE else i64(1) if owner == seat else i64(-1)


def place_of_tactic(tactic: i64) -> i64:
    """Among the tactics that a seat may have: the clan's, then the neutral ones."""
    if tactic < FIRST_NEUTRAL:
        return tactic % TACTICS_OF_CLAN
    return TACTICS_OF_CLAN + tactic - FIRST_NEUTRAL


def side_of(t: Table, seat: i64) -> i64:
    """On which side of the battle the seat fights, or NONE."""
    return ATTACKER if seat == t.turn else DEFENDER if seat == t.defender else NONE


def icons_of(t: Table, side: i64) -> i64:
    """Before both sides are counted, what would count now."""
    return t.icons[side] if is_counted(t) else count_icons(t, side)
