"""The words of Gunsen: clans, cards, places, and every action as a number."""

from typing import Final

from kachidoki.engine.seats import SEATS as ALL_SEATS
from kachidoki.engine.vecs import i64
from kachidoki.engine.vocabulary import Kind, Vocabulary

MOST_SEATS: Final[i64] = 6
SEATS: Final = ALL_SEATS[:6]

CLANS: Final = ["crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"]
CLAN_COUNT: Final[i64] = 7

GOODS: Final = ["koku", "influence", "wood"]
GOOD_COUNT: Final[i64] = 3
KOKU: Final = 0
INFLUENCE: Final = 1
WOOD: Final = 2
# What an order is paid with; the goods in their order, then nothing.
PAYMENTS: Final = [*GOODS, "nothing"]
PAYMENT_COUNT: Final[i64] = 4
NOTHING_PAID: Final = 3

# The columns of a clan board, which are also the colours of orders.
COLUMNS: Final = ["armory", "summon", "influence", "expansion"]
COLUMN_COUNT: Final[i64] = 4
EXPANSION: Final = 3

ORDERS: Final = [
    "spears",
    "plate",
    "arrows",
    "march",
    "drill",
    "smith",
    "charge",
    "guard",
    "siege",
    "levy",
    "barracks",
    "recruit",
    "loggers",
    "scouts",
    "garrison",
    "drums",
    "muster",
    "favour",
    "envoy",
    "gift",
    "roads",
    "spies",
    "escort",
    "banner",
    "court",
    "tax",
    "caravan",
    "lumber",
    "forest",
    "store",
    "merchants",
    "guild",
    "bounty",
    "treasury",
]
ORDER_COUNT: Final[i64] = 34

# Cards of clans stand in the order of the clans: so many of each sort.
SPECIALS_OF_CLAN: Final[i64] = 2
SPECIALS: Final = [
    "crab-carpenters",
    "crab-no-step-back",
    "crane-iron-warriors",
    "crane-word-of-doji",
    "dragon-ise-zumi",
    "dragon-insight",
    "lion-doctrine",
    "lion-vanguard",
    "phoenix-wrath",
    "phoenix-wards",
    "scorpion-blackmail",
    "scorpion-network",
    "unicorn-host",
    "unicorn-caravan",
]
SPECIAL_COUNT: Final[i64] = 14
# What lies on columns: orders, and special orders behind them.
DECREES: Final = [*ORDERS, *SPECIALS]
DECREE_COUNT: Final[i64] = 48

TACTICS_OF_CLAN: Final[i64] = 2
NEUTRAL_TACTICS: Final = [
    "innovation",
    "mantis-contract",
    "wave-men",
    "ronin-oath",
    "ambush",
    "prepared-ground",
    "rapid-march",
    "signal-towers",
    "conscription",
    "war-chest",
    "patron",
    "veterans",
    "steady-command",
]
NEUTRAL_COUNT: Final[i64] = 13
TACTICS: Final = [
    "crab-hold-the-line",
    "crab-siegecraft",
    "crane-iaijutsu",
    "crane-patronage",
    "dragon-niten",
    "dragon-ascetic",
    "lion-numbers",
    "lion-glory",
    "phoenix-kami",
    "phoenix-keepers",
    "scorpion-poison",
    "scorpion-masks",
    "unicorn-cavalry",
    "unicorn-hit-and-run",
    *NEUTRAL_TACTICS,
]
TACTIC_COUNT: Final[i64] = 27
FIRST_NEUTRAL: Final[i64] = 14

HEROES_OF_CLAN: Final[i64] = 3
HEROES: Final = [
    "hida-kisada",
    "hida-o-ushi",
    "kaiu-shihobu",
    "daidoji-uji",
    "doji-hotaru",
    "kakita-toshimoko",
    "togashi-yokuni",
    "mirumoto-hitomi",
    "agasha-sumiko",
    "ikoma-tsanuri",
    "matsu-tsuko",
    "kitsu-motso",
    "shiba-tsukune",
    "isawa-tadaka",
    "isawa-kaede",
    "bayushi-aramoro",
    "bayushi-kachiko",
    "bayushi-shoju",
    "moto-chagatai",
    "shinjo-altansarnai",
    "utaku-kamoko",
    "yoritomo",
    "toturi-the-black",
    "toku",
]
HERO_COUNT: Final[i64] = 24
FIRST_MERCENARY: Final[i64] = 21
HEROES_AT_MOST: Final[i64] = 6  # of one seat: its clan's, and all mercenaries

