"""The house's colours, for light and dark screens: a Textual theme, and style names for drawings.

A drawing says `ai` for ink of that colour, `ai.solid` for paper on it and `ai.tile` for a card of
it; `tile`, `tile.now` and `tile.hot` are parts of a board: at rest, current, and just touched.
"""

from typing import TYPE_CHECKING

from rich.style import Style
from rich.theme import Theme as RichTheme

if TYPE_CHECKING:
    from textual.theme import Theme

LIGHT = {
    "washi": "#F4ECDC",
    "kinari": "#FBF6EA",
    "sumi": "#23211E",
    "nibi": "#6A655C",
    "ai": "#234E70",
    "shu": "#B93A25",
    "matsu": "#47664A",
    "kincha": "#8A5D14",
    "fuji": "#6B5B8E",
    "now": "#F2E7CA",
    "hot": "#FAE6A4",
}
DARK = {
    "washi": "#16181D",
    "kinari": "#24282F",
    "sumi": "#EDE6D6",
    "nibi": "#A49C8C",
    "ai": "#7FB2D9",
    "shu": "#F0765D",
    "matsu": "#8FBF92",
    "kincha": "#E3B75E",
    "fuji": "#B9A9DB",
    "now": "#332D1A",
    "hot": "#452E02",
}
PALETTES = {"dark": DARK, "light": LIGHT}
INKS = ("sumi", "nibi", "ai", "shu", "matsu", "kincha", "fuji")


def screen_theme(name: str) -> "Theme":
    """The colours of the screen and its widgets."""
    from textual.theme import Theme  # slow to import, and the plain mode needs none of it

    palette = PALETTES[name]
    return Theme(
        name=name,
        primary=palette["ai"],
        secondary=palette["matsu"],
        accent=palette["shu"],
        warning=palette["kincha"],
        error=palette["shu"],
        success=palette["matsu"],
        foreground=palette["sumi"],
        background=palette["washi"],
        surface=palette["kinari"],
        panel=palette["kinari"],
        dark=name == "dark",
        variables={**palette, "border": palette["nibi"]},
    )


def drawing_theme(name: str) -> RichTheme:
    """The styles that drawings name."""
    palette = PALETTES[name]
    ink, card = palette["sumi"], palette["kinari"]
    styles = {
        "tile": Style(color=ink, bgcolor=card),
        "tile.now": Style(color=ink, bgcolor=palette["now"], bold=True),
        "tile.hot": Style(color=ink, bgcolor=palette["hot"]),
    }
    for name in INKS:
        colour = palette[name]
        styles[name] = Style(color=colour)
        styles[f"{name}.solid"] = Style(color=palette["washi"], bgcolor=colour, bold=True)
        styles[f"{name}.tile"] = Style(color=colour, bgcolor=card, bold=True)
    return RichTheme(styles)
