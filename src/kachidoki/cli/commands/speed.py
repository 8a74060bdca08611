"""A word on speed, for commands in which bots think."""

import click

from kachidoki.engine import state
from kachidoki.text import Texts


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def notice_speed(texts: Texts) -> None:
    """One line where bots think and the engine runs interpreted."""
    if not is_compiled():
        click.echo(texts.say("notice-interpreted"), err=True)
