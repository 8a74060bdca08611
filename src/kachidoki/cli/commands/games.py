"""Options of the commands that play games of bots for the lab: seed, processes, the title's options."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from kachidoki.cli.commands.crew import CrewWishes, crew_options
from kachidoki.cli.commands.options import (
    components_option,
    corrections_of,
    language_option,
    title_options,
)
from kachidoki.engine import Setting, Title
from kachidoki.match import parse_options
from kachidoki.text import Texts

BETWEEN_BOTS = ","


@dataclass(frozen=True)
class GameWishes(CrewWishes):
    """What one may wish of games, beside who plays them and how many."""

    seed: int
    options: tuple[str, ...]
    components: Path | None
    language: str

    def setting(self, title: Title, seats: int) -> Setting:
        return title.setting(
            seats, parse_options(self.options), corrections_of(title, self.components)
        )

    def texts(self, title: Title, setting: Setting) -> Texts:
        return Texts(self.language, title, setting)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options for `GameWishes`."""
    for option in (
        language_option(),
        components_option(),
        title_options(),
        crew_options,
        click.option(
            "--seed", default=1, show_default=True, help="Another seed gives other games."
        ),
    ):
        command = option(command)
    return command


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Who plays, where one bot may stand for all."""
    seats = click.option(
        "--seats",
        type=int,
        show_default="as many as there are bots, or the most that can play",
        help="Number of players.",
    )
    bots = click.option(
        "--bots",
        default="greedy",
        show_default=True,
        help="One for all seats, or one for each, separated by commas.",
    )
    return bots(seats(command))


def names_of(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(BETWEEN_BOTS))


def names_around(title: Title, bots: str, seats: int | None) -> tuple[str, ...]:
    """A bot for every seat; a single one takes them all."""
    names = names_of(bots)
    most = max(title.seats)
    return names if len(names) > 1 else names * (most if seats is None else min(seats, most))
