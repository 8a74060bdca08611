"""The colours, shapes and characters of pawns, stations and souvenirs."""

from rich.text import Text

from kachidoki.drawing import pieces
from kachidoki.titles.tokaido.rules.actions import NEUTRAL, PAWNS, SORTS
from kachidoki.titles.tokaido.rules.components import COMPONENTS
from kachidoki.titles.tokaido.signs import MEAL_SIGN, STATION_SIGNS

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
SORTS_PRINTED = COMPONENTS.printed()["souvenirs"]["sorts"]
SORT_SIGNS = {sort: SORTS_PRINTED[sort]["name_ja"][0] for sort in SORTS}
ALL_SORTS = "".join(SORT_SIGNS.values())
ACHIEVEMENT_SIGN = "賞"
ACHIEVEMENT_SIGNS = {
    **{word: STATION_SIGNS[word] for word in ("paddy", "mountain", "sea")},
    "gourmet": MEAL_SIGN,
    "bather": STATION_SIGNS["hot-spring"],
    "chatterbox": STATION_SIGNS["encounter"],
    "collector": STATION_SIGNS["village"],
}
POINTS_SIGN = "点"

TALL = 38  # rows of a screen with room for pictures

SLOT = "〇"  # takes two cells, as a pawn does
FULL, EMPTY = "▮", "▯"


def badge(pawn: str) -> Text:
    """A pawn: its shape and letter in its colour."""
    return pieces.badge(SHAPES[pawn], None if pawn == NEUTRAL else pawn, COLOURS[pawn])


def ghost(pawn: str) -> Text:
    """Where the pawn would stand."""
    return pieces.badge(GHOSTS[pawn], None if pawn == NEUTRAL else pawn, COLOURS[pawn])


def bar(filled: int, length: int, style: str) -> Text:
    """A row of parts, some of which are there."""
    return Text().append(FULL * filled, style=style).append(EMPTY * (length - filled), style="nibi")
