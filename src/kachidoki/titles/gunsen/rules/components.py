"""What `components.toml` holds and can be corrected to: each figure named, typed and checked once."""

from typing import Final

from kachidoki.engine.bag import size
from kachidoki.engine.components import ComponentsFile, Section
from kachidoki.engine.counts import MOST, packed
from kachidoki.engine.errors import BadInput
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENT_COUNT,
    BUILDINGS,
    BUILDINGS_OF_CLAN,
    CLAN_COUNT,
    COLUMNS,
    FACES,
    GOALS,
    GOALS_OF_CLAN,
    GOODS,
    HEROES,
    HEROES_AT_MOST,
    MOST_DICE,
    MOST_SEATS,
    MOST_TROOPS,
    NOBLE_COUNT,
    ORDERS,
    PLACE_COUNT,
    SPECIALS,
    SPECIALS_OF_CLAN,
    TACTICS,
    TOKENS,
    TOSHI_RANBO,
    UPGRADES,
)
from kachidoki.titles.gunsen.rules.board import Board, forts_of_all
from kachidoki.titles.gunsen.rules.cards.conditions import (
    BUILDING_SITE,
    CONDITIONS,
    CONTROLS,
    CONTROLS_AROUND,
    HANGS_ON,
    HAS_ARMIES,
    HAS_ARMY_AT,
    HAS_HERO_AT,
    HAS_HEROES_OUT,
    HAS_TROOPS,
    HAS_UPGRADES,
    OCCUPIES,
    PLACE_ASKED,
    SHRINE_SITE,
    TIMES,
    TOWER_SITE,
    TROOPS_ASKED,
    VILLAGE_SITE,
    Conditions,
)
from kachidoki.titles.gunsen.rules.cards.conditions import KEYS as CONDITION_KEYS
from kachidoki.titles.gunsen.rules.cards.effects import (
    BATTLE_ICONS,
    DEEDS,
    ICON_MASK,
    KEYS,
    LINK_TOWER,
    MOMENTS,
    Effects,
    icon,
)
from kachidoki.titles.gunsen.rules.cards.grammar import check_condition, check_effect

LARGEST: Final = 99
MOST_PRICE: Final = 20
MOST_COPIES: Final = 5
MOST_ROW: Final[i64] = 5
TACTIC_LIMIT: Final[i64] = 3
NEUTRAL_DEALT: Final = 2
LINES: Final[i64] = 3
# The numbers of cards among all cards: what lies on columns, then tactics, heroes, buildings.
FIRST_TACTIC: Final[i64] = 48
FIRST_HERO: Final[i64] = 75
FIRST_BUILDING: Final[i64] = 99
CARD_COUNT: Final[i64] = 113
# A column is never higher: all orders of a colour, one of another, both special orders.
HIGHEST: Final[i64] = 30
BESIDES: Final = 3
# So many effects can wait: of six tactics, six heroes and all buildings.
QUEUE: Final[i64] = 60
# What goals can count.
BUILDINGS_OF_TWO: Final = 4
# No card has so many effects, and there are not so many in all.
EFFECTS_OF_CARD: Final[i64] = 16
ROWS: Final[i64] = 4096
# Behind them, where effects come from that are no card's.
PRINTED: Final[i64] = 113


class Rules:
    def __init__(self, section: Section) -> None:
        self.achievements_to_win: i64 = section.number(
            "achievements_to_win", 1, int(ACHIEVEMENT_COUNT)
        )
        self.troops: i64 = section.number("troops", 1, int(MOST_TROOPS))
        self.army_limit: i64 = section.number("army_limit", 1, int(MOST_TROOPS))
        self.least_troops: i64 = section.number("least_troops", 1, int(MOST_TROOPS))
        self.row: i64 = section.number("row", 1, int(MOST_ROW))
        self.refresh_same_colour: i64 = section.number("refresh_same_colour", 1, int(MOST_ROW))
        self.refresh_with_cost: i64 = section.number("refresh_with_cost", 1, int(MOST_ROW))
        self.tactics: i64 = section.number("tactics", 1, int(TACTIC_LIMIT))
        self.tokens: i64 = section.number("tokens", 1, int(MOST))
        self.dice: i64 = section.number("dice", 1, int(MOST_DICE))
        self.strength_to_enter: i64 = section.number("strength_to_enter", 0, LARGEST)
        self.neutral_tactics: i64 = section.number("neutral_tactics", 0, NEUTRAL_DEALT)


class Play:
    """What no text says, so that every game ends."""

    def __init__(self, section: Section) -> None:
        self.refreshes: i64 = section.number("refreshes", 0, LARGEST)
        self.rounds_without_order: i64 = section.number("rounds_without_order", 1, LARGEST)


