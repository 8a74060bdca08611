"""Mandate turns: the active player looks at four tiles and lays one; kami turns come in between."""

from kachidoki.engine.counts import add_kinds, count, one, total
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    ANNOUNCE,
    BETRAY,
    DRAW,
    HARVEST,
    LAY,
    LOTUS,
    MANDATE_COUNT,
    MARCH,
    RECRUIT,
    TRAIN,
)
from kachidoki.titles.rising_sun.rules.cards.effects import act_all
from kachidoki.titles.rising_sun.rules.components import MANDATE_CHOSEN, TILES_DRAWN
from kachidoki.titles.rising_sun.rules.deals.promises import end_tea, judge_mandate
from kachidoki.titles.rising_sun.rules.events import (
    MANDATE_ANNOUNCED,
    MANDATE_LAID,
    TILE_DRAWN,
    TILE_HIDDEN,
    TILE_LAID,
)
from kachidoki.titles.rising_sun.rules.mandates import betray, harvest, march, recruit
from kachidoki.titles.rising_sun.rules.state import (
    ANNOUNCING,
    BETRAYING,
    BLESSING,
    DRAWING,
    LAYING,
    MANDATE_TURNS,
    MARCHING,
    READYING,
    RECRUITING,
    TRAINING,
    Table,
    is_kami_turn,
)


def begin_politics(t: Table) -> None:
    end_tea(t)
    t.lapse()
    t.stack = t.box.tiles
    begin_turn(t)


def begin_turn(t: Table) -> None:
    """The tiles that were put back lie on top, so that only the missing ones are new; who looks at them
    learns what others have put back."""
    t.revelations += 1
    t.step = DRAWING
    t.argument = TILES_DRAWN - total(t.hand)


def legal_draws(t: Table, moves: Moves) -> None:
    add_kinds(moves, DRAW, t.stack)


def draw(t: Table, tile: i64) -> None:
    t.stack -= one(tile)
    t.hand += one(tile)
    t.argument -= 1
    seat = t.active()
    t.tell(TILE_DRAWN, 1 << seat, seat, tile)
    if t.argument == 0:
        t.step = LAYING


def weight_of_draw(t: Table, tile: i64) -> i64:
    return count(t.stack, tile)


# ----------------------------------------------------------------- laying a tile


def legal_tiles(t: Table, moves: Moves) -> None:
    add_kinds(moves, LAY, t.hand)


def lay(t: Table, seat: i64, tile: i64) -> None:
    """The other three go back on top, and whoever laid it knows them."""
    t.hand -= one(tile)
    t.laid = with_item(t.laid, t.turn, tile)
    t.seen = with_item(t.seen, seat, t.hand)
    t.seen_at = with_item(t.seen_at, seat, t.turn + 1)
    if t.is_house(seat, LOTUS):
        t.tell(TILE_HIDDEN, ~(1 << seat), seat)
        t.tell(TILE_LAID, 1 << seat, seat, tile)
        t.step = ANNOUNCING
    else:
        t.tell(MANDATE_LAID, EVERYONE, seat, tile)
        carry_out(t, seat, tile)


def legal_announcements(moves: Moves) -> None:
    for mandate in range(MANDATE_COUNT):
        moves.add(ANNOUNCE + mandate)


def announce(t: Table, seat: i64, mandate: i64) -> None:
    t.tell(MANDATE_ANNOUNCED, EVERYONE, seat, mandate)
    carry_out(t, seat, mandate)


def carry_out(t: Table, seat: i64, mandate: i64) -> None:
    t.announced = with_item(t.announced, t.turn, mandate)
    t.mandate = mandate
    judge_mandate(t, seat, mandate)
    t.argument = 0
    if mandate == BETRAY:
        t.step = BETRAYING
        betray.begin(t, seat)
        return
    act_all(t, seat, MANDATE_CHOSEN)
    if mandate == RECRUIT:
        t.step = RECRUITING
        recruit.begin_share(t)
    elif mandate == MARCH:
        t.step = MARCHING
        march.begin_share(t)
    elif mandate == TRAIN:
        t.step = TRAINING
    elif mandate == HARVEST:
        harvest.harvest_all(t)
        end_turn(t)


# ----------------------------------------------------------------- the end of a turn


def end_turn(t: Table) -> None:
    t.turn += 1
    t.mandate = -1
    if is_kami_turn(t.turn):
        t.lapse()
        t.step, t.argument = BLESSING, 0
        march.begin_moves(t)
    else:
        begin_turn(t)


def end_kami_turn(t: Table) -> None:
    """The third is followed by the war."""
    if t.turn == MANDATE_TURNS:
        t.step, t.argument = READYING, 0
    else:
        begin_turn(t)
