"""The dice of a battle: rolled, thrown again, turned, kept; they lie ordered by their faces."""

from kachidoki.engine.bag import has, size
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import (
    DECLINE,
    FACE_COUNT,
    KEEP,
    MOST_DICE,
    REROLL,
    ROLL,
    TURN,
)
from kachidoki.titles.gunsen.rules.battle.icons import ability_at, rerolls_among
from kachidoki.titles.gunsen.rules.cards.effects import (
    AFTER_ROLL,
    ARMOUR,
    BLOOD,
    DICE_MORE,
    ICON_BITS,
    KEEPS,
    SET_DIE,
    STRENGTH,
    icon,
)
from kachidoki.titles.gunsen.rules.deeds.goods import can_pay, pay
from kachidoki.titles.gunsen.rules.events import DICE_KEPT, DIE_ROLLED, DIE_TURNED, REROLLED
from kachidoki.titles.gunsen.rules.state import (
    KEEPING,
    NONE,
    REROLLING,
    ROLLING,
    TURNING,
    Table,
)


def roll_all(t: Table) -> None:
    """As many dice as the side has, up to the most."""
    put_away(t)
    count = min(t.box.rules.dice, icon(t.icons[t.side], DICE_MORE))
    if count > 0:
        t.push(ROLLING, count)


def put_away(t: Table) -> None:
    """No dice lie there."""
    t.rolled = 0
    for die in range(MOST_DICE):
        t.dice[die] = NONE


def legal_rolls(moves: Moves) -> None:
    for face in range(FACE_COUNT):
        moves.add(ROLL + face)


def roll(t: Table, face: i64) -> None:
    t.dice[t.rolled] = face
    t.rolled += 1
    t.tell(DIE_ROLLED, EVERYONE, t.seat_of(t.side), face)
    t.argument -= 1
    if t.argument == 0:
        sort_dice(t)
        t.pop()


def sort_dice(t: Table) -> None:
    for place in range(1, t.rolled):
        face = t.dice[place]
        spot = place
        while spot > 0 and t.dice[spot - 1] > face:
            t.dice[spot] = t.dice[spot - 1]
            spot -= 1
        t.dice[spot] = face


def twins(t: Table) -> i64:
    """The dice that show the same as the one before them."""
    found: i64 = 0
    for die in range(1, t.rolled):
        if t.dice[die] == t.dice[die - 1]:
            found |= 1 << die
    return found


def is_plain(handful: i64, alike: i64) -> bool:
    """Of dice with the same face, the first are meant: one way to say it is enough."""
    return handful & alike & ~(handful << 1) == 0


# ----------------------------------------------------------------- rerolls


def offer_rerolls(t: Table) -> None:
    count = rerolls_among(t, t.side, t.icons[t.side])
    if count > 0 and t.rolled > 0:
        t.push(REROLLING, count)


def legal_rerolls(t: Table, moves: Moves) -> None:
    moves.add(DECLINE)
    alike = twins(t)
    for handful in range(1, 1 << t.rolled):
        if is_plain(handful, alike):
            moves.add(REROLL + handful - 1)


def reroll(t: Table, seat: i64, handful: i64) -> None:
    t.tell(REROLLED, EVERYONE, seat, handful - 1)
    t.argument -= 1
    if t.argument == 0:
        t.pop()
    take_dice(t, handful)
    t.push(ROLLING, size(handful))


def take_dice(t: Table, handful: i64) -> None:
    """These leave the row."""
    left: i64 = 0
    for die in range(t.rolled):
        if not has(handful, die):
            t.dice[left] = t.dice[die]
            left += 1
    for die in range(left, t.rolled):
        t.dice[die] = NONE
    t.rolled = left


# ----------------------------------------------------------------- turning one


def offer_turn(t: Table) -> None:
    row = ability_at(t, t.side, AFTER_ROLL, SET_DIE)
    if row == NONE or t.rolled == 0:
        return
    if can_pay(t, t.seat_of(t.side), t.box.effects.pay[row], t.box.effects.price[row]):
        t.push(TURNING, row)


def legal_turns(t: Table, moves: Moves) -> None:
    moves.add(DECLINE)
    alike = twins(t)
    for die in range(t.rolled):
        if not has(alike, die):
            for face in range(FACE_COUNT):
                if face != t.dice[die]:
                    moves.add(TURN + die * FACE_COUNT + face)


def turn(t: Table, seat: i64, die: i64, face: i64) -> None:
    row = t.argument
    t.pop()
    t.dice[die] = face
    sort_dice(t)
    t.tell(DIE_TURNED, EVERYONE, seat, face)
    pay(t, seat, t.box.effects.pay[row], t.box.effects.price[row])


# ----------------------------------------------------------------- keeping


def ask_what_to_keep(t: Table) -> None:
    """Exactly as many as the side may keep; all, if there are not more."""
    count = icon(t.icons[t.side], KEEPS)
    if count >= t.rolled:
        keep(t, (1 << t.rolled) - 1)
    elif count == 0:
        keep(t, 0)
    else:
        t.push(KEEPING, count)


def legal_keeps(t: Table, moves: Moves) -> None:
    alike = twins(t)
    for handful in range(1, 1 << t.rolled):
        if size(handful) == t.argument and is_plain(handful, alike):
            moves.add(KEEP + handful - 1)


def keep(t: Table, handful: i64) -> None:
    """What they show is added; the others are put aside."""
    if handful > 0:
        t.tell(DICE_KEPT, EVERYONE, t.seat_of(t.side), handful - 1)
    faces = t.box.dice
    for die in range(t.rolled):
        if has(handful, die):
            face = t.dice[die]
            t.icons[t.side] += (
                (faces.strength[face] << (ICON_BITS * STRENGTH))
                + (faces.blood[face] << (ICON_BITS * BLOOD))
                + (faces.armour[face] << (ICON_BITS * ARMOUR))
            )
    take_dice(t, ((1 << t.rolled) - 1) & ~handful)
