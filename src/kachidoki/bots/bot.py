"""What every bot is, and the only way in which one is asked."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from kachidoki.engine.errors import IllegalAction
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: given a state and its seat, it names one of the seat's legal actions.

    The state is the bot's own copy, in which all that the seat cannot know has been redrawn. It may
    play on with it as it likes.
    """

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The action to take."""


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """Shows the bot what its seat may know, and returns its legal choice."""
    copy = state.clone()
    copy.resample(seat, rng)
    action = bot.choose(copy, seat)
    legal = state.legal_actions(seat)
    if action not in legal:
        words = ", ".join([state.vocabulary.notation(other) for other in legal])
        raise IllegalAction(f"the bot chose {action}, which is not legal; possible: {words}")
    return action
