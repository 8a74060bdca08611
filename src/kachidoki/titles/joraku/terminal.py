"""Joraku's table in a terminal: drawn with characters, or told in words.

Styles go by the names of the house's colours (`shu`, `ai`, …; `shu.solid` is paper on that colour),
which the terminal table defines for light and dark screens. No colour stands alone: every army also
has a shape and its player's letter, every suit its character.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from kachidoki.engine import Event, Setting
from kachidoki.titles.joraku.actions import AREAS, SUITS
from kachidoki.titles.joraku.components import components_with, is_reconstructed, printed
from kachidoki.titles.joraku.view import Army, View

COLOURS = {"red": "shu", "blue": "ai", "yellow": "kincha", "purple": "fuji"}
SHAPES = {"red": "●", "blue": "◆", "yellow": "▲", "purple": "■"}
BANNER = "⚑"
SUIT_SIGNS: dict[str, str] = {suit: printed()["suits"][suit]["name_ja"] for suit in SUITS}
NINJA_SIGN = "忍"
KACHIDOKI_SIGN: str = printed()["kachidoki"]["name_ja"][0]
NEUTRAL_LETTER = "–"
RECONSTRUCTED = "*"
RECRUITING = {"appointing", "unveiling", "dealing", "passing", "drafting", "discarding"}

GUTTER = 21  # cells to the left of the map, at least
WIDEST_TILE = 13
CARD = 7  # cells of a card that is drawn in full, with the gap after it
TRICK_ROOM = 4  # cards for which there is always room, so that nothing jumps when one is played

Choice = Mapping[str, str]


class Speaker(Protocol):
    """What this module needs of the texts."""

    def say(self, message_id: str, /, **arguments: str | int) -> str: ...

    def name(self, domain: str, word: str | int) -> str: ...


class Scene:
    """A view with the words and figures that both the drawing and the telling need."""

    def __init__(self, view: View, setting: Setting, texts: Speaker) -> None:
        self.view = view
        self.texts = texts
        self.components = components_with(setting.corrections)
        self.reconstructed = {
            area
            for area in AREAS
            if is_reconstructed(f"areas.{area}.scoring", self.components, setting.corrections)
        }

    def headline(self) -> str:
        name = self.texts.name
        number = name("round", max(1, self.view.round))
        total = name("round", self.components.game.rounds)
        return self.texts.say("table-round", number=number, total=total, phase=self.phase())

    def phase(self) -> str:
        if self.view.over:
            return self.texts.say("table-phase-over")
        if self.view.step in RECRUITING:
            return self.texts.say("table-phase-recruit")
        return self.texts.say("table-phase-skirmish")

    def variants(self) -> str:
        """The variant rule cards in force, if any."""
        names = [self.texts.name("variant", number) for number in self.view.variants]
        return self.texts.say("table-variants", names=", ".join(names)) if names else ""

    def points(self, area: str, round_number: int) -> tuple[int, int, int]:
        return self.components.areas[area].scoring[round_number - 1]

    def colour(self, army: str) -> str:
        """The fourth army is green in the first edition."""
        first = self.view.options["edition"] == "first"
        return "matsu" if army == "purple" and first else COLOURS[army]

    def letter(self, army: str) -> str:
        return self.view.armies[army].seat or NEUTRAL_LETTER

    def army(self, army: str) -> str:
        """Such as `Red (A)`."""
        owner = self.view.armies[army].seat or self.texts.say("table-neutral")
        return f"{self.texts.name('army', army)} ({owner})"

    def cards(self, cards: Sequence[str]) -> str:
        return ", ".join(self.texts.name("card", card) for card in cards)

    def holds_kachidoki(self, army: Army) -> bool:
        return army.seat == self.view.kachidoki and self.view.round > 0

    def notes(self) -> list[str]:
        """What the seat knows beyond what lies open."""
        view, say = self.view, self.texts.say
        notes = [
            say("table-known", seat=seat, cards=self.cards(cards))
            for seat, cards in view.known.items()
        ]
        for seat, player in view.players.items():
            if player.lacks and seat != view.seat:
                suits = ", ".join(self.texts.name("suit", suit) for suit in player.lacks)
                notes.append(say("table-lacks", seat=seat, suits=suits))
        if view.face_down:
            notes.append(say("table-face-down", cards=self.cards(view.face_down)))
        return notes


# ----------------------------------------------------------------- drawn


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
    notes = [Text(note, style="nibi") for note in scene.notes()]
    if scene.reconstructed:
        legend = f"{RECONSTRUCTED} {texts.say('table-reconstructed')}"
        notes.append(Text(legend, style="nibi"))
    return Group(headline(scene), board, cards.in_full() if roomy else cards.in_line(), *notes)


def headline(scene: Scene) -> Text:
    line = Text(scene.headline(), style="bold", no_wrap=True, overflow="ellipsis")
    return line.append(f"   {scene.variants()}", style="fuji")


def fit(text: Text, width: int, align: str = "left") -> Text:
    """The text cut or filled to exactly that many cells."""
    text.truncate(width, overflow="ellipsis")
    space = width - text.cell_len
    left = {"left": 0, "centre": space // 2, "right": space}[align]
    text.pad_left(left)
    text.pad_right(space - left)
    return text


def badge(scene: Scene, army: str) -> Text:
    """An army's shape and its player's letter."""
    return Text(f"{SHAPES[army]}{scene.letter(army)}", style=scene.colour(army))


class Board:
    """The seven areas in their line, with their charts, and a row for every army."""

    def __init__(self, scene: Scene, roomy: bool, recent: Sequence[Event], aim: Choice) -> None:
        self.scene = scene
        self.view = scene.view
        self.roomy = roomy
        self.touched = {cell for event in recent for cell in touched(scene.view, event)}
        self.gains = gains(recent)
        self.aimed = aimed_areas(scene.view, aim)
        self.gutter = GUTTER
        self.tile = 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = options.max_width
        self.tile = max(5, min(WIDEST_TILE, (width - GUTTER) // len(AREAS)))
        self.gutter = max(1, width - self.tile * len(AREAS))
        space = [Text()] if self.roomy else []
        yield from [*space, *self.names(), *self.charts(), *space]
        for army in self.view.armies:
            yield from self.roomy_army(army) if self.roomy else self.army(army)
        yield from space

    def row(self, gutter: Text, tiles: list[Text], joint: str = " ") -> Text:
        """One line: the gutter, then the tiles with a narrow gap between them."""
        line = Text(no_wrap=True).append_text(fit(gutter, self.gutter))
        return line.append_text(Text(joint, style="nibi").join(tiles))

    def cell(self, text: Text, style: str) -> Text:
        return Text(style=style).append_text(fit(text, self.tile - 1, "centre"))

    # ------------------------------------------------------------- areas

    def names(self) -> Iterator[Text]:
        texts, areas = self.scene.texts, self.scene.components.areas
        signs = [f"{areas[area].name_ja} {number or ''}" for number, area in enumerate(AREAS)]
        yield self.row(Text(), self.heads([sign.strip() for sign in signs]))
        captions = Text(style="nibi")
        if not self.roomy:
            captions.append(texts.say("table-reputation-short").rjust(3))
            captions.append(texts.say("table-supply-short").rjust(6) + " ")
        names = self.heads([texts.name("area", area) for area in AREAS])
        yield self.row(fit(captions, self.gutter, "right"), names, "─")

    def heads(self, words: list[str]) -> list[Text]:
        pairs = zip(AREAS, words, strict=True)
        return [self.cell(Text(word), self.head_style(area)) for area, word in pairs]

    def head_style(self, area: str) -> str:
        if area in self.aimed:
            return "kincha.solid"
        return "shu.solid" if area == AREAS[0] else "matsu.solid"

    def charts(self) -> Iterator[Text]:
        for number in range(1, self.scene.components.game.rounds + 1):
            current = number == self.view.round and not self.view.over
            numeral = self.scene.texts.name("round", number)
            label = Text(f"{'▸ ' if current else ''}{numeral} ", style="shu" if current else "nibi")
            tiles = [self.chart(area, number, current) for area in AREAS]
            yield self.row(fit(label, self.gutter, "right"), tiles)

    def chart(self, area: str, number: int, current: bool) -> Text:
        points = self.scene.points(area, number)
        if any(points):
            mark = RECONSTRUCTED if area in self.scene.reconstructed else ""
            figures = Text(" ".join(str(point) for point in points)).append(mark, style="nibi")
        else:
            figures = Text("·")
        if number < self.view.round:
            figures.stylize("nibi")
        return self.cell(figures, "tile.now" if current else "tile")

    # ------------------------------------------------------------- armies

    def army(self, army: str) -> Iterator[Text]:
        """One line: who, reputation, supply, and its pieces in every area."""
        entry = self.view.armies[army]
        figures = Text(str(entry.reputation).rjust(3), style="bold")
        figures.append(self.gain(army).ljust(3), style="kincha")
        figures.append(str(entry.supply).rjust(3) + " ", style="nibi")
        gutter = fit(self.banner(army), max(0, self.gutter - figures.cell_len))
        tiles = [self.pieces(army, area, self.daimyo(army, area)) for area in AREAS]
        yield self.row(gutter.append_text(figures), tiles)

    def roomy_army(self, army: str) -> Iterator[Text]:
        """Two lines: banners above, samurai below."""
        entry, say = self.view.armies[army], self.scene.texts.say
        above = [self.tile_of(army, area, self.daimyo(army, area)) for area in AREAS]
        yield self.row(self.banner(army), above)
        figures = Text("   ").append(say("table-reputation", points=entry.reputation), style="bold")
        figures.append(f" {self.gain(army)}", style="kincha")
        figures = fit(figures, self.gutter - 9)
        figures.append(say("table-supply", count=entry.supply), style="nibi")
        yield self.row(figures, [self.pieces(army, area, Text()) for area in AREAS])

    def banner(self, army: str) -> Text:
        """Whose turn it is, shape and letter, who holds the Kachidoki card, the army's name."""
        acting = army == self.view.army and not self.view.over
        line = Text().append("▸" if acting else " ", style="shu")
        line.append_text(badge(self.scene, army))
        holds = self.scene.holds_kachidoki(self.view.armies[army])
        line.append(KACHIDOKI_SIGN if holds else "  ", style="shu.solid" if holds else "")
        return line.append(" " + self.scene.texts.name("army", army), style=self.scene.colour(army))

    def gain(self, army: str) -> str:
        return f"+{self.gains[army]}" if self.gains.get(army) else ""

    def daimyo(self, army: str, area: str) -> Text:
        if self.view.armies[army].daimyo != area:
            return Text()
        flag, style = f"{BANNER}{self.scene.letter(army)}", f"{self.scene.colour(army)}.solid"
        return Text().append(f" {flag} " if self.roomy else flag, style=style)

    def pieces(self, army: str, area: str, line: Text) -> Text:
        """The samurai after what stands in the line already; many are counted."""
        count = self.view.armies[army].samurai.get(area, 0)
        fits = count <= self.tile - 1 - line.cell_len
        samurai = SHAPES[army] * count if fits else f"{SHAPES[army]}×{count}"
        line.append(samurai, style=self.scene.colour(army))
        return self.tile_of(army, area, line)

    def tile_of(self, army: str, area: str, line: Text) -> Text:
        return self.cell(line, "tile.hot" if (army, area) in self.touched else "tile")


