"""Reads `components.toml`, lays a user's corrections over it, makes the box that the rules use."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec

from kachidoki.engine.errors import BadInput
from kachidoki.engine.title import Setting
from kachidoki.titles.joraku.actions import AREAS, CARDS
from kachidoki.titles.joraku.box import (
    BY_DAIMYO_CARD,
    BY_ROUND,
    STANDARD,
    TWO_ON_TWO,
    WITH_NEUTRAL,
    Box,
)

MODES = {"standard": STANDARD, "two-on-two": TWO_ON_TWO, "with-neutral": WITH_NEUTRAL}
LARGEST = 99

Row = tuple[int, int, int]


class Game(msgspec.Struct):
    rounds: int
    samurai_each: int
    influence_daimyo: int
    influence_samurai: int
    placement_max: int
    name_ja: str


class Kachidoki(msgspec.Struct):
    rp_by_rank: Row


class ActionCosts(msgspec.Struct):
    move_daimyo: int
    move_samurai: int
    remove_samurai: int


class Area(msgspec.Struct):
    adjacent: list[str]
    scoring: tuple[Row, Row, Row]
    name_ja: str


class Mode(msgspec.Struct):
    """A number of players and what is done with the cards."""

    players: int
    armies: int
    deal: int = 0
    pass_count: int = 0
    discard_after_pass: int = 0
    deal_private: int = 0
    deal_draft: int = 0
    daimyo_stacks: tuple[list[int], list[int]] | None = None


class Neutral(msgspec.Struct):
    daimyo_start: str
    samurai_start: dict[str, int]
    first_advance: int


class HomeBanner(msgspec.Struct):
    kyoto_amount: int
    applies_when_row_is_zero: bool


class GreatKachidoki(msgspec.Struct):
    kachidoki: Row


class Arrival(msgspec.Struct):
    amount: int | Literal["daimyo_card_number", "round_number"]


class Discipline(msgspec.Struct):
    amount: int
    leader_counts: bool


class SwiftDaimyo(msgspec.Struct):
    move_daimyo: int


class Variants(msgspec.Struct):
    home_banner: HomeBanner = msgspec.field(name="1")
    great_kachidoki: GreatKachidoki = msgspec.field(name="3")
    arrival: Arrival = msgspec.field(name="4")
    discipline: Discipline = msgspec.field(name="5")
    swift_daimyo: SwiftDaimyo = msgspec.field(name="6")


class Components(msgspec.Struct):
    """The part of the file that the rules read; the rest tells where the figures come from."""

    reconstructed: list[str]
    game: Game
    kachidoki: Kachidoki
    action_costs: ActionCosts
    areas: dict[str, Area]
    modes: dict[str, Mode]
    neutral: Neutral
    variants: Variants


# ----------------------------------------------------------------- reading


@lru_cache(maxsize=1)
def printed() -> dict[str, Any]:
    """The components file as it is shipped."""
    text = files("kachidoki.titles.joraku").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


def read_corrections(path: Path) -> dict[str, Any]:
    """A user's own file, checked; every error says what is wrong and what is possible."""
    try:
        corrections = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{path} is not a TOML file: {error}") from error
    try:
        components_with(corrections)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    return corrections


def components_with(corrections: Mapping[str, Any]) -> Components:
    """The components with the corrections laid over them."""
    merged = lay_over(printed(), corrections, "")
    try:
        components = msgspec.convert(merged, Components)
    except msgspec.ValidationError as error:
        raise BadInput(str(error).replace("`$.", "`")) from error
    check(components)
    return components


def lay_over(base: Mapping[str, Any], changes: Mapping[str, Any], where: str) -> dict[str, Any]:
    """A copy of `base` with the keys in `changes` replaced; only keys that exist can be."""
    merged = dict(base)
    for key, value in changes.items():
        path = f"{where}{key}"
        if key not in base:
            raise BadInput(f"there is no '{path}' to correct; possible: {', '.join(base)}")
        if isinstance(base[key], Mapping):
            if not isinstance(value, Mapping):
                raise BadInput(f"'{path}' is a table; its keys: {', '.join(base[key])}")
            merged[key] = lay_over(base[key], value, f"{path}.")
        else:
            merged[key] = value
    return merged


def is_reconstructed(path: str, components: Components, corrections: Mapping[str, Any]) -> bool:
    """Is it a figure that no rulebook gave, and no file of the player's has corrected?"""
    corrected: Any = corrections
    for key in path.split("."):
        corrected = corrected.get(key) if isinstance(corrected, Mapping) else None
    return corrected is None and path in components.reconstructed


# ----------------------------------------------------------------- checks


def check(components: Components) -> None:
    """Refuses numbers with which no game can be played."""
    game, costs = components.game, components.action_costs
    if game.rounds != len(next(iter(components.areas.values())).scoring):
        raise BadInput("game.rounds must be 3, one for each row of the scoring charts")
    within("game.samurai_each", game.samurai_each, 1)
    within("game.influence_daimyo", game.influence_daimyo, 0)
    within("game.influence_samurai", game.influence_samurai, 0)
    within("game.placement_max", game.placement_max, 0, 3)
    within("action_costs.move_daimyo", costs.move_daimyo, 1)
    within("action_costs.move_samurai", costs.move_samurai, 1)
    within("action_costs.remove_samurai", costs.remove_samurai, 1)
    for area, entry in components.areas.items():
        for row in entry.scoring:
            check_row(f"areas.{area}.scoring", row)
    check_row("kachidoki.rp_by_rank", components.kachidoki.rp_by_rank)
    check_map(components)
    check_modes(components)
    check_neutral(components)
    check_variants(components.variants)


