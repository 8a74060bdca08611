"""The gate between two generations: a net is kept only if it wins more than the one before.

One new bot sits among old ones, and every deal is played in all rotations, so that at parity the new
one wins one game of each deal, on average, however many play. After every few deals a sequential test
tells whether it wins as much more as we ask for, or no more: either error happens once in twenty times.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from kachidoki.lab.arena import Series, playing
from kachidoki.titles import find_title

PARITY: Final = 1.0
# A new net should win so many more games of a deal: of four players 30 % instead of 25 %.
GAIN: Final = 0.2
ERROR: Final = 0.05
BOUND: Final = log((1 - ERROR) / ERROR)
# Deals between two looks at the result; after so many looks without a verdict the old net stays.
DEALS: Final = 6
MOST_LOOKS: Final = 20


def play_deals(
    title: str, seats: int, new: str, old: str, seed: int, look: int, processes: int
) -> list[float]:
    """How many games of each deal the new bot wins."""
    bots = (new, *[old] * (seats - 1))
    setting = find_title(title).setting(seats)
    series = Series(title, setting, bots, DEALS * seats, seed * MOST_LOOKS + look)
    won = [0.0] * DEALS
    with playing(series, processes) as games:
        for game in sorted(games, key=lambda game: game.number):
            won[game.number // seats] += sum(
                outcome.win for outcome in game.outcomes if outcome.bot == new
            )
    return won


def evidence(won: Sequence[float]) -> float:
    """The logarithm of how much likelier these deals are if the new bot wins more, than if not."""
    mean = sum(won) / len(won)
    # As if two more deals had been seen, one lost and one won by all that is asked for.
    squares = sum((each - mean) ** 2 for each in won) + 2 * PARITY
    variance = squares / (len(won) + 2)
    return GAIN / variance * sum(each - PARITY - GAIN / 2 for each in won)


def verdict(won: Sequence[float]) -> bool | None:
    """Is it better, or not? None as long as nobody can tell."""
    found = evidence(won)
    if abs(found) < BOUND:
        return None if len(won) < DEALS * MOST_LOOKS else False
    return found > 0
