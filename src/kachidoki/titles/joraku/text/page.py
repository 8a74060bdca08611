"""The rules page: paragraphs in Markdown, and tables made from the components."""

from kachidoki.engine import Setting
from kachidoki.text.pages import Below, Page
from kachidoki.titles.hooks import Block, Speaker
from kachidoki.titles.joraku.rules.actions import (
    AREAS,
    CARDS,
    DAIMYO_CARDS,
    KYOTO,
    RANKS,
    VARIANT_CARDS,
)
from kachidoki.titles.joraku.rules.components import COMPONENTS

SECTIONS = (
    "aim",
    "deck",
    "setup",
    "recruit",
    "skirmish",
    "cards",
    "ninja",
    "actions",
    "kachidoki",
    "prestige",
    "end",
    "variants",
    "two-on-two",
    "with-neutral",
    "editions",
    "rulings",
    "sources",
)
WORDS = (
    "reputation-points",
    "daimyo-token",
    "samurai-token",
    "army",
    "area",
    "influence",
    "rank",
    "chart",
    "recruit-phase",
    "skirmish-phase",
    "prestige-phase",
    "skirmish-card",
    "suit",
    "ninja",
    "skirmish",
    "starting-player",
    "kachidoki-card",
    "action-points",
    "supply",
    "daimyo-card",
    "variant-rule-card",
)
VARIANT_FIGURES = {3: "variants.3.kachidoki", 4: "variants.4.amount"}


class RulesPage(Page):
    """The sections of Joraku, with the numbers of the setting."""

    sections = SECTIONS
    words = WORDS

    def __init__(self, texts: Speaker, setting: Setting) -> None:
        self.components = COMPONENTS.with_corrections(setting.corrections)
        super().__init__(texts, setting, COMPONENTS, self.components.game.name_ja)

    def below(self) -> Below:
        return {
            "deck": self.suits,
            "setup": self.daimyo_cards,
            "recruit": self.deals,
            "actions": self.costs,
            "kachidoki": self.kachidoki,
            "prestige": self.charts,
            "variants": self.variants,
            "with-neutral": self.neutral,
            "editions": self.armies,
            "sources": self.reconstructed,
        }

    # ------------------------------------------------------------- what stands below the text

    def daimyo_cards(self) -> list[Block]:
        names = self.mark("daimyo_cards.names")
        rows = [self.head("number", "daimyo", "japanese", "start")]
        for number in range(1, DAIMYO_CARDS + 1):
            daimyo = self.texts.name("daimyo", number) + names
            japanese = self.components.daimyo_cards[str(number)].name_ja
            area = self.texts.name("area", AREAS[number])
            rows.append([str(number), daimyo, japanese, area])
        return [rows]

    def deals(self) -> list[Block]:
        rows = [self.head("game", "dealt", "passed", "aside")]
        modes = self.components.modes
        games = (("standard-3", 3, modes.standard_3), ("standard-4", 4, modes.standard_4))
        for name, seats, mode in games:
            aside = int(CARDS) - seats * mode.deal
            figures = [mode.deal, mode.pass_count, aside]
            rows.append([self.texts.name("mode", name), *map(str, figures)])
        return [rows]

    def costs(self) -> list[Block]:
        costs = self.components.action_costs
        return [
            [
                self.head("cost", "action"),
                [str(costs.move_daimyo), self.texts.say("cost-move-daimyo")],
                [str(costs.move_samurai), self.texts.say("cost-move-samurai")],
                [str(costs.remove_samurai), self.texts.say("cost-remove-samurai")],
            ]
        ]

    def kachidoki(self) -> list[Block]:
        ranks = [self.texts.name("rank", rank) for rank in range(1, RANKS + 1)]
        points = [str(points) for points in self.components.kachidoki.rp_by_rank]
        return [[self.head("rank") + ranks, self.head("points") + points]]

    def charts(self) -> list[Block]:
        """The charts of all areas, in the order in which they are scored."""
        rounds = range(1, self.components.game.rounds + 1)
        head = self.head("area", "japanese") + [self.round_head(number) for number in rounds]
        rows = [head, *[self.chart(number) for number in reversed(range(len(AREAS)))]]
        return [rows, *self.legend(*[f"areas.{area}.scoring" for area in AREAS])]

    def round_head(self, number: int) -> str:
        return self.texts.say("column-round", round=self.texts.name("round", number))

    def chart(self, number: int) -> list[str]:
        """The points of an area, the ranks of each round in one cell: `7 4 2`."""
        area = AREAS[number]
        name = self.texts.name("area", area)
        mark = self.mark(f"areas.{area}.scoring")
        entry = self.components.areas[area]
        cells = [" ".join(f"{points}{mark}" for points in row) for row in entry.scoring]
        return [name if number == KYOTO else f"{number} {name}", entry.name_ja, *cells]

    def variants(self) -> list[Block]:
        rows = [self.head("number", "card", "rule")]
        for number in range(1, VARIANT_CARDS + 1):
            mark = self.mark(VARIANT_FIGURES.get(number, ""))
            rule = self.texts.say(f"variant-rule-{number}")
            rows.append([str(number), self.texts.name("variant", number), rule + mark])
        return [rows]

    def neutral(self) -> list[Block]:
        neutral = self.components.neutral
        rows = [self.head("area", "neutral-daimyo", "neutral-samurai")]
        for area in AREAS:
            daimyo = int(area == neutral.daimyo_start)
            samurai = neutral.samurai_start[area]
            rows.append([self.texts.name("area", area), str(daimyo), str(samurai)])
        return [rows]

    def suits(self) -> list[Block]:
        weapons = self.mark("suits.weapons")
        rows = [self.head("suit", "weapon", "japanese")]
        for suit, entry in self.components.suits.items():
            weapon = self.texts.name("weapon", entry.weapon) + weapons
            japanese = f"{entry.name_ja} · {entry.weapon_ja}"
            rows.append([self.texts.name("suit", suit), weapon, japanese])
        return [rows]

    def armies(self) -> list[Block]:
        names = self.components.army_names
        rows = [[self.texts.name("army", army), entry.name_ja] for army, entry in names.items()]
        return [[self.head("army", "japanese"), *rows]]

    def japanese(self, word: str) -> str:
        terms = self.components.terms
        return terms[word].name_ja if word in terms else ""
