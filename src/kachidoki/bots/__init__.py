"""Players that know the engine's words and no title's: random, greedy, ISMCTS, and your own."""

from kachidoki.bots.bot import SILENCE, Bot, answers_of, ask, ask_to_respond
from kachidoki.bots.greedy import GreedyBot
from kachidoki.bots.inbox import Inbox, meaning_of
from kachidoki.bots.ismcts import Finding, IsmctsBot, Searcher
from kachidoki.bots.names import FACTORIES, LEVELS, is_built_in, level_of, make_bot
from kachidoki.bots.outlook import GAMES, Choices, OpenPosition, chances, forecast, outlook
from kachidoki.bots.parallel import ParallelIsmctsBot, add_up
from kachidoki.bots.process import NoAnswer, Thinker, attempt, ready
from kachidoki.bots.questions import Question, answer, findings, question_about, respond
from kachidoki.bots.uniform import RandomBot

__all__ = [
    "FACTORIES",
    "GAMES",
    "LEVELS",
    "SILENCE",
    "Bot",
    "Choices",
    "Finding",
    "GreedyBot",
    "Inbox",
    "IsmctsBot",
    "NoAnswer",
    "OpenPosition",
    "ParallelIsmctsBot",
    "Question",
    "RandomBot",
    "Searcher",
    "Thinker",
    "add_up",
    "answer",
    "answers_of",
    "ask",
    "ask_to_respond",
    "attempt",
    "chances",
    "findings",
    "forecast",
    "is_built_in",
    "level_of",
    "make_bot",
    "meaning_of",
    "outlook",
    "question_about",
    "ready",
    "respond",
]
