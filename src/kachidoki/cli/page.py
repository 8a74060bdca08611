"""Pages to read: paragraphs in Markdown and tables, drawn in a terminal and plain elsewhere."""

import sys
from collections.abc import Sequence

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kachidoki.text.plain import plainly
from kachidoki.titles.hooks import Block
from kachidoki.titles.hooks import Table as Rows

WIDEST = 100


def show(page: Sequence[Block], plain: bool = False) -> None:
    """Prints the page; `plain` also on a terminal."""
    if plain or not sys.stdout.isatty():
        click.echo("\n\n".join(plainly(block) for block in page))
        return
    from rich.markdown import Markdown  # slow to import, and plain pages need none of it

    console = Console(highlight=False)
    width = min(console.width, WIDEST)
    for block in page:
        if isinstance(block, str):
            console.print(Markdown(block), "", width=width)
        else:
            console.print(table(block), width=width)


def table(rows: Rows) -> Table:
    head, *body = rows
    drawn = Table(*head, box=SIMPLE_HEAD)
    for row in body:
        drawn.add_row(*row)
    return drawn