BUILDINGS_OF_CLAN: Final[i64] = 2
BUILDINGS: Final = [
    "crab-redoubt",
    "crab-camp",
    "crane-kakita-dojo",
    "crane-camp",
    "dragon-monastery",
    "dragon-camp",
    "lion-war-college",
    "lion-camp",
    "phoenix-library",
    "phoenix-camp",
    "scorpion-theatre",
    "scorpion-camp",
    "unicorn-outpost",
    "unicorn-camp",
]
BUILDING_COUNT: Final[i64] = 14

GOALS_OF_CLAN: Final[i64] = 3
GOALS: Final = [
    "crab-bulwark",
    "crab-great-host",
    "crab-stronghold",
    "crane-voice",
    "crane-granaries",
    "crane-perfect",
    "dragon-harmony",
    "dragon-watch",
    "dragon-champions",
    "lion-slaughter",
    "lion-legions",
    "lion-conqueror",
    "phoenix-pilgrimage",
    "phoenix-balance",
    "phoenix-relics",
    "scorpion-extortion",
    "scorpion-hidden-hand",
    "scorpion-web",
    "unicorn-horizons",
    "unicorn-beacons",
    "unicorn-hooves",
]

# Places: plains, villages, shrines, watchtowers, Toshi Ranbo, forts. The small board has fewer.
PLACES: Final = [
    *[f"p{number}" for number in range(1, 21)],
    *[f"v{number}" for number in range(1, 11)],
    *[f"s{number}" for number in range(1, 4)],
    *[f"w{number}" for number in range(1, 4)],
    "tr",
    *[f"f{number}" for number in range(1, 7)],
]
PLACE_COUNT: Final[i64] = 43
FIRST_VILLAGE: Final[i64] = 20
FIRST_SHRINE: Final[i64] = 30
FIRST_TOWER: Final[i64] = 33
TOSHI_RANBO: Final = 36
FIRST_FORT: Final[i64] = 37
SHRINES_AT_MOST: Final[i64] = 3

# What lies on the shrines, and on Toshi Ranbo; each covers a line of the column of the same number.
UPGRADES: Final = ["armory", "summon", "influence", "expansion"]
UPGRADE_COUNT: Final[i64] = 4
SHRINE_UPGRADES: Final = ["armory", "summon", "influence"]
SHRINE_UPGRADE_COUNT: Final[i64] = 3

TOKENS: Final = ["troop", "koku", "influence", "wood"]
TOKEN_COUNT: Final[i64] = 4
TROOP_TOKEN: Final = 0

NOBLES: Final = ["command", "hero", "decree"]
NOBLE_COUNT: Final[i64] = 3
COMMAND: Final = 0
CHAMPION: Final = 1
DECREE: Final = 2

# The slots of the achievements; two of them come twice, side by side.
ACHIEVEMENTS: Final = [
    "attack",
    "attack-again",
    "goal",
    "goal-again",
    "buildings",
    "tactics",
    "nobles",
    "shrines",
    "toshi-ranbo-taken",
    "villages",
    "toshi-ranbo-held",
]
ACHIEVEMENT_COUNT: Final[i64] = 11
ATTACK_WON: Final = 0
GOAL_REACHED: Final = 2
ALL_BUILT: Final = 4
ALL_TACTICS: Final = 5
ALL_NOBLES: Final = 6
TWO_SHRINES: Final = 7
TOSHI_RANBO_TAKEN: Final = 8
THREE_VILLAGES: Final = 9
TOSHI_RANBO_HELD: Final = 10

MOST_TROOPS: Final[i64] = 15
TROOPS: Final = [str(number) for number in range(1, 16)]

MOST_DICE: Final[i64] = 6
FACE_COUNT: Final[i64] = 8
FACES: Final = [str(number) for number in range(1, 9)]
DICE: Final = [str(number) for number in range(1, 7)]
# Which dice, by their places in the row: 1, 2, 1+2, 3 …; the number behind is the bag less one.
HANDFULS: Final = [
    "+".join([DICE[die] for die in range(6) if (bag >> die) & 1]) for bag in range(1, 64)
]
HANDFUL_COUNT: Final[i64] = 63

