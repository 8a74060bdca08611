"""What follows from the box and stays: how far places are from each other, what cards are good for."""

from typing import Final

from kachidoki.engine.bag import has
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import FIRST_FORT, PLACE_COUNT
from kachidoki.titles.gunsen.rules.battle.foresight import Foresight
from kachidoki.titles.gunsen.rules.box import Box
from kachidoki.titles.gunsen.rules.components import CARD_COUNT

# Distances are in half steps: a march is two of them, a jump from tower to tower one.
STEP: Final[i64] = 2
LEAP: Final[i64] = 1
FAR: Final[i64] = 40
# What is left of a prospect that is one half step away.
PATIENCE: Final = 0.8


class Lore:
    """The lore of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.foresight = Foresight(box.dice)
        self.distance: vec[i64] = vec[i64]([FAR] * (PLACE_COUNT * PLACE_COUNT))
        self.measure()
        self.nearness: vec[float] = vec[float]([PATIENCE**steps for steps in range(FAR + 1)])
        # The icons of a card in battle, whatever their conditions.
        self.icons: vec[i64] = vec[i64]([0] * CARD_COUNT)
        for card in range(CARD_COUNT):
            self.icons[card] = box.icons_of(card)

    def measure(self) -> None:
        """Between territories, and from each fort to them."""
        distance = self.distance
        for place in range(FIRST_FORT):
            for other in range(FIRST_FORT):
                distance[place * PLACE_COUNT + other] = self.at_once(place, other)
        for through in range(FIRST_FORT):
            for place in range(FIRST_FORT):
                for other in range(FIRST_FORT):
                    way = (
                        distance[place * PLACE_COUNT + through]
                        + distance[through * PLACE_COUNT + other]
                    )
                    if way < distance[place * PLACE_COUNT + other]:
                        distance[place * PLACE_COUNT + other] = way
        for fort in range(FIRST_FORT, PLACE_COUNT):
            for place in range(FIRST_FORT):
                distance[fort * PLACE_COUNT + place] = self.from_fort(fort, place)

    def at_once(self, place: i64, other: i64) -> i64:
        """Without a third territory between them."""
        if place == other:
            return 0
        if has(self.box.land[place], other):
            return STEP
        towers = self.box.board.towers
        return LEAP if has(towers, place) and has(towers, other) else FAR

    def from_fort(self, fort: i64, place: i64) -> i64:
        """By the territories beside it, or by a tower."""
        nearest: i64 = FAR
        for gate in range(FIRST_FORT):
            way: i64 = FAR
            if has(self.box.board.touching[fort], gate):
                way = STEP
            elif has(self.box.board.towers, gate):
                way = LEAP
            nearest = min(nearest, way + self.distance[gate * PLACE_COUNT + place])
        return nearest

    def near(self, origin: i64, place: i64) -> float:
        """From 1, for here, to almost nothing."""
        return self.nearness[self.distance[origin * PLACE_COUNT + place]]


class Shelf:
    """Where the lore of the box lies that was last asked for, for all who play with it."""

    def __init__(self) -> None:
        self.last: Lore | None = None

    def lore_of(self, box: Box) -> Lore:
        lore = self.last
        if lore is None or lore.box is not box:
            lore = Lore(box)
            self.last = lore
        return lore


SHELF: Final = Shelf()
