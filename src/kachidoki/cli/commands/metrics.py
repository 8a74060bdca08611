"""`kachidoki metrics`: measures what kind of game a title is."""

import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
from click.core import ParameterSource
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


TO_PLAY = ("bots", "seats", "games", "effects", "seed", "options", "components", "ray")
COLUMN = 16  # room for one setting


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
    if files:
        refuse_to_play()
    with TemporaryDirectory() as folder:
        if not files:
            names = names_of(bots)
            setting = setting_for(about, names, seats, wished)
            settings = settings_around(about, setting) if effects else [setting]
            files = tuple(
                play(about, each, names, games, wished, Path(folder) / f"{place}.parquet")
                for place, each in enumerate(settings)
            )
        settings = settings_in(files, about)
        texts = wished.texts(about, settings[0])
        characters = measured(files, settings, wished, texts)
    names_of_settings = [difference(each, characters[0], texts) for each in characters]
    heading = texts.say("metrics-heading", title=texts.say("title-name"), games=characters[0].games)
    if as_json:
        click.echo(json.dumps([asdict(each) for each in characters], ensure_ascii=False))
    else:
        show(characters, names_of_settings, heading, texts)
    if plot is not None:
        plot_metrics(characters, names_of_settings, heading, texts, plot)


def refuse_to_play() -> None:
    """What is wished of games to play means nothing for games that are there."""
    context = click.get_current_context()
    given = [
        option.opts[0]
        for option in context.command.params
        if option.name in TO_PLAY
        and context.get_parameter_source(option.name) is not ParameterSource.DEFAULT
    ]
    if given:
        raise BadInput(f"--records plays no games, so it does not go with {', '.join(given)}")


def settings_in(files: tuple[Path, ...], title: Title) -> list[Setting]:
    """The setting of each file; what cannot be shown side by side is refused."""
    found = [read(file, title.id) for file in files]
    if any(len(records) == 0 for records in found):
        raise BadInput("there are no games to measure")
    seats = sorted({records.setting.seats for records in found})
    if len(seats) > 1:
        numbers = ", ".join(map(str, seats))
        raise BadInput(f"games of different numbers of seats cannot be compared: {numbers}")
    return [records.setting for records in found]


def setting_for(
    title: Title, bots: tuple[str, ...], seats: int | None, wished: GameWishes
) -> Setting:
    """As many seats as bots; for a single bot four, or the most that can play."""
    if seats is None:
        seats = len(bots) if len(bots) > 1 else min(4, max(title.seats))
    return wished.setting(title, seats)


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
    heading = heading_of(series, {"name": "series"})
    record_games(series, heading, file, wished.crew, texts, kept=False)
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
    columns = [figures(each, texts) for each in characters]
    peer = peer_of(len(characters[0].seats)) if len(characters) == 1 else None
    if peer is not None:
        names = [*names, f"TAG: {peer.name}"]
        columns.append(beside(peer, texts))
    at_once = max(1, console.width // COLUMN - 1)  # beside the labels
    for first in range(0, len(columns), at_once):
        these = slice(first, first + at_once)
        console.print(table_of(list(columns[0]), names[these], columns[these]))
    console.print(texts.say("metrics-note"), style="dim")
    if peer is not None:
        console.print(texts.say("metrics-note-tag"), style="dim")


def table_of(labels: list[str], names: list[str], columns: list[dict[str, str]]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(name.replace("=", "=\n"), justify="right", overflow="fold")
    for label in labels:
        table.add_row(label, *(column.get(label, "") for column in columns))
    return table


def figures(each: Character, texts: Texts) -> dict[str, str]:
    """What is shown of it, by the names of the rows."""
    rounds, rates = each.rounds, [rate.mean for rate in each.seats]
    return {
        texts.say("metrics-plies"): mean_of(each.plies, texts),
        texts.say("metrics-decisions"): mean_of(each.decisions, texts),
        texts.say("metrics-rounds"): texts.say(
            "metrics-rounds-value", median=rounds.median, low=rounds.low, high=rounds.high
        ),
        texts.say("metrics-branching"): mean_of(each.branching, texts),
        texts.say("metrics-branching-most"): texts.say(
            "metrics-most-value", median=each.branching_median, most=each.branching_most
        ),
        texts.say("metrics-tree"): texts.say("metrics-tree-value", tree=each.tree),
        texts.say("metrics-chance"): texts.say("arena-parity-value", rate=100 * each.chance),
        texts.say("metrics-chance-bits"): number(each.chance_bits, texts),
        texts.say("metrics-gestures"): number(each.gestures, texts),
        texts.say("metrics-hidden"): rate_of(each.hidden, texts),
        texts.say("metrics-bits"): texts.say(
            "metrics-bits-value", bits=each.bits, capped=100 * each.capped
        ),
        texts.say("metrics-leads"): mean_of(each.leads, texts),
        texts.say("metrics-settled"): texts.say("arena-parity-value", rate=100 * each.settled),
        texts.say("metrics-led"): rate_of(each.led, texts),
        texts.say("metrics-seats"): texts.say(
            "metrics-seats-value", low=100 * min(rates), high=100 * max(rates)
        ),
    }


def mean_of(value: Estimate, texts: Texts) -> str:
    return texts.say("arena-score-value", mean=value.mean, reach=value.high - value.mean)


def beside(peer: Peer, texts: Texts) -> dict[str, str]:
    """What is known of another game, for the same rows."""
    return {
        texts.say("metrics-decisions"): span_of(peer.decisions, texts),
        texts.say("metrics-branching"): span_of(peer.branching, texts),
    }


def span_of(values: tuple[float, float], texts: Texts) -> str:
    """What two series of games gave."""
    return texts.say("metrics-span", low=min(values), high=max(values))


def number(value: float, texts: Texts) -> str:
    return texts.say("metrics-number", value=value)
