"""Everybody's goods, troops and achievements in a table; what lies before each, and the battle."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from kachidoki.drawing.lines import Flow, Grid
from kachidoki.drawing.pieces import gains
from kachidoki.engine import Event
from kachidoki.titles.gunsen.rules.actions import GOODS
from kachidoki.titles.gunsen.rules.events import CHRONICLE
from kachidoki.titles.gunsen.scene import Scene
from kachidoki.titles.gunsen.terminal.ink import (
    BUILDING,
    GOOD_SIGNS,
    HERO,
    ICON_SIGNS,
    POINT,
    TACTIC,
    TOKEN_SIGNS,
    TROOP,
    badge,
    dot,
    face_signs,
    icon_signs,
    pointer,
)
from kachidoki.titles.gunsen.terminal.map import place_sign
from kachidoki.titles.gunsen.view import Battle, Side
from kachidoki.titles.hooks import Choice, signed

# Heads that have a short form.
SHORTENED = ("tokens", "upgrades", "nobles", "hand")


def players_table(scene: Scene, recent: Sequence[Event]) -> Grid:
    """A row for every seat."""
    say = scene.texts.say
    heads = [
        ("", ""),
        (say("table-head-achievements"), POINT),
        *[(scene.name("table-head", good), GOOD_SIGNS[good]) for good in GOODS],
        (say("table-head-troops"), TROOP),
        *[(say(f"table-head-{word}"), say(f"table-head-{word}-short")) for word in SHORTENED],
    ]
    gained = gains(CHRONICLE, recent)
    return Grid(heads, [player_row(scene, seat, gained) for seat in scene.view.players])


def player_row(scene: Scene, seat: str, gained: Mapping[str, int]) -> list[Text]:
    player, rules = scene.view.players[seat], scene.box.rules
    points = Text().append(str(len(player.achievements)), style="bold")
    points.append(f"/{rules.achievements_to_win}", style="nibi")
    points.append(f" {signed(gained[seat])}" if gained.get(seat) else "", style="kincha")
    tokens = "".join(TOKEN_SIGNS[token] * count for token, count in player.tokens.items())
    upgrades = " ".join(scene.name("table-column", word) for word in player.upgrades)
    return [
        name_cell(scene, seat),
        points,
        *[Text(str(player.goods[good]).rjust(2)) for good in GOODS],
        Text(str(player.troops).rjust(2)).append(f"+{player.supply}", style="nibi"),
        Text(tokens) if tokens else dot(),
        Text(upgrades) if upgrades else dot(),
        Text(str(len(player.nobles))) if player.nobles else dot(),
        Text(str(player.tactics_held)) if player.tactics_held else dot(),
    ]


def name_cell(scene: Scene, seat: str) -> Text:
    """Whose turn it is to act, the player's shape and letter, and the clan."""
    acting = seat in scene.view.actors
    line = Text().append("▸" if acting else " ", style="shu").append_text(badge(scene, seat))
    return line.append(f" {scene.clan(seat)}", "bold" if seat == scene.view.seat else "")


def belongings(scene: Scene) -> Iterator[Flow]:
    """What everybody brings into a battle by orders, has achieved, bought, called and built."""
    for seat, player in scene.view.players.items():
        named = [
            *[Text(f"{POINT}{scene.name('achievement', word)}") for word in player.achievements],
            *[Text(f"{TACTIC}{scene.name('tactic', word)}") for word in player.tactics],
            *[located(scene, HERO, "hero", *entry) for entry in player.heroes.items()],
            *[located(scene, BUILDING, "building", *entry) for entry in player.buildings.items()],
        ]
        if player.clan is not None:
            icons = Text(f"{scene.texts.say('table-fights')} ").append_text(
                icon_signs(player.icons)
            )
            yield Flow("", [badge(scene, seat), icons, *named])


def located(scene: Scene, sign: str, domain: str, word: str, place: str) -> Text:
    """Such as `★Hida Kisada p4`."""
    return Text(f"{sign}{scene.name(domain, word)}").append(f" {place_sign(scene, place)}", "nibi")


# ----------------------------------------------------------------- the battle


def battle_parts(scene: Scene, battle: Battle, aim: Choice) -> Iterator[Grid | Flow]:
    """Both sides, and the dice that lie there."""
    say = scene.texts.say
    heads = [
        (scene.name("place", battle.place), place_sign(scene, battle.place)),
        (say("table-head-troops"), TROOP),
        *[(scene.name("table-icon", word), sign) for word, sign in ICON_SIGNS.items()],
        (say("table-head-hero"), HERO),
        (say("table-head-lost"), say("table-head-lost-short")),
    ]
    sides = [(say("table-defender"), battle.defender), (say("table-attacker"), battle.attacker)]
    yield Grid(heads, [side_row(scene, battle, role, side) for role, side in sides])
    if battle.rolling is not None:
        yield dice_line(scene, battle, battle.rolling, aim)


def side_row(scene: Scene, battle: Battle, role: str, side: Side) -> list[Text]:
    counts = (side.strength, side.blood, side.armour, side.dice, side.rerolls, side.keeps)
    name = Text().append_text(badge(scene, side.seat)).append(f" {role}")
    name.append(
        f" {scene.texts.say('table-winner')}" if battle.winner == side.seat else "", "kincha"
    )
    hero = dot()
    if side.hero is not None:
        hero = Text(scene.name("hero", side.hero))
        hero = Text(f"({hero})", style="nibi") if side.ignored else hero
    return [
        name,
        Text(str(side.troops)),
        *[
            Text(str(count), style="bold" if place < 3 else "")
            for place, count in enumerate(counts)
        ],
        hero,
        Text(str(side.killed)) if side.killed else dot(),
    ]


def dice_line(scene: Scene, battle: Battle, seat: str, aim: Choice) -> Flow:
    """The dice, numbered as the choices name them; those that the choice is about stand out."""
    aimed = str(aim.get("dice", aim.get("die", ""))).split("+")
    pieces = [badge(scene, seat)]
    for number, face in enumerate(battle.dice, 1):
        is_aimed = str(number) in aimed
        line = pointer(is_aimed).append(str(number), style="nibi")
        pieces.append(line.append(f"[{face_signs(scene, face)}]", style="bold"))
    return Flow(scene.texts.say("table-dice"), pieces)
