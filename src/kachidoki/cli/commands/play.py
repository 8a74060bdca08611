"""`kachidoki play`: opens a match or goes on with a saved one, at the table or line by line."""

from collections.abc import Mapping
from math import isnan
from pathlib import Path

import click

from kachidoki.bots import LEVELS, is_built_in, level_of, make_bot
from kachidoki.cli.commands.options import (
    components_option,
    corrections_of,
    file_option,
    language_option,
    plain_option,
    read_match,
    theme_option,
    title_options,
)
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.cli.ending import ending, next_time, proof
from kachidoki.cli.play.game import LocalGame
from kachidoki.cli.screen import can_draw, is_interactive
from kachidoki.cli.terminal import Terminal
from kachidoki.engine import BadInput, Setting, Title, seat_name
from kachidoki.extras import needing
from kachidoki.match import Match, parse_options, seeded
from kachidoki.text import Texts
from kachidoki.titles import find_title

STANDARD_BOT = LEVELS["master"]
NO_BOTS = "none"

EXAMPLES = """\b
Examples:
  kachidoki play joraku
  kachidoki play joraku --seats 4 --bots ismcts,greedy,random --lang ru
  kachidoki play joraku --seats 3 --bots greedy --names Anna,Boris
  kachidoki play joraku --seats 2 --bots ismcts:0.5s --option mode=with-neutral
  kachidoki play joraku --option variants=random --components my-box.toml
  kachidoki play TITLE --option NAME=VALUE --option OTHER=VALUE
  kachidoki play joraku --seed 7 --save evening.match
  kachidoki play joraku --load evening.match --save evening.match
  printf '1\\n1\\nquit\\n' | kachidoki play joraku --plain --seed 7
"""


