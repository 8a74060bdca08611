"""What Joraku's board in the browser shows beside the view: the figures of the box."""

import msgspec

from kachidoki.engine import Setting
from kachidoki.engine.components import Figures
from kachidoki.titles.joraku.prospects import prospects
from kachidoki.titles.joraku.rules import box as rules_box
from kachidoki.titles.joraku.rules.components import COMPONENTS

__all__ = ["box", "prospects"]


class Box(msgspec.Struct):
    """The figures of a setting, and what follows from them: tricks in a round, cards in a trick.

    `reconstructed` names all that no rulebook gave, as the messages `reconstructed-…` do.
    """

    figures: Figures
    tricks: int
    trick_cards: int
    reconstructed: list[str]


def box(setting: Setting) -> Box:
    """The figures of the setting, a player's corrections among them."""
    rules = rules_box.box_of(setting)
    cards = rules.hand_size + rules.private_cards - rules.discard_count
    return Box(
        figures=COMPONENTS.figures(setting.corrections),
        tricks=cards * setting.seats // rules.cards_per_trick,
        trick_cards=rules.cards_per_trick,
        reconstructed=COMPONENTS.doubts(setting.corrections),
    )
