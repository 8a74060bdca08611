"""Tokaido: a journey from Kyoto to Edo in which the rearmost moves, for two to five players."""

from collections.abc import Iterable
from types import MappingProxyType

from kachidoki.engine.advice import Advice
from kachidoki.engine.fields import Fields
from kachidoki.engine.game import Game
from kachidoki.engine.learned.features import Features
from kachidoki.engine.title import Option, Setting, Title
from kachidoki.titles.tokaido import checks, snapshot
from kachidoki.titles.tokaido.rules.actions import VOCABULARY
from kachidoki.titles.tokaido.rules.advice import TokaidoAdvice
from kachidoki.titles.tokaido.rules.box import box_of
from kachidoki.titles.tokaido.rules.components import COMPONENTS
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.rules.events import CHRONICLE
from kachidoki.titles.tokaido.rules.features import TokaidoFeatures
from kachidoki.titles.tokaido.rules.obstacles import NO_COIN, PANORAMA_COMPLETE
from kachidoki.titles.tokaido.rules.prospects import Prospects
from kachidoki.titles.tokaido.rules.setup import set_up
from kachidoki.titles.tokaido.rules.state import STEPS, WALKING


class TokaidoTitle(Title):
    """Tokaido's entry in the list of titles."""

    id = "tokaido"
    version = 2  # in the first one, Hiroshige could refuse his panorama at an inn
    seats = (2, 3, 4, 5)
    options = (
        Option("initiation", ["off", "on"]),
        Option("return-trip", ["off", "on"]),
        Option("gastronomy", ["off", "on"]),
        Option("preparations", ["off", "on"]),
    )
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    steps = STEPS
    components = COMPONENTS
    explained = (NO_COIN, PANORAMA_COMPLETE)
    domains = MappingProxyType(
        {
            "pawn": "seat",
            "from": "place",
            "to": "place",
            "other_traveler": "traveler",
            "other_encounter": "encounter",
        }
    )

    def arranged(self, state: Tokaido, actions: list[int]) -> list[int]:
        """Places stand as they come along the way."""
        return actions[::-1] if state.step == WALKING and state.box.homeward else actions

    def open(self, setting: Setting) -> Tokaido:
        game = Tokaido(Game(self, setting), box_of(setting))
        set_up(game)
        return game

    def fields(self, state: Tokaido) -> Fields:
        return snapshot.fields(state)

    def complete(self, state: Tokaido) -> None:
        snapshot.complete(state)

    def unplayable(self, state: Tokaido) -> Iterable[str]:
        return checks.unplayable(state)

    def check(self, state: Tokaido) -> list[str]:
        return [*checks.problems(state)]

    def features(self) -> Features:
        return TokaidoFeatures(Prospects())

    def advice(self) -> Advice:
        return TokaidoAdvice()


TITLE = TokaidoTitle()
