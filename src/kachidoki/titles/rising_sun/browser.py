"""What Rising Sun's board in the browser shows beside the view: the figures of the box."""

import msgspec

from kachidoki.engine import Setting
from kachidoki.engine.components import Figures
from kachidoki.titles.rising_sun.prospects import prospects
from kachidoki.titles.rising_sun.rules import box as rules_box
from kachidoki.titles.rising_sun.rules.components import COMPONENTS
from kachidoki.titles.rising_sun.rules.state import MANDATE_TURNS

__all__ = ["box", "prospects"]


class Box(msgspec.Struct):
    """The figures of a setting, and what follows from them: wars and mandate turns of a season.

    `figures` has regions with their borders, sea routes and rewards, houses, season cards, monsters and
    all the rest of the components; `reconstructed` names what no text settles, as the messages
    `reconstructed-…` do.
    """

    figures: Figures
    wars: int
    mandate_turns: int
    reconstructed: list[str]


def box(setting: Setting) -> Box:
    """The figures of the setting, a player's corrections among them."""
    return Box(
        figures=COMPONENTS.figures(setting.corrections),
        wars=int(rules_box.box_of(setting).war_tokens),
        mandate_turns=int(MANDATE_TURNS),
        reconstructed=COMPONENTS.doubts(setting.corrections),
    )
