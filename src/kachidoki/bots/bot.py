"""What every bot is, and the only way in which one is asked."""

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from kachidoki.engine.errors import IllegalAction
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State, lacks


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: given a state and its seat, it names one of the seat's legal actions.

    The state is the bot's own copy, in which all that the seat cannot know has been redrawn. It may
    play on with it as it likes.
    """

    # How many processes it thinks in.
    processes: int = 1

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The action to take."""
        raise lacks(self, "choose")

    def close(self) -> None:
        """Nothing more will be asked; a bot with processes of its own ends them."""


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """Shows the bot what its seat may know, and returns its legal choice."""
    copy = state.clone()
    copy.resample(seat, rng)
    return choice_of(bot, copy, seat)


def choice_of(bot: Bot, state: State, seat: int) -> int:
    """The bot's legal choice in a state that is its own."""
    legal = state.legal_actions(seat)
    player: Any = bot  # its answer may be anything
    chosen = player.choose(state, seat)
    if not isinstance(chosen, int) or chosen not in legal:
        words = ", ".join([state.vocabulary.notation(other) for other in legal])
        raise IllegalAction(f"the bot chose {chosen!r}, which is not legal; possible: {words}")
    return int(chosen)
