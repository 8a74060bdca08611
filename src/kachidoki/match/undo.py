"""Which of its plies a seat may take back; nobody is asked, the log decides.

A seat takes back its own last decision, one at each call. Gestures are not taken back: an offer is
withdrawn, and what was given is given. It never reaches behind

- a gesture that it knows of, its own or another's: nobody deals behind anybody's back. Of a gesture
  that it may not know of it learns nothing here either: that one stands, and is made again without
  the decision, on which it does not hang (the law of seclusion);
- a ply at which another seat acted, except for secret choices that seats make at the same time:
  their order plays no part, so a seat may change its own until it takes effect, whatever others
  have chosen meanwhile; their choices are made again without it;
- a ply of chance;
- a ply at which somebody's secret came to light. What a seat shows by its own act, such as the card
  that it plays, is no such secret: it knew what it gave away;
- the point from which on the match is played by other rules than before;
- the end of the game, when everything is shown.

Nobody does it for ever: what is taken back stays in the log. How often a seat may is counted by its own
decisions, which tell it nothing of others'.
"""

from typing import TYPE_CHECKING

from kachidoki.engine import CHANCE, seat_name
from kachidoki.match.log import UNDO, Entry
from kachidoki.match.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kachidoki.match.log import Ply
    from kachidoki.match.match import Match


NOWHERE = -1
MOST_UNDOS = 50  # of one decision,
MOST_UNDOS_IN_ALL = 1000  # and of all that a seat makes in a game


class NoUndo(Problem):
    """A ply that may not be taken back; the message says why."""


class Regrets:
    """How often each seat has taken back its decisions, by their number."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats  # that stand
        self.in_all = [0] * seats
        self.times: dict[tuple[int, int], int] = {}

    def note(self, entry: Entry) -> None:
        """One more entry of the log."""
        seat = entry.seat
        if seat == CHANCE or entry.gesture:
            return
        if entry.action != UNDO:
            self.decisions[seat] += 1
            return
        self.decisions[seat] -= 1
        decision = (seat, self.decisions[seat])
        self.times[decision] = self.times.get(decision, 0) + 1
        self.in_all[seat] += 1

    def are_many(self, seat: int) -> bool:
        """Does the seat's last decision stand, because it was taken back so often?"""
        times = self.times.get((seat, self.decisions[seat] - 1), 0)
        return times >= MOST_UNDOS or self.in_all[seat] >= MOST_UNDOS_IN_ALL


def check_patience(match: "Match", seat: int) -> None:
    if match.regrets.are_many(seat):
        raise NoUndo("undo-often", seat=seat_name(seat))


def last_ply_of(match: "Match", seat: int) -> int:
    """The index, in the line that stands, of the ply that the seat may take back."""
    index = index_of_last(match.line, seat)
    problem = what_forbids(match, seat, index)
    if problem == "":
        return index
    words = {} if problem == "undo-over" else {"seat": seat_name(seat)}
    if problem == "undo-acted":
        words["other"] = seat_name(known_to(match, seat, index)[1].entry.seat)
    raise NoUndo(problem, **words)


def may_undo(match: "Match", seat: int) -> bool:
    """Is there such a ply? Every seat is asked after every move, so the usual answer comes first."""
    last = last_known_to(match, seat)
    if last is None or (last.seat != seat and not last.secret):
        return False
    if match.regrets.are_many(seat):
        return False
    return what_forbids(match, seat, index_of_last(match.line, seat)) == ""


def last_known_to(match: "Match", seat: int) -> "Entry | None":
    for ply in reversed(match.line):
        if ply.entry.is_known_to(seat):
            return ply.entry
    return None


def index_of_last(line: "Sequence[Ply]", seat: int) -> int:
    """The seat's last decision, looked for from the end: a long game must not make it slower."""
    for index in range(len(line) - 1, -1, -1):
        entry = line[index].entry
        if entry.seat == seat and not entry.gesture:
            return index
    return NOWHERE


def what_forbids(match: "Match", seat: int, index: int) -> str:
    """The problem with taking back the seat's ply at that index; "" if there is none."""
    if match.is_over:
        return "undo-over"
    if index == NOWHERE:
        return "undo-nothing"
    if index < match.begins:
        return "undo-revised"
    known = known_to(match, seat, index)
    if any(ply.entry.seat == CHANCE for ply in known):
        return "undo-chance"
    if any(ply.revealed for ply in known):
        return "undo-secret"
    if any(ply.entry.gesture for ply in known):
        return "undo-dealt"
    if stands_without(match, index, known):
        return ""
    return "undo-acted" if len(known) > 1 else "undo-nothing"


def known_to(match: "Match", seat: int, index: int) -> "list[Ply]":
    """The plies from there on of which the seat knows."""
    return [ply for ply in match.line[index:] if ply.entry.is_known_to(seat)]


def stands_without(match: "Match", index: int, known: "Sequence[Ply]") -> bool:
    """Can all that came after that ply stand without it? Of what the seat knows, that must be secret
    choices made at once, which do not need each other."""
    if len(known) > 1 and not all(ply.entry.secret for ply in known):
        return False
    state = match.state_at(index) if len(match.line) > index + 1 else None
    for ply in match.line[index + 1 :]:
        if state is None or not state.is_possible(ply.entry.seat, ply.action):
            return False
        state.perform(ply.entry.seat, ply.action)
    return True
