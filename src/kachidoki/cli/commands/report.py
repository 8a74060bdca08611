"""`kachidoki report`: writes the report of a ladder from records that are there, without playing."""

from pathlib import Path

import click

from kachidoki.cli.commands.ladder import publish
from kachidoki.cli.commands.options import language_option, make_folder
from kachidoki.extras import needing
from kachidoki.text import Texts

with needing("lab", "'kachidoki report'"):
    from kachidoki.lab.records import check, read
    from kachidoki.lab.records.reader import blaming


@click.command("report")
@click.argument("records", type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    show_default="that of the records",
    help="Where the report goes.",
)
@click.option("--replay", is_flag=True, help="Play all games again first, and check every move.")
@language_option()
def command(records: Path, out: Path | None, replay: bool, language: str) -> None:
    """Write the report of a ladder from its records, without playing.

    The same records give the same report, to the last digit.

    \b
    Examples:
      kachidoki report ladder-joraku/records.parquet
      kachidoki report ladder-joraku/records.parquet --replay --out reports/joraku
    """
    found = read(records)
    if replay:
        with blaming(records):
            check(found)
    folder = records.parent if out is None else out
    make_folder(folder)
    publish(found, folder, Texts(language, found.title, found.setting))
