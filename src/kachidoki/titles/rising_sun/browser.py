"""What Rising Sun's board in the browser shows beside the view: the figures of the box."""

import msgspec

from kachidoki.engine import Setting
from kachidoki.engine.components import Figures
from kachidoki.titles.rising_sun.prospects import prospects
from kachidoki.titles.rising_sun.rules.components import COMPONENTS
from kachidoki.titles.rising_sun.rules.state import MANDATE_TURNS, is_kami_turn

__all__ = ["box", "prospects"]


class Box(msgspec.Struct):
    """The figures of a setting, the mandate turns of a season, and those that a kami turn follows.

    `figures` has regions with their borders, sea routes and rewards, houses, season cards, monsters and
    all the rest of the components; `reconstructed` names what no text settles, as the messages
    `reconstructed-…` do.
    """

    figures: Figures
    mandate_turns: int
    kami_turns: list[int]
    reconstructed: list[str]


def box(setting: Setting) -> Box:
    """The figures of the setting, a player's corrections among them."""
    return Box(
        figures=COMPONENTS.figures(setting.corrections),
        mandate_turns=int(MANDATE_TURNS),
        kami_turns=[turn for turn in range(MANDATE_TURNS + 1) if is_kami_turn(turn)],
        reconstructed=COMPONENTS.doubts(setting.corrections),
    )
