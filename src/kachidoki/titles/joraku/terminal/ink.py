"""The colours and shapes of armies and suits."""

from rich.text import Text

from kachidoki.drawing import pieces
from kachidoki.titles.joraku.rules.actions import ARMIES
from kachidoki.titles.joraku.terminal.scene import Scene

COLOURS = {"red": "shu", "blue": "ai", "yellow": "kincha", "purple": "fuji"}
KACHIDOKI_SIGN = "★"
SHAPES = dict(zip(ARMIES, pieces.SHAPES, strict=False))


def colour(scene: Scene, army: str) -> str:
    """The fourth army is green in the first edition."""
    first = scene.view.options["edition"] == "first"
    return "matsu" if army == "purple" and first else COLOURS[army]


def badge(scene: Scene, army: str) -> Text:
    """An army's shape and its player's letter."""
    return pieces.badge(SHAPES[army], scene.view.armies[army].seat, colour(scene, army))
