"""What cannot be: positions from which no game can go on, and what no game leads to."""

from collections.abc import Iterator

from kachidoki.engine.bag import doubled, size
from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields import frames_of
from kachidoki.engine.seats import seat_name
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    ARMIES,
    HIGHEST,
    square,
)
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


def check_pending(t: Table) -> None:
    """Only a card's effect, or the choice of an army, interrupts another decision: `playing`."""
    frames = frames_of(t)
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
    once, never = range(1), range(0)
    return {
        APPOINTING: range(led_armies(t)),
        UNVEILING: range(box.variants_drawn),
        DEALING: range((box.hand_size + box.private_cards) * t.seats),
        PASSING: never if two_on_two else once,
        DRAFTING: range(box.hand_size - 1) if two_on_two else never,
        DISCARDING: once if box.discard_count else never,
        PLAYING: once,
        SENDING: once if two_on_two else never,
        RESOLVING: range(1, HIGHEST + 1),
        INFILTRATING: range(1, box.game.placement_max + 1),
        MARCHING: range(1, HIGHEST + 1),
    }[step]


# ----------------------------------------------------------------- from which no game can go on


def unplayable(t: Table) -> Iterator[str]:
    """Why the game cannot go on from here; nothing, if it can."""
    yield from missing_daimyo(t)
    yield from wrong_hands(t) if t.step < PLAYING else uneven_hands(t)
    yield from wrong_choices(t)
    yield from false_knowledge(t)


def missing_daimyo(t: Table) -> Iterator[str]:
    """Once the first round has begun, every daimyo stands in an area."""
    if t.step < DEALING:
        return
    if t.round == 0:
        yield f"round is 0; it must be from 1 to {t.box.game.rounds}"
    for army in range(t.box.armies):
        if t.daimyo[army] == OFF_MAP:
            areas = ", ".join(AREAS)
            yield f"armies.{ARMIES[army]}.daimyo: it must stand in an area: {areas}"


def uneven_hands(t: Table) -> Iterator[str]:
    """In a skirmish, all seats must come to the end of their cards together."""
    if t.is_over():
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
        yield "hands: the players' cards do not come out even in this trick"


def wrong_choices(t: Table) -> Iterator[str]:
    """Only cards in the hand are chosen, and no more of them than the moment asks for."""
    for seat in range(t.seats):
        path, chosen, most = f"chosen.{seat_name(seat)}", t.chosen[seat], t.to_choose()
        if chosen & ~t.hand[seat]:
            yield f"{path}: only cards in the hand can be chosen"
        if size(chosen) > most:
            yield f"{path}: {size(chosen)} cards; it must be from 0 to {most}"


def false_knowledge(t: Table) -> Iterator[str]:
    """What seats know must be true: neighbours have what they were given, and no suit they lack."""
    for seat in range(t.seats):
        left = t.left_of(seat)
        elsewhere = t.given[seat] & ~(t.hand[left] | t.face_down[left])
        if elsewhere:
            cards = ", ".join(card_names(elsewhere))
            yield f"given.{seat_name(seat)}: {seat_name(left)} does not have {cards}"
        if t.hand[seat] & t.lacks[seat]:
            cards = ", ".join(card_names(t.hand[seat] & t.lacks[seat]))
            yield f"lacks.{seat_name(seat)}: it has {cards}"


# ----------------------------------------------------------------- to which no game leads


def problems(t: Table) -> Iterator[str]:
    """What is wrong besides: pieces or cards lost or doubled, hands of a wrong size."""
    yield from unplayable(t)
    yield from lost_samurai(t)
    yield from misplaced_cards(t)
    if t.step >= PLAYING:
        yield from wrong_hands(t)


def lost_samurai(t: Table) -> Iterator[str]:
    for army in range(t.box.armies):
        counts = [t.samurai[square(army, area)] for area in range(AREA_COUNT)]
        counts.append(t.supply[army])
        if min(counts) < 0 or sum(counts) != t.box.game.samurai_each:
            yield f"{ARMIES[army]} has {counts} samurai by area and in its supply"


def misplaced_cards(t: Table) -> Iterator[str]:
    """Every card is in one place, and as many are undealt as the deal left."""
    if doubled([t.deck, *t.card_places()]):
        yield "a card is in two places"
    undealt = size(ALL_CARDS) - cards_dealt(t)
    if size(t.deck) != undealt:
        yield f"{size(t.deck)} cards are undealt; it should be {undealt}"


def cards_dealt(t: Table) -> int:
    if t.step < DEALING:
        return 0
    return t.argument if t.step == DEALING else (t.box.hand_size + t.box.private_cards) * t.seats


def wrong_hands(t: Table) -> Iterator[str]:
    """Hands have the size that the moment asks for."""
    for seat in range(t.seats):
        name, held, hidden = seat_name(seat), size(t.hand[seat]), size(t.face_down[seat])
        due, due_hidden = due_hand(t, seat)
        if (held, hidden) != (due, due_hidden):
            yield f"hands.{name}: {held} and {hidden} face down; it must be {due} and {due_hidden}"


def due_hand(t: Table, seat: int) -> tuple[int, int]:
    """How many cards the seat must have in hand and face down; in a skirmish, at most in hand."""
    box = t.box
    if t.step < DEALING:
        return 0, 0
    if t.step == DEALING:
        private = t.argument - seat * box.private_cards
        dealt = t.argument - box.private_cards * t.seats - seat * box.hand_size
        return clamped(dealt, box.hand_size), clamped(private, box.private_cards)
    if t.step == DRAFTING:
        return box.hand_size - t.argument, box.private_cards + t.argument
    if t.step in (PASSING, DISCARDING):
        return box.hand_size, 0
    most = box.hand_size + box.private_cards - box.discard_count
    return min(size(t.hand[seat]), most), box.discard_count


def clamped(number: int, most: int) -> int:
    return min(max(0, number), most)
