"""`kachidoki titles`: what can be played, and with which options."""

import click

from kachidoki.cli.commands.options import language_option, plain_option
from kachidoki.cli.page import show
from kachidoki.engine import Title
from kachidoki.text import Texts
from kachidoki.titles import broken_titles, titles
from kachidoki.titles.hooks import Block, Table


@click.command("titles")
@language_option()
@plain_option()
def command(language: str, plain: bool) -> None:
    """List the titles, their numbers of players and their options.

    \b
    Examples:
      kachidoki titles
      kachidoki titles --lang ru
    """
    say = Texts(language).say
    rows = [[say("titles-title"), say("titles-name"), say("titles-players"), say("titles-about")]]
    page: list[Block] = [rows]
    problems = list(broken_titles().values())
    for title in titles().values():
        texts = Texts(language, title)
        try:
            entry, choices = row(title, texts), options(title, texts)
        except LookupError as error:  # somebody else's title need not have all its messages
            problems.append(f"the title '{title.id}': {error.args[0]}")
        else:
            rows.append(entry)
            page += choices
    show([*page, say("titles-how")], plain)
    for problem in problems:
        click.echo(problem, err=True)


def row(title: Title, texts: Texts) -> list[str]:
    players = ", ".join(str(seats) for seats in title.seats)
    return [title.id, texts.say("title-name"), players, texts.say("title-tagline")]


def options(title: Title, texts: Texts) -> list[Block]:
    say = texts.say
    rows: Table = [[say("titles-option"), say("titles-value"), say("titles-meaning")]]
    for option in title.options:
        about = f"{say(f'option-{option.name}')}. {say(f'option-{option.name}.hint')}"
        rows.append([option.name, "", about])
        rows += [["", value, texts.choice(option, value)] for value in option.examples()]
    return [f"## {say('titles-options', title=say('title-name'))}", rows]
