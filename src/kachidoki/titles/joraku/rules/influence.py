"""Influence, ranks, and what ranks pay: the Kachidoki card and the prestige phase."""

from typing import Final

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules.actions import AREA_COUNT, KYOTO, RANKS
from kachidoki.titles.joraku.rules.events import (
    GAME_OVER,
    HOME_BANNER_POINTS,
    KACHIDOKI_POINTS,
    PRESTIGE,
    PRESTIGE_POINTS,
)
from kachidoki.titles.joraku.rules.state import (
    GREAT_KACHIDOKI,
    HOME_BANNER,
    SHARED_GLORY,
    Table,
)

# Influence fits into so many bits: at most 99 samurai and a daimyo, each worth at most 99.
WIDTH: Final[i64] = 14
MOST: Final[i64] = (1 << 14) - 1


def presence(t: Table, area: i64) -> i64:
    """The influence of every army in the area, side by side in one number."""
    packed: i64 = 0
    for army in range(t.box.armies):
        packed |= t.influence(army, area) << (army * WIDTH)
    return packed


def rank(t: Table, army: i64, present: i64) -> i64:
    """The army's rank among those present, from 1; 0 for an army without influence.

    Equals share the lower rank: as many as have at least as much influence (with Shared Glory the
    higher one: one more than have more).
    """
    own = (present >> (army * WIDTH)) & MOST
    if own == 0:
        return 0
    needed, place = own, i64(0)
    if t.in_force(SHARED_GLORY):
        needed, place = own + 1, i64(1)
    for _army in range(t.box.armies):
        if present & MOST >= needed:
            place += 1
        present >>= WIDTH
    return place


def is_paid(t: Table, army: i64) -> bool:
    """The neutral army takes ranks and never points."""
    return army != t.box.neutral_army


def shout_kachidoki(t: Table, area: i64) -> None:
    """Everybody with influence where the winner's daimyo stands is paid by rank."""
    table = t.box.kachidoki.rp_by_rank
    if t.in_force(GREAT_KACHIDOKI):
        table = t.box.variants.great_kachidoki.kachidoki
    present = presence(t, area)
    for army in range(t.box.armies):
        place = rank(t, army, present)
        if is_paid(t, army) and place > 0 and place <= RANKS:
            pay(t, army, table[place - 1], KACHIDOKI_POINTS, area)


def pay(t: Table, army: i64, points: i64, cause: i64, area: i64) -> None:
    if points > 0:
        t.reputation[army] += points
        t.tell(cause, EVERYONE, army, area, points)


def prestige(t: Table) -> None:
    """From Shinano to Kyoto, every area pays by rank as the round's row of its chart says."""
    t.tell(PRESTIGE, EVERYONE, t.round)
    t.still()
    for step in range(AREA_COUNT):
        area: i64 = AREA_COUNT - 1 - step
        if t.box.row_pays(t.round, area) or t.in_force(HOME_BANNER):
            present = presence(t, area)
            for army in range(t.box.armies):
                if is_paid(t, army):
                    pay_prestige(t, army, area, rank(t, army, present))
            t.still()


def pay_prestige(t: Table, army: i64, area: i64, place: i64) -> None:
    pay(t, army, chart_points(t, area, place), PRESTIGE_POINTS, area)
    pay(t, army, home_banner(t, army, area, place), HOME_BANNER_POINTS, area)


def chart_points(t: Table, area: i64, place: i64) -> i64:
    return t.box.chart(t.round, area, place) if place >= 1 and place <= RANKS else 0


def home_banner(t: Table, army: i64, area: i64, place: i64) -> i64:
    """Variant rule 1: the number of the area where one's daimyo ranks first; Kyoto has none."""
    if place != 1 or not t.in_force(HOME_BANNER) or t.daimyo[army] != area:
        return 0
    if (
        not t.box.row_pays(t.round, area)
        and not t.box.variants.home_banner.applies_when_row_is_zero
    ):
        return 0
    return t.box.variants.home_banner.kyoto_amount if area == KYOTO else area


def due(t: Table, army: i64, area: i64, place: i64) -> i64:
    """What the area would pay to the army of that rank if the round ended now."""
    if t.round < 1 or not is_paid(t, army):
        return 0
    return chart_points(t, area, place) + home_banner(t, army, area, place)


def end_game(t: Table) -> None:
    t.actor = NOBODY
    t.tell(GAME_OVER, EVERYONE)
