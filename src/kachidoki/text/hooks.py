"""What a title's own folder brings to its texts: the modules and views that are asked for it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from kachidoki.engine import Setting

if TYPE_CHECKING:
    from kachidoki.text.catalogue import Texts

Word = str | int | float
# A page is paragraphs in Markdown and tables; the first row of a table is its head.
Block = str | list[list[str]]


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

    def rules_page(self, texts: "Texts", setting: Setting) -> Sequence[Block]:
        """The rules in our own words, with the numbers of the setting."""


class Seen(Protocol):
    """What every view of every title has, so that the shell can say whose turn it is."""

    # Whose view it is (None: a spectator's), whom the table waits for, and for which decision.
    seat: str | None
    actors: list[str]
    step: str
    over: bool
