"""Tokaido's words: places, stations, cards, travelers, and the fixed vocabulary of actions."""

from typing import Final

from kachidoki.engine.seats import SEATS
from kachidoki.engine.vecs import i64
from kachidoki.engine.vocabulary import Kind, Vocabulary

# Places stand in their order from Kyoto to Edo, whichever way the journey goes.
PLACES: Final = [
    "kyoto",
    "otsu",
    "kusatsu",
    "ishibe",
    "minakuchi",
    "tsuchiyama",
    "sakashita",
    "seki",
    "kameyama",
    "shono",
    "ishiyakushi",
    "yokkaichi",
    "kuwana",
    "miya",
    "narumi",
    "chiryu",
    "okazaki",
    "fujikawa",
    "akasaka",
    "goyu",
    "yoshida",
    "futagawa",
    "shirasuka",
    "arai",
    "maisaka",
    "hamamatsu",
    "mitsuke",
    "fukuroi",
    "kakegawa",
    "nissaka",
    "kanaya",
    "shimada",
    "fujieda",
    "okabe",
    "mariko",
    "fuchu",
    "ejiri",
    "okitsu",
    "yui",
    "kanbara",
    "yoshiwara",
    "hara",
    "numazu",
    "mishima",
    "hakone",
    "odawara",
    "oiso",
    "hiratsuka",
    "fujisawa",
    "totsuka",
    "hodogaya",
    "kanagawa",
    "kawasaki",
    "shinagawa",
    "edo",
]
PLACE_COUNT: Final[i64] = 55
LEGS: Final[i64] = 4  # from inn to inn

# The three panoramas come first, in the order of the panoramas.
STATIONS: Final = [
    "paddy",
    "mountain",
    "sea",
    "village",
    "farm",
    "hot-spring",
    "temple",
    "encounter",
    "inn",
]
VILLAGE: Final = 3
FARM: Final = 4
HOT_SPRING: Final = 5
TEMPLE: Final = 6
ENCOUNTER: Final = 7
INN: Final = 8
STATION_COUNT: Final[i64] = 9

PANORAMAS: Final = ["paddy", "mountain", "sea"]
PANORAMA_COUNT: Final[i64] = 3

SORTS: Final = ["small-object", "clothing", "art", "food"]
SORT_COUNT: Final[i64] = 4
SOUVENIRS: Final = [
    "gofu",
    "hashi",
    "koma",
    "uchiwa",
    "washi",
    "yunomi",
    "furoshiki",
    "geta",
    "haori",
    "kan-zashi",
    "sandogasa",
    "yukata",
    "jubako",
    "netsuke",
    "shikki",
    "shamisen",
    "sumie",
    "ukiyoe",
    "kamaboko",
    "konpeito",
    "manju",
    "daifuku",
    "ocha",
    "sake",
]
SOUVENIR_COUNT: Final[i64] = 24

SPRINGS: Final = ["small", "large"]
SPRING_COUNT: Final[i64] = 2

ENCOUNTERS: Final = [
    "shokunin",
    "guide-paddy",
    "guide-mountain",
    "guide-sea",
    "samurai",
    "kuge",
    "miko",
]
ENCOUNTER_COUNT: Final[i64] = 7
SHOKUNIN: Final = 0
GUIDE: Final = 1  # the first of three, in the order of the panoramas
SAMURAI: Final = 4
KUGE: Final = 5

MEALS: Final = [
    "misoshiru",
    "nigirimeshi",
    "dango",
    "yakitori",
    "soba",
    "sushi",
    "tofu",
    "tempura",
    "unagi",
    "donburi",
    "udon",
    "fugu",
    "tai-meshi",
    "sashimi",
]
MEAL_COUNT: Final[i64] = 14

