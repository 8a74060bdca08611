"""Force: what figures and strongholds count for, and who has more of it."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import count
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    CARD_COUNT,
    DAIMYO,
    FIGURE_COUNT,
    FIRST_MONSTER,
    KOMAINU,
    SHINTO,
    STRONGHOLD,
    TURTLE,
    counts_as_daimyo,
)
from kachidoki.titles.rising_sun.rules.components import FORCE, WAR_FORCE
from kachidoki.titles.rising_sun.rules.honor import has_least, most_honored
from kachidoki.titles.rising_sun.rules.state import FIRST_SHRINE, NONE, Table


def is_present(t: Table, seat: i64, region: i64) -> bool:
    """Has the seat any force there? Only Turtle's strongholds have some."""
    return t.figures_in(seat, region) != 0 or (
        t.is_house(seat, TURTLE) and t.strongholds(seat, region) > 0
    )


def present(t: Table, region: i64) -> i64:
    """The bag of seats with force there."""
    seats: i64 = 0
    for seat in range(t.seats):
        if is_present(t, seat, region):
            seats |= only(seat)
    return seats


def force_in(t: Table, seat: i64, region: i64, rivals: i64) -> i64:
    """The seat's force in a region where these seats are present, or take part in the battle."""
    army = t.army(seat, region)
    force: i64 = 0
    if t.is_house(seat, TURTLE):
        force = count(army, STRONGHOLD)
    for figure in range(FIRST_MONSTER):
        number = count(army, figure)
        if number > 0:
            force += number * figure_force(t, seat, figure)
    if army >> 4 * FIRST_MONSTER != 0:
        low = has_least(t, seat, rivals)
        for figure in range(FIRST_MONSTER, FIGURE_COUNT):
            if count(army, figure) > 0:
                force += monster_force(t, seat, figure, low)
    return force


def figure_force(t: Table, seat: i64, figure: i64) -> i64:
    return t.box.base_force[figure] + bonus(t, seat, figure)


def monster_force(t: Table, seat: i64, figure: i64, low: bool) -> i64:
    own = t.box.low_force[figure] if low else t.box.base_force[figure]
    return own + bonus(t, seat, DAIMYO) if counts_as_daimyo(figure) else own


def bonus(t: Table, seat: i64, figure: i64) -> i64:
    """What the seat's cards add to each such figure."""
    at = t.box.at[FORCE]
    if t.is_war():
        at |= t.box.at[WAR_FORCE]
    owned = t.cards[seat] & at
    if owned == 0:
        return 0
    more: i64 = 0
    for card in range(CARD_COUNT):
        if has(owned, card) and t.box.cards.figure[card] == figure:
            more += t.box.cards.force[card] * t.copies(seat, card)
    return more


def strongest_in(t: Table, region: i64) -> i64:
    """Who has the most force there, ties going to more honor; NONE where nobody has any."""
    return strongest_of(t, region, present(t, region))


def strongest_of(t: Table, region: i64, seats: i64) -> i64:
    most: i64 = 0
    best: i64 = 0
    for seat in range(t.seats):
        if has(seats, seat):
            force = force_in(t, seat, region, seats)
            if force > most:
                most, best = force, 0
            if force == most and force > 0:
                best |= only(seat)
    return most_honored(t, best)


def strongest_at(t: Table, slot: i64) -> i64:
    """Who has the most force at a shrine, ties going to more honor; NONE where nobody is."""
    most: i64 = 0
    best: i64 = 0
    for seat in range(t.seats):
        force = shrine_force(t, seat, slot)
        if force > most:
            most, best = force, 0
        if force == most and force > 0:
            best |= only(seat)
    return most_honored(t, best) if best != 0 else NONE


def shrine_force(t: Table, seat: i64, slot: i64) -> i64:
    army = t.army(seat, FIRST_SHRINE + slot)
    return (
        count(army, SHINTO) * t.box.base_force[SHINTO]
        + count(army, KOMAINU) * t.box.base_force[KOMAINU]
    )
