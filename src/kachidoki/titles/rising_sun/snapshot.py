"""What is written down of a table and read back: snapshots, match files and scenarios use it.

What follows from something else is not written: the seats around the table follow from their houses,
whose turn it is from the pending decision.
"""

from functools import lru_cache
from typing import Any

from kachidoki.engine.checks import in_range
from kachidoki.engine.deals.ledger import MANNERS
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields import (
    Attribute,
    Bag,
    Copies,
    Counts,
    Entry,
    Field,
    Fields,
    Flag,
    Form,
    Forms,
    Line,
    Number,
    Numbers,
    Offers,
    Own,
    Rows,
    Word,
)
from kachidoki.engine.fields.forms import index_of, typed
from kachidoki.engine.seats import CHANCE, SEATS
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.checks import check_pending, check_table
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGE_COUNT,
    CARD_SETS,
    CARDS,
    FIGURES,
    HOUSES,
    MANDATES,
    MOST_BID,
    PIECES,
    REGIONS,
    SEASONS,
    SHRINES,
)
from kachidoki.titles.rising_sun.rules.box import Box
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.deals.promises import STATES, Promise
from kachidoki.titles.rising_sun.rules.deals.terms import PROMISES
from kachidoki.titles.rising_sun.rules.phases.setup import first_without_house, sit_around
from kachidoki.titles.rising_sun.rules.state import (
    BID_BITS,
    BID_MASK,
    MANDATE_TURNS,
    NONE,
    SHARING,
    WINTER,
)

MOST = 99_999
AMOUNT = Number(0, MOST)
# In the order of `Table.pair`.
PAIRS = [f"{SEATS[low]}-{SEATS[high]}" for high in range(5) for low in range(high)]
SMALL = Number(0, 15)
PLACES = [*REGIONS, "shrine-1", "shrine-2", "shrine-3", "shrine-4", "reserve"]


class Bids(Form):
    """Coins on the four advantages."""

    missing: Any = ()

    def words(self, number: int) -> list[int]:
        found = [
            (number >> int(BID_BITS) * slot) & int(BID_MASK) for slot in range(ADVANTAGE_COUNT)
        ]
        return found if any(found) else []

    def number(self, path: str, words: Any) -> int:
        coins = typed(path, words, list[int])
        in_range(path, len(coins), 0, int(ADVANTAGE_COUNT))
        return sum(
            in_range(path, one, 0, int(MOST_BID)) << int(BID_BITS) * slot
            for slot, one in enumerate(coins)
        )


def fields(t: RisingSun) -> Fields:
    return fields_of(t.box, t.seats)


@lru_cache
def fields_of(box: Box, players: int) -> Fields:
    seats = SEATS[:players]
    some = Bag(seats)
    one = Word(seats, none=NONE)
    return {
        "season": Attribute("season", Word([*SEASONS, "winter"])),
        "card_set": Attribute("card_set", Word(CARD_SETS, none=NONE)),
        "first": Attribute("first", one),
        "turn": Attribute("turn", Number(0, MANDATE_TURNS)),
        "mandate": Attribute("mandate", Word(MANDATES, none=NONE)),
        "track": Line("track", seats, NONE),
        "shrines": Line("shrines", SHRINES, NONE),
        "wars": Line("wars", REGIONS, NONE),
        "players": Rows(seats, purse_and_cards() | memory()),
        "pieces": Rows(seats, {"at": Forms("pieces", places(), Counts(PIECES))}),
        "market": Attribute("market", Bag(CARDS)),
        "market_twice": Attribute("market_twice", Bag(CARDS)),
        "stack": Attribute("stack", Copies(MANDATES)),
        "hand": Attribute("hand", Copies(MANDATES)),
        "laid": Line("laid", MANDATES, NONE),
        "announced": Line("announced", MANDATES, NONE),
        "summoned": Attribute("summoned", Counts(REGIONS)),
        "pilgrims": Attribute("pilgrims", SMALL),
        "built": Attribute("built", Flag()),
        "moves_made": Attribute("moves_made", Number(0, 999)),
        "arrived": Forms("arrived", REGIONS, Counts(PIECES)),
        "open_routes": Attribute("open_routes", Numbers(0, 27)),
        "closed_routes": Attribute("closed_routes", Numbers(0, 27)),
        "approached": Attribute("approached", some),
        "betrayed": Attribute("betrayed", some),
        "replaced": Attribute("replaced", SMALL),
        "extra_replaced": Attribute("extra_replaced", SMALL),
        "due": Attribute("due", Bag(CARDS)),
        "due_twice": Attribute("due_twice", Bag(CARDS)),
        "swap_due": Attribute("swap_due", Flag()),
        "rewarded": Attribute("rewarded", some),
        "fighters": Attribute("fighters", some),
        "captured": Attribute("captured", SMALL),
        "hired": Attribute("hired", one),
        "ronin_hired": Attribute("ronin_hired", AMOUNT),
        "fallen": Attribute("fallen", AMOUNT),
        "winner": Attribute("winner", one),
        "odd": Attribute("odd", SMALL),
        "overpaid": Attribute("overpaid", some),
        "met": Attribute("met", Bag(PAIRS)),
        "quiet": Attribute("quiet", some),
        "promises": Own(write_promises, read_promises),
        "deals": Offers(),
    }


