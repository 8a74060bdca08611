"""The map as a table of regions; where that is too wide, a paragraph for each."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.drawing.lines import Flow
from kachidoki.engine import Event
from kachidoki.titles.hooks import Choice
from kachidoki.titles.rising_sun.rules.actions import REGIONS
from kachidoki.titles.rising_sun.scene import Scene
from kachidoki.titles.rising_sun.terminal.ink import (
    REWARDS,
    STRONGEST,
    army_line,
    badge,
    colour,
    dot,
)


class Regions:
    """A row for each region: its war, its harvest, and the force and pieces of every house."""

    def __init__(self, scene: Scene, recent: Sequence[Event], aim: Choice) -> None:
        self.scene = scene
        self.seats = list(scene.view.players)
        self.touched = {event.args[at] for event in recent for at in AT if at in event.args}
        self.aimed = {aim[at] for at in AT if at in aim}
        if scene.view.battle is not None:
            self.aimed.add(scene.view.battle.region)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        rows = {region: self.row(region) for region in REGIONS}
        heads = [self.head(region) for region in REGIONS]
        width = max(head.cell_len for head in heads)
        columns = [
            max(3, *(rows[region][place].cell_len for region in REGIONS))
            for place in range(len(self.seats))
        ]
        if width + sum(columns) + 2 * len(columns) <= options.max_width:
            yield self.captions(width, columns)
            for region, head in zip(REGIONS, heads, strict=True):
                cells = zip(rows[region], columns, strict=True)
                line = [fit(head, width), *[fit(cell, room) for cell, room in cells]]
                yield self.styled(region, Text("  ", no_wrap=True).join(line))
        else:
            for region, head in zip(REGIONS, heads, strict=True):
                yield from self.paragraph(region, head, console, options)

    def captions(self, width: int, columns: Sequence[int]) -> Text:
        names = [badge(self.scene, seat) for seat in self.seats]
        cells = [fit(name, room) for name, room in zip(names, columns, strict=True)]
        return Text("  ", no_wrap=True).join([fit(Text(), width), *cells])

    def paragraph(
        self, region: str, head: Text, console: Console, options: ConsoleOptions
    ) -> Iterator[Text]:
        """The houses that are there, one after the other."""
        armies = self.scene.view.regions[region].armies
        pieces = [
            badge(self.scene, seat).append(" ").append_text(self.cell(region, seat))
            for seat in armies
        ]
        for line in Flow("", [head, *(pieces or [dot()])]).__rich_console__(console, options):
            yield self.styled(region, line)

    def styled(self, region: str, line: Text) -> Text:
        if region in self.touched:
            line.stylize("tile.hot")
        return line

    # ------------------------------------------------------------- cells

    def head(self, region: str) -> Text:
        """The number of its war, its name and what it brings."""
        war = self.scene.view.regions[region].war
        line = Text(f"{war or ' '} ", style="shu")
        style = "kincha.solid" if region in self.aimed else "bold" if war else ""
        names = [self.scene.name("region", word) for word in REGIONS]
        name = self.scene.name("region", region)
        line.append(name, style=style).pad_right(max(map(cell_len, names)) - cell_len(name) + 1)
        signs = REWARDS | {"ronin": self.scene.texts.say("table-sign-ronin")}
        reward = self.scene.reward(region)
        return line.append(
            " ".join(f"{amount}{signs[word]}" for word, amount in reward.items()), style="nibi"
        )

    def row(self, region: str) -> list[Text]:
        return [self.cell(region, seat) for seat in self.seats]

    def cell(self, region: str, seat: str) -> Text:
        """The force of a house, whether it is the strongest, and its pieces."""
        entry = self.scene.view.regions[region]
        if seat not in entry.armies:
            return dot()
        line = Text(str(entry.force.get(seat, 0)), style="bold")
        line.append(STRONGEST if entry.strongest == seat else " ", style="kincha")
        return line.append_text(army_line(self.scene, entry.armies[seat], colour(self.scene, seat)))


# Arguments of events and choices that are regions.
AT = ("region", "origin")
