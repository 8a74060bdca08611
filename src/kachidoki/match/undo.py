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
    from kachidoki.match.match import Match


class NoUndo(Problem):
    """A ply that may not be taken back; the message says why."""


def last_ply_of(match: "Match", seat: int) -> int:
    """The index, in the line that stands, of the ply that the seat may take back."""
    name = seat_name(seat)
    if match.is_over:
        raise NoUndo("undo-over")
    own = [index for index, ply in enumerate(match.line) if ply.entry.seat == seat]
    if not own:
        raise NoUndo("undo-nothing", seat=name)
    since = match.line[own[-1] + 1 :]
    if any(ply.entry.seat == CHANCE for ply in since):
        raise NoUndo("undo-chance", seat=name)
    if any(ply.revealed for ply in match.line[own[-1] :]):
        raise NoUndo("undo-secret", seat=name)
    if since and not stands_without(match, own[-1]):
        raise NoUndo("undo-acted", seat=name, other=seat_name(since[0].entry.seat))
    return own[-1]


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
