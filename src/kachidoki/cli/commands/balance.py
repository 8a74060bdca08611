"""`kachidoki balance`: lets equal bots play a title and reports how even it is."""

import json
import os
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kachidoki.cli import INTERRUPTED
from kachidoki.cli.commands.arena import collect, rate_of, rates_table
from kachidoki.cli.commands.options import (
    components_option,
    corrections_of,
    file_option,
    language_option,
    title_options,
)
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.engine import seat_name
from kachidoki.lab.arena import Series, check_bots
from kachidoki.lab.balance import Balance, Source, weigh
from kachidoki.lab.plot import check_plot, plot_balance
from kachidoki.lab.statistics import Estimate
from kachidoki.match import parse_options
from kachidoki.text import Texts
from kachidoki.titles import find_title


@click.command("balance")
@click.argument("title")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="One for all seats, or one for each, separated by commas.",
)
@click.option(
    "--seats",
    type=int,
    show_default="as many as there are bots, or the most that can play",
    help="Number of players.",
)
@click.option("--games", default=200, show_default=True, help="How many games to play.")
@click.option("--seed", default=1, show_default=True, help="Another seed gives other games.")
@click.option(
    "--processes",
    default=os.cpu_count() or 1,
    show_default="one for each core",
    help="How many games to play at a time.",
)
@title_options()
@components_option()
@file_option("--plot", "Draw the result as SVG or PNG.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON, nothing else.")
@language_option()
def command(
    title: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int,
    processes: int,
    options: tuple[str, ...],
    components: Path | None,
    plot: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Let bots play a title and report how even it is.

    Wins are counted by what a seat plays, such as a clan or a house, and by seat, as multiples of
    its share of the games: 1 is even. Points are counted by where they come from: in how many games
    anybody had some, and how many a seat and a winner have on average. The length of games is told in
    rounds: the median, and between which numbers eight of ten games lie.

    Who corrects the components of a title sees here what that did. Deals, seats and seeds are those
    of 'kachidoki arena'. Ctrl-C stops and reports the games that are finished.

    \b
    Examples:
      kachidoki balance gunsen --seats 4 --games 1000
      kachidoki balance gunsen --seats 2 --components mine.toml --plot balance.svg
      kachidoki balance rising-sun --bots ismcts:200 --seats 3 --json
    """
    about = find_title(title)
    names = tuple(name.strip() for name in bots.split(","))
    check_bots(about, names, seed)
    players = seats if seats is not None else len(names) if len(names) > 1 else max(about.seats)
    setting = about.setting(players, parse_options(options), corrections_of(about, components))
    texts = Texts(language, about, setting)
    series = Series(about.id, setting, names * players if len(names) == 1 else names, games, seed)
    if plot is not None:
        check_plot(plot)
    notice_speed(texts)
    finished = collect(series, processes, texts)
    if not finished:
        raise KeyboardInterrupt
    balance = weigh(finished)
    heading = heading_of(series, bots, balance, texts)
    if as_json:
        click.echo(json.dumps(as_data(series, balance), ensure_ascii=False))
    else:
        show(balance, heading, texts)
    if plot is not None:
        plot_balance(balance, heading, texts, plot)
    if balance.games < series.games:
        click.echo(texts.say("arena-stopped", games=balance.games, wanted=series.games), err=True)
        raise click.exceptions.Exit(INTERRUPTED)


def as_data(series: Series, balance: Balance) -> dict[str, object]:
    return {
        "title": series.title,
        "games": balance.games,
        "parts": {part.name: shares_of(part.win_rate, balance) for part in balance.parts},
        "seats": {
            seat_name(seat): shares_of(rate, balance) for seat, rate in enumerate(balance.seats)
        },
        "sources": {
            source.name: {
                "games": source.games.mean,
                "points": source.points,
                "winners": source.winners,
                "by_part": source.by_part,
            }
            for source in balance.sources
        },
        "rounds": {
            "median": balance.length.median,
            "low": balance.length.low,
            "high": balance.length.high,
        },
    }


def shares_of(rate: Estimate, balance: Balance) -> dict[str, float]:
    return {
        "share": rate.mean / balance.parity,
        "low": rate.low / balance.parity,
        "high": rate.high / balance.parity,
    }


# ----------------------------------------------------------------- tables


def heading_of(series: Series, bots: str, balance: Balance, texts: Texts) -> str:
    return texts.say(
        "balance-heading",
        title=texts.say("title-name"),
        bots=bots,
        games=balance.games,
        seats=series.setting.seats,
        seed=str(series.seed),
    )


def show(balance: Balance, heading: str, texts: Texts) -> None:
    console = Console(highlight=False)
    console.print(heading, style="bold")
    if balance.parts:
        names = [texts.say(part.name) for part in balance.parts]
        rates = [part.win_rate for part in balance.parts]
        console.print(shares_table(texts.say("arena-part"), names, rates, balance, texts))
    letters = [seat_name(seat) for seat in range(len(balance.seats))]
    console.print(shares_table(texts.say("arena-seat"), letters, balance.seats, balance, texts))
    if balance.sources:
        console.print(sources_table(balance, texts))
    length = balance.length
    console.print(
        texts.say("balance-length", median=length.median, low=length.low, high=length.high)
    )


def shares_table(
    of_what: str, names: list[str], rates: list[Estimate], balance: Balance, texts: Texts
) -> Table:
    table = rates_table(of_what, texts)
    table.add_column(texts.say("arena-share"), justify="right")
    for name, rate in zip(names, rates, strict=True):
        share = texts.say("arena-share-value", share=rate.mean / balance.parity)
        table.add_row(name, rate_of(rate, texts), share)
    return table


def sources_table(balance: Balance, texts: Texts) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(texts.say("balance-source"), no_wrap=True)
    headings = (
        texts.say("balance-games"),
        texts.say("balance-points"),
        texts.say("balance-winners"),
    )
    for heading in headings:
        table.add_column(heading, justify="right")
    for source in balance.sources:
        table.add_row(texts.say(f"source-{source.name}"), *figures_of(source, texts))
    return table


def figures_of(source: Source, texts: Texts) -> list[str]:
    return [
        texts.say("arena-parity-value", rate=100 * source.games.mean),
        texts.say("arena-share-value", share=source.points),
        texts.say("arena-share-value", share=source.winners),
    ]
