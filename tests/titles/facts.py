"""What tests of all titles ask of each: its components, and the `rules.py` among its own tests."""

from importlib import import_module
from typing import Any

from tests.text.families import folder

from kachidoki.engine import Title
from kachidoki.engine.components import ComponentsFile
from kachidoki.titles import package_of


def components_of(title: Title) -> ComponentsFile[Any]:
    found: ComponentsFile[Any] = import_module(f"{package_of(title)}.components").COMPONENTS
    return found


def printed_examples(title: Title) -> set[str]:
    """The worked examples of the rulebooks."""
    found: set[str] = rules_of(title).PRINTED_EXAMPLES
    return found


def reconstructed_for_rules(title: Title) -> list[str]:
    """The reconstructed figures that rules read, so that games hang on them."""
    read: tuple[str, ...] = rules_of(title).READ_BY_RULES
    return [path for path in components_of(title).reconstructed() if path.startswith(read)]


def rules_of(title: Title) -> Any:
    return import_module(f"tests.titles.{folder(title).name}.rules")
