"""How a state is written down in words and read back: each field is declared once, for both ways.

A `Form` says how one number is written: as a word, a bag of words, counts … A `Field` says where such
numbers are in the state. Whatever is read is checked; errors name the path and what is possible.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from kachidoki.engine import bag, counts
from kachidoki.engine.checks import in_range
from kachidoki.engine.deck import MOST_LAYERS, Deck
from kachidoki.engine.errors import BadInput
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import DEEPEST, State
from kachidoki.engine.view import View

T = TypeVar("T")

NOTHING: Final[dict[str, Any]] = {}

# Layers that may lie under a deck; as many again can follow in what is left of a game.
MOST_PUT_BACK: Final = MOST_LAYERS // 2


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


def apart(name: str, words: Sequence[str], bags: Iterable[int]) -> int:
    """All members of the bags, none of which lies in two of them."""
    together = 0
    for members in bags:
        twice = bag.words_in(together & members, list(words))
        if twice:
            raise BadInput(f"the same {name} lies in two places: {', '.join(twice)}")
        together |= members
    return together


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


# ----------------------------------------------------------------- how a number is written


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
        return [one for one in range(self.lowest, self.highest + 1) if number >> one & 1]

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


# ----------------------------------------------------------------- where the numbers are


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


# ----------------------------------------------------------------- decks


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


# ----------------------------------------------------------------- pending decisions


# Any number that a state can hold; which of them are possible, the title says.
ARGUMENT: Final = Number(-(1 << 62), 1 << 62)


class Pending(Field):
    """The stack of decisions, outermost first; none are left when the game is over."""

    missing: Any = ()

    def write(self, state: Any, at: int = 0) -> list[Any]:
        return [
            {"step": state.game.steps[step], "argument": argument}
            for step, argument in frames_of(state)
        ]

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        entries = typed(path, words, list[dict[str, Any]])
        in_range("pending decisions", len(entries), 0, DEEPEST + 1)
        frames = [
            self.frame(state, f"{path}.{place}", entry) for place, entry in enumerate(entries)
        ]
        state.depth = 0
        if not frames:
            state.actor = NOBODY
            return
        state.step, state.argument = frames[0]
        for step, argument in frames[1:]:
            state.push(step, argument)

    def frame(self, state: State, path: str, entry: dict[str, Any]) -> tuple[int, int]:
        check_names(f"{path}.", entry, ["step", "argument"])
        step = Word(state.game.steps).number(f"{path}.step", entry.get("step"))
        return step, ARGUMENT.number(f"{path}.argument", entry.get("argument", 0))


def frames_of(state: State) -> list[tuple[int, int]]:
    """Step and argument of every pending decision, outermost first."""
    if state.is_over():
        return []
    below = [(state.frames[2 * level], state.frames[2 * level + 1]) for level in range(state.depth)]
    return [*below, (state.step, state.argument)]


# ----------------------------------------------------------------- the whole state

MOST_PLIES: Final = 1_000_000
# What every state has beside its title, version and setting.
SHARED: Final[Fields] = {
    "plies": Attribute("plies", Number(0, MOST_PLIES)),
    "revelations": Attribute("revelations", Number(0, MOST_PLIES)),
    "pending": Pending(),
}
HEAD: Final = ("title", "version", "setting")


def write_state(state: State, fields: Fields) -> dict[str, Any]:
    """The whole state in words, which `read_state` reads back."""
    title, setting = state.game.title, state.game.setting
    return {
        "title": title.id,
        "version": title.version,
        "setting": setting.dump(),
        **write_fields(SHARED, state),
        **write_fields(fields, state),
    }


def read_state(state: State, fields: Fields, data: Mapping[str, Any]) -> None:
    """Fills a state just opened with what was written."""
    known = {**fields, **SHARED}
    check_names("", data, [*HEAD, *known])
    for name, field in known.items():
        if name not in data:
            raise BadInput(f"broken state: '{name}' is missing")
        field.read(state, name, data[name])


def read_view(state: State, fields: Fields, view: View, names: Iterable[str]) -> None:
    """Lays out what a view shows of these fields, so that the rules can be asked about it."""
    for name in names:
        words = msgspec.to_builtins(getattr(view, name))
        fields[name].read(state, name, fields[name].seen(words))
