"""Lines of characters for terminals, counted in cells: some characters take two."""

from rich.text import Text


def fit(text: Text, width: int, align: str = "left") -> Text:
    """The text cut or filled to exactly that many cells."""
    text.truncate(width, overflow="ellipsis")
    space = width - text.cell_len
    left = {"left": 0, "centre": space // 2, "right": space}[align]
    text.pad_left(left)
    text.pad_right(space - left)
    return text
