"""How a battle will end, exactly, if both sides throw again and keep wisely.

Whose dice lie there plans for this very battle; who is still to throw all of them plans without knowing
the enemy (see `foresight.py`). Abilities that one may use before the dice are used, where they can be
paid.
"""

from typing import Final

from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.battle import course
from kachidoki.titles.gunsen.rules.battle.foresight import (
    PASSING,
    Forecast,
    Foresight,
    Spread,
)
from kachidoki.titles.gunsen.rules.battle.icons import ability_at, has_ability, rerolls_among
from kachidoki.titles.gunsen.rules.battle.opening import pay_ransom
from kachidoki.titles.gunsen.rules.cards.effects import (
    AFTER_KEEP,
    AFTER_ROLL,
    ARMOUR,
    BLOOD,
    DICE_MORE,
    KEEPS,
    RETURN_TO_SUPPLY,
    SET_DIE,
    STRENGTH,
    SURVIVORS_ONLY,
    icon,
)
from kachidoki.titles.gunsen.rules.deeds.goods import can_pay
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    BATTLING,
    DEFENDER,
    NONE,
    RANSOMING,
    REROLLING,
    ROLLING,
    TURNING,
    USING,
    Table,
)

# What a troop is worth beside victory, to who chooses dice.
TROOP: Final = 0.03
UNKNOWN: Final = -99.0
# So many forecasts are kept; then they are forgotten, all at once.
MOST_FORECASTS: Final = 20_000


def forecast(t: Table, foresight: Foresight) -> Forecast:
    """How the battle that is pending or under way will end."""
    if not is_counted(t):
        t = opened(t)
    if t.is_bloodless:
        certain = Forecast()
        if t.winner == ATTACKER:
            certain.attacker = 1.0
        else:
            certain.defender = 1.0
        return certain
    clash = Clash(t, foresight)
    return clash.expected(clash.spread_of(DEFENDER), clash.spread_of(ATTACKER))


def is_under_way(t: Table) -> bool:
    """Is the battle fought already?"""
    return (t.frames[0] if t.depth > 0 else t.step) == BATTLING


def is_counted(t: Table) -> bool:
    """Are the icons of both sides counted?"""
    return is_under_way(t) and t.stage > course.COUNTING


def opened(t: Table) -> Table:
    """A copy in which both sides have opened the battle with all that they can."""
    copy = t.clone()
    assert isinstance(copy, Table)
    if not is_under_way(copy):
        copy.depth = 0
        copy.step = BATTLING
        copy.stage = course.OPENING
    while copy.stage <= course.COUNTING and not copy.is_over():
        if copy.step == BATTLING:
            course.advance(copy)
        elif copy.step == USING:
            course.use(copy, copy.seat_of(copy.side))
        elif copy.step == RANSOMING:
            pay_ransom(copy, copy.seat_of(1 - copy.side))
        else:
            copy.pop()
    return copy


