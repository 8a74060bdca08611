"""Refuses positions from which no game can go on: whatever is loaded passes through here."""

from collections.abc import Iterator

from kachidoki.engine.bag import size
from kachidoki.engine.checks import in_range
from kachidoki.engine.counts import total
from kachidoki.engine.errors import BadInput
from kachidoki.engine.seats import seat_name
from kachidoki.titles.tokaido.achievements import merit, most
from kachidoki.titles.tokaido.actions import (
    ACHIEVEMENTS,
    CHUUBEI,
    ENCOUNTER,
    GOURMET,
    HIROSHIGE,
    HOT_SPRING,
    INN,
    LEGS,
    PANORAMAS,
    PLACES,
    SATSUKI,
    STATIONS,
    TEMPLE,
    TRAVELERS,
    VILLAGE,
    YOSHIYASU,
)
from kachidoki.titles.tokaido.encounters import encounters_left
from kachidoki.titles.tokaido.inn import meals_left
from kachidoki.titles.tokaido.state import (
    ADMIRING,
    BATHING,
    CHOOSING,
    DEALING,
    DINING,
    DISPLAYING,
    DONATING,
    DROPPING,
    GIVING,
    KEEPING,
    LINING_UP,
    MEETING,
    NONE,
    SERVING,
    SHOPPING,
    STEPS,
    TASTING,
    TREATING,
    WALKING,
    Table,
)
from kachidoki.titles.tokaido.view import pawn_name
from kachidoki.titles.tokaido.village import souvenirs_left

# Where a stop's decisions come up, and who has them before dinner at an inn.
STOPS = {
    DISPLAYING: VILLAGE,
    SHOPPING: VILLAGE,
    BATHING: HOT_SPRING,
    DONATING: TEMPLE,
    MEETING: ENCOUNTER,
    GIVING: ENCOUNTER,
    KEEPING: ENCOUNTER,
    ADMIRING: ENCOUNTER,
    SERVING: INN,
    DROPPING: INN,
    DINING: INN,
}
BEFORE_DINNER = {
    ADMIRING: (HIROSHIGE, CHUUBEI),
    MEETING: (CHUUBEI,),
    GIVING: (CHUUBEI,),
    TREATING: (SATSUKI,),
    TASTING: (SATSUKI,),
}
BEFORE_THE_JOURNEY = (DEALING, CHOOSING, LINING_UP)

# ----------------------------------------------------------------- the pending decisions


def check_pending(t: Table, frames: list[tuple[int, int]]) -> None:
    """One decision; or dinner, interrupted by what some travelers do before it."""
    step, argument = frames[-1]
    if len(frames) > 2 or (len(frames) == 2 and frames[0] != (DINING, 0)):
        raise BadInput("pending: one decision, or `dining` and one that comes before it")
    in_range(f"the argument of '{STEPS[step]}'", argument, *arguments_of(t, step))
    if step in BEFORE_THE_JOURNEY:
        check_beginning(t, step)
    elif step != WALKING:
        check_stop(t, step, interrupted=len(frames) == 2)


def arguments_of(t: Table, step: int) -> tuple[int, int]:
    """The least and the greatest that the argument can be."""
    box = t.box
    return {
        DEALING: (0, max(0, int(box.travelers_dealt * box.seats) - 1)),
        LINING_UP: (0, int(box.pawns) - 1),
        DISPLAYING: (1, int(box.souvenirs_offered)),
        MEETING: (1, int(box.yoshiyasu_cards)),
        SERVING: (1, int(box.meals_served)),
    }.get(step, (0, 0))


def check_beginning(t: Table, step: int) -> None:
    if step != LINING_UP and t.box.travelers_dealt == 0:
        raise BadInput("pending: nobody chooses a traveler on an initiatory journey")
    if step == CHOOSING and all(t.chosen[seat] != NONE for seat in range(t.seats)):
        raise BadInput("pending: nobody has a traveler to choose any more")
    if t.guest != NONE:
        raise BadInput("guest: nobody is under way before the journey begins")


def check_stop(t: Table, step: int, interrupted: bool) -> None:
    """The guest must stand where such a decision comes up, and be one who has it."""
    if t.guest == NONE:
        raise BadInput(f"guest: somebody's stop is under way ('{STEPS[step]}')")
    station = int(t.box.station[t.place[t.guest]])
    name, where = pawn_name(t, t.guest), STATIONS[station]
    if interrupted:
        if station != INN or not is_any(t, BEFORE_DINNER.get(step, ())):
            raise BadInput(f"pending: '{STEPS[step]}' does not come before the dinner of {name}")
    elif STOPS.get(step) != station:
        raise BadInput(f"pending: there is no '{STEPS[step]}' for {name} at this {where}")
    neutral = t.guest == t.box.neutral
    if (neutral and step not in (SERVING, DROPPING)) or (step == DROPPING and not neutral):
        raise BadInput(f"pending: '{STEPS[step]}' is nothing for {name}")
    check_hand(t, step)


def is_any(t: Table, travelers: tuple[int, ...]) -> bool:
    return any(t.is_traveler(t.guest, traveler) for traveler in travelers)


def check_hand(t: Table, step: int) -> None:
    """What the decision is about must be there."""
    if step == KEEPING and not t.is_traveler(t.guest, YOSHIYASU):
        raise BadInput("pending: only Yoshiyasu has an encounter to choose")
    if step == DONATING and t.coins[t.guest] == 0:
        raise BadInput(f"players.{seat_name(t.guest)}.coins: a donation needs one at least")
    if step == DROPPING and t.offer[t.leg] == 0:
        raise BadInput("inns: there is no meal to drop")
    if step == DINING and not (t.seen[t.leg] >> t.guest) & 1:
        raise BadInput(f"inns: {seat_name(t.guest)} is to dine and must have seen the meals")
    if step == ADMIRING and not open_panoramas(t):
        raise BadInput(f"players.{seat_name(t.guest)}.parts: there is no part left to take")


