"""Another process that thinks: a compiled search would freeze the table that waits for it."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Protocol, TypeVar

from kachidoki.cli.sitting import Question

Answer = TypeVar("Answer")


class Adviser(Protocol):
    """Whoever answers questions about bots."""

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
        """Waits for the answer; ends with EOFError when the question is dropped meanwhile."""
        with self.lock:
            if self.line is None:
                self.line = self.start()
            self.line.send((task, question))
            answer: Answer = self.line.recv()
            return answer

    def start(self) -> "Connection[Any, Any]":
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,))
        self.process.start()
        theirs.close()
        return ours

    def drop(self) -> None:
        """Forgets the question under way; the next one finds a fresh process."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.kill()
            self.process.join()
        self.process = self.line = None


def serve(line: "Connection[Any, Any]") -> None:
    """The other process: answers until nobody is there to ask.

    It leads a group of its own, so that a bot that thinks in several processes ends as a whole.
    """
    os.setsid()
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            task, question = line.recv()
            line.send(task(question))


class Inline:
    """Answers at once, in this process."""

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer:
        return task(question)

    def drop(self) -> None:
        """There is never anything under way."""
