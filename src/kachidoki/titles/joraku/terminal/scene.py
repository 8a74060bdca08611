"""A view with the words and figures that both the drawing and the description need."""

from collections.abc import Sequence

from kachidoki.engine import Setting
from kachidoki.titles.hooks import Speaker
from kachidoki.titles.joraku.rules.actions import AREAS
from kachidoki.titles.joraku.rules.components import COMPONENTS
from kachidoki.titles.joraku.view import Army, View

RECRUITING = {"appointing", "unveiling", "dealing", "passing", "drafting", "discarding"}


class Scene:
    """A view with the words and figures that both the drawing and the description need."""

    def __init__(self, view: View, setting: Setting, texts: Speaker) -> None:
        self.view = view
        self.texts = texts
        self.components = COMPONENTS.with_corrections(setting.corrections)
        self.reconstructed = {
            area
            for area in AREAS
            if COMPONENTS.is_reconstructed(f"areas.{area}.scoring", setting.corrections)
        }

    def headline(self) -> str:
        name = self.texts.name
        number = name("round", max(1, self.view.round))
        total = name("round", self.components.game.rounds)
        return self.texts.say("table-round", number=number, total=total, phase=self.phase())

    def phase(self) -> str:
        if self.view.over:
            return self.texts.say("table-phase-over")
        if self.view.step in RECRUITING:
            return self.texts.say("table-phase-recruit")
        return self.texts.say("table-phase-skirmish")

    def variants(self) -> str:
        """The variant rule cards in force, if any."""
        names = [self.texts.name("variant", number) for number in self.view.variants]
        return self.texts.say("table-variants", names=", ".join(names)) if names else ""

    def variant_rules(self) -> list[str]:
        """What they change."""
        say, name = self.texts.say, self.texts.name
        return [
            say("table-variant", name=name("variant", number), rule=name("variant-rule", number))
            for number in self.view.variants
        ]

    def points(self, area: str, round_number: int) -> list[int]:
        return self.components.areas[area].scoring[round_number - 1]

    def army(self, army: str) -> str:
        """Such as `Red (A)`."""
        owner = self.view.armies[army].seat or self.texts.say("table-neutral")
        return f"{self.texts.name('army', army)} ({owner})"

    def cards(self, cards: Sequence[str]) -> str:
        return ", ".join(self.texts.name("card", card) for card in cards)

    def holds_kachidoki(self, army: Army) -> bool:
        return army.seat == self.view.kachidoki and self.view.round > 0

    def notes(self) -> list[str]:
        """What the seat knows beyond what lies open."""
        view, say = self.view, self.texts.say
        notes = [
            say("table-known", seat=seat, cards=self.cards(cards))
            for seat, cards in view.known.items()
        ]
        for seat, player in view.players.items():
            if player.lacks and seat != view.seat:
                suits = ", ".join(self.texts.name("suit", suit) for suit in player.lacks)
                notes.append(say("table-lacks", seat=seat, suits=suits))
        if view.face_down:
            notes.append(say("table-face-down", cards=self.cards(view.face_down)))
        return notes
