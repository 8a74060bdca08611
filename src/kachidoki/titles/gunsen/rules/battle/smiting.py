"""An army is struck from afar, without a battle."""

from typing import Final

from kachidoki.engine.bag import add_members, has, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import review
from kachidoki.titles.gunsen.rules.actions import DONE, FIRST_FORT, PLACE_COUNT, SMITE
from kachidoki.titles.gunsen.rules.deeds.heroes import send_home
from kachidoki.titles.gunsen.rules.deeds.troops import remove_troops
from kachidoki.titles.gunsen.rules.events import SMITTEN
from kachidoki.titles.gunsen.rules.state import NONE, SMITING, Table

# The argument: how many troops may still be struck, and where the first was, counted from 1.
PLACE_SHIFT: Final[i64] = 4


def within(t: Table, seat: i64, places: i64, steps: i64) -> i64:
    """All that the seat reaches from these places in so many steps."""
    for _ in range(steps):
        wider = places
        for place in range(PLACE_COUNT):
            if has(places, place):
                wider |= t.box.near(seat, place)
        places = wider
    return places


def targets(t: Table, seat: i64) -> i64:
    """Enemy armies within range, none of them in a fort; the same one again, once it was struck."""
    first = t.argument >> PLACE_SHIFT
    if first > 0:
        return only(first - 1) if t.has_enemy(seat, first - 1) else 0
    found: i64 = 0
    reach = within(t, seat, t.held[seat], t.box.effects.range[t.row])
    for place in range(FIRST_FORT):
        if has(reach, place) and t.has_enemy(seat, place):
            found |= only(place)
    return found


def begin_smiting(t: Table, seat: i64, row: i64) -> None:
    t.push(SMITING, t.box.effects.n[row])
    if t.argument == 0 or targets(t, seat) == 0:
        t.pop()


def legal_targets(t: Table, seat: i64, moves: Moves) -> None:
    add_members(moves, SMITE, targets(t, seat))
    moves.add(DONE)


def smite(t: Table, seat: i64, place: i64) -> None:
    """One troop of the army there dies."""
    owner = t.defender if place == t.contested else t.occupant[place]
    hero = t.hero_at(owner, place)
    t.argument = ((t.argument & 15) - 1) | (place + 1) << PLACE_SHIFT
    remove_troops(t, owner, place, 1)
    t.tell(SMITTEN, EVERYONE, seat, owner, place)
    is_gone = t.army(owner, place) == 0
    if is_gone and place == t.contested:
        call_off_battle(t)
    if is_gone or t.argument & 15 == 0:
        t.pop()
    if is_gone and hero != NONE:
        send_home(t, owner, hero)
    review(t)


def call_off_battle(t: Table) -> None:
    """Nobody is left to defend the territory: it is simply taken."""
    t.contested = NONE
    t.defender = NONE
