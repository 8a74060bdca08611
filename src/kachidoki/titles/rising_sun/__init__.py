"""Rising Sun: houses ally, scheme and fight for Japan in three seasons, for three to five players."""

from collections.abc import Iterable
from types import MappingProxyType

from kachidoki.engine.advice import Advice
from kachidoki.engine.fields import Fields
from kachidoki.engine.game import Game
from kachidoki.engine.learned.features import Features
from kachidoki.engine.title import Option, Setting, Title
from kachidoki.titles.rising_sun import checks, snapshot
from kachidoki.titles.rising_sun.rules.actions import CARD_SETS, HOUSES
from kachidoki.titles.rising_sun.rules.advice import RisingSunAdvice
from kachidoki.titles.rising_sun.rules.box import RANDOM, WAYS, box_of
from kachidoki.titles.rising_sun.rules.components import COMPONENTS
from kachidoki.titles.rising_sun.rules.counsel.features import RisingSunFeatures
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.deals.terms import CHRONICLE, VOCABULARY
from kachidoki.titles.rising_sun.rules.obstacles import TOO_DEAR
from kachidoki.titles.rising_sun.rules.phases.setup import set_up
from kachidoki.titles.rising_sun.rules.state import NONE, STEPS


class RisingSunTitle(Title):
    """Rising Sun's entry in the list of titles."""

    id = "rising-sun"
    version = 2
    seats = (3, 4, 5)
    options = (
        Option("houses", WAYS),
        Option("set", [*CARD_SETS[1:], RANDOM]),
        Option("shrines", [RANDOM, "first-game"]),
    )
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    steps = STEPS
    components = COMPONENTS
    domains = MappingProxyType(
        {
            "origin": "region",
            "to": "seat",
            "from": "seat",
            "owner": "seat",
            "piece": "figure",
            "give": "thing",
            "ask": "thing",
            "promise": "thing",
        }
    )
    explained = (TOO_DEAR,)

    def open(self, setting: Setting) -> RisingSun:
        game = RisingSun(Game(self, setting), box_of(setting))
        set_up(game)
        game.go_on()
        return game

    def fields(self, state: RisingSun) -> Fields:
        return snapshot.fields(state)

    def complete(self, state: RisingSun) -> None:
        snapshot.complete(state)

    def unplayable(self, state: RisingSun) -> Iterable[str]:
        return checks.unplayable(state)

    def check(self, state: RisingSun) -> list[str]:
        return [*checks.problems(state)]

    def part_of(self, state: RisingSun, seat: int) -> str | None:
        house = state.house[seat]
        return None if house == NONE else f"house-{HOUSES[house]}"

    def features(self) -> Features:
        return RisingSunFeatures()

    def advice(self) -> Advice:
        return RisingSunAdvice()


TITLE = RisingSunTitle()