def within(name: str, number: int, lowest: int, highest: int = LARGEST) -> None:
    if not lowest <= number <= highest:
        raise BadInput(f"{name} is {number}; it must be from {lowest} to {highest}")


def check_row(name: str, row: Row) -> None:
    for points in row:
        within(name, points, 0)


def check_area(name: str, area: str) -> None:
    if area not in AREAS:
        raise BadInput(f"{name}: there is no area '{area}'; areas: {', '.join(AREAS)}")


def check_map(components: Components) -> None:
    for area, entry in components.areas.items():
        for neighbour in entry.adjacent:
            check_area(f"areas.{area}.adjacent", neighbour)
            if neighbour == area or area not in components.areas[neighbour].adjacent:
                raise BadInput(
                    f"areas.{area}.adjacent: {neighbour} is not adjacent to {area} in turn"
                )


def check_modes(components: Components) -> None:
    for name, mode in components.modes.items():
        dealt = mode.players * (mode.deal + mode.deal_private + mode.deal_draft)
        within(f"cards dealt in modes.{name}", dealt, mode.players, CARDS)
        within(f"modes.{name}.pass_count", mode.pass_count, 0, mode.deal)
        left = mode.deal - mode.discard_after_pass
        within(f"modes.{name}.discard_after_pass", mode.discard_after_pass, 0, max(0, left))


def check_neutral(components: Components) -> None:
    neutral = components.neutral
    check_area("neutral.daimyo_start", neutral.daimyo_start)
    for area in neutral.samurai_start:
        check_area("neutral.samurai_start", area)
    placed = sum(neutral.samurai_start.values())
    within("neutral.samurai_start", placed, 0, components.game.samurai_each)
    within("neutral.first_advance", neutral.first_advance, 1)


def check_variants(variants: Variants) -> None:
    within("variants.1.kyoto_amount", variants.home_banner.kyoto_amount, 0)
    check_row("variants.3.kachidoki", variants.great_kachidoki.kachidoki)
    if isinstance(variants.arrival.amount, int):
        within("variants.4.amount", variants.arrival.amount, 0)
    within("variants.5.amount", variants.discipline.amount, 0)
    within("variants.6.move_daimyo", variants.swift_daimyo.move_daimyo, 1)


# ----------------------------------------------------------------- the box


def make_box(setting: Setting) -> Box:
    """The numbers that the rules read, for one setting."""
    components = components_with(setting.corrections)
    mode = setting.options["mode"]
    box = Box(setting, MODES[mode])
    fill_mode(box, components.modes[f"standard-{setting.seats}" if mode == "standard" else mode])
    fill_game(box, components)
    fill_variants(box, components.variants, setting.options["variants"])
    if box.mode == WITH_NEUTRAL:
        fill_neutral(box, components.neutral)
    return box


def fill_mode(box: Box, mode: Mode) -> None:
    box.armies = mode.armies
    box.hand_size = mode.deal + mode.deal_draft
    box.private_cards = mode.deal_private
    box.draft_size = mode.deal_draft
    box.pass_count = mode.pass_count
    box.discard_count = mode.discard_after_pass
    box.cards_per_trick = box.seats
    if mode.daimyo_stacks is not None:
        box.stack_split = max(mode.daimyo_stacks[0])
        box.cards_per_trick = mode.armies


def fill_game(box: Box, components: Components) -> None:
    game, costs = components.game, components.action_costs
    box.rounds = game.rounds
    box.samurai_each = game.samurai_each
    box.influence_daimyo = game.influence_daimyo
    box.influence_samurai = game.influence_samurai
    box.placement_most = game.placement_max
    box.daimyo_cost = costs.move_daimyo
    box.samurai_cost = costs.move_samurai
    box.removal_cost = costs.remove_samurai
    box.set_kachidoki(components.kachidoki.rp_by_rank)
    box.set_charts(
        [
            points
            for row in range(game.rounds)
            for area in AREAS
            for points in components.areas[area].scoring[row]
        ]
    )
    box.set_roads(
        [
            sorted(AREAS.index(neighbour) for neighbour in set(components.areas[area].adjacent))
            for area in AREAS
        ]
    )


def fill_variants(box: Box, variants: Variants, chosen: str) -> None:
    """`none`, `random` (two are drawn) or a pair such as `1+4`."""
    if chosen == "random":
        box.variants_drawn = 2
    elif chosen != "none":
        for number in chosen.split("+"):
            box.variants_chosen |= 1 << int(number)
    box.banner_kyoto = variants.home_banner.kyoto_amount
    box.banner_in_empty_rows = variants.home_banner.applies_when_row_is_zero
    box.set_great_kachidoki(variants.great_kachidoki.kachidoki)
    amount = variants.arrival.amount
    named = {"daimyo_card_number": BY_DAIMYO_CARD, "round_number": BY_ROUND}
    box.arrival_amount = amount if isinstance(amount, int) else named[amount]
    box.discipline_amount = variants.discipline.amount
    box.discipline_for_leader = variants.discipline.leader_counts
    box.swift_cost = variants.swift_daimyo.move_daimyo


def fill_neutral(box: Box, neutral: Neutral) -> None:
    box.neutral = box.armies - 1
    box.neutral_first_advance = neutral.first_advance
    box.neutral_daimyo = AREAS.index(neutral.daimyo_start)
    box.set_neutral_samurai([neutral.samurai_start.get(area, 0) for area in AREAS])
