"""What answers questions about bots for a table: a process of its own, or this one."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from kachidoki.bots import SILENCE, NoAnswer, Question, answer, attempt, respond
from kachidoki.cli.play.game import STAND_IN, Decision

Answer = TypeVar("Answer")


def decide(adviser: "Adviser", question: Question) -> Decision:
    """The bot's choice; if it fails, the stand-in chooses for it, so that the game goes on."""
    try:
        return Decision(adviser.ask(answer, question))
    except NoAnswer as error:
        return Decision(answer(question._replace(bot=STAND_IN)), str(error))


def response(adviser: "Adviser", question: Question) -> int:
    """The bot's gesture, or SILENCE; also if it fails, as nobody waits for it."""
    try:
        return adviser.ask(respond, question)
    except NoAnswer:
        return SILENCE


class Adviser(Protocol):
    """Answers questions about bots, or raises NoAnswer."""

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer: ...

    def drop(self) -> None: ...


class Inline:
    """Answers at once, in this process."""

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer:
        given = attempt(task, question)
        if isinstance(given, NoAnswer):
            raise given
        return given

    def drop(self) -> None:
        """There is never anything under way."""
