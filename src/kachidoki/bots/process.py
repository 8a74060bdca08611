"""Another process that thinks: a compiled search would freeze the process that waits for it."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Final, TypeVar

from kachidoki.bots.bot import Bot

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
LONGEST: Final = 200  # characters of a bot's own error message
# How long after its time a process goes on at most: by then, who asked has ended it or is gone.
SPARE_SECONDS: Final = 2.0


class NoAnswer(Exception):
    """A bot has failed, or the process that it thinks in; the message says how."""


def attempt(task: Callable[[Asked], Answer], question: Asked) -> Answer | NoAnswer:
    """The answer, or what went wrong: a bot may be anybody's code."""
    try:
        return task(question)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return NoAnswer(in_words(error))


def in_words(error: BaseException) -> str:
    """What a bot raised, which may be anything: even its words for that can fail."""
    kind = type(error).__name__
    try:
        return f"{kind}: {error}"[:LONGEST]
    except BaseException:
        return kind[:LONGEST]


def dismiss(bot: Bot) -> NoAnswer | None:
    """Closes it. What goes wrong then harms no game any more, and is returned, not raised."""
    return attempt(close, bot)


def close(bot: Bot) -> None:
    bot.close()


def ready(_: None) -> None:
    """A question that only tells that somebody is there to answer."""


class Thinker:
    """Answers questions in a process of its own, one after the other.

    It starts at once, which has to be before a table takes the terminal over. A `helper` may have no
    processes of its own, and never outlives the program.
    """

    def __init__(self, helper: bool = False) -> None:
        self.helper = helper
        self.lock = Lock()
        self.process: Any = None
        self.line: Connection[Any, Any] | None = self.start()

    def ask(
        self,
        task: Callable[[Asked], Answer],
        question: Asked,
        seconds: float | None = None,
    ) -> Answer:
        """Waits for the answer, no longer than so many seconds; there is none if the question is
        dropped meanwhile."""
        with self.lock:
            line = self.line = self.line or self.start()
            try:
                line.send((task, question, seconds))
                in_time = line.poll(seconds)
                given: Answer | NoAnswer = line.recv() if in_time else too_late(seconds)
            except (EOFError, OSError) as error:
                if line is self.line:
                    self.drop()
                raise NoAnswer("its process has ended") from error
            if not in_time:
                self.drop()
        if isinstance(given, NoAnswer):
            raise given
        return given

    def start(self) -> "Connection[Any, Any]":
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=self.helper)
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


def too_late(seconds: float | None) -> NoAnswer:
    return NoAnswer(f"it took longer than {seconds} seconds")


def serve(line: "Connection[Any, Any]") -> None:
    """The other process: answers until nobody is there to ask.

    It leads a group of its own, so that a bot that thinks in several processes ends as a whole. Not
    even a bot that never answers outlives a program that was killed: the alarm ends it.
    """
    os.setsid()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task, question, seconds = line.recv()
            if seconds is not None:
                signal.setitimer(signal.ITIMER_REAL, seconds + SPARE_SECONDS)
            given = attempt(task, question)
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            line.send(given)
