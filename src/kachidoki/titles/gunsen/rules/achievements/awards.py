"""Achievements: their slots, the goals of the clans, and who has won.

Whatever happens, all that it can fulfil is looked at right then: for everybody, beginning with the one
whose turn it is, or for the only one who can gain by it.
"""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import total
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.goals import controlled, holds
from kachidoki.titles.gunsen.rules.actions import (
    ATTACK_WON,
    GOAL_REACHED,
    GOALS_OF_CLAN,
    THREE_VILLAGES,
    TOSHI_RANBO,
    TOSHI_RANBO_HELD,
    TWO_SHRINES,
)
from kachidoki.titles.gunsen.rules.cards.conditions import (
    ANYTHING,
    ARMIES_CHANGED,
    AT_TURN_END,
    SHRINE_SITE,
)
from kachidoki.titles.gunsen.rules.events import (
    ATTACK_POINT,
    BUILDINGS_POINT,
    GAME_OVER,
    GOAL_POINT,
    HELD_LOST,
    HELD_POINT,
    NOBLES_POINT,
    SHRINES_POINT,
    TACTICS_POINT,
    TAKEN_POINT,
    VILLAGES_POINT,
)
from kachidoki.titles.gunsen.rules.state import (
    Table,
)

# The event of each slot.
POINT_OF: Final = [
    ATTACK_POINT,
    ATTACK_POINT,
    GOAL_POINT,
    GOAL_POINT,
    BUILDINGS_POINT,
    TACTICS_POINT,
    NOBLES_POINT,
    SHRINES_POINT,
    TAKEN_POINT,
    VILLAGES_POINT,
    HELD_POINT,
]
SHRINES_WANTED: Final = 2


def award(t: Table, seat: i64, slot: i64, goal: i64 = 0) -> None:
    """A marker for the seat; the last one wins the game."""
    if t.is_over() or has(t.achieved[seat], slot):
        return
    t.achieved = with_item(t.achieved, seat, t.achieved[seat] | only(slot))
    t.tell(POINT_OF[slot], EVERYONE, seat, 1, goal)
    t.still()
    if t.points(seat) >= t.box.rules.achievements_to_win:
        end_game(t)


def award_twice(t: Table, seat: i64, slot: i64, goal: i64 = 0) -> None:
    """An achievement with two slots, side by side."""
    award(t, seat, slot + 1 if has(t.achieved[seat], slot) else slot, goal)


def end_game(t: Table) -> None:
    t.tell(GAME_OVER, EVERYONE)
    t.actor = NOBODY


def loses_toshi_ranbo(t: Table, seat: i64) -> None:
    """Who has no troops there any more takes the marker back."""
    if has(t.achieved[seat], TOSHI_RANBO_HELD) and t.army(seat, TOSHI_RANBO) == 0:
        left = t.achieved[seat] & ~only(TOSHI_RANBO_HELD)
        t.achieved = with_item(t.achieved, seat, left)
        t.tell(HELD_LOST, EVERYONE, seat, -1)


def wins_attack(t: Table, seat: i64) -> None:
    award_twice(t, seat, ATTACK_WON)


# ----------------------------------------------------------------- what is looked at, and when


def review(t: Table, changed: i64 = ANYTHING) -> None:
    """Something has changed: all that can follow from it is looked at."""
    for seat in range(t.turn, t.seats):
        review_seat(t, seat, changed, False)
    for seat in range(t.turn):
        review_seat(t, seat, changed, False)


def review_own(t: Table, seat: i64, changed: i64) -> None:
    """More troops, goods or orders of the seat, or its troops elsewhere: nobody else gains by that."""
    review_seat(t, seat, changed, False)


def review_turn_end(t: Table) -> None:
    """The turn ends: goals that ask for it."""
    review_seat(t, t.turn, ANYTHING, True)


def review_seat(t: Table, seat: i64, changed: i64, turn_ends: bool) -> None:
    if t.is_over():
        return
    achieved = t.achieved[seat]
    is_sought = changed & ARMIES_CHANGED != 0 and not has(achieved, TWO_SHRINES)
    if is_sought and controlled(t, seat, SHRINE_SITE) >= SHRINES_WANTED:
        award(t, seat, TWO_SHRINES)
    if not has(achieved, THREE_VILLAGES) and total(t.tokens[seat]) >= t.box.rules.tokens:
        award(t, seat, THREE_VILLAGES)
    if not t.is_over():
        review_goals(t, seat, changed, turn_ends)


def review_goals(t: Table, seat: i64, changed: i64, turn_ends: bool) -> None:
    """Two goals count; the third brings nothing."""
    goals, clan = t.box.goals, t.clan[seat]
    if goals.clan_hangs_on[clan] & changed == 0 or has(t.achieved[seat], GOAL_REACHED + 1):
        return
    reached = t.goals[seat]
    for number in range(GOALS_OF_CLAN):
        goal = clan * GOALS_OF_CLAN + number
        if goals.hangs_on[goal] & changed == 0 or has(reached, number):
            continue
        if (goals.at[goal] == AT_TURN_END) == turn_ends and holds(t, seat, goal):
            t.goals = with_item(t.goals, seat, t.goals[seat] | only(number))
            award_twice(t, seat, GOAL_REACHED, goal)
            if t.is_over() or has(t.achieved[seat], GOAL_REACHED + 1):
                return
