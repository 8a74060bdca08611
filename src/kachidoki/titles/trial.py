"""Titles of other packages are tried out before anybody sees them: a table must not fail over them."""

import re
from importlib.resources import files
from inspect import signature

from kachidoki.engine import Title
from kachidoki.engine.errors import BadTitle
from kachidoki.titles.hooks import Hooks

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # part of addresses, commands and match files
CATALOGUE = "en.ftl"
NEEDED = ("title-name", "title-tagline")
# How many arguments each hook is called with.
HOOKS = {
    "facts": 1,
    "prompt_arguments": 1,
    "rules_page": 2,
    "describe": 3,
    "draw": 3,
    "box": 1,
    "prospects": 3,
    "foretell": 3,
}


def try_out(title: Title, package: str) -> None:
    """Opens a game for every number of seats, looks at it, and writes it down and reads it back."""
    if not ID.fullmatch(title.id):
        raise BadTitle(
            "an id is lower-case letters, digits and single hyphens, and begins with a letter"
        )
    check_texts(package)
    hooks = Hooks(package)
    check_hooks(hooks)
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
    for file in folder.iterdir():
        if file.name.endswith(".ftl") and file.is_file():
            try:
                check_catalogue(file.name, file.read_text("utf-8"))
            except UnicodeDecodeError as error:
                raise BadTitle(f"text/{file.name} is not UTF-8 text") from error


def check_catalogue(name: str, text: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    found = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            first, *_ = (entry.content or "").splitlines()
            raise BadTitle(f"text/{name}: this is not Fluent: {first}")
        if isinstance(entry, Message):
            found.add(entry.id.name)
    missing = [message for message in NEEDED if message not in found]
    if name == CATALOGUE and missing:
        raise BadTitle(f"text/{name} lacks {' and '.join(missing)}")


def check_hooks(hooks: Hooks) -> None:
    """Those that there are can be called as they will be."""
    for name, arguments in HOOKS.items():
        hook = getattr(hooks, name)
        if hook is None:
            continue
        try:
            signature(hook).bind(*[None] * arguments)
        except TypeError as error:
            raise BadTitle(f"its {name} must take {arguments} arguments: {error}") from error
    page = hooks.rules_page
    if page is not None and not (hasattr(page, "blocks") and hasattr(page, "parts")):
        raise BadTitle("its RulesPage must have the methods 'blocks' and 'parts'")
