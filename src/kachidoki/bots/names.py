"""Bots by name, as they are given on the command line."""

import sys
from importlib import import_module
from typing import Final

from kachidoki.bots.bot import Bot
from kachidoki.bots.greedy import GreedyBot
from kachidoki.bots.ismcts import MOST_ITERATIONS, UNLIMITED, IsmctsBot
from kachidoki.bots.parallel import ParallelIsmctsBot
from kachidoki.bots.uniform import RandomBot
from kachidoki.engine.errors import BadInput
from kachidoki.engine.rng import Rng
from kachidoki.engine.title import Title

BOT_NAMES: Final = ["random", "greedy", "ismcts"]
DEFAULT_ITERATIONS: Final = 8000
MOST_PROCESSES: Final = 64
USAGE: Final = (
    "random, greedy, ismcts, ismcts:5000 (iterations), ismcts:0.5s (seconds), "
    "ismcts:0.5s@2 (in 2 processes), module:Class (your own)"
)


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """The bot of that name for the title; the same seed and iterations give the same choices."""
    rng = Rng(seed)
    kind, _, budget = name.partition(":")
    if kind == "ismcts":
        return make_ismcts(name, budget, title, rng)
    if kind in BOT_NAMES and not budget:
        return RandomBot(rng) if kind == "random" else GreedyBot(title.advice(), rng)
    if kind in BOT_NAMES or not budget:
        raise BadInput(f"there is no bot '{name}'; possible: {USAGE}")
    return make_own(name, kind, budget)


def make_own(name: str, module: str, class_name: str) -> Bot:
    """A bot class of the user's, from a module that Python finds, or in the present folder."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), class_name, None)
    except ImportError as error:
        raise BadInput(f"cannot import the bot '{name}': {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput(f"'{name}' is no subclass of kachidoki.bots.Bot")
    bot: Bot = found()
    return bot


def make_ismcts(name: str, budget: str, title: Title, rng: Rng) -> Bot:
    amount, _, cores = budget.partition("@")
    try:
        iterations, seconds = parse_amount(amount)
        processes = int(cores) if cores else 1
    except ValueError as error:
        raise BadInput(f"the budget of '{name}' cannot be used; possible: {USAGE}") from error
    if not (0 < iterations <= MOST_ITERATIONS and seconds > 0 and 0 < processes <= MOST_PROCESSES):
        raise BadInput(
            f"the budget of '{name}' is out of range: up to {MOST_ITERATIONS} iterations, "
            f"seconds above 0, up to {MOST_PROCESSES} processes"
        )
    if processes > 1:
        return ParallelIsmctsBot(title, rng, iterations, seconds, processes)
    return IsmctsBot(title.advice(), rng, iterations, seconds)


def parse_amount(amount: str) -> tuple[int, float]:
    """Iterations and seconds."""
    if not amount:
        return DEFAULT_ITERATIONS, UNLIMITED
    if amount.endswith("s"):
        return MOST_ITERATIONS, float(amount[:-1])
    return int(amount), UNLIMITED
