"""`kachidoki restore`: puts a copy in the place of a server's database."""

from pathlib import Path

import click

from kachidoki.cli.commands.options import language_option
from kachidoki.cli.commands.storage import database_options, refused_in_words, settings_of
from kachidoki.server.storage.backup import restore
from kachidoki.text import Texts


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", "replaces", is_flag=True, help="Give up the database that is there.")
@database_options()
@language_option()
def command(
    file: Path, replaces: bool, database_url: str | None, data_dir: Path | None, language: str
) -> None:
    """Put a copy that 'kachidoki backup' made in the place of a server's database.

    The server must not run. FILE is checked first: it must be whole, and no newer than this program.
    One of an older version is brought up to date when the server starts.

    \b
    Examples:
      kachidoki restore sunday.sqlite
      kachidoki restore sunday.sqlite --replace
    """
    texts = Texts(language)
    settings = settings_of(database_url=database_url, data_dir=data_dir)
    with refused_in_words(texts):
        restore(settings.database, file, replaces)
    click.echo(texts.say("restore-made", file=str(file)))