def touched(view: View, event: Event) -> list[tuple[str, str]]:
    """The armies and areas whose pieces an event moved, or for whose pieces it paid."""
    army = event.args.get("victim", event.args.get("army"))
    if event.kind == "driven":
        army = next(name for name, entry in view.armies.items() if entry.seat is None)
    return [(army, event.args[where]) for where in ("area", "to") if army and where in event.args]


def gains(events: Sequence[Event]) -> dict[str, int]:
    """The reputation points that the events brought, army by army."""
    found: dict[str, int] = {}
    for event in events:
        if event.kind.endswith("-points"):
            army = event.args["army"]
            found[army] = found.get(army, 0) + int(event.args["points"])
    return found


def aimed_areas(view: View, aim: Choice) -> set[str]:
    """The areas that a choice is about."""
    kind = aim.get("kind")
    if kind == "place":
        return {AREAS[view.argument]}
    if kind == "remove" and view.army is not None:
        return {str(view.armies[view.army].daimyo)}
    return {aim[name] for name in ("area", "from", "to") if name in aim}


class Cards:
    """The trick on the table and the hand of the view's seat."""

    def __init__(self, scene: Scene, choices: Sequence[Choice], aim: Choice) -> None:
        self.scene = scene
        self.view = scene.view
        self.playable = {choice["card"] for choice in choices if "card" in choice}
        self.aimed = aim.get("card")

    def in_line(self) -> RenderableType:
        """One line for the trick, one for the hand."""
        say = self.scene.texts.say
        trick = Text(say("table-trick") + "  ", style="nibi")
        for entry in self.view.trick:
            trick.append_text(badge(self.scene, entry.army))
            trick.append_text(chip(entry.card)).append("  ")
        if self.view.seat is None:
            return trick
        hand = Text(say("table-hand") + "  ", style="nibi")
        for card in self.view.hand:
            hand.append_text(self.mark(card) or Text(" "))
            hand.append_text(self.faded(card, chip(card, self.paper(card))))
        return Group(trick, hand)

    def in_full(self) -> "Fan":
        """Drawn cards: the trick to the left, the hand to the right."""
        say = self.scene.texts.say
        trick = [(badge(self.scene, entry.army), entry.card) for entry in self.view.trick]
        hand = [(self.mark(card), card) for card in self.view.hand]
        fans = [(say("table-trick"), [self.card(caption, card) for caption, card in trick])]
        if self.view.seat is not None:
            fans.append((say("table-hand"), [self.card(caption, card) for caption, card in hand]))
        return Fan(fans)

    def mark(self, card: str) -> Text:
        if card in self.view.chosen:
            return Text("✓", style="matsu")
        return Text("▾" if card == self.aimed else "", style="kincha")

    def card(self, caption: Text, card: str) -> list[Text]:
        """Six lines: what stands above the card, and the card."""
        suit, value = face(card)
        inner = [value, SUIT_SIGNS[suit], value]
        places = ("left", "centre", "right")
        rows = [fit(Text(word), 4, place) for word, place in zip(inner, places, strict=True)]
        lines = [Text("│").append_text(row).append("│") for row in rows]
        art = [Text("╭────╮"), *lines, Text("╰────╯")]
        for line in art:
            line.style = f"{COLOURS[suit]}.{self.paper(card)}"
        return [fit(caption, CARD - 1, "centre"), *[self.faded(card, line) for line in art]]

    def paper(self, card: str) -> str:
        return "solid" if card == self.aimed else "tile"

    def faded(self, card: str, text: Text) -> Text:
        """A card in the hand that cannot be chosen now is pale."""
        if self.playable and card in self.view.hand and card not in self.playable:
            text.stylize("dim")
        return text


