"""The end of a Recruit: cards that place one more figure, in the order of honor."""

from kachidoki.engine.bag import has
from kachidoki.engine.counts import count
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BUSHI,
    CARD_COUNT,
    DONE,
    FIGURE_COUNT,
    PLACE,
    REGION_COUNT,
    counts_as_shinto,
)
from kachidoki.titles.rising_sun.rules.cards.following import make_due, put_bushi, take_due
from kachidoki.titles.rising_sun.rules.components import ANYWHERE, AT_SHRINE, RECRUIT_ENDS
from kachidoki.titles.rising_sun.rules.events import PILGRIM
from kachidoki.titles.rising_sun.rules.mandates.recruit import legal_pilgrimages
from kachidoki.titles.rising_sun.rules.state import FIRST_SHRINE, NONE, RESERVE, Table


def begin(t: Table) -> None:
    if t.argument < t.seats:
        make_due(t, t.track[t.argument], RECRUIT_ENDS)


def asks(t: Table) -> bool:
    """Has somebody a card to use? When all have had their turn, the mandate is over."""
    while t.argument < t.seats:
        seat = t.track[t.argument]
        if usable(t, seat, ANYWHERE) != NONE or usable(t, seat, AT_SHRINE) != NONE:
            t.actor = seat
            return True
        go_on(t)
    return False


def go_on(t: Table) -> None:
    t.argument += 1
    begin(t)


def usable(t: Table, seat: i64, where: i64) -> i64:
    """A due card that places a figure there, if the seat has one; NONE otherwise."""
    for card in range(CARD_COUNT):
        if has(t.due, card) and t.box.cards.where[card] == where and can_place(t, seat, where):
            return card
    return NONE


def can_place(t: Table, seat: i64, where: i64) -> bool:
    if where == ANYWHERE:
        return t.has_piece(seat, RESERVE, BUSHI)
    for figure in range(FIGURE_COUNT):
        if counts_as_shinto(figure) and t.has_piece(seat, RESERVE, figure):
            return True
    return False


def legal_places(t: Table, seat: i64, moves: Moves) -> None:
    if usable(t, seat, AT_SHRINE) != NONE:
        reserve = t.army(seat, RESERVE)
        for figure in range(FIGURE_COUNT):
            if count(reserve, figure) > 0:
                legal_pilgrimages(t, figure, moves)
    if usable(t, seat, ANYWHERE) != NONE:
        for region in range(REGION_COUNT):
            moves.add(PLACE + region)
    moves.add(DONE)


def place(t: Table, seat: i64, region: i64) -> None:
    take_due(t, usable(t, seat, ANYWHERE))
    put_bushi(t, seat, region)


def place_at_shrine(t: Table, seat: i64, figure: i64, shrine: i64) -> None:
    take_due(t, usable(t, seat, AT_SHRINE))
    t.shift(seat, figure, RESERVE, FIRST_SHRINE + t.slot_of(shrine))
    t.tell(PILGRIM, EVERYONE, seat, figure, shrine)
