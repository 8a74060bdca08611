"""`kachidoki backup`: a copy of all that a server keeps."""

from pathlib import Path

import click

from kachidoki.cli.commands.options import language_option
from kachidoki.cli.commands.storage import database_options, refused_in_words, settings_of
from kachidoki.server.storage.backup import back_up
from kachidoki.text import Texts


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_options()
@language_option()
def command(file: Path, database_url: str | None, data_dir: Path | None, language: str) -> None:
    """Copy a server's database, also while it serves.

    FILE, which must be new, gets all that is stored at this moment: tables, matches, chat. It holds
    secrets, and only you can read it. 'kachidoki restore' puts it back. A PostgreSQL is copied by its
    own pg_dump.

    \b
    Examples:
      kachidoki backup sunday.sqlite
      kachidoki backup /backups/sunday.sqlite --data-dir /var/lib/kachidoki
    """
    texts = Texts(language)
    settings = settings_of(database_url=database_url, data_dir=data_dir)
    with refused_in_words(texts):
        back_up(settings.database, file)
    click.echo(texts.say("backup-made", file=str(file), bytes=file.stat().st_size))
