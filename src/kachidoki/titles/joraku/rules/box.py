"""What the box holds, as the numbers that the rules read; made once a game and never changed."""

from typing import Final

from kachidoki.engine.title import Setting
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.joraku.rules.actions import AREA_COUNT, ARMY_COUNT, RANKS

STANDARD: Final = 0
TWO_ON_TWO: Final = 1
WITH_NEUTRAL: Final = 2

# What variant rule 4 pays, other than a fixed amount.
BY_DAIMYO_CARD: Final = -1
BY_ROUND: Final = -2


class Box:
    """The components and the mode's numbers for one setting."""

    def __init__(self, setting: Setting, version: int, mode: int) -> None:
        self.setting = setting
        self.version = version
        self.seats: i64 = setting.seats
        self.mode: i64 = mode
        # The mode.
        self.armies: i64 = 0
        self.neutral: i64 = -1
        self.owners: vec[i64] = vec[i64]([army % setting.seats for army in range(ARMY_COUNT)])
        self.hand_size: i64 = 0
        self.private_cards: i64 = 0
        self.draft_size: i64 = 0
        self.pass_count: i64 = 0
        self.discard_count: i64 = 0
        self.cards_per_trick: i64 = 0
        self.stack_split: i64 = 0
        self.variants_drawn: i64 = 0
        self.variants_chosen: i64 = 0
        # The game.
        self.rounds: i64 = 0
        self.samurai_each: i64 = 0
        self.influence_daimyo: i64 = 0
        self.influence_samurai: i64 = 0
        self.placement_most: i64 = 0
        self.daimyo_cost: i64 = 0
        self.samurai_cost: i64 = 0
        self.removal_cost: i64 = 0
        self.kachidoki: vec[i64] = vec[i64]([0, 0, 0])
        # charts[(round * AREA_COUNT + area) * RANKS + rank - 1], round from 0.
        self.charts: vec[i64] = vec[i64]([])
        # The neutral army.
        self.neutral_daimyo: i64 = 0
        self.neutral_samurai: vec[i64] = vec[i64]([0] * AREA_COUNT)
        self.neutral_first_advance: i64 = 0
        # The variant rule cards.
        self.banner_kyoto: i64 = 0
        self.banner_in_empty_rows: bool = True
        self.great_kachidoki: vec[i64] = vec[i64]([0, 0, 0])
        self.arrival_amount: i64 = 0
        self.discipline_amount: i64 = 0
        self.discipline_for_leader: bool = False
        self.swift_cost: i64 = 0

    def owner(self, army: i64) -> i64:
        """The seat that leads the army (a neutral army has none and is never asked)."""
        return self.owners[army]

    def chart(self, round_number: i64, area: i64, rank: i64) -> i64:
        """Reputation points for a rank from 1 to RANKS in the area, in a round from 1."""
        return self.charts[((round_number - 1) * AREA_COUNT + area) * RANKS + rank - 1]

    def row_pays(self, round_number: i64, area: i64) -> bool:
        """Does the area pay any rank in that round?"""
        first = ((round_number - 1) * AREA_COUNT + area) * RANKS
        return self.charts[first] + self.charts[first + 1] + self.charts[first + 2] > 0

    # The setters are for the loader, which is interpreted and has lists where the rules have vecs.

    def set_kachidoki(self, points: tuple[int, int, int]) -> None:
        self.kachidoki = vec[i64](points)

    def set_great_kachidoki(self, points: tuple[int, int, int]) -> None:
        self.great_kachidoki = vec[i64](points)

    def set_neutral_samurai(self, counts: list[int]) -> None:
        self.neutral_samurai = vec[i64](counts)

    def set_charts(self, points: list[int]) -> None:
        self.charts = vec[i64](points)
