"""The figures of the box that Joraku's board in the browser shows."""

import msgspec

from kachidoki.engine import Setting
from kachidoki.titles.joraku.prospects import prospects
from kachidoki.titles.joraku.rules import box as rules_box
from kachidoki.titles.joraku.rules.actions import AREAS
from kachidoki.titles.joraku.rules.components import COMPONENTS, Components

__all__ = ["box", "prospects"]


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
    figures = rules_box.Box(setting)
    game = components.game
    return Box(
        title_ja=game.name_ja,
        kachidoki_ja=COMPONENTS.printed()["kachidoki"]["name_ja"],
        rounds=game.rounds,
        tricks=tricks_in_round(figures, setting.seats),
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


def tricks_in_round(figures: rules_box.Box, seats: int) -> int:
    cards = figures.hand_size + figures.private_cards - figures.discard_count
    return int(cards * seats // figures.cards_per_trick)


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
