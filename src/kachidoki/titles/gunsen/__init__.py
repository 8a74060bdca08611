"""Gunsen: clans give orders, march and fight for the castle Toshi Ranbo, for two to six players."""

from collections.abc import Iterable
from types import MappingProxyType

from kachidoki.engine.advice import Advice
from kachidoki.engine.fields import Fields
from kachidoki.engine.game import Game
from kachidoki.engine.learned.features import Features
from kachidoki.engine.title import Option, Setting, Title
from kachidoki.titles.gunsen import checks, snapshot
from kachidoki.titles.gunsen.rules.actions import CLANS, VOCABULARY
from kachidoki.titles.gunsen.rules.advice import GunsenAdvice
from kachidoki.titles.gunsen.rules.box import CHOSEN, box_of
from kachidoki.titles.gunsen.rules.components import COMPONENTS
from kachidoki.titles.gunsen.rules.counsel.features import GunsenFeatures
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.events import CHRONICLE
from kachidoki.titles.gunsen.rules.obstacles import (
    NO_ROOM,
    NOBLE_DONE,
    NOTHING_TO_COMMAND,
    TOO_DEAR,
    TOO_WEAK,
)
from kachidoki.titles.gunsen.rules.state import STEPS
from kachidoki.titles.gunsen.rules.turn.setup import set_up


class GunsenTitle(Title):
    """Gunsen's entry in the list of titles."""

    id = "gunsen"
    version = 5
    seats = (2, 3, 4, 5, 6)
    options = (Option("clans", ["dealt", CHOSEN]),)
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    steps = STEPS
    components = COMPONENTS
    domains = MappingProxyType({"origin": "place", "owner": "seat", "payment": "good"})
    explained = (TOO_DEAR, NOBLE_DONE, NOTHING_TO_COMMAND, TOO_WEAK, NO_ROOM)

    def open(self, setting: Setting) -> Gunsen:
        game = Gunsen(Game(self, setting), box_of(setting))
        set_up(game)
        game.go_on()
        return game

    def fields(self, state: Gunsen) -> Fields:
        return snapshot.fields(state)

    def complete(self, state: Gunsen) -> None:
        snapshot.complete(state)

    def unplayable(self, state: Gunsen) -> Iterable[str]:
        return checks.unplayable(state)

    def check(self, state: Gunsen) -> list[str]:
        return [*checks.problems(state)]

    def part_of(self, state: Gunsen, seat: int) -> str | None:
        clan = state.clan[seat]
        return None if clan < 0 else f"clan-{CLANS[clan]}"

    def features(self) -> Features:
        return GunsenFeatures(Prospects())

    def advice(self) -> Advice:
        return GunsenAdvice()


TITLE = GunsenTitle()
