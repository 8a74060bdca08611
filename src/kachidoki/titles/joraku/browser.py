"""What Joraku's board in the browser needs of the server: the figures of the box, and what each
choice would bring, counted by the rules themselves on a table made from the view."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from kachidoki.engine import Setting
from kachidoki.titles.hooks import Choice, Prospect, Speaker
from kachidoki.titles.joraku import TITLE
from kachidoki.titles.joraku.components import COMPONENTS, Components, make_box
from kachidoki.titles.joraku.rules import effects
from kachidoki.titles.joraku.rules.actions import (
    AREAS,
    ARMIES,
    CARD_NAMES,
    NINJA,
    number_of,
    square,
)
from kachidoki.titles.joraku.rules.box import Box as Figures
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.influence import presence, prestige, rank
from kachidoki.titles.joraku.rules.skirmish import win_trick, winning_place
from kachidoki.titles.joraku.rules.state import OFF_MAP
from kachidoki.titles.joraku.view import Army, View

# In a few characters: a card that leads, wins or loses the trick so far; points that stay the same.
LEADS = "先"
WINS = "勝"
LOSES = "負"
EQUAL = "±0"

# ----------------------------------------------------------------- the box


class Area(msgspec.Struct):
    """An area with its chart: a row for each round, a column for each rank."""

    area: str
    number: int
    name_ja: str
    scoring: list[list[int]]
    reconstructed: bool


class Suit(msgspec.Struct):
    name_ja: str
    weapon: str
    weapon_ja: str


class Costs(msgspec.Struct):
    """What action points pay for."""

    daimyo: int
    swift_daimyo: int
    samurai: int
    removal: int


class Box(msgspec.Struct):
    """The figures that the board shows; `areas` stand in their order from Kyoto to Shinano.

    `reconstructed` names all that no rulebook gave, as the messages `reconstructed-…` do.
    """

    title_ja: str
    kachidoki_ja: str
    rounds: int
    tricks: int
    trick_cards: int
    areas: list[Area]
    suits: dict[str, Suit]
    daimyo_ja: list[str]
    samurai: int
    daimyo_influence: int
    samurai_influence: int
    kachidoki: list[int]
    great_kachidoki: list[int]
    costs: Costs
    reconstructed: list[str]


def box(setting: Setting) -> Box:
    """The figures of the setting, a player's corrections among them."""
    components = COMPONENTS.with_corrections(setting.corrections)
    figures = figures_of(setting)
    game = components.game
    return Box(
        title_ja=game.name_ja,
        kachidoki_ja=COMPONENTS.printed()["kachidoki"]["name_ja"],
        rounds=game.rounds,
        tricks=tricks_in_round(figures),
        trick_cards=int(figures.cards_per_trick),
        areas=[area_of(components, setting, name) for name in AREAS],
        suits={
            name: Suit(suit.name_ja, suit.weapon, suit.weapon_ja)
            for name, suit in components.suits.items()
        },
        daimyo_ja=[card.name_ja for card in components.daimyo_cards.values()],
        samurai=game.samurai_each,
        daimyo_influence=game.influence_daimyo,
        samurai_influence=game.influence_samurai,
        kachidoki=list(components.kachidoki.rp_by_rank),
        great_kachidoki=list(components.variants.great_kachidoki.kachidoki),
        costs=costs_of(components),
        reconstructed=[
            path.replace(".", "-")
            for path in COMPONENTS.reconstructed()
            if COMPONENTS.is_reconstructed(path, setting.corrections)
        ],
    )


def figures_of(setting: Setting) -> Figures:
    return make_box(setting, TITLE.version)


def tricks_in_round(figures: Figures) -> int:
    cards = figures.hand_size + figures.private_cards - figures.discard_count
    return int(cards * figures.seats // figures.cards_per_trick)


def area_of(components: Components, setting: Setting, name: str) -> Area:
    area = components.areas[name]
    return Area(
        area=name,
        number=AREAS.index(name),
        name_ja=area.name_ja,
        scoring=[list(row) for row in area.scoring],
        reconstructed=COMPONENTS.is_reconstructed(f"areas.{name}.scoring", setting.corrections),
    )


def costs_of(components: Components) -> Costs:
    costs = components.action_costs
    return Costs(
        daimyo=costs.move_daimyo,
        swift_daimyo=components.variants.swift_daimyo.move_daimyo,
        samurai=costs.move_samurai,
        removal=costs.remove_samurai,
    )


# ----------------------------------------------------------------- prospects


def prospects(
    view: View, setting: Setting, texts: Speaker, choices: Sequence[Choice]
) -> Mapping[int, Prospect]:
    """What the choices would bring to the army that acts; secret choices tell nothing."""
    if view.army is None:
        return {}
    outlook = Outlook(view, setting, texts)
    found = {number: outlook.of(choice) for number, choice in enumerate(choices)}
    return {number: prospect for number, prospect in found.items() if prospect is not None}


class Outlook:
    """The table of a view, on which choices are tried out."""

    def __init__(self, view: View, setting: Setting, texts: Speaker) -> None:
        assert view.army is not None
        self.view = view
        self.texts = texts
        self.army = ARMIES.index(view.army)
        self.table = table_of(view, figures_of(setting))
        self.expected = expected(self.table, self.army)

    def of(self, choice: Choice) -> Prospect | None:
        kind = choice["kind"]
        if kind == "play":
            return self.card(CARD_NAMES.index(choice["card"]))
        if kind == "march":
            return Prospect(str(self.view.argument), self.points_left(self.view.argument))
        if kind == "stop":
            return Prospect(EQUAL, self.texts.say("prospect-stop", left=self.view.argument))
        if kind in EFFECTS:
            return self.effect(choice)
        return None

    # ------------------------------------------------------------- cards

    def card(self, card: int) -> Prospect:
        """What can it do, and does it beat what lies on the table?"""
        if not self.view.trick:
            return Prospect(LEADS, self.use(card))
        after = self.table.clone()
        lay_card(after, self.army, card)
        wins = winning_place(after) == after.played - 1
        trick = self.texts.say("prospect-trick", wins=int(wins))
        return Prospect(WINS if wins else LOSES, f"{self.use(card)} {trick}")

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
        return Prospect(f"{gain:+d}".replace("-", "−") if gain else EQUAL, " ".join(lines))

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


def table_of(view: View, figures: Figures) -> Joraku:
    """All that lies open for everybody: pieces, reputation, the trick, the decision at hand."""
    table = Joraku(figures)
    table.lay_out()
    table.round = view.round
    table.argument = view.argument
    for number in view.variants:
        table.variants |= 1 << number
    for name, entry in view.armies.items():
        lay_army(table, ARMIES.index(name), entry)
    if view.army is not None:
        table.army = ARMIES.index(view.army)
    for laid in view.trick:
        lay_card(table, ARMIES.index(laid.army), CARD_NAMES.index(laid.card))
    return table


def lay_card(table: Joraku, army: int, card: int) -> None:
    table.trick_army[table.played] = army
    table.trick_card[table.played] = card
    table.played += 1


def lay_army(table: Joraku, army: int, entry: Army) -> None:
    table.number[army] = entry.number
    table.daimyo[army] = OFF_MAP if entry.daimyo is None else AREAS.index(entry.daimyo)
    table.reputation[army] = entry.reputation
    table.supply[army] = entry.supply
    table.arrived |= int(entry.arrived) << army
    for area, count in entry.samurai.items():
        table.samurai[square(army, AREAS.index(area))] = count
