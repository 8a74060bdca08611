"""Options that several commands share, and the files that these name."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click

from kachidoki.cli.palette import PALETTES
from kachidoki.cli.problems import problem_words
from kachidoki.engine import BadInput, Title
from kachidoki.match import Match, parse, read
from kachidoki.text import LANGUAGES, Texts

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to, or English where we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


# ----------------------------------------------------------------- options of commands


def language_option() -> Decorator:
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=system_language,
        help="Language; that of the system unless given.",
    )


def title_options() -> Decorator:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the title, see 'kachidoki titles'; can be repeated.",
    )


def components_option() -> Decorator:
    return file_option("--components", "Take the component numbers that this file corrects.")


def file_option(name: str, about: str) -> Decorator:
    return click.option(name, type=click.Path(path_type=Path), metavar="FILE", help=about)


def plain_option() -> Decorator:
    return click.option(
        "--plain", is_flag=True, help="Plain text; so it is where there is no terminal."
    )


def theme_option() -> Decorator:
    return click.option(
        "--theme",
        type=click.Choice(list(PALETTES)),
        default="dark",
        show_default=True,
        help="Colours.",
    )


# ----------------------------------------------------------------- files


def corrections_of(title: Title, components: Path | None) -> dict[str, Any]:
    """What the file corrects; nothing without a file."""
    return {} if components is None else title.read_corrections(components)


def make_folder(folder: Path) -> None:
    """With those that it lies in, if they are not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot write to {folder}: {error.strerror}") from error


def read_match(file: Path, texts: Texts) -> Match:
    """The match in the file; what is wrong with it is said in the reader's language."""
    try:
        return parse(read(file))
    except BadInput as error:
        problem = problem_words(error, texts)
        raise BadInput(texts.say("match-refused", file=str(file), problem=problem)) from error
