"""Tokaido: a journey from Kyoto to Edo on which whoever is last moves, for two to five players."""

from pathlib import Path
from types import MappingProxyType
from typing import Any

from kachidoki.engine.advice import Advice
from kachidoki.engine.state import State
from kachidoki.engine.title import Option, Setting, Title
from kachidoki.titles.tokaido.checks.pieces import problems_of
from kachidoki.titles.tokaido.components import COMPONENTS, make_box
from kachidoki.titles.tokaido.rules.actions import TITLE_ID, VOCABULARY
from kachidoki.titles.tokaido.rules.advice import TokaidoAdvice
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.rules.events import CHRONICLE
from kachidoki.titles.tokaido.rules.setup import set_up
from kachidoki.titles.tokaido.rules.state import WALKING
from kachidoki.titles.tokaido.snapshot import restore


class TokaidoTitle(Title):
    """Tokaido's entry in the list of titles."""

    id = TITLE_ID
    version = 2
    replays = (1,)  # where Hiroshige could refuse his panorama at an inn
    seats = (2, 3, 4, 5)
    options = (
        Option("initiation", ["off", "on"]),
        Option("return-trip", ["off", "on"]),
        Option("gastronomy", ["off", "on"]),
        Option("preparations", ["off", "on"]),
    )
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    domains = MappingProxyType(
        {
            "pawn": "seat",
            "from": "place",
            "to": "place",
            "other_traveler": "traveler",
            "other_encounter": "encounter",
        }
    )

    def arranged(self, state: State, actions: list[int]) -> list[int]:
        """Places stand as they come along the way."""
        assert isinstance(state, Tokaido)
        return actions[::-1] if state.step == WALKING and state.box.homeward else actions

    def open(self, setting: Setting) -> Tokaido:
        game = Tokaido(make_box(setting, self.version))
        set_up(game)
        return game

    def restore(self, setting: Setting, data: dict[str, Any]) -> Tokaido:
        return restore(self.open(setting), data)

    def check(self, state: State) -> list[str]:
        assert isinstance(state, Tokaido)
        return problems_of(state)

    def advice(self) -> Advice:
        return TokaidoAdvice()

    def read_corrections(self, path: Path) -> dict[str, Any]:
        return COMPONENTS.read_corrections(path)


TITLE = TokaidoTitle()
