"""`kachidoki arena`: lets bots play each other and reports who wins how often."""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kachidoki.cli import INTERRUPTED
from kachidoki.cli.commands.crew import CrewWishes, crew_options
from kachidoki.cli.commands.games import names_of
from kachidoki.cli.commands.options import (
    components_option,
    corrections_of,
    file_option,
    language_option,
    title_options,
)
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.cli.progress import bars
from kachidoki.engine import seat_name
from kachidoki.lab.arena import Series, check_bots, playing
from kachidoki.lab.crew import Crew
from kachidoki.lab.plot import bot_name, check_plot, plot_arena
from kachidoki.lab.statistics import Estimate, Game, Summary, summarize
from kachidoki.match import parse_options
from kachidoki.text import Texts
from kachidoki.titles import find_title


@dataclass(frozen=True)
class Wishes(CrewWishes):
    """What one may wish of a series of games, beside who plays: its number of games, seed and so on."""

    games: int
    seed: int
    options: tuple[str, ...]
    components: Path | None
    plot: Path | None
    as_json: bool
    language: str


def series_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options for `Wishes`."""
    for option in (
        language_option(),
        click.option(
            "--json", "as_json", is_flag=True, help="Print the result as JSON, nothing else."
        ),
        file_option("--plot", "Draw the result as SVG or PNG."),
        components_option(),
        title_options(),
        crew_options,
        click.option(
            "--seed", default=1, show_default=True, help="Another seed gives other games."
        ),
        click.option("--games", default=200, show_default=True, help="How many games to play."),
    ):
        command = option(command)
    return command


@click.command("arena")
@click.argument("title")
@click.option("--bots", required=True, help="One for each seat, separated by commas.")
@click.option(
    "--seats", type=int, show_default="as many as there are bots", help="Number of players."
)
@series_options
def command(title: str, bots: str, seats: int | None, **wishes: Any) -> None:
    """Let bots play each other and count who wins.

    Every deal is played again with the bots moved one seat on, until all sit where equal ones have
    sat before, so that all meet the same luck everywhere; a number of games that the seats divide is
    fairest. The same seed gives the same result, with any number of processes, unless bots think by
    the clock.

    Equal bots share a row, which shows the average of one of them: its win rate can be compared
    with parity, one win for as many games as there are seats. A shared victory counts in parts.
    Intervals hold the true value with 95 % certainty; that of equal bots is the interval of all
    their wins together, divided by their number, and bots in all seats are at parity for certain.
    Time is CPU time, of decisions with more than one choice. Bots that think in several processes
    play one game at a time, and their time there is not counted. Ctrl-C stops and reports the games
    that are finished.

    \b
    Examples:
      kachidoki arena joraku --bots ismcts,greedy,greedy,greedy --games 200
      kachidoki arena joraku --bots ismcts:1000,ismcts:5000,greedy --plot strength.svg
      kachidoki arena joraku --bots greedy,random --option mode=with-neutral --json
    """
    wished = Wishes(**wishes)
    series, texts = open_series(title, names_of(bots), seats, wished)
    summary = summarize(play(series, wished, texts))
    heading = heading_of(series, summary, texts)
    if wished.as_json:
        click.echo(json.dumps(as_data(series, summary), ensure_ascii=False))
    else:
        show(summary, heading, texts)
    if wished.plot is not None:
        plot_arena(summary, heading, texts, wished.plot)
    tell_if_stopped(series, summary.games, texts)


# ----------------------------------------------------------------- a series of games


def open_series(
    title: str, bots: tuple[str, ...], seats: int | None, wished: Wishes
) -> tuple[Series, Texts]:
    """The series and the texts that tell of it; what cannot be played or drawn is refused. There are
    as many seats as bots, unless they are given."""
    about = find_title(title)
    check_bots(about, bots, wished.seed)
    setting = about.setting(
        len(bots) if seats is None else seats,
        parse_options(wished.options),
        corrections_of(about, wished.components),
    )
    series = Series(about.id, setting, bots, wished.games, wished.seed)
    if wished.plot is not None:
        check_plot(wished.plot)
    return series, Texts(wished.language, about, setting)


def play(series: Series, wished: Wishes, texts: Texts) -> list[Game]:
    """The games of the series, one at least."""
    notice_speed(texts)
    finished = collect(series, wished.crew, texts)
    if not finished:
        raise KeyboardInterrupt
    return finished


def collect(series: Series, crew: Crew, texts: Texts) -> list[Game]:
    """All games of the series, or those that were finished when Ctrl-C came."""
    finished: list[Game] = []
    with (
        suppress(KeyboardInterrupt),
        bars() as progress,
        playing(series, crew) as games,
    ):
        for game in progress.track(games, series.games, description=texts.say("arena-progress")):
            finished.append(game)  # noqa: PERF402 - Ctrl-C must find what is there
    return finished


def tell_if_stopped(series: Series, games: int, texts: Texts) -> None:
    if games < series.games:
        click.echo(texts.say("arena-stopped", games=games, wanted=series.games), err=True)
        raise click.exceptions.Exit(INTERRUPTED)


# ----------------------------------------------------------------- data


def as_data(series: Series, summary: Summary) -> dict[str, object]:
    return {
        "title": series.title,
        "games": summary.games,
        "bots": [
            {
                "bot": row.bot,
                "win_rate": row.win_rate.mean,
                "low": row.win_rate.low,
                "high": row.win_rate.high,
                "mean_score": row.score.mean,
            }
            for row in summary.rows
        ],
        "parts": [
            {
                "part": part.name,
                "win_rate": part.win_rate.mean,
                "low": part.win_rate.low,
                "high": part.win_rate.high,
                "mean_score": part.score.mean,
            }
            for part in summary.parts
        ],
    }


# ----------------------------------------------------------------- tables


def heading_of(series: Series, summary: Summary, texts: Texts) -> str:
    return texts.say(
        "arena-heading",
        title=texts.say("title-name"),
        games=summary.games,
        seats=series.setting.seats,
        seed=str(series.seed),
    )


def show(summary: Summary, heading: str, texts: Texts) -> None:
    console = Console(highlight=False)
    console.print(heading, style="bold")
    console.print(bots_table(summary, texts))
    console.print(seats_table(summary, texts))
    if summary.parts:
        console.print(parts_table(summary, texts))
    console.print(texts.say("arena-note"), style="dim")


def bots_table(summary: Summary, texts: Texts) -> Table:
    table = rates_table(texts.say("arena-bot"), texts)
    for heading in (texts.say("arena-score"), texts.say("arena-place"), texts.say("arena-time")):
        table.add_column(heading, justify="right", overflow="fold")
    for row in summary.rows:
        table.add_row(
            bot_name(row, texts),
            rate_of(row.win_rate, texts),
            score_of(row.score, texts),
            texts.say("arena-place-value", place=row.place),
            texts.say("arena-time-value", mean=1000 * row.seconds, longest=1000 * row.longest),
        )
    table.add_row(
        texts.say("arena-parity"), texts.say("arena-parity-value", rate=100 * summary.parity)
    )
    return table


def seats_table(summary: Summary, texts: Texts) -> Table:
    table = rates_table(texts.say("arena-seat"), texts)
    for seat, rate in enumerate(summary.seats):
        table.add_row(seat_name(seat), rate_of(rate, texts))
    return table


def parts_table(summary: Summary, texts: Texts) -> Table:
    """Beside the rate, how many times its share of the games a part has won."""
    table = rates_table(texts.say("arena-part"), texts)
    for heading in (texts.say("arena-share"), texts.say("arena-score")):
        table.add_column(heading, justify="right", overflow="fold")
    for part in summary.parts:
        table.add_row(
            texts.say(part.name),
            rate_of(part.win_rate, texts),
            texts.say("arena-share-value", share=part.win_rate.mean / summary.parity),
            score_of(part.score, texts),
        )
    return table


def rates_table(of_what: str, texts: Texts) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(of_what, overflow="fold")
    table.add_column(texts.say("arena-win-rate"), no_wrap=True)
    return table


def rate_of(rate: Estimate, texts: Texts) -> str:
    return texts.say("arena-rate", rate=100 * rate.mean, low=100 * rate.low, high=100 * rate.high)


def score_of(score: Estimate, texts: Texts) -> str:
    return texts.say("arena-score-value", mean=score.mean, reach=score.high - score.mean)
