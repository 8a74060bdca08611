"""What the road in the browser needs of the server: the figures of the box, and what choices bring."""

import msgspec

from kachidoki.engine import Setting
from kachidoki.engine.components import Figures
from kachidoki.titles.hooks import Speaker, Weigh, no_prospect
from kachidoki.titles.tokaido.prospects import Prospects
from kachidoki.titles.tokaido.rules.actions import PLACES, STATIONS
from kachidoki.titles.tokaido.rules.box import box_of
from kachidoki.titles.tokaido.rules.components import COMPONENTS
from kachidoki.titles.tokaido.scene import Scene
from kachidoki.titles.tokaido.view import View


class Place(msgspec.Struct):
    """A place of the road; `slots` are the pawns that find room at a station."""

    word: str
    station: str
    slots: int
    japanese: str


class Box(msgspec.Struct):
    """The figures of a setting, and what follows from them. `places` stand in the order from Kyoto to
    Edo; `preparations` are coins by the slot in the first inn."""

    figures: Figures
    homeward: bool
    places: list[Place]
    meals_served: int
    preparations: list[int]


def box(setting: Setting) -> Box:
    """The figures of a setting, corrections included."""
    rules = box_of(setting)
    return Box(
        figures=COMPONENTS.figures(setting.corrections),
        homeward=rules.homeward,
        places=[
            Place(
                word=word,
                station=STATIONS[rules.station[at]],
                slots=rules.slots(at),
                japanese=rules.road.names[at],
            )
            for at, word in enumerate(PLACES)
        ],
        meals_served=rules.meals_served,
        preparations=[int(coins) for coins in rules.preparations],
    )


# ----------------------------------------------------------------- what choices gain


def prospects(view: View, setting: Setting, texts: Speaker) -> Weigh:
    """What choices would gain for the pawn whose stop is under way, as in the terminal."""
    if view.guest is None or view.over:
        return no_prospect
    return Prospects(Scene(view, setting, texts), view.guest).choice
