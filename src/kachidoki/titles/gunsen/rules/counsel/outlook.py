"""How good a position is for a seat: what it promises as it stands, or as a battle will leave it."""

from typing import Final

from kachidoki.engine.learned.net import Net
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.battle import course, outcome
from kachidoki.titles.gunsen.rules.battle.odds import (
    forecast,
    is_counted,
    is_under_way,
    opened,
)
from kachidoki.titles.gunsen.rules.counsel.chances import Chances
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    BATTLING,
    DEFENDER,
    FINDING,
    NONE,
    Table,
)

# How much the prospects of the best rival hurt.
RIVALRY: Final = 0.4


class Outlook:
    """Values positions, with the rivals or without them."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.chances = Chances(prospects)
        self.moves = Moves()

    def worth(self, t: Gunsen, seat: i64, with_rivals: bool) -> float:
        if t.contested == NONE or t.is_over() or is_decided(t):
            return self.plain_worth(t, seat, with_rivals)
        if not is_counted(t):
            copy = opened(t)
            assert isinstance(copy, Gunsen)
            t = copy
        expected = forecast(t, self.prospects.land.lore_of(t).foresight)
        worth = 0.0
        lost = 1.0 - expected.attacker
        if expected.attacker > 0.0:
            after = self.ended(t, ATTACKER, expected.attackers_lost, expected.defenders_lost)
            worth += expected.attacker * self.plain_worth(after, seat, with_rivals)
        if lost > 0.0:
            after = self.ended(t, DEFENDER, expected.attackers_lost, expected.defenders_lost)
            worth += lost * self.plain_worth(after, seat, with_rivals)
        return worth

    def judge(self, t: Gunsen, net: Net | None, rewards: vec[float]) -> None:
        """Everybody's chance to win; where dice decide, that after victory and that after defeat."""
        for seat in range(t.seats):
            rewards[seat] = 0.0
        if t.contested == NONE or t.is_over() or is_decided(t):
            self.chances.add(t, net, 1.0, rewards)
            return
        if not is_counted(t):
            copy = opened(t)
            assert isinstance(copy, Gunsen)
            t = copy
        expected = forecast(t, self.prospects.land.lore_of(t).foresight)
        attackers, defenders = expected.attackers_lost, expected.defenders_lost
        won = expected.attacker
        if won > 0.0:
            after = self.ended(t, ATTACKER, attackers, defenders)
            self.chances.add(after, net, won, rewards)
        if won < 1.0:
            after = self.ended(t, DEFENDER, attackers, defenders)
            self.chances.add(after, net, 1.0 - won, rewards)

    def plain_worth(self, t: Gunsen, seat: i64, with_rivals: bool) -> float:
        prospects = self.prospects
        if not with_rivals:
            prospects.land.take(t)
            return prospects.prospect(t, seat)
        prospects.project(t)
        return prospects.of[seat] - RIVALRY * prospects.best_rival(t, seat)

    def ended(self, t: Gunsen, winner: i64, attackers: float, defenders: float) -> Gunsen:
        """A copy in which the side has won, with the losses to be expected, at the end of the turn."""
        copy = t.clone()
        copy.depth = 0
        copy.step = BATTLING
        self.bury(copy, ATTACKER, attackers, winner)
        self.bury(copy, DEFENDER, defenders, winner)
        copy.is_bloodless = True
        copy.winner = winner
        copy.stage = course.DECIDING
        self.run_out(copy)
        return copy

    def bury(self, t: Gunsen, side: i64, dead: float, winner: i64) -> None:
        """Of the winner's army one at least is left."""
        troops = t.army(t.seat_of(side), t.contested)
        most = troops - 1 if side == winner else troops
        count: i64 = int(dead + 0.5)
        outcome.die(t, side, max(0, min(most, count)))

    def run_out(self, t: Gunsen) -> None:
        """To the end of the turn; losers go to their forts, for that is the last choice."""
        turn = t.turn
        t.go_on()
        while not t.is_over() and t.turn == turn:
            self.moves.clear()
            if t.actor == CHANCE and t.step != FINDING:
                return
            t.legal(t.actor, self.moves)
            t.perform(t.actor, self.moves.actions[self.moves.count - 1])


def is_decided(t: Table) -> bool:
    """Is the battle over but for its consequences?"""
    return is_under_way(t) and t.stage > course.DYING


def is_up_to_dice(t: Table) -> bool:
    """Is a battle under way and not decided?"""
    return t.contested != NONE and is_under_way(t) and not is_decided(t)
