"""Everybody's purse, points and collection in a table; at the end, where the points come from."""

from collections.abc import Sequence

from rich.text import Text

from kachidoki.drawing.lines import Flow, Grid
from kachidoki.drawing.pieces import gains
from kachidoki.engine import Event
from kachidoki.titles.tokaido.rules.actions import NEUTRAL, PANORAMAS, SORTS
from kachidoki.titles.tokaido.rules.events import CHRONICLE
from kachidoki.titles.tokaido.scene import Scene
from kachidoki.titles.tokaido.terminal.ink import (
    ACHIEVEMENT_SIGNS,
    COIN,
    STAR,
    STATION_INKS,
    TICK,
    badge,
    bar,
)
from kachidoki.titles.tokaido.view import Player


def players_table(scene: Scene, recent: Sequence[Event]) -> Grid:
    """A row for every pawn."""
    sorts = " ".join(scene.sign(sort) for sort in SORTS)
    heads = [
        ("", ""),
        (COIN, COIN),
        (scene.name("table-head", "points"), scene.sign("points")),
        *[(scene.name("table-station", word), scene.sign(word)) for word in PANORAMAS],
        (sorts, sorts),
        (scene.name("table-head", "springs"), scene.sign("hot-spring")),
        (scene.name("table-head", "encounters"), scene.sign("encounter")),
        (scene.name("table-head", "meals"), scene.sign("meal")),
        (scene.name("table-head", "temple"), scene.sign("temple")),
        (scene.name("table-head", "achievements"), STAR),
    ]
    gained = gains(CHRONICLE, recent)
    rows = [player_row(scene, seat, gained.get(seat, 0)) for seat in scene.view.players]
    if NEUTRAL in scene.view.pawns:
        rows.append(neutral_row(scene, len(heads)))
    return Grid(heads, rows)


def player_row(scene: Scene, seat: str, gained: int) -> list[Text]:
    player = scene.view.players[seat]
    points = Text(str(player.points).rjust(2), style="bold")
    points.append(f" +{gained}" if gained else "", style="kincha")
    sorts = [scene.sort_of(souvenir) for souvenir in player.souvenirs]
    achievements = [scene.sign(ACHIEVEMENT_SIGNS[word]) for word in player.achievements]
    return [
        name_cell(scene, seat),
        Text(str(player.coins).rjust(2), style="kincha"),
        points,
        *[panorama_cell(scene, player, word) for word in PANORAMAS],
        Text(" ".join(str(sorts.count(sort) or "·") for sort in SORTS)),
        number(sum(player.springs.values())),
        number(sum(player.encounters.values())),
        number(len(player.meals)),
        number(scene.view.pawns[seat].offering),
        Text(" ".join(achievements), style="kincha"),
    ]


def name_cell(scene: Scene, pawn: str) -> Text:
    """Whose turn it is, the pawn, and who that is; before the journey, who has chosen."""
    acting = pawn in scene.view.actors
    line = Text().append("▸" if acting else " ", style="shu").append_text(badge(pawn))
    if pawn == NEUTRAL:
        return line.append(f" {scene.texts.say('table-neutral')}")
    player = scene.view.players[pawn]
    traveler, style = player.traveler, "bold" if pawn == scene.view.seat else ""
    name = scene.name("seat", pawn) if traveler is None else scene.name("traveler", traveler)
    return line.append(f" {name}", style).append(f" {TICK}" if player.chosen else "", "matsu")


def panorama_cell(scene: Scene, player: Player, word: str) -> Text:
    parts = int(scene.box.panoramas.parts[PANORAMAS.index(word)])
    return bar(player.parts[word], parts, STATION_INKS[word])


def number(count: int) -> Text:
    return Text(str(count)) if count else Text("·", style="nibi")


def neutral_row(scene: Scene, columns: int) -> list[Text]:
    """The neutral traveler has nothing but its coins in the temple."""
    blank = [Text() for _ in range(columns - 3)]
    offering = number(scene.view.pawns[NEUTRAL].offering)
    return [name_cell(scene, NEUTRAL), *blank, offering, Text()]


def choosers(scene: Scene) -> Flow:
    """Before the journey: who has chosen a traveler."""
    return Flow("", [name_cell(scene, seat) for seat in scene.view.players])
