"""The whole table, drawn with characters."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kachidoki.drawing.lines import Beside
from kachidoki.engine import Event, Setting
from kachidoki.titles.hooks import Choice, Speaker
from kachidoki.titles.tokaido.scene import BEFORE, Scene
from kachidoki.titles.tokaido.terminal import collection
from kachidoki.titles.tokaido.terminal.ink import badge
from kachidoki.titles.tokaido.terminal.players import choosers, players_table
from kachidoki.titles.tokaido.terminal.road import Journey, Legend, Road
from kachidoki.titles.tokaido.terminal.stop import Stop
from kachidoki.titles.tokaido.view import View


def draw(
    view: View,
    setting: Setting,
    texts: Speaker,
    *,
    roomy: bool = True,
    recent: Sequence[Event] = (),
    choices: Sequence[Choice] = (),
    aim: Choice | None = None,
) -> RenderableType:
    """The whole table. Ways just walked shine, as do stops that can be chosen, with what they would
    gain. Without room, cards take a line."""
    scene = Scene(view, setting, texts)
    aim = aim or {}
    stop = Stop(scene, aim)
    space = [Text()] if roomy else []
    parts = [
        headline(scene, roomy),
        *([Journey(scene)] if roomy else []),
        *space,
        *([] if view.over and not roomy else [Road(scene, roomy, recent, choices, aim)]),
        *cards(stop, roomy),
        everybody(scene, recent),
        *space,
        *own(scene, roomy, stop),
        *([] if roomy or scene.is_last_leg() else [Journey(scene)]),
        Legend(scene),
        *notes(scene, roomy),
    ]
    return Group(*parts)


def headline(scene: Scene, roomy: bool) -> RenderableType:
    """Where the journey is and who moves next; where there is room, the variants."""
    line = Text(scene.headline(), style="bold", no_wrap=True, overflow="ellipsis")
    if scene.view.step not in BEFORE and not scene.view.over:
        line.append(f"   {scene.texts.say('table-order')} ", style="nibi")
        line.append_text(Text(" ").join(badge(pawn) for pawn in scene.order()))
    variants = scene.variants()
    return Beside(line, Text(variants, style="fuji")) if roomy and variants else line


def cards(stop: Stop, roomy: bool) -> list[RenderableType]:
    """The cards of the stop under way, if there are any."""
    if not stop.cards:
        return []
    return [stop.in_full() if roomy else stop.in_line()]


def everybody(scene: Scene, recent: Sequence[Event]) -> RenderableType:
    if scene.view.step in ("dealing", "choosing"):
        return choosers(scene)
    return players_table(scene, recent)


def own(scene: Scene, roomy: bool, stop: Stop) -> list[RenderableType]:
    """What the seat has collected, once the journey has begun."""
    seat = scene.view.seat
    if seat is None or scene.view.step in BEFORE:
        return []
    if not roomy:
        return [collection.in_line(scene, seat)]
    return collection.in_full(scene, seat, among_cards=bool(stop.cards))


def notes(scene: Scene, roomy: bool) -> list[Text]:
    """What the seat knows of hidden cards, as long as that matters; without room, the variants."""
    known = [] if scene.view.over else [Text(note, style="nibi") for note in scene.notes()]
    variants = "" if roomy else scene.variants()
    return [*known, *([Text(variants, style="fuji")] if variants else [])]
