"""What cards do, as rows of data: when, what, how much, on which condition."""

from typing import Final

from kachidoki.engine.components import Section
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import COLUMNS, GOODS, MOST_TROOPS

# At which moment an effect acts.
MOMENTS: Final = [
    "activate",
    "battle",
    "before-battle",
    "battle-start",
    "after-roll",
    "after-keep",
    "battle-won",
    "battle-lost",
    "on-gain",
    "always",
]
ACTIVATED: Final = 0
IN_BATTLE: Final = 1
BEFORE_BATTLE: Final = 2
BATTLE_STARTS: Final = 3
AFTER_ROLL: Final = 4
AFTER_KEEP: Final = 5
BATTLE_WON: Final = 6
BATTLE_LOST: Final = 7
GAINED: Final = 8

# What it does then.
DEEDS: Final = [
    "gain",
    "gain-choice",
    "summon",
    "move",
    "buy-move",
    "build",
    "buy-tactic",
    "icons",
    "hero",
    "place-special-order",
    "activate-column",
    "discount",
    "army-limit",
    "tower-toll",
    "link-tower",
    "free-extra-move",
    "kill",
    "convert",
    "steal",
    "spare",
    "set-die",
    "ignore-enemy-heroes",
    "survivors-only-strength",
    "win-without-losses",
    "join-battle",
    "deny",
    "return-to-supply",
]
GAIN_GOODS: Final = 0
GAIN_CHOICE: Final = 1
SUMMON_TROOPS: Final = 2
MOVE_ARMY: Final = 3
BUY_MOVE: Final = 4
BUILD_HOUSES: Final = 5
BUY_TACTICS: Final = 6
ICONS: Final = 7
CALL_HERO: Final = 8
PLACE_SPECIAL: Final = 9
ACTIVATE_COLUMN: Final = 10
DISCOUNT: Final = 11
ARMY_LIMIT: Final = 12
TOWER_TOLL: Final = 13
LINK_TOWER: Final = 14
FREE_MOVE: Final = 15
KILL_TROOPS: Final = 16
CONVERT: Final = 17
STEAL_GOODS: Final = 18
SPARE: Final = 19
SET_DIE: Final = 20
IGNORE_HEROES: Final = 21
SURVIVORS_ONLY: Final = 22
WIN_WITHOUT_LOSSES: Final = 23
JOIN_BATTLE: Final = 24
DENY: Final = 25
RETURN_TO_SUPPLY: Final = 26

# The icons of a battle, eight bits each in one number.
BATTLE_ICONS: Final = ["strength", "blood", "armour", "dice", "reroll", "keep"]
ICON_BITS: Final[i64] = 8
ICON_MASK: Final[i64] = 255
STRENGTH: Final = 0
BLOOD: Final = 1
ARMOUR: Final = 2
DICE_MORE: Final = 3
REROLLS: Final = 4
KEEPS: Final = 5

# Where troops are put.
SPOTS: Final = ["summon-point", "here", "fort"]
AT_FORT: Final = 2

# Which column's activation: any on which the card lies, one of the four, or any from which armies move.
ACTIVATIONS: Final = ["own", *COLUMNS, "moving"]
OWN_COLUMN: Final = 0
MOVING: Final = 5

ROLES: Final = ["any", "attacker", "defender"]
ANY_ROLE: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

# Kinds of territory, as bits.
KINDS: Final = ["shrine", "toshi-ranbo", "building", "this-building"]
AT_SHRINE: Final = 1
AT_TOSHI_RANBO: Final = 2
AT_BUILDING: Final = 4
AT_THIS_BUILDING: Final = 8

POOLS: Final = ["clan", "mercenary"]
MERCENARY: Final = 1
WHAT: Final = ["nothing", "building", "order", "reroll"]
BUILDING_PRICE: Final = 1
ORDER_PRICE: Final = 2
SOURCES: Final = ["opponent", "anybody"]
ANYBODY: Final = 1
WHO: Final = ["any", "hero"]
PAID: Final = ["free", *GOODS]

KEYS: Final = [
    "when",
    "op",
    "n",
    *GOODS,
    *BATTLE_ICONS,
    "range",
    "at",
    "of",
    "column",
    "who",
    "pay",
    "price",
    "pool",
    "what",
    "least",
    "each",
    "from",
    "role",
    "place",
    "troops",
    "enemy_hero",
]
MOST: Final = 9


