"""The whole table, drawn with characters."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kachidoki.engine import Event, Setting
from kachidoki.engine.components import RECONSTRUCTED
from kachidoki.titles.hooks import Choice, Speaker
from kachidoki.titles.joraku.terminal.board import Board
from kachidoki.titles.joraku.terminal.cards import Cards
from kachidoki.titles.joraku.terminal.ink import KACHIDOKI_SIGN
from kachidoki.titles.joraku.terminal.scene import Scene
from kachidoki.titles.joraku.view import View


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
    """The whole table. What `recent` events touched and what the choice `aim` is about stand out;
    cards that none of the `choices` names are pale. Without room, a card takes one line."""
    scene = Scene(view, setting, texts)
    board = Board(scene, roomy, recent, aim or {})
    cards = Cards(scene, choices, aim or {})
    rules = scene.variant_rules() if roomy else []
    notes = [Text(note, style="nibi") for note in (*scene.notes(), *rules)]
    notes.append(Text("   ".join(legend(scene)), style="nibi"))
    return Group(headline(scene), board, cards.in_full() if roomy else cards.in_line(), *notes)


def legend(scene: Scene) -> Iterator[str]:
    """What the signs on the table mean."""
    yield f"{KACHIDOKI_SIGN} {scene.texts.say('term-kachidoki-card')}"
    if scene.reconstructed:
        yield f"{RECONSTRUCTED} {scene.texts.say('table-reconstructed')}"


def headline(scene: Scene) -> Text:
    line = Text(scene.headline(), style="bold", no_wrap=True, overflow="ellipsis")
    return line.append(f"   {scene.variants()}", style="fuji")
