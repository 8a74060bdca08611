"""What `components.toml` holds and can be corrected to: each figure named, typed and checked once."""

from typing import Final

from kachidoki.engine.bag import only
from kachidoki.engine.components import ComponentsFile, Section
from kachidoki.engine.counts import MOST, packed
from kachidoki.engine.errors import BadInput
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    CARD_SETS,
    CARDS,
    HOUSES,
    MANDATES,
    MONSTERS,
    PIECES,
    REGION_COUNT,
    REGIONS,
    SEASONS,
    SHRINES,
    SORTS,
)

LARGEST: Final = 99
MOST_MOVES: Final = 9
SHRINES_IN_PLAY: Final[i64] = 4
TILES_DRAWN: Final[i64] = 4
# Seven tiles are laid in a season and four looked at each time, so ten are needed.
TILES: Final = 10
MOST_COPIES: Final = 2

# At which moment a card acts.
MOMENTS: Final = [
    "none",
    "force",
    "war-force",
    "own-killed",
    "kills-lower",
    "would-kill",
    "war-begins",
    "sea-route",
    "hostage",
    "winter",
    "pays",
    "after-summon",
    "recruit-ends",
    "token-won",
    "mandate-chosen",
    "scores",
    "richer-earns",
    "betrays",
]
FORCE: Final = 1
WAR_FORCE: Final = 2
OWN_KILLED: Final = 3
KILLS_LOWER: Final = 4
WOULD_KILL: Final = 5
WAR_BEGINS: Final = 6
SEA_ROUTE: Final = 7
AT_HOSTAGE: Final = 8
IN_WINTER: Final = 9
PAYS: Final = 10
AFTER_SUMMON: Final = 11
RECRUIT_ENDS: Final = 12
TOKEN_WON: Final = 13
MANDATE_CHOSEN: Final = 14
SCORES: Final = 15
RICHER_EARNS: Final = 16
BETRAYS: Final = 17

# What it does then; what a moment does by itself has no deed.
DEEDS: Final = ["none", "gain", "place", "kill", "take-from-richest", "take-from-lower"]
GAIN: Final = 1
PLACE_FIGURE: Final = 2
KILL_FIGURE: Final = 3
TAKE_FROM_RICHEST: Final = 4
TAKE_FROM_LOWER: Final = 5

# How often an amount is counted, and on which condition.
PER: Final = ["once", "virtue", "stronghold", "monster", "oni", "alliance"]
PER_VIRTUE: Final = 1
PER_STRONGHOLD: Final = 2
PER_MONSTER: Final = 3
PER_ONI: Final = 4
PER_ALLIANCE: Final = 5
CONDITIONS: Final = ["always", "top-honor", "above-two", "allied"]
TOP_HONOR: Final = 1
ABOVE_TWO: Final = 2
ALLIED: Final = 3

# Where a figure is placed.
WHERE: Final = ["nowhere", "stronghold", "anywhere", "shrine"]
ANYWHERE: Final = 2
AT_SHRINE: Final = 3


class Figures:
    def __init__(self, section: Section) -> None:
        self.bushi: i64 = section.number("bushi", 1, MOST)
        self.shinto: i64 = section.number("shinto", 0, MOST)
        self.strongholds: i64 = section.number("strongholds", 1, MOST)


class Regions:
    def __init__(self, section: Section) -> None:
        below = [section.section(region) for region in REGIONS]
        self.names = section.names(REGIONS)
        self.land: vec[i64] = vec[i64](
            [bag_of(one.several_words("land", REGIONS)) for one in below]
        )
        self.sea: vec[i64] = vec[i64]([bag_of(one.several_words("sea", REGIONS)) for one in below])
        self.points: vec[i64] = vec[i64](section.column(REGIONS, "points", 0, LARGEST))
        self.coins: vec[i64] = vec[i64](section.column(REGIONS, "coins", 0, LARGEST))
        self.ronin: vec[i64] = vec[i64](section.column(REGIONS, "ronin", 0, LARGEST))


def bag_of(regions: list[str]) -> i64:
    bag: i64 = 0
    for region in regions:
        bag |= only(REGIONS.index(region))
    return bag


class Houses:
    def __init__(self, section: Section) -> None:
        self.names = section.names(HOUSES)
        self.rank: vec[i64] = vec[i64](section.column(HOUSES, "rank", 1, LARGEST))
        self.income: vec[i64] = vec[i64](section.column(HOUSES, "income", 0, LARGEST))
        self.home: vec[i64] = vec[i64](section.words_column(HOUSES, "home", REGIONS))
        if len({self.rank[house] for house in range(len(HOUSES))}) < len(HOUSES):
            raise BadInput("houses: no two may have the same rank")


class Politics:
    def __init__(self, section: Section) -> None:
        self.stronghold_cost: i64 = section.number("stronghold_cost", 0, LARGEST)
        self.discount: i64 = section.number("discount", 0, LARGEST)
        self.extra_figures: i64 = section.number("extra_figures", 0, MOST)
        self.harvest_coins: i64 = section.number("harvest_coins", 0, LARGEST)


