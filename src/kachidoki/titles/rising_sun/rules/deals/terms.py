"""What players deal in: coins and ronin, which change hands, and promises, which are only words."""

from typing import Final

from kachidoki.engine.deals.words import Deals
from kachidoki.engine.events import Chronicle, EventKind
from kachidoki.engine.vecs import i64
from kachidoki.engine.vocabulary import Vocabulary
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGES,
    DEALING_FROM,
    MANDATES,
    OWN_KINDS,
    REGIONS,
    SEATS,
)
from kachidoki.titles.rising_sun.rules.events import (
    DEALS_FROM,
    OWN_EVENTS,
    PROMISE_BROKEN,
    PROMISE_KEPT,
)

COINS: Final = ["1-coin", "2-coins", "3-coins", "4-coins", "5-coins"]
RONIN: Final = ["1-ronin", "2-ronin"]
PROMISES: Final = [
    "ally",
    *[f"play-{mandate}" for mandate in MANDATES],
    *[f"shun-{mandate}" for mandate in MANDATES],
    *[f"clear-{region}" for region in REGIONS],
    *[f"forgo-{advantage}" for advantage in ADVANTAGES],
]
TERMS: Final = [*COINS, *RONIN, *PROMISES]

# Numbers among the things of a deal, of which the first is nothing.
FIRST_RONIN: Final[i64] = 6
FIRST_PROMISE: Final[i64] = 8
# Numbers among promises.
ALLY: Final[i64] = 0
PLAY: Final[i64] = 1
SHUN: Final[i64] = 6
CLEAR: Final[i64] = 11
FORGO: Final[i64] = 19

# What is given and what is asked for it come from the same list; coins and ronin lie open to all.
RISING_SUN_DEALS: Final = Deals(DEALING_FROM, DEALS_FROM, TERMS, TERMS, [*COINS, *RONIN])
VOCABULARY: Final = Vocabulary([*OWN_KINDS, *RISING_SUN_DEALS.kinds()])
GIVEN_WORD: Final = {"seat": SEATS, "to": SEATS, "promise": PROMISES}
CHRONICLE: Final = Chronicle(
    [
        *OWN_EVENTS,
        EventKind(PROMISE_KEPT, "promise-kept", GIVEN_WORD),
        EventKind(PROMISE_BROKEN, "promise-broken", GIVEN_WORD),
        *RISING_SUN_DEALS.events(),
    ],
    round_begins="season-began",
)


def coins_in(thing: i64) -> i64:
    return thing if thing < FIRST_RONIN else 0


def ronin_in(thing: i64) -> i64:
    return thing - FIRST_RONIN + 1 if thing >= FIRST_RONIN and thing < FIRST_PROMISE else 0


def is_about_region(promise: i64) -> bool:
    return promise >= CLEAR and promise < FORGO


def is_promise(thing: i64) -> bool:
    return thing >= FIRST_PROMISE
