"""What a match writes down: the log's entries, the plies that stand, and snapshots of the state."""

from typing import Annotated, Any

import msgspec

from kachidoki.engine import EVERYONE, Event
from kachidoki.engine.events import is_among

UNDO = "undo"
HIDDEN = "?"


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: what a seat (or chance) did at this ply, and the seconds since opening.

    An entry with the action `undo` takes back the ply that it names.
    """

    ply: int
    seat: int
    action: str
    time: float | None
    secret: bool
    gesture: bool = False  # nobody waited for it
    witnesses: int = EVERYONE  # the mask of those who may know that anything was done

    def is_known_to(self, seat: int | None) -> bool:
        """May a seat (None: a spectator) know, while the game goes on, that there was such a ply?"""
        return self.witnesses == EVERYONE or is_among(seat, self.witnesses)

    def shown_to(self, seat: int | None, ply: int) -> "Entry":
        """The entry, which it may know, as a seat reads it while the game goes on, at its own ply."""
        hidden = self.secret and self.seat != seat
        action = HIDDEN if hidden else self.action
        return msgspec.structs.replace(self, ply=ply, action=action)


class Ply(msgspec.Struct, frozen=True):
    """A ply that stands: its entry, the action's number, and what came of it."""

    entry: Entry
    action: int
    events: list[Event]
    revealed: bool  # a secret came to light, other than by its owner's own act


class Snapshot(msgspec.Struct, frozen=True):
    """The state, in words, after so many plies."""

    ply: int
    state: dict[str, Any]


class Result(msgspec.Struct, frozen=True):
    """How a game ended, seat by seat."""

    scores: list[int]
    ranking: list[int]


class SavedSetting(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What `Setting.dump` writes."""

    seats: int
    options: dict[str, str]
    corrections: dict[str, Any] = {}


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A whole match in words and numbers, secrets included: what a host stores."""

    title: str
    setting: SavedSetting
    players: list[str]
    bots: list[str | None]
    secret: str
    nonces: list[str]
    engine: str
    opened: int | None
    log: list[Entry]
    line: list[Ply]
    snapshots: Annotated[list[Snapshot], msgspec.Meta(min_length=1)]


def write_event(thing: Any) -> dict[str, Any]:
    """For msgspec, which does not know events."""
    if isinstance(thing, Event):
        words = {"kind": thing.kind, "args": thing.args, "audience": int(thing.audience)}
        return {**words, "still": True} if thing.has_still else words
    raise TypeError(f"a match holds no {type(thing).__name__}")


def read_event(kind: type, words: Any) -> Any:
    """The inverse of `write_event`; a ValueError is what msgspec turns into its own."""
    try:
        event = Event(str(words["kind"]), dict(words["args"]), int(words["audience"]))
        event.has_still = words.get("still") is True
        return event
    except (KeyError, TypeError, OverflowError) as error:
        raise ValueError(f"this is no event: {words!r}") from error
