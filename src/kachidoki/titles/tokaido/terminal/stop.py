"""What lies before the guest of a stop, or before a seat that chooses its traveler: cards."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from kachidoki.drawing.cells import fit
from kachidoki.drawing.lines import Flow
from kachidoki.drawing.pieces import framed
from kachidoki.titles.hooks import Choice
from kachidoki.titles.tokaido.prospects import Prospects
from kachidoki.titles.tokaido.rules.actions import PANORAMAS, TRAVELERS
from kachidoki.titles.tokaido.scene import Scene
from kachidoki.titles.tokaido.terminal.ink import COIN, TALL, brief

WIDEST_CARD = 26
NARROWEST_CARD = 13
ON_A_CARD = ("souvenir", "meal", "encounter", "traveler", "panorama")  # what choices name


class Card:
    """A card: its sign, name, price and gain, and words that say what it is."""

    def __init__(self, word: str, name: str, words: str, sign: str = "") -> None:
        self.word = word
        self.name = name
        self.words = words
        self.sign = sign
        self.kind = ""
        self.price: int | None = None
        self.gain = ""
        self.pale = False  # it cannot be had

    def worth(self, price: int | None, gain: str, pale: bool = False) -> "Card":
        self.price = price
        self.gain = gain
        self.pale = pale
        return self

    def head(self) -> str:
        return f"{self.sign} {self.name}".strip()

    def coins(self) -> str:
        return "" if self.price is None else f"{COIN}{self.price}"


class Stop:
    """The cards of the stop under way that the seat sees, drawn in full or in a line."""

    def __init__(self, scene: Scene, aim: Choice) -> None:
        self.scene = scene
        self.view = scene.view
        self.say = scene.texts.say
        self.aimed = next((aim[kind] for kind in ON_A_CARD if kind in aim), None)
        if aim.get("kind") == "accept":
            self.aimed = self.view.treat
        self.heading, self.cards = self.found()

    def found(self) -> tuple[str, list[Card]]:
        """A heading and the cards; none where nothing lies open to the seat."""
        view = self.view
        if view.dealt:
            return self.say("table-travelers"), [self.traveler(word) for word in view.dealt]
        if view.display:
            return self.say("table-display"), [self.souvenir(word) for word in view.display]
        if view.step == "admiring" and view.seat == view.guest:
            return self.say("table-panoramas"), self.panoramas()
        if view.pair:
            return self.say("table-pair"), [self.encounter(word) for word in view.pair]
        if view.treat is not None:
            return self.say("table-treat"), [self.treat(view.treat)]
        if view.step == "dining" and view.seat == view.guest:
            meals = view.inns[view.leg].meals or []
            return self.say("table-offer"), [self.meal(word) for word in meals]
        return "", []

    def guest(self) -> Prospects:
        """What things would gain the guest of the stop."""
        assert self.view.guest is not None
        return Prospects(self.scene, self.view.guest)

    # ------------------------------------------------------------- cards

    def traveler(self, word: str) -> Card:
        role, ability = self.say(f"traveler-{word}.role"), self.say(f"traveler-{word}.ability")
        card = Card(word, f"{self.scene.name('traveler', word)}, {role}", ability)
        purse = int(self.scene.box.travelers.coins[TRAVELERS.index(word)])
        return card.worth(purse, "", pale=self.view.chosen not in (None, word))

    def souvenir(self, word: str) -> Card:
        guest, sign = self.guest(), self.scene.sign(self.scene.sort_of(word))
        gloss = self.say(f"souvenir-{word}.gloss")
        card = Card(word, self.scene.name("souvenir", word), gloss, sign)
        card.kind = self.say(f"souvenir-{word}.sort")
        return card.worth(guest.price(word), f"+{guest.worth(word)}", word not in guest.on_sale())

    def panoramas(self) -> list[Card]:
        """The next parts of those that are not complete."""
        parts = self.view.players[str(self.view.guest)].parts
        cards = []
        for number, word in enumerate(PANORAMAS):
            whole = int(self.scene.box.panoramas.parts[number])
            if parts[word] < whole:
                progress = f"{parts[word] + 1}/{whole}"
                sign, name = self.scene.sign(word), self.scene.name("panorama", word)
                gain = brief(self.guest().panorama(word))
                cards.append(Card(word, name, progress, sign).worth(None, gain))
        return cards

    def encounter(self, word: str) -> Card:
        role, sign = self.say(f"encounter-{word}.role"), self.scene.sign("encounter")
        card = Card(word, self.scene.name("encounter", word), role, sign)
        return card.worth(None, brief(self.guest().meeting(word)))

    def meal(self, word: str) -> Card:
        guest = self.guest()
        gain = f"+{self.scene.box.meals.points}"
        return self.dish(word).worth(guest.meal_price(word), gain, not guest.can_eat(word))

    def treat(self, word: str) -> Card:
        had = word in self.view.players[str(self.view.guest)].meals
        return self.dish(word).worth(0, f"+{self.scene.box.meals.points}", had)

    def dish(self, word: str) -> Card:
        gloss = self.say(f"meal-{word}.gloss")
        return Card(word, self.scene.name("meal", word), gloss, self.scene.sign("meal"))

    # ------------------------------------------------------------- drawing

    def in_full(self) -> RenderableType:
        return Group(Text(self.heading, style="nibi"), Fan(self))

    def in_line(self) -> RenderableType:
        """Chips; travelers with all that they can."""
        if not self.view.dealt:
            return Flow(self.heading, [self.chip(card) for card in self.cards], gap=1)
        return Group(*[self.chip(card).append(f" {card.words}", "nibi") for card in self.cards])

    def chip(self, card: Card) -> Text:
        """A card in a few words."""
        words = [word for word in (card.head(), card.coins(), card.gain) if word]
        chip = Text().append(f" {' '.join(words)} ", style=self.paper(card))
        if card.pale:
            chip.stylize("dim")
        return chip

    def paper(self, card: Card) -> str:
        return "kincha.solid" if card.word == self.aimed else "tile"


class Fan:
    """Drawn cards side by side, or chips where there is no room for them."""

    def __init__(self, stop: Stop) -> None:
        self.stop = stop

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        cards, travelers = self.stop.cards, bool(self.stop.view.dealt)
        widest = 2 * WIDEST_CARD if travelers else WIDEST_CARD
        width = min(widest, (options.max_width + 1) // len(cards) - 1)
        tall = travelers or options.size.height >= TALL
        if width < NARROWEST_CARD or not tall:
            yield Flow("", [self.stop.chip(card) for card in cards])
            return
        words = [Text(card.words).wrap(console, width - 4) for card in cards]
        height = max(len(lines) for lines in words)
        drawn = [
            self.draw(card, [*lines, *[Text()] * (height - len(lines))], width)
            for card, lines in zip(cards, words, strict=True)
        ]
        for row in zip(*drawn, strict=True):
            yield Text(" ", no_wrap=True).join(row)

    def draw(self, card: Card, words: list[Text], width: int) -> list[Text]:
        """The name above, the figures below, words between them."""
        inner = width - 4
        figures = fit(Text(card.coins()), inner - cell_len(card.gain)).append(card.gain)
        rows = [Text(card.head(), style="bold"), *words, figures]
        art = framed([Text(" ").append_text(fit(row.copy(), inner)).append(" ") for row in rows])
        for line in art:
            line.style = self.stop.paper(card)
            if card.pale:
                line.stylize("dim")
        return art
