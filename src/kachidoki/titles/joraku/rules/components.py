"""What `components.toml` holds and can be corrected to: each figure named, typed and checked once."""

from typing import Final

from kachidoki.engine.checks import in_range
from kachidoki.engine.components import ComponentsFile, Section
from kachidoki.engine.errors import BadInput
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.joraku.rules.actions import (
    AREAS,
    CARDS,
    DAIMYO_CARDS,
    MOST_PLACED,
    RANKS,
)

ROUNDS: Final[i64] = 3
LARGEST: Final = 99
WEAPONS: Final = ["katana", "yari", "teppo"]
# What variant rule 4 pays, other than a fixed amount.
BY_DAIMYO_CARD: Final = -1
BY_ROUND: Final = -2
AMOUNTS: Final = ["daimyo_card_number", "round_number"]


class Game:
    def __init__(self, section: Section) -> None:
        self.rounds: i64 = section.number("rounds", 0, LARGEST)
        if self.rounds != ROUNDS:
            raise BadInput(f"game.rounds must be {ROUNDS}, one for each row of the scoring charts")
        self.samurai_each: i64 = section.number("samurai_each", 1, LARGEST)
        self.influence_daimyo: i64 = section.number("influence_daimyo", 0, LARGEST)
        self.influence_samurai: i64 = section.number("influence_samurai", 0, LARGEST)
        self.placement_max: i64 = section.number("placement_max", 0, MOST_PLACED)
        self.name_ja: str = section.text("name_ja")


class Kachidoki:
    def __init__(self, section: Section) -> None:
        self.name_ja: str = section.text("name_ja")
        self.rp_by_rank: vec[i64] = vec[i64](section.numbers("rp_by_rank", RANKS, 0, LARGEST))


class ActionCosts:
    def __init__(self, section: Section) -> None:
        self.move_daimyo: i64 = section.number("move_daimyo", 1, LARGEST)
        self.move_samurai: i64 = section.number("move_samurai", 1, LARGEST)
        self.remove_samurai: i64 = section.number("remove_samurai", 1, LARGEST)


class Named:
    def __init__(self, section: Section) -> None:
        self.name_ja: str = section.text("name_ja")


class Area(Named):
    def __init__(self, section: Section) -> None:
        super().__init__(section)
        self.scoring: list[list[int]] = section.rows("scoring", ROUNDS, RANKS, 0, LARGEST)


class Suit(Named):
    def __init__(self, section: Section) -> None:
        super().__init__(section)
        self.weapon: str = section.word("weapon", WEAPONS)
        self.weapon_ja: str = section.text("weapon_ja")


class Passing:
    """A deal, and cards that go to the left neighbour."""

    def __init__(self, section: Section, least: i64, seats: i64) -> None:
        self.deal: i64 = section.number("deal", least, CARDS // seats)
        self.pass_count: i64 = section.number("pass_count", 1, self.deal)


class WithNeutral(Passing):
    """A card at least is discarded, and one is left to play."""

    def __init__(self, section: Section) -> None:
        super().__init__(section, 2, 2)
        self.discard_after_pass: i64 = section.number("discard_after_pass", 1, self.deal - 1)


class TwoOnTwo:
    """Two cards are drafted at least, and a player plays two in every trick."""

    def __init__(self, section: Section) -> None:
        hand = CARDS // 2
        self.deal_private: i64 = section.number("deal_private", 1, hand - 2)
        self.deal_draft: i64 = section.number("deal_draft", 2, hand - self.deal_private)
        if (self.deal_private + self.deal_draft) % 2 == 1:
            raise BadInput(
                "modes.two-on-two: deal_private and deal_draft must make an even number of cards, "
                "for a player plays two in every trick"
            )
        self.daimyo_stacks: list[list[int]] = section.lists("daimyo_stacks", 2)
        low, high = self.daimyo_stacks
        if low + high != list(range(1, DAIMYO_CARDS + 1)) or min(len(low), len(high)) < 2:
            raise BadInput(
                f"modes.two-on-two.daimyo_stacks must be the numbers from 1 to {DAIMYO_CARDS} "
                "in their order, at least two in each stack"
            )


class Modes:
    def __init__(self, section: Section) -> None:
        self.standard_3 = Passing(section.section("standard-3"), 1, 3)
        self.standard_4 = Passing(section.section("standard-4"), 1, 4)
        self.two_on_two = TwoOnTwo(section.section("two-on-two"))
        self.with_neutral = WithNeutral(section.section("with-neutral"))


class Neutral:
    def __init__(self, section: Section, samurai_each: i64) -> None:
        self.daimyo_start: str = section.word("daimyo_start", AREAS)
        start = section.section("samurai_start")
        self.samurai_start: dict[str, int] = {
            area: start.number(area, 0, LARGEST) for area in AREAS
        }
        placed = sum(self.samurai_start.values())
        in_range("the sum of neutral.samurai_start", placed, 0, samurai_each)
        self.first_advance: i64 = section.number("first_advance", 1, LARGEST)


class HomeBanner:
    def __init__(self, section: Section) -> None:
        self.kyoto_amount: i64 = section.number("kyoto_amount", 0, LARGEST)
        self.applies_when_row_is_zero: bool = section.flag("applies_when_row_is_zero")


class GreatKachidoki:
    def __init__(self, section: Section) -> None:
        self.kachidoki: vec[i64] = vec[i64](section.numbers("kachidoki", RANKS, 0, LARGEST))


class GatesOfKyoto:
    def __init__(self, section: Section) -> None:
        self.amount: i64 = section.number_or_word("amount", 0, LARGEST, AMOUNTS)


class Discipline:
    def __init__(self, section: Section) -> None:
        self.amount: i64 = section.number("amount", 0, LARGEST)
        self.leader_counts: bool = section.flag("leader_counts")


class SwiftDaimyo:
    def __init__(self, section: Section) -> None:
        self.move_daimyo: i64 = section.number("move_daimyo", 1, LARGEST)


class Variants:
    def __init__(self, section: Section) -> None:
        self.home_banner = HomeBanner(section.section("1"))
        self.great_kachidoki = GreatKachidoki(section.section("3"))
        self.gates_of_kyoto = GatesOfKyoto(section.section("4"))
        self.discipline = Discipline(section.section("5"))
        self.swift_daimyo = SwiftDaimyo(section.section("6"))


class Components:
    """What the program reads of the file, and a player may correct; the rest is provenance."""

    def __init__(self, section: Section) -> None:
        self.game = Game(section.section("game"))
        self.kachidoki = Kachidoki(section.section("kachidoki"))
        self.action_costs = ActionCosts(section.section("action_costs"))
        self.areas = {name: Area(below) for name, below in section.each("areas").items()}
        self.suits = {name: Suit(below) for name, below in section.each("suits").items()}
        self.daimyo_cards = named(section, "daimyo_cards")
        self.army_names = named(section, "armies")
        self.modes = Modes(section.section("modes"))
        self.neutral = Neutral(section.section("neutral"), self.game.samurai_each)
        self.variants = Variants(section.section("variants"))
        self.terms = named(section, "terms")


def named(section: Section, key: str) -> dict[str, Named]:
    return {name: Named(below) for name, below in section.each(key).items()}


COMPONENTS: Final = ComponentsFile("kachidoki.titles.joraku", Components)
