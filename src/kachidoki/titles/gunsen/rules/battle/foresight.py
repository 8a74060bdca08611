"""What dice will bring to who throws them again and keeps them wisely: exact, over all handfuls.

A plan says for every handful which dice to keep when so many rerolls are left. It is the best one for a
payoff: what a kept handful is worth. Values are found backwards, chances forwards.
"""

from typing import Final

from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import FACE_COUNT
from kachidoki.titles.gunsen.rules.battle.handfuls import NONE, SIZES, handfuls
from kachidoki.titles.gunsen.rules.components import Dice

# What an icon on a die is worth, when nothing is known of the other side.
STRENGTH_WORTH: Final = 1.0
BLOOD_WORTH: Final = 0.45
ARMOUR_WORTH: Final = 0.35
EIGHTH: Final = 0.125
WORST: Final = -1e9
# The number of a spread that is not kept.
PASSING: Final = 0
# A spread is found again by its dice, keeps and rerolls.
DICE_SHIFT: Final[i64] = 16
KEEPS_SHIFT: Final[i64] = 8


class Spread:
    """What dice bring, and how likely."""

    def __init__(self) -> None:
        self.number: i64 = PASSING
        self.chances: list[float] = []
        self.icons: list[tuple[int, int, int]] = []

    def close(self) -> None:
        """All is counted: from now on it is looked up by column."""
        self.count: i64 = len(self.icons)
        self.chance: vec[float] = vec[float](self.chances)
        self.strength: vec[i64] = vec[i64]([icons[0] for icons in self.icons])
        self.blood: vec[i64] = vec[i64]([icons[1] for icons in self.icons])
        self.armour: vec[i64] = vec[i64]([icons[2] for icons in self.icons])
        self.mean_strength = self.mean(self.strength)
        self.mean_blood = self.mean(self.blood)
        self.mean_armour = self.mean(self.armour)

    def mean(self, icons: vec[i64]) -> float:
        mean = 0.0
        for place in range(self.count):
            mean += self.chance[place] * float(icons[place])
        return mean


class Forecast:
    """The chances of both sides (neither may win), and how many troops each will lose on average."""

    def __init__(self) -> None:
        self.attacker = 0.0
        self.defender = 0.0
        self.attackers_lost = 0.0
        self.defenders_lost = 0.0


