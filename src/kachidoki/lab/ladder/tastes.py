"""Bots that look one step ahead, like `greedy`, but with a taste of their own.

Each kind of action is worth a bonus to them, or a loss. Their taste is in their name, two hexadecimal
digits for each kind of action: what `kachidoki.lab.ladder.tastes:Taste_04fc…` does first is worth a
point more to it, and what it does next a point less. Whoever plays always in the same way may lose to
one whose taste happens to fit; `lessons.py` looks for it.
"""

from collections.abc import Sequence
from typing import Any

from kachidoki.bots import Bot
from kachidoki.bots.greedy import after, one_of_best
from kachidoki.engine import Advice, BadInput, Rng, State, Title

PREFIX = "Taste_"
STEP = 0.25  # of a point: what bonuses are counted in
LARGEST = 127


class Picky(Bot):
    """The base of them."""

    taste = b""

    def __init__(self, title: Title, seed: int) -> None:
        kinds = kinds_of(title)
        if len(self.taste) != len(kinds):
            raise BadInput(
                f"a taste has two digits for each of the {len(kinds)} kinds of actions in {title.id}"
            )
        self.advice: Advice = title.advice()
        self.rng = Rng(seed)
        self.bonuses = dict(zip(kinds, bonuses_in(self.taste), strict=True))

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        values = [
            self.advice.value(after(state, seat, action), seat)
            + self.bonuses[state.vocabulary.kind(action).verb]
            for action in legal
        ]
        return one_of_best(legal, values, self.rng)


def kinds_of(title: Title) -> list[str]:
    """All kinds of actions that a seat decides on."""
    vocabulary = title.vocabulary
    return [kind.verb for kind in vocabulary.kinds if kind.start < vocabulary.decisions()]


def bonuses_in(taste: bytes) -> list[float]:
    return [STEP * int.from_bytes([byte], signed=True) for byte in taste]


def name_of_taste(bonuses: Sequence[float]) -> str:
    """The bot to whom each kind of action is worth so much more, about."""
    steps = [max(-LARGEST, min(LARGEST, round(bonus / STEP))) for bonus in bonuses]
    digits = b"".join(step.to_bytes(signed=True) for step in steps).hex()
    return f"{__name__}:{PREFIX}{digits}"


def is_taste(bot: str) -> bool:
    return bot.startswith(f"{__name__}:")


def __getattr__(name: str) -> Any:
    """`Taste_04fc` is the bot with that taste."""
    digits = name.removeprefix(PREFIX)
    if name != digits:
        try:
            return type(name, (Picky,), {"taste": bytes.fromhex(digits)})
        except ValueError as error:
            raise AttributeError(
                f"{digits} are no hexadecimal digits, two for each kind"
            ) from error
    raise AttributeError(f"there is no {name} in {__name__}")
