"""The course of a battle, stage by stage."""

from typing import Final

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.achievements.awards import review
from kachidoki.titles.gunsen.rules.battle import dice, opening, outcome
from kachidoki.titles.gunsen.rules.battle.icons import (
    ability_at,
    applies,
    count_icons,
    queue_effects,
)
from kachidoki.titles.gunsen.rules.cards.conditions import ARMIES_CHANGED
from kachidoki.titles.gunsen.rules.cards.effects import (
    AFTER_KEEP,
    ARMOUR,
    BATTLE_WON,
    BLOOD,
    JOIN_BATTLE,
    RETURN_TO_SUPPLY,
    STRENGTH,
    WIN_WITHOUT_LOSSES,
    icon,
)
from kachidoki.titles.gunsen.rules.components import FIRST_HERO
from kachidoki.titles.gunsen.rules.deeds.heroes import dismiss
from kachidoki.titles.gunsen.rules.events import BATTLE_BEGAN, HERO_RETURNED, SIDE_COUNTED
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    DEFENDER,
    ENDING,
    NONE,
    USING,
    Table,
)

OPENING: Final = 0
DEFENDER_RIDES: Final = 1
ATTACKER_RIDES: Final = 2
BEGINNING: Final = 3
DEFENDER_CHALLENGES: Final = 4
ATTACKER_CHALLENGES: Final = 5
DEFENDER_MAY_WIN: Final = 6
ATTACKER_MAY_WIN: Final = 7
ACTING: Final = 8
COUNTING: Final = 9
ROLLING_ALL: Final = 10
ROLLING_AGAIN: Final = 11
TURNING_ONE: Final = 12
KEEPING_SOME: Final = 13
NEXT_SIDE: Final = 14
DEFENDER_RETURNS: Final = 15
ATTACKER_RETURNS: Final = 16
DYING: Final = 17
DECIDING: Final = 18
RETREATING_ALL: Final = 19
DEFENDER_HOME: Final = 20
ATTACKER_HOME: Final = 21
PLUNDERING_ONE: Final = 22
REJOICING: Final = 23
OVER: Final = 24


def advance(t: Table) -> None:
    """The next stage; those that ask push a decision."""
    stage = t.stage
    t.stage += 1
    if stage <= COUNTING:
        begin(t, stage)
    elif stage <= NEXT_SIDE:
        roll(t, stage)
    else:
        finish(t, stage)


def begin(t: Table, stage: i64) -> None:
    if stage == OPENING:
        clear(t)
        t.tell(BATTLE_BEGAN, EVERYONE, t.turn, t.defender, t.contested)
        t.still()
    elif stage == DEFENDER_RIDES:
        opening.offer_ride(t, DEFENDER)
    elif stage == ATTACKER_RIDES:
        opening.offer_ride(t, ATTACKER)
    elif stage == BEGINNING:
        defenders, attackers = t.army(t.defender, t.contested), t.army(t.turn, t.contested)
        t.began_with = vec[i64]([defenders, attackers])
    elif stage == DEFENDER_CHALLENGES:
        opening.challenge_heroes(t, DEFENDER)
    elif stage == ATTACKER_CHALLENGES:
        opening.challenge_heroes(t, ATTACKER)
    elif stage == DEFENDER_MAY_WIN:
        opening.offer_victory(t, DEFENDER)
    elif stage == ATTACKER_MAY_WIN:
        opening.offer_victory(t, ATTACKER)
    elif stage == ACTING:
        act_at_start(t)
    else:
        count_both(t)


def clear(t: Table) -> None:
    """Nothing is left of an earlier battle."""
    t.ignored = 0
    t.winner = NONE
    t.is_bloodless = False
    t.queued = 0
    t.cursor = NONE
    dice.put_away(t)
    t.icons[DEFENDER] = t.icons[ATTACKER] = 0
    t.count_no_losses()


def act_at_start(t: Table) -> None:
    """One effect after another; none, if the battle is won without a fight."""
    if t.is_bloodless:
        t.stage = DECIDING
        return
    if t.cursor == NONE:
        opening.queue_openings(t)
        t.cursor = 0
    if t.cursor < t.queued:
        t.stage = ACTING
        t.cursor += 1
        opening.open_with(t, t.queue[t.cursor - 1])


