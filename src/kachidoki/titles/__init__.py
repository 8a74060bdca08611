"""One folder a title. A folder with a `TITLE` in it is registered by being there.

The folder bears the title's id, with `_` for `-`.
"""

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from kachidoki.engine.errors import BadInput
from kachidoki.engine.title import Title


@lru_cache(maxsize=1)
def titles() -> dict[str, Title]:
    """Every title by its id."""
    found: dict[str, Title] = {}
    for module in iter_modules(__path__):
        if module.ispkg:
            title: Title = import_module(f"{__name__}.{module.name}").TITLE
            found[title.id] = title
    return found


def package_of(title: Title) -> str:
    """The folder of the title as a package: its texts and its table in the terminal are in there."""
    return f"{__name__}.{title.id.replace('-', '_')}"


def find_title(title_id: str) -> Title:
    """The title of that id."""
    title = titles().get(title_id)
    if title is None:
        raise BadInput(f"there is no title '{title_id}'; titles: {', '.join(titles())}")
    return title
