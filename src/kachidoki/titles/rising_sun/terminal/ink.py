"""The colours, shapes and signs of houses and their pieces."""

from collections.abc import Mapping

from rich.text import Text

from kachidoki.drawing import pieces
from kachidoki.titles.rising_sun.rules.actions import SEATS
from kachidoki.titles.rising_sun.scene import Scene

COLOURS = {"koi": "shu", "lotus": "fuji", "turtle": "matsu", "dragonfly": "ai", "bonsai": "kincha"}
SHAPES = dict(zip(SEATS, pieces.SHAPES, strict=True))
COIN = "◎"
POINT = "✦"
STRONGEST = "★"
AIMED = "▾"
REWARDS = {"points": POINT, "coins": COIN}


def colour(scene: Scene, seat: str) -> str:
    house = scene.view.players[seat].house
    return "nibi" if house is None else COLOURS[house]


def badge(scene: Scene, seat: str) -> Text:
    """A player's shape and letter in the colour of the house."""
    return pieces.badge(SHAPES[seat], seat, colour(scene, seat))


def army_line(scene: Scene, army: Mapping[str, int], style: str) -> Text:
    """Pieces as signs, such as `D b2 #`; without gaps where each is alone."""
    signs = [
        f"{scene.name('table-sign', piece)}{count if count > 1 else ''}"
        for piece, count in army.items()
    ]
    return Text(" ".join(signs), style=style)


def dot() -> Text:
    return Text("·", style="nibi")
