"""An agent that plays through words alone: it reads the rules, the table and its choices, and answers
with one of them.

    cd examples
    kachidoki arena joraku --bots words:WordsBot,greedy,greedy,greedy --games 10

`stub_model` answers offline. Put your own language model in its place: any function from a prompt to
an answer will do.

    class MyBot(WordsBot):
        def complete(self, prompt: str) -> str:
            return my_client.ask(prompt)
"""

from typing import Final

from kachidoki.bots import Bot
from kachidoki.engine import State
from kachidoki.lab.environments.words import Words

TASK: Final = (
    "You play a board game. Below are its rules, the table as you see it, and your choices. Think as "
    "long as you like, then write the choice that you take, as it stands between the backticks, "
    "alone on the last line of your answer."
)
AGAIN: Final = "Your answer named none of the choices. Write one of them alone on the last line."
TRIES: Final = 3
# What the stub would rather do than anything else, in this order.
LIKED: Final = ["march", "samurai", "buy", "summon", "build", "donate", "accept", "keep"]


def stub_model(prompt: str) -> str:
    """Stands in for a language model: takes a choice by its first word, or the first of all."""
    choices = [line.split("`")[1] for line in prompt.splitlines() if line.startswith("`")]
    for verb in LIKED:
        for choice in choices:
            if choice.partition(" ")[0] == verb:
                return f"I like to {verb}.\n{choice}"
    return choices[0]


class WordsBot(Bot):
    """Asks a language model. Who answers anything else three times takes the first legal action."""

    def __init__(self) -> None:
        self.rules = ""  # of the game that it plays; they are long, and the same in every prompt

    def complete(self, prompt: str) -> str:
        """What the model answers to the prompt."""
        return stub_model(prompt)

    def choose(self, state: State, seat: int) -> int:
        words = Words(state, seat)
        self.rules = self.rules or words.rules()
        prompt = "\n\n".join([TASK, self.rules, words.whole()])
        for _ in range(TRIES):
            action = words.parse(self.complete(prompt))
            if action is not None:
                return action
            prompt = f"{prompt}\n\n{AGAIN}"
        return state.legal_actions(seat)[0]
