"""Which of its plies a seat may take back; nobody is asked, the log decides.

A seat takes back its own last ply, one at each call. It never reaches behind

- a ply at which another seat acted, except for secret choices that seats make at the same time:
  their order plays no part, so a seat may change its own until it takes effect, whatever others
  have chosen meanwhile; their choices are made again without it;
- a ply of chance;
- a ply at which somebody's secret came to light. What a seat shows by its own act, such as the card
  that it plays, is no such secret: it knew what it gave away;
- the end of the game, when everything is shown.
"""

from typing import TYPE_CHECKING

from kachidoki.engine import CHANCE, seat_name
from kachidoki.match.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kachidoki.match.log import Ply
    from kachidoki.match.match import Match


NOWHERE = -1


class NoUndo(Problem):
    """A ply that may not be taken back; the message says why."""


def last_ply_of(match: "Match", seat: int) -> int:
    """The index, in the line that stands, of the ply that the seat may take back."""
    index = index_of_last(match.line, seat)
    problem = what_forbids(match, index)
    if problem == "":
        return index
    words = {} if problem == "undo-over" else {"seat": seat_name(seat)}
    if problem == "undo-acted":
        words["other"] = seat_name(match.line[index + 1].entry.seat)
    raise NoUndo(problem, **words)


def may_undo(match: "Match", seat: int) -> bool:
    """Is there such a ply? Every seat is asked after every move, so the usual answer comes first."""
    last = match.line[-1].entry if match.line else None
    if last is None or (last.seat != seat and not last.secret):
        return False
    return what_forbids(match, index_of_last(match.line, seat)) == ""


def index_of_last(line: "Sequence[Ply]", seat: int) -> int:
    """The seat's last ply, looked for from the end: a long game must not make it slower."""
    for index in range(len(line) - 1, -1, -1):
        if line[index].entry.seat == seat:
            return index
    return NOWHERE


def what_forbids(match: "Match", index: int) -> str:
    """The problem with taking back the ply at that index; "" if there is none."""
    if match.is_over:
        return "undo-over"
    if index == NOWHERE:
        return "undo-nothing"
    revealed = match.line[index].revealed
    since = match.line[index + 1 :]
    for ply in since:
        if ply.entry.seat == CHANCE:
            return "undo-chance"
        revealed = revealed or ply.revealed
    if revealed:
        return "undo-secret"
    return "undo-acted" if since and not stands_without(match, index) else ""


def stands_without(match: "Match", index: int) -> bool:
    """Are that ply and those after it secret choices made at once, which do not need each other?"""
    if not all(ply.entry.secret for ply in match.line[index:]):
        return False
    state = match.state_at(index)
    for ply in match.line[index + 1 :]:
        if ply.action not in state.legal_actions(ply.entry.seat):
            return False
        state.apply(ply.entry.seat, ply.action)
    return True