def places() -> list[str]:
    """Where pieces of a seat can be."""
    return [*PLACES, *[f"hostage-{seat}" for seat in SEATS[:5]]]


def purse_and_cards() -> dict[str, Field]:
    return {
        "house": Entry("house", Word(HOUSES, none=NONE)),
        "coins": Entry("coins", AMOUNT),
        "ronin": Entry("ronin", AMOUNT),
        "points": Entry("points", AMOUNT),
        "ally": Entry("ally", Word(SEATS[:5], none=NONE)),
        "alliances": Entry("alliances", Bag(SEASONS)),
        "cards": Entry("cards", Bag(CARDS)),
        "cards_twice": Entry("cards_twice", Bag(CARDS)),
        "tokens": Forms("tokens", SEASONS, Bag(REGIONS)),
    }


def memory() -> dict[str, Field]:
    """What only the seat knows, and what is about to happen to it."""
    return {
        "seen": Entry("seen", Copies(MANDATES)),
        "seen_at": Entry("seen_at", Number(0, MANDATE_TURNS)),
        "bids": Entry("bids", Bids()),
        "bids_made": Entry("bids_made", Number(0, ADVANTAGE_COUNT)),
        "doomed": Entry("doomed", Counts(FIGURES)),
    }


def write_promises(t: RisingSun) -> list[str]:
    """Such as `A B openly play-harvest spring open`."""
    return [" ".join(words_of(Promise(number))) for number in t.promises]


def words_of(given: Promise) -> list[str]:
    return [
        SEATS[given.seat],
        SEATS[given.to],
        MANNERS[given.manner],
        PROMISES[given.promise],
        SEASONS[given.season],
        STATES[given.state],
    ]


def read_promises(t: RisingSun, path: str, words: Any) -> None:
    found = [promise_of(t, path, line.split()) for line in typed(path, words, list[str])]
    t.promises = vec[i64](found)


def promise_of(t: RisingSun, path: str, words: list[str]) -> int:
    seats = SEATS[: int(t.seats)]
    possible = [seats, seats, MANNERS, PROMISES, SEASONS, STATES]
    if len(words) != len(possible) or words[0] == words[1]:
        raise BadInput(f"{path}: written '<seat> <to> <manner> <promise> <season> <state>'")
    numbers = [index_of(path, word, of) for word, of in zip(words, possible, strict=True)]
    given = Promise(0)
    given.seat, given.to, given.manner, given.promise, given.season, given.state = numbers
    return int(given.number())


# ----------------------------------------------------------------- what follows


def complete(t: RisingSun) -> None:
    check_table(t)
    if first_without_house(t) == NONE:
        sit_around(t)
    if t.is_over():
        t.step, t.argument = SHARING, 0
        if t.season != WINTER:
            raise BadInput("season: the game is over in winter")
        return
    check_pending(t)
    t.actor = CHANCE
    t.go_on()
