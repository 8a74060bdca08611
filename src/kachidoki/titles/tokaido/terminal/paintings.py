"""The panoramas of a seat as pictures that grow part by part, on screens that are tall enough."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.titles.tokaido.rules.actions import PANORAMAS
from kachidoki.titles.tokaido.terminal.ink import TALL
from kachidoki.titles.tokaido.view import Player

TALLER = 44  # rows of a screen with room for pictures while other cards lie on the table
PART = 6  # cells of a part
GAP = 3
PICTURES = {
    "paddy": [
        ("matsu", "           ψ  ψ  ψ"),
        ("matsu", " ψ  ψ  ψ ▁▂▂▂▂▂▂▂▂"),
        ("ai", "▂▂▂▂▂▂▂▃▅▆▆▆▆▆▆▆▆▆"),
    ],
    "mountain": [
        ("sumi", "         ▂▆▇▅▂          "),
        ("fuji", "     ▁▃▆███████▅▂       "),
        ("fuji", "▁▂▄▆██████████████▆▄▃▂▁▁"),
    ],
    "sea": [
        ("sumi", "    ▂▃▄▃▂           ▁▂▂▁      "),
        ("ai", "  ▃▆█████▇▅▂   ▁▃▅▇█████▆▄▂   "),
        ("ai", "▄▇██████████▆▅▆████████████▆▅▄"),
    ],
}


class Paintings:
    """What the seat has seen; the parts that are missing show what they would gain."""

    def __init__(self, player: Player, among_cards: bool) -> None:
        self.player = player
        self.height = TALLER if among_cards else TALL

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        pictures = [self.picture(panorama) for panorama in PANORAMAS]
        gap = " " * GAP
        width = sum(picture[0].cell_len + GAP for picture in pictures) - GAP
        if options.size.height >= self.height and width <= options.max_width:
            for row in zip(*pictures, strict=True):
                yield Text(gap, no_wrap=True).join(row)
            yield Text()

    def picture(self, panorama: str) -> list[Text]:
        """Three lines, as far as the parts have been seen."""
        seen = self.player.parts[panorama]
        lines = []
        for row, (ink, line) in enumerate(PICTURES[panorama]):
            drawn = Text().append(line[: seen * PART], style=f"{ink}.tile")
            for part in range(seen, len(line) // PART):
                mark = ("", str(part + 1), "·")[row]
                drawn.append_text(fit(Text(mark, style="nibi"), PART, "centre"))
            lines.append(drawn)
        return lines
