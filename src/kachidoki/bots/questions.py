"""Questions to a bot that can be answered anywhere, also in another process.

A question holds no more than the bot's seat may know. A bot is created for each, and remembers
nothing of the last one.
"""

from typing import Any, NamedTuple

from kachidoki.bots.bot import choice_of, response_of
from kachidoki.bots.ismcts import UNLIMITED, Finding, IsmctsBot, Searcher
from kachidoki.bots.names import make_bot
from kachidoki.bots.process import dismiss
from kachidoki.engine.errors import BadInput
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State
from kachidoki.engine.title import Title


class Question(NamedTuple):
    """What would a bot do here? All that the seat cannot know has been redrawn in the state."""

    title: Title
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float = UNLIMITED  # after which a search is over, whatever its own budget


def question_about(
    title: Title, state: State, seat: int, bot: str, rng: Rng, seed: int
) -> Question:
    """Guesses what the seat cannot know, and asks about that position."""
    guess = state.clone()
    guess.resample(seat, rng)
    return Question(title, guess.dump(), seat, bot, seed)


def answer(question: Question) -> int:
    """The bot's choice. The state is a guess already, and need not be redrawn once more."""
    bot = make_bot(question.bot, question.title, question.seed)
    if isinstance(bot, IsmctsBot):
        bot.seconds = min(bot.seconds, question.seconds)
    state = question.title.load(question.state)
    try:
        return choice_of(bot, state, question.seat)
    finally:
        dismiss(bot)


def respond(question: Question) -> int:
    """The bot's answer to what others have put to its seat, or its offer, or SILENCE."""
    bot = make_bot(question.bot, question.title, question.seed)
    try:
        return response_of(bot, question.title.load(question.state), question.seat)
    finally:
        dismiss(bot)


def findings(question: Question) -> list[Finding]:
    """What the bot thinks of everything that the seat can do, the best first."""
    bot = make_bot(question.bot, question.title, question.seed)
    if not isinstance(bot, Searcher):
        raise BadInput(f"the bot '{question.bot}' does not say what it thinks")
    try:
        return bot.analyse(question.title.load(question.state), question.seat)
    finally:
        dismiss(bot)
