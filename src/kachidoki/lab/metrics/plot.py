"""Charts of what kind of game a title is. Needs the extra `plots`."""

from collections.abc import Sequence
from itertools import cycle, product
from pathlib import Path

from kachidoki.engine import seat_name
from kachidoki.lab.metrics.character import TENTHS, Character
from kachidoki.lab.plot import AI, NIBI, SEAT_INKS, SUMI, draw_rates, drawing
from kachidoki.text import Texts

LINE_STYLES = ("-", "--", ":", "-.")


def plot_metrics(
    characters: Sequence[Character], names: Sequence[str], heading: str, texts: Texts, path: Path
) -> None:
    """Choices in the course of games, their length, and wins by seat of the first setting."""
    first = characters[0]
    with drawing(path, 11, 4.2) as figure:
        figure.suptitle(heading, x=0.01, ha="left", fontweight="bold")
        choices, lengths, seats = figure.subplots(1, 3, width_ratios=(3, 3, 2))
        choices.set_title(texts.say("metrics-plot-choices"))
        choices.set_xlabel(texts.say("metrics-plot-course"))
        middles = [(tenth + 0.5) / TENTHS for tenth in range(TENTHS)]
        lines = cycle(product(LINE_STYLES, SEAT_INKS))
        for character, name, (style, ink) in zip(characters, names, lines, strict=False):
            choices.plot(middles, character.by_tenth, style, marker="o", color=ink, label=name)
        choices.set_ylim(bottom=0)
        choices.xaxis.set_major_formatter("{x:.0%}")
        choices.grid()
        if len(characters) > 1:
            choices.legend(frameon=False, fontsize="small")
        lengths.set_title(texts.say("metrics-plot-lengths"))
        lengths.set_xlabel(texts.say("metrics-decisions"))
        lengths.hist(first.lengths, bins=20, color=AI, edgecolor=SUMI, linewidth=0.5)
        lengths.grid(axis="y")
        seats.set_title(texts.say("arena-plot-seats"))
        letters = [seat_name(seat) for seat in range(len(first.seats))]
        draw_rates(seats, letters, first.seats, SEAT_INKS)
        seats.axvline(1 / len(first.seats), color=NIBI, linestyle="--", linewidth=1)
