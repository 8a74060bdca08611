"""Rising Sun's words: houses, regions, figures, cards, and the fixed vocabulary of actions."""

from typing import Final

from kachidoki.engine.seats import SEATS as ALL_SEATS
from kachidoki.engine.vecs import i64
from kachidoki.engine.vocabulary import Kind

MOST_SEATS: Final[i64] = 5
SEATS: Final = ALL_SEATS[:5]

HOUSES: Final = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
HOUSE_COUNT: Final[i64] = 5
KOI: Final = 0
LOTUS: Final = 1
TURTLE: Final = 2
DRAGONFLY: Final = 3
BONSAI: Final = 4

REGIONS: Final = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"]
REGION_COUNT: Final[i64] = 8

# What stands on the map; strongholds are no figures. The monsters are cards of the same name.
FIGURES: Final = [
    "bushi",
    "shinto",
    "daimyo",
    "komainu",
    "oni-of-skulls",
    "yurei",
    "river-dragon",
    "oni-of-souls",
    "oni-of-blood",
    "oni-of-hate",
    "oni-of-spite",
]
PIECES: Final = [*FIGURES, "stronghold"]
FIGURE_COUNT: Final[i64] = 11
PIECE_COUNT: Final[i64] = 12
BUSHI: Final = 0
SHINTO: Final = 1
DAIMYO: Final = 2
KOMAINU: Final = 3
YUREI: Final = 5
SOULS: Final = 7
HATE: Final = 9
SPITE: Final = 10
STRONGHOLD: Final = 11
FIRST_MONSTER: Final[i64] = 3
MONSTERS: Final = FIGURES[3:]

MANDATES: Final = ["recruit", "march", "train", "harvest", "betray"]
MANDATE_COUNT: Final[i64] = 5
RECRUIT: Final = 0
MARCH: Final = 1
TRAIN: Final = 2
HARVEST: Final = 3
BETRAY: Final = 4

SHRINES: Final = [
    "amaterasu",
    "fujin",
    "raijin",
    "ryujin",
    "hachiman",
    "susanoo",
    "tsukuyomi",
]
SHRINE_COUNT: Final[i64] = 7
AMATERASU: Final = 0
FUJIN: Final = 1
RAIJIN: Final = 2
RYUJIN: Final = 3
HACHIMAN: Final = 4
SUSANOO: Final = 5

SEASONS: Final = ["spring", "summer", "autumn"]
SEASON_COUNT: Final[i64] = 3
CARD_SETS: Final = ["core", "archway", "horseman", "teapot"]
SORTS: Final = ["enhancement", "virtue", "monster", "war", "winter"]
SORT_COUNT: Final[i64] = 5
VIRTUE: Final = 1
MONSTER: Final = 2

ADVANTAGES: Final = ["seppuku", "hostage", "ronin", "poems"]
ADVANTAGE_COUNT: Final[i64] = 4

# Monsters first, in the order of their figures.
CARDS: Final = [
    *MONSTERS,
    "path-of-the-lion",
    "path-of-the-dragon",
    "path-of-the-serpent",
    "path-of-the-kenin",
    "path-of-the-light",
    "path-of-the-samurai",
    "path-of-the-ninja",
    "path-of-the-monkey",
    "path-of-the-spirit",
    "path-of-the-patron",
    "path-of-the-warlord",
    "path-of-the-unrighteous",
    "way-of-the-merchant",
    "righteousness",
    "respect",
    "benevolence",
    "justice",
    "courage",
    "mercy",
    "honesty",
    "loyalty",
    "way-of-the-shogun",
    "way-of-bushido",
    "way-of-the-ronin",
    "way-of-the-moneylender",
    "way-of-the-righteous",
    "way-of-the-katana",
    "form-of-the-kitsune",
    "form-of-the-phoenix",
    "form-of-the-beast",
    "form-of-the-demon",
    "form-of-the-kindred",
]
CARD_COUNT: Final[i64] = 40

# A proposal at tea may carry coins, a bid lay them on an advantage: all of a purse, as none holds more.
# At tea a whole table of five has 59 at most: 28 of income, 21 for hostages, 10 of merchants.
MOST_OFFERED: Final[i64] = 63
MOST_BID: Final[i64] = 255

