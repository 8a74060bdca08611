"""Every level beats the one below it: two against two, it wins more than half of the games.

How much more is measured in docs/bots.md; this many games only show a level that has fallen behind.
"""

from itertools import pairwise
from typing import Final

import pytest

from kachidoki.bots import LEVELS
from kachidoki.cli.commands.speed import is_compiled
from kachidoki.lab.arena import Series, playing
from kachidoki.titles import find_title

SEATS: Final = 4
GAMES: Final = 32
LEAST: Final = 0.55
# The champion thinks by the clock; so many iterations are far fewer than it has time for.
TESTED: Final = [*(LEVELS[level] for level in ("apprentice", "adept", "master")), "ismcts:2000"]
LONG: Final = pytest.mark.long
STEPS: Final = [
    pytest.param(title, *step, marks=() if step == (TESTED[0], TESTED[1]) else LONG)
    for title in ("joraku", "tokaido", "rising-sun", "gunsen")
    for step in pairwise(TESTED)
]

pytestmark = pytest.mark.skipif(not is_compiled(), reason="takes minutes unless compiled")


@pytest.mark.parametrize(("title", "weaker", "stronger"), STEPS)
def test_a_level_beats_the_one_below(title: str, weaker: str, stronger: str) -> None:
    setting = find_title(title).setting(SEATS)
    table = Series(title, setting, (weaker, weaker, stronger, stronger), GAMES, seed=8)
    with playing(table, 1) as games:
        won = sum(
            outcome.win for game in games for outcome in game.outcomes if outcome.bot == stronger
        )
    assert won / GAMES > LEAST
