"""`kachidoki ladder`: rates bots by many games, and writes a report."""

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kachidoki.cli import INTERRUPTED
from kachidoki.cli.commands.games import GameWishes, game_options, names_of
from kachidoki.cli.commands.options import make_folder
from kachidoki.cli.commands.recording import record_games
from kachidoki.cli.progress import bars
from kachidoki.engine.files import write_whole
from kachidoki.extras import needing
from kachidoki.lab.crew import Crew
from kachidoki.lab.statistics import Estimate
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title

with needing("lab", "'kachidoki ladder'"):
    from kachidoki.lab.ladder.lessons import games_of_training, train_responses
    from kachidoki.lab.ladder.report.charts import rating_in_words
    from kachidoki.lab.ladder.report.page import page
    from kachidoki.lab.ladder.schedule import Schedule, plan_ladder, registered
    from kachidoki.lab.ladder.standings import Rung, Standings, standings
    from kachidoki.lab.records import Records
    from kachidoki.lab.records.heading import heading_of

RECORDS = "records.parquet"
RESPONSES = "responses.json"


@click.command("ladder")
@click.argument("title")
@click.option(
    "--bots", show_default="all of ours", help="Two or more, separated by commas, each once."
)
@click.option(
    "--seats", type=int, show_default="four, or the most that can play", help="Number of players."
)
@click.option("--games", default=400, show_default=True, help="How many rated games to play.")
@click.option(
    "--response-deals",
    default=4,
    show_default=True,
    help="Deals on which responses to each bot are measured; 0: none.",
)
@click.option(
    "--training-deals",
    default=2,
    show_default=True,
    help="Deals that each of 60 tastes plays to train a response to each bot; 0: none is trained.",
)
@game_options
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    show_default="ladder-TITLE",
    help="Where records and report go.",
)
def command(
    title: str,
    bots: str | None,
    seats: int | None,
    games: int,
    response_deals: int,
    training_deals: int,
    out: Path | None,
    **wishes: Any,
) -> None:
    """Rate bots by many games, and write a report.

    For every deal a table is filled by a fair schedule, and played in all rotations. Ratings are those
    by Plackett and Luce that are most likely; their intervals come of drawing the deals again. Beside
    them stand how often each finishes ahead of each, who survives by Alpha-Rank, and how much the best
    response that was found wins against each: another of them, or one that was trained against it.

    A bot of your own is named by its import path, mybots:Marcher. Bots that think by the clock are
    refused: their games could not be repeated. The same command gives the same records and the same
    table, with any number of processes. Whatever ends it, finished games are kept, and the same command
    goes on from there.

    The folder gets records.parquet (every move), responses.json, standings.json and index.html.

    \b
    Examples:
      kachidoki ladder joraku --games 2000 --out reports/joraku
      kachidoki ladder gunsen --bots random,greedy,ismcts:200,mybots:Marcher --seats 2
    """
    wished = GameWishes(**wishes)
    about = find_title(title)
    names = registered(about) if bots is None else names_of(bots)
    setting = wished.setting(about, min(4, max(about.seats)) if seats is None else seats)
    plan = plan_ladder(about.id, setting, names, games, wished.seed, response_deals, training_deals)
    folder = Path(f"ladder-{about.id}") if out is None else out
    make_folder(folder)
    texts = wished.texts(about, setting)
    if response_deals and training_deals:
        plan = train(plan, folder / RESPONSES, wished.crew, texts)
    heading = heading_of(plan, plan.words())
    records = record_games(plan, heading, folder / RECORDS, wished.crew, texts)
    publish(records, folder, texts)


def train(plan: Schedule, path: Path, crew: Crew, texts: Texts) -> Schedule:
    """The plan with a trained response to each bot; Ctrl-C keeps those that are finished."""
    try:
        with bars() as progress:
            task = progress.add_task(texts.say("ladder-training"), total=games_of_training(plan))
            return train_responses(plan, path, crew, partial(progress.advance, task))
    except KeyboardInterrupt:
        click.echo(texts.say("ladder-training-stopped"), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


def publish(records: Records, folder: Path, texts: Texts) -> None:
    """Shows the standings, and writes them and the report."""
    found = standings(records)
    data = json.dumps(asdict(found), indent=1, ensure_ascii=False)
    write_whole(folder / "standings.json", f"{data}\n".encode())
    spoken = [Texts(language, records.title, records.setting) for language in LANGUAGES]
    write_whole(folder / "index.html", page(records, found, spoken).encode())
    console = Console(highlight=False)
    console.print(rungs_table(found, texts))
    click.echo(texts.say("ladder-written", folder=str(folder)))


def rungs_table(found: Standings, texts: Texts) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(texts.say("arena-bot"), no_wrap=True)
    table.add_column(texts.say("ladder-rating"), no_wrap=True)
    gains = {response.bot: response.gain for response in found.responses}
    headings = [
        texts.say("ladder-wins"),
        texts.say("ladder-survival"),
        texts.say("ladder-exploited"),
        texts.say("arena-progress"),
    ]
    for heading in headings:
        table.add_column(heading, justify="right")
    for rung in found.rungs:
        table.add_row(rung.bot, *figures(rung, gains.get(rung.bot), texts))
    return table


def figures(rung: Rung, gain: Estimate | None, texts: Texts) -> list[str]:
    return [
        rating_in_words(rung.rating, texts),
        texts.say("arena-share-value", share=rung.wins.mean),
        texts.say("arena-parity-value", rate=100 * rung.survival),
        "" if gain is None else texts.say("ladder-gain", gain=100 * gain.mean),
        str(rung.games),
    ]
