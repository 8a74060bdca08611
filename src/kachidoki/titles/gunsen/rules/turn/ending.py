"""The end of a turn: villages, shrines, Toshi Ranbo; then everybody is filled up, and the row."""

from typing import Final

from kachidoki.engine import counts
from kachidoki.engine.bag import has, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.achievements.awards import (
    award,
    end_game,
    review_own,
    review_turn_end,
)
from kachidoki.titles.gunsen.rules.actions import (
    EXPANSION,
    FIRST_SHRINE,
    FIRST_VILLAGE,
    PLACE_COUNT,
    SHRINES_AT_MOST,
    TOSHI_RANBO,
    TOSHI_RANBO_HELD,
    TOSHI_RANBO_TAKEN,
)
from kachidoki.titles.gunsen.rules.battle.outcome import enjoy_token
from kachidoki.titles.gunsen.rules.cards.conditions import ARMIES_CHANGED, OTHERS_CHANGED
from kachidoki.titles.gunsen.rules.events import (
    REFILLED,
    ROUND_BEGAN,
    TOKEN_FOUND,
    TURN_BEGAN,
    UPGRADE_TAKEN,
)
from kachidoki.titles.gunsen.rules.state import FINDING, NONE, ORDERING, Table
from kachidoki.titles.gunsen.rules.turn.orders import fill_row

VILLAGES: Final = 0
SHRINES: Final = 1
CASTLE: Final = 2
GOALS: Final = 3
TROOPS: Final = 4
ROW: Final = 5


def advance(t: Table) -> None:
    """The next stage of the end."""
    stage = t.stage
    if stage == VILLAGES:
        visit_village(t)
        return
    t.stage += 1
    if stage == SHRINES:
        take_upgrades(t)
    elif stage == CASTLE:
        settle_toshi_ranbo(t)
    elif stage == GOALS:
        review_turn_end(t)
    elif stage == TROOPS:
        refill(t)
    elif stage == ROW:
        fill_row(t)
    else:
        next_turn(t)


def visit_village(t: Table) -> None:
    """One village after another, in the order of the map."""
    while t.cursor < FIRST_SHRINE - FIRST_VILLAGE:
        place = FIRST_VILLAGE + t.cursor
        t.cursor += 1
        if has(t.villages, place) and t.controls(t.turn, place):
            t.push(FINDING, place)
            return
    t.stage = SHRINES


def find_token(t: Table, token: i64) -> None:
    """The token is turned up; its reward comes at once."""
    place = t.argument
    t.pop()
    t.villages &= ~only(place)
    t.tokens_unseen -= counts.one(token)
    t.tell(TOKEN_FOUND, EVERYONE, t.turn, place, token)
    enjoy_token(t, t.turn, token)


def take_upgrades(t: Table) -> None:
    """From a shrine that one controls, even out of another's hands."""
    for number in range(SHRINES_AT_MOST):
        if t.shrines[number] != NONE and t.controls(t.turn, FIRST_SHRINE + number):
            take_upgrade(t, t.shrines[number])


def take_upgrade(t: Table, upgrade: i64) -> None:
    if t.upgrade_owner[upgrade] != t.turn:
        t.upgrade_owner = with_item(t.upgrade_owner, upgrade, t.turn)
        t.tell(UPGRADE_TAKEN, EVERYONE, t.turn, upgrade)
        review_own(t, t.turn, OTHERS_CHANGED)


def settle_toshi_ranbo(t: Table) -> None:
    """Who controls it takes the upgrade, the achievement that stays, and the one that can be lost."""
    if t.controls(t.turn, TOSHI_RANBO):
        take_upgrade(t, EXPANSION)
        award(t, t.turn, TOSHI_RANBO_TAKEN)
        award(t, t.turn, TOSHI_RANBO_HELD)


def refill(t: Table) -> None:
    """Nobody has fewer than three troops on the board."""
    seat = t.turn
    for _ in range(t.seats):
        missing = t.box.rules.least_troops - t.on_board[seat]
        if missing > 0:
            send_troops(t, seat, min(t.supply(seat), missing))
        seat = t.after(seat)


def send_troops(t: Table, seat: i64, count: i64) -> None:
    """Into the fort, if there are any."""
    if count > 0:
        t.change_army(seat, t.fort(seat), count)
        t.tell(REFILLED, EVERYONE, seat, count)
        review_own(t, seat, ARMIES_CHANGED)


def next_turn(t: Table) -> None:
    """Too many turns without an order end the game; else the next one takes its turn."""
    if t.turns_without_order >= t.seats * t.box.play.rounds_without_order:
        end_game(t)
        return
    t.turn = t.after(t.turn)
    if t.turn == 0:
        t.round += 1
        t.tell(ROUND_BEGAN, EVERYONE, t.round)
    begin_turn(t)


def begin_turn(t: Table) -> None:
    t.refreshes = 0
    t.moves_bought = 0
    t.is_halted = False
    t.stage = 0
    t.cursor = 0
    t.steps = vec[i64]([0] * PLACE_COUNT)
    t.step = ORDERING
    t.argument = 0
    t.tell(TURN_BEGAN, EVERYONE, t.turn)
