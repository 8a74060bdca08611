"""Fields for what was put back under a deck."""

from typing import Any, Final

from kachidoki.engine import bag, counts
from kachidoki.engine.checks import in_range
from kachidoki.engine.deck import MOST_LAYERS, Deck
from kachidoki.engine.errors import BadInput
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.fields.forms import Form, typed
from kachidoki.engine.fields.places import Field, check_names

# Layers that may lie under a deck; as many again can follow in what is left of a game.
MOST_PUT_BACK: Final = MOST_LAYERS // 2


class Under(Field):
    """The layers that were put back under a deck, where everybody knows all of them."""

    missing: Any = ()

    def __init__(self, name: str, form: Form) -> None:
        self.name = name
        self.form = form

    def write(self, state: Any, at: int = 0) -> list[Any]:
        deck: Deck = getattr(state, self.name)
        return [self.layer(deck, layer) for layer in range(deck.layers) if deck.known[layer]]

    def layer(self, deck: Deck, layer: int) -> Any:
        return self.form.words(deck.cards[layer])

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        entries = typed(path, words, list[Any])
        in_range(path, len(entries), 0, MOST_PUT_BACK)
        deck: Deck = getattr(state, self.name)
        deck.lay(0)
        for place, entry in enumerate(entries):
            self.put(deck, f"{path}.{place}", entry)

    def put(self, deck: Deck, path: str, entry: Any) -> None:
        deck.put_under(self.form.number(path, entry), EVERYONE)


class SecretlyUnder(Under):
    """Layers that some know: what is left, who knows them, what they held at first if some were drawn
    since, and whether they came from the first shuffle."""

    def __init__(self, name: str, form: Form, knowing: Form) -> None:
        super().__init__(name, form)
        self.knowing = knowing

    def layer(self, deck: Deck, layer: int) -> dict[str, Any]:
        cards, held = self.form.words(deck.cards[layer]), self.form.words(deck.whole[layer])
        return {
            "cards": cards,
            "known": self.knowing.words(deck.known[layer]),
            "held": None if held == cards else held,
            "fresh": bool(deck.fresh >> layer & 1),
        }

    def put(self, deck: Deck, path: str, entry: Any) -> None:
        layer = typed(path, entry, dict[str, Any])
        check_names(f"{path}.", layer, ["cards", "known", "held", "fresh"])
        cards = self.form.number(f"{path}.cards", layer.get("cards"))
        known = self.knowing.number(f"{path}.known", layer.get("known"))
        held = cards
        if layer.get("held") is not None:
            held = self.form.number(f"{path}.held", layer["held"])
        if cards == 0 or known == 0 or not counts.fits(cards, held):
            raise BadInput(f"{path}: a layer has cards, somebody who knows them, and held them all")
        put_layer(deck, cards, held, known, typed(path, layer.get("fresh", True), bool))


def put_layer(deck: Deck, cards: int, held: int, known: int, fresh: bool) -> None:
    deck.put_under(cards, known)
    at = deck.layers - 1
    deck.whole[at] = held
    deck.fresh = deck.fresh & ~bag.only(at) | (bag.only(at) if fresh else 0)


def lay_on_top(deck: Deck, cards: int) -> None:
    """Cards of the first shuffle, on top of the layers that were read."""
    layers = [
        (deck.cards[at], deck.whole[at], deck.known[at], bool(deck.fresh >> at & 1))
        for at in range(deck.layers)
        if deck.known[at]
    ]
    deck.lay(cards)
    for layer in layers:
        put_layer(deck, *layer)
