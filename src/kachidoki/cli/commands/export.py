"""`kachidoki export`: all matches of a server as match files."""

from pathlib import Path

import click

from kachidoki.cli.commands.options import language_option
from kachidoki.cli.commands.storage import database_options, refused_in_words, settings_of
from kachidoki.server.offline.exports import export
from kachidoki.text import Texts


@click.command("export")
@click.argument("place", type=click.Path(path_type=Path))
@database_options()
@language_option()
def command(place: Path, database_url: str | None, data_dir: Path | None, language: str) -> None:
    """Write all matches of a server as match files, also while it serves.

    PLACE is a new folder, or a new file whose name ends with .zip. Finished matches are told in full,
    and can be replayed and verified; of others there is the public record, without secrets.

    \b
    Examples:
      kachidoki export matches
      kachidoki export matches.zip --database-url postgresql://kachidoki@db/kachidoki
    """
    texts = Texts(language)
    settings = settings_of(database_url=database_url, data_dir=data_dir)
    with refused_in_words(texts):
        done = export(settings.database, place)
    for table_id, refusal in done.left_out:
        why = texts.say(f"problem-{refusal.problem}", **refusal.words)
        click.echo(texts.say("export-left-out", table=table_id, reason=why), err=True)
    click.echo(texts.say("export-made", matches=done.written, place=str(place)))
