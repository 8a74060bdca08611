"""The arguments of decisions that interrupt others: several things in one number, put in and taken out.

Where the argument names who decides, it does so in its lowest digit: see `decider_in`. A toll names a
move, which `march` puts in and takes out.
"""

from typing import Final

from kachidoki.engine.vecs import i64

# One more than the highest seat, reason to kill, figure and place that an argument can name.
SEAT_BASE: Final[i64] = 8
REASON_BASE: Final[i64] = 4
FIGURE_BASE: Final[i64] = 16
PLACE_BASE: Final[i64] = 16


def decider_in(argument: i64) -> i64:
    """The seat that answers a proposal, gives a coin, spares or names a figure."""
    return argument % SEAT_BASE


def proposal(coins: i64, to: i64) -> i64:
    """ANSWERING: the coins that are offered, and to whom."""
    return coins * SEAT_BASE + to


def proposal_in(argument: i64) -> tuple[i64, i64]:
    return argument // SEAT_BASE, argument % SEAT_BASE


def seizure(owner: i64, place: i64, figure: i64) -> i64:
    """ENLISTING: whose figure is seized, where, and which."""
    return (owner * PLACE_BASE + place) * FIGURE_BASE + figure


def seizure_in(argument: i64) -> tuple[i64, i64, i64]:
    there = argument // FIGURE_BASE
    return there // PLACE_BASE, there % PLACE_BASE, argument % FIGURE_BASE


def newcomer(seat: i64, monster: i64) -> i64:
    """SUMMONING: who has bought which monster."""
    return seat * FIGURE_BASE + monster


def newcomer_in(argument: i64) -> tuple[i64, i64]:
    return argument // FIGURE_BASE, argument % FIGURE_BASE


def kindness(coins: i64, seat: i64) -> i64:
    """FAVOURING: how many coins may be given, and by whom."""
    return coins * SEAT_BASE + seat


def kindness_in(argument: i64) -> tuple[i64, i64]:
    return argument // SEAT_BASE, argument % SEAT_BASE


def mercy(region: i64, reason: i64, killer: i64) -> i64:
    """SPARING: where figures are about to die, why, and by whom."""
    return (region * REASON_BASE + reason) * SEAT_BASE + killer


def mercy_in(argument: i64) -> tuple[i64, i64, i64]:
    there = argument // SEAT_BASE
    return there // REASON_BASE, there % REASON_BASE, argument % SEAT_BASE


def hatred(region: i64, victim: i64, seat: i64) -> i64:
    """NAMING: where a figure is to die, whose, and who names it."""
    return (region * SEAT_BASE + victim) * SEAT_BASE + seat


def hatred_in(argument: i64) -> tuple[i64, i64, i64]:
    there = argument // SEAT_BASE
    return there // SEAT_BASE, there % SEAT_BASE, argument % SEAT_BASE
