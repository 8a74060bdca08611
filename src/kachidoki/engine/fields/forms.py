"""Forms: how one number of a state is written. Whatever is read is checked; errors name the path and
what is possible."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from kachidoki.engine import bag, counts
from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput

T = TypeVar("T")

NOTHING: Final[dict[str, Any]] = {}


def typed(path: str, words: Any, form: type[T]) -> T:
    """The words, if they have the form."""
    try:
        return msgspec.convert(words, form)
    except msgspec.ValidationError as error:
        raise BadInput(f"{path}: {error}") from error
    except UnicodeEncodeError as error:
        raise BadInput(f"{path}: {words!r} is no text") from error


def index_of(path: str, word: str, words: Sequence[str]) -> int:
    """The number of a word, or what is possible instead."""
    if word not in words:
        raise BadInput(f"{path}: there is no {word!r}; possible: {', '.join(words)}")
    return words.index(word)


def apart(name: str, words: Sequence[str], bags: list[int]) -> int:
    """All members of the bags, none of which lies in two of them."""
    if twice := bag.doubled(bags):
        names = ", ".join(bag.words_in(twice, list(words)))
        raise BadInput(f"the same {name} lies in two places: {names}")
    return sum(bags)


def what_is_left(name: str, words: Sequence[str], whole: int, elsewhere: Iterable[int]) -> int:
    """The counts of what is nowhere else, where the whole is so much of each kind."""
    left = whole
    for part in elsewhere:
        for kind, word in enumerate(words):
            if counts.count(part, kind) > counts.count(left, kind):
                held = counts.count(whole, kind)
                raise BadInput(f"{name}: the box holds only {held} of '{word}'")
        left -= part
    return left


class Form(ABC):
    """How one number is written. A row may leave it out: then its words are `missing`."""

    missing: Any = 0

    @abstractmethod
    def words(self, number: int) -> Any: ...

    @abstractmethod
    def number(self, path: str, words: Any) -> int: ...


class Number(Form):
    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = int(lowest)
        self.highest = int(highest)

    def words(self, number: int) -> int:
        return number

    def number(self, path: str, words: Any) -> int:
        return in_range(path, typed(path, words, int), self.lowest, self.highest)


class Flag(Form):
    missing = False

    def words(self, number: int) -> bool:
        return bool(number)

    def number(self, path: str, words: Any) -> int:
        return typed(path, words, bool)


class Word(Form):
    """One of the words; with `none`, that number stands for no word at all."""

    def __init__(self, words: Sequence[str], none: int | None = None) -> None:
        self.possible = words
        self.none = none
        self.missing = None

    def words(self, number: int) -> str | None:
        return None if number == self.none else self.possible[number]

    def number(self, path: str, words: Any) -> int:
        if words is None and self.none is not None:
            return self.none
        return index_of(path, typed(path, words, str), self.possible)


class Bag(Form):
    """A list of words, none of them twice."""

    missing = ()

    def __init__(self, words: Sequence[str]) -> None:
        self.possible = list(words)

    def words(self, number: int) -> list[str]:
        return bag.words_in(number, self.possible)

    def number(self, path: str, words: Any) -> int:
        found = 0
        for word in typed(path, words, list[str]):
            member = 1 << index_of(path, word, self.possible)
            if found & member:
                raise BadInput(f"{path}: '{word}' is there twice")
            found |= member
        return found


class Numbers(Form):
    """A bag of numbers."""

    missing = ()

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = int(lowest)
        self.highest = int(highest)

    def words(self, number: int) -> list[int]:
        return bag.members(number)

    def number(self, path: str, words: Any) -> int:
        found = set(typed(path, words, list[int]))
        return sum(1 << in_range(path, one, self.lowest, self.highest) for one in found)


class Groups(Form):
    """A list of words, each of which stands for several members of a bag."""

    missing = ()

    def __init__(self, words: Sequence[str], bags: Sequence[int]) -> None:
        self.possible = words
        self.bags = bags

    def words(self, number: int) -> list[str]:
        return [word for word, bag in zip(self.possible, self.bags, strict=True) if number & bag]

    def number(self, path: str, words: Any) -> int:
        found = {index_of(path, word, self.possible) for word in typed(path, words, list[str])}
        return sum(self.bags[one] for one in found)


class Counts(Form):
    """How many there are of each kind; kinds that are not there are left out."""

    missing: Any = NOTHING

    def __init__(self, words: Sequence[str]) -> None:
        self.possible = list(words)

    def words(self, number: int) -> dict[str, int]:
        return counts.amounts(number, self.possible)

    def number(self, path: str, words: Any) -> int:
        found = 0
        for word, amount in typed(path, words, dict[str, int]).items():
            kind = index_of(path, word, self.possible)
            amount = in_range(f"{path}.{word}", amount, 0, int(counts.MOST))
            found += int(counts.several(amount, kind))
        return found


class Copies(Form):
    """A list in which each word stands as often as there are such things, kept as counts."""

    missing = ()

    def __init__(self, words: Sequence[str]) -> None:
        self.possible = list(words)
        self.counts = Counts(words)

    def words(self, number: int) -> list[str]:
        return counts.words_in(number, self.possible)

    def number(self, path: str, words: Any) -> int:
        listed = typed(path, words, list[str])
        return self.counts.number(path, {word: listed.count(word) for word in listed})
