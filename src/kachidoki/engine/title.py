"""A title: its seats, its options and their checks, its vocabulary; it opens games and loads them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from kachidoki.engine.advice import Advice
from kachidoki.engine.components import ComponentsFile
from kachidoki.engine.errors import BadInput, BadOption
from kachidoki.engine.events import Chronicle
from kachidoki.engine.fields import Fields, read_state, write_state
from kachidoki.engine.learned.features import Features
from kachidoki.engine.seats import SEATS
from kachidoki.engine.state import State
from kachidoki.engine.vocabulary import Vocabulary

T = TypeVar("T")


class Option:
    """A choice that is made before the game: its name and all its values.

    Many values of one sort, such as all pairs of something, may be given under the word for them.
    """

    def __init__(
        self, name: str, choices: Sequence[str], sorts: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self.name = name
        self.choices = list(choices)
        self.sorts = {value: sort for sort, values in (sorts or {}).items() for value in values}
        self.choices += self.sorts

    def sort_of(self, value: str) -> str:
        """The word under which people are told of the value."""
        return self.sorts.get(value, value)

    def examples(self) -> list[str]:
        """The first value of every sort."""
        first: dict[str, str] = {}
        for value in self.choices:
            first.setdefault(self.sort_of(value), value)
        return list(first.values())


class Setting:
    """What a game is opened with: seats, a value for every option, corrected component numbers."""

    def __init__(self, seats: int, options: dict[str, str], corrections: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.corrections = corrections

    def dump(self) -> dict[str, Any]:
        words: dict[str, Any] = {"seats": self.seats, "options": dict(self.options)}
        if self.corrections:
            words["corrections"] = self.corrections
        return words

    def __repr__(self) -> str:
        options = ", ".join([f"{name}={value}" for name, value in self.options.items()])
        return f"{self.seats} seats, {options}"


def once_per_setting(make: Callable[[Setting], T]) -> Callable[[Setting], T]:
    """Makes a thing only once for all games of the same setting, unless they correct figures."""
    made: dict[str, T] = {}

    def find(setting: Setting) -> T:
        if setting.corrections:
            return make(setting)
        key = repr(setting)
        if key not in made:
            made[key] = make(setting)
        return made[key]

    return find


class Title(ABC):
    """The base of every title. `version` is raised whenever a rule fix changes what games come out."""

    id: str
    version: int
    seats: Sequence[int]
    options: Sequence[Option]
    vocabulary: Vocabulary
    chronicle: Chronicle
    # The words for the decisions that can be pending, by their numbers.
    steps: Sequence[str]
    # The numbers of the box, if it has a file of them.
    components: ComponentsFile[Any] | None = None
    # Arguments of actions and events that are named otherwise than the kind of word they take.
    domains: Mapping[str, str] = MappingProxyType({})
    # Obstacles that a table explains before anybody runs into them.
    explained: Sequence[str] = ()

    # A title says which of its own states it takes, where `Any` stands below.

    @abstractmethod
    def open(self, setting: Setting) -> State:
        """A game at its very beginning."""

    def fields(self, state: Any) -> Fields:
        """What is written down of a state, and read back, beside what every state has."""
        return {}

    def complete(self, state: Any) -> None:  # noqa: B027 - small titles need none
        """Fill in what follows from what has been read, such as whose turn it is; refuse by BadInput
        what does not fit together."""

    def unplayable(self, state: Any) -> Iterable[str]:
        """Why no game can go on from here; positions that are loaded are refused for it."""
        return []

    def check(self, state: Any) -> list[str]:
        """What cannot be in this position (pieces lost, a card in two places); for tests."""
        return [*self.unplayable(state)]

    def read_corrections(self, path: Path) -> dict[str, Any]:
        """A user's own file of component numbers, checked, for a setting's `corrections`."""
        if self.components is None:
            raise BadInput(f"{self.id} has no component numbers to correct")
        return self.components.read_corrections(path)

    def features(self) -> Features | None:
        """What a net is told of a position; None: nothing is learnt of this title."""
        return None

    def advice(self) -> Advice:
        """What the title tells the bots."""
        return Advice()

    def arranged(self, state: Any, actions: list[int]) -> list[int]:
        """The actions in the order in which people look for them; ascending, if nothing speaks for
        another."""
        return actions

    def seat_of(self, owner: str, setting: Setting) -> str | None:
        """The seat whose points an event tells of; None where they are nobody's."""
        return owner if owner in SEATS else None

    def part_of(self, state: Any, seat: int) -> str | None:
        """What the seat plays in this game, such as a house, by the name of the text that says it; None
        where all seats are alike."""
        return None

    def choices(self, option: Option, seats: int) -> list[str]:
        """The values that the option has at this number of seats; the first is the default."""
        return option.choices

    def setting(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
    ) -> Setting:
        """A checked setting, with defaults for the options that are not given."""
        if seats not in self.seats:
            numbers = ", ".join([str(number) for number in self.seats])
            raise BadOption(f"{self.id} is not for {seats_in_words(seats)}; possible: {numbers}")
        given = dict(options or {})
        complete: dict[str, str] = {}
        for option in self.options:
            possible = self.choices(option, seats)
            value = given.pop(option.name, possible[0])
            if value not in possible:
                raise self.impossible(option, value, seats)
            complete[option.name] = value
        if given:
            names = ", ".join([option.name for option in self.options])
            raise BadOption(f"{self.id} has no option '{next(iter(given))}'; options: {names}")
        return Setting(seats, complete, dict(corrections or {}))

    def impossible(self, option: Option, value: str, seats: int) -> BadOption:
        """Says which numbers of seats the value is for, and what there is for this one."""
        fitting = [number for number in self.seats if value in self.choices(option, number)]
        hint = f"it is for {seats_in_words(*fitting)}; " if fitting else ""
        return BadOption(
            f"{option.name}={value} is not possible with {seats_in_words(seats)}; {hint}"
            f"possible: {', '.join(self.choices(option, seats))}"
        )

    def settings(self) -> list[Setting]:
        """Every setting that there is, for tests that go through all of them."""
        found: list[Setting] = []
        for seats in self.seats:
            values = [self.choices(option, seats) for option in self.options]
            for combination in product(*values):
                names = [option.name for option in self.options]
                found.append(Setting(seats, dict(zip(names, combination, strict=True)), {}))
        return found

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
    ) -> State:
        """Opens a game: `title.new(4, {"edition": "first"})`."""
        return self.open(self.setting(seats, options, corrections))

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state in words, exact."""
        return write_state(state, self.fields(state))

    def restore(self, setting: Setting, data: dict[str, Any]) -> State:
        """The state that `dump` wrote down, also by older rules: a title whose states have got another
        form since brings the words into today's here. Raises BadInput for anything that cannot be."""
        state = self.open(setting)
        read_state(state, self.fields(state), data)
        self.complete(state)
        for problem in self.unplayable(state):
            raise BadInput(problem)
        return state

    def load(self, data: dict[str, Any]) -> State:
        """The state that `dump` wrote down."""
        if not isinstance(data, dict) or data.get("title") != self.id:
            raise BadInput(f"this is no state of {self.id}")
        if data.get("version") != self.version:
            raise BadInput(
                f"this state is of version {data.get('version')} of {self.id}; "
                f"this program plays version {self.version}"
            )
        setting: Any = data.get("setting")
        if not is_setting(setting):
            raise BadInput("the setting of this state is missing or broken")
        return self.restore(
            self.setting(setting["seats"], setting.get("options"), setting.get("corrections")),
            data,
        )


def seats_in_words(*numbers: int) -> str:
    """Such as `1 seat`, `2 or 3 seats`."""
    return f"{' or '.join(map(str, numbers))} {'seat' if numbers == (1,) else 'seats'}"


def is_setting(words: Any) -> bool:
    """Has it the form of what `Setting.dump` writes?"""
    if not isinstance(words, dict) or not isinstance(words.get("seats"), int):
        return False
    options, corrections = words.get("options", {}), words.get("corrections", {})
    named = isinstance(options, dict) and all(isinstance(value, str) for value in options.values())
    return named and isinstance(corrections, dict)