class GoodsByTurn:
    def __init__(self, section: Section) -> None:
        seats = int(MOST_SEATS)
        self.goods: vec[i64] = vec[i64](
            [number for good in GOODS for number in section.numbers(good, seats, 0, LARGEST)]
        )
        self.troops: vec[i64] = vec[i64](section.numbers("troops", seats, 1, int(MOST_TROOPS)))


class ToshiRanbo:
    def __init__(self, section: Section) -> None:
        self.strength: i64 = section.number("strength", 0, LARGEST)
        self.armour: i64 = section.number("armour", 0, LARGEST)


class Tower:
    def __init__(self, section: Section) -> None:
        self.good: i64 = GOODS.index(section.word("good", GOODS))
        self.toll: i64 = section.number("toll", 0, LARGEST)


class Dice:
    """The faces, each as the icons that it shows."""

    def __init__(self, section: Section) -> None:
        self.strength: vec[i64] = vec[i64](section.column(FACES, "strength", 0, int(MOST)))
        self.blood: vec[i64] = vec[i64](section.column(FACES, "blood", 0, int(MOST)))
        self.armour: vec[i64] = vec[i64](section.column(FACES, "armour", 0, int(MOST)))


def read_effects(effects: Effects, card: Section, number: int) -> int:
    """The effects of a card, if all of them make sense on it: the number of the first."""
    for row in card.tables("effects", KEYS):
        check_effect(row, card)
    return effects.read(card, number)


class Columns:
    """The printed lines of the clan boards, and what covers one of each."""

    def __init__(self, section: Section, effects: Effects) -> None:
        printed = section.section("columns")
        self.first: vec[i64] = vec[i64](
            [read_effects(effects, printed.section(word), int(PRINTED)) for word in COLUMNS]
        )
        end = len(effects.rows)
        starts = [*self.first, end]
        self.lines: vec[i64] = vec[i64](
            [starts[place + 1] - starts[place] for place in range(len(COLUMNS))]
        )
        upgrades = section.section("upgrades")
        self.upgrade: vec[i64] = vec[i64](
            [read_effects(effects, upgrades.section(word), int(PRINTED)) for word in UPGRADES]
        )
        if len(effects.rows) != end + len(UPGRADES):
            raise BadInput("upgrades: each has one effect")
        for number, word in enumerate(COLUMNS):
            if not 1 <= self.lines[number] <= LINES:
                raise BadInput(f"columns.{word}.effects: from 1 to {LINES} lines")
            line, upgrade = effects.rows[self.first[number]], effects.rows[self.upgrade[number]]
            if not are_alike(DEEDS[line[2]], DEEDS[upgrade[2]]):
                raise BadInput(f"columns.{word}.effects: the upgrade does not cover the first line")

    def row(self, column: i64, line: i64, is_upgraded: bool) -> i64:
        """The effect of a line; an upgrade covers the first."""
        return self.upgrade[column] if is_upgraded and line == 0 else self.first[column] + line


def are_alike(one: str, other: str) -> bool:
    """May an upgrade that does one cover a line that does the other?"""
    return one == other or {one, other} == {"gain", "gain-choice"}


class Orders:
    def __init__(self, section: Section) -> None:
        below = [section.section(order) for order in ORDERS]
        self.column: vec[i64] = vec[i64](
            [COLUMNS.index(one.word("column", COLUMNS)) for one in below]
        )
        self.copies: vec[i64] = vec[i64](section.column(ORDERS, "copies", 0, MOST_COPIES))
        self.more_copies: vec[i64] = vec[i64](section.column(ORDERS, "more_copies", 0, MOST_COPIES))
        # Bags of goods: one of any one of them; nothing, if there is none.
        self.cost: vec[i64] = vec[i64]([one.bag("cost", GOODS) for one in below])


class Specials:
    def __init__(self, section: Section) -> None:
        below = [section.section(special) for special in SPECIALS]
        self.columns: vec[i64] = vec[i64]([one.bag("columns", COLUMNS) for one in below])
        self.once: vec[i64] = vec[i64]([int(one.flag("once")) for one in below])
        for special, columns in zip(SPECIALS, self.columns, strict=True):
            if columns == 0:
                raise BadInput(
                    f"specials.{special}.columns: the list is empty; possible: one or more"
                )


