"""All points of a traveler, counted again from what lies before it."""

from kachidoki.engine.bag import size
from kachidoki.engine.counts import count, total
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.achievements import achievement_points
from kachidoki.titles.tokaido.actions import (
    MITSUKUNI,
    PANORAMA_COUNT,
    SAMURAI,
    SPRING_COUNT,
    UMEGAE,
)
from kachidoki.titles.tokaido.state import Table
from kachidoki.titles.tokaido.temple import temple_points
from kachidoki.titles.tokaido.village import collection_points


def recount(t: Table, seat: i64) -> i64:
    """Nothing scores but what is kept, so the collection tells all points."""
    box = t.box
    points = collection_points(t, seat) + spring_points(t, seat)
    for panorama in range(PANORAMA_COUNT):
        parts = t.parts[t.view_of(seat, panorama)]
        points += parts * (parts + 1) // 2
    points += size(t.meals[seat]) * box.meal_points
    points += t.offering[seat] * box.donation_points
    points += count(t.encounters[seat], SAMURAI) * box.samurai_points
    if t.is_traveler(seat, UMEGAE):
        points += total(t.encounters[seat]) * box.umegae_points
    points += size(t.achievements[seat]) * achievement_points(t, seat)
    if t.actor == NOBODY:
        points += temple_points(t, seat)
    return points


def spring_points(t: Table, seat: i64) -> i64:
    points: i64 = 0
    for spring in range(SPRING_COUNT):
        points += count(t.springs[seat], spring) * t.box.spring_points[spring]
    if t.is_traveler(seat, MITSUKUNI):
        points += total(t.springs[seat]) * t.box.mitsukuni_points
    return points
