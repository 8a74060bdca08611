"""The rules page: paragraphs in Markdown, and tables made from the components."""

from collections.abc import Iterable, Sized
from itertools import pairwise

from kachidoki.engine import Setting
from kachidoki.engine.bag import has
from kachidoki.engine.counts import count
from kachidoki.text.pages import Below, Page
from kachidoki.titles.hooks import Block, Speaker, Table, signed
from kachidoki.titles.tokaido.rules.actions import (
    ACHIEVEMENTS,
    ENCOUNTERS,
    INN,
    MEALS,
    MOST_SEATS,
    PANORAMAS,
    PLACES,
    SORTS,
    SOUVENIRS,
    SPRINGS,
    STATIONS,
    TRAVELERS,
)
from kachidoki.titles.tokaido.rules.box import PAIR, box_of
from kachidoki.titles.tokaido.rules.components import COMPONENTS, FEW

SECTIONS = (
    "aim",
    "road",
    "setup",
    "turn",
    "double",
    "village",
    "farm",
    "panoramas",
    "hot-springs",
    "temple",
    "encounters",
    "inn",
    "achievements",
    "end",
    "travelers",
    "two-players",
    "variants",
    "rulings",
    "sources",
)
WORDS = (
    "points",
    "traveler",
    "pawn",
    "inn",
    "leg",
    "station",
    "rearmost",
    "souvenir",
    "set",
    "panorama",
    "donors",
    "encounter",
    "meal",
    "achievement",
    "reserve",
    "neutral",
)
FEWER_MEALS = "variants.gastronomy.fewer_meals_for_two"
FEW_PREPARATIONS = "variants.preparations.coins_by_slot_for_few"


