"""What a seat may know, in words: the only thing about a game of Tokaido that leaves the process."""

import msgspec

from kachidoki.engine import view
from kachidoki.engine.view import Layer


class Pawn(msgspec.Struct):
    """Where it stands (slot 0 is on the road, or the first in an inn), and its coins in the temple."""

    place: str
    slot: int
    offering: int


class Player(msgspec.Struct):
    """What everybody sees of a seat."""

    traveler: str | None
    coins: int
    points: int
    parts: dict[str, int]
    souvenirs: list[str]
    springs: dict[str, int]
    encounters: dict[str, int]
    meals: list[str]
    achievements: list[str]
    dealt: int
    chosen: bool


class Inn(msgspec.Struct):
    """The meals that lie at the inn of a leg, and one that was dropped there.

    `meals` are those that the seat knows; `together` what it knows the meals and the dropped one to be.
    """

    served: bool
    count: int
    dropped: int
    meals: list[str] | None
    together: list[str] | None


class View(view.View):
    """The table as one seat sees it; what only that seat knows comes last."""

    leg: int
    guest: str | None
    pawns: dict[str, Pawn]
    players: dict[str, Player]
    display: list[str]
    basket: list[str]
    bargained: bool
    springs_left: dict[str, int]
    souvenir_deck: list[Layer]
    encounter_deck: list[Layer]
    meal_deck: list[Layer]
    inns: list[Inn]
    dealt: list[str]
    chosen: str | None
    pair: list[str]
    treat: str | None