class Fan:
    """Groups of drawn cards, each under its name: side by side, or one below the other."""

    def __init__(self, groups: list[tuple[str, list[list[Text]]]]) -> None:
        self.groups = groups

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        blocks = [block(name, cards) for name, cards in self.groups]
        gap = 2
        if sum(first[0].cell_len + gap for first in blocks) - gap <= options.max_width:
            for row in zip(*blocks, strict=True):
                yield Text(" " * gap, no_wrap=True).join(row)
        else:
            for lines in blocks:
                yield from lines


def block(name: str, cards: list[list[Text]]) -> list[Text]:
    """A name and below it the cards next to each other."""
    width = max(CARD * max(len(cards), TRICK_ROOM) - 1, len(name))
    rows = [Text(" ").join(row) for row in zip(*cards, strict=True)] or [Text() for _ in range(6)]
    return [fit(row, width) for row in [Text(name, style="nibi"), *rows]]


def face(card: str) -> tuple[str, str]:
    """The suit of a card, and its number or the ninja's sign."""
    suit, _, value = card.partition("-")
    return suit, NINJA_SIGN if value == "ninja" else value


def chip(card: str, paper: str = "tile") -> Text:
    """A card in one word."""
    suit, value = face(card)
    return Text(f" {value}{SUIT_SIGNS[suit]} ", style=f"{COLOURS[suit]}.{paper}")