class Clash:
    """Both sides with all that is counted, and the dice that are to come."""

    def __init__(self, t: Table, foresight: Foresight) -> None:
        self.t = t
        self.foresight = foresight
        self.attackers: i64 = t.army(t.turn, t.contested)
        self.defenders: i64 = t.army(t.defender, t.contested)
        self.attack: i64 = icons_with_return(t, ATTACKER)
        self.defence: i64 = icons_with_return(t, DEFENDER)
        self.survivors_only: bool = has_ability(t, DEFENDER, SURVIVORS_ONLY) or has_ability(
            t, ATTACKER, SURVIVORS_ONLY
        )
        # Before any dice: by how much the attacker is stronger, what he kills, what he loses.
        self.lead: i64 = (
            self.attackers
            - self.defenders
            + icon(self.attack, STRENGTH)
            - icon(self.defence, STRENGTH)
        )
        self.kills: i64 = icon(self.attack, BLOOD) - icon(self.defence, ARMOUR)
        self.losses: i64 = icon(self.defence, BLOOD) - icon(self.attack, ARMOUR)
        # The last outcome that was looked at.
        self.winner: i64 = NONE
        self.attackers_dead: i64 = 0
        self.defenders_dead: i64 = 0

    # ------------------------------------------------------------- dice to come

    def spread_of(self, side: i64) -> Spread:
        """What the dice of that side will still bring."""
        t = self.t
        if t.stage > course.NEXT_SIDE or (side == DEFENDER and t.side == ATTACKER):
            return self.foresight.spread(0, 0, 0)
        if side != t.side or t.stage == course.ROLLING_ALL or t.rolled == 0:
            keeps = icon(t.icons[side], KEEPS)
            return self.foresight.spread(dice_of(t, side), keeps, rerolls_of(t, side))
        self.plan()
        lying = self.foresight.handfuls.of_dice(t.dice, t.rolled)
        return self.foresight.follow(lying, rerolls_left(t))

    def plan(self) -> None:
        """The best plan for the dice that lie there, against what the other side has or will have."""
        t = self.t
        other = self.spread_of(1 - t.side)
        dice = t.rolled + (t.argument if t.step == ROLLING else 0)
        keeps = min(dice, icon(t.icons[t.side], KEEPS))
        rerolls, turns = rerolls_left(t), can_turn(t)
        purpose = self.purpose(dice, rerolls, turns)
        if self.foresight.purpose != purpose:
            self.weigh(other, keeps)
            self.foresight.plan(dice, keeps, rerolls, turns)
            self.foresight.purpose = purpose

    def purpose(self, dice: i64, rerolls: i64, turns: bool) -> tuple[int, ...]:
        """All that the plan hangs on; the other side's dice hang on its icons."""
        t = self.t
        return (
            int(t.side),
            int(self.attack),
            int(self.defence),
            int(self.attackers),
            int(self.defenders),
            int(self.survivors_only),
            int(rerolls_of(t, 1 - t.side)),
            int(dice),
            int(rerolls),
            int(turns),
        )

    def weigh(self, other: Spread, keeps: i64) -> None:
        """What each handful that could be kept is worth."""
        foresight = self.foresight
        known = vec[float]([UNKNOWN] * len(foresight.kinds))
        start, end = foresight.range_of(keeps)
        for handful in range(start, end):
            kind = foresight.kind[handful]
            if known[kind] == UNKNOWN:
                known[kind] = self.worth(handful, other)
            foresight.payoff[handful] = known[kind]

    def worth(self, handful: i64, other: Spread) -> float:
        """Victory, and troops beside it."""
        f = self.foresight
        strength, blood, armour = f.strength[handful], f.blood[handful], f.armour[handful]
        is_attacker = self.t.side == ATTACKER
        worth = 0.0
        for place in range(other.count):
            if is_attacker:
                self.meet(
                    strength,
                    blood,
                    armour,
                    other.strength[place],
                    other.blood[place],
                    other.armour[place],
                )
            else:
                self.meet(
                    other.strength[place],
                    other.blood[place],
                    other.armour[place],
                    strength,
                    blood,
                    armour,
                )
            gain = TROOP * float(self.defenders_dead - self.attackers_dead)
            if not is_attacker:
                gain = -gain
            if self.winner == self.t.side:
                gain += 1.0
            worth += other.chance[place] * gain
        return worth

    # ------------------------------------------------------------- outcomes

    def expected(self, defence: Spread, attack: Spread) -> Forecast:
        """What comes of both: bots ask for the same clash again and again."""
        if defence.number == PASSING or attack.number == PASSING:
            return self.tally(defence, attack)
        forecasts, clash = self.foresight.forecasts, self.with_dice(defence, attack)
        if clash not in forecasts:
            if len(forecasts) == MOST_FORECASTS:
                forecasts.clear()
            forecasts[clash] = self.tally(defence, attack)
        return forecasts[clash]

    def with_dice(self, defence: Spread, attack: Spread) -> tuple[int, ...]:
        """All that the outcome hangs on."""
        return (
            int(self.attackers),
            int(self.defenders),
            int(self.lead),
            int(self.kills),
            int(self.losses),
            int(self.survivors_only),
            int(defence.number),
            int(attack.number),
        )

    def tally(self, defence: Spread, attack: Spread) -> Forecast:
        """All that can come of both."""
        found = Forecast()
        for one in range(attack.count):
            strength, blood, armour = attack.strength[one], attack.blood[one], attack.armour[one]
            for other in range(defence.count):
                self.meet(
                    strength,
                    blood,
                    armour,
                    defence.strength[other],
                    defence.blood[other],
                    defence.armour[other],
                )
                chance = attack.chance[one] * defence.chance[other]
                if self.winner == ATTACKER:
                    found.attacker += chance
                elif self.winner == DEFENDER:
                    found.defender += chance
                found.attackers_lost += chance * float(self.attackers_dead)
                found.defenders_lost += chance * float(self.defenders_dead)
        return found

    def meet(
        self,
        strength: i64,
        blood: i64,
        armour: i64,
        against_strength: i64,
        against_blood: i64,
        against_armour: i64,
    ) -> None:
        """The outcome with these dice of the attacker and of the defender."""
        defenders_dead = min(self.defenders, max(0, self.kills + blood - against_armour))
        attackers_dead = min(self.attackers, max(0, self.losses + against_blood - armour))
        lead = self.lead + strength - against_strength
        if self.survivors_only:
            lead += defenders_dead - attackers_dead
        if attackers_dead == self.attackers:
            self.winner = NONE if defenders_dead == self.defenders else DEFENDER
        elif defenders_dead == self.defenders or lead > 0:
            self.winner = ATTACKER
        else:
            self.winner = DEFENDER
        self.attackers_dead = attackers_dead
        self.defenders_dead = defenders_dead


# ----------------------------------------------------------------- what a side still has


def icons_with_return(t: Table, side: i64) -> i64:
    """Those of a hero who may leave after the dice are counted as if he did."""
    icons = t.icons[side]
    asked = course.DEFENDER_RETURNS if side == DEFENDER else course.ATTACKER_RETURNS
    if t.stage <= asked:
        row = ability_at(t, side, AFTER_KEEP, RETURN_TO_SUPPLY)
        if row != NONE:
            icons += t.box.effects.icons[row]
    return icons


def dice_of(t: Table, side: i64) -> i64:
    return min(t.box.rules.dice, icon(t.icons[side], DICE_MORE))


def rerolls_of(t: Table, side: i64) -> i64:
    return rerolls_among(t, side, t.icons[side])


def rerolls_left(t: Table) -> i64:
    """Of the side whose dice are on the table."""
    if t.stage == course.ROLLING_AGAIN:
        return rerolls_of(t, t.side)
    if t.step == REROLLING:
        return t.argument
    if t.step == ROLLING and t.depth > 0 and t.frames[2 * (t.depth - 1)] == REROLLING:
        return t.frames[2 * (t.depth - 1) + 1]
    return 0


def can_turn(t: Table) -> bool:
    """May the side still turn a die?"""
    if t.stage > course.TURNING_ONE and t.step != TURNING:
        return False
    row = ability_at(t, t.side, AFTER_ROLL, SET_DIE)
    return row != NONE and can_pay(
        t, t.seat_of(t.side), t.box.effects.pay[row], t.box.effects.price[row]
    )
