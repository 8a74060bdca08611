"""`kachidoki train`: lets bots learn to judge the positions of a title."""

import os
from pathlib import Path

import click

from kachidoki.cli.commands.options import file_option, language_option
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.cli.extras import needing
from kachidoki.cli.progress import bars
from kachidoki.engine import BadInput
from kachidoki.lab.crew import check_processes
from kachidoki.text import Texts
from kachidoki.titles import find_title

with needing("lab", "'kachidoki train'"):
    from kachidoki.lab.training import course as training
    from kachidoki.lab.training.fitting import Fitted, Table


@click.command("train")
@click.argument("title")
@click.option(
    "--seats",
    "seats",
    type=int,
    multiple=True,
    show_default="all",
    help="With how many players; can be repeated.",
)
@click.option(
    "--games", default=5000, show_default=True, help="Games to play, with each number of players."
)
@click.option("--seed", default=1, show_default=True, help="Another seed gives another net.")
@click.option(
    "--neurons", type=(int, int), default=(24, 8), show_default=True, help="Of the two layers."
)
@click.option("--epochs", default=4, show_default=True, help="How often every game is learnt from.")
@click.option(
    "--processes",
    default=os.cpu_count() or 1,
    show_default="one for each core",
    help="How many games to play at a time.",
)
@file_option("--out", "Where the net goes; TITLE.net.json unless given.")
@language_option()
def command(
    title: str,
    seats: tuple[int, ...],
    games: int,
    seed: int,
    neurons: tuple[int, int],
    epochs: int,
    processes: int,
    out: Path | None,
    language: str,
) -> None:
    """Train a net that judges positions, for `ismcts` and the coach.

    Games are played as the title's advice suggests, with some whim. Wherever a search would judge,
    everybody's features are written down, and a small net learns to foretell from them who will win.
    The same seed gives the same net, with any number of processes.

    \b
    Examples:
      kachidoki train gunsen --games 2000 --out mine.json
      kachidoki arena gunsen --bots ismcts:400+mine.json,ismcts:400
    """
    found = find_title(title)
    tables_of = tuple(dict.fromkeys(seats)) or tuple(found.seats)
    course = training.Course(found.id, tables_of, games, seed, *neurons, epochs=epochs)
    check_processes(processes)
    path = Path(f"{found.id}.net.json") if out is None else out
    if not path.absolute().parent.is_dir():
        raise BadInput(f"{path}: there is no such folder")
    texts = Texts(language, found, found.setting(max(found.seats)))
    notice_speed(texts)
    tables, fitted = run(course, processes, texts)
    training.write(course, fitted, tables, path)
    for players, surprise in fitted.surprise.items():
        click.echo(texts.say("train-surprise", players=players, surprise=surprise))
    click.echo(texts.say("train-written", file=str(path)))


def run(course: training.Course, processes: int, texts: Texts) -> tuple[list[Table], Fitted]:
    """Plays, then fits, and shows how far it is."""
    with bars() as progress:
        games = course.games * len(course.seats)
        playing = progress.add_task(texts.say("train-playing"), total=games)
        fitting = progress.add_task(texts.say("train-fitting"), total=course.epochs)
        tables = training.learn(course, processes, lambda more: progress.advance(playing, more))
        fitted = training.fit_to(
            course, tables, lambda step: progress.update(fitting, completed=step.epoch)
        )
    return tables, fitted
