"""A turn after the walk: the stop, kind by kind, until it ends and the next pawn walks."""

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.achievements import award_the_best
from kachidoki.titles.tokaido.rules.actions import (
    CHUUBEI,
    ENCOUNTER,
    FARM,
    HIROSHIGE,
    HOT_SPRING,
    INN,
    LEGS,
    PANORAMA_COUNT,
    SATSUKI,
    TEMPLE,
    VILLAGE,
)
from kachidoki.titles.tokaido.rules.events import EARNED, GAME_OVER
from kachidoki.titles.tokaido.rules.road import begin_leg, guests_at, next_turn
from kachidoki.titles.tokaido.rules.state import (
    ADMIRING,
    DINING,
    MEETING,
    TREATING,
    Table,
)
from kachidoki.titles.tokaido.rules.stops.encounters import begin_encounter, encounters_left
from kachidoki.titles.tokaido.rules.stops.hot_springs import visit_spring
from kachidoki.titles.tokaido.rules.stops.inn import (
    clear_away,
    dine,
    meals_left,
    neutral_dines,
    treat,
)
from kachidoki.titles.tokaido.rules.stops.panoramas import admire, are_all_complete, offer_any
from kachidoki.titles.tokaido.rules.stops.temple import neutral_donates, reward_donors, visit_temple
from kachidoki.titles.tokaido.rules.stops.village import souvenirs_left, visit_village


def begin_stop(t: Table) -> None:
    """The pawn has just walked here; a stop that asks nothing more ends at once."""
    station = t.box.station[t.place[t.guest]]
    if t.guest == t.box.neutral:
        over = pass_through(t, station)
    elif station < PANORAMA_COUNT:
        admire(t, t.guest, station)
        over = True
    else:
        over = visit(t, station)
    if over:
        end_stop(t)


def pass_through(t: Table, station: i64) -> bool:
    """The neutral traveler takes part in temples and inns alone; tells whether that was all."""
    if station == INN:
        return neutral_dines(t)
    if station == TEMPLE:
        neutral_donates(t)
    return True


def visit(t: Table, station: i64) -> bool:
    """Any station but a panorama; tells whether that was all."""
    if station == FARM:
        t.coins[t.guest] += t.box.farm.coins
        t.tell(EARNED, EVERYONE, t.guest, t.box.farm.coins)
        return True
    if station == VILLAGE:
        visit_village(t)
        return souvenirs_left(t) == 0
    if station == TEMPLE:
        visit_temple(t)
        return False
    if station == HOT_SPRING:
        visit_spring(t)
        return t.springs_left == 0
    if station == ENCOUNTER:
        begin_encounter(t)
        return encounters_left(t) == 0
    arrive(t)
    return False


# ----------------------------------------------------------------- an inn


def arrive(t: Table) -> None:
    """Dinner waits for what some travelers do first."""
    t.step = DINING
    t.argument = 0
    between = t.leg < LEGS - 1
    if between and t.is_traveler(t.guest, HIROSHIGE) and not are_all_complete(t, t.guest):
        t.push(ADMIRING, 0)
        offer_any(t)
    elif between and t.is_traveler(t.guest, CHUUBEI) and encounters_left(t) > 0:
        t.push(MEETING, 0)
        begin_encounter(t)
    elif t.is_traveler(t.guest, SATSUKI) and meals_left(t) > 0:
        t.push(TREATING, 0)
        treat(t)
    else:
        dine(t)


# ----------------------------------------------------------------- the end of a stop


def end_stop(t: Table) -> None:
    """Back to the dinner that was interrupted; or the stop is over, and with it the turn."""
    if t.depth > 0:
        t.pop()
        dine(t)
    else:
        end_turn(t)


def end_turn(t: Table) -> None:
    """When all pawns have come to the inn, the next leg begins; in the last one the journey ends."""
    t.argument = 0
    here = t.place[t.guest]
    if t.box.station[here] != INN or guests_at(t, here) < t.box.pawns:
        next_turn(t)
        return
    t.still()
    clear_away(t)
    t.leg += 1
    if t.leg < LEGS:
        begin_leg(t)
    else:
        end_journey(t)


def end_journey(t: Table) -> None:
    """The last achievements, and the temple's thanks."""
    award_the_best(t)
    reward_donors(t)
    t.actor = NOBODY
    t.tell(GAME_OVER, EVERYONE)
