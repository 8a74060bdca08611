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
    check_texts(package)
    hooks = Hooks(package)
    for seats in title.seats:
        setting = title.setting(seats)
        state = title.load(title.open(setting).dump())
        state.view(None)
        hooks.facts(setting)


def check_texts(package: str) -> None:
    """It has some in English, and all that it has can be read."""
    folder = files(package).joinpath("text")
    if not folder.joinpath(CATALOGUE).is_file():
        raise BadTitle(f"{package} must have its texts in text/{CATALOGUE}")
    for file in [file for file in folder.iterdir() if file.name.endswith(".ftl")]:
        try:
            file.read_text("utf-8")
        except UnicodeDecodeError as error:
            raise BadTitle(f"text/{file.name} is not UTF-8 text") from error
