"""The log beside the board: what happened, line by line, the newest at the bottom."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

Entry = tuple[str, bool]  # words, and whether they are new


class Entries:
    """New entries are marked; long ones go on below themselves."""

    def __init__(self, lines: Sequence[Entry]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for words, new in self.lines:
            for index, part in enumerate(Text(words).wrap(console, options.max_width - 2)):
                line = Text().append("▸ " if new and index == 0 else "  ", style="shu")
                yield line.append(part.plain.rstrip(), style="sumi" if new else "nibi")


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
