"""A figure comes to a region: what the Oni of Hate and of Spite do there."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import count, one
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BUSHI,
    FIGURE_COUNT,
    HATE,
    KOMAINU,
    NAME,
    SHINTO,
    SPITE,
)
from kachidoki.titles.rising_sun.rules.arguments import hatred, hatred_in
from kachidoki.titles.rising_sun.rules.cards.killing import (
    BY_HATE,
    ask_to_spare,
    kill_doomed,
    may_spare,
)
from kachidoki.titles.rising_sun.rules.events import MONSTER_POINTS
from kachidoki.titles.rising_sun.rules.force import is_present
from kachidoki.titles.rising_sun.rules.honor import has_more
from kachidoki.titles.rising_sun.rules.purse import lose_points, score
from kachidoki.titles.rising_sun.rules.state import NAMING, Table


def enter(t: Table, seat: i64, figure: i64, region: i64) -> None:
    """The figure has come to the region, however it did."""
    if figure == HATE:
        hate(t, seat, region)
    elif figure == SPITE:
        spite(t, seat, region)


# ----------------------------------------------------------------- the Oni of Spite


def spite(t: Table, seat: i64, region: i64) -> None:
    """Takes points from all with force there and more honor."""
    taken: i64 = 0
    t.new_event()
    for other in range(t.seats):
        if other != seat and is_present(t, other, region) and has_more(t, other, seat):
            taken += lose_points(t, other, t.box.monsters.points_taken)
    score(t, MONSTER_POINTS, seat, taken, SPITE)


# ----------------------------------------------------------------- the Oni of Hate


def hate(t: Table, seat: i64, region: i64) -> None:
    """Kills a bushi or shinto there of everybody with more honor; Mercy is asked first."""
    if victims(t, seat, region) == 0:
        return
    t.new_event()
    if may_spare(t, seat):
        ask_to_spare(t, seat, BY_HATE, region)
    else:
        name_victims(t, seat, region)


def victims(t: Table, seat: i64, region: i64) -> i64:
    """The bag of seats that lose a figure to it."""
    found: i64 = 0
    for other in range(t.seats):
        if other != seat and mortal(t, other, region) != 0 and has_more(t, other, seat):
            found |= only(other)
    return found


def mortal(t: Table, owner: i64, region: i64) -> i64:
    """The owner's bushi and shinto there, as counts."""
    army = t.army(owner, region)
    return (
        count(army, BUSHI) * one(BUSHI)
        + count(army, SHINTO) * one(SHINTO)
        + count(army, KOMAINU) * one(KOMAINU)
    )


def name_victims(t: Table, seat: i64, region: i64) -> None:
    """Whose figure is beyond question is doomed at once; of another the Oni's owner names one."""
    found = victims(t, seat, region)
    for other in range(t.seats):
        if has(found, other) and t.doomed[other] == 0:
            figures = mortal(t, other, region)
            if sorts_of(figures) > 1:
                t.push(NAMING, hatred(region, other, seat))
                return
            t.doomed[other] = one(first_of(figures))
    kill_doomed(t, seat, region)


def legal_names(t: Table, moves: Moves) -> None:
    region, victim, _ = hatred_in(t.argument)
    figures = mortal(t, victim, region)
    for figure in range(FIGURE_COUNT):
        if count(figures, figure) > 0:
            moves.add(NAME + figure)


def name(t: Table, figure: i64) -> None:
    """The owner of the Oni has named a figure."""
    region, victim, seat = hatred_in(t.argument)
    t.pop()
    t.doomed[victim] = one(figure)
    name_victims(t, seat, region)


def sorts_of(figures: i64) -> i64:
    """How many kinds of figures there are."""
    sorts: i64 = 0
    for figure in range(FIGURE_COUNT):
        if count(figures, figure) > 0:
            sorts += 1
    return sorts


def first_of(figures: i64) -> i64:
    figure: i64 = 0
    while count(figures, figure) == 0:
        figure += 1
    return figure
