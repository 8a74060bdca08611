"""Plain mode: line by line, for pipes and screen readers. The table is told in words."""

from pathlib import Path

import click

from kachidoki.bots import NoAnswer
from kachidoki.cli.ending import ending, next_time, proof
from kachidoki.cli.messages import (
    echo_of,
    everybody,
    explanations,
    gesture_lines,
    hint_words,
    log_line,
    texts_of,
    who,
)
from kachidoki.cli.play.bots import Inline, decide, response
from kachidoki.cli.play.game import LocalGame, advise
from kachidoki.cli.problems import problem_words
from kachidoki.cli.terminal import Terminal
from kachidoki.engine import BadInput, IllegalAction
from kachidoki.match import NoUndo, Problem
from kachidoki.text import LANGUAGES
from kachidoki.text.plain import plainly

# Terminals keep what has gone off the screen; most of them forget it when asked so.
CLEAR_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """Somebody has asked to leave."""


class Plain:
    """One game, told and asked line by line."""

    def __init__(self, game: LocalGame, language: str, interactive: bool) -> None:
        self.game = game
        self.interactive = interactive
        self.adviser = Inline()
        self.terminal = Terminal(game.match.title, game.match.setting)
        self.told: dict[int | None, int] = {}  # how many entries each viewer has read
        self.seen: dict[int | None, list[str]] = {}  # the table as each viewer last saw it
        self.last_asked: int | None = None
        self.speak(language)

    def speak(self, language: str) -> None:
        self.texts = texts_of(self.game.match, language)

    def run(self) -> None:
        """Plays until the game is over, somebody leaves, or the input ends."""
        self.begin()
        try:
            while not self.game.is_over:
                self.go_on()
        except Left:
            self.leave(self.texts.say("plain-left"))
        except EOFError:
            self.leave(self.texts.say("plain-input-ended"))
        else:
            self.news()
            self.look()
            self.tell(*ending(self.game.match, self.texts))
            self.tell(*proof(self.game, self.texts), *next_time(self.game, self.texts))

    # ------------------------------------------------------------- output

    def tell(self, *lines: str) -> None:
        for line in lines:
            click.echo(line)

    def begin(self) -> None:
        match = self.game.match
        title = self.texts.say("title-name")
        self.tell(
            self.texts.say("plain-start", title=title, players=everybody(match, self.texts)),
            self.texts.say("seal-shown", commitment=match.seal.commitment),
            self.texts.say("plain-commands"),
        )

    def leave(self, reason: str) -> None:
        self.tell(reason)
        if self.game.file is not None:
            self.tell(self.texts.say("leave-saved", file=str(self.game.file)))

    def news(self, wait: bool = False) -> None:
        """What the viewer has not been told yet; a line that may go on can wait."""
        told = self.told.get(self.game.viewer, 0)
        lines = self.game.lines(told)
        if wait and lines and self.game.may_go_on(lines[-1]):
            lines.pop()
        self.tell(*[log_line(line, self.texts) for line in lines])
        self.told[self.game.viewer] = told + sum(map(len, lines))

    def look(self) -> None:
        """The whole table."""
        self.seen[self.game.viewer] = []
        self.look_again()

    def look_again(self) -> None:
        """What has changed at the table since the viewer looked."""
        viewer = self.game.viewer
        lines = self.terminal.describe(self.game.view(), self.texts)
        self.tell(*[line for line in lines if line not in self.seen.get(viewer, [])])
        self.seen[viewer] = lines

    # ------------------------------------------------------------- the course of the game

    def go_on(self) -> None:
        """The next seat acts: a bot answers, a human is asked. Bots answer offers before that."""
        responder = self.game.responder
        if responder is not None:
            question = self.game.response_question(responder)
            self.game.respond(responder, response(self.adviser, question))
            return
        if not self.game.awaits_human:
            self.game.follow(decide(self.adviser, self.game.question()))
            self.news(wait=True)
            self.last_asked = None
            return
        if self.game.needs_curtain:
            self.draw_curtain()
        self.news()
        if self.last_asked != self.game.actor:
            self.look_again()
        self.last_asked = self.game.actor
        self.ask()
        self.news()

    def draw_curtain(self) -> None:
        """At a terminal, what the last player saw goes out of sight first."""
        seat = self.game.actor
        name = who(self.texts, seat)
        if self.interactive:
            click.clear()
            click.echo(CLEAR_SCROLLBACK, nl=False, color=True)
            self.seen[seat] = []
            self.tell(self.texts.say("plain-curtain", name=name))
            input()
        else:
            self.tell(self.texts.say("plain-turn", name=name))
        self.game.sit_down()

    def ask(self) -> None:
        """Shows the choices and does what the next line says."""
        choices = self.game.choices()
        notation = self.game.match.title.vocabulary.notation
        self.tell(self.texts.prompt(self.game.view()))
        prospects = self.game.prospects(self.texts)
        for number, action in enumerate(choices, start=1):
            brings = f" {prospects[action].words}" if action in prospects else ""
            self.tell(f"{number}. {self.texts.action(action)} [{notation(action)}]{brings}")
        self.tell(*explanations(self.game, self.texts))
        while not self.obey(input("> " if self.interactive else "").strip(), choices):
            pass

    # ------------------------------------------------------------- commands

    def obey(self, line: str, choices: list[int]) -> bool:
        """Carries out a command, or plays a move; tells whether the position has changed."""
        numbers = {str(number): action for number, action in enumerate(choices, start=1)}
        if line in numbers:
            self.game.play(numbers[line])
            return True
        word, _, rest = line.partition(" ")
        command = getattr(self, f"do_{word.lower()}", None)
        if command is not None:
            return bool(command(rest.strip()))
        try:
            self.game.play(line)
        except IllegalAction as error:
            self.tell(self.texts.refusal(line, error.obstacle))
            return False
        except BadInput:
            given, count = echo_of(line), len(choices)
            self.tell(self.texts.say("plain-unknown", given=given, count=count))
            return False
        return True

    def do_look(self, rest: str) -> bool:
        self.look()
        return False

    def do_log(self, rest: str) -> bool:
        self.tell(*[log_line(line, self.texts) for line in self.game.lines()])
        return False

    def do_undo(self, rest: str) -> bool:
        noticed = len(self.game.notices)
        try:
            self.game.undo()
        except NoUndo:
            self.tell(self.texts.say("undo-impossible"))
            return False
        self.tell(self.texts.say("plain-undone"))
        new = len(self.game.notices) - noticed
        self.told[self.game.viewer] = len(self.game.log()) - new
        return True

    def do_deals(self, rest: str) -> bool:
        """What can be given, offered and answered; with words, how they can go on."""
        self.tell(*gesture_lines(self.game, self.texts, rest))
        return False

    def do_hint(self, rest: str) -> bool:
        try:
            hint = self.adviser.ask(advise, self.game.hint_question())
        except NoAnswer as error:
            self.tell(self.texts.say("hint-failed", reason=str(error)))
        else:
            self.tell(hint_words(hint, self.texts))
        return False

    def do_help(self, rest: str) -> bool:
        self.tell(self.texts.help(self.game.view()), self.texts.say("plain-help"))
        return False

    def do_rules(self, rest: str) -> bool:
        blocks = self.texts.rules()
        self.tell("\n\n".join(plainly(block) for block in blocks))
        return False

    def do_lang(self, rest: str) -> bool:
        """The language named, or the next one; the question is asked again in it."""
        place = LANGUAGES.index(self.texts.language)
        language = rest or LANGUAGES[(place + 1) % len(LANGUAGES)]
        if language not in LANGUAGES:
            self.tell(self.texts.say("plain-no-language", languages=", ".join(LANGUAGES)))
            return False
        self.speak(language)
        self.seen.clear()
        return True

    def do_save(self, rest: str) -> bool:
        path = self.game.file if not rest else Path(rest)
        if path is None:
            self.tell(self.texts.say("plain-save-where"))
            return False
        try:
            self.game.save_new(path)
        except Problem as problem:
            self.tell(problem_words(problem, self.texts))
        else:
            self.tell(self.texts.say("save-done", file=str(path)))
        return False

    def do_quit(self, rest: str) -> bool:
        raise Left
