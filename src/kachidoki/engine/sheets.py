"""What every title's `sheet.py` needs: words into numbers, seats and pending decisions both ways."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.seats import parse_seat, seat_name
from kachidoki.engine.state import DEEPEST, State

T = TypeVar("T")


class Pending(msgspec.Struct, forbid_unknown_fields=True):
    """A decision that waits; `argument` is what it needs to know (points left, cards dealt …)."""

    step: str
    argument: int = 0


# ----------------------------------------------------------------- into words


def each_seat(entries: Iterable[T]) -> dict[str, T]:
    """What there is for every seat, under its name."""
    return {seat_name(seat): entry for seat, entry in enumerate(entries)}


def pending_of(state: State, steps: Sequence[str]) -> list[Pending]:
    """The stack of decisions, outermost first; none are left when the game is over."""
    if state.is_over():
        return []
    frames = [
        Pending(step=steps[state.frames[2 * level]], argument=state.frames[2 * level + 1])
        for level in range(state.depth)
    ]
    return [*frames, Pending(step=steps[state.step], argument=state.argument)]


# ----------------------------------------------------------------- and back


def word_index(name: str, word: str, words: Sequence[str]) -> int:
    """The number of a word, or what is possible instead."""
    if word not in words:
        raise BadInput(f"{name}: there is no '{word}'; possible: {', '.join(words)}")
    return words.index(word)


def bag_of(name: str, words: Sequence[str], possible: Sequence[str]) -> int:
    """The bag of these members, none of them twice."""
    bag = 0
    for word in words:
        member = 1 << word_index(name, word, possible)
        if bag & member:
            raise BadInput(f"{name}: '{word}' is there twice")
        bag |= member
    return bag


def apart(name: str, bags: Iterable[int]) -> int:
    """All members of the bags, none of which lies in two of them."""
    together = 0
    for bag in bags:
        if together & bag:
            raise BadInput(f"the same {name} lies in two places")
        together |= bag
    return together


def refuse(problems: Iterable[str]) -> None:
    """Says the first problem, if there is any."""
    for problem in problems:
        raise BadInput(problem)


def parse_player(name: str, word: str, seats: int) -> int:
    """The seat of that name, which must not be chance."""
    seat = parse_seat(word, seats)
    if seat < 0:
        raise BadInput(f"{name}: '{word}' is no player")
    return seat


def parse_pending(pending: Sequence[Pending], steps: Sequence[str]) -> list[tuple[int, int]]:
    """Step and argument of every decision, outermost first."""
    in_range("pending decisions", len(pending), 0, DEEPEST + 1)
    return [(word_index("pending", frame.step, steps), frame.argument) for frame in pending]


def restore_frames(state: State, frames: Sequence[tuple[int, int]]) -> None:
    """Makes these the pending decisions; whose they are, the title says."""
    state.depth = 0
    state.step, state.argument = frames[0]
    for step, argument in frames[1:]:
        state.push(step, argument)
