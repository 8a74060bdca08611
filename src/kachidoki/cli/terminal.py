"""What a title's own folder brings to the terminal: a drawing of its table, and the same in words."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast, runtime_checkable

from rich.console import RenderableType

from kachidoki.engine import Event, Setting, Title
from kachidoki.text import Texts
from kachidoki.titles import package_of
from kachidoki.titles.hooks import Choice


@runtime_checkable
class Terminal(Protocol):
    """`titles/<title>/terminal.py`, or a package of that name."""

    def draw(
        self,
        view: Any,
        setting: Setting,
        texts: Texts,
        *,
        roomy: bool = True,
        recent: Sequence[Event] = (),
        choices: Sequence[Choice] = (),
        aim: Choice | None = None,
    ) -> RenderableType:
        """The table. What just happened and what the choice `aim` is about stand out."""

    def describe(self, view: Any, setting: Setting, texts: Texts) -> str:
        """The table in words, line by line, for pipes and screen readers."""


def terminal_of(title: Title) -> Terminal:
    """How the title draws and describes its table."""
    return cast(Terminal, import_module(f"{package_of(title)}.terminal"))
