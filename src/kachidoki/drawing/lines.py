"""Lines of pieces: painted at their columns, or one after the other as far as there is room."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

from kachidoki.drawing.cells import fit

NAME = 13  # cells for a name, where they can be had
GAP = 3  # cells between two parts of a line


def paint(pieces: Iterable[tuple[int, Text]], width: int) -> Text:
    """Pieces at their columns, from left to right; what has no room is left out."""
    line = Text(no_wrap=True)
    for column, piece in sorted(pieces, key=lambda entry: entry[0]):
        if column >= line.cell_len and column + piece.cell_len <= width:
            line.pad_right(column - line.cell_len)
            line.append_text(piece)
    return line


class Flow:
    """A heading and pieces after it, in as many lines as they need; none is broken."""

    def __init__(self, heading: str, pieces: Sequence[Text], gap: int = 2) -> None:
        self.heading = Text(heading, style="nibi")
        self.pieces = pieces
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text(no_wrap=True, overflow="ellipsis").append_text(self.heading)
        indent = 2 if self.heading else 0
        begun = bool(self.heading)
        for piece in self.pieces:
            if begun and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text(" " * indent, no_wrap=True, overflow="ellipsis")
            elif begun:
                line.pad_right(self.gap)
            line.append_text(piece)
            begun = True
        yield line


class Beside:
    """A line and words behind it; below it, in as many lines as they need, if there is no room."""

    def __init__(self, line: Text, words: Text) -> None:
        self.line = line
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        if self.line.cell_len + GAP + self.words.cell_len <= options.max_width:
            yield self.line.copy().append(" " * GAP).append_text(self.words)
        else:
            yield from (self.line, self.words)


class Grid:
    """Columns under their heads: words where there is room for them, else signs.

    The first column, of names, takes what the others leave.
    """

    def __init__(self, heads: Sequence[tuple[str, str]], rows: Sequence[Sequence[Text]]) -> None:
        self.heads = heads
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = options.max_width
        words, signs = zip(*self.heads, strict=True)
        widths = self.widths(words)
        narrow = sum(widths[1:]) + len(widths) - 1 + NAME > width
        heads = signs if narrow else words
        widths = self.widths(heads)
        widths[0] = max(1, min(widths[0], width - sum(widths[1:]) - len(widths) + 1))
        for row in ([Text(head, style="nibi") for head in heads], *self.rows):
            cells = [fit(cell.copy(), room) for cell, room in zip(row, widths, strict=True)]
            line = Text(" ", no_wrap=True, overflow="crop").join(cells)
            line.truncate(width)
            yield line

    def widths(self, heads: Sequence[str]) -> list[int]:
        """How wide each column must be."""
        columns = zip(heads, *self.rows, strict=True)
        return [max(Text(head).cell_len, *[c.cell_len for c in cells]) for head, *cells in columns]
