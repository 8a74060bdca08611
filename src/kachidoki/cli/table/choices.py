"""The numbered choices below the prompt: by key, by arrows and Enter, or by a click."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.events import Click, MouseMove
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

# Letters that the table needs for itself are left out.
KEYS = "1234567890abcefgijkmnoprvwxyz"
GAP = 1


class Choices(Widget):
    """Labels in columns, filled from top to bottom; one of them is under the cursor."""

    class Chosen(Message):
        """One of the choices was taken."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Aimed(Message):
        """The cursor went to another choice."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.labels: list[str] = []
        self.cursor = 0

    def offer(self, labels: Sequence[str]) -> None:
        """Shows other choices."""
        self.labels = list(labels)
        self.cursor = 0
        self.refresh(layout=True)

    # ------------------------------------------------------------- layout

    def columns(self, width: int) -> int:
        """As many columns as the longest label leaves room for."""
        longest = max((cell_len(label) for label in self.labels), default=0) + 4 + GAP
        return max(1, min(len(self.labels), (width + GAP) // longest))

    def rows(self, width: int) -> int:
        columns = self.columns(width)
        return -(-len(self.labels) // columns)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows(width)

    def render(self) -> Table:
        width = self.content_size.width
        rows, columns = self.rows(width), self.columns(width)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(columns):
            grid.add_column(no_wrap=True, overflow="ellipsis")
        for row in range(rows):
            places = [row + rows * column for column in range(columns)]
            grid.add_row(*[self.entry(place) for place in places])
        return grid

    def entry(self, index: int) -> Text:
        if index >= len(self.labels):
            return Text()
        key = KEYS[index] if index < len(KEYS) else " "
        under = index == self.cursor
        entry = Text().append(f" {key} ", style="kincha.solid" if under else "ai.tile")
        entry.append(f" {self.labels[index]}", style="kincha" if under else "sumi")
        entry.stylize(Style(meta={"choice": index}))
        return entry

    # ------------------------------------------------------------- input

    def aim(self, index: int) -> None:
        """Moves the cursor."""
        if 0 <= index < len(self.labels) and index != self.cursor:
            self.cursor = index
            self.refresh()
            self.post_message(self.Aimed())

    def under_cursor(self) -> Region:
        """Where the choice under the cursor stands."""
        return Region(0, self.cursor % self.rows(self.content_size.width), 1, 1)

    def step(self, down: int, right: int) -> None:
        self.aim(self.cursor + down + right * self.rows(self.content_size.width))

    def take(self, index: int | None = None) -> None:
        """Takes a choice, or the one under the cursor."""
        index = self.cursor if index is None else index
        if index < len(self.labels):
            self.post_message(self.Chosen(index))

    def on_mouse_move(self, event: MouseMove) -> None:
        self.aim(event.style.meta.get("choice", self.cursor))

    def on_click(self, event: Click) -> None:
        if "choice" in event.style.meta:
            self.take(event.style.meta["choice"])
