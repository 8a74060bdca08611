"""What a match writes down: the log's entries, the plies that stand, and snapshots of the state."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec.structs import astuple

from kachidoki.engine import EVERYONE, Event
from kachidoki.engine.events import is_among

UNDO = "undo"
REVISE = "revise"
HIDDEN = "?"


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: what a seat (or chance) did at this ply, and the seconds since opening.

    An entry with the action `undo` takes back the ply that it names. One with `revise` says that from
    that ply on the match goes on by other rules: what had been done since is void.
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


class Told(msgspec.Struct, frozen=True):
    """How a match stands of which only what was written down is left."""

    is_over: bool
    result: "Result | None"


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


# ----------------------------------------------------------------- what is told of a match

UNKNOWN = -1  # the number of an action that is only told


class ToldEvent(msgspec.Struct, frozen=True, array_like=True):
    kind: str
    args: dict[str, Any]
    audience: int
    has_still: bool


class ToldPly(msgspec.Struct, frozen=True, array_like=True):
    ply: int
    seat: int
    action: str
    time: float | None
    secret: bool
    gesture: bool
    witnesses: int
    events: list[ToldEvent]


plies_encoder = msgspec.json.Encoder()
plies_decoder = msgspec.json.Decoder(list[ToldPly])


def write_plies(plies: Sequence[Ply]) -> str:
    """What came of something, in words that can be told again by any later rules."""
    words = [(*astuple(ply.entry), [event_words(event) for event in ply.events]) for ply in plies]
    return plies_encoder.encode(words).decode()


def event_words(event: Event) -> tuple[str, dict[str, Any], int, bool]:
    return event.kind, event.args, int(event.audience), event.has_still


def read_plies(words: str) -> list[Ply]:
    """The inverse of `write_plies`; what the actions' numbers were then says nothing today."""
    return [ply_of(told) for told in plies_decoder.decode(words)]


def ply_of(told: ToldPly) -> Ply:
    *entry, _ = astuple(told)
    events = [Event(*astuple(event)) for event in told.events]
    return Ply(Entry(*entry), UNKNOWN, events, revealed=False)
