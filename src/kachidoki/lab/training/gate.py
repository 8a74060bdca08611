"""The gate between two generations: a net is kept only if it wins more than the one before.

One new bot sits among old ones, and every deal is played in all rotations, so that at parity the new
one wins one game of each deal, however many play. After every few deals a sequential test
(`lab/compare/sequential.py`) tells whether it wins as much more as we ask for, or no more.
"""

from collections.abc import Sequence
from typing import Final

from kachidoki.lab.arena import Series, playing
from kachidoki.lab.compare.sequential import Claims, Trial
from kachidoki.lab.crew import Crew
from kachidoki.titles import find_title

# A new net should win so many games of a deal: of four players 30 % instead of 25 %.
GAIN: Final = 1.2
# Deals with each number of players between two looks at the result. After so many times as many deals,
# with whatever number of players, the old net stays if there is no verdict.
DEALS: Final = 6
MOST_LOOKS: Final = 20


def play_deals(
    title: str, seats: int, new: str, old: str, seed: int, look: int, crew: Crew
) -> list[float]:
    """How many games of each deal the new bot wins."""
    bots = (new, *[old] * (seats - 1))
    setting = find_title(title).setting(seats)
    series = Series(title, setting, bots, DEALS * seats, seed * MOST_LOOKS + look)
    won = [0.0] * DEALS
    with playing(series, crew) as games:
        for game in sorted(games, key=lambda game: game.number):
            won[game.number // seats] += sum(
                outcome.win for outcome in game.outcomes if outcome.bot == new
            )
    return won


def verdict(won: Sequence[float], seats: Sequence[int]) -> bool | None:
    """Is it better, or not? None as long as nobody can tell. The deals of each look are played with
    each number of seats in turn; what speaks for the new bot adds up over them."""
    trials = {number: Trial(Claims(1 / number, GAIN / number)) for number in seats}
    for deal, games in enumerate(won):
        number = seats[deal // DEALS % len(seats)]
        trials[number].add(games / number)
    bounds = trials[seats[0]].claims
    ratio = sum(trial.ratio for trial in trials.values() if trial.deals > 0)
    if bounds.lower < ratio < bounds.upper:
        return None if len(won) < DEALS * MOST_LOOKS else False
    return ratio > 0
