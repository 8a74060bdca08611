"""Deals between two seats at any moment: gifts, and offers that are answered, withdrawn or lapse.

A title says in `Deals` what can be given and asked, and subclasses `DealingState`, which then has all
gestures of a deal; its rules only say who owns what, and when talk is over (`lapse`).

Of the things that a seat has promised in open offers none can be given away by another gesture, so an
open offer can always be kept, and nothing that two seats do in secret shows in what lies open to a
third. A decision may use them up: then the offer lapses.
"""

from kachidoki.engine.deals.state import DealingState
from kachidoki.engine.deals.words import DEAL_EVENTS, Deals

__all__ = ["DEAL_EVENTS", "DealingState", "Deals"]
