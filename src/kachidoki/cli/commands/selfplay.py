"""`kachidoki selfplay`: lets bots play and keeps every move."""

from pathlib import Path
from typing import Any

import click

from kachidoki.cli.commands.games import (
    GameWishes,
    game_options,
    names_around,
    table_options,
)
from kachidoki.cli.commands.options import file_option, make_folder
from kachidoki.cli.commands.recording import record_games
from kachidoki.engine import BadInput
from kachidoki.extras import needing
from kachidoki.lab.arena import Series, refuse_clocks
from kachidoki.titles import find_title

with needing("lab", "'kachidoki selfplay'"):
    from kachidoki.lab.records.heading import heading_of


@click.command("selfplay")
@click.argument("title")
@table_options
@click.option("--games", default=1000, show_default=True, help="How many games to play.")
@game_options
@file_option("--out", "Where the games go; TITLE.parquet unless given.")
def command(
    title: str, bots: str, seats: int | None, games: int, out: Path | None, **wishes: Any
) -> None:
    """Let bots play and keep every move, as a Parquet file.

    The file holds moves only, and what they follow from: title, options, bots, seeds, and hashes of
    the rules, the components and the nets. docs/lab.md tells how Python gets games and observations
    back from it. The same command gives the same file, with any number of processes. Whatever ends
    it, what is finished is kept: the same command goes on from there.

    \b
    Examples:
      kachidoki selfplay gunsen --games 10000 --out games.parquet
      kachidoki selfplay joraku --bots ismcts:300 --seats 4 --games 1000
    """
    wished = GameWishes(**wishes)
    about = find_title(title)
    names = names_around(about, bots, seats)
    setting = wished.setting(about, len(names) if seats is None else seats)
    refuse_clocks(about, names, wished.seed)
    series = Series(about.id, setting, names, games, wished.seed)
    path = Path(f"{about.id}.parquet") if out is None else out
    if path.is_dir():
        raise BadInput(f"cannot write {path}: it is a folder")
    make_folder(path.absolute().parent)
    texts = wished.texts(about, setting)
    heading = heading_of(series, {"name": "series"})
    records = record_games(series, heading, path, wished.crew, texts)
    plies = sum(len(row) for row in records.lists["actions"].rows)
    click.echo(
        texts.say(
            "records-written",
            file=str(path),
            games=len(records),
            plies=plies,
            bytes=path.stat().st_size / max(1, plies),
        )
    )
