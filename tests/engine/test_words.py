"""Numbers in words, as views show them."""

from kachidoki.engine.counts import packed
from kachidoki.engine.deck import Deck
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.seats import SPECTATOR
from kachidoki.engine.vecs import i64, vec
from kachidoki.engine.view import Layer
from kachidoki.engine.words import layers_of, own_layers, stretch, word_or_none

WORDS = ["pine", "plum", "crane"]


def test_a_word_or_none() -> None:
    assert [word_or_none(number, WORDS) for number in (-1, 0, 2)] == [None, "pine", "crane"]


def test_a_stretch_of_a_row() -> None:
    row = vec[i64]([9, 9, 9, 4, 0, 2, 9])
    assert stretch(row, 3, WORDS) == {"pine": 4, "crane": 2}
    assert stretch(row, 3, WORDS, whole=True) == {"pine": 4, "plum": 0, "crane": 2}


def deck_with_secrets() -> Deck:
    """Under two pines: a plum that seat 1 knows, and a crane and a pine that lie open."""
    deck = Deck()
    deck.lay(packed([2, 0, 0]))
    deck.put_under(packed([0, 1, 0]), 1 << 1)
    deck.put_under(packed([1, 0, 1]), EVERYONE)
    return deck


def test_each_sees_the_layers_that_it_knows() -> None:
    deck, common = deck_with_secrets(), Layer(2, ["pine", "crane"])
    for seat in (0, SPECTATOR):
        assert layers_of(deck, WORDS, seat) == [Layer(2, None), Layer(1, None), common]
    assert layers_of(deck, WORDS, 1) == [Layer(2, None), Layer(1, ["plum"]), common]


def test_what_a_layer_held_is_shown_beside_how_much_is_left() -> None:
    deck = Deck()
    deck.lay(0)
    deck.put_under(packed([1, 2, 0]), 1)
    deck.take(packed([0, 1, 0]))
    assert layers_of(deck, WORDS, 0) == [Layer(2, ["pine", "plum", "plum"])]


def test_who_knows_no_more_is_shown_what_all_see() -> None:
    deck = Deck()
    deck.lay(packed([2, 0, 0]))
    deck.put_under(packed([0, 1, 0]), 1 << 1)
    common = layers_of(deck, WORDS, SPECTATOR)
    assert own_layers(deck, WORDS, 0, common) is common
    assert own_layers(deck, WORDS, 1, common) == layers_of(deck, WORDS, 1) != common
