"""Refuses positions from which no game can go on: whatever is loaded passes through here."""

from kachidoki.engine.bag import size
from kachidoki.engine.errors import BadInput
from kachidoki.engine.vocabulary import seat_name
from kachidoki.titles.joraku.actions import AREAS, ARMIES
from kachidoki.titles.joraku.box import TWO_ON_TWO
from kachidoki.titles.joraku.setup import led_armies
from kachidoki.titles.joraku.state import (
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
from kachidoki.titles.joraku.view import card_names


def in_range(name: str, number: int, lowest: int, highest: int) -> int:
    if not lowest <= number <= highest:
        raise BadInput(f"{name} is {number}; it must be from {lowest} to {highest}")
    return number


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
        RESOLVING: range(1, 7),
        INFILTRATING: range(1, int(box.placement_most) + 1),
        MARCHING: range(1, 7),
    }[step]


# ----------------------------------------------------------------- the whole table


def check_position(t: Table) -> None:
    """What the words alone do not rule out."""
    check_map(t)
    check_deal(t)
    check_hands(t)
    check_knowledge(t)


def check_map(t: Table) -> None:
    """Once the first round has begun, every daimyo stands in an area."""
    if t.step < DEALING:
        return
    in_range("round", int(t.round), 1, int(t.box.rounds))
    for army in range(t.box.armies):
        if t.daimyo[army] == OFF_MAP:
            name = ARMIES[army]
            raise BadInput(f"armies.{name}.daimyo: it must stand in an area: {', '.join(AREAS)}")


def check_deal(t: Table) -> None:
    """In the middle of the deal, as many cards must be out as have been dealt."""
    if t.step == DEALING:
        out = sum(size(t.hand[seat]) + size(t.face_down[seat]) for seat in range(t.seats))
        if out != t.argument:
            raise BadInput(f"hands: {t.argument} cards have been dealt, but {out} are held")


def check_hands(t: Table) -> None:
    """In a skirmish, all seats must come to the end of their cards together."""
    if t.step < PLAYING or t.is_over():
        return
    left = []
    for seat in range(t.seats):
        to_play = [
            place
            for place in range(t.played, t.box.cards_per_trick)
            if (t.kachidoki + place) % t.seats == seat
        ]
        left.append(size(t.hand[seat]) - len(to_play))
    if min(left) < 0 or min(left) != max(left):
        raise BadInput("hands: the players' cards do not come out even in this trick")


def check_knowledge(t: Table) -> None:
    """What seats know must be true."""
    for seat in range(t.seats):
        left = t.left_of(seat)
        elsewhere = t.given[seat] & ~(t.hand[left] | t.face_down[left])
        if elsewhere:
            cards = ", ".join(card_names(elsewhere))
            raise BadInput(f"given.{seat_name(seat)}: {seat_name(left)} does not have {cards}")
        if t.hand[seat] & t.lacks[seat]:
            cards = ", ".join(card_names(t.hand[seat] & t.lacks[seat]))
            raise BadInput(f"lacks.{seat_name(seat)}: it has {cards}")
