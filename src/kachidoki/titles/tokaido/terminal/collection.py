"""What the seat of the view has collected: souvenirs laid out as sets, and all the rest by name."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.drawing.lines import Flow
from kachidoki.titles.tokaido.prospects import Prospects
from kachidoki.titles.tokaido.rules.actions import SORTS
from kachidoki.titles.tokaido.scene import Scene
from kachidoki.titles.tokaido.terminal.paintings import Paintings

WIDEST_GAP = 6


class Sets:
    """The souvenirs as sets, a row for each, and what the next one of each sort would gain."""

    def __init__(self, scene: Scene, seat: str) -> None:
        self.scene = scene
        self.seat = seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        rows = list(self.rows())
        label = max(cell_len(row.label) for row in rows) + 1
        room = options.max_width - label
        widths = [max(cell_len(row.cells[at]) for row in rows) for at in range(len(SORTS))]
        gap = max(1, min(WIDEST_GAP, (room - sum(widths)) // len(SORTS)))
        if sum(widths) + gap * len(SORTS) > room:
            widths = [room // len(SORTS) - gap] * len(SORTS)
        for row in rows:
            line = fit(Text(row.label, style="nibi", no_wrap=True), label)
            for cell, width in zip(row.cells, widths, strict=True):
                line.append_text(fit(Text(cell, style=row.style), width)).pad_right(gap)
            yield line

    def rows(self) -> Iterator["Row"]:
        """The sorts, the sets, and what comes next."""
        scene, say = self.scene, self.scene.texts.say
        sorts = [f"{scene.sign(sort)} {scene.name('sort', sort)}" for sort in SORTS]
        yield Row(say("table-souvenirs"), sorts, "nibi")
        for number, held in enumerate(scene.sets(self.seat), start=1):
            cells = [self.cell(held, sort) for sort in SORTS]
            yield Row(say("table-set", number=number), cells, "sumi")
        if not scene.view.over:
            prospects = Prospects(scene, self.seat)
            gains = [f"+{prospects.worth_of(sort)}" for sort in SORTS]
            yield Row(say("table-next"), gains, "kincha")

    def cell(self, held: dict[str, str], sort: str) -> str:
        return self.scene.name("souvenir", held[sort]) if sort in held else "·"


class Row(NamedTuple):
    """A line of the sets, with a cell for each sort."""

    label: str
    cells: list[str]
    style: str


def in_full(scene: Scene, seat: str, among_cards: bool) -> list[RenderableType]:
    """The panoramas, the sets, and below them the rest."""
    paintings = Paintings(scene.view.players[seat], among_cards)
    pieces = others(scene, seat)
    return [paintings, Sets(scene, seat), *([Flow("", pieces)] if pieces else [])]


def in_line(scene: Scene, seat: str) -> RenderableType:
    """The souvenirs sort by sort, what the next would gain, and the rest."""
    prospects = Prospects(scene, seat)
    pieces = []
    for sort in SORTS:
        held = [one[sort] for one in scene.sets(seat) if sort in one]
        piece = Text(f"{scene.sign(sort)} ").append(scene.names("souvenir", held) or "·")
        gain = "" if scene.view.over else f" +{prospects.worth_of(sort)}"
        pieces.append(piece.append(gain, style="kincha"))
    return Flow(scene.texts.say("table-souvenirs"), [*pieces, *others(scene, seat)])


def others(scene: Scene, seat: str) -> list[Text]:
    """Meals, encounters, hot springs and achievements."""
    return [
        Text(f"{heading} ", style="nibi").append(words, style="sumi")
        for heading, words in scene.others(seat)
    ]
