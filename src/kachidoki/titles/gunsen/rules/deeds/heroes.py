"""Heroes: called to the fort or to an army, sent home when their army is gone."""

from kachidoki.engine.bag import add_members, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import review_own
from kachidoki.titles.gunsen.rules.actions import (
    BUILDING_COUNT,
    CALL,
    FIRST_FORT,
    FIRST_MERCENARY,
    HERO_COUNT,
    HEROES_AT_MOST,
    HEROES_OF_CLAN,
    STATION,
)
from kachidoki.titles.gunsen.rules.cards.conditions import ARMIES_CHANGED
from kachidoki.titles.gunsen.rules.cards.effects import MERCENARY
from kachidoki.titles.gunsen.rules.events import HERO_CALLED, HERO_HOME
from kachidoki.titles.gunsen.rules.state import (
    CALLING,
    HOMING,
    NONE,
    STATIONING,
    Table,
)


def call_hero(t: Table, seat: i64, pool: i64) -> None:
    """Ask which one comes; if only one can, it does."""
    first, end = first_of(t, seat, pool), end_of(t, seat, pool)
    found: i64 = 0
    only_one: i64 = NONE
    for hero in range(first, end):
        if t.hero_place[hero] == NONE:
            found += 1
            only_one = hero
    if found == 1:
        station_hero(t, seat, only_one)
    elif found > 1:
        t.push(CALLING, pool)


def first_of(t: Table, seat: i64, pool: i64) -> i64:
    return FIRST_MERCENARY if pool == MERCENARY else t.clan[seat] * HEROES_OF_CLAN


def end_of(t: Table, seat: i64, pool: i64) -> i64:
    return HERO_COUNT if pool == MERCENARY else (t.clan[seat] + 1) * HEROES_OF_CLAN


def legal_calls(t: Table, seat: i64, moves: Moves) -> None:
    for hero in range(first_of(t, seat, t.argument), end_of(t, seat, t.argument)):
        if t.hero_place[hero] == NONE:
            moves.add(CALL + hero)


def station_hero(t: Table, seat: i64, hero: i64) -> None:
    """Ask where the hero goes; without an army outside, it is the fort."""
    if stations(t, seat) == 0:
        enlist(t, seat, hero, t.fort(seat))
    else:
        t.push(STATIONING, hero)


def stations(t: Table, seat: i64) -> i64:
    """Armies of the seat without a hero, also where a battle is pending."""
    places = t.held[seat] & t.box.territories
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero != NONE:
            places &= ~only(t.hero_place[hero])
    return places


def legal_stations(t: Table, seat: i64, moves: Moves) -> None:
    add_members(moves, STATION, stations(t, seat))
    moves.add(STATION + t.fort(seat))


def enlist(t: Table, seat: i64, hero: i64, place: i64) -> None:
    """The hero joins, and takes its place."""
    spot = seat * HEROES_AT_MOST
    while t.heroes[spot] != NONE:
        spot += 1
    t.heroes = with_item(t.heroes, spot, hero)
    t.hero_place[hero] = place
    t.tell(HERO_CALLED, EVERYONE, seat, hero, place)
    review_own(t, seat, ARMIES_CHANGED)


def dismiss(t: Table, seat: i64, hero: i64) -> None:
    """A mercenary goes back beside the board."""
    spot = seat * HEROES_AT_MOST
    while t.heroes[spot] != hero:
        spot += 1
    end = (seat + 1) * HEROES_AT_MOST
    heroes = t.heroes[:]
    while spot + 1 < end:
        heroes[spot] = heroes[spot + 1]
        spot += 1
    heroes[spot] = NONE
    t.heroes = heroes
    t.hero_place[hero] = NONE


# ----------------------------------------------------------------- without an army


def send_home(t: Table, seat: i64, hero: i64) -> None:
    """A hero whose army is gone: to the fort, or to a clan building with troops and without a hero."""
    t.hero_place[hero] = t.fort(seat)
    homes = 0
    for building in range(BUILDING_COUNT):
        if is_home(t, seat, building):
            homes += 1
    if homes > 0:
        t.push(HOMING, hero)
    else:
        t.tell(HERO_HOME, EVERYONE, seat, hero, t.fort(seat))
        review_own(t, seat, ARMIES_CHANGED)


def is_home(t: Table, seat: i64, building: i64) -> bool:
    place = t.building_place[building]
    return place != NONE and t.controls(seat, place) and t.hero_at(seat, place) == NONE


def legal_homes(t: Table, seat: i64, moves: Moves) -> None:
    for place in range(FIRST_FORT):
        building = t.building_on[place]
        if building != NONE and is_home(t, seat, building):
            moves.add(STATION + place)
    moves.add(STATION + t.fort(seat))


def come_home(t: Table, seat: i64, hero: i64, place: i64) -> None:
    t.hero_place[hero] = place
    t.tell(HERO_HOME, EVERYONE, seat, hero, place)
    t.pop()
    review_own(t, seat, ARMIES_CHANGED)
