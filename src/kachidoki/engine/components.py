"""A title's `components.toml`: as it is shipped, and with a player's corrections laid over it."""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from kachidoki.engine.checks import lay_over
from kachidoki.engine.errors import BadInput
from kachidoki.engine.files import read_toml

T = TypeVar("T")

RECONSTRUCTED: Final = "*"  # stands beside a figure that no rulebook gave, wherever it is shown


class ComponentsFile(Generic[T]):
    """The components of one title; a title has one such file, which lives as long as the program.

    `form` is what the program reads of it, and a player may correct; the rest is provenance.
    `check` refuses numbers with which no game can be played.
    """

    def __init__(self, package: str, form: type[T], check: Callable[[T], None]) -> None:
        self.package = package
        self.form = form
        self.check = check

    @cache  # noqa: B019
    def printed(self) -> dict[str, Any]:
        """The whole file as it is shipped."""
        return tomllib.loads(files(self.package).joinpath("components.toml").read_text("utf-8"))

    @cache  # noqa: B019
    def correctable(self) -> dict[str, Any]:
        """All that can be corrected: what the program reads of the shipped file."""
        words: dict[str, Any] = msgspec.to_builtins(self.uncorrected())
        return words

    @cache  # noqa: B019
    def uncorrected(self) -> T:
        """What all games share that correct nothing."""
        return self.checked(self.printed())

    def with_corrections(self, corrections: Mapping[str, Any]) -> T:
        """The components with the corrections laid over them."""
        if not corrections:
            return self.uncorrected()
        check_keys(self.correctable(), corrections, "")
        return self.checked(lay_over(self.correctable(), corrections))

    def checked(self, words: dict[str, Any]) -> T:
        try:
            components = msgspec.convert(words, self.form)
        except msgspec.ValidationError as error:
            raise BadInput(str(error).replace("`$.", "`")) from error
        self.check(components)
        return components

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

    def is_reconstructed(self, path: str, corrections: Mapping[str, Any]) -> bool:
        """Is it a figure that no rulebook gave, and no file of the player's has corrected?"""
        corrected: Any = corrections
        for key in path.split("."):
            corrected = corrected.get(key) if isinstance(corrected, Mapping) else None
        return corrected is None and path in self.reconstructed()


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
