"""Bots by name, as they are given on the command line."""

import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from typing import Any, Final

from kachidoki.bots.bot import Bot, whole
from kachidoki.bots.greedy import QUIET, SILENT, TALKATIVE, GreedyBot
from kachidoki.bots.ismcts import MOST_ITERATIONS, UNLIMITED, IsmctsBot
from kachidoki.bots.nets import FILE, NOTHING, TITLES_OWN, advice_with
from kachidoki.bots.parallel import ParallelIsmctsBot
from kachidoki.bots.process import in_words
from kachidoki.bots.quick import QuickBot
from kachidoki.bots.uniform import RandomBot
from kachidoki.engine.errors import BadInput
from kachidoki.engine.rng import Rng
from kachidoki.engine.title import Title

DEFAULT_ITERATIONS: Final = 8000
MOST_SECONDS: Final = 3600
MOST_PROCESSES: Final = 64
# How much a greedy bot says where players deal with each other.
TALK: Final = {"": TALKATIVE, "quiet": QUIET, "silent": SILENT}
# How strong a bot can be, from the weakest to the strongest; the words for people are `level-<id>`.
LEVELS: Final = {
    "apprentice": "quick",
    "adept": "greedy",
    "master": "ismcts:30",
    "champion": "ismcts:2s",
}


def level_of(bot: str) -> str:
    """What the bot is called: by its level, or if it has none, by its own name."""
    for level, name in LEVELS.items():
        if name == bot:
            return level
    return bot


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """The bot of that name or level; the same seed and iterations give the same choices."""
    name = LEVELS.get(name, name)
    bot, plus, learnt = name.partition(FILE)
    kind, _, budget = bot.partition(":")
    if kind in FACTORIES:
        return FACTORIES[kind](name, f"{budget}{plus}{learnt}", title, Rng(seed))
    if not budget:
        raise BadInput(f"there is no bot '{name}'; possible: {USAGE}")
    return make_own(name, title, seed)


def is_built_in(name: str) -> bool:
    """Is the bot one of ours, whatever its budget, with no file of the user's?"""
    bot, _, learnt = name.partition(FILE)
    return name in LEVELS or (
        bot.partition(":")[0] in FACTORIES and learnt in (TITLES_OWN, NOTHING)
    )


def make_random(name: str, budget: str, title: Title, rng: Rng) -> Bot:
    refuse_budget(name, budget)
    return RandomBot(rng)


def make_quick(name: str, budget: str, title: Title, rng: Rng) -> Bot:
    refuse_budget(name, budget)
    return QuickBot(title.advice(), rng)


def make_greedy(name: str, budget: str, title: Title, rng: Rng) -> Bot:
    talk = TALK.get(budget)
    if talk is None:
        raise BadInput(f"there is no bot '{name}'; possible: {USAGE}")
    return GreedyBot(title.advice(), rng, talk)


def refuse_budget(name: str, budget: str) -> None:
    if budget:
        raise BadInput(f"there is no bot '{name}'; possible: {USAGE}")


def make_ismcts(name: str, budget: str, title: Title, rng: Rng) -> Bot:
    """The budget: iterations or seconds; behind an @ the number of processes, behind a + what it has
    learnt."""
    budget, plus, learnt = budget.partition(FILE)
    amount, at, cores = budget.partition("@")
    if at and not cores:
        raise BadInput(f"'{name}' lacks a number of processes behind '@'; possible: {USAGE}")
    if plus and "" in learnt.split(FILE):
        raise BadInput(f"'{name}' lacks a file, or 'none', behind '{FILE}'; possible: {USAGE}")
    try:
        iterations, seconds = parse_amount(amount)
        processes = int(cores) if cores else 1
    except ValueError as error:
        raise BadInput(f"the budget of '{name}' cannot be used; possible: {USAGE}") from error
    is_in_time = seconds == UNLIMITED or 0 < seconds <= MOST_SECONDS
    if not (0 < iterations <= MOST_ITERATIONS and is_in_time and 0 < processes <= MOST_PROCESSES):
        raise BadInput(
            f"the budget of '{name}' is out of range: up to {MOST_ITERATIONS} iterations, "
            f"up to {MOST_SECONDS} seconds, up to {MOST_PROCESSES} processes"
        )
    advice = advice_with(title, learnt)
    if processes > 1:
        return ParallelIsmctsBot(title, rng, iterations, seconds, processes, learnt)
    return IsmctsBot(advice, rng, iterations, seconds)


def parse_amount(amount: str) -> tuple[int, float]:
    """Iterations and seconds."""
    if not amount:
        return DEFAULT_ITERATIONS, UNLIMITED
    if amount.endswith("s"):
        seconds = float(amount[:-1])
        if seconds == UNLIMITED:
            raise ValueError(f"{amount} never end")
        return MOST_ITERATIONS, seconds
    return int(amount), UNLIMITED


def make_own(name: str, title: Title, seed: int) -> Bot:
    """A bot class of the user's, from a module that Python finds, or in the present folder.

    A class whose constructor asks for something is given the title and the seed.
    """
    module, _, class_name = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), class_name)
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise BadInput("it is no subclass of kachidoki.bots.Bot")
        make: Callable[..., Bot] = found
        bot = make(title, seed) if signature(found).parameters else make()
        check_processes(bot)
    except KeyboardInterrupt:
        raise
    except BadInput as error:
        raise BadInput(f"the bot '{name}' cannot be used: {error}") from error
    except BaseException as failure:
        raise BadInput(f"the bot '{name}' cannot be used: {in_words(failure)}") from failure
    return bot


def check_processes(bot: Bot) -> None:
    own: Any = bot  # its number of them may be anything
    processes = whole(own.processes)
    if processes is None or processes < 1:
        raise BadInput(f"its processes are {own.processes!r}; possible: a whole number from 1")


FACTORIES: Final[dict[str, Callable[[str, str, Title, Rng], Bot]]] = {
    "random": make_random,
    "quick": make_quick,
    "greedy": make_greedy,
    "ismcts": make_ismcts,
}
USAGE: Final = (
    f"{', '.join(LEVELS)}, {', '.join(FACTORIES)}, greedy:quiet (offers nothing), "
    "greedy:silent (answers nothing, either), ismcts:5000 (iterations), ismcts:0.5s (seconds), "
    "ismcts:0.5s@2 (in 2 processes), ismcts:5000+FILE (with your net or prior instead of the title's), "
    "ismcts:5000+none (without the title's net and prior), ismcts:5000+none+FILE (with yours alone), "
    "module:Class (your own)"
)
