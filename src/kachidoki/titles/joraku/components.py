"""What `components.toml` holds and can be corrected to, and the box that the rules use."""

from typing import Literal

import msgspec

from kachidoki.engine.checks import in_range
from kachidoki.engine.components import ComponentsFile
from kachidoki.engine.errors import BadInput
from kachidoki.engine.title import Setting
from kachidoki.titles.joraku.rules.actions import AREAS, CARDS, DAIMYO_CARDS, MOST_PLACED
from kachidoki.titles.joraku.rules.box import (
    BY_DAIMYO_CARD,
    BY_ROUND,
    STANDARD,
    TWO_ON_TWO,
    WITH_NEUTRAL,
    Box,
)

MODES = {"standard": STANDARD, "two-on-two": TWO_ON_TWO, "with-neutral": WITH_NEUTRAL}
ROUNDS = 3
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


class Named(msgspec.Struct):
    name_ja: str


class Area(Named):
    scoring: tuple[Row, Row, Row]


class Suit(Named):
    weapon: Literal["katana", "yari", "teppo"]
    weapon_ja: str


class Passing(msgspec.Struct):
    """A deal, and cards that go to the left neighbour."""

    deal: int
    pass_count: int


class TwoOnTwo(msgspec.Struct):
    daimyo_stacks: tuple[list[int], list[int]]
    deal_private: int
    deal_draft: int


class WithNeutral(Passing):
    discard_after_pass: int


class Modes(msgspec.Struct):
    standard_3: Passing = msgspec.field(name="standard-3")
    standard_4: Passing = msgspec.field(name="standard-4")
    two_on_two: TwoOnTwo = msgspec.field(name="two-on-two")
    with_neutral: WithNeutral = msgspec.field(name="with-neutral")


class Neutral(msgspec.Struct):
    daimyo_start: str
    samurai_start: dict[str, int]
    first_advance: int


class HomeBanner(msgspec.Struct):
    kyoto_amount: int
    applies_when_row_is_zero: bool


class GreatKachidoki(msgspec.Struct):
    kachidoki: Row


class GatesOfKyoto(msgspec.Struct):
    amount: int | Literal["daimyo_card_number", "round_number"]


class Discipline(msgspec.Struct):
    amount: int
    leader_counts: bool


class SwiftDaimyo(msgspec.Struct):
    move_daimyo: int


class Variants(msgspec.Struct):
    home_banner: HomeBanner = msgspec.field(name="1")
    great_kachidoki: GreatKachidoki = msgspec.field(name="3")
    gates_of_kyoto: GatesOfKyoto = msgspec.field(name="4")
    discipline: Discipline = msgspec.field(name="5")
    swift_daimyo: SwiftDaimyo = msgspec.field(name="6")


class Components(msgspec.Struct):
    """What the program reads of the file, and a player may correct; the rest is provenance."""

    game: Game
    kachidoki: Kachidoki
    action_costs: ActionCosts
    areas: dict[str, Area]
    suits: dict[str, Suit]
    daimyo_cards: dict[str, Named]
    armies: dict[str, Named]
    modes: Modes
    neutral: Neutral
    variants: Variants
    terms: dict[str, Named]


# ----------------------------------------------------------------- checks


def check(components: Components) -> None:
    """Refuses numbers with which no game can be played."""
    check_game(components.game)
    check_costs(components.action_costs)
    for area, entry in components.areas.items():
        for row in entry.scoring:
            check_row(f"areas.{area}.scoring", row)
    check_row("kachidoki.rp_by_rank", components.kachidoki.rp_by_rank)
    check_modes(components.modes)
    check_neutral(components.neutral, components.game.samurai_each)
    check_variants(components.variants)


def check_row(name: str, row: Row) -> None:
    for points in row:
        in_range(name, points, 0, LARGEST)


def check_game(game: Game) -> None:
    if game.rounds != ROUNDS:
        raise BadInput(f"game.rounds must be {ROUNDS}, one for each row of the scoring charts")
    in_range("game.samurai_each", game.samurai_each, 1, LARGEST)
    in_range("game.influence_daimyo", game.influence_daimyo, 0, LARGEST)
    in_range("game.influence_samurai", game.influence_samurai, 0, LARGEST)
    in_range("game.placement_max", game.placement_max, 0, MOST_PLACED)


def check_costs(costs: ActionCosts) -> None:
    in_range("action_costs.move_daimyo", costs.move_daimyo, 1, LARGEST)
    in_range("action_costs.move_samurai", costs.move_samurai, 1, LARGEST)
    in_range("action_costs.remove_samurai", costs.remove_samurai, 1, LARGEST)


def check_modes(modes: Modes) -> None:
    check_passing("modes.standard-3", modes.standard_3, 3)
    check_passing("modes.standard-4", modes.standard_4, 4)
    check_two_on_two(modes.two_on_two)
    check_with_neutral(modes.with_neutral)


