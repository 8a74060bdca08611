"""Bots that look one step ahead, like `greedy`, but with a taste of their own.

Each kind of action is worth a bonus to them, or a loss, drawn once for ever from the number in their
name: `kachidoki.lab.ladder.tilted:Tilt3`. Whoever plays always in the same way may lose to one whose
taste happens to fit: they are the family out of which the ladder finds responses to a bot.
"""

from random import Random
from typing import Any

from kachidoki.bots import Bot
from kachidoki.engine import Advice, Rng, State, Title

FAMILY = 6
PREFIX = "Tilt"
STRENGTHS = (0.5, 1.0, 2.0)  # points that a bonus usually is


class Tilted(Bot):
    """The base of them."""

    number = 0

    def __init__(self, title: Title, seed: int) -> None:
        self.advice: Advice = title.advice()
        self.rng = Rng(seed)
        self.bonus: dict[str, float] = {}

    def choose(self, state: State, seat: int) -> int:
        best: list[int] = []
        highest = 0.0
        for action in state.legal_actions(seat):
            after = state.clone()
            after.perform(seat, action)
            value = self.advice.value(after, seat) + self.bonus_of(state, action)
            if not best or value > highest:
                best, highest = [action], value
            elif value == highest:
                best.append(action)
        return best[int(self.rng.below(len(best)))]

    def bonus_of(self, state: State, action: int) -> float:
        kind = str(state.vocabulary.describe(action)["kind"])
        if kind not in self.bonus:
            strength = STRENGTHS[self.number % len(STRENGTHS)]
            self.bonus[kind] = Random(f"{self.number} {kind}").gauss(0, strength)
        return self.bonus[kind]


def __getattr__(name: str) -> Any:
    """`Tilt3` is the bot with the third taste."""
    number = name.removeprefix(PREFIX)
    if name == number or not number.isdecimal():
        raise AttributeError(f"there is no {name} in {__name__}")
    return type(name, (Tilted,), {"number": int(number)})


def tilted_names() -> tuple[str, ...]:
    return tuple(f"{__name__}:{PREFIX}{number}" for number in range(1, FAMILY + 1))
