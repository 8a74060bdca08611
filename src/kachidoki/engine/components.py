"""A title's `components.toml`: as it is shipped, and with a player's corrections laid over it."""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import GenericAlias
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec

from kachidoki.engine.checks import in_range, lay_over
from kachidoki.engine.errors import BadInput
from kachidoki.engine.files import read_toml

T = TypeVar("T")

RECONSTRUCTED: Final = "*"  # stands beside a figure that no rulebook gave, wherever it is shown


# The figures in plain words and numbers, for the browser; their schema is made from the file.
Figures = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Figures"})]


class Section:
    """A table of the file, out of which figures are read.

    Each is checked, and noted in `read` or, if no player may correct it, in `fixed`.
    """

    def __init__(
        self,
        words: Mapping[str, Any],
        path: str = "",
        read: dict[str, Any] | None = None,
        fixed: dict[str, Any] | None = None,
    ) -> None:
        self.words = words
        self.path = path
        self.read: dict[str, Any] = {} if read is None else read
        self.fixed: dict[str, Any] = {} if fixed is None else fixed

    def section(self, key: str) -> "Section":
        """The table below that key."""
        words = self.typed(key, dict[str, Any])
        read, fixed = self.read.setdefault(key, {}), self.fixed.setdefault(key, {})
        return Section(words, f"{self.path}{key}.", read, fixed)

    def each(self, key: str) -> dict[str, "Section"]:
        """All tables below that key."""
        below = self.section(key)
        return {name: below.section(name) for name in below.words}

    def tables(self, key: str, possible: Sequence[str]) -> list["Section"]:
        """The tables of a row, which have these keys; a correction replaces the whole row."""
        rows = self.noted(key, list[dict[str, Any]])
        for row in rows:
            check_keys(dict.fromkeys(possible, 0), row, f"{self.path}{key}.")
        return [Section(row, f"{self.path}{key}.{place}.") for place, row in enumerate(rows, 1)]

    def number(self, key: str, lowest: int, highest: int, fixed: bool = False) -> int:
        return in_range(self.path + key, self.noted(key, int, fixed), lowest, highest)

    def numbers(self, key: str, length: int, lowest: int, highest: int) -> list[int]:
        """So many numbers in a row."""
        row = self.noted(key, several(int, length))
        return [in_range(self.path + key, number, lowest, highest) for number in row]

    def column(
        self, keys: Sequence[str], key: str, lowest: int, highest: int, fixed: bool = False
    ) -> list[int]:
        """One number out of each of these tables."""
        return [self.section(word).number(key, lowest, highest, fixed) for word in keys]

    def words_column(self, keys: Sequence[str], key: str, possible: Sequence[str]) -> list[int]:
        """One word out of each of these tables, as its number; they are fixed."""
        below = [self.section(word) for word in keys]
        return [possible.index(section.word(key, possible, fixed=True)) for section in below]

    def names(self, keys: Sequence[str]) -> dict[str, str]:
        """The Japanese name in each of these tables; they are fixed."""
        return {word: self.section(word).text("name_ja", fixed=True) for word in keys}

    def rows(self, key: str, count: int, length: int, lowest: int, highest: int) -> list[list[int]]:
        """So many rows of so many numbers."""
        rows = self.noted(key, several(several(int, length), count))
        path = self.path + key
        return [[in_range(path, number, lowest, highest) for number in row] for row in rows]

    def lists(self, key: str, count: int) -> list[list[int]]:
        """So many rows of any numbers."""
        return [*self.noted(key, several(list[int], count))]

    def number_or_word(self, key: str, lowest: int, highest: int, words: Sequence[str]) -> int:
        """A number, or -1, -2 … for the words."""
        if isinstance(self.words[key], str):
            return -1 - words.index(self.word(key, words))
        return self.number(key, lowest, highest)

    def flag(self, key: str) -> bool:
        return self.noted(key, bool)

    def text(self, key: str, fixed: bool = False) -> str:
        return self.noted(key, str, fixed)

    def word(self, key: str, possible: Sequence[str], fixed: bool = False) -> str:
        found = self.text(key, fixed)
        if found not in possible:
            words = ", ".join(possible)
            raise BadInput(f"{self.path}{key}: there is no '{found}'; possible: {words}")
        return found

    def several_words(self, key: str, possible: Sequence[str]) -> list[str]:
        """Any number of words; they are fixed."""
        found = self.noted(key, list[str], fixed=True)
        for word in found:
            if word not in possible:
                words = ", ".join(possible)
                raise BadInput(f"{self.path}{key}: there is no '{word}'; possible: {words}")
        return found

    def bag(self, key: str, possible: Sequence[str]) -> int:
        """Any number of words, none twice, as a bag."""
        found = self.noted(key, list[str])
        for word in found:
            if word not in possible:
                words = ", ".join(possible)
                raise BadInput(f"{self.path}{key}: there is no '{word}'; possible: {words}")
            if found.count(word) > 1:
                raise BadInput(f"{self.path}{key}: no word twice: '{word}'")
        return sum(1 << possible.index(word) for word in found)

    def texts(self, key: str, fewest: int, most: int) -> list[str]:
        """So many lines of text."""
        found = self.noted(key, list[str])
        in_range(f"the lines of {self.path}{key}", len(found), fewest, most)
        return found

    def number_if_named(self, key: str, lowest: int, highest: int) -> int:
        """A number that may be left out: then it is 0."""
        return self.number(key, lowest, highest) if key in self.words else 0

    def word_if_named(self, key: str, possible: Sequence[str]) -> int:
        """The number of a word that may be left out: then it is the first; it is fixed."""
        return possible.index(self.word(key, possible, fixed=True)) if key in self.words else 0

    def noted(self, key: str, form: type[T], fixed: bool = False) -> T:
        """What stands below the key, if it has the form."""
        found = self.typed(key, form)
        notes = self.fixed if fixed else self.read
        notes[key] = self.words[key]
        return found

    def typed(self, key: str, form: type[T]) -> T:
        if key not in self.words:
            raise BadInput(f"{self.path}{key} is missing")
        try:
            return msgspec.convert(self.words[key], form)
        except msgspec.ValidationError as error:
            raise BadInput(f"{error} - at `{self.path}{key}`") from error


