"""What is written down of a table and read back: snapshots, match files and scenarios use it.

What follows from something else is not written: supplies follow from the samurai on the map, the
undealt cards from all the others, whose turn it is from the pending decision.
"""

from functools import lru_cache
from typing import Any

from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields import (
    Attribute,
    Bag,
    Bit,
    Each,
    Entry,
    Fields,
    Groups,
    Listed,
    Number,
    Numbers,
    Own,
    Rows,
    Stretch,
    Word,
    apart,
)
from kachidoki.engine.seats import CHANCE, SEATS, seat_name
from kachidoki.titles.joraku.checks import check_pending
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    ARMIES,
    CARD_NAMES,
    DAIMYO_CARDS,
    SUITS,
    VARIANT_CARDS,
    square,
    suit_cards,
    suit_of,
)
from kachidoki.titles.joraku.rules.box import Box
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.state import (
    DEALING,
    NO_ARMY,
    NO_SUIT,
    OFF_MAP,
    PLAYING,
    SENDING,
)
from kachidoki.titles.joraku.rules.views import card_names, spent_cards

MOST_REPUTATION = 10_000
CARDS = Bag(CARD_NAMES)


def fields(t: Joraku) -> Fields:
    return fields_of(t.box, t.seats)


@lru_cache
def fields_of(box: Box, players: int) -> Fields:
    seats, armies = SEATS[:players], ARMIES[: box.armies]
    return {
        "round": Attribute("round", Number(0, box.game.rounds)),
        "kachidoki": Attribute("kachidoki", Word(seats)),
        "variants": Attribute("variants", Numbers(1, VARIANT_CARDS)),
        "army": Attribute("army", Word(armies, none=NO_ARMY)),
        "armies": Rows(
            armies,
            {
                "number": Entry("number", Number(0, DAIMYO_CARDS)),
                "daimyo": Entry("daimyo", Word(AREAS, none=OFF_MAP)),
                "reputation": Entry("reputation", Number(0, MOST_REPUTATION)),
                "samurai": Stretch("samurai", AREAS, [box.game.samurai_each] * len(AREAS)),
                "arrived": Bit("arrived"),
            },
        ),
        "trick": Listed(
            box.cards_per_trick,
            {
                "army": Entry("trick_army", Word(armies)),
                "card": Entry("trick_card", Word(CARD_NAMES)),
            },
            count="played",
        ),
        "spent": Own(write_spent, read_spent),
        "hands": Each(seats, "hand", CARDS),
        "chosen": Each(seats, "chosen", CARDS),
        "face_down": Each(seats, "face_down", CARDS),
        "given": Each(seats, "given", CARDS),
        "lacks": Each(seats, "lacks", Groups(SUITS, [*map(suit_cards, range(len(SUITS)))])),
    }


def write_spent(t: Joraku) -> list[str]:
    return card_names(spent_cards(t))


def read_spent(t: Joraku, path: str, words: Any) -> None:
    t.deck = ALL_CARDS & ~CARDS.number(path, words)


# ----------------------------------------------------------------- what follows


def complete(t: Joraku) -> None:
    count_supplies(t)
    t.led = suit_of(t.trick_card[0]) if t.played else NO_SUIT
    t.deck &= ~apart("card", CARD_NAMES, [ALL_CARDS & ~t.deck, *t.card_places()])
    if t.is_over():
        t.step, t.argument = PLAYING, 0
    else:
        check_pending(t)
        t.actor = whose_turn(t)


def count_supplies(t: Joraku) -> None:
    for army in range(t.box.armies):
        placed = sum(t.samurai[square(army, area)] for area in range(AREA_COUNT))
        most = int(t.box.game.samurai_each)
        t.supply[army] = most - in_range(f"samurai of {ARMIES[army]} on the map", placed, 0, most)


def whose_turn(t: Joraku) -> int:
    """The seat that the pending decision is for."""
    if t.step <= DEALING:
        return CHANCE
    if t.to_choose() > 0:
        owing = t.actors()
        if not owing:
            raise BadInput("pending: nobody has a card to choose any more")
        return owing[0]
    seat = seat_in_trick(t)
    if t.step == SENDING:
        if t.army != NO_ARMY:
            raise BadInput("army: none acts before one is sent")
    elif t.army in (NO_ARMY, t.box.neutral_army) or t.box.owner(t.army) != seat:
        raise BadInput(f"army: it must be one that {seat_name(seat)} leads, whose turn it is")
    return seat


def seat_in_trick(t: Joraku) -> int:
    """The seat that plays next to the trick or, while a card is resolved, that played it."""
    most = int(t.box.cards_per_trick)
    if t.step in (PLAYING, SENDING):
        place = in_range("cards in the trick", int(t.played), 0, most - 1)
    else:
        place = in_range("cards in the trick", int(t.played), 1, most) - 1
    return int((t.kachidoki + place) % t.seats)
