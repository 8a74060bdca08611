"""The map with its charts, and the armies on it."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.drawing.pieces import NEUTRAL_LETTER, gains
from kachidoki.engine import Event
from kachidoki.engine.components import RECONSTRUCTED
from kachidoki.titles.hooks import Choice
from kachidoki.titles.joraku.rules.actions import AREAS
from kachidoki.titles.joraku.rules.events import CHRONICLE
from kachidoki.titles.joraku.terminal.ink import KACHIDOKI_SIGN, SHAPES, badge, colour
from kachidoki.titles.joraku.terminal.scene import Scene
from kachidoki.titles.joraku.view import View

BANNER = "⚑"
GUTTER = 21  # cells to the left of the map, at least
WIDEST_TILE = 13


class Board:
    """The seven areas in their line, with their charts, and a row for every army."""

    def __init__(self, scene: Scene, roomy: bool, recent: Sequence[Event], aim: Choice) -> None:
        self.scene = scene
        self.view = scene.view
        self.roomy = roomy
        self.touched = {cell for event in recent for cell in touched(scene.view, event)}
        self.gains = gains(CHRONICLE, recent)
        self.aimed = aimed_areas(scene.view, aim)
        self.gutter = GUTTER
        self.tile = 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = options.max_width
        self.tile = max(5, min(WIDEST_TILE, (width - GUTTER) // len(AREAS)))
        self.gutter = max(1, width - self.tile * len(AREAS))
        space = [Text()] if self.roomy else []
        yield from [*space, *self.names(), *self.charts(), *space]
        for army in self.view.armies:
            yield from self.roomy_army(army) if self.roomy else self.army(army)
        yield from space

    def row(self, gutter: Text, tiles: list[Text], joint: str = " ") -> Text:
        """One line: the gutter, then the tiles with a narrow gap between them."""
        line = Text(no_wrap=True).append_text(fit(gutter, self.gutter))
        return line.append_text(Text(joint, style="nibi").join(tiles))

    def cell(self, text: Text, style: str) -> Text:
        return Text(style=style).append_text(fit(text, self.tile - 1, "centre"))

    # ------------------------------------------------------------- areas

    def names(self) -> Iterator[Text]:
        texts, areas = self.scene.texts, self.scene.components.areas
        signs = [f"{areas[area].name_ja} {number or ''}" for number, area in enumerate(AREAS)]
        yield self.row(Text(), self.heads([sign.strip() for sign in signs]))
        captions = Text(style="nibi")
        if not self.roomy:
            captions.append(texts.say("table-reputation-short").rjust(3))
            captions.append(texts.say("table-supply-short").rjust(6) + " ")
        names = self.heads([texts.name("area", area) for area in AREAS])
        yield self.row(fit(captions, self.gutter, "right"), names, "─")

    def heads(self, words: list[str]) -> list[Text]:
        pairs = zip(AREAS, words, strict=True)
        return [self.cell(Text(word), self.head_style(area)) for area, word in pairs]

    def head_style(self, area: str) -> str:
        if area in self.aimed:
            return "kincha.solid"
        return "shu.solid" if area == AREAS[0] else "matsu.solid"

    def charts(self) -> Iterator[Text]:
        for number in range(1, self.scene.components.game.rounds + 1):
            current = number == self.view.round and not self.view.over
            numeral = self.scene.texts.name("round", number)
            label = Text(f"{'▸ ' if current else ''}{numeral} ", style="shu" if current else "nibi")
            tiles = [self.chart(area, number, current) for area in AREAS]
            yield self.row(fit(label, self.gutter, "right"), tiles)

    def chart(self, area: str, number: int, current: bool) -> Text:
        points = self.scene.points(area, number)
        if any(points):
            mark = RECONSTRUCTED if area in self.scene.reconstructed else ""
            figures = Text(" ".join(str(point) for point in points)).append(mark, style="nibi")
        else:
            figures = Text("·")
        if number < self.view.round:
            figures.stylize("nibi")
        return self.cell(figures, "tile.now" if current else "tile")

    # ------------------------------------------------------------- armies

    def army(self, army: str) -> Iterator[Text]:
        """One line: who, reputation, supply, and its pieces in every area."""
        entry = self.view.armies[army]
        figures = Text(str(entry.reputation).rjust(3), style="bold")
        figures.append(self.gain(army).ljust(3), style="kincha")
        figures.append(str(entry.supply).rjust(3) + " ", style="nibi")
        gutter = fit(self.banner(army), max(0, self.gutter - figures.cell_len))
        tiles = [self.pieces(army, area, self.daimyo(army, area)) for area in AREAS]
        yield self.row(gutter.append_text(figures), tiles)

    def roomy_army(self, army: str) -> Iterator[Text]:
        """Two lines: banners above, samurai below."""
        entry, say = self.view.armies[army], self.scene.texts.say
        above = [self.tile_of(army, area, self.daimyo(army, area)) for area in AREAS]
        yield self.row(self.banner(army), above)
        figures = Text("   ").append(say("table-reputation", points=entry.reputation), style="bold")
        figures.append(f" {self.gain(army)}", style="kincha")
        figures = fit(figures, self.gutter - 9)
        figures.append(say("table-supply", count=entry.supply), style="nibi")
        yield self.row(figures, [self.pieces(army, area, Text()) for area in AREAS])

    def banner(self, army: str) -> Text:
        """Whose turn it is, shape and letter, who holds the Kachidoki card, the army's name."""
        acting = army == self.view.army and not self.view.over
        line = Text().append("▸" if acting else " ", style="shu")
        line.append_text(badge(self.scene, army))
        holds = self.scene.holds_kachidoki(self.view.armies[army])
        line.append(KACHIDOKI_SIGN if holds else " ", style="shu.solid" if holds else "")
        return line.append(
            " " + self.scene.texts.name("army", army), style=colour(self.scene, army)
        )

    def gain(self, army: str) -> str:
        return f"+{self.gains[army]}" if self.gains.get(army) else ""

    def daimyo(self, army: str, area: str) -> Text:
        """The banner with the player's letter and the number of the daimyo card."""
        entry = self.view.armies[army]
        if entry.daimyo != area:
            return Text()
        letter = entry.seat or NEUTRAL_LETTER
        flag, style = f"{BANNER}{letter}{entry.number}", f"{colour(self.scene, army)}.solid"
        return Text().append(f" {flag} " if self.roomy else flag, style=style)

    def pieces(self, army: str, area: str, line: Text) -> Text:
        """The samurai after what stands in the line already; many are counted."""
        count = self.view.armies[army].samurai.get(area, 0)
        fits = count <= self.tile - 1 - line.cell_len
        samurai = SHAPES[army] * count if fits else f"{SHAPES[army]}×{count}"
        line.append(samurai, style=colour(self.scene, army))
        return self.tile_of(army, area, line)

    def tile_of(self, army: str, area: str, line: Text) -> Text:
        return self.cell(line, "tile.hot" if (army, area) in self.touched else "tile")


def touched(view: View, event: Event) -> list[tuple[str, str]]:
    """The armies and areas whose pieces an event moved, or for whose pieces it paid."""
    army = event.args.get("victim", event.args.get("army"))
    if event.kind == "driven":
        army = next(name for name, entry in view.armies.items() if entry.seat is None)
    return [(army, event.args[where]) for where in ("area", "to") if army and where in event.args]


def aimed_areas(view: View, aim: Choice) -> set[str]:
    """The areas that a choice is about."""
    kind = aim.get("kind")
    if kind == "place":
        return {AREAS[view.argument]}
    if kind == "remove" and view.army is not None:
        return {str(view.armies[view.army].daimyo)}
    return {aim[name] for name in ("area", "from", "to") if name in aim}
