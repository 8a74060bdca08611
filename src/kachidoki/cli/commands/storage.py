"""What the commands share that concern a server's database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from kachidoki.cli.commands.options import Decorator
from kachidoki.engine import BadInput
from kachidoki.server.settings import Settings, from_environment
from kachidoki.server.storage.backup import BadBackup
from kachidoki.text import Texts


def database_options() -> Decorator:
    """Where the database is, as `serve` is told."""

    def decorate(function: Any) -> Any:
        url = click.option("--database-url", metavar="URL", help="As it is given to 'serve'.")
        place = click.option(
            "--data-dir", type=click.Path(path_type=Path), help="Where the SQLite file lies."
        )
        return url(place(function))

    return decorate


def settings_of(**given: Any) -> Settings:
    settings = from_environment(given)
    _ = settings.database
    return settings


@contextmanager
def refused_in_words(texts: Texts) -> Iterator[None]:
    try:
        yield
    except BadBackup as error:
        raise BadInput(texts.say(f"problem-{error.problem}", **error.words)) from error