def several(form: Any, count: int) -> Any:
    """The type of so many of them in a row."""
    return GenericAlias(tuple, (form,) * count)


class ComponentsFile(Generic[T]):
    """The components of one title; a title has one such file, which lives as long as the program.

    `form` reads what the program needs of it, and refuses numbers with which no game can be played.
    What it reads, a player may correct; the rest is provenance.
    """

    def __init__(self, package: str, form: Callable[[Section], T]) -> None:
        self.package = package
        self.form = form

    @cache  # noqa: B019
    def printed(self) -> dict[str, Any]:
        """The whole file as it is shipped."""
        return tomllib.loads(files(self.package).joinpath("components.toml").read_text("utf-8"))

    @cache  # noqa: B019
    def correctable(self) -> dict[str, Any]:
        """All that can be corrected: what the program reads of the shipped file, and is not fixed."""
        return self.noted({}).read

    @cache  # noqa: B019
    def uncorrected(self) -> T:
        """What all games share that correct nothing."""
        return self.form(Section(self.printed()))

    def with_corrections(self, corrections: Mapping[str, Any]) -> T:
        """The components with the corrections laid over them."""
        return self.form(self.section(corrections)) if corrections else self.uncorrected()

    def noted(self, corrections: Mapping[str, Any]) -> Section:
        """The file after it has been read, with the notes of what was."""
        section = self.section(corrections)
        self.form(section)
        prune(section.read)
        return section

    def figures(self, corrections: Mapping[str, Any]) -> dict[str, Any]:
        """All that is read, in plain words and numbers."""
        notes = self.noted(corrections)
        return lay_over(notes.read, prune(notes.fixed))

    def facts(self, corrections: Mapping[str, Any]) -> dict[str, str | int]:
        """What can be corrected, each figure under its path with `_` for every dot:
        `action_costs_move_daimyo`. The numbers of a row count from 1: `kachidoki_rp_by_rank_1`."""
        return dict(flattened("", self.noted(corrections).read))

    def section(self, corrections: Mapping[str, Any]) -> Section:
        """The file to read from, with the corrections laid over it."""
        if not corrections:
            return Section(self.printed())
        check_keys(self.correctable(), corrections, "")
        return Section(lay_over(self.printed(), corrections))

    def read_corrections(self, path: Path) -> dict[str, Any]:
        """A user's own file, checked; every error says what is wrong and what is possible."""
        try:
            corrections = read_toml(path)
            self.with_corrections(corrections)
        except BadInput as error:
            raise BadInput(f"{path}: {error}") from error
        return corrections

    def reconstructed(self) -> list[str]:
        """The figures that no rulebook gave."""
        paths: list[str] = self.printed()["reconstructed"]
        return paths

    def doubts(self, corrections: Mapping[str, Any]) -> list[str]:
        """Those that the player has not corrected, as the messages `reconstructed-…` name them."""
        paths = [path for path in self.reconstructed() if self.is_reconstructed(path, corrections)]
        return [path.replace(".", "-") for path in paths]

    def is_reconstructed(self, path: str, corrections: Mapping[str, Any]) -> bool:
        """Is it a figure that no rulebook gave, or a table of such, of which the player's file has not
        corrected everything?"""
        return self.is_doubtful(path) and not covers(
            below(corrections, path), below(self.correctable(), path)
        )

    def is_doubtful(self, path: str) -> bool:
        """Is it listed as reconstructed, or below a table that is?"""
        return any(
            path == listed or path.startswith(f"{listed}.") for listed in self.reconstructed()
        )


def below(figures: Any, path: str) -> Any:
    """What stands at the end of the path, if anything does."""
    for key in path.split("."):
        figures = figures.get(key) if isinstance(figures, Mapping) else None
    return figures


def covers(corrections: Any, figures: Any) -> bool:
    """Does every one of the figures have a correction?"""
    if not isinstance(figures, Mapping):
        return corrections is not None
    return isinstance(corrections, Mapping) and all(
        covers(corrections.get(key), figure) for key, figure in figures.items()
    )


def prune(notes: dict[str, Any]) -> dict[str, Any]:
    """Leaves out tables of which nothing was read."""
    for key, below in list(notes.items()):
        if isinstance(below, dict) and not prune(below):
            del notes[key]
    return notes


def flattened(path: str, figures: Any) -> Iterator[tuple[str, str | int]]:
    if isinstance(figures, list):
        figures = dict(enumerate(figures, 1))
    if isinstance(figures, dict):
        for key, below in figures.items():
            yield from flattened(f"{path}_{key}" if path else str(key), below)
    else:
        yield path, int(figures) if isinstance(figures, bool) else figures


def check_keys(base: Mapping[str, Any], changes: Mapping[str, Any], where: str) -> None:
    """Refuses corrections of what is not there, or of what nothing reads."""
    for key, value in changes.items():
        path = f"{where}{key}"
        if key not in base:
            raise BadInput(f"there is no '{path}' to correct; possible: {', '.join(base)}")
        if isinstance(base[key], Mapping):
            if not isinstance(value, Mapping):
                raise BadInput(f"'{path}' is a table; its keys: {', '.join(base[key])}")
            check_keys(base[key], value, f"{path}.")