def packed_icons(row: Section) -> int:
    """The icons of the row, side by side."""
    icons = 0
    for number, word in enumerate(BATTLE_ICONS):
        icons |= row.number_if_named(word, 0, MOST) << int(ICON_BITS) * number
    return icons


def icon(icons: i64, kind: i64) -> i64:
    return (icons >> (ICON_BITS * kind)) & ICON_MASK


def icon_counts(icons: i64) -> dict[str, int]:
    """How many there are of each icon, by its name; icons that are not there are left out."""
    found: dict[str, int] = {}
    for number, word in enumerate(BATTLE_ICONS):
        if icon(icons, number):
            found[word] = icon(icons, number)
    return found


def bag_if_named(row: Section, key: str, possible: list[str]) -> int:
    """Words as a bag; they may be left out."""
    return row.bag(key, possible) if key in row.words else 0


class Effects:
    """All effects of all cards, row by row; `card` says of which one, by its number among all cards."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def read(self, section: Section, card: int) -> int:
        """The effects of a card: the number of the first; they follow one another."""
        first = len(self.rows)
        for row in section.tables("effects", KEYS):
            self.rows.append(
                [
                    card,
                    row.word_if_named("when", MOMENTS),
                    DEEDS.index(row.word("op", DEEDS)),
                    row.number_if_named("n", 0, MOST),
                    row.number_if_named("koku", 0, MOST),
                    row.number_if_named("influence", 0, MOST),
                    row.number_if_named("wood", 0, MOST),
                    packed_icons(row),
                    row.number_if_named("range", 0, MOST),
                    row.word_if_named("at", SPOTS),
                    bag_if_named(row, "of", GOODS),
                    row.word_if_named("column", ACTIVATIONS),
                    row.word_if_named("who", WHO),
                    row.word_if_named("pay", PAID) - 1,
                    row.number_if_named("price", 0, MOST),
                    row.word_if_named("pool", POOLS),
                    row.word_if_named("what", WHAT),
                    row.number_if_named("least", 0, MOST),
                    row.number_if_named("each", 0, MOST),
                    row.word_if_named("from", SOURCES),
                    row.word_if_named("role", ROLES),
                    bag_if_named(row, "place", KINDS),
                    row.number_if_named("troops", 0, int(MOST_TROOPS)),
                    int(row.flag("enemy_hero")) if "enemy_hero" in row.words else 0,
                ]
            )
        return first

    def close(self) -> None:
        """All are read: from now on they are looked up by column."""
        columns = [vec[i64]([row[place] for row in self.rows]) for place in range(24)]
        self.card: vec[i64] = columns[0]
        self.when: vec[i64] = columns[1]
        self.op: vec[i64] = columns[2]
        self.n: vec[i64] = columns[3]
        self.koku: vec[i64] = columns[4]
        self.influence: vec[i64] = columns[5]
        self.wood: vec[i64] = columns[6]
        self.icons: vec[i64] = columns[7]
        self.range: vec[i64] = columns[8]
        self.at: vec[i64] = columns[9]
        self.of: vec[i64] = columns[10]  # bags of goods
        self.column: vec[i64] = columns[11]
        self.led: vec[i64] = columns[12]  # only the army of the hero
        self.pay: vec[i64] = columns[13]  # the good of the price; -1: free
        self.price: vec[i64] = columns[14]
        self.pool: vec[i64] = columns[15]
        self.what: vec[i64] = columns[16]
        self.least: vec[i64] = columns[17]
        self.each: vec[i64] = columns[18]
        self.source: vec[i64] = columns[19]
        self.role: vec[i64] = columns[20]
        self.place: vec[i64] = columns[21]  # bits of KINDS; 0: anywhere
        self.troops: vec[i64] = columns[22]
        self.enemy_hero: vec[i64] = columns[23]

    def is_conditional(self, row: i64) -> bool:
        """Does it hang on the battle?"""
        return (
            self.role[row] != ANY_ROLE
            or self.place[row] != 0
            or self.troops[row] > 0
            or self.enemy_hero[row] != 0
        )
