"""What a seat cannot know: which neutral tactics others hold that they have not bought yet."""

from kachidoki.engine.bag import only, size, some
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import FIRST_NEUTRAL, NEUTRAL_COUNT
from kachidoki.titles.gunsen.rules.components import TACTIC_LIMIT
from kachidoki.titles.gunsen.rules.state import Table


def bought_neutrals(t: Table, seat: i64) -> i64:
    """The neutral tactics that the seat has bought, for all to see."""
    bought: i64 = 0
    for number in range(TACTIC_LIMIT):
        tactic = t.tactic(seat, number)
        if tactic >= FIRST_NEUTRAL:
            bought |= only(tactic - FIRST_NEUTRAL)
    return bought


def redraw_tactics(t: Table, seat: i64, rng: Rng) -> None:
    """Others may hold any that neither the seat holds nor anybody has bought."""
    unknown = (1 << NEUTRAL_COUNT) - 1
    for other in range(t.seats):
        unknown &= ~(t.dealt[other] if other == seat else bought_neutrals(t, other))
    t.dealt = t.dealt[:]
    for other in range(t.seats):
        if other != seat:
            bought = bought_neutrals(t, other)
            held = some(unknown, size(t.dealt[other]) - size(bought), rng)
            unknown &= ~held
            t.dealt[other] = bought | held
