"""Travelers and their pawns: who is who, and stands where."""

from collections.abc import Iterator

from kachidoki.engine.bag import has, members, size
from kachidoki.engine.seats import seat_name
from kachidoki.titles.tokaido.checks.moment import is_pending
from kachidoki.titles.tokaido.checks.pending import BEFORE_THE_JOURNEY
from kachidoki.titles.tokaido.rules.actions import (
    INN,
    LEGS,
    PLACES,
)
from kachidoki.titles.tokaido.rules.state import (
    CHOOSING,
    DEALING,
    LINING_UP,
    NONE,
    WALKING,
    Table,
)
from kachidoki.titles.tokaido.rules.views import pawn_name


def wrong_course(t: Table) -> Iterator[str]:
    """The journey ends when everybody has come to the end of its last leg, and not before."""
    if t.is_over() != (t.leg == LEGS):
        yield f"leg: {t.leg}; the journey is over after {LEGS}, and only then"
    arrived = [t.box.leg_of[t.place[pawn]] > t.leg for pawn in range(t.box.pawns)]
    if is_pending(t, WALKING) and all(arrived):
        yield "pawns: all have arrived, so the leg is over"
    if is_pending(t, *BEFORE_THE_JOURNEY):
        if any(t.place[pawn] != t.box.start for pawn in range(t.box.pawns)):
            yield "pawns: all wait in the first inn before the journey begins"
        if t.step != LINING_UP and any(t.slot[pawn] != NONE for pawn in range(t.box.pawns)):
            yield "pawns: nobody has a slot before all have chosen a traveler"


def wrong_travelers(t: Table) -> Iterator[str]:
    """Everybody is somebody else once the choice is made, and nobody before or on an initiation."""
    chosen = t.step not in (DEALING, CHOOSING) or t.is_over()
    named = t.box.travelers_dealt > 0 and chosen
    taken: list[int] = []
    for seat in range(t.seats):
        if (t.traveler[seat] != NONE) != named:
            yield f"players.{seat_name(seat)}.traveler: {'missing' if named else 'too early'}"
        taken += members(t.dealt[seat])
        if t.traveler[seat] != NONE:
            taken.append(int(t.traveler[seat]))
        if t.chosen[seat] != NONE and not has(t.dealt[seat], t.chosen[seat]):
            yield f"players.{seat_name(seat)}.chosen: it must be one of those dealt"
        due = dealt_by_now(t, seat)
        if size(t.dealt[seat]) != due:
            yield f"players.{seat_name(seat)}.dealt: {size(t.dealt[seat])}; it must be {due}"
    if len(set(taken)) < len(taken):
        yield "players: nobody travels twice, and no traveler is dealt twice"


def dealt_by_now(t: Table, seat: int) -> int:
    each = int(t.box.travelers_dealt)
    if t.is_over() or t.step not in (DEALING, CHOOSING):
        return 0
    return each if t.step == CHOOSING else min(each, max(0, int(t.argument) - seat * each))


def wrong_places(t: Table) -> Iterator[str]:
    """All pawns are on the same leg, each in a slot of its own, with no gap before it."""
    slots: dict[int, list[int]] = {}
    for pawn in range(t.box.pawns):
        if not is_on_leg(t, int(t.place[pawn])):
            yield f"pawns.{pawn_name(t, pawn)}.place: it is not on leg {t.leg}"
        slots.setdefault(int(t.place[pawn]), []).append(int(t.slot[pawn]))
    for place, used in slots.items():
        yield from wrong_slots(t, place, sorted(slot for slot in used if slot != NONE))
        if NONE in used and (t.is_over() or t.step not in BEFORE_THE_JOURNEY):
            yield f"pawns: one at {PLACES[place]} has no slot"
    lined_up = sum(t.slot[pawn] != NONE for pawn in range(t.box.pawns))
    if not t.is_over() and t.step == LINING_UP and lined_up != t.argument:
        yield f"pawns: {t.argument} are lined up, but {lined_up} have a slot"


def is_on_leg(t: Table, place: int) -> bool:
    """Is it a place of the present leg, the inns at both ends included?"""
    behind = t.box.leg_of[place]
    return bool(behind == t.leg or (behind == t.leg + 1 and t.box.station[place] == INN))


def wrong_slots(t: Table, place: int, used: list[int]) -> Iterator[str]:
    room = t.box.pawns if t.box.station[place] == INN else t.box.slots(place)
    if used != list(range(len(used))) or len(used) > room:
        yield f"pawns: the slots {used} at {PLACES[place]} cannot be; there is room for {room}"
