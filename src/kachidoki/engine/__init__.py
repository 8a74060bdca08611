"""What every title obeys: states, seats, chance, actions and their notation, events.

The modules of this package are plain typed Python that is also compiled by mypyc; they know no title.
"""

from kachidoki.engine.advice import Advice
from kachidoki.engine.deals import DEAL_EVENTS, DealingState, Deals
from kachidoki.engine.errors import BadInput, BadOption, IllegalAction, UnknownNotation
from kachidoki.engine.events import EVERYONE, NUMBER, Chronicle, Event, EventKind
from kachidoki.engine.game import Game
from kachidoki.engine.moves import Moves
from kachidoki.engine.points import Tally
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY, SEATS, parse_seat, seat_name
from kachidoki.engine.state import State, playout, settle, stills_of
from kachidoki.engine.title import Option, Setting, Title
from kachidoki.engine.view import DealingView, OfferView, View
from kachidoki.engine.vocabulary import Kind, Vocabulary

__all__ = [
    "CHANCE",
    "DEAL_EVENTS",
    "EVERYONE",
    "NOBODY",
    "NUMBER",
    "SEATS",
    "Advice",
    "BadInput",
    "BadOption",
    "Chronicle",
    "DealingState",
    "DealingView",
    "Deals",
    "Event",
    "EventKind",
    "Game",
    "IllegalAction",
    "Kind",
    "Moves",
    "OfferView",
    "Option",
    "Rng",
    "Setting",
    "State",
    "Tally",
    "Title",
    "UnknownNotation",
    "View",
    "Vocabulary",
    "parse_seat",
    "playout",
    "seat_name",
    "settle",
    "stills_of",
]
