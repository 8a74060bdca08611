"""Set-up: daimyo cards, start areas, the Kachidoki card, variant rule cards, the neutral army."""

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules.actions import (
    APPOINT,
    AREA_COUNT,
    AREAS,
    DAIMYO_CARDS,
    VARIANT,
    VARIANT_CARDS,
    square,
)
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO
from kachidoki.titles.joraku.rules.events import APPOINTED, FIRST_LEADER, VARIANT_DRAWN
from kachidoki.titles.joraku.rules.state import APPOINTING, UNVEILING, Table


def set_up(t: Table) -> None:
    """Everything that is done before the first daimyo card is dealt."""
    box = t.box
    t.lay_out()
    for army in range(box.armies):
        t.supply[army] = box.game.samurai_each
    if box.neutral_army >= 0:
        place_neutral(t)
    t.variants = box.variants_chosen
    t.step = APPOINTING
    t.actor = CHANCE


def place_neutral(t: Table) -> None:
    """The neutral daimyo waits far from Kyoto; its samurai stand in the areas between."""
    neutral = t.box.neutral_army
    t.daimyo[neutral] = AREAS.index(t.box.neutral.daimyo_start)
    for area in range(AREA_COUNT):
        samurai: i64 = t.box.neutral.samurai_start[AREAS[area]]
        t.samurai[square(neutral, area)] = samurai
        t.supply[neutral] -= samurai


def legal_daimyo_cards(t: Table, moves: Moves) -> None:
    """The daimyo cards not dealt yet; two on two, each seat has one of 1-3 and one of 4-6."""
    lowest: i64 = 1
    highest: i64 = DAIMYO_CARDS
    if t.box.mode == TWO_ON_TWO:
        split = len(t.box.modes.two_on_two.daimyo_stacks[0])
        if t.argument < t.seats:
            highest = split
        else:
            lowest = split + 1
    for number in range(lowest, highest + 1):
        if not is_appointed(t, number):
            moves.add(APPOINT + number - 1)


def is_appointed(t: Table, number: i64) -> bool:
    return any(t.number[army] == number for army in range(t.argument))


def appoint(t: Table, number: i64) -> None:
    """The next army receives this daimyo card; its daimyo starts in the area of that number.

    After the last one, the Kachidoki card finds its first holder and variant cards are drawn.
    """
    army = t.argument
    t.number[army] = number
    t.daimyo[army] = number
    t.argument += 1
    t.tell(APPOINTED, EVERYONE, t.box.owner(army), army, number, number)
    if t.argument == led_armies(t):
        give_kachidoki(t)
        t.step = UNVEILING
        t.argument = 0


def led_armies(t: Table) -> i64:
    """The armies that a player leads: all but the neutral one."""
    return t.box.armies if t.box.neutral_army < 0 else t.box.armies - 1


def give_kachidoki(t: Table) -> None:
    """The highest daimyo card gives the first lead; nothing is scored for it."""
    highest: i64 = 0
    for army in range(led_armies(t)):
        if t.number[army] > highest:
            highest = t.number[army]
            t.kachidoki = t.box.owner(army)
    t.tell(FIRST_LEADER, EVERYONE, t.kachidoki)


def legal_variant_cards(t: Table, moves: Moves) -> None:
    for number in range(1, VARIANT_CARDS + 1):
        if not t.in_force(number):
            moves.add(VARIANT + number - 1)


def unveil(t: Table, number: i64) -> None:
    """A variant rule card is drawn and applies to this game."""
    t.variants |= 1 << number
    t.argument += 1
    t.tell(VARIANT_DRAWN, EVERYONE, number)


def is_set_up(t: Table) -> bool:
    """Has every army its daimyo card, and are all variant rule cards drawn?"""
    return t.step == UNVEILING and t.argument == t.box.variants_drawn
