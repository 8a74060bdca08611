"""What a title's package may hold beside its rules: each hook is a function or a class in one of its
modules.

    text         facts, prompt_arguments        what its messages speak of
    text.page    RulesPage                      its rules in our own words
    terminal     describe, draw                 its table in words, and drawn
    browser      box, prospects or foretell     what its board shows beside the view
    view         View                           the type of its views

A title that lacks one is played all the same, only more plainly.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from kachidoki.engine import Event, Rng, Setting, State
from kachidoki.engine.errors import BadTitle

if TYPE_CHECKING:
    from rich.console import RenderableType

T = TypeVar("T")

Word = str | int | float
# A page is paragraphs in Markdown and tables; the first row of a table is its head.
Table = list[list[str]]
Block = str | Table
# An action as the vocabulary describes it.
Choice = Mapping[str, Any]


class Part(NamedTuple):
    """A section of a page: the word for it, its heading, and what stands below."""

    id: str
    heading: str
    blocks: list[Block]


class Term(NamedTuple):
    """A word of the game and what it means; texts of the page link to it as `[…](#term-word)`."""

    word: str
    name: str
    meaning: str
    japanese: str = ""


class RulesPage(Protocol):
    """The rules in our own words, with the numbers of a setting. It may have `terms()`, too."""

    def blocks(self) -> Sequence[Block]: ...

    def parts(self) -> Sequence[Part]: ...


class Prospect(NamedTuple):
    """What a choice would gain: in a few characters (such as "+3"), as a sentence, and by the word of a
    sign that is drawn beside them: `star` (an award), `tick` (completes it), `here` (only takes the
    place), or one that the title draws itself."""

    short: str
    words: str
    sign: str = ""


MINUS = "\N{MINUS SIGN}"  # as it is printed; a hyphen is shorter than a plus


def printed(number: int) -> str:
    return str(number).replace("-", MINUS)


def signed(change: int) -> str:
    """How much more or less: "+3", "−1", "±0"."""
    return f"+{change}" if change > 0 else printed(change) if change else "±0"


class Speaker(Protocol):
    """What a title's pages and tables need of the texts."""

    def say(self, message_id: str, /, **arguments: Word) -> str: ...

    def name(self, domain: str, word: str | int) -> str: ...


# Arguments of every message, beside the options and the figures of the box.
Facts = Callable[[Setting], Mapping[str, Word]]
# Arguments of `prompt-<step>` and `help-<step>`, from a view of the title.
PromptArguments = Callable[[Any], Mapping[str, Word]]
MakeRulesPage = Callable[[Speaker, Setting], RulesPage]
# The table in words, line by line, for pipes and screen readers.
Describe = Callable[[Any, Setting, Any], str]
# The figures of the box that the board shows, as a msgspec struct.
Box = Callable[[Setting], Any]
# What a choice would gain, as far as the seat of the view can know; None where nothing can be said.
Weigh = Callable[[Choice], Prospect | None]
Prospects = Callable[[Any, Setting, Speaker], Weigh]
# The same for a seat, tried out on a copy of the state in which all that it cannot know was redrawn.
Foretell = Callable[[Any, int, Speaker], Weigh]


class Draw(Protocol):
    """Draws the table. What just happened and what the choice `aim` is about stand out."""

    def __call__(
        self,
        view: Any,
        setting: Setting,
        texts: Any,
        /,
        *,
        roomy: bool = True,
        recent: Sequence[Event] = (),
        choices: Sequence[Choice] = (),
        aim: Choice | None = None,
    ) -> "RenderableType": ...


class Hooks:
    """The hooks of one title, each found when it is first asked for; None where there is none."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def facts(self) -> Facts:
        return self.find("text", "facts", no_facts)

    @cached_property
    def prompt_arguments(self) -> PromptArguments:
        return self.find("text", "prompt_arguments", no_arguments)

    @cached_property
    def rules_page(self) -> MakeRulesPage | None:
        return self.find("text.page", "RulesPage", None)

    @cached_property
    def describe(self) -> Describe | None:
        return self.find("terminal", "describe", None)

    @cached_property
    def draw(self) -> Draw | None:
        return self.find("terminal", "draw", None)

    @cached_property
    def box(self) -> Box | None:
        return self.find("browser", "box", None)

    @cached_property
    def prospects(self) -> Prospects:
        return self.find("browser", "prospects", no_prospects)

    @cached_property
    def foretell(self) -> Foretell | None:
        return self.find("browser", "foretell", None)

    @cached_property
    def view(self) -> type[Any] | None:
        return self.find("view", "View", None)

    def weigh(self, state: State, seat: int, texts: Speaker) -> Weigh:
        """What the choices of the seat would gain, as far as it can know."""
        if self.foretell is None:
            return self.prospects(state.view(seat), state.game.setting, texts)
        guess = state.clone()
        guess.resample(seat, Rng(state.plies))
        return self.foretell(guess, seat, texts)

    def find(self, module: str, name: str, otherwise: T) -> T:
        """What the package has of that name in that module, or what stands in for it."""
        path = f"{self.package}.{module}"
        if not is_there(path):
            return otherwise
        found: T = getattr(import_module(path), name, otherwise)
        if found is not otherwise and not callable(found):
            raise BadTitle(f"{path}.{name} must be a function or a class")
        return found


def is_there(path: str) -> bool:
    package, _, _ = path.rpartition(".")
    return find_spec(package) is not None and find_spec(path) is not None


def no_facts(setting: Setting) -> Mapping[str, Word]:
    return {}


def no_arguments(view: Any) -> Mapping[str, Word]:
    return {}


def no_prospects(view: Any, setting: Setting, texts: Speaker) -> Weigh:
    return no_prospect


def no_prospect(choice: Choice) -> None:
    return None