class RulesPage(Page):
    """The sections of Tokaido, with the numbers of the setting."""

    sections = SECTIONS
    words = WORDS

    def __init__(self, texts: Speaker, setting: Setting) -> None:
        self.components = COMPONENTS.with_corrections(setting.corrections)
        super().__init__(texts, setting, COMPONENTS, COMPONENTS.printed()["game"]["name_ja"])

    def below(self) -> Below:
        return {
            "road": self.road,
            "village": self.souvenirs,
            "panoramas": self.panoramas,
            "hot-springs": self.hot_springs,
            "temple": self.temple,
            "encounters": self.encounters,
            "inn": self.meals,
            "achievements": self.achievements,
            "travelers": self.travelers,
            "variants": self.preparations,
            "sources": self.reconstructed,
        }

    def ordinals(self, row: Sized) -> list[str]:
        return [self.texts.name("ordinal", number + 1) for number in range(len(row))]

    # ------------------------------------------------------------- the road

    def road(self) -> list[Block]:
        """A table for every leg, each from an inn to the next."""
        blocks: list[Block] = []
        inns = [number for number in range(len(PLACES)) if self.is_inn(number)]
        for start, end in pairwise(inns):
            names = {
                "from": self.texts.name("place", PLACES[start]),
                "to": self.texts.name("place", PLACES[end]),
            }
            blocks.append(f"### {self.texts.say('rules-leg', **names)}")
            blocks.append(self.leg(range(start, end + 1)))
        return blocks

    def leg(self, numbers: Iterable[int]) -> Table:
        road = self.components.road
        rows = [self.head("number", "place", "japanese", "station", "room")]
        for number in numbers:
            station = self.texts.name("station", STATIONS[road.station[number]])
            name = self.texts.name("place", PLACES[number])
            rows.append([str(number), name, road.names[number], station, self.room(number)])
        return rows

    def is_inn(self, number: int) -> bool:
        return bool(self.components.road.station[number] == INN)

    def room(self, number: int) -> str:
        """How many pawns can stand there."""
        if self.is_inn(number):
            return self.texts.say("room-all")
        return "2" if has(self.components.road.double, number) else "1"

    # ------------------------------------------------------------- stations

    def souvenirs(self) -> list[Block]:
        points = self.components.souvenirs.set_points
        sets = [
            self.head("in-set") + self.ordinals(points),
            self.head("points") + [str(number) for number in points],
        ]
        rows = [self.head("sort", "souvenir", "japanese", "meaning", "price")]
        sorts = self.components.souvenirs.sort
        for sort in SORTS:
            words = [word for at, word in enumerate(SOUVENIRS) if SORTS[sorts[at]] == sort]
            rows += [self.souvenir(word, sort) for word in words]
        return [sets, rows]

    def souvenir(self, word: str, sort: str) -> list[str]:
        return [
            self.texts.name("sort", sort),
            self.texts.name("souvenir", word),
            self.components.souvenirs.names[word],
            self.texts.say(f"souvenir-{word}.gloss"),
            str(self.components.souvenirs.price[SOUVENIRS.index(word)]),
        ]

    def panoramas(self) -> list[Block]:
        rows = [self.head("panorama", "japanese", "parts")]
        panoramas = self.components.panoramas
        for at, word in enumerate(PANORAMAS):
            name = self.texts.name("panorama", word)
            rows.append([name, panoramas.names[word], str(panoramas.parts[at])])
        return [rows]

    def hot_springs(self) -> list[Block]:
        rows = [self.head("spring", "points", "count")]
        springs = self.components.hot_springs
        for at, word in enumerate(SPRINGS):
            points, number = springs.points[at], count(springs.cards, at)
            rows.append([self.texts.name("spring", word), str(points), str(number)])
        return [rows]

    def temple(self) -> list[Block]:
        temple = self.components.temple
        ranks = [*self.ordinals(temple.rank_points), self.texts.say("rank-others")]
        points = [str(number) for number in (*temple.rank_points, temple.other_donors)]
        return [[self.head("rank") + ranks, self.head("points") + points]]

    def encounters(self) -> list[Block]:
        rows = [self.head("encounter", "japanese", "role", "effect", "count")]
        for at, word in enumerate(ENCOUNTERS):
            rows.append(
                [
                    self.texts.name("encounter", word),
                    self.components.encounters.names[word],
                    self.texts.say(f"encounter-{word}.role"),
                    self.texts.say(f"encounter-{word}.effect"),
                    str(count(self.components.encounters.cards, at)),
                ]
            )
        return [rows]

    # ------------------------------------------------------------- inns

    def meals(self) -> list[Block]:
        rows = [self.head("meal", "japanese", "meaning", "price", "count")]
        for at, word in enumerate(MEALS):
            rows.append(
                [
                    self.texts.name("meal", word),
                    self.components.meals.names[word],
                    self.texts.say(f"meal-{word}.gloss"),
                    str(self.components.meals.price[at]),
                    str(count(self.components.meals.cards, at)),
                ]
            )
        return [self.meals_served(), *self.legend(FEWER_MEALS), rows]

    def meals_served(self) -> Table:
        """How many meals an inn has, by the number of players, without and with gastronomy."""
        rows = [self.head("players", "meals", "gastronomy")]
        for seats in range(PAIR, MOST_SEATS + 1):
            mark = self.mark(FEWER_MEALS) if seats == PAIR else ""
            fewer = f"{self.served(seats, 'on')}{mark}"
            rows.append([str(seats), str(self.served(seats, "off")), fewer])
        return rows

    def served(self, seats: int, gastronomy: str) -> int:
        options = {**self.setting.options, "gastronomy": gastronomy}
        setting = Setting(seats, options, self.setting.corrections)
        return int(box_of(setting).meals_served)

    # ------------------------------------------------------------- travelers and what they earn

    def achievements(self) -> list[Block]:
        rows = [self.head("achievement", "merit")]
        for word in ACHIEVEMENTS:
            merit = self.texts.say(f"achievement-{word}.merit")
            rows.append([self.texts.name("achievement", word), merit])
        return [rows]

    def travelers(self) -> list[Block]:
        rows = [self.head("traveler", "japanese", "role", "coins", "ability")]
        for at, word in enumerate(TRAVELERS):
            rows.append(
                [
                    self.texts.name("traveler", word),
                    self.components.travelers.names[word],
                    self.texts.say(f"traveler-{word}.role"),
                    str(self.components.travelers.coins[at]),
                    self.texts.say(f"traveler-{word}.ability"),
                ]
            )
        return [rows]

    # ------------------------------------------------------------- variants

    def preparations(self) -> list[Block]:
        preparations = self.components.variants.preparations
        mark = self.mark(FEW_PREPARATIONS)
        many, few = preparations.coins_by_slot, preparations.coins_by_slot_for_few
        rows = [
            self.head("line") + self.ordinals(many),
            [self.players(FEW + 1, int(MOST_SEATS)), *[coins_gained(coins) for coins in many]],
            [self.players(PAIR, FEW), *[f"{coins_gained(coins)}{mark}" for coins in few]],
        ]
        rows[-1] += [""] * (len(many) - len(few))
        return [rows, *self.legend(FEW_PREPARATIONS)]

    def players(self, least: int, most: int) -> str:
        return self.texts.say("players-range", least=least, most=most)


def coins_gained(coins: int) -> str:
    return signed(coins) if coins else "0"
