"""All points of a traveler, counted again from what lies before it."""

from kachidoki.engine.bag import size
from kachidoki.engine.counts import count, total
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.achievements import achievement_points
from kachidoki.titles.tokaido.rules.actions import (
    MITSUKUNI,
    PANORAMA_COUNT,
    SAMURAI,
    SPRING_COUNT,
    UMEGAE,
)
from kachidoki.titles.tokaido.rules.state import Table
from kachidoki.titles.tokaido.rules.stops.temple import temple_points
from kachidoki.titles.tokaido.rules.stops.village import collection_points


def recount(t: Table, seat: i64) -> i64:
    """Nothing scores but what is kept, so the collection tells all points; the temple thanks at the
    end of the journey."""
    points = panorama_points(t, seat) + collection_points(t, seat)
    points += spring_points(t, seat) + encounter_points(t, seat)
    points += size(t.meals[seat]) * t.box.meals.points
    points += t.offering[seat] * t.box.temple.points_per_coin
    points += size(t.achievements[seat]) * achievement_points(t, seat)
    return points + temple_points(t, seat) if t.actor == NOBODY else points


def panorama_points(t: Table, seat: i64) -> i64:
    points: i64 = 0
    for panorama in range(PANORAMA_COUNT):
        parts = t.parts[t.panel(seat, panorama)]
        points += parts * (parts + 1) // 2
    return points


def spring_points(t: Table, seat: i64) -> i64:
    points: i64 = 0
    for spring in range(SPRING_COUNT):
        points += count(t.springs[seat], spring) * t.box.hot_springs.points[spring]
    if t.is_traveler(seat, MITSUKUNI):
        points += total(t.springs[seat]) * t.box.abilities.mitsukuni_points
    return points


def encounter_points(t: Table, seat: i64) -> i64:
    """What samurai and Umegae's own art brought; other encounters pay in other things."""
    points = count(t.encounters[seat], SAMURAI) * t.box.encounters.effects.samurai_points
    if t.is_traveler(seat, UMEGAE):
        points += total(t.encounters[seat]) * t.box.abilities.umegae_points
    return points