class Foresight:
    """Plans with dice of certain faces."""

    def __init__(self, faces: Dice) -> None:
        self.handfuls = handfuls()
        self.strength: vec[i64] = self.shown(faces.strength)
        self.blood: vec[i64] = self.shown(faces.blood)
        self.armour: vec[i64] = self.shown(faces.armour)
        self.number: i64 = len(self.handfuls.counts)
        # Handfuls that show the same icons are of one kind.
        self.kinds: list[tuple[int, int, int]] = []
        self.kind: vec[i64] = vec[i64]([0] * self.number)
        self.sort_out()
        self.by_kind: vec[float] = vec[float]([0.0] * len(self.kinds))
        self.payoff: vec[float] = vec[float]([0.0] * self.number)
        # For each number of rerolls left: what a handful is worth, what if the rest is thrown, and
        # which part of it is not thrown again.
        self.worth: vec[float] = vec[float]([0.0] * self.number)
        self.hope: vec[float] = vec[float]([0.0] * self.number)
        self.held: vec[i64] = vec[i64]([0] * self.number)
        self.kept: vec[i64] = vec[i64]([0] * self.number)
        self.mass: vec[float] = vec[float]([0.0] * self.number)
        self.thrown: vec[float] = vec[float]([0.0] * self.number)
        self.dice: i64 = 0
        self.keeps: i64 = 0
        self.turns: bool = False
        self.purpose: tuple[int, ...] = ()  # for what the plan was made, if it may be asked again
        self.spreads: dict[int, Spread] = {}
        self.forecasts: dict[tuple[int, ...], Forecast] = {}

    def shown(self, faces: vec[i64]) -> vec[i64]:
        """What every handful shows of an icon."""
        shown = vec[i64]([0] * len(self.handfuls.counts))
        for handful in range(len(self.handfuls.counts)):
            for face in range(FACE_COUNT):
                more = self.handfuls.more[handful * FACE_COUNT + face]
                if more != NONE:
                    shown[more] = shown[handful] + faces[face]
        return shown

    def sort_out(self) -> None:
        known: dict[tuple[int, int, int], int] = {}
        for handful in range(self.number):
            icons = (
                int(self.strength[handful]),
                int(self.blood[handful]),
                int(self.armour[handful]),
            )
            if icons not in known:
                known[icons] = len(self.kinds)
                self.kinds.append(icons)
            self.kind[handful] = known[icons]

    def spread(self, dice: i64, keeps: i64, rerolls: i64) -> Spread:
        """What so many dice bring to a side that knows nothing of the other one."""
        key = int(dice << DICE_SHIFT | keeps << KEEPS_SHIFT | rerolls)
        if key not in self.spreads:
            for handful in range(self.number):
                self.payoff[handful] = (
                    STRENGTH_WORTH * float(self.strength[handful])
                    + BLOOD_WORTH * float(self.blood[handful])
                    + ARMOUR_WORTH * float(self.armour[handful])
                )
            self.plan(dice, keeps, rerolls, False)
            self.spreads[key] = self.follow(0, rerolls)
            self.spreads[key].number = len(self.spreads)
        return self.spreads[key]

    # ------------------------------------------------------------- the plan

    def plan(self, dice: i64, keeps: i64, rerolls: i64, turns: bool) -> None:
        """The best one for the payoff; `turns`: a die may be turned to any face before keeping."""
        self.purpose = ()
        self.dice = dice
        self.keeps = min(dice, keeps)
        self.turns = turns
        while len(self.worth) < (rerolls + 1) * self.number:
            self.worth = vec[float]([0.0] * (2 * len(self.worth)))
            self.hope = vec[float]([0.0] * (2 * len(self.hope)))
            self.held = vec[i64]([0] * (2 * len(self.held)))
        start, end = self.range_of(dice)
        for handful in range(start, end):
            self.kept[handful] = self.best_keep(self.best_turn(handful))
            self.worth[handful] = self.payoff[self.kept[handful]]
        for left in range(1, rerolls + 1):
            self.hope_for(left)
            shelf = left * self.number
            for handful in range(start, end):
                held = self.best_hold(handful, left)
                self.held[shelf + handful] = held
                self.worth[shelf + handful] = self.hope[shelf + held]

    def range_of(self, dice: i64) -> tuple[i64, i64]:
        """All handfuls of so many dice."""
        return self.handfuls.first[dice], self.handfuls.first[dice + 1]

    def hope_for(self, left: i64) -> None:
        """What each handful is worth if all other dice are thrown, which takes one of the rerolls."""
        shelf = left * self.number
        start, end = self.range_of(self.dice)
        for handful in range(start, end):
            self.hope[shelf + handful] = self.worth[shelf - self.number + handful]
        handful = start
        while handful > 0:
            handful -= 1
            hope = 0.0
            for face in range(FACE_COUNT):
                hope += self.hope[shelf + self.handfuls.more[handful * FACE_COUNT + face]]
            self.hope[shelf + handful] = hope * EIGHTH

    def best_keep(self, handful: i64) -> i64:
        """Exactly as many dice as are kept."""
        parts = self.handfuls.parts
        spot = handful * SIZES + self.keeps
        best: i64 = 0
        highest = WORST
        for place in range(self.handfuls.parts_from[spot], self.handfuls.parts_from[spot + 1]):
            worth = self.payoff[parts[place]]
            if worth > highest:
                highest = worth
                best = parts[place]
        return best

    def best_turn(self, handful: i64) -> i64:
        """The handful with one die turned, if that may be and helps."""
        if not self.turns:
            return handful
        best = handful
        highest = self.payoff[self.best_keep(handful)]
        for face in range(FACE_COUNT):
            fewer = self.handfuls.fewer[handful * FACE_COUNT + face]
            if fewer != NONE:
                for other in range(FACE_COUNT):
                    turned = self.handfuls.more[fewer * FACE_COUNT + other]
                    worth = self.payoff[self.best_keep(turned)]
                    if worth > highest:
                        highest = worth
                        best = turned
        return best

    def best_hold(self, handful: i64, left: i64) -> i64:
        """Which dice are not thrown again."""
        parts = self.handfuls.parts
        spot = handful * SIZES
        shelf = left * self.number
        best = handful
        highest = self.hope[shelf + handful]
        for place in range(
            self.handfuls.parts_from[spot], self.handfuls.parts_from[spot + self.dice]
        ):
            worth = self.hope[shelf + parts[place]]
            if worth > highest:
                highest = worth
                best = parts[place]
        return best

    # ------------------------------------------------------------- what comes of it

    def follow(self, lying: i64, rerolls: i64) -> Spread:
        """What the plan brings, from dice that lie there; those that are missing are thrown."""
        start, end = self.range_of(self.dice)
        for handful in range(end):
            self.mass[handful] = 0.0
        self.mass[lying] = 1.0
        self.throw()
        left = rerolls
        while left > 0:
            for handful in range(end):
                self.thrown[handful] = 0.0
            shelf = left * self.number
            for handful in range(start, end):
                if self.mass[handful] > 0.0:
                    self.thrown[self.held[shelf + handful]] += self.mass[handful]
            self.mass, self.thrown = self.thrown, self.mass
            self.throw()
            left -= 1
        return self.count_kept()

    def throw(self) -> None:
        """All dice that are missing."""
        for handful in range(self.handfuls.first[self.dice]):
            share = self.mass[handful] * EIGHTH
            if share > 0.0:
                for face in range(FACE_COUNT):
                    self.mass[self.handfuls.more[handful * FACE_COUNT + face]] += share
                self.mass[handful] = 0.0

    def count_kept(self) -> Spread:
        """How likely each sum of icons is."""
        for kind in range(len(self.kinds)):
            self.by_kind[kind] = 0.0
        start, end = self.range_of(self.dice)
        for handful in range(start, end):
            self.by_kind[self.kind[self.kept[handful]]] += self.mass[handful]
        spread = Spread()
        for kind in range(len(self.kinds)):
            if self.by_kind[kind] > 0.0:
                spread.icons.append(self.kinds[kind])
                spread.chances.append(self.by_kind[kind])
        spread.close()
        return spread


made: Final[dict[tuple[tuple[int, ...], ...], Foresight]] = {}


def foresight_of(faces: Dice) -> Foresight:
    """Made once for the same faces."""
    key = (tuple(faces.strength), tuple(faces.blood), tuple(faces.armour))
    if key not in made:
        made[key] = Foresight(faces)
    return made[key]
