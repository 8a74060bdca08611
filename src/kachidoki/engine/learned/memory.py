"""What a position was like when it was last counted: what is still the same is not counted again."""

from typing import Final

from kachidoki.engine.bag import only
from kachidoki.engine.counts import count
from kachidoki.engine.game import Game
from kachidoki.engine.vecs import i64, vec

# No word of a position is so small: they are bags, counts and small numbers.
UNSEEN: Final[i64] = -(2**60)


class Memory:
    """Words of a position: numbers on which those that are counted hang, each noted at a place of its
    own."""

    def __init__(self, places: int) -> None:
        self.words: vec[i64] = vec[i64]([UNSEEN] * places)
        self.game: Game | None = None

    def open(self, game: Game) -> bool:
        """Forgets what was noted of another game; is this another?"""
        if game is self.game:
            return False
        self.game = game
        for place in range(len(self.words)):
            self.words[place] = UNSEEN
        return True

    def is_new(self, place: i64, word: i64) -> bool:
        """Is it another word than the one noted there? It is noted in its place."""
        if self.words[place] == word:
            return False
        self.words[place] = word
        return True

    def new_ones(self, place: i64, row: vec[i64], first: i64, number: i64) -> i64:
        """The same of so many words of a row: the bag of those that are others, counted from 0."""
        words, found = self.words, i64(0)
        for index in range(number):
            word = row[first + index]
            if words[place + index] != word:
                words[place + index] = word
                found |= only(index)
        return found

    def are_new(self, place: i64, row: vec[i64], first: i64, number: i64) -> bool:
        """Is any of them another?"""
        return self.new_ones(place, row, first, number) != 0

    # What one word gives is written where the word is noted, in a row of numbers.

    def tell_members(self, row: vec[i64], place: i64, bag: i64, number: i64) -> None:
        """1 for each of so many that is a member of the bag, 0 for every other."""
        if self.is_new(place, bag):
            for member in range(number):
                row[place + member] = (bag >> member) & 1

    def tell_kinds(self, row: vec[i64], place: i64, things: i64, number: i64) -> None:
        """How many there are of each of so many kinds."""
        if self.is_new(place, things):
            for kind in range(number):
                row[place + kind] = count(things, kind)
