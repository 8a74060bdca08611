"""What Gunsen's board in the browser shows beside the view: map, cards, the figures of the box."""

from collections.abc import Iterator

import msgspec

from kachidoki.engine import Setting
from kachidoki.engine.bag import has
from kachidoki.engine.components import Figures
from kachidoki.engine.vecs import i64
from kachidoki.engine.words import word_or_none
from kachidoki.titles.gunsen.prospects import foretell
from kachidoki.titles.gunsen.rules import box as rules_box
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    CLANS,
    GOODS,
    PLACES,
    TOSHI_RANBO,
    is_camp,
    is_fort,
    is_shrine,
    is_tower,
    is_village,
)
from kachidoki.titles.gunsen.rules.cards.effects import BUILD_HOUSES, BUY_TACTICS
from kachidoki.titles.gunsen.rules.components import COMPONENTS
from kachidoki.titles.gunsen.rules.views import CARDS
from kachidoki.titles.gunsen.scene import CLAN_OF, of_clan

__all__ = ["box", "foretell"]

CAMPS = [word for building, word in enumerate(BUILDINGS) if is_camp(building)]
KINDS = ("orders", "specials", "tactics", "heroes", "buildings")


class Place(msgspec.Struct):
    """A hex of the map: `x` in half hexes, `y` in rows."""

    word: str
    kind: str
    x: int
    y: int


class Effect(msgspec.Struct, omit_defaults=True):
    """What a card or a printed line does at a moment; what it does not name is nothing."""

    op: str
    when: str = "activate"
    n: int = 0
    koku: int = 0
    influence: int = 0
    wood: int = 0
    strength: int = 0
    blood: int = 0
    armour: int = 0
    dice: int = 0
    reroll: int = 0
    keep: int = 0
    range: int = 0
    at: str = "summon-point"
    of: list[str] = []
    column: str = "own"
    who: str = "any"
    pay: str = "free"
    price: int = 0
    pool: str = "clan"
    what: str = "nothing"
    least: int = 0
    each: int = 0
    source: str = msgspec.field(default="opponent", name="from")
    role: str = "any"
    place: list[str] = []
    troops: int = 0
    enemy_hero: bool = False


class Card(msgspec.Struct, omit_defaults=True):
    """A card: its kind, its price, on which columns it may lie, whose it is, and all that it does."""

    kind: str
    effects: list[Effect]
    cost: list[str] = []  # of an order: one of any one of these
    price: int = 0  # of a tactic or building, in the good that is paid
    pay: str | None = None
    columns: list[str] = []
    once: bool = False
    clan: str | None = None  # to which it belongs; others are for all
    camp: bool = False


class Box(msgspec.Struct):
    """The map of a setting with the forts that are played, all cards by their words, the lines that are
    printed on clan boards, what covers the first of each, the goals of each clan, and the figures of
    the components."""

    figures: Figures
    places: list[Place]
    cards: dict[str, Card]
    lines: dict[str, list[Effect]]
    upgrades: dict[str, list[Effect]]
    goals: dict[str, list[str]]
    reconstructed: list[str]


def box(setting: Setting) -> Box:
    """The figures of the setting, a player's corrections among them."""
    figures, rules = COMPONENTS.figures(setting.corrections), rules_box.box_of(setting)
    return Box(
        figures=figures,
        places=list(places_of(rules, setting.seats)),
        cards=cards_of(figures, rules),
        lines={word: effects_of(below) for word, below in figures["columns"].items()},
        upgrades={word: effects_of(below) for word, below in figures["upgrades"].items()},
        goals={clan: of_clan(clan, "goal") for clan in CLANS},
        reconstructed=COMPONENTS.doubts(setting.corrections),
    )


def places_of(rules: rules_box.Box, seats: int) -> Iterator[Place]:
    board = rules.board
    forts = [int(rules.fort[seat]) for seat in range(seats)]
    for place, word in enumerate(PLACES):
        if has(rules.territories, place) or place in forts:
            yield Place(word, kind_of(place), int(board.x[place]), int(board.y[place]))


def kind_of(place: i64) -> str:
    if is_fort(place):
        return "fort"
    if place == TOSHI_RANBO:
        return "toshi-ranbo"
    if is_tower(place):
        return "watchtower"
    if is_shrine(place):
        return "shrine"
    return "village" if is_village(place) else "plain"


def cards_of(figures: Figures, rules: rules_box.Box) -> dict[str, Card]:
    """All cards, in the order of their numbers."""
    goods = {
        "tactics": word_or_none(rules.good_for(BUY_TACTICS), GOODS),
        "buildings": word_or_none(rules.good_for(BUILD_HOUSES), GOODS),
    }
    found = {
        word: Card(
            kind=kind,
            effects=effects_of(below),
            cost=below.get("cost", []),
            price=below.get("price", 0),
            pay=goods.get(kind),
            columns=below.get("columns", [below["column"]] if "column" in below else []),
            once=below.get("once", False),
            clan=CLAN_OF.get(word),
            camp=word in CAMPS,
        )
        for kind in KINDS
        for word, below in figures[kind].items()
    }
    return {word: found[word] for word in CARDS}


def effects_of(below: Figures) -> list[Effect]:
    return msgspec.convert(below["effects"], list[Effect])