class Kami:
    def __init__(self, section: Section) -> None:
        self.first_game: list[str] = section.several_words("first_game", SHRINES)
        self.moves: i64 = section.number("moves", 1, MOST_MOVES)
        self.ronin: i64 = section.number("ronin", 0, LARGEST)
        self.coins: i64 = section.number("coins", 0, LARGEST)
        self.points_per_stronghold: i64 = section.number("points_per_stronghold", 0, LARGEST)


class War:
    def __init__(self, section: Section) -> None:
        self.tokens_more_than_players: i64 = section.number("tokens_more_than_players", 1, 3)
        self.seppuku_points: i64 = section.number("seppuku_points", 0, LARGEST)
        self.hostage_points: i64 = section.number("hostage_points", 0, LARGEST)
        self.hostage_coins: i64 = section.number("hostage_coins", 0, LARGEST)
        self.poem_points: i64 = section.number("poem_points", 0, LARGEST)


class Monsters:
    def __init__(self, section: Section) -> None:
        self.points_taken: i64 = section.number("points_taken", 0, LARGEST)
        self.points_per_oni: i64 = section.number("points_per_oni", 0, LARGEST)
        below = [section.section(monster) for monster in MONSTERS]
        self.names = section.names(MONSTERS)
        self.force: vec[i64] = vec[i64](section.column(MONSTERS, "force", 1, LARGEST))
        self.force_low: vec[i64] = vec[i64](section.column(MONSTERS, "force_low", 1, LARGEST))
        self.oni: vec[i64] = vec[i64]([int(one.flag("oni")) for one in below])


class Cards:
    """The season cards, each a row of data."""

    def __init__(self, section: Section) -> None:
        below = [section.section(card) for card in CARDS]
        self.season: vec[i64] = vec[i64](section.words_column(CARDS, "season", SEASONS))
        self.sort: vec[i64] = vec[i64](section.words_column(CARDS, "sort", SORTS))
        self.sets: list[list[str]] = [one.several_words("sets", CARD_SETS) for one in below]
        self.cost: vec[i64] = vec[i64](section.column(CARDS, "cost", 0, LARGEST))
        self.copies: vec[i64] = vec[i64](section.column(CARDS, "copies", 0, MOST_COPIES))
        self.moment: vec[i64] = named(below, "moment", MOMENTS)
        self.deed: vec[i64] = named(below, "deed", DEEDS)
        self.per: vec[i64] = named(below, "per", PER)
        self.when: vec[i64] = named(below, "when", CONDITIONS)
        self.where: vec[i64] = named(below, "where", WHERE)
        self.figure: vec[i64] = named(below, "figure", PIECES)
        self.coins: vec[i64] = amounts(below, "coins", 0)
        self.ronin: vec[i64] = amounts(below, "ronin", 0)
        self.points: vec[i64] = amounts(below, "points", 0)
        self.figures: vec[i64] = amounts(below, "figures", 0)
        self.force: vec[i64] = amounts(below, "force", 0)
        self.honor: vec[i64] = amounts(below, "honor", -1)


def named(below: list[Section], key: str, possible: list[str]) -> vec[i64]:
    return vec[i64]([one.word_if_named(key, possible) for one in below])


def amounts(below: list[Section], key: str, lowest: i64) -> vec[i64]:
    return vec[i64]([one.number_if_named(key, lowest, LARGEST) for one in below])


class Components:
    """What the program reads of the file, and a player may correct; the rest is provenance."""

    def __init__(self, section: Section) -> None:
        self.name_ja: str = section.section("game").text("name_ja", fixed=True)
        self.figures = Figures(section.section("figures"))
        self.regions = Regions(section.section("regions"))
        self.houses = Houses(section.section("houses"))
        self.politics = Politics(section.section("politics"))
        mandates = section.section("mandates")
        self.mandate_names = mandates.names(MANDATES)
        self.tiles: i64 = packed(mandates.column(MANDATES, "copies", 0, TILES))
        self.kami = Kami(section.section("kami"))
        self.shrine_names = section.section("shrines").names(SHRINES)
        self.war = War(section.section("war"))
        seasons = section.section("seasons")
        self.token_points: vec[i64] = vec[i64](seasons.column(SEASONS, "token_points", 0, LARGEST))
        self.set_points: vec[i64] = vec[i64](
            section.section("sets").numbers("points", REGION_COUNT + 1, 0, LARGEST)
        )
        self.monsters = Monsters(section.section("monsters"))
        self.cards = Cards(section.section("cards"))
        if len(self.kami.first_game) != SHRINES_IN_PLAY:
            raise BadInput(f"kami.first_game must name {SHRINES_IN_PLAY} shrines")
        copies = sum(mandates.column(MANDATES, "copies", 0, TILES))
        if copies != TILES:
            raise BadInput(f"mandates: their copies must be {TILES} in all; they are {copies}")


COMPONENTS: Final = ComponentsFile("kachidoki.titles.rising_sun", Components)
