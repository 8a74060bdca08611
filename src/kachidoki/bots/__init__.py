"""Players that know the engine's words and no title's: random, greedy, ISMCTS, and your own."""

from kachidoki.bots.bot import Bot, ask
from kachidoki.bots.greedy import GreedyBot
from kachidoki.bots.ismcts import Finding, IsmctsBot, Searcher
from kachidoki.bots.names import FACTORIES, is_built_in, make_bot
from kachidoki.bots.parallel import ParallelIsmctsBot
from kachidoki.bots.uniform import RandomBot

__all__ = [
    "FACTORIES",
    "Bot",
    "Finding",
    "GreedyBot",
    "IsmctsBot",
    "ParallelIsmctsBot",
    "RandomBot",
    "Searcher",
    "ask",
    "is_built_in",
    "make_bot",
]
