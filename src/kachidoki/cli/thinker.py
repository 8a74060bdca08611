"""Another process that thinks: a compiled search would freeze the table that waits for it."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Protocol, TypeVar

import msgspec

from kachidoki.cli.sitting import STAND_IN, Decision, Question, answer

Answer = TypeVar("Answer")
LONGEST = 200  # characters of a bot's own error message


class NoAnswer(Exception):
    """A bot has failed, or the process that it thinks in; the message says how."""


def decide(adviser: "Adviser", question: Question) -> Decision:
    """The bot's choice; if it fails, the stand-in chooses for it, so that the game goes on."""
    try:
        return Decision(adviser.ask(answer, question))
    except NoAnswer as error:
        return Decision(answer(msgspec.structs.replace(question, bot=STAND_IN)), str(error))


def attempt(task: Callable[[Question], Answer], question: Question) -> Answer | NoAnswer:
    """The answer, or what went wrong: a bot may be anybody's code."""
    try:
        return task(question)
    except (Exception, SystemExit) as error:
        return NoAnswer(f"{type(error).__name__}: {error}"[:LONGEST])


class Adviser(Protocol):
    """Whoever answers questions about bots, or raises NoAnswer."""

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer: ...

    def drop(self) -> None: ...


class Thinker:
    """Answers questions in a process of its own, one after the other.

    It starts at once, which has to be before a table takes the terminal over.
    """

    def __init__(self) -> None:
        self.lock = Lock()
        self.process: Any = None
        self.line: Connection[Any, Any] | None = self.start()

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer:
        """Waits for the answer; there is none if the question is dropped meanwhile."""
        with self.lock:
            line = self.line = self.line or self.start()
            try:
                line.send((task, question))
                given: Answer | NoAnswer = line.recv()
            except (EOFError, OSError) as error:
                if line is self.line:
                    self.drop()
                raise NoAnswer("its process has ended") from error
        if isinstance(given, NoAnswer):
            raise given
        return given

    def start(self) -> "Connection[Any, Any]":
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,))
        self.process.start()
        theirs.close()
        return ours

    def drop(self) -> None:
        """Forgets the question under way; the next one finds a fresh process."""
        process, self.process, self.line = self.process, None, None
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.join()


def serve(line: "Connection[Any, Any]") -> None:
    """The other process: answers until nobody is there to ask.

    It leads a group of its own, so that a bot that thinks in several processes ends as a whole.
    """
    os.setsid()
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            task, question = line.recv()
            line.send(attempt(task, question))


class Inline:
    """Answers at once, in this process."""

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer:
        given = attempt(task, question)
        if isinstance(given, NoAnswer):
            raise given
        return given

    def drop(self) -> None:
        """There is never anything under way."""
