"""Joraku: a march on Kyoto in three rounds of tricks and area control, for two to four players."""

from collections.abc import Iterable
from itertools import combinations
from types import MappingProxyType

from kachidoki.engine.advice import Advice
from kachidoki.engine.fields import Fields
from kachidoki.engine.game import Game
from kachidoki.engine.learned.features import Features
from kachidoki.engine.seats import seat_name
from kachidoki.engine.title import Option, Setting, Title
from kachidoki.titles.joraku import checks, snapshot
from kachidoki.titles.joraku.rules.actions import ARMIES, VARIANT_CARDS, VOCABULARY
from kachidoki.titles.joraku.rules.advice import JorakuAdvice
from kachidoki.titles.joraku.rules.box import MODES, box_of
from kachidoki.titles.joraku.rules.components import COMPONENTS
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.events import CHRONICLE
from kachidoki.titles.joraku.rules.features import JorakuFeatures
from kachidoki.titles.joraku.rules.setup import set_up
from kachidoki.titles.joraku.rules.skirmish import FOLLOW_SUIT
from kachidoki.titles.joraku.rules.state import STEPS

PAIRS = [f"{one}+{other}" for one, other in combinations(range(1, VARIANT_CARDS + 1), 2)]


class JorakuTitle(Title):
    """Joraku's entry in the list of titles."""

    id = "joraku"
    version = 1
    seats = (2, 3, 4)
    options = (
        Option("mode", MODES),
        Option("edition", ["deluxe", "first"]),
        Option("variants", ["none", "random"], {"pair": PAIRS}),
    )
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    steps = STEPS
    components = COMPONENTS
    domains = MappingProxyType(
        {
            "from": "area",
            "to": "area",
            "victim": "army",
            "led": "suit",
            "number": "daimyo",
        }
    )
    explained = (FOLLOW_SUIT,)

    def seat_of(self, owner: str, setting: Setting) -> str | None:
        box, army = box_of(setting), ARMIES.index(owner)
        led = army < box.armies and army != box.neutral_army
        return seat_name(box.owner(army)) if led else None

    def choices(self, option: Option, seats: int) -> list[str]:
        """Two players have two modes of their own, which only the deluxe edition prints."""
        if option.name == "mode":
            return ["two-on-two", "with-neutral"] if seats == 2 else ["standard"]
        if option.name == "edition" and seats == 2:
            return ["deluxe"]
        return option.choices

    def open(self, setting: Setting) -> Joraku:
        game = Joraku(Game(self, setting), box_of(setting))
        set_up(game)
        return game

    def fields(self, state: Joraku) -> Fields:
        return snapshot.fields(state)

    def complete(self, state: Joraku) -> None:
        snapshot.complete(state)

    def unplayable(self, state: Joraku) -> Iterable[str]:
        return checks.unplayable(state)

    def check(self, state: Joraku) -> list[str]:
        return [*checks.problems(state)]

    def features(self) -> Features:
        return JorakuFeatures()

    def advice(self) -> Advice:
        return JorakuAdvice()


TITLE = JorakuTitle()
