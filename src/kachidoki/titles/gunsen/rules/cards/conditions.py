"""What goals ask for, as rows of data."""

from typing import Final

from kachidoki.engine.components import Section
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import COLUMN_COUNT, GOODS, MOST_TROOPS, PLACE_COUNT
from kachidoki.titles.gunsen.rules.cards.effects import ROLES

CONDITIONS: Final = [
    "goods",
    "lead",
    "troops-on-board",
    "army-at",
    "control",
    "control-adjacent",
    "armies",
    "territories-occupied",
    "heroes-deployed",
    "hero-at",
    "orders-per-column",
    "shrine-upgrades",
    "tokens-taken",
    "battle-won",
    "kills-in-battle",
]
HAS_LEAD: Final = 1
HAS_TROOPS: Final = 2
HAS_ARMY_AT: Final = 3
CONTROLS: Final = 4
CONTROLS_AROUND: Final = 5
HAS_ARMIES: Final = 6
OCCUPIES: Final = 7
HAS_HEROES_OUT: Final = 8
HAS_HERO_AT: Final = 9
HAS_ORDERS: Final = 10
HAS_UPGRADES: Final = 11
TOOK_TOKENS: Final = 12
WON_BATTLE: Final = 13

# What can have changed, as bits; and on which of it each condition hangs.
GOODS_CHANGED: Final = 1
ARMIES_CHANGED: Final = 2
ORDERS_CHANGED: Final = 4
OTHERS_CHANGED: Final = 8
GOODS_SPENT: Final = 16
ANYTHING: Final = 31
HANGS_ON: Final = [
    GOODS_CHANGED,
    GOODS_CHANGED | GOODS_SPENT,  # who spends may lose the lead to another
    *[ARMIES_CHANGED] * 8,
    ORDERS_CHANGED,
    OTHERS_CHANGED,
    ANYTHING,  # tokens come with goods or troops
    OTHERS_CHANGED,
    OTHERS_CHANGED,
]

# When a goal is looked at.
TIMES: Final = ["once", "turn-end"]
AT_TURN_END: Final = 1

# Where: the kinds of territory that a goal can name.
SITES: Final = ["village", "shrine", "watchtower", "building", "toshi-ranbo"]
VILLAGE_SITE: Final = 0
SHRINE_SITE: Final = 1
TOWER_SITE: Final = 2
BUILDING_SITE: Final = 3

KEYS: Final = [
    "op",
    "n",
    *GOODS,
    "good",
    "place",
    "troops",
    "role",
    "losses",
    "enemies",
    "survivors",
    "steps",
    "columns",
    "total",
]
MOST: Final = 99
# Where in a row these words are.
PLACE_ASKED: Final = 7
TROOPS_ASKED: Final = 8


class Conditions:
    """All conditions of all goals, row by row."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def read(self, section: Section, goal: int) -> int:
        """The conditions of a goal: the number of the first; they follow one another."""
        first = len(self.rows)
        for row in section.tables("conditions", KEYS):
            troops = int(MOST_TROOPS)
            self.rows.append(
                [
                    goal,
                    CONDITIONS.index(row.word("op", CONDITIONS)),
                    row.number_if_named("n", 0, int(PLACE_COUNT)),
                    row.number_if_named("koku", 0, MOST),
                    row.number_if_named("influence", 0, MOST),
                    row.number_if_named("wood", 0, MOST),
                    row.word_if_named("good", GOODS),
                    row.word_if_named("place", SITES),
                    row.number_if_named("troops", 0, troops),
                    row.word_if_named("role", ROLES),
                    row.number("losses", 0, troops) if "losses" in row.words else troops,
                    row.number_if_named("enemies", 0, troops),
                    row.number_if_named("survivors", 0, troops),
                    row.number_if_named("steps", 0, MOST),
                    row.number_if_named("columns", 0, int(COLUMN_COUNT)),
                    row.number_if_named("total", 0, MOST),
                ]
            )
        return first

    def close(self) -> None:
        """All are read: from now on they are looked up by column."""
        columns = [vec[i64]([row[place] for row in self.rows]) for place in range(16)]
        self.goal: vec[i64] = columns[0]
        self.op: vec[i64] = columns[1]
        self.n: vec[i64] = columns[2]
        self.koku: vec[i64] = columns[3]
        self.influence: vec[i64] = columns[4]
        self.wood: vec[i64] = columns[5]
        self.good: vec[i64] = columns[6]
        self.place: vec[i64] = columns[7]
        self.troops: vec[i64] = columns[8]
        self.role: vec[i64] = columns[9]
        self.losses: vec[i64] = columns[10]
        self.enemies: vec[i64] = columns[11]
        self.survivors: vec[i64] = columns[12]
        self.steps: vec[i64] = columns[13]
        self.columns: vec[i64] = columns[14]
        self.total: vec[i64] = columns[15]
