"""`kachidoki replay`: leafs through a played match, step by step."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

from kachidoki.cli.commands.options import (
    language_option,
    plain_option,
    read_match,
    theme_option,
)
from kachidoki.cli.ending import ending
from kachidoki.cli.messages import echo_of, everybody, texts_of, who
from kachidoki.cli.palette import drawing_theme
from kachidoki.cli.screen import ROOMY, can_draw, is_interactive
from kachidoki.cli.terminal import Terminal
from kachidoki.engine import CHANCE, BadInput, Event, parse_seat
from kachidoki.match import HIDDEN, Match, replay
from kachidoki.text import Texts, folded, line_of

# The letter and what the same key gives on a Russian keyboard.
FORWARD = {"", "n", "т"}
BACK = {"b", "и"}
QUIT = {"q", "й"}
DIGITS = 9


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@language_option()
@click.option(
    "--step", "ply", type=int, metavar="N", help="Begin at this step; in a pipe, show only it."
)
@click.option("--seat", metavar="A", help="Look through the eyes of this seat, not a spectator's.")
@plain_option()
@theme_option()
def command(
    file: Path, language: str, ply: int | None, seat: str | None, plain: bool, theme: str
) -> None:
    """Step through a played match.

    At a terminal, Enter or n goes forward, b back, a number jumps to that step, q quits. Where input
    or output is no terminal, the whole match is printed, or the one step that --step names.

    \b
    Examples:
      kachidoki replay evening.match
      kachidoki replay evening.match --seat B --lang ru
      kachidoki replay evening.match --step 40 --plain
      kachidoki replay evening.match > evening.txt
    """
    match = read_match(file, Texts(language))
    texts = texts_of(match, language)
    book = Book(match, read_seat(seat, match, texts), texts)
    page = book.check(ply or 0)
    if is_interactive():
        draws = can_draw() and not plain
        leaf(book, page, Console(theme=drawing_theme(theme), highlight=False) if draws else None)
    elif ply is None:
        print_all(book)
    else:
        click.echo("\n".join([*book.lines(page), book.told(page)]))


def read_seat(word: str | None, match: Match, texts: Texts) -> int | None:
    """The seat to look from; None for a spectator."""
    if word is None:
        return None
    seat = parse_seat(word, match.setting.seats)
    if seat == CHANCE:
        raise BadInput(texts.say("replay-no-eyes"))
    return seat


class Book:
    """A match to leaf through as one seat may see it: page 0 is the opening, page n tells ply n, as the
    seat counts."""

    def __init__(self, match: Match, seat: int | None, texts: Texts) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.terminal = Terminal(match.title, match.setting)
        self.steps = [
            step for step in replay(match) if match.is_over or step.entry.is_known_to(seat)
        ]
        self.states = [match.state_at(0), *[step.state for step in self.steps]]
        self.last = len(self.steps)
        self.folds = match.title.chronicle.folds

    def check(self, page: int) -> int:
        if not 0 <= page <= self.last:
            raise BadInput(self.texts.say("replay-no-ply", ply=str(page), plies=self.last))
        return page

    def events(self, page: int) -> list[Event]:
        if page == 0:
            return []
        step = self.steps[page - 1]
        shows_all = self.match.is_over and step.entry.gesture
        return [event for event in step.events if shows_all or event.is_for(self.seat)]

    def lines(self, page: int) -> list[str]:
        """What was done at the ply, and what came of it."""
        lines = [self.heading(page), *[f"    {line}" for line in self.log(self.events(page))]]
        if page == self.last and self.match.is_over:
            lines += ending(self.match, self.texts)
        return lines

    def log(self, events: Sequence[Event]) -> list[str]:
        return [line_of(line, self.texts) for line in folded(events, self.folds)]

    # ------------------------------------------------------------- pages together

    def chapters(self) -> list[list[int]]:
        """All pages; those that tell only of dealing and secret choices stand together."""
        chapters: list[list[int]] = []
        was_quiet = False
        for page in range(self.last + 1):
            quiet = self.is_quiet(page)
            if quiet and was_quiet:
                chapters[-1].append(page)
            else:
                chapters.append([page])
            was_quiet = quiet
        return chapters

    def is_quiet(self, page: int) -> bool:
        return page > 0 and all(event.kind in self.folds for event in self.revealed(page))

    def revealed(self, page: int) -> list[Event]:
        """What the seat was told; of what it was not told of, all, when the match is over."""
        known = self.events(page)
        return self.steps[page - 1].events if self.match.is_over and not known else known

    def chapter(self, pages: Sequence[int]) -> list[str]:
        first, *others = pages
        told = self.log([event for page in pages for event in self.revealed(page)])
        if not others or not told:
            return [line for page in pages for line in self.lines(page)]
        return [f"{first}–{others[-1]}. {told[0]}", *[f"    {line}" for line in told[1:]]]

    # ------------------------------------------------------------- parts of a page

    def heading(self, page: int) -> str:
        if page == 0:
            return self.texts.say("replay-opening", plies=self.last)
        entry = self.steps[page - 1].entry
        if not self.match.is_over:
            entry = entry.shown_to(self.seat, page)
        chance = entry.seat == CHANCE
        name = self.texts.say("replay-chance") if chance else who(self.texts, entry.seat)
        return f"{entry.ply}. {name}: {self.action(entry.action)}"

    def action(self, notation: str) -> str:
        if notation == HIDDEN:
            return self.texts.say("replay-hidden")
        return self.texts.action(self.match.title.vocabulary.parse(notation))

    def told(self, page: int) -> str:
        """The table in words."""
        view = self.states[page].view(self.seat)
        return "\n".join(self.terminal.describe(view, self.texts))

    def draw(self, page: int, console: Console) -> None:
        drawn = self.terminal.draw(
            self.states[page].view(self.seat),
            self.texts,
            roomy=console.height >= ROOMY[1],
            recent=self.events(page),
        )
        console.clear()
        console.print(drawn)


# ----------------------------------------------------------------- in a pipe


def print_all(book: Book) -> None:
    """Everything that happened, and the table at the end."""
    title = book.texts.say("title-name")
    click.echo(
        book.texts.say("plain-start", title=title, players=everybody(book.match, book.texts))
    )
    click.echo(book.texts.say("seal-shown", commitment=book.match.seal.commitment))
    for pages in book.chapters():
        click.echo("\n".join(book.chapter(pages)))
    click.echo(book.told(book.last))


# ----------------------------------------------------------------- at a terminal


def leaf(book: Book, page: int, console: Console | None) -> None:
    """Shows page after page as the reader asks; without a console the table is told in words."""
    while True:
        if console is not None:
            book.draw(page, console)
        click.echo("\n".join(book.lines(page)))
        if console is None:
            click.echo(book.told(page))
        turned = turn(book, page)
        if turned is None:
            return
        page = turned


def turn(book: Book, page: int) -> int | None:
    """Asks which page comes next, until there is one; None to leave."""
    while True:
        try:
            word = (
                input(book.texts.say("replay-keys", ply=page, plies=book.last) + " ")
                .strip()
                .lower()
            )
        except EOFError:
            return None
        if word in QUIT:
            return None
        if word in FORWARD:
            return min(page + 1, book.last)
        if word in BACK:
            return max(page - 1, 0)
        if word.isdecimal() and len(word) <= DIGITS and int(word) <= book.last:
            return int(word)
        click.echo(book.texts.say("replay-unknown", given=echo_of(word), plies=book.last))
