"""What the board and the cards are drawn with.

Styles go by the names of the house's colours (`shu`, `ai`, …; `shu.solid` is paper on that colour),
which the terminal table defines for light and dark screens. No colour stands alone: every army also
has a shape and its player's letter, every suit its character.
"""

from rich.text import Text

from kachidoki.titles.joraku.terminal.scene import Scene

COLOURS = {"red": "shu", "blue": "ai", "yellow": "kincha", "purple": "fuji"}
SHAPES = {"red": "●", "blue": "◆", "yellow": "▲", "purple": "■"}


def colour(scene: Scene, army: str) -> str:
    """The fourth army is green in the first edition."""
    first = scene.view.options["edition"] == "first"
    return "matsu" if army == "purple" and first else COLOURS[army]


def badge(scene: Scene, army: str) -> Text:
    """An army's shape and its player's letter."""
    return Text(f"{SHAPES[army]}{scene.letter(army)}", style=colour(scene, army))
