"""Everybody's chance to win, from what can be counted on the table.

How much each sign matters was fitted to games of bots (`python -m tests.titles.gunsen.fit`).
"""

from math import exp
from typing import Final

from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    HEROES_AT_MOST,
    INFLUENCE,
    KOKU,
    MOST_SEATS,
    UPGRADE_COUNT,
    WOOD,
)
from kachidoki.titles.gunsen.rules.cards.effects import (
    ARMOUR,
    BLOOD,
    DICE_MORE,
    KEEPS,
    REROLLS,
    STRENGTH,
    icon,
)
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.state import NONE, ORDERING, Table

# What is counted for a seat, in this order, and what one of it adds to the logarithm of its odds.
SIGNS: Final = (
    ("points", 0.459),
    ("attacks", 0.085),
    ("buildings", 0.086),
    ("tactics", 0.113),
    ("nobles", 0.05),
    ("shrines", 0.025),
    ("villages", 0.024),
    ("castle", 0.132),
    ("goals", 0.064),
    ("troops", 0.055),
    ("heroes", 0.363),
    ("upgrades", 0.184),
    ("koku", 0.038),
    ("influence", 0.074),
    ("wood", 0.011),
    ("strength", -0.018),
    ("blood", 0.109),
    ("armour", 0.214),
    ("dice", 0.122),
    ("rerolls", 0.089),
    ("keeps", 0.213),
    ("lasting", -0.097),
    ("turns-away", -0.913),
)
# Whoever has won has nothing left to hope for.
CERTAINTY: Final = 100.0


class Chances:
    """Tells them for any position in which no battle is under way."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.weights: vec[float] = vec[float]([weight for _, weight in SIGNS])
        self.signs: vec[float] = vec[float]([0.0] * len(SIGNS))
        self.leads: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def add(self, t: Table, share: float, chances: vec[float]) -> None:
        """Adds so much of everybody's chance."""
        self.prospects.land.take(t)
        for seat in range(t.seats):
            self.leads[seat] = self.lead(t, seat)
        for seat in range(t.seats):
            odds = 0.0
            for other in range(t.seats):
                odds += exp(self.leads[other] - self.leads[seat])
            chances[seat] += share / odds

    def lead(self, t: Table, seat: i64) -> float:
        if t.points(seat) >= t.box.rules.achievements_to_win:
            return CERTAINTY
        if t.clan[seat] == NONE:
            return 0.0
        self.count(t, seat)
        lead = 0.0
        for sign in range(len(self.signs)):
            lead += self.weights[sign] * self.signs[sign]
        return lead

    def count(self, t: Table, seat: i64) -> None:
        """Writes down the seat's signs; the lie of the land is known."""
        signs, prospects = self.signs, self.prospects
        icons = t.order_icons[seat]
        signs[0] = float(t.points(seat))
        signs[1] = prospects.toward_attacks(t, seat)
        signs[2] = prospects.toward_buildings(t, seat)
        signs[3] = prospects.toward_tactics(t, seat)
        signs[4] = prospects.toward_nobles(t, seat)
        signs[5] = prospects.toward_shrines(t, seat)
        signs[6] = prospects.toward_villages(t, seat)
        signs[7] = prospects.toward_castle(t, seat)
        signs[8] = prospects.toward_goals(t, seat)
        signs[9] = float(t.on_board[seat])
        signs[10] = float(heroes_called(t, seat))
        signs[11] = float(upgrades_owned(t, seat))
        signs[12] = float(t.good(seat, KOKU))
        signs[13] = float(t.good(seat, INFLUENCE))
        signs[14] = float(t.good(seat, WOOD))
        signs[15] = float(icon(icons, STRENGTH))
        signs[16] = float(icon(icons, BLOOD))
        signs[17] = float(icon(icons, ARMOUR))
        signs[18] = float(icon(icons, DICE_MORE))
        signs[19] = float(icon(icons, REROLLS))
        signs[20] = float(icon(icons, KEEPS))
        signs[21] = prospects.lasting(t, seat)
        signs[22] = float(turns_away(t, seat)) / float(t.seats)


def heroes_called(t: Table, seat: i64) -> i64:
    called: i64 = 0
    for number in range(HEROES_AT_MOST):
        if t.heroes[seat * HEROES_AT_MOST + number] != NONE:
            called += 1
    return called


def upgrades_owned(t: Table, seat: i64) -> i64:
    owned: i64 = 0
    for upgrade in range(UPGRADE_COUNT):
        if t.upgrade_owner[upgrade] == seat:
            owned += 1
    return owned


def turns_away(t: Table, seat: i64) -> i64:
    """How many others have a turn before it."""
    following = t.turn if is_turn_to_come(t) else t.after(t.turn)
    return (seat - following + t.seats) % t.seats


def is_turn_to_come(t: Table) -> bool:
    """Is the first thing in the turn still to be decided?"""
    return (t.frames[0] if t.depth > 0 else t.step) == ORDERING
