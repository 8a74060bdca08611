"""What happened, for logs and animation: noted as numbers in the game, put into words when read."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kachidoki.engine.vecs import i64, vec

EVERYONE: Final = -1
# A note: the kind, the audience, so many arguments, and whether a still was taken after it.
MOST_ARGUMENTS: Final = 4
NOTE: Final[i64] = 7
# Stands for the words of an argument that is a plain number.
NUMBER: Final[list[str]] = []


class Event:
    """What happened, in words, and the mask of seats that may know of it.

    Spectators know what everybody knows, or everybody but some seats: `EVERYONE`, `~(1 << seat)`.
    After some events the title takes a still of the table (see `State.still`).
    """

    def __init__(
        self, kind: str, args: dict[str, Any], audience: i64, has_still: bool = False
    ) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.has_still = has_still

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return is_among(seat, self.audience)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, audience={self.audience})"


def is_among(seat: int | None, audience: int) -> bool:
    """May the seat know what this audience does?"""
    return audience < 0 if seat is None else (audience >> seat) & 1 == 1


class EventKind:
    """One kind of event: its number, its name, and for each argument its words (or NUMBER).

    A kind that awards points names their source: then the first argument says who gets them, and
    the argument `points` how many. In a log, neighbours with the same word in `fold` are one line: the
    argument `seat` says of whom it tells, and another one of what, if there is one.
    """

    def __init__(
        self,
        number: int,
        name: str,
        arguments: Mapping[str, Sequence[str]],
        source: str = "",
        fold: str = "",
    ) -> None:
        self.number = number
        self.name = name
        self.arguments = arguments
        self.source = source
        self.fold = fold
        if len(arguments) > MOST_ARGUMENTS:
            raise ValueError(f"'{name}' has more than {MOST_ARGUMENTS} arguments")
        if source and "points" not in arguments:
            raise ValueError(f"'{name}' awards points and does not say how many")


class Chronicle:
    """All kinds of events of a title; puts notes into words. One of them may begin a round."""

    def __init__(self, kinds: Sequence[EventKind], round_begins: str = "") -> None:
        self.kinds = list(kinds)
        self.round_begins = round_begins
        # By the name of the kind, the word of the line into which a log folds it.
        self.folds = {kind.name: kind.fold for kind in self.kinds if kind.fold}
        for number, kind in enumerate(self.kinds):
            if kind.number != number:
                raise ValueError(f"'{kind.name}' must have the number {number}")

    def read(self, notes: vec[i64], start: i64) -> Event:
        """The event whose note begins there."""
        kind = self.kinds[notes[start]]
        args: dict[str, Any] = {}
        place = start + 2
        for name, words in kind.arguments.items():
            value = int(notes[place])
            args[name] = words[value] if words else value
            place += 1
        return Event(kind.name, args, notes[start + 1], notes[start + NOTE - 1] != 0)
