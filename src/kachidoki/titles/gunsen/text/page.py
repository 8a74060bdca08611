"""The rules page: paragraphs in Markdown, and tables made from the components."""

from collections.abc import Sequence

from kachidoki.engine import Setting
from kachidoki.engine.bag import only, size
from kachidoki.text.pages import Below, Page
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENTS,
    BUILDINGS,
    BUILDINGS_OF_CLAN,
    CLANS,
    COLUMNS,
    FACES,
    FIRST_FORT,
    FIRST_MERCENARY,
    GOALS,
    GOALS_OF_CLAN,
    GOODS,
    HEROES,
    HEROES_OF_CLAN,
    MOST_SEATS,
    NEUTRAL_TACTICS,
    NOBLES,
    ORDERS,
    SPECIALS,
    SPECIALS_OF_CLAN,
    TACTICS,
    TACTICS_OF_CLAN,
)
from kachidoki.titles.gunsen.rules.board import Board
from kachidoki.titles.gunsen.rules.box import FEW
from kachidoki.titles.gunsen.rules.components import COMPONENTS, LINES
from kachidoki.titles.gunsen.text.cards import (
    columns_of_special,
    cost_of_order,
    describe_card,
    describe_goal,
    describe_line,
    describe_upgrade,
    price_of_building,
    price_of_tactic,
)
from kachidoki.titles.hooks import Block, Speaker, Table

SECTIONS = (
    "aim",
    "board",
    "clan-board",
    "setup",
    "turn",
    "orders",
    "columns",
    "nobles",
    "summoning",
    "movement",
    "towers",
    "toshi-ranbo",
    "villages",
    "shrines",
    "buildings",
    "tactics",
    "heroes",
    "specials",
    "battle",
    "outcome",
    "turn-end",
    "end",
    "dice",
    "order-cards",
    "neutral-cards",
    "clan-cards",
    "rulings",
    "sources",
)
WORDS = (
    "clan",
    "achievement",
    "territory",
    "fort",
    "control",
    "koku",
    "influence",
    "wood",
    "troop",
    "army",
    "column",
    "order",
    "upgrade",
    "tactic",
    "noble-action",
    "watchtower",
    "toshi-ranbo",
    "village",
    "shrine",
    "building",
    "hero",
    "mercenary",
    "special-order",
    "strength",
    "blood",
    "armour",
    "reroll",
    "retreat",
    "goal",
)
# Who wins a battle: the first situation that applies.
OUTCOMES = ("nobody", "survivors", "attacker", "defender")
# The cards of clans, and how many each clan has; the tables of the file that they stand in.
CLAN_CARDS: dict[str, tuple[list[str], int]] = {
    "hero": (HEROES, int(HEROES_OF_CLAN)),
    "tactic": (TACTICS, int(TACTICS_OF_CLAN)),
    "special": (SPECIALS, int(SPECIALS_OF_CLAN)),
    "building": (BUILDINGS, int(BUILDINGS_OF_CLAN)),
    "goal": (GOALS, int(GOALS_OF_CLAN)),
}
TABLES = {
    "hero": "heroes",
    "tactic": "tactics",
    "special": "specials",
    "building": "buildings",
    "goal": "goals",
}
FEWEST = 2


