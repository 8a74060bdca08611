"""What lies over the table for a while: curtain, help, rules, saving, leaving, the result."""

from abc import abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kachidoki.cli.ending import points_table, proof, tie_break, winners
from kachidoki.cli.messages import explanations, gesture_lines, who
from kachidoki.cli.problems import problem_words
from kachidoki.match import Problem

if TYPE_CHECKING:
    from kachidoki.cli.table.app import Table

VICTORY_CRY = "勝鬨"
Result = TypeVar("Result")


def inked(words: str, *styles: str) -> Static:
    """A paragraph in the house's inks."""
    text = Text(words)
    for style in styles:
        text.stylize(style)
    return Static(text)


class Dialog(ModalScreen[Result]):
    """A few lines over the table; the lower edge says which keys there are."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("l,д", "app.language")]

    def compose(self) -> ComposeResult:
        dialog = VerticalScroll(id="dialog")
        dialog.border_subtitle = self.keys()
        with dialog:
            yield from self.body()

    @abstractmethod
    def body(self) -> Iterator[Static | Input]:
        """The lines of the dialog."""

    @abstractmethod
    def keys(self) -> str:
        """The keys that the lower edge names."""

    @property
    def table(self) -> "Table":
        return cast("Table", self.app)

    def say(self, message_id: str, **arguments: str | int) -> str:
        return self.table.texts.say(message_id, **arguments)


class Curtain(Dialog[None]):
    """Hides the table until the next player sits before it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss(None)")]

    def body(self) -> Iterator[Static]:
        game = self.table.game
        name = who(self.table.texts, game.actor)
        yield inked(self.say("curtain-next", name=name), "bold", "shu")
        yield inked(self.say("curtain-why", name=name))

    def keys(self) -> str:
        return self.say("curtain-keys")


class Help(Dialog[None]):
    """What the pending decision is about, and the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,й,question_mark", "dismiss(None)"),
        Binding("r,к", "rules"),
    ]

    def body(self) -> Iterator[Static]:
        texts = self.table.texts
        yield inked(texts.prompt(self.table.game.view()), "bold")
        yield inked(texts.help(self.table.game.view()))
        if explained := explanations(self.table.game, texts):
            yield inked("\n".join(explained))
        yield inked(self.say("choices-keys"))
        yield Static(self.key_list())
        commitment = self.table.game.match.seal.commitment
        yield inked(self.say("seal-shown", commitment=commitment), "nibi")

    def key_list(self) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for key, meaning in self.keys_and_meanings():
            grid.add_row(Text(f" {key} ", style="ai.tile"), meaning)
        return grid

    def keys_and_meanings(self) -> Iterator[tuple[str, str]]:
        for key, meaning, _ in self.table.key_meanings():
            yield key, meaning
        yield "Space", self.say("key-hurry")
        yield "[ ]", self.say("key-look")
        yield "PgUp PgDn", self.say("key-scroll")

    def keys(self) -> str:
        return self.say("help-keys")

    def action_rules(self) -> None:
        self.app.push_screen(Rules())


class Rules(Dialog[None]):
    """The rules of the title."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,r,й,к", "dismiss(None)")]

    def body(self) -> Iterator[Static]:
        yield Static(self.table.rules())

    def keys(self) -> str:
        return self.say("rules-keys")


class Leave(Dialog[bool]):
    """Is the game to be left before its end?"""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter,q,н,й", "dismiss(True)"),
        Binding("n,escape,т", "dismiss(False)"),
    ]

    def body(self) -> Iterator[Static]:
        yield inked(self.say("leave-question"), "bold")
        file = self.table.game.file
        if file is not None:
            yield inked(self.say("leave-saved", file=str(file)))
        else:
            yield inked(self.say("leave-unsaved"))

    def keys(self) -> str:
        return self.say("leave-keys")


class Save(Dialog[None]):
    """Where to write the match."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def body(self) -> Iterator[Static | Input]:
        yield inked(self.say("save-question"), "bold")
        yield Input(value=str(self.table.default_file()), id="file")
        yield Static("", id="save-problem")

    def keys(self) -> str:
        return self.say("save-keys")

    def on_mount(self) -> None:
        self.query_one("#file", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Writes a new file; one that is there already is left alone."""
        path = Path(event.value.strip())
        try:
            self.table.game.save_new(path)
        except Problem as problem:
            words = Text(problem_words(problem, self.table.texts), style="shu")
            self.query_one("#save-problem", Static).update(words)
        else:
            self.dismiss(None)
            self.table.say(lambda texts: texts.say("save-done", file=str(path)))
            self.table.redraw_all()


class Deals(Dialog[str]):
    """A gift, an offer or an answer, typed word by word; what can come next is shown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('')"),
        Binding("tab", "complete", priority=True),
    ]

    def body(self) -> Iterator[Static | Input]:
        yield inked(self.say("deals-question"), "bold")
        yield Input(id="gesture")
        yield Static("", id="possible")

    def keys(self) -> str:
        return self.say("deals-keys")

    def on_mount(self) -> None:
        self.query_one("#gesture", Input).focus()
        self.show_possible("")

    def show_possible(self, begun: str) -> None:
        lines = gesture_lines(self.table.game, self.table.texts, begun)
        self.query_one("#possible", Static).update(Text("\n".join(lines)))

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show_possible(event.value)

    def action_complete(self) -> None:
        """The rest of the word that is half typed, if there is but one."""
        field = self.query_one("#gesture", Input)
        found = {
            " ".join(notation.split()[: max(1, len(field.value.split()))])
            for notation in self.table.game.gestures()
            if notation.lower().startswith(field.value.lower())
        }
        if len(found) == 1:
            field.value = f"{found.pop()} "
            field.cursor_position = len(field.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What is not possible stays, and so does what is."""
        given = event.value.lower().split()
        for notation in self.table.game.gestures():
            if notation.lower().split() == given:
                self.dismiss(notation)


class Ending(Dialog[None]):
    """Who won, by how much, and how all of it can be checked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss(None)"),
        Binding("s,ы", "app.save"),
        Binding("q,й", "app.leave"),
    ]

    def body(self) -> Iterator[Static]:
        game, texts = self.table.game, self.table.texts
        cry = Text().append(f" {VICTORY_CRY} ", style="shu.solid")
        yield Static(cry.append(f"  {winners(game.match, texts)}", style="bold"))
        yield Static(self.points())
        yield from [inked(line) for line in tie_break(game.match, texts)]
        lines = proof(game, texts)
        if game.file is None:
            lines.append(texts.say("seal-unsaved"))
        yield inked("\n".join(lines), "nibi")

    def points(self) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for name, *cells in points_table(self.table.game.match, self.table.texts):
            grid.add_row(Text(name, style="nibi"), *cells)
        return grid

    def keys(self) -> str:
        return self.say("ending-keys")