def refuse_nan(context: click.Context, option: click.Parameter, value: float) -> float:
    """What is no number is in no range, but Click does not see that."""
    if isnan(value):
        raise click.BadParameter("nan is not a number", context, option)
    return value


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
@title_options()
@components_option()
@click.option("--seed", type=int, help="The same seed gives the same deals and the same bots.")
@language_option()
@plain_option()
@click.option(
    "--pace",
    type=click.FloatRange(0, 60),
    callback=refuse_nan,
    default=0.5,
    show_default=True,
    help="Seconds between the moves of bots.",
)
@theme_option()
@file_option("--save", "Keep the match in this file, move by move.")
@file_option("--load", "Go on with the match in this file.")
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
    `kachidoki titles` lists what can be played, and with which options.

    In plain mode (--plain, and wherever input or output is no terminal) every line of the input is
    one answer: the number of a choice, a move in notation, or a command such as help. The end of
    the input is the same as quit: the game is left, and the exit code is 0. Choices are followed by
    their notation. Several humans had better play at the full table: what plain mode has printed
    can be scrolled back in some terminals, whatever the curtain clears.

    The file of a match that is not over holds all its secrets: no peeking. It also names its bots;
    those that are your own code (module:Class) are given again with --bots, all in their order.
    """
    about = find_title(title)
    if load is not None:
        refuse_beside_load(seats, names, options, components, seed)
        match = load_match(about, load, language)
        check_bots(match, bots)
    else:
        wanted = parse_options(options)
        players = parse_bots(about, seats, bots, wanted)
        setting = about.setting(len(players), wanted, corrections_of(about, components))
        match = open_match(about, setting, players, split(names) if names else [], seed, language)
    game = LocalGame(match)
    if save is not None:
        keep_in(game, save, load)
    notice_speed(Texts(language))
    run(game, language, plain, pace, theme)


# ----------------------------------------------------------------- who sits where


def parse_bots(
    title: Title, seats: int | None, bots: str | None, options: Mapping[str, str]
) -> list[str | None]:
    """One entry a seat: the name of a bot, or None for a human."""
    if bots is None:
        seats = most_seats(title, options) if seats is None else seats
        given = [STANDARD_BOT] * (seats - 1)
    else:
        given = [] if bots == NO_BOTS else split(bots)
        seats = seats_beside(given, title) if seats is None else seats
    given = [LEVELS.get(name, name) for name in given]
    for name in given:
        make_bot(name, title, 0)
    title.setting(seats)
    if len(given) > seats:
        raise BadInput(f"{len(given)} bots for {seats} seats; possible: up to {seats}")
    return [None] * (seats - len(given)) + [*given]


def seats_beside(bots: list[str], title: Title) -> int:
    """Room for the bots and one human, or as much as there is."""
    seats = len(bots) + 1
    return seats if seats in title.seats else max(title.seats)


def most_seats(title: Title, options: Mapping[str, str]) -> int:
    """As many as there can be with these options."""
    fitting = [
        seats
        for seats in title.seats
        if all(
            options.get(option.name) in (None, *title.choices(option, seats))
            for option in title.options
        )
    ]
    return max(fitting or title.seats)


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def player_names(players: list[str | None], names: list[str], language: str) -> list[str]:
    """Humans are called as they wish, bots by their level and their seat."""
    humans = players.count(None)
    if names and len(names) != humans:
        raise BadInput(f"{len(names)} names for {humans} humans; give one for each, or none")
    unnamed = Texts(language).say("player-unnamed")
    waiting = iter(names or [unnamed] * humans)
    return [
        next(waiting) if bot is None else f"{level_of(bot)} {seat_name(seat)}"
        for seat, bot in enumerate(players)
    ]


def check_bots(match: Match, given: str | None) -> None:
    """A file names its bots, but runs nobody's code unless they are given again."""
    named = [bot for bot in match.bots if bot is not None]
    again = f"--bots {','.join(named)}"
    if given is not None and split(given) != named:
        raise BadInput(f"--bots can only repeat the bots of the file: {again}")
    for bot in named:
        if given is None and not is_built_in(bot):
            raise BadInput(f"the bot '{bot}' is code of your own; if you trust it, add {again}")
        make_bot(bot, match.title, 0)


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
    called = player_names(players, names, language)
    if seed is None:
        return Match.open(title, setting, called, bots=players)
    secret, nonces = seeded(seed, setting.seats)
    return Match.open(title, setting, called, secret, nonces, clock=None, bots=players)


def load_match(title: Title, path: Path, language: str) -> Match:
    match = read_match(path, Texts(language))
    if match.title is not title:
        raise BadInput(f"{path} is a match of {match.title.id}, not of {title.id}")
    return match


def refuse_beside_load(*given: object) -> None:
    names = ("--seats", "--names", "--option", "--components", "--seed")
    for name, value in zip(names, given, strict=True):
        if value not in (None, ()):
            raise BadInput(f"{name} cannot be given with --load: the file says all that")


def keep_in(game: LocalGame, save: Path, load: Path | None) -> None:
    """Writes the file at once, so that a wrong name is found before the game and not after it."""
    if save == load:
        game.save(save)
    else:
        game.save_new(save)


# ----------------------------------------------------------------- the table


def run(game: LocalGame, language: str, plain: bool, pace: float, theme: str) -> None:
    if plain or not can_draw():
        from kachidoki.cli.play.plain import Plain

        Plain(game, language, is_interactive()).run()
        return
    with needing("terminal", "the drawn table (unlike --plain)"):
        from kachidoki.cli.table.app import Table

    table = Table(game, language, pace, theme)
    table.run()
    for line in farewell(game, table.texts):
        click.echo(line)


def farewell(game: LocalGame, texts: Texts) -> list[str]:
    """What stays on the screen when the table is gone."""
    if game.is_over:
        match = game.match
        table = Terminal(match.title, match.setting).describe(game.view(), texts)
        return [*table, *ending(match, texts), *proof(game, texts), *next_time(game, texts)]
    return [texts.say("leave-saved", file=str(game.file))] if game.file else []