def count_both(t: Table) -> None:
    for side in range(2):
        t.icons[side] = count_icons(t, side)
        icons = t.icons[side]
        t.tell(
            SIDE_COUNTED,
            EVERYONE,
            t.seat_of(side),
            icon(icons, STRENGTH) + t.army(t.seat_of(side), t.contested),
            icon(icons, BLOOD),
            icon(icons, ARMOUR),
        )
    t.queued = 0
    t.side = DEFENDER


def thrower(t: Table) -> i64:
    """The side whose dice lie there: after all were thrown, those of the attacker."""
    return t.side if t.stage <= NEXT_SIDE else ATTACKER


def roll(t: Table, stage: i64) -> None:
    """The defender first, then the attacker."""
    if stage == ROLLING_ALL:
        dice.roll_all(t)
    elif stage == ROLLING_AGAIN:
        dice.offer_rerolls(t)
    elif stage == TURNING_ONE:
        dice.offer_turn(t)
    elif stage == KEEPING_SOME:
        dice.ask_what_to_keep(t)
    elif t.side == DEFENDER:
        t.side = ATTACKER
        t.stage = ROLLING_ALL


def finish(t: Table, stage: i64) -> None:
    if stage == DEFENDER_RETURNS:
        offer_return(t, DEFENDER)
    elif stage == ATTACKER_RETURNS:
        offer_return(t, ATTACKER)
    elif stage == DYING:
        outcome.suffer_losses(t)
    elif stage == DECIDING:
        outcome.decide(t)
    elif stage == RETREATING_ALL:
        outcome.begin_retreat(t)
    elif stage == DEFENDER_HOME:
        outcome.send_hero_home(t, DEFENDER)
    elif stage == ATTACKER_HOME:
        outcome.send_hero_home(t, ATTACKER)
    elif stage == PLUNDERING_ONE:
        outcome.begin_plunder(t)
        t.cursor = NONE
    elif stage == REJOICING:
        rejoice(t)
    else:
        leave(t)


def offer_return(t: Table, side: i64) -> None:
    row = ability_at(t, side, AFTER_KEEP, RETURN_TO_SUPPLY)
    if row != NONE:
        t.side = side
        t.push(USING, row)


def give_back(t: Table, seat: i64, row: i64) -> None:
    """The hero leaves; what he showed still counts, and more for his leaving."""
    hero = t.box.effects.card[row] - FIRST_HERO
    t.icons[t.side] += t.box.effects.icons[row]
    dismiss(t, seat, hero)
    t.tell(HERO_RETURNED, EVERYONE, seat, hero)
    review(t)


def rejoice(t: Table) -> None:
    """What acts for the winner, one after another."""
    if t.winner == outcome.NO_SIDE:
        return
    if t.cursor == NONE:
        t.queued = 0
        queue_effects(t, t.winner, BATTLE_WON)
        t.cursor = 0
    if t.cursor < t.queued:
        t.stage = REJOICING
        t.cursor += 1
        t.row = t.queue[t.cursor - 1] // 2
        t.side = t.winner
        if applies(t, t.side, t.row):
            opening.act_in_battle(t, t.row)


def leave(t: Table) -> None:
    """The battle is over; whoever is left controls the territory."""
    clear(t)
    t.contested = NONE
    t.defender = NONE
    t.row = NONE
    t.stage = 0
    t.cursor = 0
    t.step = ENDING
    t.argument = 0
    review(t, ARMIES_CHANGED)


# ----------------------------------------------------------------- abilities that may be used


def use(t: Table, seat: i64) -> None:
    row = t.argument
    t.pop()
    op = t.box.effects.op[row]
    if op == JOIN_BATTLE:
        opening.ride(t, seat, row)
    elif op == WIN_WITHOUT_LOSSES:
        opening.win_bloodlessly(t, seat, row)
    elif op == RETURN_TO_SUPPLY:
        give_back(t, seat, row)
    else:
        opening.use_at_start(t, seat, row)
