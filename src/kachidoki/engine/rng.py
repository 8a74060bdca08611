"""A fast random generator that gives the same numbers compiled and interpreted."""

from typing import Final

from kachidoki.engine.vecs import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """sfc32: 32-bit words only, so that nothing overflows 64 bits in compiled code."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        rotated: i64 = ((self.c << 21) & WORD) | (self.c >> 11)
        self.c = (rotated + total) & WORD
        return total

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bounds are small, so the bias (under bound / 2**32) is nil."""
        return (self.word() * bound) >> 32

    def fraction(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return float(self.word()) / 4294967296.0
