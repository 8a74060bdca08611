"""`kachidoki balance`: lets equal bots play a title and reports how even it is."""

import json
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kachidoki.cli.commands.arena import (
    Wishes,
    open_series,
    play,
    rate_of,
    rates_table,
    series_options,
    tell_if_stopped,
)
from kachidoki.cli.commands.games import names_around, table_options
from kachidoki.engine import seat_name
from kachidoki.lab.arena import Series
from kachidoki.lab.balance import Balance, Source, weigh
from kachidoki.lab.plot import plot_balance
from kachidoki.lab.statistics import Estimate
from kachidoki.text import Texts
from kachidoki.titles import find_title


@click.command("balance")
@click.argument("title")
@table_options
@series_options
def command(title: str, bots: str, seats: int | None, **wishes: Any) -> None:
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
    wished = Wishes(**wishes)
    names = names_around(find_title(title), bots, seats)
    series, texts = open_series(title, names, seats, wished)
    balance = weigh(play(series, wished, texts))
    heading = heading_of(series, bots, balance, texts)
    if wished.as_json:
        click.echo(json.dumps(as_data(series, balance), ensure_ascii=False))
    else:
        show(balance, heading, texts)
    if wished.plot is not None:
        plot_balance(balance, heading, texts, wished.plot)
    tell_if_stopped(series, balance.games, texts)


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
