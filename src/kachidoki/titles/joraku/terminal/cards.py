"""The trick on the table and the hand of the view's seat, drawn in full or in one line each."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.drawing.pieces import framed
from kachidoki.titles.hooks import Choice
from kachidoki.titles.joraku.terminal.ink import COLOURS, badge
from kachidoki.titles.joraku.terminal.scene import Scene

CARD = 7  # cells of a card that is drawn in full, with the gap after it
TRICK_ROOM = 4  # cards for which there is always room, so that nothing jumps when one is played


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
            trick.append_text(self.chip(entry.card)).append("  ")
        if self.view.seat is None:
            return trick
        hand = Text(say("table-hand") + "  ", style="nibi")
        for card in self.view.hand:
            hand.append_text(self.mark(card) or Text(" "))
            hand.append_text(self.faded(card, self.chip(card, self.paper(card))))
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

    def face(self, card: str) -> tuple[str, str, str]:
        """The suit of a card, its name in four letters, and the number or the ninja's letter."""
        suit, _, value = card.partition("-")
        sign = self.scene.texts.say("table-ninja") if value == "ninja" else value
        return suit, self.scene.texts.name("table-suit", suit), sign

    def chip(self, card: str, paper: str = "tile") -> Text:
        """A card in one word."""
        suit, name, value = self.face(card)
        return Text(f" {value} {name} ", style=f"{COLOURS[suit]}.{paper}")

    def card(self, caption: Text, card: str) -> list[Text]:
        """Six lines: what stands above the card, and the card."""
        suit, name, value = self.face(card)
        inner = [value, name, value]
        places = ("left", "centre", "right")
        rows = [fit(Text(word), 4, place) for word, place in zip(inner, places, strict=True)]
        art = framed(rows)
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
