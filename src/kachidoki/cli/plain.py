"""Plain mode: line by line, for pipes and screen readers. The table is told in words."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

import click

from kachidoki.cli.page import plainly
from kachidoki.cli.sitting import Sitting, advise, answer
from kachidoki.cli.words import ending, hint_words, proof, terminal_of
from kachidoki.engine import BadInput, seat_name
from kachidoki.match import NoUndo
from kachidoki.text import LANGUAGES, Texts

LONGEST_ECHO = 60


def forgive(*streams: TextIO) -> None:
    """What the encoding of a pipe cannot hold becomes a question mark, and no error."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


class Left(Exception):
    """Somebody has asked to leave."""


class Plain:
    """One sitting, told and asked line by line."""

    def __init__(self, sitting: Sitting, language: str, interactive: bool) -> None:
        self.sitting = sitting
        self.interactive = interactive
        self.terminal = terminal_of(sitting)
        self.told: dict[int | None, int] = {}  # how many events each viewer has read
        self.last_asked: int | None = None
        self.speak(language)

    def speak(self, language: str) -> None:
        match = self.sitting.match
        self.texts = Texts(language, match.title, match.setting)

    def run(self) -> None:
        """Plays until the game is over, somebody leaves, or the input ends."""
        forgive(sys.stdin, sys.stdout)
        self.begin()
        try:
            while not self.sitting.is_over:
                self.go_on()
        except Left:
            self.leave(self.texts.say("plain-left"))
        except EOFError:
            self.leave(self.texts.say("plain-input-ended"))
        else:
            self.news()
            self.tell(*ending(self.sitting, self.texts), *proof(self.sitting, self.texts))

    # ------------------------------------------------------------- telling

    def tell(self, *lines: str) -> None:
        for line in lines:
            click.echo(line)

    def begin(self) -> None:
        match = self.sitting.match
        players = [f"{seat_name(seat)} {name}" for seat, name in enumerate(match.players)]
        self.tell(
            self.texts.say(
                "plain-start", title=self.texts.say("title-name"), players=", ".join(players)
            ),
            self.texts.say("seal-shown", commitment=match.seal.commitment),
            self.texts.say("plain-commands"),
        )

    def leave(self, reason: str) -> None:
        self.tell(reason)
        if self.sitting.file is not None:
            self.tell(self.texts.say("leave-saved", file=str(self.sitting.file)))

    def news(self) -> None:
        """What the viewer has not been told yet."""
        viewer, events = self.sitting.viewer, self.sitting.events()
        self.tell(*[self.texts.event(event) for event in events[self.told.get(viewer, 0) :]])
        self.told[viewer] = len(events)

    def look(self) -> None:
        match = self.sitting.match
        self.tell(self.terminal.describe(self.sitting.view(), match.setting, self.texts))

    # ------------------------------------------------------------- the course of the game

    def go_on(self) -> None:
        """The next seat acts: a bot answers, a human is asked."""
        if not self.sitting.awaits_human:
            self.sitting.play(answer(self.sitting.question()))
            self.news()
            self.last_asked = None
            return
        if self.sitting.needs_curtain:
            self.draw_curtain()
        self.news()
        if self.last_asked != self.sitting.actor:
            self.look()
        self.last_asked = self.sitting.actor
        self.ask()

    def draw_curtain(self) -> None:
        """At a terminal, what the last player saw goes out of sight first."""
        seat = self.sitting.actor
        words = {"name": self.sitting.match.players[seat], "seat": seat_name(seat)}
        if self.interactive:
            click.clear()
            self.tell(self.texts.say("plain-curtain", **words))
            input()
        else:
            self.tell(self.texts.say("plain-turn", **words))
        self.sitting.sit_down()

    def ask(self) -> None:
        """Shows the choices and does what the next line says."""
        choices = self.sitting.choices()
        self.tell(self.texts.prompt(self.sitting.view()))
        for number, action in enumerate(choices, start=1):
            self.tell(f"{number}. {self.texts.action(action)}")
        while not self.obey(input("> " if self.interactive else "").strip(), choices):
            pass

    # ------------------------------------------------------------- commands

    def obey(self, line: str, choices: list[int]) -> bool:
        """Carries out a command, or plays a move; tells whether the position has changed."""
        numbers = {str(number): action for number, action in enumerate(choices, start=1)}
        if line in numbers:
            self.sitting.play(numbers[line])
            return True
        word, _, rest = line.partition(" ")
        command = getattr(self, f"do_{word.lower()}", None)
        if command is not None:
            return bool(command(rest.strip()))
        try:
            self.sitting.play(line)
        except BadInput:
            given = line if len(line) <= LONGEST_ECHO else f"{line[:LONGEST_ECHO]}…"
            self.tell(self.texts.say("plain-unknown", given=given, count=len(choices)))
            return False
        return True

    def do_look(self, rest: str) -> bool:
        self.look()
        return False

    def do_log(self, rest: str) -> bool:
        self.tell(*[self.texts.event(event) for event in self.sitting.events()])
        return False

    def do_undo(self, rest: str) -> bool:
        try:
            self.sitting.undo()
        except NoUndo:
            self.tell(self.texts.say("undo-impossible"))
            return False
        self.tell(self.texts.say("plain-undone"))
        self.told[self.sitting.viewer] = len(self.sitting.events())
        return True

    def do_hint(self, rest: str) -> bool:
        self.tell(hint_words(advise(self.sitting.hint_question()), self.texts))
        return False

    def do_help(self, rest: str) -> bool:
        self.tell(self.texts.help(self.sitting.view()), self.texts.say("plain-help"))
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
        return True

    def do_save(self, rest: str) -> bool:
        path = self.sitting.file if not rest else Path(rest)
        if path is None:
            self.tell(self.texts.say("plain-save-where"))
            return False
        try:
            self.sitting.save_new(path)
        except BadInput as error:
            self.tell(str(error))
        else:
            self.tell(self.texts.say("save-done", file=str(path)))
        return False

    def do_quit(self, rest: str) -> bool:
        raise Left
