"""Fields: where numbers are in a state, alone, in rows or listed."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields.forms import NOTHING, Form, index_of, typed


class Field(ABC):
    """Something of a state; inside rows, that of the row `at`. A row may leave it out: then its words
    are `missing`."""

    missing: Any = None

    @abstractmethod
    def write(self, state: Any, at: int = 0) -> Any: ...

    @abstractmethod
    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None: ...

    def seen(self, words: Any) -> Any:
        """What it reads of a view's words, which may say more."""
        return words


Fields = Mapping[str, Field]


class Attribute(Field):
    """A number that is an attribute of the state."""

    def __init__(self, name: str, form: Form) -> None:
        self.name = name
        self.form = form
        self.missing = form.missing

    def write(self, state: Any, at: int = 0) -> Any:
        return self.form.words(getattr(state, self.name))

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        setattr(state, self.name, self.form.number(path, words))


class Entry(Attribute):
    """Inside rows: the number of a `vec` that belongs to the row."""

    def write(self, state: Any, at: int = 0) -> Any:
        return self.form.words(getattr(state, self.name)[at])

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        getattr(state, self.name)[at] = self.form.number(path, words)


class Bit(Field):
    """Inside rows: a bit of a mask that is an attribute of the state."""

    missing = False

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, state: Any, at: int = 0) -> bool:
        return bool(getattr(state, self.name) >> at & 1)

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        mask = getattr(state, self.name) & ~(1 << at)
        setattr(state, self.name, mask | typed(path, words, bool) << at)


class Stretch(Field):
    """Inside rows: a stretch of a `vec`, a number for each word; zeros are left out, unless `whole`."""

    missing: Any = NOTHING

    def __init__(
        self, name: str, words: Sequence[str], most: Sequence[int], whole: bool = False
    ) -> None:
        self.name = name
        self.words = words
        self.most = most
        self.whole = whole

    def write(self, state: Any, at: int = 0) -> dict[str, int]:
        row, start = getattr(state, self.name), at * len(self.words)
        found = {word: row[start + place] for place, word in enumerate(self.words)}
        return {word: number for word, number in found.items() if number or self.whole}

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        given = typed(path, words, dict[str, int])
        for word in given:
            index_of(path, word, self.words)
        row, start = getattr(state, self.name), at * len(self.words)
        for place, word in enumerate(self.words):
            most = int(self.most[place])
            row[start + place] = in_range(f"{path}.{word}", given.get(word, 0), 0, most)


class Forms(Field):
    """Inside rows: a stretch of a `vec`, a number in its form for each word; what is 0 is left out."""

    missing: Any = NOTHING

    def __init__(self, name: str, words: Sequence[str], form: Form) -> None:
        self.name = name
        self.words = words
        self.form = form

    def write(self, state: Any, at: int = 0) -> dict[str, Any]:
        row, start = getattr(state, self.name), at * len(self.words)
        return {
            word: self.form.words(row[start + place])
            for place, word in enumerate(self.words)
            if row[start + place]
        }

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        row, start = getattr(state, self.name), at * len(self.words)
        for place in range(len(self.words)):
            row[start + place] = 0
        for word, entry in typed(path, words, dict[str, Any]).items():
            place = index_of(path, word, self.words)
            row[start + place] = self.form.number(f"{path}.{word}", entry)


class Line(Field):
    """A `vec` of words, as many as there are; `none` stands behind the last."""

    missing: Any = ()

    def __init__(self, name: str, words: Sequence[str], none: int) -> None:
        self.name = name
        self.words = words
        self.none = none

    def write(self, state: Any, at: int = 0) -> list[str]:
        return [self.words[number] for number in getattr(state, self.name) if number != self.none]

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        row = getattr(state, self.name)
        given = typed(path, words, list[str])
        in_range(path, len(given), 0, len(row))
        for place in range(len(row)):
            is_there = place < len(given)
            row[place] = index_of(path, given[place], self.words) if is_there else self.none


class Own(Field):
    """What a title writes and reads in its own way."""

    def __init__(self, write: Callable[[Any], Any], read: Callable[[Any, str, Any], None]) -> None:
        self.own_write = write
        self.own_read = read

    def write(self, state: Any, at: int = 0) -> Any:
        return self.own_write(state)

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        self.own_read(state, path, words)


class Each(Field):
    """A number of a `vec` for each word: {"A": …, "B": …}."""

    missing: Any = NOTHING

    def __init__(self, words: Sequence[str], name: str, form: Form) -> None:
        self.words = words
        self.field = Entry(name, form)

    def write(self, state: Any, at: int = 0) -> dict[str, Any]:
        return {word: self.field.write(state, place) for place, word in enumerate(self.words)}

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        for word, entry in typed(path, words, dict[str, Any]).items():
            place = index_of(path, word, self.words)
            self.field.read(state, f"{path}.{word}", entry, place)


class Rows(Field):
    """Several fields for each word: {"red": {"number": 3, …}, …}."""

    missing: Any = NOTHING

    def __init__(self, words: Sequence[str], fields: Fields) -> None:
        self.words = words
        self.fields = fields

    def write(self, state: Any, at: int = 0) -> dict[str, Any]:
        return {
            word: write_fields(self.fields, state, place) for place, word in enumerate(self.words)
        }

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        for word, entry in typed(path, words, dict[str, dict[str, Any]]).items():
            place = index_of(path, word, self.words)
            read_row(self.fields, state, f"{path}.{word}", entry, place)

    def seen(self, words: Any) -> Any:
        return {word: seen_row(self.fields, entry) for word, entry in words.items()}


class Listed(Field):
    """Several fields for each of so many rows; `count` is the attribute that says how many there are
    now, if not always all."""

    missing: Any = ()

    def __init__(self, most: int, fields: Fields, count: str = "", name: str = "") -> None:
        self.most = int(most)
        self.fields = fields
        self.count = count
        self.name = name

    def write(self, state: Any, at: int = 0) -> list[Any]:
        number = getattr(state, self.count) if self.count else self.most
        return [write_fields(self.fields, state, place) for place in range(number)]

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        entries = typed(path, words, list[dict[str, Any]])
        in_range(self.name or path, len(entries), 0, self.most)
        for place, entry in enumerate(entries):
            read_row(self.fields, state, f"{path}.{place}", entry, place)
        if self.count:
            setattr(state, self.count, len(entries))


def write_fields(fields: Fields, state: Any, at: int = 0) -> dict[str, Any]:
    return {name: field.write(state, at) for name, field in fields.items()}


def read_row(fields: Fields, state: Any, path: str, entry: dict[str, Any], at: int) -> None:
    check_names(f"{path}.", entry, fields)
    for name, field in fields.items():
        field.read(state, f"{path}.{name}", entry.get(name, field.missing), at)


def seen_row(fields: Fields, entry: dict[str, Any]) -> dict[str, Any]:
    return {name: entry[name] for name in fields if name in entry}


def check_names(path: str, entry: Mapping[str, Any], fields: Iterable[str]) -> None:
    for name in entry:
        if name not in fields:
            raise BadInput(f"there is no '{path}{name}'; possible: {', '.join(fields)}")
