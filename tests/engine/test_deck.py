"""Decks: layers of cards, and who knows what of them."""

from collections import Counter

import pytest

from kachidoki.engine import Rng
from kachidoki.engine.counts import one, several, total
from kachidoki.engine.deck import Deck

RICE, TEA, FISH = one(0), one(1), one(2)
A, B = 0, 1


def deck_of(*layers: tuple[int, int]) -> Deck:
    """Cards that nobody has seen, and below them layers with the mask of seats that know them."""
    deck = Deck()
    deck.lay(layers[0][0])
    for cards, known in layers[1:]:
        deck.put_under(cards, known)
    return deck


def contents(deck: Deck) -> list[int]:
    return [int(deck.cards[layer]) for layer in range(deck.layers)]


def test_a_layer_comes_up_when_those_above_are_gone() -> None:
    deck = deck_of((RICE, 0), (TEA, 1 << A), (FISH, 1 << B))
    assert deck.top() == RICE
    deck.take(RICE)
    assert deck.top() == TEA
    assert (deck.is_known(0, A), deck.is_known(0, B)) == (True, False)
    deck.take(TEA)
    deck.take(FISH)
    assert (deck.top(), deck.layers) == (0, 1)


def test_what_goes_under_an_empty_deck_is_its_top() -> None:
    deck = deck_of((RICE, 0))
    deck.take(RICE)
    deck.put_under(TEA + FISH, 1 << A)
    assert contents(deck) == [TEA + FISH]
    assert deck.is_known(0, A)


def test_nothing_put_under_is_no_layer() -> None:
    assert contents(deck_of((RICE, 0), (0, 1 << A))) == [RICE]


def test_a_copy_goes_its_own_way() -> None:
    deck = deck_of((RICE + TEA, 0), (FISH, 1 << A))
    copy = deck.copy()
    copy.take(RICE)
    copy.put_under(RICE, 1 << B)
    assert contents(deck) == [RICE + TEA, FISH]
    assert contents(copy) == [TEA, FISH, RICE]


def test_a_seat_is_sure_of_what_it_knows_until_somebody_draws() -> None:
    deck = deck_of((RICE, 0), (TEA + FISH, 1 << A))
    assert (deck.hidden(A), deck.hidden(B)) == (RICE, RICE + TEA + FISH)
    deck.take(RICE)
    deck.take(TEA)
    assert not deck.is_sure(0, A)
    assert deck.hidden(A) == FISH


def test_what_is_sure_stays_when_the_rest_is_drawn_anew() -> None:
    deck = deck_of((several(2, 0) + TEA, 0), (TEA + FISH, 1 << A))
    left = deck.redraw(
        A, deck.hidden(A) + FISH, several(2, 0) + several(2, 1) + several(2, 2), Rng(1)
    )
    assert contents(deck)[1] == TEA + FISH
    assert contents(deck)[0] + left == several(2, 0) + TEA + FISH
    assert total(left) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_layer_that_was_drawn_from_holds_a_part_of_what_it_held(seed: int) -> None:
    """Somebody took a fish from a known layer of three into a hand with a card from elsewhere.

    What is left of the layer is two of the three, each pair as likely; the card from elsewhere (fish
    as well) is never put there beside the other fish.
    """
    rng, tries = Rng(seed), 1500
    found: Counter[int] = Counter()
    for _ in range(tries):
        deck = deck_of((FISH, 0), (RICE + TEA + FISH, 1 << A))
        deck.take(FISH)
        deck.take(FISH)
        hand = several(2, 2)
        left = deck.redraw(A, deck.hidden(A) + hand, RICE + TEA + several(2, 2), rng)
        assert contents(deck)[0] + left == RICE + TEA + several(2, 2)
        found[contents(deck)[0]] += 1
    pairs = [RICE + TEA, RICE + FISH, TEA + FISH]
    assert set(found) == set(pairs)
    assert sum((found[pair] - tries / 3) ** 2 / (tries / 3) for pair in pairs) < 18.5


def test_a_card_shown_later_is_no_longer_looked_for() -> None:
    deck = deck_of((RICE, 0), (several(2, 1) + FISH, 1 << A))
    deck.take(RICE)
    deck.take(TEA)
    deck.reveal(TEA)
    assert deck.is_sure(0, A)


def test_guesses_at_what_others_know_hold_what_is_left() -> None:
    deck = deck_of((RICE, 0), (TEA + FISH, 1 << B))
    deck.take(RICE)
    deck.take(TEA)
    deck.redraw(A, RICE + TEA + FISH, RICE + TEA + FISH, Rng(3))
    assert total(deck.whole[0]) == 2
    assert total(deck.whole[0] - deck.cards[0]) == 1


def test_what_came_from_the_first_shuffle_is_nothing_that_was_drawn_from_below() -> None:
    """A put back a card of the first shuffle below a layer that B knows; then both were drawn from."""
    for seed in range(50):
        deck = deck_of((FISH + RICE, 0), (TEA, 1 << B))
        deck.take(FISH)
        deck.put_under(FISH, 1 << A)
        deck.take(RICE)
        deck.take(TEA)
        deck.put_under(TEA, 1 << A)
        left = deck.redraw(B, deck.hidden(B) + RICE, RICE + TEA + FISH, Rng(seed))
        assert contents(deck)[0] + contents(deck)[1] + left == RICE + TEA + FISH
        assert (deck.fresh & 1, deck.fresh >> 1 & 1) == (1, 0)


def test_an_empty_deck_forgets_who_knew_it() -> None:
    deck = deck_of((RICE, 0))
    deck.take(RICE)
    deck.put_under(TEA, 1 << A)
    deck.take(TEA)
    assert (deck.layers, deck.top(), deck.known[0], deck.whole[0]) == (1, 0, 0, 0)
