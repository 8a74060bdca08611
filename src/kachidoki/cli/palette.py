"""The house's colours, for light and dark screens: a Textual theme, and style names for drawings.

A drawing says `ai` for ink of that colour, `ai.solid` for paper on it and `ai.tile` for a card of
it; `tile`, `tile.now` and `tile.hot` are parts of a board: at rest, current, and just touched.
"""

from typing import TYPE_CHECKING

from rich.style import Style
from rich.theme import Theme as RichTheme

from kachidoki.lab.inks import DARK, INKS, LIGHT

if TYPE_CHECKING:
    from textual.theme import Theme

# Beside the house's own colours, those of board parts that are current or just touched.
PALETTES = {
    "dark": {**DARK, "now": "#332D1A", "hot": "#452E02"},
    "light": {**LIGHT, "now": "#F2E7CA", "hot": "#FAE6A4"},
}


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
