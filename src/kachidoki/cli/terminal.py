"""A title's table in the terminal: as its package describes and draws it, or as any view can be."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kachidoki.cli import page
from kachidoki.engine import Event, Setting, Title
from kachidoki.text import Texts
from kachidoki.text.plain import description, told
from kachidoki.titles import hooks_of
from kachidoki.titles.hooks import Block, Choice


class Terminal:
    """Describes and draws views of one title."""

    def __init__(self, title: Title, setting: Setting) -> None:
        self.hooks = hooks_of(title)
        self.setting = setting

    def describe(self, view: Any, texts: Texts) -> list[str]:
        """The table in words, line by line; a table among them counts as one line."""
        return told(view, texts)

    def draw(
        self,
        view: Any,
        texts: Texts,
        *,
        roomy: bool = True,
        recent: Sequence[Event] = (),
        choices: Sequence[Choice] = (),
        aim: Choice | None = None,
    ) -> RenderableType:
        """The table. What just happened and what the choice `aim` is about stand out, where the
        title draws it itself."""
        if self.hooks.draw is None:
            return Group(*[drawn(block) for block in description(view, texts)])
        return self.hooks.draw(
            view, self.setting, texts, roomy=roomy, recent=recent, choices=choices, aim=aim
        )


def drawn(block: Block) -> RenderableType:
    return Text(block) if isinstance(block, str) else page.table(block)