TRAVELERS: Final = [
    "hiroshige",
    "chuubei",
    "kinko",
    "yoshiyasu",
    "satsuki",
    "mitsukuni",
    "sasayakko",
    "hirotada",
    "umegae",
    "zen-emon",
]
TRAVELER_COUNT: Final[i64] = 10
HIROSHIGE: Final = 0
CHUUBEI: Final = 1
KINKO: Final = 2
YOSHIYASU: Final = 3
SATSUKI: Final = 4
MITSUKUNI: Final = 5
SASAYAKKO: Final = 6
HIROTADA: Final = 7
UMEGAE: Final = 8
ZEN_EMON: Final = 9
ALL_TRAVELERS: Final = (1 << 10) - 1

# The first three are for panoramas, in their order; the others are awarded at the end.
ACHIEVEMENTS: Final = ["paddy", "mountain", "sea", "gourmet", "bather", "chatterbox", "collector"]
ACHIEVEMENT_COUNT: Final[i64] = 7
GOURMET: Final = 3
BATHER: Final = 4
CHATTERBOX: Final = 5
COLLECTOR: Final = 6

# Pawns are those of the seats and, with two players, the neutral one behind them.
MOST_SEATS: Final[i64] = 5
NEUTRAL: Final = "neutral"
PAWNS: Final = [*SEATS[:5], NEUTRAL]

MOST_DONATED: Final[i64] = 3
DONATIONS: Final = ["1", "2", "3"]

# First number of each kind of action, behind those of the kind before.
TRAVEL_AS: Final = 0
WALK: Final = TRAVEL_AS + TRAVELER_COUNT
BUY: Final = WALK + PLACE_COUNT
BARGAIN: Final = BUY + SOUVENIR_COUNT
LEAVE: Final = BARGAIN + SOUVENIR_COUNT
DONATE: Final = LEAVE + 1
DONATE_OWN: Final = DONATE + MOST_DONATED
KEEP: Final = DONATE_OWN + MOST_DONATED
ADMIRE: Final = KEEP + ENCOUNTER_COUNT
PASS_BY: Final = ADMIRE + PANORAMA_COUNT
ACCEPT: Final = PASS_BY + 1
DECLINE: Final = ACCEPT + 1
EAT: Final = DECLINE + 1
FAST: Final = EAT + MEAL_COUNT
DEAL: Final = FAST + 1
LINE_UP: Final = DEAL + TRAVELER_COUNT
SOUVENIR: Final = LINE_UP + MOST_SEATS + 1
SPRING: Final = SOUVENIR + SOUVENIR_COUNT
MEET: Final = SPRING + SPRING_COUNT
MEAL: Final = MEET + ENCOUNTER_COUNT
DROP: Final = MEAL + MEAL_COUNT

VOCABULARY: Final = Vocabulary(
    [
        Kind(TRAVEL_AS, "travel-as", {"traveler": TRAVELERS}),
        Kind(WALK, "walk", {"place": PLACES}),
        Kind(BUY, "buy", {"souvenir": SOUVENIRS}),
        Kind(BARGAIN, "bargain", {"souvenir": SOUVENIRS}),
        Kind(LEAVE, "leave", {}),
        Kind(DONATE, "donate", {"coins": DONATIONS}),
        Kind(DONATE_OWN, "donate-own", {"coins": DONATIONS}),
        Kind(KEEP, "keep", {"encounter": ENCOUNTERS}),
        Kind(ADMIRE, "admire", {"panorama": PANORAMAS}),
        Kind(PASS_BY, "pass-by", {}),
        Kind(ACCEPT, "accept", {}),
        Kind(DECLINE, "decline", {}),
        Kind(EAT, "eat", {"meal": MEALS}),
        Kind(FAST, "fast", {}),
        Kind(DEAL, "deal", {"traveler": TRAVELERS}, chance=True),
        Kind(LINE_UP, "line-up", {"pawn": PAWNS}, chance=True),
        Kind(SOUVENIR, "souvenir", {"souvenir": SOUVENIRS}, chance=True),
        Kind(SPRING, "spring", {"spring": SPRINGS}, chance=True),
        Kind(MEET, "meet", {"encounter": ENCOUNTERS}, chance=True),
        Kind(MEAL, "meal", {"meal": MEALS}, chance=True),
        Kind(DROP, "drop", {"meal": MEALS}, chance=True),
    ]
)
