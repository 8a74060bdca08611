"""What a law looks at: a position, a move in it, and what each seat notices of the move."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Final

import msgspec

from kachidoki.engine import EVERYONE, NOBODY, Event, Moves, Rng, State, seat_name
from kachidoki.testing.compare import Differs, match
from kachidoki.testing.scenario import WATCHER
from kachidoki.testing.walk import Walk

# Costly laws are checked at one ply in so many.
RARELY: Final = 16
# No game is longer.
MOST_PLIES: Final = 20_000


class Violation(AssertionError):
    """What a law found wrong."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def require_same(one: Any, other: Any, what: str) -> None:
    if one != other:
        raise Violation(f"{what}: {difference(one, other)}")


def difference(one: Any, other: Any) -> str:
    """The first place where two values are not the same."""
    in_words = [msgspec.json.decode(msgspec.json.encode(value)) for value in (one, other)]
    for left, right in (in_words, in_words[::-1]):
        try:
            match(left, right, "")
        except Differs as differs:
            return f"{differs.where.lstrip('.')}: {differs.expected} and {differs.found}"
    return f"{one} and {other}"


# ----------------------------------------------------------------- what the laws look at


class Observation(msgspec.Struct):
    """All that a seat (None: a spectator) notices of a move."""

    view: Any
    events: list[tuple[str, dict[str, Any]]]
    stills: list[Any]
    actors: list[int]
    legal: list[int]

    @classmethod
    def of(cls, state: State, events: Sequence[Event], seat: int | None) -> "Observation":
        return cls(
            state.view(seat),
            [(event.kind, event.args) for event in events if event.is_for(seat)],
            [views[-1 if seat is None else seat] for views in state.stills],
            state.actors(),
            [] if seat is None else state.possible_actions(seat),
        )


class Outcome:
    """What a move makes of a copy of the state, and what is heard of it."""

    def __init__(self, state: State, seat: int, action: int) -> None:
        self.state = state.clone()
        self.state.listen()
        self.state.viewers = [*range(int(state.seats)), None]
        self.state.apply(seat, action)
        self.events = self.state.heard()
        self.reveals = self.state.revelations > state.revelations
        self.seen: dict[int | None, Observation] = {}

    @cached_property
    def dump(self) -> dict[str, Any]:
        return self.state.dump()

    def seen_by(self, seat: int | None) -> Observation:
        if seat not in self.seen:
            self.seen[seat] = Observation.of(self.state, self.events, seat)
        return self.seen[seat]


class Moment:
    """A position; one seat whose knowledge is looked at; and, unless the game is over, a move.

    Laws share what it holds and never change it: what they play on is a clone.
    """

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.title = walk.title
        self.state = walk.state
        self.rng = Rng(walk.seed + (len(walk.moves) << 32))
        self.watcher = self.rng.below(int(self.state.seats))
        self.seat = NOBODY
        self.action = -1

    @cached_property
    def dump(self) -> dict[str, Any]:
        return self.state.dump()

    @cached_property
    def view(self) -> Any:
        return self.state.view(self.watcher)

    @cached_property
    def public_view(self) -> Any:
        return self.state.view(None)

    @cached_property
    def world(self) -> State:
        """A state that is as likely as the real one for all that the watcher knows."""
        return resampled(self.state, self.watcher, self.rng)

    @cached_property
    def outcome(self) -> Outcome:
        return Outcome(self.state, self.seat, self.action)

    @cached_property
    def gestures(self) -> set[int]:
        """What the seat of the move may do although nobody waits for it."""
        moves = Moves()
        self.state.gestures(self.seat, moves)
        return set(moves.as_list())

    @property
    def is_gesture(self) -> bool:
        return self.action in self.gestures

    @cached_property
    def is_hidden(self) -> bool:
        """May somebody not know that the move is made?"""
        return self.state.witnesses(self.seat, self.action) != EVERYONE

    @cached_property
    def alternative(self) -> Outcome | None:
        """What another move of the same seat and sort would do: a decision or a gesture, and known to
        the same seats."""
        sort = self.sort_of(self.action)
        found = self.first_of(
            self.state.possible_actions(self.seat),
            lambda action: action != self.action and self.sort_of(action) == sort,
        )
        return None if found is None else Outcome(self.state, self.seat, found)

    def sort_of(self, action: int) -> tuple[bool, int]:
        return action in self.gestures, int(self.state.witnesses(self.seat, action))

    def one_of(self, actions: Sequence[int]) -> int:
        return actions[self.rng.below(len(actions))]

    def first_of(self, actions: Sequence[int], fits: Callable[[int], bool]) -> int | None:
        """The first that fits from a random one on, counted round: there may be thousands."""
        start = self.rng.below(len(actions)) if actions else 0
        return next(filter(fits, chain(actions[start:], actions[:start])), None)

    def is_rare(self) -> bool:
        return self.rng.below(RARELY) == 0


def resampled(state: State, seat: int, rng: Rng) -> State:
    world = state.clone()
    world.resample(seat, rng)
    return world


def viewer_name(seat: int | None) -> str:
    return WATCHER if seat is None else seat_name(seat)
