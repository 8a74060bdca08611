"""Why a traveler may not do what it would like to."""

from typing import Final

from kachidoki.engine.bag import only
from kachidoki.engine.counts import count
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import (
    ACCEPT,
    ADMIRE,
    BARGAIN,
    BUY,
    DONATE,
    DONATE_OWN,
    EAT,
    FAST,
    KEEP,
    LEAVE,
    PANORAMA_COUNT,
    PASS_BY,
    WALK,
)
from kachidoki.titles.tokaido.rules.road import closed, taken
from kachidoki.titles.tokaido.rules.state import (
    ADMIRING,
    DINING,
    DONATING,
    SHOPPING,
    TASTING,
    WALKING,
    Table,
)
from kachidoki.titles.tokaido.rules.stops.inn import has_had, price_for
from kachidoki.titles.tokaido.rules.stops.panoramas import is_due

NOT_AHEAD: Final = "not-ahead"
BEYOND_THE_INN: Final = "beyond-the-inn"
NO_FREE_PLACE: Final = "no-free-place"
NO_COIN: Final = "no-coin"
PANORAMA_COMPLETE: Final = "panorama-complete"
PANORAMA_DUE: Final = "panorama-due"
NOT_ON_DISPLAY: Final = "not-on-display"
TOO_DEAR: Final = "too-dear"
DISH_ALREADY_EATEN: Final = "dish-already-eaten"
NOT_ON_THE_MENU: Final = "not-on-the-menu"


def obstacle_to(t: Table, action: i64) -> str:
    """What stands in the way of an action of the seat whose decision is pending."""
    step = t.step
    if step == WALKING and action >= WALK and action < BUY:
        return obstacle_on_the_road(t, action - WALK)
    if step == SHOPPING and action >= BUY and action < LEAVE:
        return obstacle_in_the_village(t, action)
    if step == DONATING and action >= DONATE and action < KEEP:
        coins: i64 = action - DONATE if action < DONATE_OWN else action - DONATE_OWN
        return TOO_DEAR if coins >= t.coins[t.guest] else ""
    if step == DINING and action >= EAT and action < FAST:
        return obstacle_at_table(t, action - EAT)
    if step == ADMIRING and action >= ADMIRE and action < PASS_BY:
        return PANORAMA_COMPLETE
    if step == ADMIRING and action == PASS_BY and is_due(t):
        return PANORAMA_DUE
    return DISH_ALREADY_EATEN if step == TASTING and action == ACCEPT else ""


def obstacle_on_the_road(t: Table, place: i64) -> str:
    here = t.place[t.guest]
    if t.box.progress(place) <= t.box.progress(here):
        return NOT_AHEAD
    if not t.box.reach[here] & only(place):
        return BEYOND_THE_INN
    if taken(t) & only(place):
        return NO_FREE_PLACE
    if t.guest == t.box.neutral or not closed(t, t.guest) & only(place):
        return ""
    return PANORAMA_COMPLETE if t.box.station[place] < PANORAMA_COUNT else NO_COIN


def obstacle_in_the_village(t: Table, action: i64) -> str:
    """A bargain may also be out of question for who asks, or no longer to be had."""
    souvenir: i64 = action - BUY if action < BARGAIN else action - BARGAIN
    if not t.display & only(souvenir):
        return NOT_ON_DISPLAY
    return TOO_DEAR if action < BARGAIN else ""


def obstacle_at_table(t: Table, meal: i64) -> str:
    if count(t.offer[t.leg], meal) == 0:
        return NOT_ON_THE_MENU
    if has_had(t, t.guest, meal):
        return DISH_ALREADY_EATEN
    return TOO_DEAR if price_for(t, t.guest, meal) > t.coins[t.guest] else ""