# First number of each kind of action, behind those of the kind before.
CHOOSE: Final = 0
PROPOSE: Final = CHOOSE + HOUSE_COUNT
ACCEPT: Final = PROPOSE + MOST_SEATS * (MOST_OFFERED + 1)
DECLINE: Final = ACCEPT + 1
LAY: Final = DECLINE + 1
ANNOUNCE: Final = LAY + MANDATE_COUNT
SUMMON: Final = ANNOUNCE + MANDATE_COUNT
WORSHIP: Final = SUMMON + FIGURE_COUNT * REGION_COUNT
MOVE: Final = WORSHIP + FIGURE_COUNT * SHRINE_COUNT
BUILD: Final = MOVE + PIECE_COUNT * REGION_COUNT * REGION_COUNT
BUY: Final = BUILD + REGION_COUNT
SEIZE: Final = BUY + CARD_COUNT
SEIZE_AT: Final = SEIZE + MOST_SEATS * REGION_COUNT * FIGURE_COUNT
ENLIST: Final = SEIZE_AT + MOST_SEATS * SHRINE_COUNT * FIGURE_COUNT
PLACE: Final = ENLIST + FIGURE_COUNT
KILL: Final = PLACE + REGION_COUNT
NAME: Final = KILL + MOST_SEATS * REGION_COUNT
FAVOUR: Final = NAME + FIGURE_COUNT
USE: Final = FAVOUR + MOST_SEATS
SWAP: Final = USE + CARD_COUNT
BID: Final = SWAP + 1
TAKE: Final = BID + ADVANTAGE_COUNT * (MOST_BID + 1)
HAND: Final = TAKE + MOST_SEATS * FIGURE_COUNT
DONE: Final = HAND + MOST_SEATS
CALL: Final = DONE + 1
DEAL: Final = CALL + MOST_SEATS
UNPACK: Final = DEAL + HOUSE_COUNT
RAISE: Final = UNPACK + 3
CONTEST: Final = RAISE + SHRINE_COUNT
DRAW: Final = CONTEST + REGION_COUNT
HUSH: Final = DRAW + MANDATE_COUNT
DEALING_FROM: Final = HUSH + 1


def numbers(most: i64) -> list[str]:
    """The words for 0 up to `most`."""
    return [str(number) for number in range(most + 1)]


OWN_KINDS: Final = [
    Kind(CHOOSE, "choose", {"house": HOUSES}),
    Kind(PROPOSE, "propose", {"to": SEATS, "coins": numbers(MOST_OFFERED)}),
    Kind(ACCEPT, "accept", {}),
    Kind(DECLINE, "decline", {}),
    Kind(LAY, "lay", {"mandate": MANDATES}),
    Kind(ANNOUNCE, "announce", {"mandate": MANDATES}),
    Kind(SUMMON, "summon", {"figure": FIGURES, "region": REGIONS}),
    Kind(WORSHIP, "worship", {"figure": FIGURES, "shrine": SHRINES}),
    Kind(MOVE, "move", {"piece": PIECES, "origin": REGIONS, "region": REGIONS}),
    Kind(BUILD, "build", {"region": REGIONS}),
    Kind(BUY, "buy", {"card": CARDS}),
    Kind(SEIZE, "seize", {"owner": SEATS, "region": REGIONS, "figure": FIGURES}),
    Kind(SEIZE_AT, "seize-at", {"owner": SEATS, "shrine": SHRINES, "figure": FIGURES}),
    Kind(ENLIST, "enlist", {"figure": FIGURES}),
    Kind(PLACE, "place", {"region": REGIONS}),
    Kind(KILL, "kill", {"owner": SEATS, "region": REGIONS}),
    Kind(NAME, "name", {"figure": FIGURES}),
    Kind(FAVOUR, "favour", {"to": SEATS}),
    Kind(USE, "use", {"card": CARDS}),
    Kind(SWAP, "swap", {}),
    Kind(BID, "bid", {"advantage": ADVANTAGES, "coins": numbers(MOST_BID)}),
    Kind(TAKE, "take", {"owner": SEATS, "figure": FIGURES}),
    Kind(HAND, "hand", {"to": SEATS}),
    Kind(DONE, "done", {}),
    Kind(CALL, "call", {"seat": SEATS}, chance=True),
    Kind(DEAL, "deal", {"house": HOUSES}, chance=True),
    Kind(UNPACK, "unpack", {"set": CARD_SETS[1:]}, chance=True),
    Kind(RAISE, "raise", {"shrine": SHRINES}, chance=True),
    Kind(CONTEST, "contest", {"region": REGIONS}, chance=True),
    Kind(DRAW, "draw", {"mandate": MANDATES}, chance=True),
    Kind(HUSH, "hush", {}, gesture=True),
]


def is_monster(figure: i64) -> bool:
    return figure >= FIRST_MONSTER and figure < STRONGHOLD


def counts_as_shinto(figure: i64) -> bool:
    return figure in (SHINTO, KOMAINU)


def counts_as_daimyo(figure: i64) -> bool:
    return figure in (DAIMYO, YUREI)
