"""What several commands have in common: language, `name=value` options, a word on speed."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from kachidoki.engine import BadInput, state
from kachidoki.text import LANGUAGES, Texts

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to, or English where we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def language_option() -> Decorator:
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=system_language,
        help="Language; that of the system unless given.",
    )


def parse_options(words: Sequence[str]) -> dict[str, str]:
    """The options given as `name=value`."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"an option is written name=value; given: '{word}'")
        if name in found:
            raise BadInput(f"the option '{name}' is given twice")
        found[name] = value
    return found


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def notice_speed(texts: Texts) -> None:
    """One line where bots think and the engine runs interpreted."""
    if not is_compiled():
        click.echo(texts.say("notice-interpreted"), err=True)
