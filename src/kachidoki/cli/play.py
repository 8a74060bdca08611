"""`kachidoki play`: opens a match or goes on with a saved one, at the table or line by line."""

import os
import sys
from pathlib import Path

import click

from kachidoki.bots import make_bot
from kachidoki.cli.palette import PALETTES
from kachidoki.cli.shared import language_option, notice_speed, parse_options
from kachidoki.cli.sitting import Sitting
from kachidoki.cli.words import ending, proof
from kachidoki.engine import BadInput, Setting, Title
from kachidoki.match import Match, parse, read, seeded
from kachidoki.text import Texts
from kachidoki.titles import find_title

STANDARD_BOT = "ismcts"
NO_BOTS = "none"

EXAMPLES = """\b
Examples:
  kachidoki play joraku
  kachidoki play joraku --seats 4 --bots ismcts,greedy,random --lang ru
  kachidoki play joraku --seats 3 --bots greedy --names Anna,Boris
  kachidoki play joraku --seats 2 --bots ismcts:0.5s --option mode=with-neutral
  kachidoki play joraku --option variants=random --components my-box.toml
  kachidoki play joraku --seed 7 --save evening.match
  kachidoki play joraku --load evening.match --save evening.match
  printf '1\\n1\\nquit\\n' | kachidoki play joraku --plain --seed 7
"""


@click.command("play", epilog=EXAMPLES)
@click.argument("title")
@click.option(
    "--seats",
    type=int,
    help="Number of players; unless given, the bots and you, or as many as fit.",
)
@click.option(
    "--bots",
    help="Bots for the last seats, separated by commas; 'none' for none. Everybody else is human.",
)
@click.option("--names", help="The humans' names, separated by commas.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the title, see 'kachidoki titles'; can be repeated.",
)
@click.option(
    "--components",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Play with the numbers that this file corrects.",
)
@click.option("--seed", type=int, help="The same seed gives the same deals and the same bots.")
@language_option()
@click.option("--plain", is_flag=True, help="Line by line; so it is where there is no terminal.")
@click.option(
    "--pace",
    type=click.FloatRange(0, 60),
    default=0.5,
    show_default=True,
    help="Seconds between the moves of bots.",
)
@click.option(
    "--theme", type=click.Choice(list(PALETTES)), default="dark", show_default=True, help="Colours."
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep the match in this file, move by move.",
)
@click.option(
    "--load",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Go on with the match in this file.",
)
def command(
    title: str,
    seats: int | None,
    bots: str | None,
    names: str | None,
    options: tuple[str, ...],
    components: Path | None,
    seed: int | None,
    language: str,
    plain: bool,
    pace: float,
    theme: str,
    save: Path | None,
    load: Path | None,
) -> None:
    """Play TITLE in the terminal, against bots or one another.

    You sit in seat A and ismcts in all others, unless --bots says otherwise: bots take the last
    seats. With several humans a curtain falls between their turns; with none you watch.

    In plain mode (--plain, and wherever input or output is no terminal) every line of the input is
    one answer: the number of a choice, a move in notation, or a command such as help. The end of
    the input is the same as quit: the game is left, and the exit code is 0.

    The file of a match that is not over holds all its secrets: no peeking.
    """
    about = find_title(title)
    if load is not None:
        refuse_beside_load(seats, bots, names, options, components, seed)
        match, players = load_match(about, load)
    else:
        corrections = about.read_corrections(components) if components else {}
        players = parse_bots(about, seats, bots)
        setting = about.setting(len(players), parse_options(options), corrections)
        match = open_match(about, setting, players, parse_names(names), seed, language)
    sitting = Sitting(match, players)
    if save is not None:
        keep_in(sitting, save, load)
    notice_speed(Texts(language))
    run(sitting, language, plain, pace, theme)


# ----------------------------------------------------------------- who sits where


def parse_bots(title: Title, seats: int | None, bots: str | None) -> list[str | None]:
    """One entry a seat: the name of a bot, or None for a human."""
    if bots is None:
        seats = seats or max(title.seats)
        given = [STANDARD_BOT] * (seats - 1)
    else:
        given = [] if bots == NO_BOTS else [name.strip() for name in bots.split(",")]
        fitting = len(given) + 1 in title.seats
        seats = seats or (len(given) + 1 if fitting else max(title.seats))
    for name in given:
        make_bot(name, title, 0)
    title.setting(seats)
    if len(given) > seats:
        raise BadInput(f"{len(given)} bots for {seats} seats; possible: up to {seats}")
    return [None] * (seats - len(given)) + [*given]


def parse_names(names: str | None) -> list[str]:
    return [name.strip() for name in names.split(",")] if names else []


def player_names(
    title: Title, players: list[str | None], names: list[str], language: str
) -> list[str]:
    """Bots go by their own names, so that a saved match knows them."""
    humans = players.count(None)
    if names and len(names) != humans:
        raise BadInput(f"{len(names)} names for {humans} humans; give one for each, or none")
    for name in names:
        if is_bot(title, name):
            raise BadInput(f"'{name}' is the name of a bot; choose another")
    unnamed = Texts(language).say("player-unnamed")
    waiting = iter(names or [unnamed] * humans)
    return [bot or next(waiting) for bot in players]


def is_bot(title: Title, name: str) -> bool:
    try:
        make_bot(name, title, 0)
    except BadInput:
        return False
    return True


# ----------------------------------------------------------------- the match


def open_match(
    title: Title,
    setting: Setting,
    players: list[str | None],
    names: list[str],
    seed: int | None,
    language: str,
) -> Match:
    """A new match; with a seed all of it is given, and no times are kept."""
    called = player_names(title, players, names, language)
    if seed is None:
        return Match.open(title, setting, called)
    secret, nonces = seeded(seed, setting.seats)
    return Match.open(title, setting, called, secret, nonces, clock=None)


def load_match(title: Title, path: Path) -> tuple[Match, list[str | None]]:
    """A saved match and its bots, which are known by their names."""
    try:
        match = parse(read(path))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    if match.title is not title:
        raise BadInput(f"{path} is a match of {match.title.id}, not of {title.id}")
    return match, [name if is_bot(title, name) else None for name in match.players]


def refuse_beside_load(*given: object) -> None:
    names = ("--seats", "--bots", "--names", "--option", "--components", "--seed")
    for name, value in zip(names, given, strict=True):
        if value not in (None, ()):
            raise BadInput(f"{name} cannot be given with --load: the file says all that")


def keep_in(sitting: Sitting, save: Path, load: Path | None) -> None:
    """Writes the file at once, so that a wrong name is found before the game and not after it."""
    if save != load and save.exists():
        raise BadInput(f"{save} is there already; name another file, or --load it")
    sitting.save(save)


# ----------------------------------------------------------------- the table


def run(sitting: Sitting, language: str, plain: bool, pace: float, theme: str) -> None:
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    if plain or not interactive or os.environ.get("TERM") == "dumb":
        from kachidoki.cli.plain import Plain

        Plain(sitting, language, interactive).run()
        return
    from kachidoki.cli.table import Table

    table = Table(sitting, language, pace, theme)
    table.run()
    for line in farewell(sitting, table.texts):
        click.echo(line)


def farewell(sitting: Sitting, texts: Texts) -> list[str]:
    """What stays on the screen when the table is gone."""
    if sitting.is_over:
        return [*ending(sitting, texts), *proof(sitting, texts)]
    return [texts.say("leave-saved", file=str(sitting.file))] if sitting.file else []
