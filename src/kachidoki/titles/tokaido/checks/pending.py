"""The pending decision: where it can come up, and for whom."""

from kachidoki.engine.bag import has
from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields import frames_of
from kachidoki.engine.seats import seat_name
from kachidoki.titles.tokaido.rules.actions import (
    CHUUBEI,
    ENCOUNTER,
    HIROSHIGE,
    HOT_SPRING,
    INN,
    LEGS,
    SATSUKI,
    STATIONS,
    TEMPLE,
    VILLAGE,
    YOSHIYASU,
)
from kachidoki.titles.tokaido.rules.state import (
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
from kachidoki.titles.tokaido.rules.stops.panoramas import are_all_complete
from kachidoki.titles.tokaido.rules.views import pawn_name

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


def check_pending(t: Table) -> None:
    """One decision; or dinner, interrupted by what some travelers do before it."""
    frames = frames_of(t)
    step, argument = frames[-1]
    if t.leg == LEGS:
        raise BadInput(f"leg: {t.leg}; the journey is over after {LEGS}, and only then")
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
        DEALING: (0, max(0, int(box.travelers_dealt * t.seats) - 1)),
        LINING_UP: (0, int(box.pawns) - 1),
        DISPLAYING: (1, int(box.souvenirs.offered)),
        MEETING: (1, int(box.abilities.yoshiyasu_cards)),
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
    if step == DINING and not has(t.seen[t.leg], t.guest):
        raise BadInput(f"inns: {seat_name(t.guest)} is to dine and must have seen the meals")
    if step == ADMIRING and are_all_complete(t, t.guest):
        raise BadInput(f"players.{seat_name(t.guest)}.parts: there is no part left to take")
