"""The log beside the board: what happened, line by line, the newest at the bottom."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

Entry = tuple[str, bool]  # words, and whether they are new


class Entries:
    """New entries are marked; long ones go on below themselves."""

    def __init__(self, lines: Sequence[Entry]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        mark, fresh, old = map(console.get_style, ("shu", "sumi", "nibi"))
        for words, new in self.lines:
            for index, part in enumerate(wrapped(console, words, options.max_width - 2)):
                yield Segment("▸ " if new and index == 0 else "  ", mark)
                yield Segment(part, fresh if new else old)
                yield Segment.line()


@lru_cache(4096)
def wrapped(console: Console, words: str, width: int) -> list[str]:
    """Marks of all lines change with every turn, their words never do."""
    return [part.plain.rstrip() for part in Text(words).wrap(console, width)]


class Log(RichLog):
    """Writes only what is not written yet, as long as nothing above it changes."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log", min_width=1, wrap=True)
        self.written: list[Entry] = []

    def tell(self, lines: list[Entry]) -> None:
        """From now on these are the lines."""
        if lines[: len(self.written)] != self.written:
            self.rewrite(lines)
        elif len(lines) > len(self.written):
            self.write(Entries(lines[len(self.written) :]))
        self.written = lines

    def rewrite(self, lines: list[Entry]) -> None:
        self.clear()
        self.write(Entries(lines))

    def on_resize(self, event: Resize) -> None:
        if self.written:
            self.rewrite(self.written)