class Goals:
    def __init__(self, section: Section) -> None:
        self.conditions = Conditions()
        below = [section.section(goal) for goal in GOALS]
        for one in below:
            for condition in one.tables("conditions", CONDITION_KEYS):
                check_condition(condition, one)
        first = [self.conditions.read(one, goal) for goal, one in enumerate(below)]
        first.append(len(self.conditions.rows))
        self.first: vec[i64] = vec[i64](first)
        self.conditions.close()
        self.at: vec[i64] = vec[i64]([TIMES.index(one.word("at", TIMES)) for one in below])
        # What must have changed for a goal to be looked at.
        self.hangs_on: vec[i64] = vec[i64]([0] * len(GOALS))
        self.clan_hangs_on: vec[i64] = vec[i64]([0] * CLAN_COUNT)  # of any of its goals
        for row in self.conditions.rows:
            self.hangs_on[row[0]] |= HANGS_ON[row[1]]
            self.clan_hangs_on[row[0] // GOALS_OF_CLAN] |= HANGS_ON[row[1]]
        for goal in range(len(GOALS)):
            if self.first[goal] == self.first[goal + 1]:
                raise BadInput(
                    f"goals.{GOALS[goal]}.conditions: the list is empty; possible: one or more"
                )


class Components:
    """What the program reads of the file, and a player may correct; the rest is provenance."""

    def __init__(self, section: Section) -> None:
        self.name_ja: str = section.section("game").text("name_ja", fixed=True)
        self.rules = Rules(section.section("rules"))
        self.play = Play(section.section("play"))
        self.goods_by_turn = GoodsByTurn(section.section("goods_by_turn"))
        self.toshi_ranbo = ToshiRanbo(section.section("toshi_ranbo"))
        self.tower = Tower(section.section("tower"))
        self.noble_cost: vec[i64] = vec[i64](
            section.section("nobles").numbers("influence", int(NOBLE_COUNT), 0, LARGEST)
        )
        tokens = section.section("tokens")
        self.tokens: i64 = packed([tokens.number(token, 0, int(MOST)) for token in TOKENS])
        self.dice = Dice(section.section("dice"))
        self.effects = Effects()
        self.columns = Columns(section, self.effects)
        self.orders = Orders(section.section("orders"))
        self.specials = Specials(section.section("specials"))
        self.read_cards(section)
        self.tactic_price: vec[i64] = vec[i64](
            section.section("tactics").column(TACTICS, "price", 0, MOST_PRICE)
        )
        self.building_price: vec[i64] = vec[i64](
            section.section("buildings").column(BUILDINGS, "price", 0, MOST_PRICE)
        )
        self.goals = Goals(section.section("goals"))
        maps = section.section("maps")
        self.small = Board(maps.section("small"), "small", [2, 3])
        self.large = Board(maps.section("large"), "large", [4, 5, 6])
        self.check()

    def read_cards(self, section: Section) -> None:
        """The effects of all cards, in the order of their numbers."""
        first: list[int] = []
        for key, words in (
            ("orders", ORDERS),
            ("specials", SPECIALS),
            ("tactics", TACTICS),
            ("heroes", HEROES),
            ("buildings", BUILDINGS),
        ):
            below = section.section(key)
            for word in words:
                card = below.section(word)
                first.append(read_effects(self.effects, card, len(first)))
                if len(self.effects.rows) - first[-1] >= EFFECTS_OF_CARD:
                    raise BadInput(f"{card.path}effects: fewer than {EFFECTS_OF_CARD}")
        first.append(len(self.effects.rows))
        self.first_effect: vec[i64] = vec[i64](first)
        self.effects.close()

    def good_for(self, deed: i64) -> i64:
        """What the printed line with that deed is paid with; -1, if there is none."""
        for row in range(self.columns.first[0], self.columns.upgrade[0]):
            if self.effects.op[row] == deed:
                return self.effects.pay[row]
        return -1

    def check(self) -> None:
        """What must hold among several figures."""
        villages = 10
        if sum(int(self.tokens >> 4 * kind) & 15 for kind in range(len(TOKENS))) < villages:
            raise BadInput(f"tokens: there must be {villages} at least, one for every village")
        for turn in range(MOST_SEATS):
            if self.goods_by_turn.troops[turn] > self.rules.troops:
                raise BadInput("goods_by_turn.troops: more than a clan has")
        base = sum(self.orders.copies)
        if base < self.rules.row:
            raise BadInput("orders: fewer copies than the row holds")
        self.check_heights()
        self.check_queue()
        self.check_icons()
        self.check_goals()

    def check_heights(self) -> None:
        orders = self.orders
        for number, column in enumerate(COLUMNS):
            cards = sum(
                orders.copies[order] + orders.more_copies[order]
                for order in range(len(ORDERS))
                if orders.column[order] == number
            )
            if cards > HIGHEST - BESIDES:
                raise BadInput(f"orders: {cards} of '{column}'; at most {HIGHEST - BESIDES}")

    def check_queue(self) -> None:
        """What acts at one moment can wait in a row."""
        for moment, word in enumerate(MOMENTS):
            counts = [0] * int(CARD_COUNT)
            for row in range(len(self.effects.rows)):
                if self.effects.card[row] < CARD_COUNT and self.effects.when[row] == moment:
                    counts[self.effects.card[row]] += 1
            tactics = sorted(counts[FIRST_TACTIC:FIRST_HERO])[-2 * TACTIC_LIMIT :]
            heroes = sorted(counts[FIRST_HERO:FIRST_BUILDING])[-HEROES_AT_MOST:]
            if sum(tactics) + sum(heroes) + sum(counts[FIRST_BUILDING:]) > QUEUE:
                raise BadInput(f"tactics, heroes, buildings: too many effects with '{word}'")

    def check_icons(self) -> None:
        """No side of a battle comes to more of an icon than its bits hold."""
        for kind, word in enumerate(BATTLE_ICONS):
            most = self.icons_on_cards(kind) + self.icons_besides(word)
            if most > ICON_MASK:
                raise BadInput(
                    f"effects: up to {most} of '{word}' in a battle; at most {ICON_MASK}"
                )

    def icons_on_cards(self, kind: int) -> int:
        """How many of an icon the cards of one seat can have, all orders among them."""
        counts = [0] * int(PRINTED + 1)
        for row in range(len(self.effects.rows)):
            counts[self.effects.card[row]] += int(icon(self.effects.icons[row], kind))
        orders = sum(
            counts[order] * int(self.orders.copies[order] + self.orders.more_copies[order])
            for order in range(len(ORDERS))
        )
        specials = sorted(counts[len(ORDERS) : FIRST_TACTIC])[-SPECIALS_OF_CLAN:]
        tactics = sorted(counts[FIRST_TACTIC:FIRST_HERO])[-TACTIC_LIMIT:]
        hero = max(counts[FIRST_HERO:FIRST_BUILDING])
        return orders + sum(specials) + sum(tactics) + hero + sum(counts[FIRST_BUILDING:])

    def icons_besides(self, word: str) -> int:
        """How many of an icon the dice show, Toshi Ranbo gives, and troops count for."""
        dice, city = int(self.rules.dice), self.toshi_ranbo
        if word == "strength":
            troops = int(self.rules.troops)
            return dice * int(max(self.dice.strength)) + int(city.strength) + troops
        if word == "blood":
            return dice * int(max(self.dice.blood))
        return dice * int(max(self.dice.armour)) + int(city.armour) if word == "armour" else 0

    def check_goals(self) -> None:
        """Troops and places suffice for every goal, on both maps."""
        for row in self.goals.conditions.rows:
            goal, op, n = row[0], row[1], row[2]
            for board in (self.small, self.large):
                most = self.most_for_goal(board, goal, op, row[PLACE_ASKED], row[TROOPS_ASKED])
                if n > most:
                    where = f"goals.{GOALS[goal]}.conditions"
                    asked = f"'{CONDITIONS[op]}' asks for {n}"
                    raise BadInput(f"{where}: {asked}; on {board.path}rows at most {most}")

    def most_for_goal(self, board: Board, goal: int, op: int, site: int, troops: int) -> int:
        """The highest number that a condition can ask for."""
        armies = int(self.rules.troops) // max(1, troops)
        if op in (CONTROLS, HAS_HERO_AT):
            return min(armies, self.sites(board, goal, site))
        if op == CONTROLS_AROUND:
            return min(armies, size(board.touching[TOSHI_RANBO] & ~forts_of_all()))
        if op in (OCCUPIES, HAS_ARMIES):
            return min(armies, size(board.places & ~forts_of_all()))
        if op == HAS_UPGRADES:
            return size(board.shrines)
        if op in (HAS_TROOPS, HAS_ARMY_AT):
            return int(self.rules.troops)
        if op == HAS_HEROES_OUT:
            return int(HEROES_AT_MOST)
        return int(PLACE_COUNT)

    def sites(self, board: Board, goal: int, site: int) -> int:
        """How many territories of the kind there can be; the clan of the goal may add watchtowers."""
        if site == VILLAGE_SITE:
            return size(board.villages)
        if site == SHRINE_SITE:
            return size(board.shrines)
        if site == TOWER_SITE:
            return size(board.towers) + self.linked_towers(goal // int(GOALS_OF_CLAN))
        return BUILDINGS_OF_TWO if site == BUILDING_SITE else 1

    def linked_towers(self, clan: int) -> int:
        """How many buildings of the clan make their territory a watchtower."""
        first = FIRST_BUILDING + clan * BUILDINGS_OF_CLAN
        cards = {
            int(self.effects.card[row])
            for row in range(len(self.effects.rows))
            if self.effects.op[row] == LINK_TOWER
        }
        return len([card for card in cards if first <= card < first + BUILDINGS_OF_CLAN])


COMPONENTS: Final = ComponentsFile("kachidoki.titles.gunsen", Components)
