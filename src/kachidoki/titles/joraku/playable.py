"""Refuses positions from which no game can go on: whatever is loaded passes through here."""

from kachidoki.engine.bag import size
from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.seats import seat_name
from kachidoki.titles.joraku.rules.actions import AREAS, ARMIES, HIGHEST
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO
from kachidoki.titles.joraku.rules.setup import led_armies
from kachidoki.titles.joraku.rules.state import (
    APPOINTING,
    DEALING,
    DISCARDING,
    DRAFTING,
    INFILTRATING,
    MARCHING,
    OFF_MAP,
    PASSING,
    PLAYING,
    RESOLVING,
    SENDING,
    STEPS,
    UNVEILING,
    Table,
)
from kachidoki.titles.joraku.rules.views import card_names

# ----------------------------------------------------------------- the pending decisions


def check_pending(t: Table, frames: list[tuple[int, int]]) -> None:
    """Only a card's effect, or the choice of an army, interrupts another decision: `playing`."""
    outer, _ = frames[0]
    if outer > PLAYING or len(frames) > 2 or (len(frames) == 2 and outer != PLAYING):
        raise BadInput("pending: one decision up to `playing`, or `playing` and one that follows")
    if len(frames) == 2 and frames[1][0] <= PLAYING:
        raise BadInput(f"pending: after `playing` comes one of {', '.join(STEPS[SENDING:])}")
    for step, argument in frames:
        possible = arguments_of(t, step)
        if not possible:
            raise BadInput(f"pending: there is no '{STEPS[step]}' in this mode")
        in_range(f"the argument of '{STEPS[step]}'", argument, possible[0], possible[-1])


def arguments_of(t: Table, step: int) -> range:
    """What the argument of a pending decision can be; none where the mode has no such decision."""
    box = t.box
    two_on_two = box.mode == TWO_ON_TWO
    cards = int((box.hand_size + box.private_cards) * box.seats)
    once = range(1)
    return {
        APPOINTING: range(led_armies(t)),
        UNVEILING: range(box.variants_drawn),
        DEALING: range(cards),
        PASSING: range(0) if two_on_two else once,
        DRAFTING: range(max(0, int(box.draft_size) - 1)),
        DISCARDING: once if box.discard_count else range(0),
        PLAYING: once,
        SENDING: once if two_on_two else range(0),
        RESOLVING: range(1, int(HIGHEST) + 1),
        INFILTRATING: range(1, int(box.placement_most) + 1),
        MARCHING: range(1, int(HIGHEST) + 1),
    }[step]


# ----------------------------------------------------------------- the whole table


def unsound(t: Table) -> list[str]:
    """Why the game cannot go on from here; nothing, if it can."""
    return [*missing_daimyo(t), *uneven_deal(t), *uneven_hands(t), *false_knowledge(t)]


def missing_daimyo(t: Table) -> list[str]:
    """Once the first round has begun, every daimyo stands in an area."""
    if t.step < DEALING:
        return []
    found = [] if t.round > 0 else [f"round is 0; it must be from 1 to {t.box.rounds}"]
    for army in range(t.box.armies):
        if t.daimyo[army] == OFF_MAP:
            areas = ", ".join(AREAS)
            found.append(f"armies.{ARMIES[army]}.daimyo: it must stand in an area: {areas}")
    return found


def uneven_deal(t: Table) -> list[str]:
    """In the middle of the deal, as many cards must be out as have been dealt."""
    if t.step != DEALING:
        return []
    out = sum(size(t.hand[seat]) + size(t.face_down[seat]) for seat in range(t.seats))
    dealt = t.argument
    return [] if out == dealt else [f"hands: {dealt} cards have been dealt, but {out} are held"]


def uneven_hands(t: Table) -> list[str]:
    """In a skirmish, all seats must come to the end of their cards together."""
    if t.step < PLAYING or t.is_over():
        return []
    left = []
    for seat in range(t.seats):
        to_play = [
            place
            for place in range(t.played, t.box.cards_per_trick)
            if (t.kachidoki + place) % t.seats == seat
        ]
        left.append(size(t.hand[seat]) - len(to_play))
    even = min(left) >= 0 and min(left) == max(left)
    return [] if even else ["hands: the players' cards do not come out even in this trick"]


def false_knowledge(t: Table) -> list[str]:
    """What seats know must be true: neighbours have what they were given, and no suit they lack."""
    found: list[str] = []
    for seat in range(t.seats):
        left = t.left_of(seat)
        elsewhere = t.given[seat] & ~(t.hand[left] | t.face_down[left])
        if elsewhere:
            cards = ", ".join(card_names(elsewhere))
            found.append(f"given.{seat_name(seat)}: {seat_name(left)} does not have {cards}")
        if t.hand[seat] & t.lacks[seat]:
            cards = ", ".join(card_names(t.hand[seat] & t.lacks[seat]))
            found.append(f"lacks.{seat_name(seat)}: it has {cards}")
    return found
