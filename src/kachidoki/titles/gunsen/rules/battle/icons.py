"""What counts in a battle: icons of orders, hero, tactics, buildings, and of Toshi Ranbo."""

from kachidoki.engine.bag import has
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import (
    BUILDING_COUNT,
    COLUMN_COUNT,
    TOSHI_RANBO,
    is_shrine,
)
from kachidoki.titles.gunsen.rules.cards.effects import (
    ARMOUR,
    AT_BUILDING,
    AT_SHRINE,
    AT_THIS_BUILDING,
    AT_TOSHI_RANBO,
    ATTACKING,
    DEFENDING,
    DENY,
    ICON_BITS,
    ICONS,
    IN_BATTLE,
    REROLLS,
    STRENGTH,
    icon,
)
from kachidoki.titles.gunsen.rules.components import (
    FIRST_BUILDING,
    FIRST_HERO,
    FIRST_TACTIC,
    TACTIC_LIMIT,
)
from kachidoki.titles.gunsen.rules.state import ATTACKER, DEFENDER, NONE, Table


def applies(t: Table, side: i64, row: i64) -> bool:
    """Do the conditions of the effect hold for that side of the battle?"""
    effects = t.box.effects
    role = effects.role[row]
    if (role == ATTACKING and side != ATTACKER) or (role == DEFENDING and side != DEFENDER):
        return False
    if t.army(t.seat_of(side), t.contested) < effects.troops[row]:
        return False
    if effects.enemy_hero[row] and t.hero_at(t.seat_of(1 - side), t.contested) == NONE:
        return False
    return effects.place[row] == 0 or is_there(t, row)


def is_there(t: Table, row: i64) -> bool:
    """Is the battle on a territory of one of the kinds that the effect names?"""
    place = t.contested
    kinds = t.box.effects.place[row]
    building = t.building_on[place]
    if kinds & AT_SHRINE and is_shrine(place):
        return True
    if kinds & AT_TOSHI_RANBO and place == TOSHI_RANBO:
        return True
    if building == NONE:
        return False
    if kinds & AT_BUILDING:
        return True
    return kinds & AT_THIS_BUILDING != 0 and t.box.effects.card[row] == FIRST_BUILDING + building


def fighting_hero(t: Table, side: i64) -> i64:
    """The hero of that side, if it counts, or NONE."""
    if has(t.ignored, side):
        return NONE
    return t.hero_at(t.seat_of(side), t.contested)


def queue_effects(t: Table, side: i64, moment: i64) -> None:
    """What acts for that side at the moment: its hero, tactics as bought, buildings it controls."""
    seat = t.seat_of(side)
    hero = fighting_hero(t, side)
    if hero != NONE:
        queue_card(t, FIRST_HERO + hero, side, moment)
    for number in range(t.tactics_bought(seat)):
        queue_card(t, FIRST_TACTIC + t.tactic(seat, number), side, moment)
    for building in range(BUILDING_COUNT):
        if t.controls_building(seat, building):
            queue_card(t, FIRST_BUILDING + building, side, moment)


def queue_card(t: Table, card: i64, side: i64, moment: i64) -> None:
    box = t.box
    for row in range(box.first_effect[card], box.first_effect[card + 1]):
        if box.effects.when[row] == moment:
            t.queue[t.queued] = row * 2 + side
            t.queued += 1


def count_icons(t: Table, side: i64) -> i64:
    """All icons of that side, without its troops and dice."""
    seat = t.seat_of(side)
    icons = board_icons(t, seat)
    hero = fighting_hero(t, side)
    if hero != NONE:
        icons += icons_of_card(t, FIRST_HERO + hero, side)
    for number in range(TACTIC_LIMIT):
        tactic = t.tactic(seat, number)
        if tactic != NONE:
            icons += icons_of_card(t, FIRST_TACTIC + tactic, side)
    for building in range(BUILDING_COUNT):
        if t.building_place[building] != NONE and t.controls_building(seat, building):
            icons += icons_of_card(t, FIRST_BUILDING + building, side)
    if side == DEFENDER and t.contested == TOSHI_RANBO:
        icons += t.box.toshi_ranbo.strength << (ICON_BITS * STRENGTH)
        icons += t.box.toshi_ranbo.armour << (ICON_BITS * ARMOUR)
    return icons


def icons_of_card(t: Table, card: i64, side: i64) -> i64:
    box = t.box
    icons: i64 = 0
    for row in range(box.first_effect[card], box.first_effect[card + 1]):
        is_icons = box.effects.when[row] == IN_BATTLE and box.effects.op[row] == ICONS
        if is_icons and applies(t, side, row):
            icons += box.effects.icons[row]
    return icons


def board_icons(t: Table, seat: i64) -> i64:
    """What the clan board brings into every battle: its orders and its printed lines."""
    return t.order_icons[seat] + printed_icons(t, seat)


def printed_icons(t: Table, seat: i64) -> i64:
    """Those of the lines on the clan board."""
    columns = t.box.columns
    effects = t.box.effects
    icons: i64 = 0
    for column in range(COLUMN_COUNT):
        for line in range(columns.lines[column]):
            row = columns.row(column, line, t.upgrade_owner[column] == seat)
            if effects.when[row] == IN_BATTLE:
                icons += effects.icons[row]
    return icons


def has_ability(t: Table, side: i64, op: i64) -> bool:
    """Has the hero of that side, who counts, such an ability in battle?"""
    hero = fighting_hero(t, side)
    if hero == NONE:
        return False
    box = t.box
    card = FIRST_HERO + hero
    for row in range(box.first_effect[card], box.first_effect[card + 1]):
        if box.effects.op[row] == op and applies(t, side, row):
            return True
    return False


def rerolls_among(t: Table, side: i64, icons: i64) -> i64:
    """How often that side may throw again: never, if the other one's hero forbids it."""
    return 0 if has_ability(t, 1 - side, DENY) else icon(icons, REROLLS)


def ability_at(t: Table, side: i64, moment: i64, op: i64) -> i64:
    """The effect of the hero of that side, who counts, or NONE."""
    hero = fighting_hero(t, side)
    if hero == NONE:
        return NONE
    box = t.box
    card = FIRST_HERO + hero
    for row in range(box.first_effect[card], box.first_effect[card + 1]):
        is_it = box.effects.when[row] == moment and box.effects.op[row] == op
        if is_it and applies(t, side, row):
            return row
    return NONE
