"""Joraku's words: suits, cards, areas, armies, and the fixed vocabulary of actions."""

from typing import Final

from kachidoki.engine.vecs import i64
from kachidoki.engine.vocabulary import Kind, Vocabulary

SUITS: Final = ["red", "yellow", "blue"]
SUIT_COUNT: Final[i64] = 3
AREAS: Final = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
ARMIES: Final = ["red", "blue", "yellow", "purple"]

# A card is suit * 7 + number; the ninja has number 0. Hands are masks of cards.
NUMBERS: Final[i64] = 7
CARDS: Final[i64] = 21
NINJA: Final = 0
HIGHEST: Final[i64] = 6
ALL_CARDS: Final = (1 << 21) - 1
SUIT_MASK: Final = (1 << 7) - 1
CARD_NAMES: Final = [
    f"{suit}-{'ninja' if number == NINJA else number}"
    for suit in SUITS
    for number in range(NUMBERS)
]

# Daimyo cards, variant rule cards and the ranks that are paid are numbered from 1.
DAIMYO_CARDS: Final[i64] = 6
VARIANT_CARDS: Final[i64] = 6
RANKS: Final[i64] = 3
MOST_PLACED: Final[i64] = 3

# Areas stand in one line; the number of an area, and of the daimyo card that starts in it, is its
# distance from Kyoto.
KYOTO: Final = 0
AREA_COUNT: Final[i64] = 7
ARMY_COUNT: Final[i64] = 4

# First number of each kind of action, behind those of the kind before; the first three are the secret
# choices, in the order of their steps.
PASS: Final = 0
DRAFT: Final = PASS + CARDS
DISCARD: Final = DRAFT + CARDS
SEND: Final = DISCARD + CARDS
PLAY: Final = SEND + ARMY_COUNT
PLACE: Final = PLAY + CARDS
MARCH: Final = PLACE + MOST_PLACED + 1
INFILTRATE: Final = MARCH + 1
DAIMYO: Final = INFILTRATE + AREA_COUNT
SAMURAI: Final = DAIMYO + AREA_COUNT
REMOVE: Final = SAMURAI + AREA_COUNT * AREA_COUNT
DRIVE: Final = REMOVE + ARMY_COUNT
STOP: Final = DRIVE + AREA_COUNT
DEAL: Final = STOP + 1
APPOINT: Final = DEAL + CARDS
VARIANT: Final = APPOINT + DAIMYO_CARDS


def numbers(most: i64) -> list[str]:
    """The words for 1 up to `most`."""
    return [str(number) for number in range(1, most + 1)]


VOCABULARY: Final = Vocabulary(
    [
        Kind(PASS, "pass", {"card": CARD_NAMES}),
        Kind(DRAFT, "draft", {"card": CARD_NAMES}),
        Kind(DISCARD, "discard", {"card": CARD_NAMES}),
        Kind(SEND, "send", {"army": ARMIES}),
        Kind(PLAY, "play", {"card": CARD_NAMES}),
        Kind(PLACE, "place", {"count": ["0", *numbers(MOST_PLACED)]}),
        Kind(MARCH, "march", {}),
        Kind(INFILTRATE, "infiltrate", {"area": AREAS}),
        Kind(DAIMYO, "daimyo", {"to": AREAS}),
        Kind(SAMURAI, "samurai", {"from": AREAS, "to": AREAS}),
        Kind(REMOVE, "remove", {"army": ARMIES}),
        Kind(DRIVE, "drive", {"to": AREAS}),
        Kind(STOP, "stop", {}),
        Kind(DEAL, "deal", {"card": CARD_NAMES}, chance=True),
        Kind(APPOINT, "appoint", {"number": numbers(DAIMYO_CARDS)}, chance=True),
        Kind(VARIANT, "variant", {"variant": numbers(VARIANT_CARDS)}, chance=True),
    ]
)


def square(army: i64, area: i64) -> i64:
    """The place of an army's samurai in an area, in the row of all of them."""
    return army * AREA_COUNT + area


def suit_of(card: i64) -> i64:
    return card // NUMBERS


def number_of(card: i64) -> i64:
    return card % NUMBERS


def suit_cards(suit: i64) -> i64:
    """The mask of all cards of the suit."""
    return SUIT_MASK << (suit * NUMBERS)
