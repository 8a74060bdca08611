"""How a battle ends: losses, the winner, the retreat, the spoils."""

from typing import Final

from kachidoki.engine.counts import add_kinds, count, one, total
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import review, review_own, wins_attack
from kachidoki.titles.gunsen.rules.actions import (
    FIRST_FORT,
    PLUNDER,
    RETREAT,
    TOKEN_COUNT,
    TROOP_TOKEN,
)
from kachidoki.titles.gunsen.rules.battle.icons import applies, has_ability, queue_effects
from kachidoki.titles.gunsen.rules.cards.conditions import ARMIES_CHANGED, OTHERS_CHANGED
from kachidoki.titles.gunsen.rules.cards.effects import (
    ARMOUR,
    BATTLE_LOST,
    BLOOD,
    ICON_BITS,
    SPARE,
    STRENGTH,
    SURVIVORS_ONLY,
    icon,
)
from kachidoki.titles.gunsen.rules.deeds.goods import gain
from kachidoki.titles.gunsen.rules.deeds.heroes import send_home
from kachidoki.titles.gunsen.rules.deeds.troops import put_troops, remove_troops
from kachidoki.titles.gunsen.rules.events import (
    BATTLE_UNDECIDED,
    BATTLE_WON,
    FINAL_COUNT,
    LOSSES,
    RETREATED,
    SPARED,
    TOKEN_TAKEN,
)
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    DEFENDER,
    NONE,
    PLUNDERING,
    RETREATING,
    Table,
)

NO_SIDE: Final = -1


# ----------------------------------------------------------------- losses


def losses_of(t: Table, side: i64) -> i64:
    """Blood of the other side, less one's own armour."""
    blood = icon(t.icons[1 - side], BLOOD) - icon(t.icons[side], ARMOUR)
    return min(t.army(t.seat_of(side), t.contested), max(0, blood))


def suffer_losses(t: Table) -> None:
    """Both at once. Deaths do not lower strength, unless a hero makes only survivors count."""
    survivors_only = has_ability(t, DEFENDER, SURVIVORS_ONLY) or has_ability(
        t, ATTACKER, SURVIVORS_ONLY
    )
    defenders, attackers = losses_of(t, DEFENDER), losses_of(t, ATTACKER)
    count_strength(t, DEFENDER, defenders if survivors_only else 0)
    count_strength(t, ATTACKER, attackers if survivors_only else 0)
    die(t, DEFENDER, defenders)
    die(t, ATTACKER, attackers)
    review(t, OTHERS_CHANGED)


def count_strength(t: Table, side: i64, dead: i64) -> None:
    troops = t.army(t.seat_of(side), t.contested) - dead
    t.icons[side] += troops << (ICON_BITS * STRENGTH)
    icons = t.icons[side]
    t.tell(
        FINAL_COUNT,
        EVERYONE,
        t.seat_of(side),
        icon(icons, STRENGTH),
        icon(icons, BLOOD),
        icon(icons, ARMOUR),
    )
    t.still()


def die(t: Table, side: i64, dead: i64) -> None:
    if dead > 0:
        t.killed = with_item(t.killed, side, t.killed[side] + dead)
        t.lost = with_item(t.lost, side, t.lost[side] + dead)
        remove_troops(t, t.seat_of(side), t.contested, dead)
    t.tell(LOSSES, EVERYONE, t.seat_of(side), dead)
    t.still()


# ----------------------------------------------------------------- the winner


def strongest(t: Table) -> i64:
    """The stronger side that has survivors, a tie going to the defender; else whoever has any."""
    defenders = t.army(t.defender, t.contested)
    attackers = t.army(t.turn, t.contested)
    if attackers == 0 and defenders == 0:
        return NO_SIDE
    if attackers == 0:
        return DEFENDER
    if defenders == 0:
        return ATTACKER
    stronger = icon(t.icons[ATTACKER], STRENGTH) > icon(t.icons[DEFENDER], STRENGTH)
    return ATTACKER if stronger else DEFENDER


def decide(t: Table) -> None:
    """Who has won, what it achieves by it, and which dead are spared."""
    if not t.is_bloodless:
        t.winner = strongest(t)
    if t.winner == NO_SIDE:
        t.tell(BATTLE_UNDECIDED, EVERYONE, t.contested)
        return
    t.tell(BATTLE_WON, EVERYONE, t.seat_of(t.winner), t.seat_of(1 - t.winner), t.contested)
    t.still()
    if t.winner == ATTACKER:
        wins_attack(t, t.turn)
    t.is_decided = True
    review(t, OTHERS_CHANGED)
    t.is_decided = False
    if not t.is_over():
        spare(t, 1 - t.winner)


