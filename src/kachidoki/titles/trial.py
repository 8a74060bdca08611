"""Titles of other packages are tried out before anybody sees them: a table must not fail over them."""

import re
from importlib.resources import files

from kachidoki.engine import Title
from kachidoki.engine.errors import BadTitle
from kachidoki.titles.hooks import Hooks

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # part of addresses, commands and match files
CATALOGUE = "en.ftl"


def try_out(title: Title, package: str) -> None:
    """Opens a game for every number of seats, looks at it, and writes it down and reads it back."""
    if not ID.fullmatch(title.id):
        raise BadTitle(
            "an id is lower-case letters, digits and single hyphens, and begins with a letter"
        )
    if not files(package).joinpath("text", CATALOGUE).is_file():
        raise BadTitle(f"{package} must have its texts in text/{CATALOGUE}")
    hooks = Hooks(package)
    for seats in title.seats:
        setting = title.setting(seats)
        state = title.load(title.open(setting).dump())
        state.view(None)
        hooks.facts(setting)
