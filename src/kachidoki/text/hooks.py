"""What a title's own folder brings to its texts: the modules and views that are asked for it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from kachidoki.engine import Setting

Word = str | int | float
# A page is paragraphs in Markdown and tables; the first row of a table is its head.
Table = list[list[str]]
Block = str | Table


class Part(NamedTuple):
    """A section of a page: the word for it, its heading, and what stands below."""

    id: str
    heading: str
    blocks: list[Block]


# An action as the vocabulary describes it.
Choice = Mapping[str, Any]


class Speaker(Protocol):
    """What a title's pages and tables need of the texts."""

    def say(self, message_id: str, /, **arguments: Word) -> str: ...

    def name(self, domain: str, word: str | int) -> str: ...


@runtime_checkable
class Speech(Protocol):
    """`titles/<title>/text/__init__.py`: what the messages speak of."""

    def facts(self, setting: Setting) -> Mapping[str, Word]:
        """Arguments of every message: the options, the numbers of the box."""

    def prompt_arguments(self, view: Any) -> Mapping[str, Word]:
        """Arguments of `prompt-<step>` and `help-<step>`, from a view of the title."""


@runtime_checkable
class Rulebook(Protocol):
    """`titles/<title>/text/page.py`."""

    def rules_page(self, texts: Speaker, setting: Setting) -> Sequence[Block]:
        """The rules in our own words, with the numbers of the setting."""

    def rules_parts(self, texts: Speaker, setting: Setting) -> Sequence[Part]:
        """The same, section by section."""


class Seen(Protocol):
    """What every view of every title has, so that the shell can say whose turn it is."""

    # Whose view it is (None: a spectator's), whom the table waits for, and for which decision.
    seat: str | None
    actors: list[str]
    step: str
    over: bool


class Prospect(NamedTuple):
    """What a choice would bring: in a few characters (such as "+3"), and in a sentence."""

    short: str
    words: str


@runtime_checkable
class Browser(Protocol):
    """`titles/<title>/browser.py`: what the title's board in the browser needs of the server."""

    def box(self, setting: Setting) -> Any:
        """The figures of the box that the board shows, as a msgspec struct, with those marked that
        were reconstructed."""

    def prospects(
        self, view: Any, setting: Setting, texts: Speaker, choices: Sequence[Choice]
    ) -> Mapping[int, Prospect]:
        """What the choices (by their index) would bring, as far as the seat of the view can know."""
