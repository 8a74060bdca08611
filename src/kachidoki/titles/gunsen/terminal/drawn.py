"""The whole table, drawn with characters."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kachidoki.drawing.lines import Flow
from kachidoki.engine import Event, Setting
from kachidoki.titles.gunsen.rules.actions import COLUMNS, NOBLES
from kachidoki.titles.gunsen.scene import BEFORE, CARDS, KINDS, OWN_CARDS, PRICED, Scene, of_clan
from kachidoki.titles.gunsen.terminal.ink import (
    ABILITY,
    AIMED,
    BUILDING,
    COLUMN_INKS,
    FACE_DOWN,
    GOOD_SIGNS,
    HERO,
    ICON_SIGNS,
    MOVE,
    POINT,
    TACTIC,
    TICK,
    TROOP,
    card_signs,
    pointer,
    signs,
)
from kachidoki.titles.gunsen.terminal.map import Map
from kachidoki.titles.gunsen.terminal.players import battle_parts, belongings, players_table
from kachidoki.titles.gunsen.view import View
from kachidoki.titles.hooks import Choice, Speaker

# Decisions about cards, for which the row and the clan board matter more than the map.
AT_THE_BOARD = {"ordering", "placing", "commanding", "stacking", "appointing", "issuing", "buying"}

# Signs that have no other name.
LEGEND = {
    TROOP: "troops",
    HERO: "hero",
    BUILDING: "building",
    TACTIC: "tactic",
    MOVE: "move",
    POINT: "achievement",
    FACE_DOWN: "token",
    ABILITY: "ability",
    "[…]": "condition",
}


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
    """The whole table; what matters most for the own decision comes first. Places that were just
    touched, those that can be chosen and those that the choice `aim` is about stand out; orders that
    cannot be taken are pale."""
    scene, aim = Scene(view, setting, texts), aim or {}
    space: list[RenderableType] = [Text()] if roomy else []
    first: list[RenderableType] = [Map(scene, roomy, recent, choices, aim)]
    second: list[RenderableType] = [*row(scene, choices, aim), *board(scene, roomy, aim)]
    if view.seat in view.actors and view.step in AT_THE_BOARD:
        first, second = second, first
    parts: list[RenderableType] = [
        Text(scene.headline(), style="bold", no_wrap=True, overflow="ellipsis"),
        *meaning(scene, aim),
        *clan(scene, aim),
        *battle(scene, aim),
        *space,
        *first,
        *space,
        players_table(scene, recent),
        *space,
        *second,
        *space,
        *cards(scene, aim),
        *belongings(scene),
        *supplies(scene),
        legend(scene),
    ]
    return Group(*parts)


def meaning(scene: Scene, aim: Choice) -> Iterator[Text]:
    """What the card or noble action does that the choice is about; or the card whose effect asks for
    it; or the order that was just taken."""
    asking = scene.view.matter.card or scene.view.order
    card = next((aim[domain] for domain in CARDS if domain in aim), asking)
    if "noble" in aim:
        words = f"{scene.name('noble', aim['noble'])}: {scene.noble_effect(aim['noble'])}"
        yield Text(words, style="kincha")
    elif card is not None:
        yield Text(f"{scene.card(card)}: {scene.meaning(card)}", style="kincha")


def clan(scene: Scene, aim: Choice) -> Iterator[RenderableType]:
    """The cards and goals of the clan that one might choose."""
    if "clan" in aim:
        for sort in OWN_CARDS:
            names = [Text(scene.name(sort, card)) for card in of_clan(aim["clan"], sort)]
            yield Flow(scene.texts.say(f"table-own-{sort}"), names)
        yield from (goal_line(scene, goal, done=False) for goal in of_clan(aim["clan"], "goal"))


def battle(scene: Scene, aim: Choice) -> Iterator[RenderableType]:
    if scene.view.battle is not None:
        yield from battle_parts(scene, scene.view.battle, aim)


# ----------------------------------------------------------------- orders


def row(scene: Scene, choices: Sequence[Choice], aim: Choice) -> Iterator[Flow]:
    """The orders on offer: their column, what they cost and what they do."""
    takeable = {choice["order"] for choice in choices if choice["kind"] == "take"}
    pieces = []
    for order in filter(None, scene.view.row):
        column = scene.colour(order)
        pale = bool(takeable) and order not in takeable
        cost = "/".join(GOOD_SIGNS[good] for good in scene.cost(order))
        line = pointer(aim.get("order") == order)
        line.append(scene.name("table-column", column), style=COLUMN_INKS[column])
        line.append(f" {scene.name('order', order)}", style="nibi" if pale else "bold")
        line.append(f" {cost or scene.texts.say('table-free')}: ", style="nibi")
        pieces.append(line.append_text(card_signs(scene, order)))
    if pieces:
        yield Flow(scene.texts.say("table-row"), pieces, gap=3)


# ----------------------------------------------------------------- the own clan board


def board(scene: Scene, roomy: bool, aim: Choice) -> Iterator[Flow]:
    """The four columns, and the noble actions."""
    seat = scene.view.seat
    if seat is not None and scene.view.step not in BEFORE:
        yield from (column_line(scene, seat, column, roomy, aim) for column in COLUMNS)
        yield nobles_line(scene, seat, aim)


def column_line(scene: Scene, seat: str, column: str, roomy: bool, aim: Choice) -> Flow:
    """The cards from top to bottom, by name where there is room, and the printed lines."""
    active = scene.view.column == column and scene.view.turn == seat
    aimed = aim.get("column") == column or active
    pieces = []
    for card in reversed(scene.view.players[seat].columns[column]):
        line = Text().append(f"{scene.card(card)} " if roomy else "", style=COLUMN_INKS[column])
        pieces.append(line.append_text(card_signs(scene, card)))
    printed = Text().append("▕ ", style="nibi")
    pieces.append(printed.append_text(signs(scene, scene.lines(seat, column))))
    return Flow(f"{AIMED if aimed else ' '}{scene.name('column', column)}:", pieces)


def nobles_line(scene: Scene, seat: str, aim: Choice) -> Flow:
    """The noble actions: done, or what they cost."""
    pieces = []
    for noble in NOBLES:
        line = pointer(aim.get("noble") == noble)
        if noble in scene.view.players[seat].nobles:
            line.append(f"{TICK} {scene.name('noble', noble)}", style="nibi")
        else:
            line.append(scene.name("noble", noble))
            line.append(f" {scene.noble_cost(noble)}{GOOD_SIGNS['influence']}", style="kincha")
        pieces.append(line)
    return Flow(scene.texts.say("table-nobles"), pieces)


def cards(scene: Scene, aim: Choice) -> Iterator[RenderableType]:
    """The own cards that wait, and the goals of the clan."""
    seat = scene.view.seat
    if seat is None:
        return
    for domain, words in scene.waiting(seat).items():
        if words:
            pieces = [waiting_card(scene, domain, word, aim) for word in words]
            yield Flow(scene.texts.say(f"table-own-{domain}"), pieces)
    for goal in scene.goals(seat):
        yield goal_line(scene, goal, done=goal in scene.view.players[seat].goals)


def waiting_card(scene: Scene, domain: str, word: str, aim: Choice) -> Text:
    aimed = aim.get(domain) == word
    line = pointer(aimed).append(scene.name(domain, word), style="bold" if aimed else "")
    if domain in PRICED:
        good = GOOD_SIGNS.get(scene.paid_with(word) or "", "")
        line.append(f" {scene.price(word)}{good}", style="kincha")
    return line


def goal_line(scene: Scene, goal: str, done: bool) -> Text:
    """What it asks for, and whether it was reached."""
    line = Text().append(f"{TICK if done else POINT} ", style="matsu" if done else "kincha")
    line.append(f"{scene.name('goal', goal)}: ", style="nibi" if done else "bold")
    return line.append(scene.goal_meaning(goal), style="nibi" if done else "")


# ----------------------------------------------------------------- what else there is


def supplies(scene: Scene) -> Iterator[Flow]:
    """Mercenaries for hire, tokens that nobody has seen, and the deck."""
    view, say = scene.view, scene.texts.say
    if view.mercenaries:
        yield Flow(
            say("table-mercenaries"), [Text(scene.name("hero", word)) for word in view.mercenaries]
        )
    yield Flow("", [Text(scene.piles()), Text(scene.unseen())])


def legend(scene: Scene) -> Flow:
    """What the signs mean."""
    say = scene.texts.say
    found = [
        f"{scene.name('table-place', kind)} {scene.name('table-kind', kind)}"
        for kind in KINDS.values()
    ]
    found += [
        f"{scene.name('table-column', word)} {scene.name('column', word)}" for word in COLUMNS
    ]
    found += [f"{sign} {scene.name('good', good)}" for good, sign in GOOD_SIGNS.items()]
    found += [f"{sign} {scene.name('table-icon', word)}" for word, sign in ICON_SIGNS.items()]
    found += [f"{sign} {say(f'table-legend-{word}')}" for sign, word in LEGEND.items()]
    return Flow("", [Text(sign, style="nibi") for sign in found])
