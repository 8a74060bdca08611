"""Lines of characters for terminals, counted in cells: some characters take two."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text


def fit(text: Text, width: int, align: str = "left") -> Text:
    """The text cut or filled to exactly that many cells."""
    text.truncate(width, overflow="ellipsis")
    space = width - text.cell_len
    left = {"left": 0, "centre": space // 2, "right": space}[align]
    text.pad_left(left)
    text.pad_right(space - left)
    return text


def fitting(names: Sequence[str], room: int) -> list[str]:
    """The names in so many cells together: the longest are cut, and none is left out."""
    widths = [cell_len(name) for name in names]
    longest = max(widths)
    while longest > 1 and sum(min(width, longest) for width in widths) > room:
        longest -= 1
    return [cut(name, longest) for name in names]


def cut(name: str, width: int) -> str:
    return name if cell_len(name) <= width else f"{set_cell_size(name, width - 1).rstrip()}…"