# First number of each kind of action, behind those of the kind before.
CHOOSE: Final = 0
TAKE: Final = CHOOSE + CLAN_COUNT
REFRESH: Final = TAKE + ORDER_COUNT * PAYMENT_COUNT
PLACE: Final = REFRESH + 1
NOBLE: Final = PLACE + COLUMN_COUNT
ACTIVATE: Final = NOBLE + NOBLE_COUNT
ISSUE: Final = ACTIVATE + COLUMN_COUNT
CALL: Final = ISSUE + SPECIAL_COUNT * COLUMN_COUNT
STATION: Final = CALL + HERO_COUNT
SUMMON: Final = STATION + PLACE_COUNT
GAIN: Final = SUMMON + PLACE_COUNT
MARCH: Final = GAIN + GOOD_COUNT
JUMP: Final = MARCH + PLACE_COUNT * PLACE_COUNT
MUSTER: Final = JUMP + PLACE_COUNT * PLACE_COUNT
LEAD: Final = MUSTER + MOST_TROOPS
STAY: Final = LEAD + HERO_COUNT
BUILD: Final = STAY + 1
BUY: Final = BUILD + BUILDING_COUNT * PLACE_COUNT
STEAL: Final = BUY + TACTIC_COUNT
SMITE: Final = STEAL + MOST_SEATS * GOOD_COUNT
ACCEPT: Final = SMITE + PLACE_COUNT
DECLINE: Final = ACCEPT + 1
REROLL: Final = DECLINE + 1
KEEP: Final = REROLL + HANDFUL_COUNT
TURN: Final = KEEP + HANDFUL_COUNT
RETREAT: Final = TURN + MOST_DICE * FACE_COUNT
PLUNDER: Final = RETREAT + PLACE_COUNT
DONE: Final = PLUNDER + TOKEN_COUNT
# Those of chance.
DEAL_CLAN: Final = DONE + 1
HALLOW: Final = DEAL_CLAN + CLAN_COUNT
DEAL: Final = HALLOW + SHRINE_UPGRADE_COUNT
REVEAL: Final = DEAL + NEUTRAL_COUNT
ROLL: Final = REVEAL + ORDER_COUNT
FIND: Final = ROLL + FACE_COUNT

VOCABULARY: Final = Vocabulary(
    [
        Kind(CHOOSE, "choose", {"clan": CLANS}),
        Kind(TAKE, "take", {"order": ORDERS, "payment": PAYMENTS}),
        Kind(REFRESH, "refresh", {}),
        Kind(PLACE, "place", {"column": COLUMNS}),
        Kind(NOBLE, "noble", {"noble": NOBLES}),
        Kind(ACTIVATE, "activate", {"column": COLUMNS}),
        Kind(ISSUE, "issue", {"special": SPECIALS, "column": COLUMNS}),
        Kind(CALL, "call", {"hero": HEROES}),
        Kind(STATION, "station", {"place": PLACES}),
        Kind(SUMMON, "summon", {"place": PLACES}),
        Kind(GAIN, "gain", {"good": GOODS}),
        Kind(MARCH, "march", {"origin": PLACES, "place": PLACES}),
        Kind(JUMP, "jump", {"origin": PLACES, "place": PLACES}),
        Kind(MUSTER, "muster", {"troops": TROOPS}),
        Kind(LEAD, "lead", {"hero": HEROES}),
        Kind(STAY, "stay", {}),
        Kind(BUILD, "build", {"building": BUILDINGS, "place": PLACES}),
        Kind(BUY, "buy", {"tactic": TACTICS}),
        Kind(STEAL, "steal", {"owner": SEATS, "good": GOODS}),
        Kind(SMITE, "smite", {"place": PLACES}),
        Kind(ACCEPT, "accept", {}),
        Kind(DECLINE, "decline", {}),
        Kind(REROLL, "reroll", {"dice": HANDFULS}),
        Kind(KEEP, "keep", {"dice": HANDFULS}),
        Kind(TURN, "turn", {"die": DICE, "face": FACES}),
        Kind(RETREAT, "retreat", {"place": PLACES}),
        Kind(PLUNDER, "plunder", {"token": TOKENS}),
        Kind(DONE, "done", {}),
        Kind(DEAL_CLAN, "deal-clan", {"clan": CLANS}, chance=True),
        Kind(HALLOW, "hallow", {"upgrade": SHRINE_UPGRADES}, chance=True),
        Kind(DEAL, "deal", {"tactic": NEUTRAL_TACTICS}, chance=True),
        Kind(REVEAL, "reveal", {"order": ORDERS}, chance=True),
        Kind(ROLL, "roll", {"face": FACES}, chance=True),
        Kind(FIND, "find", {"token": TOKENS}, chance=True),
    ]
)


def is_fort(place: i64) -> bool:
    return place >= FIRST_FORT


def is_village(place: i64) -> bool:
    return place >= FIRST_VILLAGE and place < FIRST_SHRINE


def is_shrine(place: i64) -> bool:
    return place >= FIRST_SHRINE and place < FIRST_TOWER


def is_tower(place: i64) -> bool:
    return place >= FIRST_TOWER and place < TOSHI_RANBO


def is_camp(building: i64) -> bool:
    """Of the two buildings of a clan, the unique one comes first."""
    return building % BUILDINGS_OF_CLAN == 1
