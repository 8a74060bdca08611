"""What commands that keep their games share: options, progress, and what Ctrl-C leaves."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from kachidoki.cli import INTERRUPTED
from kachidoki.cli.commands.options import (
    components_option,
    corrections_of,
    language_option,
    title_options,
)
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.cli.extras import needing
from kachidoki.cli.progress import bars
from kachidoki.engine import Setting, Title
from kachidoki.lab.arena import Plan
from kachidoki.match import parse_options
from kachidoki.text import Texts

with needing("lab", "'kachidoki' with records"):
    from kachidoki.lab.records import Heading, Records
    from kachidoki.lab.records.writer import record


@dataclass(frozen=True)
class Recorded:
    """What one may wish of games that are kept, beside who plays them and how many."""

    seed: int
    processes: int
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
    """The options for `Recorded`."""
    for option in (
        language_option(),
        components_option(),
        title_options(),
        click.option(
            "--processes",
            default=os.cpu_count() or 1,
            show_default="one for each core",
            help="How many games to play at a time.",
        ),
        click.option(
            "--seed", default=1, show_default=True, help="Another seed gives other games."
        ),
    ):
        command = option(command)
    return command


def record_games(
    plan: Plan, heading: Heading, path: Path, wished: Recorded, texts: Texts
) -> Records:
    """All games of the plan in this file; says how to go on when Ctrl-C comes before."""
    notice_speed(texts)
    there = 0
    try:
        with bars() as progress:
            task = progress.add_task(texts.say("arena-progress"), total=plan.games)

            def tell(games: int) -> None:
                nonlocal there
                there = games
                progress.update(task, completed=games)

            return record(plan, heading, path, wished.processes, tell)
    except KeyboardInterrupt:
        click.echo(texts.say("records-stopped", games=there, wanted=plan.games), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None
