"""The whole table, drawn with characters."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kachidoki.drawing.lines import Flow
from kachidoki.engine import Event, Setting
from kachidoki.titles.hooks import Choice, Speaker
from kachidoki.titles.rising_sun.rules.actions import PIECES
from kachidoki.titles.rising_sun.scene import WAR, Scene
from kachidoki.titles.rising_sun.terminal.ink import (
    AIMED,
    COIN,
    POINT,
    STRONGEST,
    army_line,
    badge,
    dot,
)
from kachidoki.titles.rising_sun.terminal.players import bids_table, players_table
from kachidoki.titles.rising_sun.terminal.regions import Regions
from kachidoki.titles.rising_sun.view import Armies, View


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
    """The whole table. Regions that were just touched and those that the choice `aim` is about stand
    out; cards that cannot be bought now are pale."""
    scene, aim = Scene(view, setting, texts), aim or {}
    space = [Text()] if roomy else []
    parts: list[RenderableType] = [
        Text(scene.headline(), style="bold", no_wrap=True, overflow="ellipsis"),
        *honor(scene),
        *space,
        Regions(scene, recent, aim),
        *space,
        *shrines(scene, aim),
        *mandates(scene),
        *battle(scene),
        *space,
        players_table(scene, recent),
        *cards(scene),
        *space,
        *market(scene, choices, aim),
        *own(scene, aim),
        *[Text(line, style="fuji") for line in scene.deals()],
        legend(scene),
    ]
    return Group(*parts)


def honor(scene: Scene) -> Iterator[Flow]:
    """The honor track, from its top."""
    if scene.view.track:
        seats = [
            badge(scene, seat).append(f" {scene.house(seat)}", style="")
            for seat in scene.view.track
        ]
        yield Flow(scene.texts.say("table-honor"), seats)


def shrines(scene: Scene, aim: Choice) -> Iterator[Flow]:
    """The shrines from left to right, with their worshippers and whom the kami would help."""
    pieces = []
    for shrine in scene.view.shrines:
        aimed = aim.get("shrine") == shrine.shrine
        line = Text(AIMED if aimed else "", style="shu")
        line.append(scene.name("shrine", shrine.shrine), style="bold" if aimed else "")
        for seat, army in shrine.armies.items():
            line.append(" ").append_text(badge(scene, seat)).append(" ")
            line.append_text(army_line(scene, army, ""))
            line.append(STRONGEST if seat == shrine.strongest else "", style="kincha")
        pieces.append(line if shrine.armies else line.append(" ").append_text(dot()))
    if pieces:
        yield Flow(scene.texts.say("table-shrines"), pieces)


def mandates(scene: Scene) -> Iterator[Flow]:
    """The tiles of the season so far; `▪` lies face down."""
    if scene.view.laid:
        pieces = []
        for laid in scene.view.laid:
            name = "?" if laid.mandate is None else scene.name("mandate", laid.mandate)
            line = badge(scene, laid.seat).append(f" {name}", style="")
            pieces.append(line.append(" ▪" if laid.hidden else "", style="nibi"))
        yield Flow(scene.texts.say("table-mandates"), pieces)


def battle(scene: Scene) -> Iterator[RenderableType]:
    if scene.view.battle is not None:
        yield bids_table(scene, scene.view.battle)


# ----------------------------------------------------------------- cards


def cards(scene: Scene) -> Iterator[Flow]:
    """The season cards that everybody has."""
    for seat, player in scene.view.players.items():
        if player.cards:
            named = [Text(scene.amounts("card", {card: n})) for card, n in player.cards.items()]
            yield Flow("", [badge(scene, seat), *named])


def market(scene: Scene, choices: Sequence[Choice], aim: Choice) -> Iterator[Flow]:
    """The season cards on offer: what they cost, and what they cost this seat if that is less. In war
    nobody buys any more."""
    if scene.view.over or scene.view.step in WAR:
        return
    buyable = {choice["card"] for choice in choices if choice["kind"] == "buy"}
    pieces = []
    for card, copies in scene.view.market.items():
        aimed = aim.get("card") == card
        style = "nibi" if buyable and card not in buyable else "bold" if aimed else ""
        line = Text(AIMED if aimed else "", style="shu")
        line.append(scene.amounts("card", {card: copies}), style=style)
        pieces.append(line.append(f" {price(scene, card)}", style="kincha"))
    if pieces:
        yield Flow(scene.texts.say("table-market"), pieces)


def price(scene: Scene, card: str) -> str:
    cost, own = scene.cost(card), scene.price(card)
    return f"{cost}{COIN}" if cost == own else f"{cost}→{own}{COIN}"


# ----------------------------------------------------------------- what only the seat knows


def own(scene: Scene, aim: Choice) -> Iterator[Flow]:
    """The tiles that the seat looks at, those that it put back or laid face down."""
    view, say = scene.view, scene.texts.say
    if view.hand:
        yield Flow(say("table-hand"), [tile(scene, word, aim) for word in view.hand])
    if view.put_back:
        heading = say("table-put-back", turn=view.put_back_at)
        yield Flow(heading, [Text(scene.name("mandate", word)) for word in view.put_back])
    if hidden := scene.own_hidden_tiles():
        named = [Text(scene.name("mandate", word)) for word in hidden]
        yield Flow(say("table-own-tiles"), named)


def tile(scene: Scene, word: str, aim: Choice) -> Text:
    aimed = aim.get("mandate") == word
    return Text(f"{AIMED if aimed else ' '}{scene.name('mandate', word)} ", style="tile")


def armies_on_board(scene: Scene) -> Iterator[Armies]:
    yield from (region.armies for region in scene.view.regions.values())
    yield from (shrine.armies for shrine in scene.view.shrines)


def legend(scene: Scene) -> Flow:
    """What the signs mean: of those pieces that are in the game."""
    say = scene.texts.say
    there = {piece for player in scene.view.players.values() for piece in player.reserve}
    there |= {
        piece for armies in armies_on_board(scene) for army in armies.values() for piece in army
    }
    signs = [
        f"{scene.name('table-sign', piece)} {scene.name('figure', piece)}"
        for piece in PIECES
        if piece in there
    ]
    signs += [
        f"{POINT} {say('table-legend-points')}",
        f"{COIN} {say('table-legend-coins')}",
        f"{say('table-sign-ronin')} {say('table-legend-ronin')}",
        f"{STRONGEST} {say('table-legend-strongest')}",
    ]
    return Flow("", [Text(sign, style="nibi") for sign in signs])
