"""The lie of the land: who stands where, how near, and how strong everybody is."""

from math import exp
from typing import Final

from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    BUILDING_COUNT,
    MOST_SEATS,
    PLACE_COUNT,
    TOSHI_RANBO,
    is_fort,
)
from kachidoki.titles.gunsen.rules.battle.icons import printed_icons
from kachidoki.titles.gunsen.rules.cards.effects import (
    ARMOUR,
    BLOOD,
    DICE_MORE,
    KEEPS,
    REROLLS,
    STRENGTH,
    icon,
)
from kachidoki.titles.gunsen.rules.components import (
    FIRST_BUILDING,
    FIRST_HERO,
    FIRST_TACTIC,
    TACTIC_LIMIT,
)
from kachidoki.titles.gunsen.rules.counsel.lore import SHELF, Lore
from kachidoki.titles.gunsen.rules.state import NONE, Table

# How much more strength makes a victory likely.
MARGIN: Final = 1.2
BLOOD_MARGIN: Final = 0.8
STRENGTH_OF_DIE: Final = 0.3
STRENGTH_OF_KEEP: Final = 0.7
ARMIES_AT_MOST: Final[i64] = 16


def sure(margin: float) -> float:
    """The chance that goes with a margin."""
    return 1.0 / (1.0 + exp(-margin))


class Survey:
    """Of one table at a time."""

    def __init__(self) -> None:
        self.lore: Lore | None = None
        self.armies: vec[i64] = vec[i64]([0] * MOST_SEATS)  # how many armies each seat has
        self.places: vec[i64] = vec[i64]([0] * (MOST_SEATS * ARMIES_AT_MOST))
        # What each seat brings to any battle, beside troops and heroes.
        self.strength: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.blood: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.armour: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def lore_of(self, t: Table) -> Lore:
        lore = self.lore
        if lore is None or lore.box is not t.box:
            lore = SHELF.lore_of(t.box)
            self.lore = lore
        return lore

    def take(self, t: Table) -> None:
        """Looks at the table as it is now."""
        for seat in range(t.seats):
            self.armies[seat] = 0
            self.arm(t, seat)
        for place in range(PLACE_COUNT):
            seat = t.occupant[place]
            if seat != NONE and self.armies[seat] < ARMIES_AT_MOST:
                self.places[seat * ARMIES_AT_MOST + self.armies[seat]] = place
                self.armies[seat] += 1

    def arm(self, t: Table, seat: i64) -> None:
        """What orders, tactics, buildings and dice bring on average."""
        lore = self.lore_of(t)
        icons = t.order_icons[seat] + printed_icons(t, seat)
        for number in range(TACTIC_LIMIT):
            tactic = t.tactic(seat, number)
            if tactic != NONE:
                icons += lore.icons[FIRST_TACTIC + tactic]
        for building in range(BUILDING_COUNT):
            if t.building_place[building] != NONE and t.controls_building(seat, building):
                icons += lore.icons[FIRST_BUILDING + building]
        dice = min(t.box.rules.dice, icon(icons, DICE_MORE))
        keeps = min(dice, icon(icons, KEEPS))
        spread = lore.foresight.spread(dice, keeps, icon(icons, REROLLS))
        self.strength[seat] = float(icon(icons, STRENGTH)) + spread.mean_strength
        self.blood[seat] = float(icon(icons, BLOOD)) + spread.mean_blood
        self.armour[seat] = float(icon(icons, ARMOUR)) + spread.mean_armour

    def army_place(self, seat: i64, number: i64) -> i64:
        """Where the seat's army of that number stands."""
        return self.places[seat * ARMIES_AT_MOST + number]

    def reach(self, t: Table, seat: i64, place: i64) -> float:
        """How near the nearest army of the seat is."""
        lore = self.lore_of(t)
        nearest = 0.0
        for number in range(self.armies[seat]):
            nearest = max(nearest, lore.near(self.army_place(seat, number), place))
        return nearest

    def hero_strength(self, t: Table, seat: i64, place: i64) -> float:
        hero = t.hero_at(seat, place)
        if hero == NONE:
            return 0.0
        icons = self.lore_of(t).icons[FIRST_HERO + hero]
        return (
            float(icon(icons, STRENGTH))
            + STRENGTH_OF_DIE * float(icon(icons, DICE_MORE))
            + STRENGTH_OF_KEEP * float(icon(icons, KEEPS))
        )

    def chance(self, t: Table, seat: i64, origin: i64, place: i64) -> float:
        """That the army beats the one over there, roughly."""
        other = t.occupant[place]
        troops, foes = t.army(seat, origin), t.army(other, place)
        if is_fort(origin):
            troops = min(troops, t.box.rules.army_limit)
        margin = (
            float(troops - foes)
            + self.strength[seat]
            - self.strength[other]
            + self.hero_strength(t, seat, origin)
            - self.hero_strength(t, other, place)
            - 0.5
        )
        blood = self.blood[seat] - self.armour[other]
        if place == TOSHI_RANBO:
            margin -= float(t.box.toshi_ranbo.strength)
            blood -= float(t.box.toshi_ranbo.armour)
        back = self.blood[other] - self.armour[seat]
        wins = max(sure(margin / MARGIN), sure((blood - float(foes) + 0.3) / BLOOD_MARGIN))
        return wins * (1.0 - sure((back - float(troops) - 0.3) / BLOOD_MARGIN))
