"""The rules page: paragraphs in Markdown, and tables made from the components."""

from itertools import groupby

from kachidoki.engine import Setting
from kachidoki.engine.bag import has
from kachidoki.engine.counts import count
from kachidoki.engine.vecs import i64
from kachidoki.text.pages import Below, Page
from kachidoki.titles.hooks import Block, Speaker, Table
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGES,
    CARDS,
    HOUSES,
    MANDATES,
    MONSTERS,
    REGIONS,
    SEASONS,
    SHRINES,
    SORTS,
)
from kachidoki.titles.rising_sun.rules.components import COMPONENTS

SECTIONS = (
    "aim",
    "box",
    "map",
    "houses",
    "figures",
    "honor",
    "setup",
    "year",
    "season",
    "tea",
    "deals",
    "politics",
    "recruit",
    "march",
    "train",
    "harvest",
    "betray",
    "kami",
    "war",
    "battle",
    "season-end",
    "winter",
    "cards",
    "monsters",
    "rulings",
    "sources",
)
WORDS = (
    "victory-points",
    "house",
    "region",
    "sea-route",
    "stronghold",
    "figure",
    "bushi",
    "shinto",
    "daimyo",
    "monster",
    "oni",
    "reserve",
    "force",
    "honor",
    "coin",
    "ronin",
    "alliance",
    "mandate",
    "active-player",
    "privilege",
    "summon",
    "place",
    "kill",
    "hostage",
    "kami",
    "shrine",
    "season-card",
    "virtue",
    "war-token",
    "advantage",
)
BUSHIDO_COINS = "cards.way-of-bushido.coins"
UNSETTLED = {"way-of-bushido": BUSHIDO_COINS}


class RulesPage(Page):
    """The sections of Rising Sun, with the numbers of the setting."""

    sections = SECTIONS
    words = WORDS

    def __init__(self, texts: Speaker, setting: Setting) -> None:
        self.components = COMPONENTS.with_corrections(setting.corrections)
        super().__init__(texts, setting, COMPONENTS, self.components.name_ja)

    def below(self) -> Below:
        return {
            "map": self.regions,
            "houses": self.houses,
            "politics": self.mandates,
            "kami": self.shrines,
            "battle": self.advantages,
            "winter": self.sets,
            "cards": self.cards,
            "monsters": self.monsters,
            "sources": self.reconstructed,
        }

    # ------------------------------------------------------------- the table

    def regions(self) -> list[Block]:
        regions = self.components.regions
        rows = [
            self.head("region", "japanese", "points", "coins", "ronin", "borders", "sea-routes")
        ]
        for at, region in enumerate(REGIONS):
            harvest = [regions.points[at], regions.coins[at], regions.ronin[at]]
            rows.append(
                [
                    self.texts.name("region", region),
                    regions.names[region],
                    *[str(amount) if amount else "" for amount in harvest],
                    self.regions_in(regions.land[at]),
                    self.regions_in(regions.sea[at]),
                ]
            )
        return [rows]

    def regions_in(self, bag: i64) -> str:
        found = [region for at, region in enumerate(REGIONS) if has(bag, at)]
        return ", ".join(self.texts.name("region", region) for region in found)

    def houses(self) -> list[Block]:
        houses = self.components.houses
        rows = [self.head("house", "japanese", "rank", "income", "home", "trait", "ability")]
        for at, house in enumerate(HOUSES):
            rows.append(
                [
                    self.texts.name("house", house),
                    houses.names[house],
                    str(houses.rank[at]),
                    str(houses.income[at]),
                    self.texts.name("region", REGIONS[houses.home[at]]),
                    self.texts.say(f"house-{house}.trait"),
                    self.texts.say(f"house-{house}.ability"),
                ]
            )
        return [rows]

    # ------------------------------------------------------------- politics and war

    def mandates(self) -> list[Block]:
        rows = [self.head("mandate", "japanese", "tiles", "everybody", "privileged")]
        for at, mandate in enumerate(MANDATES):
            rows.append(
                [
                    self.texts.name("mandate", mandate),
                    self.components.mandate_names[mandate],
                    str(count(self.components.tiles, at)),
                    self.texts.say(f"mandate-{mandate}.effect"),
                    self.texts.say(f"mandate-{mandate}.privilege"),
                ]
            )
        return [rows]

    def shrines(self) -> list[Block]:
        rows = [self.head("kami", "japanese", "effect")]
        for shrine in SHRINES:
            name = self.texts.name("shrine", shrine)
            effect = self.texts.say(f"shrine-{shrine}.effect")
            rows.append([name, self.components.shrine_names[shrine], effect])
        return [rows]

    def advantages(self) -> list[Block]:
        rows = [self.head("advantage", "effect")]
        for advantage in ADVANTAGES:
            effect = self.texts.say(f"advantage-{advantage}.effect")
            rows.append([self.texts.name("advantage", advantage), effect])
        return [rows]

    def sets(self) -> list[Block]:
        """What tokens bring, each and for different regions; what brings nothing is left out."""
        tokens = [self.head("season", "token-points")]
        for at, season in enumerate(SEASONS):
            each = str(self.components.token_points[at])
            tokens.append([self.texts.name("season", season), each])
        sets = [self.head("regions", "points")]
        points_of = self.components.set_points
        for points, group in groupby(range(len(REGIONS) + 1), key=lambda at: int(points_of[at])):
            numbers = list(group)
            if points:
                sets.append([span(numbers[0], numbers[-1]), str(points)])
        return [tokens, sets]

    # ------------------------------------------------------------- cards and monsters

    def cards(self) -> list[Block]:
        """A table for every season."""
        blocks: list[Block] = []
        for season in SEASONS:
            blocks += [f"### {self.texts.say(f'season-{season}.heading')}", self.cards_of(season)]
        return [*blocks, *self.legend(BUSHIDO_COINS)]

    def cards_of(self, season: str) -> Table:
        cards = self.components.cards
        rows = [self.head("card", "sort", "sets", "price", "copies", "effect")]
        for at, card in enumerate(CARDS):
            if SEASONS[cards.season[at]] == season:
                sets = ", ".join(self.texts.name("set", name) for name in cards.sets[at])
                rows.append(
                    [
                        self.texts.name("card", card),
                        self.texts.name("sort", SORTS[cards.sort[at]]),
                        sets,
                        str(cards.cost[at]),
                        str(cards.copies[at]),
                        self.texts.say(f"card-{card}.effect") + self.mark(UNSETTLED.get(card, "")),
                    ]
                )
        return rows

    def monsters(self) -> list[Block]:
        monsters = self.components.monsters
        rows = [self.head("monster", "japanese", "force", "force-low", "effect")]
        for at, monster in enumerate(MONSTERS):
            force, low = str(monsters.force[at]), str(monsters.force_low[at])
            rows.append(
                [
                    self.texts.name("figure", monster),
                    monsters.names[monster],
                    force,
                    low,
                    self.texts.say(f"card-{monster}.effect"),
                ]
            )
        return [rows]


def span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"
