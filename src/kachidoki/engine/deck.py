"""A deck whose cards are drawn on demand, under which cards come back, and who knows what of it."""

from typing import Final

from kachidoki.engine.bag import MOST_ATTEMPTS, has, only
from kachidoki.engine.counts import fits, some, total, without
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64, vec

MOST_LAYERS: Final = 24


class Deck:
    """Layers of cards, one below the other; within a layer, every order is equally likely.

    What a layer holds is one number, to which cards are added and from which they are taken: counts of
    like cards or, where all layers are open to everybody, a bag of different ones. The seats of a
    layer's mask know what it held when it was put there, and how many of that are left; a card of
    such a layer that is drawn for all to see is to be revealed as well.
    """

    def __init__(self) -> None:
        self.layers: i64 = 1
        self.fresh: i64 = 1  # bag of layers: their cards came from the first shuffle
        self.cards: vec[i64]  # by layer, from the top: what is left of it
        self.whole: vec[i64]  # what it held, if anybody knows
        self.known: vec[i64]  # the seats that do

    def lay(self, cards: i64) -> None:
        """A shuffled deck of these cards, of which nobody has seen any."""
        self.cards = vec[i64]([0] * MOST_LAYERS)
        self.whole = vec[i64]([0] * MOST_LAYERS)
        self.known = vec[i64]([0] * MOST_LAYERS)
        self.layers = 1
        self.fresh = 1
        self.cards[0] = cards

    def everything(self) -> i64:
        """All cards of the deck together."""
        cards: i64 = 0
        for layer in range(self.layers):
            cards += self.cards[layer]
        return cards

    def each_layer(self) -> list[i64]:
        """The cards of every layer, from the top down."""
        return [self.cards[layer] for layer in range(self.layers)]

    def top(self) -> i64:
        """The cards of which each is as likely to be the next; 0 when the deck is empty."""
        return self.cards[0]

    def take(self, card: i64) -> None:
        """One of the top layer's cards leaves the deck."""
        self.cards[0] -= card
        if self.cards[0] == 0:
            self.bring_up()

    def bring_up(self) -> None:
        """The top layer is used up, and the others come up."""
        self.layers -= 1
        self.fresh >>= 1
        for layer in range(self.layers):
            self.cards[layer] = self.cards[layer + 1]
            self.whole[layer] = self.whole[layer + 1]
            self.known[layer] = self.known[layer + 1]
        if self.layers == 0:
            self.lay(0)

    def is_first_shuffle(self) -> bool:
        """Are cards that nobody has seen still on top?"""
        return self.cards[0] != 0 and self.known[0] == 0

    def put_under(self, cards: i64, known: i64) -> None:
        """Cards go under the deck in random order; the seats in the mask, one at least, know them."""
        if cards == 0:
            return
        layer: i64 = 0 if self.cards[0] == 0 else self.layers
        if self.is_first_shuffle():
            self.fresh |= only(layer)
        else:
            self.fresh &= ~only(layer)
        self.cards[layer] = cards
        self.whole[layer] = cards
        self.known[layer] = known
        self.layers = layer + 1

    def copy(self) -> "Deck":
        copy = Deck()
        copy.layers = self.layers
        copy.fresh = self.fresh
        copy.cards = self.cards[:]
        copy.whole = self.whole[:]
        copy.known = self.known[:]
        return copy

    # ------------------------------------------------------------- what a seat cannot know

    def is_known(self, layer: i64, seat: i64) -> bool:
        """Does the seat know what the layer held when it was put there?"""
        return has(self.known[layer], seat)

    def is_sure(self, layer: i64, seat: i64) -> bool:
        """Does it still know the layer, because nothing was drawn from it since?"""
        return self.is_known(layer, seat) and self.cards[layer] == self.whole[layer]

    def reveal(self, card: i64) -> None:
        """A card drawn in secret is now seen by all, so nobody counts it in its layer any more."""
        if fits(card, max(0, self.whole[0] - self.cards[0])):
            self.whole[0] -= card

    def hidden(self, seat: i64) -> i64:
        """All cards of the deck that the seat is not sure of, as counts."""
        cards: i64 = 0
        for layer in range(self.layers):
            if not self.is_sure(layer, seat):
                cards += self.cards[layer]
        return cards

    def redraw(self, seat: i64, pool: i64, box: i64, rng: Rng) -> i64:
        """Fills what the seat is not sure of from the pool of all that it has not seen.

        Returns what is left of the pool for hands and offers; `box` is all cards that there are.
        """
        left = self.redraw_all_known(seat, pool, rng)
        drawn = self.drawn_since(seat)
        for layer in range(self.layers):
            if not self.is_known(layer, seat):
                taken = total(self.whole[layer]) - total(self.cards[layer])
                self.cards[layer] = self.guess_cards(layer, left, drawn, rng)
                left -= self.cards[layer]
                self.guess_whole(layer, taken, box, rng)
        return left

    def drawn_since(self, seat: i64) -> i64:
        """What was drawn from the layers that the seat knows, as it guesses now."""
        drawn: i64 = 0
        for layer in range(self.layers):
            if self.is_known(layer, seat):
                drawn += self.whole[layer] - self.cards[layer]
        return drawn

    def guess_cards(self, layer: i64, pool: i64, drawn: i64, rng: Rng) -> i64:
        """A layer from the first shuffle holds nothing of what was drawn from others later."""
        number = total(self.cards[layer])
        if has(self.fresh, layer):
            earlier = without(pool, drawn)
            if total(earlier) >= number:
                return some(earlier, number, rng)
        return some(pool, number, rng)

    def guess_whole(self, layer: i64, taken: i64, box: i64, rng: Rng) -> None:
        """What others know of a layer that the seat never knew: its cards, and some taken from it."""
        if self.known[layer] == 0:
            return
        self.whole[layer] = self.cards[layer]
        if taken > 0:
            self.whole[layer] += some(box - self.cards[layer], taken, rng)

    def redraw_all_known(self, seat: i64, pool: i64, rng: Rng) -> i64:
        """Tries until what is left of all known layers fits; some guess does, for the truth does."""
        for _ in range(MOST_ATTEMPTS):
            left = self.redraw_known(seat, pool, rng)
            if left >= 0:
                return left
        raise ValueError("no guess fits what is known")

    def redraw_known(self, seat: i64, pool: i64, rng: Rng) -> i64:
        """What is left of a layer is a part of what the seat knows it held; -1 if that cannot be."""
        left = pool
        for layer in range(self.layers):
            if self.is_known(layer, seat) and self.cards[layer] != self.whole[layer]:
                cards = some(self.whole[layer], total(self.cards[layer]), rng)
                if not fits(cards, left):
                    return -1
                self.cards[layer] = cards
                left -= cards
        return left
