"""What tests of all titles ask of each: its components, and the `rules.py` among its own tests."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.text.families import folder

from kachidoki.engine import BadInput, Title
from kachidoki.engine.components import ComponentsFile


def components_of(title: Title) -> ComponentsFile[Any]:
    assert title.components is not None
    return title.components


def refusal_of(title: Title, text: str, folder: Path) -> str:
    """What is said to a player whose file of corrections reads like this."""
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadInput) as refused:
        title.read_corrections(file)
    assert str(refused.value).startswith(f"{file}: ")
    return str(refused.value)


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
