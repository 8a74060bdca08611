"""How a battle will end after a choice: one of those that it asks for, or a move that provokes it."""

from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.battle import course
from kachidoki.titles.gunsen.rules.battle.foresight import Forecast, foresight_of
from kachidoki.titles.gunsen.rules.battle.odds import forecast, is_under_way
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import BATTLING, LEADING, MUSTERING, NONE


def forecast_after(t: Gunsen, seat: int, action: int) -> Forecast | None:
    """None where there is no battle, or where it is decided already."""
    copy = t.clone()
    copy.carry_out(seat, action)
    set_out(copy, seat)
    if copy.contested == NONE or copy.is_over():
        return None
    if is_under_way(copy):
        if t.stage > course.DYING:
            return None
        put_dice_aside(copy)
    return forecast(copy, foresight_of(copy.box.dice))


def set_out(t: Gunsen, seat: i64) -> None:
    """As many as can go, with a hero if one can."""
    moves = Moves()
    while t.step in (MUSTERING, LEADING):
        moves.clear()
        t.legal_ways(seat, moves)
        place = moves.count - 1 if t.step == MUSTERING else 0
        t.carry_out(seat, moves.actions[place])


def put_dice_aside(t: Gunsen) -> None:
    """What a side has kept is counted; then the next one throws."""
    while t.step == BATTLING and course.ROLLING_AGAIN <= t.stage <= course.NEXT_SIDE:
        course.advance(t)
