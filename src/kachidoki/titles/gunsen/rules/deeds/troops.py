"""Troops: summoned from the clan board, killed on the map."""

from kachidoki.engine.bag import first, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import loses_toshi_ranbo, review_own
from kachidoki.titles.gunsen.rules.actions import BUILDING_COUNT, DONE, SUMMON
from kachidoki.titles.gunsen.rules.cards.conditions import ARMIES_CHANGED
from kachidoki.titles.gunsen.rules.events import SUMMONED
from kachidoki.titles.gunsen.rules.state import SUMMONING, Table


def begin_summon(t: Table, seat: i64, count: i64) -> None:
    """So many troops may come to the fort and to controlled clan buildings."""
    count = min(count, t.supply(seat))
    if count > 0:
        t.push(SUMMONING, count)


def legal_summons(t: Table, seat: i64, moves: Moves) -> None:
    places = summon_points(t, seat)
    while places != 0:
        place = first(places)
        places &= places - 1
        if t.space(seat, place) > 0:
            moves.add(SUMMON + place)
    moves.add(SUMMON + t.fort(seat))
    moves.add(DONE)


def summon_points(t: Table, seat: i64) -> i64:
    """Where clan buildings are that the seat controls; not where its own attack is pending."""
    places: i64 = 0
    for building in range(BUILDING_COUNT):
        if t.controls_building(seat, building):
            places |= only(t.building_place[building])
    return places


def summon(t: Table, seat: i64, place: i64) -> None:
    t.argument -= 1
    if t.argument == 0:
        t.pop()
    put_troops(t, seat, place, 1)


def put_troops(t: Table, seat: i64, place: i64, count: i64) -> None:
    """As many as the supply and the place allow."""
    count = min(count, min(t.supply(seat), t.space(seat, place)))
    if count > 0:
        t.change_army(seat, place, count)
        t.tell(SUMMONED, EVERYONE, seat, place, count)
        review_own(t, seat, ARMIES_CHANGED)


def remove_troops(t: Table, seat: i64, place: i64, count: i64) -> None:
    """Back to the clan board; what follows from it is the caller's to look at."""
    t.change_army(seat, place, -count)
    loses_toshi_ranbo(t, seat)
