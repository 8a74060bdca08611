"""The `kachidoki` command: one module per command, imported only when it is called."""

import os
import sys
from contextlib import suppress
from importlib import import_module
from io import StringIO, TextIOWrapper
from typing import Any, NoReturn

import click

from kachidoki import __version__
from kachidoki.engine.errors import BadInput
from kachidoki.extras import needing

COMMANDS = {
    "serve": "Serve the table in the browser, to this machine or to many.",
    "backup": "Copy a server's database, also while it serves.",
    "restore": "Put such a copy in its place.",
    "export": "Write all matches of a server as match files.",
    "revisions": "Tell which matches of a server today's rules change.",
    "play": "Play in the terminal, against bots or one another.",
    "titles": "List the titles and their options.",
    "rules": "Read the rules of a title.",
    "replay": "Step through a played match.",
    "verify": "Prove that a match was played fairly.",
    "scenario": "Run scenario files.",
    "arena": "Let bots play each other and count.",
    "balance": "Let bots show how even a title is.",
    "train": "Let bots learn to judge positions.",
    "ladder": "Rate bots by many games, with a report.",
    "report": "Write the report of a ladder from its records.",
    "compare": "Find out whether one bot is stronger than another.",
    "selfplay": "Let bots play and keep every move.",
    "metrics": "Measure what kind of game a title is.",
}
INTERRUPTED = 130  # as shells report a program that Ctrl-C has ended


class Refusal(click.ClickException):
    """Bad input, as the command line shows it: one line and exit code 2."""

    exit_code = 2


class House(click.Group):
    """Finds a command in the module of its name, so that each costs only its own imports."""

    def main(self, *args: Any, **extra: Any) -> Any:
        check_streams()
        try:
            return super().main(*args, **extra)
        except OSError as error:
            drop_output()
            refuse(f"{error.strerror}: {error.filename or 'standard output'}")

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        with needing("server", f"'kachidoki {name}'"):
            command: click.Command = import_module(f"{__name__}.commands.{name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BadInput as error:
            raise Refusal(str(error)) from error
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(INTERRUPTED)


def check_streams() -> None:
    """No output is an error, no input an empty one; what an encoding cannot hold becomes a `?`."""
    if sys.stdout is None:
        refuse("there is nowhere to write: standard output is closed")
    if sys.stdin is None:
        sys.stdin = StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """What could not be written must not be tried again when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def refuse(message: str) -> NoReturn:
    refusal = Refusal(message)
    refusal.show()
    sys.exit(refusal.exit_code)


EXAMPLES = """\b
Examples:
  kachidoki play joraku
  kachidoki play joraku --seats 3 --bots ismcts,greedy --lang ru
  kachidoki rules joraku
  kachidoki COMMAND --help
"""


@click.group(
    cls=House,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="kachidoki")
def main() -> None:
    """Kachidoki: a table for Japanese board games, with bots worth beating."""
