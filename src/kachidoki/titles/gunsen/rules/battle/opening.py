"""How a battle opens: who rides into it, whose hero is ignored, and what acts at its start."""

from kachidoki.engine.bag import only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import review
from kachidoki.titles.gunsen.rules.actions import HEROES_AT_MOST
from kachidoki.titles.gunsen.rules.battle.icons import (
    ability_at,
    applies,
    fighting_hero,
    queue_effects,
)
from kachidoki.titles.gunsen.rules.battle.smiting import within
from kachidoki.titles.gunsen.rules.cards.effects import (
    AT_FORT,
    BATTLE_STARTS,
    BEFORE_BATTLE,
    CONVERT,
    GAIN_GOODS,
    IGNORE_HEROES,
    JOIN_BATTLE,
    KILL_TROOPS,
    STEAL_GOODS,
    SUMMON_TROOPS,
    WIN_WITHOUT_LOSSES,
)
from kachidoki.titles.gunsen.rules.components import FIRST_HERO
from kachidoki.titles.gunsen.rules.deeds.goods import can_pay, gain_of_effect, pay, steal_from
from kachidoki.titles.gunsen.rules.deeds.troops import put_troops, remove_troops
from kachidoki.titles.gunsen.rules.events import (
    CONVERTED,
    HERO_IGNORED,
    HERO_RODE,
    KILLED,
    RANSOM_PAID,
    WON_BY_INSIGHT,
)
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    DEFENDER,
    NONE,
    RANSOMING,
    USING,
    Table,
)

# ----------------------------------------------------------------- riding in


def offer_ride(t: Table, side: i64) -> None:
    """A hero who may join a battle from afar, if no other of the seat's is there."""
    seat = t.seat_of(side)
    t.side = side
    if t.hero_at(seat, t.contested) != NONE:
        return
    box = t.box
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero == NONE:
            return
        card = FIRST_HERO + hero
        for row in range(box.first_effect[card], box.first_effect[card + 1]):
            joins = box.effects.when[row] == BEFORE_BATTLE and box.effects.op[row] == JOIN_BATTLE
            if joins and is_in_reach(t, seat, hero, box.effects.range[row]):
                t.push(USING, row)
                return


def is_in_reach(t: Table, seat: i64, hero: i64, steps: i64) -> bool:
    """Without a range, from anywhere."""
    if steps == 0:
        return True
    return (within(t, seat, only(t.hero_place[hero]), steps) >> t.contested) & 1 == 1


def ride(t: Table, seat: i64, row: i64) -> None:
    hero = t.box.effects.card[row] - FIRST_HERO
    t.hero_place[hero] = t.contested
    t.tell(HERO_RODE, EVERYONE, seat, hero, t.contested)
    review(t)


# ----------------------------------------------------------------- ignoring heroes


def challenge_heroes(t: Table, side: i64) -> None:
    """The other side pays, or its hero does not count in this battle."""
    row = ability_at(t, side, BATTLE_STARTS, IGNORE_HEROES)
    if row == NONE:
        return
    other = 1 - side
    if t.hero_at(t.seat_of(other), t.contested) == NONE:
        return
    t.side = side
    effects = t.box.effects
    if can_pay(t, t.seat_of(other), effects.pay[row], effects.price[row]):
        t.push(RANSOMING, row)
    else:
        ignore_hero(t, other)


def ignore_hero(t: Table, side: i64) -> None:
    seat = t.seat_of(side)
    t.tell(HERO_IGNORED, EVERYONE, seat, t.hero_at(seat, t.contested))
    t.ignored |= only(side)


def pay_ransom(t: Table, seat: i64) -> None:
    row = t.argument
    t.pop()
    t.tell(RANSOM_PAID, EVERYONE, seat, t.hero_at(seat, t.contested))
    pay(t, seat, t.box.effects.pay[row], t.box.effects.price[row])


# ----------------------------------------------------------------- winning without a fight


def offer_victory(t: Table, side: i64) -> None:
    row = ability_at(t, side, BATTLE_STARTS, WIN_WITHOUT_LOSSES)
    if row == NONE or t.is_bloodless:
        return
    t.side = side
    if can_pay(t, t.seat_of(side), t.box.effects.pay[row], t.box.effects.price[row]):
        t.push(USING, row)


def win_bloodlessly(t: Table, seat: i64, row: i64) -> None:
    t.is_bloodless = True
    t.winner = t.side
    t.tell(WON_BY_INSIGHT, EVERYONE, seat, fighting_hero(t, t.side))
    pay(t, seat, t.box.effects.pay[row], t.box.effects.price[row])


# ----------------------------------------------------------------- what acts at the start


def queue_openings(t: Table) -> None:
    """The defender's first."""
    t.queued = 0
    queue_effects(t, DEFENDER, BATTLE_STARTS)
    queue_effects(t, ATTACKER, BATTLE_STARTS)


def open_with(t: Table, entry: i64) -> None:
    """Carry out one effect, or ask whether it is paid for."""
    row = entry // 2
    t.side = entry % 2
    t.row = row
    op = t.box.effects.op[row]
    if op in (IGNORE_HEROES, WIN_WITHOUT_LOSSES) or not applies(t, t.side, row):
        return
    price = t.box.effects.price[row]
    if price == 0:
        act_in_battle(t, row)
    elif can_pay(t, t.seat_of(t.side), t.box.effects.pay[row], price) and is_useful(t, row):
        t.push(USING, row)


def is_useful(t: Table, row: i64) -> bool:
    """Killing and turning need somebody to be killed or turned."""
    op = t.box.effects.op[row]
    if op in (KILL_TROOPS, CONVERT):
        return t.army(t.seat_of(1 - t.side), t.contested) > 0
    return True


def use_at_start(t: Table, seat: i64, row: i64) -> None:
    pay(t, seat, t.box.effects.pay[row], t.box.effects.price[row])
    if not t.is_over():
        act_in_battle(t, row)


def act_in_battle(t: Table, row: i64) -> None:
    """What an effect does at the start of a battle, or for its winner."""
    seat = t.seat_of(t.side)
    effects = t.box.effects
    op = effects.op[row]
    if op == KILL_TROOPS:
        kill(t, 1 - t.side, effects.n[row])
    elif op == SUMMON_TROOPS:
        place = t.fort(seat) if effects.at[row] == AT_FORT else t.contested
        put_troops(t, seat, place, effects.n[row])
    elif op == CONVERT:
        convert(t, seat, effects.n[row])
    elif op == STEAL_GOODS:
        steal_from(t, row)
    elif op == GAIN_GOODS:
        gain_of_effect(t, seat, row)


def kill(t: Table, side: i64, count: i64) -> None:
    """Armour does not help."""
    owner = t.seat_of(side)
    count = min(count, t.army(owner, t.contested))
    if count == 0:
        return
    t.killed = with_item(t.killed, side, t.killed[side] + count)
    t.lost = with_item(t.lost, side, t.lost[side] + count)
    remove_troops(t, owner, t.contested, count)
    t.tell(KILLED, EVERYONE, t.seat_of(1 - side), owner, t.contested, count)
    review(t)


def convert(t: Table, seat: i64, count: i64) -> None:
    """Enemy troops go back to their board; as many own ones come, if there is room for them."""
    owner = t.seat_of(1 - t.side)
    count = min(count, t.army(owner, t.contested))
    if count == 0:
        return
    t.lost = with_item(t.lost, 1 - t.side, t.lost[1 - t.side] + count)
    remove_troops(t, owner, t.contested, count)
    t.tell(CONVERTED, EVERYONE, seat, owner, t.contested)
    put_troops(t, seat, t.contested, count)
    review(t)
