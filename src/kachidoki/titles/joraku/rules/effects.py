"""What a skirmish card does when it is played: placement, the ninja, action points."""

from kachidoki.engine.bag import has
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules.actions import (
    AREA_COUNT,
    DAIMYO,
    DRIVE,
    INFILTRATE,
    KYOTO,
    MARCH,
    PLACE,
    REMOVE,
    SAMURAI,
    STOP,
    square,
)
from kachidoki.titles.joraku.rules.components import BY_DAIMYO_CARD, BY_ROUND
from kachidoki.titles.joraku.rules.events import (
    ARRIVAL_POINTS,
    DAIMYO_MOVED,
    DRIVEN,
    MARCHES,
    PLACED,
    REMOVED,
    SAMURAI_MOVED,
)
from kachidoki.titles.joraku.rules.state import (
    GATES_OF_KYOTO,
    INFILTRATING,
    MARCHING,
    SWIFT_DAIMYO,
    Table,
)

# ----------------------------------------------------------------- a numbered card: A or B


def legal_resolutions(t: Table, moves: Moves) -> None:
    """A: up to three samurai into the area of the card's number. B: its number in action points."""
    for count in range(min(t.box.game.placement_max, t.supply[t.army]) + 1):
        moves.add(PLACE + count)
    moves.add(MARCH)


def place(t: Table, count: i64) -> None:
    put_samurai(t, t.argument, count)
    t.pop()


def put_samurai(t: Table, area: i64, count: i64) -> None:
    """Samurai come from the army's own supply, and only from there."""
    t.supply[t.army] -= count
    t.samurai[square(t.army, area)] += count
    t.tell(PLACED, EVERYONE, t.army, area, count)


def march(t: Table) -> None:
    """The card's number becomes action points."""
    t.step = MARCHING
    t.tell(MARCHES, EVERYONE, t.army, t.argument)


# ----------------------------------------------------------------- the ninja


def legal_infiltrations(moves: Moves) -> None:
    """One samurai after another into any area, Kyoto too; fewer than three will do."""
    for area in range(AREA_COUNT):
        moves.add(INFILTRATE + area)
    moves.add(STOP)


def infiltrate(t: Table, area: i64) -> None:
    put_samurai(t, area, 1)
    t.argument -= 1


# ----------------------------------------------------------------- action points


def legal_marches(t: Table, moves: Moves) -> None:
    """Steps and removals that the points left can pay for, in any mix and order."""
    points = t.argument
    daimyo = t.daimyo[t.army]
    if points >= daimyo_cost(t):
        add_neighbours(daimyo, DAIMYO, moves)
    if points >= t.box.action_costs.move_samurai:
        for area in range(AREA_COUNT):
            if t.samurai[square(t.army, area)] > 0:
                add_neighbours(area, SAMURAI + area * AREA_COUNT, moves)
    if points >= t.box.action_costs.remove_samurai:
        legal_removals(t, daimyo, moves)
    moves.add(STOP)


def add_neighbours(area: i64, kind: i64, moves: Moves) -> None:
    """One action of the kind for each area next to this one in the line from Kyoto to Shinano."""
    if area > KYOTO:
        moves.add(kind + area - 1)
    if area < AREA_COUNT - 1:
        moves.add(kind + area + 1)


def daimyo_cost(t: Table) -> i64:
    if t.in_force(SWIFT_DAIMYO):
        return t.box.variants.swift_daimyo.move_daimyo
    return t.box.action_costs.move_daimyo


def legal_removals(t: Table, area: i64, moves: Moves) -> None:
    """One samurai of an opponent where the own daimyo stands; neutral ones are driven elsewhere."""
    for army in range(t.box.armies):
        if t.samurai[square(army, area)] > 0 and is_opponent(t, army):
            moves.add(REMOVE + army)
    neutral = t.box.neutral_army
    if neutral >= 0 and t.samurai[square(neutral, area)] > 0:
        for target in range(t.daimyo[neutral] + 1):
            if target != area:
                moves.add(DRIVE + target)


def is_opponent(t: Table, army: i64) -> bool:
    """An own second army is no opponent; the neutral army is driven, not removed."""
    return army != t.box.neutral_army and t.box.owner(army) != t.box.owner(t.army)


def move_daimyo(t: Table, area: i64) -> None:
    start = t.daimyo[t.army]
    t.daimyo[t.army] = area
    t.argument -= daimyo_cost(t)
    t.tell(DAIMYO_MOVED, EVERYONE, t.army, start, area)
    if area == KYOTO and t.in_force(GATES_OF_KYOTO) and not has(t.arrived, t.army):
        arrive(t)


def arrive(t: Table) -> None:
    """Variant rule 4: a daimyo's first march into Kyoto is rewarded."""
    t.arrived |= 1 << t.army
    amount = t.box.variants.gates_of_kyoto.amount
    if amount == BY_DAIMYO_CARD:
        amount = t.number[t.army]
    elif amount == BY_ROUND:
        amount = t.round
    t.reputation[t.army] += amount
    t.tell(ARRIVAL_POINTS, EVERYONE, t.army, amount)


def move_samurai(t: Table, start: i64, area: i64) -> None:
    t.samurai[square(t.army, start)] -= 1
    t.samurai[square(t.army, area)] += 1
    t.argument -= t.box.action_costs.move_samurai
    t.tell(SAMURAI_MOVED, EVERYONE, t.army, start, area)


def remove(t: Table, army: i64) -> None:
    """The samurai goes back to its owner's supply."""
    area = t.daimyo[t.army]
    t.samurai[square(army, area)] -= 1
    t.supply[army] += 1
    t.argument -= t.box.action_costs.remove_samurai
    t.tell(REMOVED, EVERYONE, t.army, army, area)


def drive(t: Table, area: i64) -> None:
    """A neutral samurai never leaves the map: it goes to another area, not behind its daimyo."""
    neutral = t.box.neutral_army
    start = t.daimyo[t.army]
    t.samurai[square(neutral, start)] -= 1
    t.samurai[square(neutral, area)] += 1
    t.argument -= t.box.action_costs.remove_samurai
    t.tell(DRIVEN, EVERYONE, t.army, start, area)


def stop(t: Table) -> None:
    """What is not used is lost."""
    t.argument = 0


def is_resolved(t: Table) -> bool:
    """Is nothing left of the card's effect?"""
    return t.argument == 0 and (t.step == MARCHING or t.step == INFILTRATING)