class RulesPage(Page):
    """The sections of Gunsen, with the numbers of the setting."""

    sections = SECTIONS
    words = WORDS

    def __init__(self, texts: Speaker, setting: Setting) -> None:
        self.components = COMPONENTS.with_corrections(setting.corrections)
        super().__init__(texts, setting, COMPONENTS, self.components.name_ja)

    def below(self) -> Below:
        return {
            "aim": self.achievements,
            "board": self.boards,
            "clan-board": self.columns,
            "setup": self.goods,
            "nobles": self.nobles,
            "outcome": self.outcomes,
            "dice": self.dice,
            "order-cards": self.orders,
            "neutral-cards": self.neutral_cards,
            "clan-cards": self.clans,
            "sources": self.reconstructed,
        }

    # ------------------------------------------------------------- the table

    def achievements(self) -> list[Block]:
        rows = [self.head("achievement", "merit")]
        for word in ACHIEVEMENTS:
            merit = self.texts.say(f"achievement-{word}.merit")
            rows.append([self.texts.name("achievement", word), merit])
        return [rows]

    def boards(self) -> list[Block]:
        """How many territories each side of the board has."""
        rows = [self.head("players", "territories", "villages", "shrines", "watchtowers")]
        rows.append(self.board(self.components.small, "maps.small", FEWEST, FEW))
        rows.append(self.board(self.components.large, "maps.large", FEW + 1, int(MOST_SEATS)))
        return [rows, *self.legend("maps")]

    def board(self, board: Board, path: str, least: int, most: int) -> list[str]:
        land = board.places & (only(FIRST_FORT) - 1)
        kinds = [board.villages, board.shrines, board.towers]
        return [
            self.texts.say("players-range", least=least, most=most),
            f"{size(land)}{self.mark(path)}",
            *[str(size(kind)) for kind in kinds],
        ]

    def columns(self) -> list[Block]:
        """The printed lines, and what the upgrade puts in the place of the first."""
        rows = [self.head("column", "line-1", "upgrade-effect", "line-2", "line-3")]
        for at, column in enumerate(COLUMNS):
            lines = [
                describe_line(self.texts, self.components, column, line)
                for line in range(self.components.columns.lines[at])
            ]
            first, *others = [*lines, *[""] * (int(LINES) - len(lines))]
            upgrade = describe_upgrade(self.texts, self.components, column)
            name = self.texts.name("column", column) + self.mark(f"columns.{column}")
            rows.append([name, first, upgrade + self.mark(f"upgrades.{column}"), *others])
        return [rows, *self.legend("columns", "upgrades")]

    def goods(self) -> list[Block]:
        """What everybody begins with, by turn order."""
        figures = self.components.goods_by_turn
        rows = [self.head("turn-order", "koku", "influence", "wood", "troops")]
        mark = self.mark("goods_by_turn")
        for turn in range(MOST_SEATS):
            goods = [figures.goods[good * MOST_SEATS + turn] for good in range(len(GOODS))]
            rows.append(
                [str(turn + 1), *[f"{count}{mark}" for count in goods], str(figures.troops[turn])]
            )
        return [rows, *self.legend("goods_by_turn")]

    def nobles(self) -> list[Block]:
        rows = [self.head("noble", "influence", "effect")]
        for at, noble in enumerate(NOBLES):
            effect = self.texts.say(f"noble-{noble}.effect")
            cost = str(self.components.noble_cost[at])
            rows.append([self.texts.name("noble", noble), cost, effect])
        return [rows]

    def outcomes(self) -> list[Block]:
        rows = [self.head("case", "outcome")]
        for word in OUTCOMES:
            result = self.texts.say(f"outcome-{word}.result")
            rows.append([self.texts.say(f"outcome-{word}"), result])
        return [rows]

    def dice(self) -> list[Block]:
        rows = [self.head("face", "shows")]
        for face in FACES:
            rows.append([face, self.texts.name("face", face) + self.mark(f"dice.{face}")])
        return [rows, *self.legend("dice")]

    # ------------------------------------------------------------- cards

    def orders(self) -> list[Block]:
        """A table for every colour."""
        blocks: list[Block] = []
        for at, column in enumerate(COLUMNS):
            blocks.append(f"### {self.texts.name('column', column)}")
            blocks.append(self.orders_of(at))
        return [*blocks, *self.legend("orders")]

    def orders_of(self, column: int) -> Table:
        orders = self.components.orders
        rows = [self.head("order", "cost", "copies", "more-copies", "effect")]
        for at, order in enumerate(ORDERS):
            if orders.column[at] == column:
                rows.append(
                    [
                        self.texts.name("order", order) + self.mark(f"orders.{order}"),
                        cost_of_order(self.texts, self.components, order),
                        str(orders.copies[at]),
                        str(orders.more_copies[at]),
                        self.effect(order),
                    ]
                )
        return rows

    def neutral_cards(self) -> list[Block]:
        tactics = [self.head("tactic", "price", "effect")]
        for tactic in NEUTRAL_TACTICS:
            name = self.texts.name("tactic", tactic) + self.mark(f"tactics.{tactic}")
            tactics.append([name, self.price("tactic", tactic), self.effect(tactic)])
        heroes = [self.head("hero", "effect")]
        for hero in HEROES[FIRST_MERCENARY:]:
            name = self.texts.name("hero", hero) + self.mark(f"heroes.{hero}")
            heroes.append([name, self.effect(hero)])
        return [tactics, heroes, *self.legend("tactics", "heroes")]

    def clans(self) -> list[Block]:
        """A table for every clan."""
        blocks: list[Block] = []
        for at, clan in enumerate(CLANS):
            blocks.append(f"### {self.texts.name('clan', clan)}")
            blocks.append(self.texts.say(f"clan-{clan}.trait"))
            blocks.append(self.cards_of(at))
        return [*blocks, *self.legend("heroes", "tactics", "specials", "buildings", "goals")]

    def cards_of(self, clan: int) -> Table:
        rows = [self.head("sort", "card", "price", "effect")]
        for sort in CLAN_CARDS:
            for card in own_cards(sort, clan):
                name = self.texts.name(sort, card) + self.mark(f"{TABLES[sort]}.{card}")
                rows.append(
                    [
                        self.texts.name("sort", sort),
                        name,
                        self.price(sort, card),
                        self.effect(card),
                    ]
                )
        return rows

    def price(self, sort: str, card: str) -> str:
        """What a card is bought for; where a special order may lie."""
        if sort == "special":
            return columns_of_special(self.texts, self.components, card)
        if sort == "tactic":
            return price_of_tactic(self.texts, self.components, card)
        if sort == "building":
            return price_of_building(self.texts, self.components, card)
        return ""

    def effect(self, card: str) -> str:
        if card in GOALS:
            return describe_goal(self.texts, self.components, card)
        return describe_card(self.texts, self.components, card)


def own_cards(sort: str, clan: int) -> Sequence[str]:
    """The cards of one sort that the clan has."""
    cards, each = CLAN_CARDS[sort]
    return cards[clan * each : (clan + 1) * each]
