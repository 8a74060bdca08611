"""What each choice would gain, counted by the rules themselves on a table made from the view."""

from collections.abc import Callable, Mapping

from kachidoki.engine import Setting
from kachidoki.engine.fields import read_view
from kachidoki.titles.hooks import Choice, Prospect, Speaker, Weigh, no_prospect, signed
from kachidoki.titles.joraku import TITLE
from kachidoki.titles.joraku.rules import effects
from kachidoki.titles.joraku.rules.actions import (
    AREAS,
    ARMIES,
    CARD_NAMES,
    NINJA,
    SUITS,
    number_of,
    suit_of,
)
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.influence import presence, prestige, rank, shout_kachidoki
from kachidoki.titles.joraku.rules.skirmish import win_trick, winning_place
from kachidoki.titles.joraku.snapshot import count_supplies, fields
from kachidoki.titles.joraku.view import View


def prospects(view: View, setting: Setting, texts: Speaker) -> Weigh:
    """What choices would gain for the army that acts; secret choices tell nothing."""
    return no_prospect if view.army is None else Attempts(view, setting, texts).of


class Attempts:
    """The table of a view, on which choices are tried out."""

    def __init__(self, view: View, setting: Setting, texts: Speaker) -> None:
        assert view.army is not None
        self.view = view
        self.texts = texts
        self.army = ARMIES.index(view.army)
        self.table = table_of(view, setting)
        self.expected = expected(self.table, self.army)

    def of(self, choice: Choice) -> Prospect | None:
        kind = choice["kind"]
        if kind == "play":
            return self.card(CARD_NAMES.index(choice["card"]))
        if kind == "march":
            return Prospect(str(self.view.argument), self.points_left(self.view.argument))
        if kind == "stop":
            return Prospect(signed(0), self.texts.say("prospect-stop", left=self.view.argument))
        if kind in EFFECTS:
            return self.effect(choice)
        return None

    # ------------------------------------------------------------- cards

    def card(self, card: int) -> Prospect:
        """What can it do, and does it beat what lies on the table?"""
        if not self.view.trick:
            return Prospect("", f"{self.use(card)} {self.lead(card)}", "lead")
        after = self.table.clone()
        after.trick_army[after.played] = self.army
        after.trick_card[after.played] = card
        after.played += 1
        wins = winning_place(after) == after.played - 1
        trick = self.victory() if wins else self.texts.say("prospect-beaten")
        return Prospect("", f"{self.use(card)} {trick}", "win" if wins else "lose")

    def lead(self, card: int) -> str:
        return self.texts.say("prospect-lead", suit=self.texts.name("suit", SUITS[suit_of(card)]))

    def victory(self) -> str:
        """What the Kachidoki card would pay the winner as the pieces stand now."""
        area = int(self.table.daimyo[self.army])
        after = self.table.clone()
        shout_kachidoki(after, area)
        points = int(after.reputation[self.army] - self.table.reputation[self.army])
        name = self.texts.name("area", AREAS[area])
        return self.texts.say("prospect-victory", area=name, points=points)

    def use(self, card: int) -> str:
        number = int(number_of(card))
        if number == NINJA:
            return self.texts.say("prospect-ninja")
        area = self.texts.name("area", AREAS[number])
        return self.texts.say("prospect-card", area=area, left=number)

    # ------------------------------------------------------------- pieces

    def effect(self, choice: Choice) -> Prospect:
        """The points that would follow, the ranks where pieces come and go, what is left."""
        after = self.table.clone()
        EFFECTS[choice["kind"]](after, choice)
        gain = expected(after, self.army) - self.expected
        lines = [self.standing(after, area) for area in self.places(choice)]
        lines.append(self.gained(gain))
        if self.view.step == "marching":
            lines.append(self.points_left(int(after.argument)))
        return Prospect(signed(gain), " ".join(lines))

    def places(self, choice: Choice) -> list[int]:
        """The areas that the choice changes."""
        daimyo = int(self.table.daimyo[self.army])
        if choice["kind"] == "place":
            return [self.view.argument]
        if choice["kind"] == "remove":
            return [daimyo]
        if choice["kind"] in ("daimyo", "drive"):
            return [daimyo, AREAS.index(choice["to"])]
        return [AREAS.index(choice[name]) for name in ("area", "from", "to") if name in choice]

    def standing(self, table: Joraku, area: int) -> str:
        return self.texts.say(
            "prospect-standing",
            area=self.texts.name("area", AREAS[area]),
            influence=int(table.influence(self.army, area)),
            rank=int(rank(table, self.army, presence(table, area))),
        )

    def gained(self, gain: int) -> str:
        change = "more" if gain > 0 else "less" if gain < 0 else "same"
        return self.texts.say("prospect-gain", change=change, points=abs(gain))

    def points_left(self, left: int) -> str:
        return self.texts.say("prospect-left", left=left)


def expected(table: Joraku, army: int) -> int:
    """The army's reputation if the round ended now: a trick whose cards all lie is won first."""
    after = table.clone()
    if after.played == after.box.cards_per_trick:
        win_trick(after)
    prestige(after)
    return int(after.reputation[army])


def place(table: Joraku, choice: Choice) -> None:
    effects.put_samurai(table, table.argument, int(choice["count"]))


def infiltrate(table: Joraku, choice: Choice) -> None:
    effects.infiltrate(table, AREAS.index(choice["area"]))


def move_daimyo(table: Joraku, choice: Choice) -> None:
    effects.move_daimyo(table, AREAS.index(choice["to"]))


def move_samurai(table: Joraku, choice: Choice) -> None:
    effects.move_samurai(table, AREAS.index(choice["from"]), AREAS.index(choice["to"]))


def remove(table: Joraku, choice: Choice) -> None:
    effects.remove(table, ARMIES.index(choice["army"]))


def drive(table: Joraku, choice: Choice) -> None:
    effects.drive(table, AREAS.index(choice["to"]))


EFFECTS: Mapping[str, Callable[[Joraku, Choice], None]] = {
    "place": place,
    "infiltrate": infiltrate,
    "daimyo": move_daimyo,
    "samurai": move_samurai,
    "remove": remove,
    "drive": drive,
}


# ----------------------------------------------------------------- the table of a view


def table_of(view: View, setting: Setting) -> Joraku:
    """All that lies open for everybody: pieces, reputation, the trick, the decision at hand."""
    table = TITLE.open(setting)
    read_view(table, fields(table), view, ["round", "variants", "army", "armies", "trick"])
    count_supplies(table)
    table.argument = view.argument
    return table
