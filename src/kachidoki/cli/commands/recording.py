"""What commands that keep their games share: progress, and what Ctrl-C leaves."""

from pathlib import Path

import click

from kachidoki.cli import INTERRUPTED
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.cli.progress import bars
from kachidoki.extras import needing
from kachidoki.lab.arena import Plan
from kachidoki.lab.crew import Crew
from kachidoki.text import Texts

with needing("lab", "keeping games"):
    from kachidoki.lab.records import Heading, Records
    from kachidoki.lab.records.writer import record


def record_games(
    plan: Plan,
    heading: Heading,
    path: Path,
    crew: Crew,
    texts: Texts,
    *,
    kept: bool = True,
) -> Records:
    """All games of the plan in this file; says whether they are kept when Ctrl-C comes before."""
    notice_speed(texts)
    there = 0
    try:
        with bars() as progress:
            task = progress.add_task(texts.say("arena-progress"), total=plan.games)

            def tell(games: int) -> None:
                nonlocal there
                there = games
                progress.update(task, completed=games)

            return record(plan, heading, path, crew, tell)
    except KeyboardInterrupt:
        click.echo(stopped(there, plan.games, texts, kept=kept), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


def stopped(games: int, wanted: int, texts: Texts, *, kept: bool) -> str:
    if kept:
        return texts.say("records-stopped", games=games, wanted=wanted)
    return texts.say("metrics-stopped", games=games, wanted=wanted)
