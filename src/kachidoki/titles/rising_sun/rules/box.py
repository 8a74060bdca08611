"""What the rules read: the components, and what follows from them in one setting; never changed."""

from typing import Final

from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import several
from kachidoki.engine.title import Setting, once_per_setting
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    BUSHI,
    CARD_COUNT,
    CARD_SETS,
    CARDS,
    DAIMYO,
    FIGURE_COUNT,
    FIRST_MONSTER,
    MONSTERS,
    REGION_COUNT,
    SEASON_COUNT,
    SHINTO,
    SHRINES,
    STRONGHOLD,
    VIRTUE,
)
from kachidoki.titles.rising_sun.rules.components import (
    COMPONENTS,
    MOMENTS,
    Components,
)

# How houses come to the players.
DEALT: Final = 0
CHOSEN: Final = 1
DRAFTED: Final = 2
WAYS: Final = ["dealt", "chosen", "drafted"]
RANDOM: Final = "random"
ANY_SET: Final = -1
NO_ROUTE: Final = -1


class Box(Components):
    """The components for one setting."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(COMPONENTS.section(setting.corrections))
        seats: i64 = setting.seats
        self.way: i64 = WAYS.index(setting.options["houses"])
        word = setting.options["set"]
        self.set: i64 = ANY_SET if word == RANDOM else CARD_SETS.index(word)
        self.shrine_row: list[int] = (
            []
            if setting.options["shrines"] == RANDOM
            else [*map(SHRINES.index, self.kami.first_game)]
        )
        self.war_tokens: i64 = min(REGION_COUNT, seats + self.war.tokens_more_than_players)
        # What every house begins with: all of it, in the reserve.
        self.army: i64 = (
            several(self.figures.bushi, BUSHI)
            + several(self.figures.shinto, SHINTO)
            + several(1, DAIMYO)
            + several(self.figures.strongholds, STRONGHOLD)
        )
        self.base_force: vec[i64] = vec[i64](
            [1] * int(FIRST_MONSTER) + [self.monsters.force[m] for m in range(len(MONSTERS))]
        )
        self.low_force: vec[i64] = vec[i64](
            [1] * int(FIRST_MONSTER) + [self.monsters.force_low[m] for m in range(len(MONSTERS))]
        )
        # Bags of cards: by moment, of virtues, of Oni; of each set and season.
        self.at: vec[i64] = vec[i64]([self.bag_at(moment) for moment in range(len(MOMENTS))])
        self.virtues: i64 = 0
        self.monster_cards: i64 = 0
        self.oni_cards: i64 = 0
        for card in range(CARD_COUNT):
            if self.cards.sort[card] == VIRTUE:
                self.virtues |= only(card)
        for monster in range(FIGURE_COUNT - FIRST_MONSTER):
            self.monster_cards |= only(monster)
            if self.monsters.oni[monster]:
                self.oni_cards |= only(monster)
        self.dealt: vec[i64] = vec[i64](
            [
                self.cards_of(card_set, season)
                for card_set in range(len(CARD_SETS))
                for season in range(SEASON_COUNT)
            ]
        )

        # Sea routes by number, for each pair of regions.
        self.route: vec[i64] = vec[i64]([NO_ROUTE] * int(REGION_COUNT * REGION_COUNT))
        routes: i64 = 0
        for one in range(REGION_COUNT):
            for other in range(one + 1, REGION_COUNT):
                if self.is_sea_route(one, other):
                    self.route[one * REGION_COUNT + other] = routes
                    self.route[other * REGION_COUNT + one] = routes
                    routes += 1

    def bag_at(self, moment: i64) -> i64:
        bag: i64 = 0
        for card in range(CARD_COUNT):
            if self.cards.moment[card] == moment:
                bag |= only(card)
        return bag

    def cards_of(self, card_set: i64, season: i64) -> i64:
        """The bag of a season's cards that belong to the set."""
        bag: i64 = 0
        for card in range(len(CARDS)):
            if self.cards.season[card] == season and CARD_SETS[card_set] in self.cards.sets[card]:
                bag |= only(card)
        return bag

    def season_cards(self, card_set: i64, season: i64) -> i64:
        """The bag of the cards that lie out in a season: core cards and those of the set."""
        return self.dealt[season] | self.dealt[card_set * SEASON_COUNT + season]

    def acts(self, moment: i64, card: i64) -> bool:
        """Does the card act at that moment?"""
        return has(self.at[moment], card)

    def is_sea_route(self, one: i64, other: i64) -> bool:
        return has(self.regions.sea[one], other)

    def route_between(self, one: i64, other: i64) -> i64:
        """The number of the sea route, or NO_ROUTE."""
        return self.route[one * REGION_COUNT + other]


box_of: Final = once_per_setting(Box)
