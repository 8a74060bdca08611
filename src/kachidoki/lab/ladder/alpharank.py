"""Alpha-Rank: which bots survive when, again and again, one of a crowd turns to another bot.

A crowd plays one bot; somebody tries another; that one spreads or dies out, by how often it finishes
ahead. The share of time for which the crowd plays each bot ranks them. Unlike ratings this also tells
of cycles, in which A beats B, B beats C and C beats A: then all of them survive. (Omidshafiei et al.,
Scientific Reports 9, 2019; one crowd, and the matrix of who finishes ahead of whom as its payoffs.)
"""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

CROWD = 50
PRESSURE = 10.0  # alpha: how much more often the better of two is imitated


def masses(ahead: Floats) -> Floats:
    """The share of time of each bot; `ahead[a, b]` is how often a finishes ahead of b."""
    bots = len(ahead)
    if bots == 1:
        return np.ones(1)
    moves = np.zeros((bots, bots))
    for resident in range(bots):
        for newcomer in range(bots):
            if newcomer != resident:
                edge = float(ahead[newcomer, resident] - ahead[resident, newcomer])
                moves[resident, newcomer] = fixation(edge) / (bots - 1)
        moves[resident, resident] = 1 - moves[resident].sum()
    return stationary(moves)


def fixation(edge: float) -> float:
    """How likely one newcomer takes over the whole crowd."""
    drive = PRESSURE * edge
    if abs(drive) < 1e-12:
        return 1 / CROWD
    return float(np.expm1(-drive) / np.expm1(-CROWD * drive))


def stationary(moves: Floats) -> Floats:
    """How long a walk by these chances stays where. One place after the other is eliminated (Grassmann,
    Taksar and Heyman): that subtracts nothing, and so keeps small chances exact."""
    left = moves.copy()
    size = len(left)
    for last in range(size - 1, 0, -1):
        leaving = left[last, :last].sum()
        left[:last, last] /= leaving
        left[:last, :last] += left[:last, last][:, None] * left[last, :last][None, :]
    found = np.zeros(size)
    found[0] = 1.0
    for place in range(1, size):
        found[place] = (found[:place] * left[:place, place]).sum()
    total: Floats = found / found.sum()
    return total
