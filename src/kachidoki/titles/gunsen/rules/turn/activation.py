"""A column is activated: cards from the top down, what acts with it, then the printed lines."""

from typing import Final

from kachidoki.engine.bag import only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import award
from kachidoki.titles.gunsen.rules.actions import (
    ACTIVATE,
    ALL_NOBLES,
    BUILDING_COUNT,
    COLUMN_COUNT,
    EXPANSION,
    HEROES_AT_MOST,
    NOBLE_COUNT,
    ORDER_COUNT,
    SPECIALS_OF_CLAN,
)
from kachidoki.titles.gunsen.rules.battle.smiting import begin_smiting
from kachidoki.titles.gunsen.rules.box import Box
from kachidoki.titles.gunsen.rules.cards.effects import (
    ACTIVATE_COLUMN,
    ACTIVATED,
    BUILD_HOUSES,
    BUY_MOVE,
    BUY_TACTICS,
    CALL_HERO,
    GAIN_CHOICE,
    GAIN_GOODS,
    GAINED,
    KILL_TROOPS,
    MOVE_ARMY,
    MOVING,
    OWN_COLUMN,
    PLACE_SPECIAL,
    STEAL_GOODS,
    SUMMON_TROOPS,
)
from kachidoki.titles.gunsen.rules.components import (
    EFFECTS_OF_CARD,
    FIRST_BUILDING,
    FIRST_HERO,
    FIRST_TACTIC,
    ROWS,
)
from kachidoki.titles.gunsen.rules.deeds.expansion import (
    begin_building,
    begin_buying,
    stop_buying_in_vain,
)
from kachidoki.titles.gunsen.rules.deeds.goods import gain_of_effect, gather, steal_from
from kachidoki.titles.gunsen.rules.deeds.heroes import call_hero
from kachidoki.titles.gunsen.rules.deeds.movement import begin_moves
from kachidoki.titles.gunsen.rules.deeds.troops import begin_summon
from kachidoki.titles.gunsen.rules.events import COLUMN_ACTIVATED, SPECIAL_SPENT
from kachidoki.titles.gunsen.rules.state import (
    ACTIVATING,
    APPOINTING,
    BATTLING,
    ENDING,
    ISSUING,
    NONE,
    Table,
)

# The stages of an activation.
CARDS: Final = 0  # cursor: the level of the card, and the number of its effect
COMPANIONS: Final = 1  # tactics, heroes, buildings that act with it; cursor: place in the queue
LINES: Final = 2  # cursor: the printed line


def activate(t: Table, seat: i64, column: i64) -> None:
    t.step = ACTIVATING
    t.argument = 0
    t.column = column
    t.stage = CARDS
    t.cursor = (t.height_of(seat, column) - 1) * EFFECTS_OF_CARD
    t.tell(COLUMN_ACTIVATED, EVERYONE, seat, column)


def advance(t: Table) -> None:
    """The next thing that the column does."""
    if t.stage == CARDS:
        advance_cards(t)
    elif t.stage == COMPANIONS:
        advance_companions(t)
    else:
        advance_lines(t)


def advance_cards(t: Table) -> None:
    if t.cursor < 0:
        t.stage = COMPANIONS
        t.cursor = 0
        gather_companions(t)
        return
    level, number = t.cursor // EFFECTS_OF_CARD, t.cursor % EFFECTS_OF_CARD
    card = t.decree(t.turn, t.column, level)
    row = t.box.first_effect[card] + number
    if row < t.box.first_effect[card + 1]:
        t.cursor += 1
        if t.box.effects.when[row] == ACTIVATED:
            act(t, row)
        return
    t.cursor = (level - 1) * EFFECTS_OF_CARD
    if card >= ORDER_COUNT and t.box.specials.once[card - ORDER_COUNT] and t.due != card:
        spend(t, level)


def spend(t: Table, level: i64) -> None:
    """A special order that is used once goes."""
    card = t.decree(t.turn, t.column, level)
    t.take_off(t.turn, t.column, level)
    t.tell(SPECIAL_SPENT, EVERYONE, t.turn, card - ORDER_COUNT)


def spend_due(t: Table) -> None:
    """The one that let another column follow."""
    for level in range(t.height_of(t.turn, t.column)):
        if t.decree(t.turn, t.column, level) == t.due:
            spend(t, level)
            break
    t.due = NONE


# ----------------------------------------------------------------- what acts with the column


def gather_companions(t: Table) -> None:
    """They are fixed now: what is bought or built later in the activation does not act."""
    t.queued = 0
    for row in companions(t, t.turn, t.column):
        t.queue[t.queued] = row
        t.queued += 1