def spare(t: Table, side: i64) -> None:
    """Some of the loser's dead go to its fort instead of its board, unless others took their place."""
    t.queued = 0
    queue_effects(t, side, BATTLE_LOST)
    spared: i64 = 0
    for entry in range(t.queued):
        row = t.queue[entry] // 2
        if t.box.effects.op[row] == SPARE and applies(t, side, row):
            spared += t.box.effects.n[row]
    t.queued = 0
    seat = t.seat_of(side)
    spared = min(spared, min(t.killed[side], t.supply(seat)))
    if spared > 0:
        t.tell(SPARED, EVERYONE, seat, spared)
        t.change_army(seat, t.fort(seat), spared)
        review_own(t, seat, ARMIES_CHANGED)


# ----------------------------------------------------------------- the retreat


def begin_retreat(t: Table) -> None:
    """The loser's survivors go to one place; to the fort, if there is no other."""
    if t.winner == NO_SIDE:
        return
    seat = t.seat_of(1 - t.winner)
    if t.army(seat, t.contested) == 0:
        return
    t.push(RETREATING, seat)
    for place in range(FIRST_FORT):
        if is_refuge(t, seat, place):
            return
    retreat(t, seat, t.fort(seat))


def is_refuge(t: Table, seat: i64, place: i64) -> bool:
    """A clan building that the seat controls, with room for all."""
    building = t.building_on[place]
    if building == NONE or place == t.contested or not t.controls_building(seat, building):
        return False
    there = t.hero_at(seat, place)
    hero = t.hero_at(seat, t.contested) if there == NONE else there
    troops = t.army(seat, place) + t.army(seat, t.contested)
    return troops <= t.room(seat, place, hero)


def legal_retreats(t: Table, seat: i64, moves: Moves) -> None:
    for place in range(FIRST_FORT):
        if is_refuge(t, seat, place):
            moves.add(RETREAT + place)
    moves.add(RETREAT + t.fort(seat))


def retreat(t: Table, seat: i64, place: i64) -> None:
    """The hero goes along, or to the fort where another stands already."""
    t.pop()
    troops = t.army(seat, t.contested)
    hero = t.hero_at(seat, t.contested)
    if hero != NONE:
        t.hero_place[hero] = place if t.hero_at(seat, place) == NONE else t.fort(seat)
    remove_troops(t, seat, t.contested, troops)
    t.change_army(seat, place, troops)
    t.tell(RETREATED, EVERYONE, seat, place, troops)
    review_own(t, seat, ARMIES_CHANGED)


def send_hero_home(t: Table, side: i64) -> None:
    """A hero whose whole army died."""
    seat = t.seat_of(side)
    hero = t.hero_at(seat, t.contested)
    if hero != NONE and t.army(seat, t.contested) == 0:
        send_home(t, seat, hero)


# ----------------------------------------------------------------- the spoils


def begin_plunder(t: Table) -> None:
    """The winner takes one of the loser's village tokens; the kind is its choice."""
    if t.winner == NO_SIDE:
        return
    seat = t.seat_of(t.winner)
    tokens = t.tokens[t.seat_of(1 - t.winner)]
    if tokens == 0:
        return
    t.push(PLUNDERING, seat)
    for token in range(TOKEN_COUNT):
        if count(tokens, token) == total(tokens):
            plunder(t, seat, token)


def legal_plunder(t: Table, moves: Moves) -> None:
    add_kinds(moves, PLUNDER, t.tokens[t.seat_of(1 - t.winner)])


def plunder(t: Table, seat: i64, token: i64) -> None:
    t.pop()
    loser = t.seat_of(1 - t.winner)
    t.tokens = with_item(t.tokens, loser, t.tokens[loser] - one(token))
    t.tokens_taken = with_item(t.tokens_taken, seat, t.tokens_taken[seat] + 1)
    t.tell(TOKEN_TAKEN, EVERYONE, seat, loser, token)
    enjoy_token(t, seat, token)


def enjoy_token(t: Table, seat: i64, token: i64) -> None:
    """Its reward comes at once; it is kept, if there is room for it."""
    if total(t.tokens[seat]) < t.box.rules.tokens:
        t.tokens = with_item(t.tokens, seat, t.tokens[seat] + one(token))
    if token == TROOP_TOKEN:
        put_troops(t, seat, t.fort(seat), 1)
    else:
        gain(t, seat, token - 1, 1)
    review_own(t, seat, OTHERS_CHANGED)
