"""Kami turns: shrine by shrine, the strongest there is helped, if it likes."""

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    ACCEPT,
    AMATERASU,
    BUSHI,
    DECLINE,
    DONE,
    FUJIN,
    HACHIMAN,
    RAIJIN,
    REGION_COUNT,
    RYUJIN,
    SUMMON,
    SUSANOO,
)
from kachidoki.titles.rising_sun.rules.cards.following import begin_following
from kachidoki.titles.rising_sun.rules.components import SHRINES_IN_PLAY
from kachidoki.titles.rising_sun.rules.events import (
    KAMI_DECLINED,
    KAMI_HELPED,
    KAMI_POINTS,
    SUMMONED,
)
from kachidoki.titles.rising_sun.rules.force import strongest_at
from kachidoki.titles.rising_sun.rules.honor import go_to_top
from kachidoki.titles.rising_sun.rules.mandates.march import begin_moves, can_move, legal_moves
from kachidoki.titles.rising_sun.rules.mandates.train import legal_purchases
from kachidoki.titles.rising_sun.rules.purse import add_ronin, earn, score
from kachidoki.titles.rising_sun.rules.state import NONE, RESERVE, Table


def asks(t: Table) -> bool:
    """Is there somebody to help? After the last shrine the turn is over."""
    while t.argument < SHRINES_IN_PLAY:
        seat = strongest_at(t, t.argument)
        if seat != NONE and can_help(t, seat, t.shrines[t.argument]):
            t.actor = seat
            return True
        next_shrine(t)
    return False


def can_help(t: Table, seat: i64, shrine: i64) -> bool:
    if shrine == FUJIN:
        return t.moves_made < t.box.kami.moves and can_move(t, seat)
    if shrine == RAIJIN:
        return t.has_piece(seat, RESERVE, BUSHI)
    if shrine == RYUJIN:
        return t.market != 0
    return True


def next_shrine(t: Table) -> None:
    t.argument += 1
    begin_moves(t)


def legal_help(t: Table, seat: i64, moves: Moves) -> None:
    shrine = t.shrines[t.argument]
    if shrine == FUJIN:
        legal_moves(t, seat, moves)
        moves.add(DONE)
    elif shrine == RAIJIN:
        for region in range(REGION_COUNT):
            moves.add(SUMMON + BUSHI * REGION_COUNT + region)
        moves.add(DONE)
    elif shrine == RYUJIN:
        legal_purchases(t, seat, 0, moves)
    else:
        moves.add(ACCEPT)
        moves.add(DECLINE)


def accept(t: Table, seat: i64) -> None:
    """Help that asks nothing more."""
    shrine = t.shrines[t.argument]
    t.tell(KAMI_HELPED, EVERYONE, seat, shrine)
    t.new_event()
    if shrine == AMATERASU:
        go_to_top(t, seat)
    elif shrine == HACHIMAN:
        add_ronin(t, seat, t.box.kami.ronin)
    elif shrine == SUSANOO:
        points = t.strongholds_on_map(seat) * t.box.kami.points_per_stronghold
        score(t, KAMI_POINTS, seat, points, shrine)
    else:
        earn(t, seat, t.box.kami.coins)
    next_shrine(t)


def decline(t: Table, seat: i64) -> None:
    t.tell(KAMI_DECLINED, EVERYONE, seat, t.shrines[t.argument])
    next_shrine(t)


def end_help(t: Table, seat: i64) -> None:
    """Enough moves, no bushi, no card."""
    if t.moves_made == 0:
        decline(t, seat)
    else:
        next_shrine(t)


def help_to_buy(t: Table, seat: i64) -> None:
    """Ryujin: a card at its full price."""
    t.tell(KAMI_HELPED, EVERYONE, seat, RYUJIN)
    next_shrine(t)


def summon_bushi(t: Table, seat: i64, region: i64) -> None:
    """Raijin: anywhere."""
    t.tell(KAMI_HELPED, EVERYONE, seat, RAIJIN)
    t.shift(seat, BUSHI, RESERVE, region)
    t.tell(SUMMONED, EVERYONE, seat, BUSHI, region)
    next_shrine(t)
    begin_following(t, seat)
