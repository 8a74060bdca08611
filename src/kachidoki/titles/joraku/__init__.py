"""Joraku: a march on Kyoto in three rounds of tricks and area control, for two to four players."""

from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import Any

from kachidoki.engine.advice import Advice
from kachidoki.engine.state import State
from kachidoki.engine.title import Option, Setting, Title
from kachidoki.titles.joraku.checks import problems_of
from kachidoki.titles.joraku.components import COMPONENTS, make_box
from kachidoki.titles.joraku.rules.actions import TITLE_ID, VARIANT_CARDS, VOCABULARY
from kachidoki.titles.joraku.rules.advice import JorakuAdvice
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.events import CHRONICLE
from kachidoki.titles.joraku.rules.setup import set_up
from kachidoki.titles.joraku.snapshot import restore

PAIRS = [f"{one}+{other}" for one, other in combinations(range(1, VARIANT_CARDS + 1), 2)]


class JorakuTitle(Title):
    """Joraku's entry in the list of titles."""

    id = TITLE_ID
    version = 1
    seats = (2, 3, 4)
    options = (
        Option("mode", ["standard", "two-on-two", "with-neutral"]),
        Option("edition", ["deluxe", "first"]),
        Option("variants", ["none", "random"], {"pair": PAIRS}),
    )
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    domains = MappingProxyType(
        {
            "from": "area",
            "to": "area",
            "victim": "army",
            "led": "suit",
            "number": "daimyo",
        }
    )

    def choices(self, option: Option, seats: int) -> list[str]:
        """Two players have two modes of their own, which only the deluxe edition prints."""
        if option.name == "mode":
            return ["two-on-two", "with-neutral"] if seats == 2 else ["standard"]
        if option.name == "edition" and seats == 2:
            return ["deluxe"]
        return option.choices

    def open(self, setting: Setting) -> Joraku:
        game = Joraku(make_box(setting, self.version))
        set_up(game)
        return game

    def restore(self, setting: Setting, data: dict[str, Any]) -> Joraku:
        return restore(self.open(setting), data)

    def check(self, state: State) -> list[str]:
        assert isinstance(state, Joraku)
        return problems_of(state)

    def advice(self) -> Advice:
        return JorakuAdvice()

    def read_corrections(self, path: Path) -> dict[str, Any]:
        return COMPONENTS.read_corrections(path)


TITLE = JorakuTitle()
