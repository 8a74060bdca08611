"""Players that know the engine's words and no title's: random, greedy, ISMCTS, and your own."""

from kachidoki.bots.bot import Bot, ask
from kachidoki.bots.greedy import GreedyBot
from kachidoki.bots.ismcts import Finding, IsmctsBot
from kachidoki.bots.names import BOT_NAMES, make_bot
from kachidoki.bots.parallel import ParallelIsmctsBot
from kachidoki.bots.uniform import RandomBot

__all__ = [
    "BOT_NAMES",
    "Bot",
    "Finding",
    "GreedyBot",
    "IsmctsBot",
    "ParallelIsmctsBot",
    "RandomBot",
    "ask",
    "make_bot",
]
