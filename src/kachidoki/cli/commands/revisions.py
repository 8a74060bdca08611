"""`kachidoki revisions`: which matches of a server a new version of the rules changes."""

from pathlib import Path

import click

from kachidoki.cli.commands.options import language_option
from kachidoki.cli.commands.storage import database_options, refused_in_words, settings_of
from kachidoki.server.offline.revisions import find_revisions
from kachidoki.text import Texts


@click.command("revisions")
@database_options()
@language_option()
def command(database_url: str | None, data_dir: Path | None, language: str) -> None:
    """Tell which matches of a server today's rules change.

    Matches of an older version of their title are played again by the rules of this program, and
    compared with what is stored. Nothing is changed, and the server may go on. Run it with a new
    program before you start its server, which will do to each match what is said here.

    A PostgreSQL database that this program would first have to bring up to date is refused: then
    start the new server once on a restored copy, and try it there.

    \b
    Examples:
      kachidoki revisions
      kachidoki revisions --database-url postgresql://kachidoki@db/kachidoki
    """
    texts = Texts(language)
    settings = settings_of(database_url=database_url, data_dir=data_dir)
    with refused_in_words(texts):
        found = find_revisions(settings.database)
    for table, fate, ply in found:
        said = texts.say(f"revisions-{fate}", ply=ply)
        click.echo(
            texts.say(
                "revisions-table",
                table=table.id,
                title=table.title,
                version=str(table.version),
                status=table.status,
                fate=said,
            )
        )
    changed = sum(fate != "same" for _, fate, _ in found)
    click.echo(texts.say("revisions-found", matches=len(found), changed=changed))
