"""Numbers of a state in words, as its views show them."""

from kachidoki.engine import counts
from kachidoki.engine.deck import Deck
from kachidoki.engine.vecs import i64, vec
from kachidoki.engine.view import Layer


def word_or_none(number: i64, words: list[str]) -> str | None:
    """The word for the number; None for one below 0, which stands for nothing."""
    return None if number < 0 else words[number]


def stretch(row: vec[i64], start: i64, words: list[str], whole: bool = False) -> dict[str, int]:
    """The numbers of the row from `start` on, one for each word; zeros are left out, unless `whole`."""
    found: dict[str, int] = {}
    length: i64 = len(words)
    for place in range(length):
        number = row[start + place]
        if whole or number != 0:
            found[words[place]] = number
    return found


# ----------------------------------------------------------------- decks of like cards


def layers_of(deck: Deck, words: list[str], seat: i64) -> list[Layer]:
    """The deck from the top down, as the seat (or SPECTATOR) knows it."""
    found: list[Layer] = []
    for layer in range(deck.layers):
        known = deck.is_known(layer, seat)
        found.append(layer_of(deck.cards[layer], deck.whole[layer], words, known))
    return found


def layer_of(cards: i64, whole: i64, words: list[str], known: bool) -> Layer:
    """So many cards are left of the `whole`, which is told to who knows it."""
    held = counts.words_in(whole, words) if known else None
    return Layer(cards=counts.total(cards), held=held)


def own_layers(deck: Deck, words: list[str], seat: i64, common: list[Layer]) -> list[Layer]:
    """Those that all see, if the seat knows no more."""
    for layer in range(deck.layers):
        if deck.is_known(layer, seat):
            return layers_of(deck, words, seat)
    return common