def companions(t: Table, seat: i64, column: i64) -> list[i64]:
    """The effects of the seat's tactics, its heroes and the buildings it controls that act with the
    column."""
    rows: list[i64] = []
    for number in range(t.tactics_bought(seat)):
        add_companions(rows, t.box, FIRST_TACTIC + t.tactic(seat, number), column)
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero != NONE:
            add_companions(rows, t.box, FIRST_HERO + hero, column)
    for building in range(BUILDING_COUNT):
        if t.controls_building(seat, building):
            add_companions(rows, t.box, FIRST_BUILDING + building, column)
    return rows


def add_companions(rows: list[i64], box: Box, card: i64, column: i64) -> None:
    for row in range(box.first_effect[card], box.first_effect[card + 1]):
        if box.effects.when[row] == ACTIVATED and acts_with(box.effects.column[row], column):
            rows.append(row)


def acts_with(activation: i64, column: i64) -> bool:
    if activation == MOVING:
        return column != EXPANSION
    return activation == OWN_COLUMN or activation == column + 1


def advance_companions(t: Table) -> None:
    if t.cursor == t.queued:
        t.stage = LINES
        t.cursor = 0
        t.queued = 0
        return
    t.cursor += 1
    act(t, t.queue[t.cursor - 1])


# ----------------------------------------------------------------- printed lines


def advance_lines(t: Table) -> None:
    columns = t.box.columns
    if t.cursor == columns.lines[t.column]:
        end_column(t)
        return
    row = columns.row(t.column, t.cursor, t.upgrade_owner[t.column] == t.turn)
    t.cursor += 1
    if t.box.effects.when[row] == ACTIVATED:
        act(t, row)


# ----------------------------------------------------------------- what is done


def act(t: Table, row: i64) -> None:
    """Carry out one effect of an activation, or ask about it."""
    t.row = row
    seat = t.turn
    effects = t.box.effects
    op = effects.op[row]
    if op == GAIN_GOODS:
        gain_of_effect(t, seat, row)
    elif op == GAIN_CHOICE:
        gather(t, seat, row)
    elif op == SUMMON_TROOPS:
        begin_summon(t, seat, effects.n[row])
    elif op == MOVE_ARMY:
        begin_moves(t, seat, effects.n[row])
    elif op == BUY_MOVE:
        begin_moves(t, seat, 1)
    elif op == BUILD_HOUSES:
        begin_building(t, seat)
    elif op == BUY_TACTICS:
        begin_buying(t, seat)
    else:
        act_specially(t, seat, row)


def act_specially(t: Table, seat: i64, row: i64) -> None:
    """What only cards do."""
    effects = t.box.effects
    op = effects.op[row]
    if op == STEAL_GOODS:
        steal_from(t, row)
    elif op == KILL_TROOPS:
        begin_smiting(t, seat, row)
    elif op == CALL_HERO:
        call_hero(t, seat, effects.pool[row])
    elif op == PLACE_SPECIAL:
        if has_special(t, seat):
            t.push(ISSUING, 0)
    elif op == ACTIVATE_COLUMN:
        t.due = effects.card[row]


def has_special(t: Table, seat: i64) -> bool:
    """Is there a special order of its clan that the seat has not issued?"""
    return t.specials[seat] != (1 << SPECIALS_OF_CLAN) - 1


def go_on_gaining(t: Table) -> None:
    """The next effect of a tactic just bought; then the buyer goes on buying."""
    card = FIRST_TACTIC + t.argument // ROWS // EFFECTS_OF_CARD
    row = t.box.first_effect[card] + t.argument // ROWS % EFFECTS_OF_CARD
    if row == t.box.first_effect[card + 1]:
        t.row = t.argument % ROWS
        t.pop()
        stop_buying_in_vain(t, t.turn)
        return
    t.argument += ROWS
    if t.box.effects.when[row] == GAINED:
        act(t, row)


# ----------------------------------------------------------------- what follows


def end_column(t: Table) -> None:
    """Another column may follow; then a noble action is complete, and a battle is fought."""
    if t.due != NONE:
        t.step = APPOINTING
        t.argument = 1
        return
    t.column = NONE
    t.row = NONE
    if t.noble != NONE:
        complete_noble(t)
    if t.is_over():
        return
    t.stage = 0
    t.cursor = 0
    t.step = ENDING if t.contested == NONE else BATTLING
    t.argument = 0


def complete_noble(t: Table) -> None:
    t.nobles = with_item(t.nobles, t.turn, t.nobles[t.turn] | only(t.noble))
    t.noble = NONE
    if t.nobles[t.turn] == (1 << NOBLE_COUNT) - 1:
        award(t, t.turn, ALL_NOBLES)


def legal_columns(t: Table, moves: Moves) -> None:
    """Any column; after another one, not the same."""
    for column in range(COLUMN_COUNT):
        if t.argument == 0 or column != t.column:
            moves.add(ACTIVATE + column)


def appoint(t: Table, seat: i64, column: i64) -> None:
    if t.due != NONE:
        spend_due(t)
    activate(t, seat, column)


def appoint_none(t: Table) -> None:
    """No other column follows."""
    spend_due(t)
    end_column(t)
