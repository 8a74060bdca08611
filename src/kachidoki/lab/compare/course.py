"""The course of a comparison: deals are judged in their order, until the test is sure."""

from collections.abc import Iterable, Iterator

from kachidoki.lab.compare.duel import Duel
from kachidoki.lab.compare.sequential import UNDECIDED, Trial
from kachidoki.lab.statistics import Game


def judge(duel: Duel, trial: Trial, games: Iterable[Game]) -> Iterator[Trial]:
    """The trial after every whole deal, up to the one that decides; the games come in their order."""
    won, played = 0.0, 0
    for game in games:
        won += sum(outcome.win for outcome in game.outcomes if outcome.bot == duel.bots[0])
        played += 1
        if played == duel.games_in_deal:
            trial.add(won / played)
            won, played = 0.0, 0
            yield trial
            if trial.verdict != UNDECIDED:
                return
