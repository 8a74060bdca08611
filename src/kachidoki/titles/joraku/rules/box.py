"""What the rules read: the components, and what follows from them in one setting; never changed."""

from typing import Final

from kachidoki.engine.title import Setting, once_per_setting
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.joraku.rules.actions import AREA_COUNT, AREAS, ARMY_COUNT, RANKS
from kachidoki.titles.joraku.rules.components import COMPONENTS, ROUNDS, Components, Passing

STANDARD: Final = 0
TWO_ON_TWO: Final = 1
WITH_NEUTRAL: Final = 2
MODES: Final = ["standard", "two-on-two", "with-neutral"]
NO_NEUTRAL: Final = -1


class Box(Components):
    """The components for one setting, and the numbers of its mode."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(COMPONENTS.section(setting.corrections))
        seats: i64 = setting.seats
        self.mode: i64 = MODES.index(setting.options["mode"])
        self.armies: i64 = seats
        self.owners: vec[i64] = vec[i64]([army % seats for army in range(ARMY_COUNT)])
        self.cards_per_trick: i64 = seats
        # A hand that is passed on or drafted from, and cards that are dealt beside it.
        self.hand_size: i64 = 0
        self.pass_count: i64 = 0
        self.discard_count: i64 = 0
        self.private_cards: i64 = 0
        self.neutral_army: i64 = NO_NEUTRAL
        if self.mode == TWO_ON_TWO:
            self.pair_up()
        elif self.mode == WITH_NEUTRAL:
            self.pass_on(self.modes.with_neutral)
            self.discard_count = self.modes.with_neutral.discard_after_pass
            self.neutral_army = self.armies
            self.armies += 1
        else:
            self.pass_on(self.modes.standard_3 if seats == 3 else self.modes.standard_4)
        # The variant rule cards: how many are drawn, and the bag of those that were chosen.
        variants = setting.options["variants"]
        self.variants_drawn: i64 = 2 if variants == "random" else 0
        self.variants_chosen: i64 = 0
        if "+" in variants:
            for number in variants.split("+"):
                self.variants_chosen |= 1 << int(number)
        # charts[(round * AREA_COUNT + area) * RANKS + rank - 1], round from 0.
        self.charts: vec[i64] = vec[i64](
            [
                points
                for row in range(ROUNDS)
                for area in AREAS
                for points in self.areas[area].scoring[row]
            ]
        )

    def pair_up(self) -> None:
        """Each seat leads two armies, and drafts its hand."""
        self.armies *= 2
        self.cards_per_trick = self.armies
        self.hand_size = self.modes.two_on_two.deal_draft
        self.private_cards = self.modes.two_on_two.deal_private

    def pass_on(self, mode: Passing) -> None:
        """Cards of the hand go to the left neighbour."""
        self.hand_size = mode.deal
        self.pass_count = mode.pass_count

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


box_of: Final = once_per_setting(Box)
