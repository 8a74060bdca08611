"""Everybody's purse, points and pieces beside the map in a table; and the bids of a battle."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from kachidoki.drawing.lines import Grid
from kachidoki.drawing.pieces import gains
from kachidoki.engine import Event
from kachidoki.titles.hooks import signed
from kachidoki.titles.rising_sun.rules.actions import ADVANTAGES
from kachidoki.titles.rising_sun.rules.deals.terms import CHRONICLE
from kachidoki.titles.rising_sun.scene import Scene
from kachidoki.titles.rising_sun.terminal.ink import COIN, POINT, army_line, badge, colour, dot
from kachidoki.titles.rising_sun.view import Battle


def players_table(scene: Scene, recent: Sequence[Event]) -> Grid:
    """A row for every seat."""
    say = scene.texts.say
    ronin = say("table-sign-ronin")
    heads = [
        ("", ""),
        (say("table-head-points"), POINT),
        (say("table-head-coins"), COIN),
        (say("table-head-ronin"), ronin),
        (say("table-head-ally"), say("table-head-ally-short")),
        (say("table-head-tokens"), say("table-head-tokens-short")),
        (say("table-head-hostages"), say("table-head-hostages-short")),
        (say("table-head-reserve"), say("table-head-reserve-short")),
    ]
    gained = gains(CHRONICLE, recent)
    return Grid(heads, [player_row(scene, seat, gained) for seat in scene.view.players])


def player_row(scene: Scene, seat: str, gained: Mapping[str, int]) -> list[Text]:
    player = scene.view.players[seat]
    points = Text(str(player.points).rjust(2), style="bold")
    points.append(f" {signed(gained[seat])}" if gained.get(seat) else "", style="kincha")
    return [
        name_cell(scene, seat),
        points,
        Text(str(player.coins).rjust(2), style="kincha"),
        Text(str(player.ronin)) if player.ronin else dot(),
        badge(scene, player.ally) if player.ally else dot(),
        tokens_cell(scene, seat),
        hostages_cell(scene, seat),
        army_line(scene, player.reserve, "nibi"),
    ]


def name_cell(scene: Scene, seat: str) -> Text:
    """Whose turn it is, the player's shape and letter, and the house."""
    acting = seat in scene.view.actors
    line = Text().append("▸" if acting else " ", style="shu").append_text(badge(scene, seat))
    return line.append(f" {scene.house(seat)}", "bold" if seat == scene.view.seat else "")


def tokens_cell(scene: Scene, seat: str) -> Text:
    """War tokens, season by season, and of how many different regions they are."""
    tokens = scene.view.players[seat].tokens
    if not any(tokens.values()):
        return dot()
    several = "+".join(str(len(regions)) for regions in tokens.values())
    different = len({region for regions in tokens.values() for region in regions})
    return Text(several).append(f" ({different})", style="nibi")


def hostages_cell(scene: Scene, seat: str) -> Text:
    hostages = scene.view.players[seat].hostages
    cells = [army_line(scene, army, colour(scene, owner)) for owner, army in hostages.items()]
    return Text(" ").join(cells) if cells else dot()


# ----------------------------------------------------------------- the battle


def bids_table(scene: Scene, battle: Battle) -> Grid:
    """Everybody's force and bids; the own ones are known before all are shown."""
    say = scene.texts.say
    heads = [
        ("", ""),
        (say("table-head-force"), say("table-head-force-short")),
        *[
            (scene.name("advantage", word), scene.name("table-advantage", word))
            for word in ADVANTAGES
        ],
    ]
    return Grid(heads, [bids_row(scene, battle, seat) for seat in battle.fighters])


def bids_row(scene: Scene, battle: Battle, seat: str) -> list[Text]:
    bids = scene.view.players[seat].bids
    if bids is None and seat == scene.view.seat:
        bids = scene.view.own_bids
    known = ["?"] * len(ADVANTAGES) if bids is None else [str(coins) for coins in bids]
    known += ["·"] * (len(ADVANTAGES) - len(known))
    force = Text(str(battle.force[seat]), style="bold")
    force.append(f" {say_hired(scene)}" if battle.hired == seat else "", style="fuji")
    force.append(" ★" if battle.winner == seat else "", style="kincha")
    return [name_cell(scene, seat), force, *[Text(coins, style="kincha") for coins in known]]


def say_hired(scene: Scene) -> str:
    return scene.texts.say("table-sign-ronin")
