"""`kachidoki rules`: the rules of a title in our own words, with its charts and tables."""

from pathlib import Path

import click

from kachidoki.cli.page import show
from kachidoki.cli.shared import language_option
from kachidoki.text import Texts
from kachidoki.titles import find_title


@click.command("rules")
@click.argument("title")
@language_option()
@click.option("--plain", is_flag=True, help="Plain text, as it is when the output is no terminal.")
@click.option(
    "--components",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Show the numbers that this file corrects.",
)
def command(title: str, language: str, plain: bool, components: Path | None) -> None:
    """Read the rules of a title.

    \b
    Examples:
      kachidoki rules joraku
      kachidoki rules joraku --lang ru --plain | less
      kachidoki rules joraku --components my-box.toml
    """
    about = find_title(title)
    corrections = about.read_corrections(components) if components else {}
    setting = about.setting(max(about.seats), corrections=corrections)
    show(Texts(language, about, setting).rules(), plain)
