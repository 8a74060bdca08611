"""The colours, shapes and signs of clans, goods, effects and dice."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from kachidoki.drawing import pieces
from kachidoki.titles.gunsen.rules.actions import FACES, GOODS, SEATS
from kachidoki.titles.gunsen.rules.cards.effects import (
    BATTLE_ICONS,
    BUILD_HOUSES,
    BUY_MOVE,
    BUY_TACTICS,
    GAIN_CHOICE,
    GAIN_GOODS,
    ICONS,
    MOVE_ARMY,
    SUMMON_TROOPS,
    icon_counts,
)
from kachidoki.titles.gunsen.scene import Scene

COLOURS = {
    "crab": "nibi",
    "crane": "ai",
    "dragon": "matsu",
    "lion": "kincha",
    "phoenix": "shu",
    "scorpion": "sumi",
    "unicorn": "fuji",
}
COLUMN_INKS = {"armory": "shu", "summon": "matsu", "influence": "fuji", "expansion": "kincha"}
SHAPES = dict(zip(SEATS, [*pieces.SHAPES, "✚"], strict=True))
GOOD_SIGNS = {"koku": "◎", "influence": "✦", "wood": "♣"}
TROOP = "⚑"
TOKEN_SIGNS = {"troop": TROOP, **GOOD_SIGNS}
ICON_SIGNS = dict(zip(BATTLE_ICONS, "†♥▼⚄↻✓", strict=True))
STRENGTH = ICON_SIGNS["strength"]
MOVE = "→"
BUILDING = "⌂"
TACTIC = "※"
HERO = "★"
ABILITY = "…"
POINT = "◉"
TICK = "✓"
AIMED = "▾"
FACE_DOWN = "?"
AGAINST = "×"


def colour(scene: Scene, seat: str) -> str:
    clan = scene.view.players[seat].clan
    return "nibi" if clan is None else COLOURS[clan]


def badge(scene: Scene, seat: str) -> Text:
    """A player's shape and letter in the colour of the clan."""
    return pieces.badge(SHAPES[seat], seat, colour(scene, seat))


def dot() -> Text:
    return Text("·", style="nibi")


def pointer(is_aimed: bool) -> Text:
    """Before what the choice is about; more can be written behind it."""
    return Text().append(AIMED if is_aimed else "", style="shu")


# ----------------------------------------------------------------- effects


def card_signs(scene: Scene, card: str) -> Text:
    return signs(scene, scene.effects(card))


def signs(scene: Scene, rows: Iterable[int]) -> Text:
    """What effects do, such as `+1◎ →1 †1`."""
    return Text(" ").join([signs_of(scene, row) for row in rows])


def signs_of(scene: Scene, row: int) -> Text:
    """One effect; whatever no sign can tell is only hinted at."""
    effects = scene.box.effects
    op, count = effects.op[row], effects.n[row]
    price = "" if effects.pay[row] < 0 else GOOD_SIGNS[GOODS[effects.pay[row]]]
    if op == GAIN_GOODS:
        return Text(" ".join(f"+{n}{GOOD_SIGNS[good]}" for good, n in gains_of(scene, row)))
    if op == GAIN_CHOICE:
        possible = [
            GOOD_SIGNS[good] for place, good in enumerate(GOODS) if effects.of[row] >> place & 1
        ]
        return Text(f"+{count}{'/'.join(possible)}")
    if op == SUMMON_TROOPS:
        return Text(f"+{count}{TROOP}")
    if op == MOVE_ARMY:
        return Text(f"{MOVE}{count}{HERO if effects.led[row] else ''}")
    if op == BUY_MOVE:
        return Text(f"{MOVE}({effects.price[row]}{price})")
    if op in (BUILD_HOUSES, BUY_TACTICS):
        return Text(f"{BUILDING if op == BUILD_HOUSES else TACTIC}({price})")
    if op == ICONS:
        icons = icon_counts(effects.icons[row])
        return icon_signs(icons, conditional=effects.is_conditional(row))
    return Text(ABILITY)


def gains_of(scene: Scene, row: int) -> list[tuple[str, int]]:
    effects = scene.box.effects
    counts = (effects.koku[row], effects.influence[row], effects.wood[row])
    return [(good, int(n)) for good, n in zip(GOODS, counts, strict=True) if n]


def icon_signs(icons: Mapping[str, int], *, conditional: bool = False) -> Text:
    """Battle icons; in brackets those that count under a condition only."""
    words = " ".join(f"{ICON_SIGNS[word]}{count}" for word, count in icons.items())
    return Text(f"[{words}]" if conditional else words, style="shu")


# ----------------------------------------------------------------- dice


def face_signs(scene: Scene, face: str) -> str:
    """What a die shows."""
    dice, place = scene.box.dice, FACES.index(face)
    counts = (dice.strength[place], dice.blood[place], dice.armour[place])
    return "".join(sign * n for sign, n in zip(ICON_SIGNS.values(), counts, strict=False))
