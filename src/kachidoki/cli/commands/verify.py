"""`kachidoki verify`: proves that a match was played by the rules and that its luck was honest."""

from pathlib import Path

import click

from kachidoki.cli.commands.options import language_option
from kachidoki.cli.problems import problem_words
from kachidoki.engine import BadInput, seat_name
from kachidoki.match import Report, read, verify
from kachidoki.text import Texts
from kachidoki.titles import find_title


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@language_option()
def command(file: Path, language: str) -> None:
    """Prove that a match was played fairly.

    The match is played again from the headers of FILE: chance must do what the sealed secret gives,
    every move and every move taken back must be allowed, the result must be what comes out, and no
    character may have been changed. Otherwise the first thing that is wrong is named with its line,
    and the exit code is 2. Compare the seal with the one that was shown before the game.

    \b
    Examples:
      kachidoki verify evening.match
      kachidoki verify evening.match --lang ru
    """
    texts = Texts(language)
    try:
        report = verify(read(file))
    except BadInput as error:
        problem = problem_words(error, texts)
        raise BadInput(texts.say("verify-failed", file=str(file), problem=problem)) from error
    for line in told(report, Texts(language, find_title(report.title))):
        click.echo(line)


def told(report: Report, texts: Texts) -> list[str]:
    """What was proved, line by line."""
    names = ", ".join(f"{seat_name(seat)} {name}" for seat, name in enumerate(report.players))
    lines = [
        texts.say("verify-match", title=texts.say("title-name"), players=names),
        texts.say("verify-moves", plies=report.plies, draws=report.draws, undos=report.taken_back),
        texts.say("verify-seal", commitment=report.commitment),
    ]
    if report.result is None:
        lines.append(texts.say("verify-unfinished"))
    return [*lines, texts.say("verify-proved")]
