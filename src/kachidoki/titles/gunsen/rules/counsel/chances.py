"""Everybody's chance to win, from what can be counted on the table."""

from math import exp
from typing import Final

from kachidoki.engine.learned.net import Net
from kachidoki.engine.vecs import vec
from kachidoki.titles.gunsen.rules.counsel.features import GunsenFeatures
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.course import Gunsen

# Without a net: how much more prospects make a victory e times as likely.
LEAD: Final = 9.0


class Chances:
    """Tells them for any position in which no battle is under way."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.features = GunsenFeatures(prospects)

    def add(self, t: Gunsen, net: Net | None, share: float, chances: vec[float]) -> None:
        """Adds so much of everybody's chance."""
        if t.is_over():
            self.add_victory(t, share, chances)
        elif net is None:
            self.add_prospects(t, share, chances)
        else:
            self.features.count(t)
            net.judge(self.features.counts, t.seats, share, chances)

    def add_victory(self, t: Gunsen, share: float, chances: vec[float]) -> None:
        places = t.ranking()
        winners = places.count(1)
        for seat in range(t.seats):
            if places[seat] == 1:
                chances[seat] += share / float(winners)

    def add_prospects(self, t: Gunsen, share: float, chances: vec[float]) -> None:
        prospects = self.prospects
        prospects.project(t)
        for seat in range(t.seats):
            odds = 0.0
            for other in range(t.seats):
                odds += exp((prospects.of[other] - prospects.of[seat]) / LEAD)
            chances[seat] += share / odds
