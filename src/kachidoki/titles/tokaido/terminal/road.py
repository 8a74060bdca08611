"""The road: the leg under way at large, with the pawns on it, and the whole journey in one line."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.drawing.lines import Flow, paint
from kachidoki.engine import Event
from kachidoki.titles.hooks import Choice
from kachidoki.titles.tokaido.prospects import Prospects
from kachidoki.titles.tokaido.rules.actions import LEGS, STATIONS
from kachidoki.titles.tokaido.scene import Scene
from kachidoki.titles.tokaido.terminal.ink import (
    COLOURS,
    SLOT,
    STATION_INKS,
    badge,
    brief,
    ghost,
)

PAWN = 2  # cells of a pawn, of a free slot, and of a station's sign
SMALL_INN = 5
WIDEST_INN = 14
WIDEST_TILE = 9
FOR_WORDS = 5  # cells of a tile from which on stations are named


class Tile:
    """A place of the leg, and where it is drawn."""

    def __init__(self, place: str, left: int, width: int) -> None:
        self.place = place
        self.left = left
        self.width = width

    def centre(self, cells: int) -> int:
        """Where something that wide begins if it stands in the middle."""
        return self.left + (self.width - 1 - cells) // 2


class Road:
    """The leg under way, in the direction of travel: who comes last stands to the left."""

    def __init__(
        self,
        scene: Scene,
        roomy: bool,
        recent: Sequence[Event],
        choices: Sequence[Choice],
        aim: Choice,
    ) -> None:
        self.scene = scene
        self.view = scene.view
        self.roomy = roomy
        self.walker = self.view.guest
        self.goals = {choice["place"] for choice in choices if choice.get("kind") == "walk"}
        self.aimed = aim["place"] if aim.get("kind") == "walk" else None
        self.trails = trails(scene, recent)
        self.places = scene.leg_places(scene.leg)
        self.tiles: list[Tile] = []
        self.width = 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        self.lay_out(options.max_width)
        if self.roomy and self.is_named():
            yield from self.names()
        stations = [self.scene.station(tile.place) for tile in self.tiles]
        domain = "table-station" if self.is_named() else "table-sign"
        yield self.heads([self.scene.name(domain, station) for station in stations])
        for row in range(self.rows()):
            yield self.slots(row)
        if self.goals or (self.roomy and not self.view.over):
            yield self.gains()

    def is_named(self) -> bool:
        """Is there room for words?"""
        return self.tiles[1].width >= FOR_WORDS

    def lay_out(self, width: int) -> None:
        """Tiles for the stations, all of one width, and larger ones for the inns at both ends."""
        stations = len(self.places) - 2
        all_pawns = PAWN * len(self.view.pawns) + 1
        with_small_inns = (width - 2 * SMALL_INN) // stations
        with_large_inns = (width - 2 * all_pawns) // stations
        tile = max(with_large_inns, min(FOR_WORDS, with_small_inns), PAWN + 1)
        tile = min(tile, WIDEST_TILE)
        inn = min(WIDEST_INN, (width - tile * stations) // 2)
        self.width = width
        self.tiles = [Tile(self.places[0], 0, inn)]
        for number, place in enumerate(self.places[1:-1]):
            self.tiles.append(Tile(place, inn + tile * number, tile))
        self.tiles.append(Tile(self.places[-1], inn + tile * stations, inn + 1))

    # ------------------------------------------------------------- heads

    def names(self) -> Iterator[Text]:
        """The places, by turns in two lines so that long names have room."""
        for parity in (0, 1):
            pieces, free = [], 0
            for tile in self.tiles[parity::2]:
                name = Text(self.scene.name("place", tile.place), style=self.name_style(tile.place))
                column = min(tile.centre(name.cell_len), self.width - name.cell_len)
                pieces.append((max(free, column), name))
                free = pieces[-1][0] + name.cell_len + 1
            yield paint(pieces, self.width)

    def name_style(self, place: str) -> str:
        if place == self.aimed:
            return "kincha.solid"
        return "sumi" if place in self.goals else "nibi"

    def heads(self, words: Sequence[str]) -> Text:
        """What stands on the tiles."""
        pieces = []
        for tile, word in zip(self.tiles, words, strict=True):
            text = Text(style=self.head_style(tile.place))
            pieces.append((tile.left, text.append_text(fit(Text(word), tile.width - 1, "centre"))))
        return paint(pieces, self.width)

    def head_style(self, place: str) -> str:
        if place == self.aimed:
            return "kincha.solid"
        lit = place in self.goals if self.goals else self.is_alive(place)
        return f"{STATION_INKS[self.scene.station(place)]}.tile" if lit else "nibi"

    def is_alive(self, place: str) -> bool:
        """Is somebody stopping there, or can any pawn still come there?"""
        if self.view.over:
            return False
        if self.walker is not None and self.view.pawns[self.walker].place == place:
            return self.view.step != "walking"
        rearmost = self.view.pawns[self.scene.order()[0]].place
        return self.places.index(place) > self.places.index(rearmost)

    # ------------------------------------------------------------- pawns

    def rows(self) -> int:
        """As many as the inns need for all pawns, and two where there are double stations."""
        for_inns = -(-len(self.view.pawns) // self.in_a_row())
        return max(for_inns, 2 if self.has_doubles() else 1)

    def in_a_row(self) -> int:
        """How many pawns stand side by side in an inn."""
        return max(1, (self.tiles[0].width - 1) // PAWN)

    def has_doubles(self) -> bool:
        return any(self.scene.slots(place) > 1 for place in self.places)

    def slots(self, row: int) -> Text:
        """The road with its slots, or the row of slots beside it."""
        pieces = []
        for tile in self.tiles:
            if self.scene.station(tile.place) == "inn":
                pieces.append(self.inn(tile, row))
            elif row < self.scene.slots(tile.place):
                pieces.append((tile.centre(PAWN), self.slot(tile.place, row)))
        return self.along_the_road(pieces) if row == 0 else paint(pieces, self.width)

    def slot(self, place: str, slot: int) -> Text:
        guests = self.scene.guests(place)
        if slot < len(guests):
            return badge(guests[slot])
        if place == self.aimed and slot == len(guests) and self.walker is not None:
            return ghost(self.walker)
        return Text(SLOT, style="kincha" if place in self.goals else "nibi")

    def inn(self, tile: Tile, row: int) -> tuple[int, Text]:
        """The first to come stands to the right, who came later to the left of them."""
        guests = [badge(pawn) for pawn in self.scene.guests(tile.place)]
        if tile.place == self.aimed and self.walker is not None:
            guests.append(ghost(self.walker))
        in_a_row = self.in_a_row()
        here = guests[row * in_a_row : (row + 1) * in_a_row]
        line = Text().join(reversed(here))
        return tile.left + tile.width - 1 - line.cell_len, line

    def along_the_road(self, pieces: list[tuple[int, Text]]) -> Text:
        """The road from the first inn to the last, with what stands on it; ways just walked shine."""
        line = Text(no_wrap=True)
        start, end = self.tiles[0].left + self.tiles[0].width - 1, self.tiles[-1].left
        for column, piece in pieces:
            while line.cell_len < column:
                line.append_text(self.stretch(line.cell_len, start, end))
            line.append_text(piece)
        return line

    def stretch(self, column: int, start: int, end: int) -> Text:
        """One cell of the road."""
        if not start <= column < end:
            return Text(" ")
        for trail in self.trails:
            left, right = (
                self.tiles[self.places.index(place)] for place in (trail.start, trail.end)
            )
            if left.left + left.width // 2 <= column <= right.left + right.width // 2:
                return Text("━", style=COLOURS[trail.pawn])
        return Text("─", style="nibi")

    # ------------------------------------------------------------- what stops gain

    def gains(self) -> Text:
        """Below every stop that can be chosen, what it would gain."""
        pieces = []
        if self.walker is not None:
            prospects = Prospects(self.scene, self.walker)
            for tile in self.tiles:
                if tile.place in self.goals:
                    gain = Text(brief(prospects.stop(tile.place)))
                    gain.truncate(tile.width - 1)
                    gain.style = "kincha.solid" if tile.place == self.aimed else "kincha"
                    pieces.append((tile.centre(gain.cell_len), gain))
        return paint(pieces, self.width)


class Trail:
    """A way that a pawn has just walked."""

    def __init__(self, pawn: str, start: str, end: str) -> None:
        self.pawn = pawn
        self.start = start
        self.end = end


def trails(scene: Scene, recent: Sequence[Event]) -> list[Trail]:
    """The last way of every pawn on the leg under way, the newest first."""
    places = scene.leg_places(scene.leg)
    found: dict[str, Trail] = {}
    for event in recent:
        if event.kind == "walked" and event.args["from"] in places and event.args["to"] in places:
            pawn = event.args["pawn"]
            found.pop(pawn, None)
            found[pawn] = Trail(pawn, event.args["from"], event.args["to"])
    return list(reversed(found.values()))


class Journey:
    """All legs in one line: what lies behind, the one under way, and what is still to come."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        lines = [
            self.line(named=True, signs=True),
            self.ahead(),
            self.line(named=True, signs=False),
        ]
        lines.append(self.line(named=False, signs=False))
        fitting = [line for line in lines if 0 < line.cell_len <= options.max_width]
        yield fitting[0] if fitting else lines[-1]

    def line(self, named: bool, signs: bool) -> Text:
        """With the names of the inns or their sign, with signs for stations or dots."""
        line = self.inn(self.scene.leg_places(0)[0], named)
        for leg in range(int(LEGS)):
            places = self.scene.leg_places(leg)
            line.append_text(self.leg(leg, places[1:-1], signs))
            line.append_text(self.inn(places[-1], named))
        return line

    def ahead(self) -> Text:
        """Only the legs that are still to come."""
        line = Text(no_wrap=True, overflow="crop")
        for leg in range(self.scene.view.leg + 1, int(LEGS)):
            places = self.scene.leg_places(leg)
            line.append_text(self.inn(places[0], named=False))
            line.append_text(self.leg(leg, places[1:-1], signs=True))
        return line.append_text(self.inn(self.scene.road()[-1], named=False)) if line else line

    def inn(self, place: str, named: bool) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        name = f" {self.scene.name('place', place)} " if named else self.scene.sign("inn")
        return line.append(name, style=STATION_INKS["inn"])

    def leg(self, leg: int, stations: Sequence[str], signs: bool) -> Text:
        length = 3 if signs else len(stations)
        if leg < self.scene.view.leg:
            return Text("━" * length, style="nibi")
        if leg == self.scene.view.leg:
            return Text("▸" * length, style="kincha")
        line = Text()
        for station in [self.scene.station(place) for place in stations]:
            sign, ink = self.scene.sign(station), STATION_INKS[station]
            line.append(sign if signs else "·", style=ink if signs else "nibi")
        return line


class Legend:
    """What the signs of the stations mean, where the road has no room for words."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        road = Road(self.scene, roomy=False, recent=(), choices=(), aim={})
        road.lay_out(options.max_width)
        if not road.is_named():
            yield Flow("", [self.entry(station) for station in STATIONS])

    def entry(self, station: str) -> Text:
        sign = Text(f"{self.scene.sign(station)} ", style=STATION_INKS[station])
        return sign.append(self.scene.name("station", station), "nibi")
