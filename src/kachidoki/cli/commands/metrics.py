"""`kachidoki metrics`: measures what kind of game a title is."""

import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kachidoki.cli.commands.arena import rate_of
from kachidoki.cli.commands.games import GameWishes, game_options, names_of
from kachidoki.cli.commands.options import file_option
from kachidoki.cli.commands.recording import record_games
from kachidoki.cli.progress import bars
from kachidoki.engine import BadInput, Setting, Title
from kachidoki.extras import needing
from kachidoki.lab.arena import Series, refuse_clocks
from kachidoki.lab.plot import check_plot
from kachidoki.lab.statistics import Estimate
from kachidoki.text import Texts
from kachidoki.titles import find_title

with needing("lab", "'kachidoki metrics'"):
    from kachidoki.lab.metrics.character import Character, character, measure_file
    from kachidoki.lab.metrics.peers import Peer, peer_of
    from kachidoki.lab.metrics.plot import plot_metrics
    from kachidoki.lab.records import read
    from kachidoki.lab.records.heading import heading_of


LABELS = (
    "metrics-plies",
    "metrics-decisions",
    "metrics-rounds",
    "metrics-branching",
    "metrics-branching-most",
    "metrics-tree",
    "metrics-chance",
    "metrics-chance-bits",
    "metrics-gestures",
    "metrics-hidden",
    "metrics-bits",
    "metrics-leads",
    "metrics-settled",
    "metrics-led",
    "metrics-seats",
)


@click.command("metrics")
@click.argument("title")
@click.option(
    "--records",
    "files",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Measure these games instead of playing; can be repeated.",
)
@click.option("--bots", default="greedy", show_default=True, help="One for all seats, or one each.")
@click.option(
    "--seats", type=int, show_default="four, or the most that can play", help="Number of players."
)
@click.option("--games", default=100, show_default=True, help="How many games of each setting.")
@click.option("--effects", is_flag=True, help="Also with each other value of each option.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON, nothing else.")
@file_option("--plot", "Draw the result as SVG or PNG.")
@game_options
def command(
    title: str,
    files: tuple[Path, ...],
    bots: str,
    seats: int | None,
    games: int,
    effects: bool,
    as_json: bool,
    plot: Path | None,
    **wishes: Any,
) -> None:
    """Measure what kind of game a title is.

    How long games are, how many choices there are, how much chance brings in, how much is hidden from
    who decides, how often the lead changes, what the seat is worth; and with --effects, what each
    option changes. How each figure comes about is told in docs/lab.md.

    \b
    Examples:
      kachidoki metrics tokaido --effects
      kachidoki metrics joraku --records games.parquet --plot joraku.svg
    """
    wished = GameWishes(**wishes)
    about = find_title(title)
    if plot is not None:
        check_plot(plot)
    with TemporaryDirectory() as folder:
        if not files:
            names = names_of(bots)
            wanted = len(names) if len(names) > 1 else min(4, max(about.seats))
            setting = wished.setting(about, wanted if seats is None else seats)
            settings = settings_around(about, setting) if effects else [setting]
            files = tuple(
                play(about, each, names, games, wished, Path(folder) / f"{place}.parquet")
                for place, each in enumerate(settings)
            )
        found = [read(file, about.id) for file in files]
        texts = wished.texts(about, found[0].setting)
        if any(len(records) == 0 for records in found):
            raise BadInput("there are no games to measure")
        characters = measured(files, [records.setting for records in found], wished, texts)
    names_of_settings = [difference(each, characters[0], texts) for each in characters]
    heading = texts.say("metrics-heading", title=texts.say("title-name"), games=characters[0].games)
    if as_json:
        click.echo(json.dumps([asdict(each) for each in characters], ensure_ascii=False))
    else:
        show(characters, names_of_settings, heading, texts)
    if plot is not None:
        plot_metrics(characters, names_of_settings, heading, texts, plot)


