"""The colours, shapes and characters of pawns, stations and souvenirs."""

from rich.text import Text

from kachidoki.drawing import pieces
from kachidoki.titles.hooks import Prospect
from kachidoki.titles.tokaido.rules.actions import NEUTRAL, PAWNS

COLOURS = {"A": "shu", "B": "ai", "C": "matsu", "D": "kincha", "E": "fuji", NEUTRAL: "nibi"}
SHAPES = dict(zip(PAWNS, [*pieces.SHAPES, pieces.NEUTRAL_SHAPE], strict=True))
GHOSTS = dict(zip(PAWNS, [*pieces.GHOSTS, pieces.NEUTRAL_GHOST], strict=True))

STATION_INKS = {
    "paddy": "matsu",
    "mountain": "sumi",
    "sea": "ai",
    "village": "sumi",
    "farm": "kincha",
    "hot-spring": "ai",
    "temple": "shu",
    "encounter": "fuji",
    "inn": "shu",
}
# Whose sign stands for an achievement.
ACHIEVEMENT_SIGNS = {
    "paddy": "paddy",
    "mountain": "mountain",
    "sea": "sea",
    "gourmet": "meal",
    "bather": "hot-spring",
    "chatterbox": "encounter",
    "collector": "village",
}
COIN = "◎"
TICK = "✓"  # complete, or chosen
STAR = "★"  # an achievement
MARKS = {"coin": COIN, "tick": TICK, "star": STAR, "meal": "▾", "here": "▴"}

TALL = 38  # rows of a screen with room for pictures

SLOT = "()"  # takes two cells, as a pawn does
FULL, EMPTY = "▮", "▯"


def badge(pawn: str) -> Text:
    """A pawn: its shape and letter in its colour."""
    return pieces.badge(SHAPES[pawn], None if pawn == NEUTRAL else pawn, COLOURS[pawn])


def ghost(pawn: str) -> Text:
    """Where the pawn would stand."""
    return pieces.badge(GHOSTS[pawn], None if pawn == NEUTRAL else pawn, COLOURS[pawn])


def brief(prospect: Prospect) -> str:
    """What would be gained, in a few characters."""
    return prospect.short + MARKS.get(prospect.sign, "")


def bar(filled: int, length: int, style: str) -> Text:
    """A row of parts, some of which are there."""
    return Text().append(FULL * filled, style=style).append(EMPTY * (length - filled), style="nibi")
