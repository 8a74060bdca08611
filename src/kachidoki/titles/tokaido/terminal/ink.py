"""What the table is drawn with.

Styles go by the names of the house's colours (`shu`, `ai`, …; `shu.solid` is paper on that colour),
which the terminal table defines for light and dark screens. No colour stands alone: every pawn has a
shape and a letter, every station and every sort of souvenir its character.
"""

from rich.text import Text

from kachidoki.titles.tokaido.rules.actions import NEUTRAL, SORTS
from kachidoki.titles.tokaido.signs import MEAL_SIGN, PRINTED, STATION_SIGNS

COLOURS = {"A": "shu", "B": "ai", "C": "matsu", "D": "kincha", "E": "fuji", NEUTRAL: "nibi"}
SHAPES = {"A": "●", "B": "◆", "C": "▲", "D": "■", "E": "✿", NEUTRAL: "▼"}
GHOSTS = {"A": "○", "B": "◇", "C": "△", "D": "□", "E": "❀", NEUTRAL: "▽"}
NEUTRAL_LETTER = "–"

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
SORT_SIGNS = {sort: PRINTED["souvenirs"]["sorts"][sort]["name_ja"][0] for sort in SORTS}
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


def letter(pawn: str) -> str:
    return NEUTRAL_LETTER if pawn == NEUTRAL else pawn


def badge(pawn: str) -> Text:
    """A pawn: its shape and letter in its colour."""
    return Text(f"{SHAPES[pawn]}{letter(pawn)}", style=COLOURS[pawn])


def ghost(pawn: str) -> Text:
    """Where the pawn would stand."""
    return Text(f"{GHOSTS[pawn]}{letter(pawn)}", style=COLOURS[pawn])


def bar(filled: int, length: int, style: str) -> Text:
    """A row of parts, some of which are there."""
    return Text().append(FULL * filled, style=style).append(EMPTY * (length - filled), style="nibi")
