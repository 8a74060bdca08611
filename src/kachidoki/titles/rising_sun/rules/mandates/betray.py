"""Betray: the alliance breaks, and figures of others are replaced by own ones of the same kind."""

from typing import Final

from kachidoki.engine.bag import first, has, only
from kachidoki.engine.counts import count
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BUSHI,
    DONE,
    ENLIST,
    FIGURE_COUNT,
    REGION_COUNT,
    SEIZE,
    SEIZE_AT,
    SHRINE_COUNT,
    counts_as_daimyo,
    counts_as_shinto,
    is_monster,
)
from kachidoki.titles.rising_sun.rules.arguments import seizure, seizure_in
from kachidoki.titles.rising_sun.rules.cards.entering import enter
from kachidoki.titles.rising_sun.rules.components import BETRAYS
from kachidoki.titles.rising_sun.rules.events import BETRAYED, REPLACED, REPLACED_AT_SHRINE
from kachidoki.titles.rising_sun.rules.honor import fall
from kachidoki.titles.rising_sun.rules.state import (
    ENLISTING,
    FIRST_SHRINE,
    NONE,
    RESERVE,
    Table,
)

MOST_REPLACED: Final[i64] = 2


def begin(t: Table, seat: i64) -> None:
    """Who breaks an alliance loses honor; who has none loses nothing."""
    t.betrayed = 0
    t.replaced = 0
    t.extra_replaced = 0
    other = t.ally[seat]
    if other != NONE:
        t.ally = with_item(with_item(t.ally, seat, NONE), other, NONE)
        t.tell(BETRAYED, EVERYONE, seat, other)
        fall(t, seat)


def asks(t: Table) -> bool:
    """Is there a figure that could be replaced?"""
    moves = Moves()
    legal_seizures(t, t.active(), moves)
    if moves.count > 1:
        t.actor = t.active()
        return True
    return False


# ----------------------------------------------------------------- whose figure


def extras_left(t: Table, seat: i64) -> i64:
    """How many more may be replaced by a Path of the Unrighteous, whoever owns them."""
    if not t.owns_any(seat, BETRAYS):
        return 0
    figures: i64 = 0
    for card in range(len(t.box.cards.sets)):
        if has(t.cards[seat] & t.box.at[BETRAYS], card):
            figures += t.box.cards.figures[card] * t.copies(seat, card)
    return figures - t.extra_replaced


def is_ordinary(t: Table, owner: i64) -> bool:
    """May a figure of this owner be replaced without a card: one of each of two others?"""
    return t.replaced < MOST_REPLACED and not has(t.betrayed, owner)


def legal_seizures(t: Table, seat: i64, moves: Moves) -> None:
    extras = extras_left(t, seat)
    for owner in range(t.seats):
        if owner != seat and (is_ordinary(t, owner) or extras > 0):
            for region in range(REGION_COUNT):
                for figure in range(FIGURE_COUNT):
                    if can_seize(t, seat, owner, region, figure):
                        moves.add(SEIZE + (owner * REGION_COUNT + region) * FIGURE_COUNT + figure)
    if extras > 0:
        for owner in range(t.seats):
            if owner != seat:
                legal_at_shrines(t, seat, owner, moves)
    moves.add(DONE)


def legal_at_shrines(t: Table, seat: i64, owner: i64, moves: Moves) -> None:
    for shrine in range(SHRINE_COUNT):
        slot = t.slot_of(shrine)
        if slot != NONE:
            for figure in range(FIGURE_COUNT):
                if can_seize(t, seat, owner, FIRST_SHRINE + slot, figure):
                    moves.add(SEIZE_AT + (owner * SHRINE_COUNT + shrine) * FIGURE_COUNT + figure)


def can_seize(t: Table, seat: i64, owner: i64, place: i64, figure: i64) -> bool:
    return (
        t.has_piece(owner, place, figure)
        and not counts_as_daimyo(figure)
        and substitutes(t, seat, place, figure) != 0
    )


def substitutes(t: Table, seat: i64, place: i64, figure: i64) -> i64:
    """The bag of own figures in the reserve that may take its place."""
    reserve = t.army(seat, RESERVE)
    found: i64 = 0
    for own in range(FIGURE_COUNT):
        if count(reserve, own) > 0 and may_replace(own, figure, place):
            found |= only(own)
    return found


def may_replace(own: i64, figure: i64, place: i64) -> bool:
    """Is it of the same kind? All monsters are, and only what counts as shinto stands at a shrine."""
    if counts_as_shinto(own) and counts_as_shinto(figure):
        return True
    if place >= FIRST_SHRINE:
        return False
    return (own == BUSHI and figure == BUSHI) or (is_monster(own) and is_monster(figure))


# ----------------------------------------------------------------- by which


def seize(t: Table, seat: i64, owner: i64, place: i64, figure: i64) -> None:
    if place < FIRST_SHRINE and is_ordinary(t, owner):
        t.betrayed |= only(owner)
        t.replaced += 1
    else:
        t.extra_replaced += 1
    own = substitutes(t, seat, place, figure)
    if own & (own - 1) == 0:
        replace(t, seat, owner, place, figure, first(own))
    else:
        t.push(ENLISTING, seizure(owner, place, figure))


def legal_recruits(t: Table, seat: i64, moves: Moves) -> None:
    _, place, seized = seizure_in(t.argument)
    own = substitutes(t, seat, place, seized)
    for figure in range(FIGURE_COUNT):
        if has(own, figure):
            moves.add(ENLIST + figure)


def enlist(t: Table, seat: i64, own: i64) -> None:
    owner, place, figure = seizure_in(t.argument)
    t.pop()
    replace(t, seat, owner, place, figure, own)


def replace(t: Table, seat: i64, owner: i64, place: i64, figure: i64, own: i64) -> None:
    """It goes home and is not killed; the other one is not summoned, but it enters."""
    t.shift(owner, figure, place, RESERVE)
    t.shift(seat, own, RESERVE, place)
    if place < FIRST_SHRINE:
        t.tell(REPLACED, EVERYONE, seat, owner, figure, place)
        enter(t, seat, own, place)
    else:
        shrine = t.shrines[place - FIRST_SHRINE]
        t.tell(REPLACED_AT_SHRINE, EVERYONE, seat, owner, figure, shrine)
