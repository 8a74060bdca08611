"""What every bot is, and the only way in which one is asked."""

from abc import abstractmethod
from operator import index
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kachidoki.engine.advice import Advice
from kachidoki.engine.errors import IllegalAction
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State, lacks

# No gesture at all.
SILENCE: Final = -1
# A gain, in points, that is worth an offer.
WORTH_A_WORD: Final = 0.1


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

    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        """The gesture to make when others have put something to the seat, such as an offer: one of the
        answers to it, any other that is legal, or SILENCE. It is asked again when the answers change.

        A bot that does not deal says nothing, and offers to it lapse.
        """
        return SILENCE

    def offer(self, state: State, seat: int) -> int:
        """The gesture to make of one's own accord, on an occasion for that, or SILENCE."""
        return SILENCE

    def close(self) -> None:
        """Nothing more will be asked; a bot with processes of its own ends them."""


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """Shows the bot what its seat may know, and returns its legal choice."""
    copy = state.clone()
    copy.resample(seat, rng)
    return choice_of(bot, copy, seat)


def ask_to_respond(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """The bot's answer or offer, or SILENCE; shows it what its seat may know."""
    copy = state.clone()
    copy.resample(seat, rng)
    return response_of(bot, copy, seat)


def answers_of(state: State, seat: int) -> list[int]:
    """What the seat could answer to what others have put to it."""
    moves = Moves()
    state.answers(seat, moves)
    return moves.as_list()


def response_of(bot: Bot, state: State, seat: int) -> int:
    """The bot's legal gesture, or SILENCE, in a state that is its own."""
    answers = answers_of(state, seat)
    player: Any = bot  # its answer may be anything
    if answers:
        chosen = player.respond(state.clone(), seat, answers)
    else:
        chosen = player.offer(state.clone(), seat)
    action = whole(chosen)
    if action is None or (action != SILENCE and not state.is_gesture(seat, action)):
        raise IllegalAction(f"the bot responded by {chosen!r}, which is no legal gesture")
    return action


def best_answer(advice: Advice, state: State, seat: int, answers: list[int]) -> int:
    """The answer after which the title values the seat most; of equals the last, which is a refusal."""
    best = SILENCE
    highest = 0.0
    for action in answers:
        after = state.clone()
        after.perform(seat, action)
        value = advice.value(after, seat)
        if best == SILENCE or value >= highest:
            best, highest = action, value
    return best


def best_offer(advice: Advice, state: State, seat: int) -> int:
    """Of the title's proposals the one that leaves the seat best off when the others have given their
    best answers; SILENCE if they would gain it too little."""
    best = SILENCE
    highest = advice.value(state, seat) + WORTH_A_WORD
    for action in advice.proposals(state, seat):
        after = state.clone()
        after.perform(seat, action)
        for other in range(state.seats):
            answers = answers_of(after, other)
            if other != seat and answers:
                after.perform(other, best_answer(advice, after, other, answers))
        value = advice.value(after, seat)
        if value > highest:
            best, highest = action, value
    return best


def choice_of(bot: Bot, state: State, seat: int) -> int:
    """The bot's legal choice in a state that is its own."""
    legal = state.legal_actions(seat)
    player: Any = bot  # its answer may be anything
    chosen = player.choose(state, seat)
    action = whole(chosen)
    if action is None or action not in legal:
        words = ", ".join([state.vocabulary.notation(other) for other in legal])
        raise IllegalAction(f"the bot chose {chosen!r}, which is not legal; possible: {words}")
    return action


def whole(chosen: Any) -> int | None:
    """The number, if it is a whole one, numpy's too."""
    try:
        return index(chosen)
    except TypeError:
        return None
