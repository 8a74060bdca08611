"""Influence, ranks, and what ranks pay: the Kachidoki card and the prestige phase."""

from kachidoki.engine.state import NOBODY
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.actions import AREA_COUNT, AREAS, ARMIES, KYOTO
from kachidoki.titles.joraku.state import (
    GREAT_KACHIDOKI,
    HOME_BANNER,
    SHARED_GLORY,
    Table,
)


def rank(t: Table, army: i64, area: i64) -> i64:
    """The army's rank in the area, from 1; 0 for an army without influence there.

    Equals share the lower rank: as many as have at least as much influence (with Shared Glory the
    higher one: one more than have more).
    """
    own = t.influence(army, area)
    if own == 0:
        return 0
    higher = t.in_force(SHARED_GLORY)
    place: i64 = 1
    for other in range(t.box.armies):
        if other != army:
            influence = t.influence(other, area)
            if influence > own or (influence == own and not higher):
                place += 1
    return place


def is_paid(t: Table, army: i64) -> bool:
    """The neutral army takes ranks and never points."""
    return army != t.box.neutral


def shout_kachidoki(t: Table, area: i64) -> None:
    """Everybody with influence where the winner's daimyo stands is paid by rank."""
    table = t.box.great_kachidoki if t.in_force(GREAT_KACHIDOKI) else t.box.kachidoki
    for army in range(t.box.armies):
        place = rank(t, army, area)
        if is_paid(t, army) and place > 0 and place <= 3:
            pay(t, army, table[place - 1], "kachidoki-points", area)


def pay(t: Table, army: i64, points: i64, cause: str, area: i64) -> None:
    if points > 0:
        t.reputation[army] += points
        if t.listening:
            t.tell(cause, {"army": ARMIES[army], "area": AREAS[area], "points": points})


def prestige(t: Table) -> None:
    """From Shinano to Kyoto, every area pays by rank as the round's row of its chart says."""
    if t.listening:
        t.tell("prestige", {"round": t.round})
    for step in range(AREA_COUNT):
        area: i64 = AREA_COUNT - 1 - step
        if t.box.chart(t.round, area, 1) > 0 or t.in_force(HOME_BANNER):
            for army in range(t.box.armies):
                if is_paid(t, army):
                    pay_prestige(t, army, area)


def pay_prestige(t: Table, army: i64, area: i64) -> None:
    place = rank(t, army, area)
    if place < 1 or place > 3:
        return
    pay(t, army, t.box.chart(t.round, area, place), "prestige-points", area)
    if place == 1 and t.in_force(HOME_BANNER) and t.daimyo[army] == area:
        pay(t, army, home_banner(t, area), "home-banner-points", area)


def home_banner(t: Table, area: i64) -> i64:
    """Variant rule 1: the number of the area where one's daimyo ranks first; Kyoto has none."""
    row_pays = t.box.chart(t.round, area, 1) > 0
    if not row_pays and not t.box.banner_in_empty_rows:
        return 0
    return t.box.banner_kyoto if area == KYOTO else area


def end_game(t: Table) -> None:
    t.actor = NOBODY
    if t.listening:
        t.tell("game-over", {})
