"""The whole state, written down and read back: what every state has, and the fields of its title."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields.forms import Number, Word, typed
from kachidoki.engine.fields.places import Attribute, Field, Fields, check_names, write_fields
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import DEEPEST, State
from kachidoki.engine.view import View

# Any number that a state can hold; which of them are possible, the title says.
ARGUMENT: Final = Number(-(1 << 62), 1 << 62)


class Pending(Field):
    """The stack of decisions, outermost first; none are left when the game is over."""

    missing: Any = ()

    def write(self, state: Any, at: int = 0) -> list[Any]:
        return [
            {"step": state.game.steps[step], "argument": argument}
            for step, argument in frames_of(state)
        ]

    def read(self, state: Any, path: str, words: Any, at: int = 0) -> None:
        entries = typed(path, words, list[dict[str, Any]])
        in_range("pending decisions", len(entries), 0, DEEPEST + 1)
        frames = [
            self.frame(state, f"{path}.{place}", entry) for place, entry in enumerate(entries)
        ]
        state.depth = 0
        if not frames:
            state.actor = NOBODY
            return
        state.step, state.argument = frames[0]
        for step, argument in frames[1:]:
            state.push(step, argument)

    def frame(self, state: State, path: str, entry: dict[str, Any]) -> tuple[int, int]:
        check_names(f"{path}.", entry, ["step", "argument"])
        step = Word(state.game.steps).number(f"{path}.step", entry.get("step"))
        return step, ARGUMENT.number(f"{path}.argument", entry.get("argument", 0))


def frames_of(state: State) -> list[tuple[int, int]]:
    """Step and argument of every pending decision, outermost first."""
    if state.is_over():
        return []
    below = [(state.frames[2 * level], state.frames[2 * level + 1]) for level in range(state.depth)]
    return [*below, (state.step, state.argument)]


# ----------------------------------------------------------------- all together

MOST_PLIES: Final = 1_000_000
# What every state has beside its title, version and setting.
SHARED: Final[Fields] = {
    "plies": Attribute("plies", Number(0, MOST_PLIES)),
    "revelations": Attribute("revelations", Number(0, MOST_PLIES)),
    "pending": Pending(),
}
HEAD: Final = ("title", "version", "setting")


def write_state(state: State, fields: Fields) -> dict[str, Any]:
    """The whole state in words, which `read_state` reads back."""
    title, setting = state.game.title, state.game.setting
    return {
        "title": title.id,
        "version": title.version,
        "setting": setting.dump(),
        **write_fields(SHARED, state),
        **write_fields(fields, state),
    }


def read_state(state: State, fields: Fields, data: Mapping[str, Any]) -> None:
    """Fills a state just opened with what was written."""
    known = {**fields, **SHARED}
    check_names("", data, [*HEAD, *known])
    for name, field in known.items():
        if name not in data:
            raise BadInput(f"broken state: '{name}' is missing")
        field.read(state, name, data[name])


def read_view(state: State, fields: Fields, view: View, names: Iterable[str]) -> None:
    """Lays out what a view shows of these fields, so that the rules can be asked about it."""
    for name in names:
        words = msgspec.to_builtins(getattr(view, name))
        fields[name].read(state, name, fields[name].seen(words))
