"""`kachidoki rules`: the rules of a title in our own words, with its charts and tables."""

from pathlib import Path

import click

from kachidoki.cli.commands.options import (
    components_option,
    corrections_of,
    language_option,
    plain_option,
)
from kachidoki.cli.page import show
from kachidoki.text import Texts
from kachidoki.titles import find_title


@click.command("rules")
@click.argument("title")
@language_option()
@plain_option()
@components_option()
def command(title: str, language: str, plain: bool, components: Path | None) -> None:
    """Read the rules of a title.

    \b
    Examples:
      kachidoki rules joraku
      kachidoki rules joraku --lang ru --plain | less
      kachidoki rules joraku --components my-box.toml
    """
    about = find_title(title)
    setting = about.setting(max(about.seats), corrections=corrections_of(about, components))
    show(Texts(language, about, setting).rules(), plain)
