"""Who is ahead: points, then honor; two allies who lead together share the victory."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.honor import most_honored, place_on_track
from kachidoki.titles.rising_sun.rules.state import NONE, Table


def standing_of(t: Table) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    partner = partner_in_victory(t)
    for seat in range(t.seats):
        ahead = t.ally[seat] if seat == partner else seat
        honor = int(t.seats - place_on_track(t, ahead)) if t.first != NONE else 0
        found.append((int(t.points[seat]), honor))
    return found


def partner_in_victory(t: Table) -> i64:
    """The ally of the leader with the most honor, if it has as many points; or NONE."""
    if t.first == NONE:
        return NONE
    best = leaders(t)
    partner = t.ally[most_honored(t, best)]
    return partner if partner != NONE and has(best, partner) else NONE


def leaders(t: Table) -> i64:
    """The bag of seats with the most points."""
    most: i64 = 0
    found: i64 = 0
    for seat in range(t.seats):
        if t.points[seat] > most:
            most, found = t.points[seat], 0
        if t.points[seat] == most:
            found |= only(seat)
    return found