def settings_around(title: Title, setting: Setting) -> list[Setting]:
    """The setting, and those that differ from it by one value of one option."""
    found = [setting]
    for option in title.options:
        for value in option.examples():
            possible = value in title.choices(option, setting.seats)
            if possible and value != setting.options[option.name]:
                options = {**setting.options, option.name: value}
                found.append(title.setting(setting.seats, options, setting.corrections))
    return found


def play(
    title: Title,
    setting: Setting,
    bots: tuple[str, ...],
    games: int,
    wished: GameWishes,
    file: Path,
) -> Path:
    names = bots * setting.seats if len(bots) == 1 else bots
    refuse_clocks(title, names, wished.seed)
    series = Series(title.id, setting, names, games, wished.seed)
    texts = wished.texts(title, setting)
    record_games(series, heading_of(series, {"name": "series"}), file, wished.crew, texts)
    return file


def measured(
    files: tuple[Path, ...], settings: list[Setting], wished: GameWishes, texts: Texts
) -> list[Character]:
    found = []
    with bars() as progress:
        task = progress.add_task(texts.say("metrics-measuring"), total=len(files))
        for file, setting in zip(files, settings, strict=True):
            measures = list(measure_file(file, wished.processes))
            found.append(character(setting.options, measures))
            progress.advance(task)
    return found


def difference(one: Character, first: Character, texts: Texts) -> str:
    """What is otherwise than in the first setting."""
    words = [f"{name}={value}" for name, value in one.options.items()]
    others = [
        word
        for word, name in zip(words, one.options, strict=True)
        if first.options[name] != one.options[name]
    ]
    return ", ".join(others) or texts.say("metrics-base")


# ----------------------------------------------------------------- tables


def show(characters: list[Character], names: list[str], heading: str, texts: Texts) -> None:
    console = Console(highlight=False)
    console.print(heading, style="bold")
    table = Table(box=SIMPLE_HEAD)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    columns = [figures(each, texts) for each in characters]
    peer = peer_of(len(characters[0].seats))
    if peer is not None:
        table.add_column(f"TAG: {peer.name}", justify="right")
        columns.append(beside(peer, texts))
    for label, *row in zip(LABELS, *columns, strict=True):
        table.add_row(texts.say(label), *row)
    console.print(table)
    console.print(texts.say("metrics-note"), style="dim")


def figures(each: Character, texts: Texts) -> list[str]:
    rounds, rates = each.rounds, [rate.mean for rate in each.seats]
    bits = texts.say("metrics-bits-value", bits=each.bits, capped=100 * each.capped)
    return [
        mean_of(each.plies, texts),
        mean_of(each.decisions, texts),
        texts.say("metrics-rounds-value", median=rounds.median, low=rounds.low, high=rounds.high),
        mean_of(each.branching, texts),
        texts.say("metrics-most-value", median=each.branching_median, most=each.branching_most),
        texts.say("metrics-tree-value", tree=each.tree),
        texts.say("arena-parity-value", rate=100 * each.chance),
        number(each.chance_bits, texts),
        number(each.gestures, texts),
        rate_of(each.hidden, texts),
        bits,
        mean_of(each.leads, texts),
        texts.say("arena-parity-value", rate=100 * each.settled),
        rate_of(each.led, texts),
        texts.say("metrics-seats-value", low=100 * min(rates), high=100 * max(rates)),
    ]


def mean_of(value: Estimate, texts: Texts) -> str:
    return texts.say("arena-score-value", mean=value.mean, reach=value.high - value.mean)


def beside(peer: Peer, texts: Texts) -> list[str]:
    """What is known of another game, in the same rows."""
    known = {"metrics-decisions": peer.decisions, "metrics-branching": peer.branching}
    return [span_of(known[label], texts) if label in known else "" for label in LABELS]


def span_of(values: tuple[float, float], texts: Texts) -> str:
    """What two series of games gave."""
    return texts.say("metrics-span", low=min(values), high=max(values))


def number(value: float, texts: Texts) -> str:
    return texts.say("metrics-number", value=value)
