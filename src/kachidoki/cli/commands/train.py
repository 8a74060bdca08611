"""`kachidoki train`: lets bots learn to judge the positions of a title."""

from pathlib import Path
from typing import Any

import click

from kachidoki.bots.nets import FILE
from kachidoki.cli import INTERRUPTED
from kachidoki.cli.commands.crew import CrewWishes, crew_options
from kachidoki.cli.commands.games import BETWEEN_BOTS
from kachidoki.cli.commands.options import file_option, language_option, make_folder
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.engine import BadInput
from kachidoki.engine.files import write_whole
from kachidoki.extras import needing
from kachidoki.lab.crew import check_crew
from kachidoki.text import Texts
from kachidoki.titles import find_title

with needing("lab", "'kachidoki train'"):
    from kachidoki.cli.training import Board
    from kachidoki.lab.training.course import Course
    from kachidoki.lab.training.folder import Folder
    from kachidoki.lab.training.generations import Training
    from kachidoki.lab.training.positions import QUICK

SECONDS = 3600  # in an hour


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
    "--games",
    default=5000,
    show_default=True,
    help="Games of each generation, with each number of players.",
)
@click.option("--seed", default=1, show_default=True, help="Another seed gives another net.")
@click.option(
    "--neurons", type=(int, int), default=(24, 8), show_default=True, help="Of the two layers."
)
@click.option(
    "--prior",
    default=0,
    metavar="NEURONS",
    help="Learn a prior with so many neurons instead of a net, from a search as the teacher.",
)
@click.option("--epochs", default=4, show_default=True, help="How often every game is learnt from.")
@click.option(
    "--teacher",
    default=QUICK,
    show_default=True,
    help="Whose games the first generation learns from: a bot's, or quick ones. A search goes by what "
    "the title ships; with +none by nothing, with +none+FILE by your file alone.",
)
@click.option(
    "--generations", default=1, show_default=True, help="How many nets, one after another."
)
@click.option(
    "--iterations",
    default=300,
    show_default=True,
    help="Of the searches by which later generations play, and nets are tested.",
)
@click.option(
    "--hours", type=float, show_default="as long as it takes", help="When to stop, to go on later."
)
@crew_options
@file_option(
    "--folder", "Where all is kept that was played and fitted; beside the net unless given."
)
@file_option("--out", "Where it goes; TITLE.net.json or TITLE.prior.json unless given.")
@language_option()
def command(
    title: str,
    seats: tuple[int, ...],
    games: int,
    seed: int,
    neurons: tuple[int, int],
    prior: int,
    epochs: int,
    teacher: str,
    generations: int,
    iterations: int,
    hours: float | None,
    folder: Path | None,
    out: Path | None,
    language: str,
    **wishes: Any,
) -> None:
    """Train a net that judges positions, for `ismcts` and the coach, or a prior that guides its search.

    A teacher plays games, with some whim. Wherever a search would judge, everybody's features are
    written down, and a small net learns to foretell from them who will win. With several generations,
    searches with the best net so far (and no prior) play the games of the next one, which learns from
    what they found as well, and is kept only if a sequential test finds that it wins more.

    A prior learns which moves a search looks at most, so that another one looks at those first: that of
    the teacher in the first generation, and after it that of the teacher with the best prior so far.

    All is kept in a folder: after Ctrl-C, or when the hours are over, the same command goes on. The
    same seed gives the same net, with any number of processes, however often it was stopped. Charts for
    TensorBoard are in the folder, too. The exit code is 1 if the course is over and nothing passed.

    \b
    Examples:
      kachidoki train gunsen --games 2000 --out mine.json
      kachidoki train joraku --teacher greedy --generations 3 --hours 2
      kachidoki train tokaido --prior 48 --teacher ismcts:1000+none --games 100
      kachidoki compare ismcts:400+mine.json ismcts:400 --title gunsen
    """
    found = find_title(title)
    tables_of = tuple(dict.fromkeys(seats)) or tuple(found.seats)
    course = Course(
        found.id, tables_of, games, seed, *neurons, epochs, teacher, generations, iterations, prior
    )
    crew = CrewWishes(**wishes).crew
    check_crew(crew)
    if hours is not None and not hours > 0:
        raise BadInput(f"hours must be above 0, not {hours}")
    kind = "prior" if prior else "net"
    path = Path(f"{found.id}.{kind}.json") if out is None else out
    if path.is_dir():
        raise BadInput(f"cannot write {path}: it is a folder")
    room = path.with_suffix(".training") if folder is None else folder
    check_places(path, room)
    texts = Texts(language, found, found.setting(max(found.seats)))
    notice_speed(texts)
    with Board(course, room, texts) as board:
        seconds = float("inf") if hours is None else hours * SECONDS
        training = Training(course, Folder(room), crew, seconds, board)
        try:
            learnt = training.run()
        except KeyboardInterrupt:
            click.echo(texts.say("train-stopped", folder=str(room)), err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None
    if learnt is not None:
        write_whole(path, learnt.read_bytes())
        board.tell_surprise(learnt)
        click.echo(texts.say("train-written", file=str(path)))
    elif training.is_finished:
        click.echo(texts.say("train-none-better", folder=str(room)))
        raise click.exceptions.Exit(1)
    else:
        click.echo(texts.say("train-no-net", folder=str(room)))


def check_places(path: Path, room: Path) -> None:
    """Refuses what could not be written or named, before anything is played."""
    for place in (path, room):
        if FILE in str(place) or BETWEEN_BOTS in str(place):
            raise BadInput(
                f"{place}: in the names of bots a {FILE} stands before each file, and a {BETWEEN_BOTS} "
                "between two bots, so that no file or folder can have one in its own"
            )
        make_folder(place.absolute().parent)
    if path == room:
        raise BadInput(f"cannot write {path}: it is the folder of the course")
