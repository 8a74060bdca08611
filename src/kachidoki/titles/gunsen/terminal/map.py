"""The map: rows of hexes, every second moved by half a hex; a wall of bricks where there is room."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.drawing.lines import paint
from kachidoki.engine import Event
from kachidoki.titles.gunsen.rules.actions import PLACES
from kachidoki.titles.gunsen.scene import Scene
from kachidoki.titles.gunsen.terminal.ink import (
    AGAINST,
    BUILDING,
    FACE_DOWN,
    HERO,
    STRENGTH,
    colour,
)
from kachidoki.titles.hooks import Choice

WIDEST = 7  # cells for half a hex
# Arguments of events and choices that are places.
AT = ("place", "origin")
KIND_INKS = {
    "plain": "nibi",
    "village": "matsu",
    "shrine": "fuji",
    "watchtower": "ai",
    "toshi-ranbo": "shu",
    "fort": "kincha",
}
# Corners of bricks: by whether a line goes up, down, left, right.
CORNERS = " ╶╴─╷┌┐┬╵└┘┴│├┤┼"


class Map:
    """All places, each with its army, hero, building, token or upgrade."""

    def __init__(
        self,
        scene: Scene,
        roomy: bool,
        recent: Sequence[Event],
        choices: Sequence[Choice],
        aim: Choice,
    ) -> None:
        self.scene = scene
        self.roomy = roomy
        self.touched = {event.args[at] for event in recent for at in AT if at in event.args}
        self.aimed = {aim[at] for at in AT if at in aim}
        self.possible = {choice["place"] for choice in choices if "place" in choice}
        board = scene.box.board
        self.rows: dict[int, dict[int, str]] = {}
        for place in scene.view.places:
            number = PLACES.index(place)
            self.rows.setdefault(int(board.y[number]), {})[int(board.x[number])] = place
        self.halves = max(max(row) for row in self.rows.values()) + 2

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        self.width = min(options.max_width - 1, self.halves * WIDEST)
        above: set[int] = set()
        for y in sorted(self.rows):
            if self.roomy:
                yield self.border(above, set(self.rows[y]))
            yield self.row(y)
            above = set(self.rows[y])
        if self.roomy:
            yield self.border(above, set())

    def column(self, x: int) -> int:
        """Where half a hex begins."""
        return x * self.width // self.halves

    def row(self, y: int) -> Text:
        """The places of a row, with an edge on both sides of each where there is room."""
        pieces: list[tuple[int, Text]] = []
        for x, place in self.rows[y].items():
            start, end = self.column(x), self.column(x + 2)
            cell = fit(self.cell(place, end - start - 1), end - start - 1)
            pieces.append((start + 1, self.styled(place, cell)))
        if self.roomy:
            edges = {self.column(x + step) for x in self.rows[y] for step in (0, 2)}
            pieces += [(edge, Text("│", style="nibi")) for edge in edges]
        return paint(pieces, self.width + 1)

    def border(self, above: set[int], below: set[int]) -> Text:
        """The line between two rows, or at the edge of the map."""
        up, down = self.edges(above), self.edges(below)
        lines = [(self.column(x), self.column(x + 2)) for x in above | below]
        signs = ""
        for place in range(self.width + 1):
            left = any(start < place <= end for start, end in lines)
            right = any(start <= place < end for start, end in lines)
            signs += CORNERS[(place in up) * 8 + (place in down) * 4 + left * 2 + right]
        return Text(signs.rstrip(), style="nibi", no_wrap=True)

    def edges(self, row: set[int]) -> set[int]:
        return {self.column(x + step) for x in row for step in (0, 2)}

    def styled(self, place: str, cell: Text) -> Text:
        if place in self.touched:
            cell.stylize("tile.hot")
        elif place in self.aimed or place in self.possible:
            cell.stylize("tile.now")
        elif not self.roomy:
            cell.stylize("tile")
        return cell

    # ------------------------------------------------------------- a place

    def cell(self, place: str, room: int) -> Text:
        """All that is there; with gaps if they fit, and without its name if nothing else does."""
        label, extras, army = self.label(place), self.extras(place), self.army(place)
        whole = Text(" ").join([part for part in (label + extras, army) if part])
        tight = label + extras + army
        for line in (whole, tight, label + army):
            if line.cell_len <= room:
                return line
        return army

    def label(self, place: str) -> Text:
        """Such as `v3`."""
        kind = self.scene.kind(place)
        style = "kincha.solid" if place in self.aimed else KIND_INKS[kind]
        return Text().append(place_sign(self.scene, place), style=style)

    def extras(self, place: str) -> Text:
        """A token that lies face down, the upgrade that belongs to the place, and the strength that the
        first army needs to enter."""
        scene, entry = self.scene, self.scene.view.places[place]
        line = Text()
        if entry.token:
            line.append(FACE_DOWN, style="matsu")
        if entry.upgrade is not None:
            line.append(f"·{scene.name('table-column', entry.upgrade)}", style="fuji")
        if scene.is_closed(place):
            line.append(f"{STRENGTH}{scene.box.rules.strength_to_enter}", style="shu")
        return line

    def army(self, place: str) -> Text:
        """Such as `A3★⌂`, or `B2×A4` in a battle; a building of somebody else bears a letter."""
        scene, entry = self.scene, self.scene.view.places[place]
        present = entry.armies
        if scene.kind(place) == "fort":
            present = {scene.owner(place): 0} | present
        armies = []
        for seat, troops in present.items():
            hero = HERO if seat in entry.heroes else ""
            armies.append(Text(f"{seat}{troops}{hero}", style=colour(scene, seat)))
        line = Text(AGAINST).join(armies)
        line.stylize("bold")
        if entry.building is not None:
            owner = scene.builder(entry.building)
            letter = "" if [*entry.armies] == [owner] else owner
            line.append(f"{BUILDING}{letter}", style=colour(scene, owner))
        return line


def place_sign(scene: Scene, place: str) -> str:
    """The letter of its kind and its number."""
    sign = scene.name("table-place", scene.kind(place))
    return sign if scene.kind(place) == "toshi-ranbo" else f"{sign}{place[1:]}"