def check_passing(name: str, mode: Passing, seats: int) -> None:
    in_range(f"{name}.deal", mode.deal, 1, CARDS // seats)
    in_range(f"{name}.pass_count", mode.pass_count, 1, mode.deal)


def check_two_on_two(mode: TwoOnTwo) -> None:
    """Two cards are drafted at least, and a player plays two in every trick."""
    hand = CARDS // 2
    in_range("modes.two-on-two.deal_private", mode.deal_private, 1, hand - 2)
    in_range("modes.two-on-two.deal_draft", mode.deal_draft, 2, hand - mode.deal_private)
    if (mode.deal_private + mode.deal_draft) % 2:
        raise BadInput(
            "modes.two-on-two: deal_private and deal_draft must make an even number of cards, "
            "for a player plays two in every trick"
        )
    low, high = mode.daimyo_stacks
    if [*low, *high] != list(range(1, DAIMYO_CARDS + 1)) or min(len(low), len(high)) < 2:
        raise BadInput(
            f"modes.two-on-two.daimyo_stacks must be the numbers from 1 to {DAIMYO_CARDS} "
            "in their order, at least two in each stack"
        )


def check_with_neutral(mode: WithNeutral) -> None:
    """A card at least is discarded, and one is left to play."""
    in_range("modes.with-neutral.deal", mode.deal, 2, CARDS // 2)
    check_passing("modes.with-neutral", mode, 2)
    discarded = mode.discard_after_pass
    in_range("modes.with-neutral.discard_after_pass", discarded, 1, mode.deal - 1)


def check_neutral(neutral: Neutral, samurai_each: int) -> None:
    if neutral.daimyo_start not in AREAS:
        raise BadInput(
            f"neutral.daimyo_start: there is no area '{neutral.daimyo_start}'; "
            f"areas: {', '.join(AREAS)}"
        )
    for area, samurai in neutral.samurai_start.items():
        in_range(f"neutral.samurai_start.{area}", samurai, 0, LARGEST)
    placed = sum(neutral.samurai_start.values())
    in_range("the sum of neutral.samurai_start", placed, 0, samurai_each)
    in_range("neutral.first_advance", neutral.first_advance, 1, LARGEST)


def check_variants(variants: Variants) -> None:
    in_range("variants.1.kyoto_amount", variants.home_banner.kyoto_amount, 0, LARGEST)
    check_row("variants.3.kachidoki", variants.great_kachidoki.kachidoki)
    if isinstance(variants.gates_of_kyoto.amount, int):
        in_range("variants.4.amount", variants.gates_of_kyoto.amount, 0, LARGEST)
    in_range("variants.5.amount", variants.discipline.amount, 0, LARGEST)
    in_range("variants.6.move_daimyo", variants.swift_daimyo.move_daimyo, 1, LARGEST)


COMPONENTS = ComponentsFile("kachidoki.titles.joraku", Components, check)


# ----------------------------------------------------------------- the box


def make_box(setting: Setting, version: int) -> Box:
    """The numbers that the rules read, for one setting."""
    components = COMPONENTS.with_corrections(setting.corrections)
    box = Box(setting, version, MODES[setting.options["mode"]])
    fill_mode(box, components)
    fill_game(box, components)
    fill_variants(box, components.variants, setting.options["variants"])
    return box


def fill_mode(box: Box, components: Components) -> None:
    modes = components.modes
    box.cards_per_trick = box.seats
    if box.mode == TWO_ON_TWO:
        fill_two_on_two(box, modes.two_on_two)
    elif box.mode == WITH_NEUTRAL:
        fill_passing(box, modes.with_neutral)
        box.discard_count = modes.with_neutral.discard_after_pass
        fill_neutral(box, components.neutral)
    else:
        fill_passing(box, modes.standard_3 if box.seats == 3 else modes.standard_4)


def fill_passing(box: Box, mode: Passing) -> None:
    box.armies = box.seats
    box.hand_size = mode.deal
    box.pass_count = mode.pass_count


def fill_two_on_two(box: Box, mode: TwoOnTwo) -> None:
    box.armies = box.seats * 2
    box.cards_per_trick = box.armies
    box.stack_split = len(mode.daimyo_stacks[0])
    box.private_cards = mode.deal_private
    box.draft_size = mode.deal_draft
    box.hand_size = mode.deal_draft


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
    amount = variants.gates_of_kyoto.amount
    named = {"daimyo_card_number": BY_DAIMYO_CARD, "round_number": BY_ROUND}
    box.arrival_amount = amount if isinstance(amount, int) else named[amount]
    box.discipline_amount = variants.discipline.amount
    box.discipline_for_leader = variants.discipline.leader_counts
    box.swift_cost = variants.swift_daimyo.move_daimyo


def fill_neutral(box: Box, neutral: Neutral) -> None:
    box.neutral = box.armies
    box.armies += 1
    box.neutral_first_advance = neutral.first_advance
    box.neutral_daimyo = AREAS.index(neutral.daimyo_start)
    box.set_neutral_samurai([neutral.samurai_start[area] for area in AREAS])