def open_panoramas(t: Table) -> list[str]:
    parts = [t.parts[t.panel(t.guest, number)] for number in range(len(PANORAMAS))]
    return [name for number, name in enumerate(PANORAMAS) if parts[number] < t.box.parts[number]]


# ----------------------------------------------------------------- the whole table


def check_position(t: Table) -> None:
    """Refuses what the words alone do not rule out."""
    for problem in unsound(t):
        raise BadInput(problem)


def unsound(t: Table) -> Iterator[str]:
    """Why the game cannot go on from here; nothing, if it can."""
    yield from wrong_course(t)
    yield from wrong_travelers(t)
    yield from wrong_places(t)
    yield from wrong_hands(t)
    yield from shortages(t)
    yield from wrong_achievements(t)
    yield from wrong_inns(t)


def is_pending(t: Table, *steps: int) -> bool:
    return not t.is_over() and t.step in steps


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


def wrong_hands(t: Table) -> Iterator[str]:
    """Cards are on display or held in secret only while the stop that they belong to is under way."""
    draws = is_pending(t, MEETING) and t.is_traveler(t.guest, YOSHIYASU)
    if is_pending(t, KEEPING) != (t.pair != 0) and not draws:
        yield "pair: Yoshiyasu holds encounters when he is to keep one, and else none"
    if is_pending(t, TASTING) != (t.treat != NONE):
        yield "treat: Satsuki holds a meal when she is to taste it, and else none"
    shown = t.display or t.basket or t.bargained
    if shown and not is_pending(t, DISPLAYING, SHOPPING):
        yield "display: souvenirs are shown and bought only in a village"


def shortages(t: Table) -> Iterator[str]:
    """Chance must have as many cards as it is to draw."""
    if t.is_over():
        return
    needed, left = {
        DISPLAYING: (t.argument, souvenirs_left(t)),
        GIVING: (1, souvenirs_left(t)),
        BATHING: (1, total(t.springs_left)),
        MEETING: (t.argument, encounters_left(t)),
        SERVING: (t.argument, meals_left(t)),
        TREATING: (1, meals_left(t)),
    }.get(int(t.step), (0, 0))
    if needed > left:
        yield f"pending: '{STEPS[t.step]}' needs {needed} cards, and the deck has {left}"


def wrong_travelers(t: Table) -> Iterator[str]:
    """Everybody is somebody else once the choice is made, and nobody before or on an initiation."""
    chosen = t.step not in (DEALING, CHOOSING) or t.is_over()
    named = t.box.travelers_dealt > 0 and chosen
    taken: list[int] = []
    for seat in range(t.seats):
        if (t.traveler[seat] != NONE) != named:
            yield f"players.{seat_name(seat)}.traveler: {'missing' if named else 'too early'}"
        taken += [number for number in range(len(TRAVELERS)) if t.dealt[seat] >> number & 1]
        if t.traveler[seat] != NONE:
            taken.append(int(t.traveler[seat]))
        if t.chosen[seat] != NONE and not t.dealt[seat] >> t.chosen[seat] & 1:
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
    room = int(t.box.pawns) if t.box.station[place] == INN else 1 + (int(t.box.double) >> place & 1)
    if used != list(range(len(used))) or len(used) > room:
        yield f"pawns: the slots {used} at {PLACES[place]} cannot be; there is room for {room}"


def wrong_achievements(t: Table) -> Iterator[str]:
    """Who has one for a panorama has completed it, first and alone; the others come at the end."""
    for number, name in enumerate(ACHIEVEMENTS):
        holders = [seat for seat in range(t.seats) if t.achievements[seat] >> number & 1]
        if number < GOURMET:
            complete = [
                seat
                for seat in range(t.seats)
                if t.parts[t.panel(seat, number)] == t.box.parts[number]
            ]
            if bool(complete) != bool(holders) or len(holders) > 1 or not {*holders} <= {*complete}:
                yield f"achievements: '{name}' is for the first to complete that panorama"
        else:
            best = most(t, number) if t.is_over() else 0
            due = [seat for seat in range(t.seats) if best and merit(t, seat, number) == best]
            if holders != due:
                yield f"achievements: '{name}' is for those who have most at the end"


def wrong_inns(t: Table) -> Iterator[str]:
    """Meals lie only where they have been served; only two players drop any."""
    for leg in range(LEGS):
        served = bool(t.served >> leg & 1)
        lies = t.offer[leg] or t.seen[leg] or t.dropped[leg] or t.seen_before[leg]
        if lies and not served:
            yield f"inns: nothing has been served on leg {leg}"
        if served and leg > t.leg:
            yield f"inns: nobody has come to the inn of leg {leg} yet"
        if t.box.neutral == NONE and (t.dropped[leg] or t.seen_before[leg]):
            yield "inns: meals are dropped only by a neutral traveler"
        if t.box.neutral == NONE and leg < t.leg and t.offer[leg]:
            yield f"inns: the meals of leg {leg} are under the deck"
        to_come = t.argument if is_pending(t, SERVING) and leg == t.leg else 0
        if to_come and (not served or t.seen[leg] != guest_mask(t)):
            yield "inns: meals are being served, and only the guest sees them"
        if total(t.offer[leg]) + to_come > t.box.meals_served:
            yield f"inns: more meals than are served on leg {leg}"


def guest_mask(t: Table) -> int:
    """The guest, if it is a player."""
    return 0 if t.guest == t.box.neutral else 1 << int(t.guest)
