"""The titles: one folder for each in here, and those of other packages.

A folder with a `TITLE` in it is found by being there; it bears the title's id, with `_` for `-`.
Another package names itself in the entry-point group `kachidoki.titles`, under the id of its title.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import NamedTuple

from kachidoki.engine.errors import BadInput, BadTitle
from kachidoki.engine.title import Setting, Title
from kachidoki.titles.hooks import Hooks, Word
from kachidoki.titles.trial import try_out

GROUP = "kachidoki.titles"


class Found(NamedTuple):
    """All titles by their ids, the packages that they come from, and what is wrong with the others."""

    titles: dict[str, Title]
    packages: dict[str, str]
    broken: dict[str, str]

    def check(self, title: Title, title_id: str) -> None:
        """A title bears the id under which it is found, and no other has it."""
        if title.id != title_id:
            raise BadTitle(
                f"its id is '{title.id}'; it must be '{title_id}', under which it is found"
            )
        if title_id in self.titles:
            raise BadTitle(f"there is one of that id already, in {self.packages[title_id]}")

    def add(self, title: Title, package: str) -> None:
        self.titles[title.id] = title
        self.packages[title.id] = package


def titles() -> dict[str, Title]:
    """Every title by its id."""
    return discover().titles


def broken_titles() -> dict[str, str]:
    """What other packages call a title and cannot be played, by its id, with the reason."""
    return discover().broken


def find_title(title_id: str) -> Title:
    """The title of that id."""
    found = discover()
    if title_id in found.titles:
        return found.titles[title_id]
    if title_id in found.broken:
        raise BadInput(found.broken[title_id])
    raise BadInput(f"there is no title '{title_id}'; titles: {', '.join(found.titles)}")


def package_of(title: Title) -> str:
    """The package of the title: its hooks and its texts are in there."""
    return discover().packages[title.id]


@cache
def hooks_of(title: Title) -> Hooks:
    """What the title's package holds beside its rules."""
    return Hooks(package_of(title))


def facts_of(title: Title, setting: Setting) -> dict[str, Word]:
    """Arguments of every message of the title: the options, the figures of the box, and what its own
    `facts` add."""
    figures = {} if title.components is None else title.components.facts(setting.corrections)
    return {**setting.options, **figures, **hooks_of(title).facts(setting)}


@cache
def discover() -> Found:
    """A package that cannot be used harms no other."""
    found = Found({}, {}, {})
    for title_id, package in own_packages():
        title = title_in(package)
        found.check(title, title_id)
        found.add(title, package)
    for title_id, package in other_packages():
        try:
            title = title_in(package)
            found.check(title, title_id)
            try_out(title, package)
            found.add(title, package)
        except (Exception, SystemExit) as error:  # whatever somebody else's package does wrong
            reason = f"{type(error).__name__}: {error}"
            found.broken.setdefault(title_id, f"the title '{title_id}' of {package}: {reason}")
    return found


def own_packages() -> Iterator[tuple[str, str]]:
    for module in iter_modules(__path__):
        if module.ispkg:
            yield module.name.replace("_", "-"), f"{__name__}.{module.name}"


def other_packages() -> Iterator[tuple[str, str]]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        # Not `entry.module`, which fails where the value names no module.
        yield entry.name, entry.value.partition(":")[0]


def title_in(package: str) -> Title:
    title = getattr(import_module(package), "TITLE", None)
    if not isinstance(title, Title):
        raise BadTitle(f"{package} must have a TITLE")
    return title
