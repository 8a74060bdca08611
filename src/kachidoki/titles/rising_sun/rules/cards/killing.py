"""Killing: Mercy may stop it, Righteousness and Justice are rewarded, the dead go to their reserves."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.counts import count, total
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import CARD_COUNT, FIGURE_COUNT
from kachidoki.titles.rising_sun.rules.arguments import mercy
from kachidoki.titles.rising_sun.rules.components import KILLS_LOWER, OWN_KILLED, WOULD_KILL
from kachidoki.titles.rising_sun.rules.events import CARD_POINTS, KILLED, SPARED
from kachidoki.titles.rising_sun.rules.honor import has_more
from kachidoki.titles.rising_sun.rules.purse import score
from kachidoki.titles.rising_sun.rules.state import NONE, RESERVE, SPARING, Table

# Why figures are about to die, beside which `doomed` says who.
BY_BATTLE: Final[i64] = 0
BY_NINJA: Final[i64] = 1
BY_HATE: Final[i64] = 2


def may_spare(t: Table, killer: i64) -> bool:
    """Has the killer a Mercy?"""
    return t.owns_any(killer, WOULD_KILL)


def ask_to_spare(t: Table, killer: i64, reason: i64, region: i64) -> None:
    t.push(SPARING, mercy(region, reason, killer))


def spare(t: Table, killer: i64) -> None:
    """All live; Mercy is rewarded, as a part of what would have killed them."""
    t.tell(SPARED, EVERYONE, killer)
    add_points(t, killer, WOULD_KILL, 1)
    clear_doomed(t)


def kill_doomed(t: Table, killer: i64, region: i64) -> None:
    """All that are doomed in the region die, in one event of their killer's (NONE: nobody's)."""
    for owner in range(t.seats):
        doomed = t.doomed[owner]
        if doomed != 0:
            bury(t, owner, doomed, region)
    for owner in range(t.seats):
        if t.doomed[owner] != 0:
            add_points(t, owner, OWN_KILLED, total(t.doomed[owner]))
            if killer != NONE and killer != owner and has_more(t, killer, owner):
                add_points(t, killer, KILLS_LOWER, 1)
    clear_doomed(t)


def bury(t: Table, owner: i64, doomed: i64, region: i64) -> None:
    t.pieces[t.spot(owner, region)] -= doomed
    t.pieces[t.spot(owner, RESERVE)] += doomed
    t.fallen += total(doomed)
    for figure in range(FIGURE_COUNT):
        number = count(doomed, figure)
        if number > 0:
            t.tell(KILLED, EVERYONE, owner, figure, region, number)


def clear_doomed(t: Table) -> None:
    for owner in range(t.seats):
        t.doomed[owner] = 0


def add_points(t: Table, seat: i64, moment: i64, times: i64) -> None:
    """What the seat's cards of that moment bring, so many times."""
    owned = t.cards[seat] & t.box.at[moment]
    if owned == 0:
        return
    for card in range(CARD_COUNT):
        if has(owned, card):
            points = t.box.cards.points[card] * t.copies(seat, card) * times
            score(t, CARD_POINTS, seat, points, card)