# ----------------------------------------------------------------- told


def describe(view: View, setting: Setting, texts: Speaker) -> str:
    """The whole table in words, line by line."""
    scene = Scene(view, setting, texts)
    lines = [scene.headline(), scene.variants()]
    lines += [tell_area(scene, area) for area in AREAS]
    lines += [tell_army(scene, army) for army in view.armies]
    if view.trick:
        lines.append(tell_trick(scene))
    lines += scene.notes()
    if view.seat is not None:
        lines.append(texts.say("table-your-hand", cards=scene.cards(view.hand)))
    return "\n".join(line for line in lines if line)


def tell_area(scene: Scene, area: str) -> str:
    say, name = scene.texts.say, scene.texts.name("area", area)
    mark = say("table-reconstructed-mark") if area in scene.reconstructed else ""
    first, second, third = scene.points(area, max(1, scene.view.round))
    forces = [tell_force(scene, army, area) for army in scene.view.armies]
    pieces = "; ".join(force for force in forces if force) or say("table-nobody")
    return say(
        "table-area",
        area=name,
        number=AREAS.index(area),
        first=first,
        second=second,
        third=third,
        mark=mark,
        pieces=pieces,
    )


def tell_force(scene: Scene, army: str, area: str) -> str:
    """An army's pieces in an area, or nothing."""
    entry, say = scene.view.armies[army], scene.texts.say
    pieces = [say("table-daimyo")] if entry.daimyo == area else []
    if area in entry.samurai:
        pieces.append(say("table-samurai", count=entry.samurai[area]))
    return f"{scene.army(army)}: {', '.join(pieces)}" if pieces else ""


def tell_army(scene: Scene, army: str) -> str:
    entry, say = scene.view.armies[army], scene.texts.say
    line = say("table-army", army=scene.army(army), points=entry.reputation, count=entry.supply)
    return f"{line} {say('table-kachidoki')}" if scene.holds_kachidoki(entry) else line


def tell_trick(scene: Scene) -> str:
    cards = [f"{scene.army(entry.army)}: {scene.cards([entry.card])}" for entry in scene.view.trick]
    return scene.texts.say("table-in-trick", cards="; ".join(cards))
