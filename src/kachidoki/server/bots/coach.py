"""The coach: what a search thinks of a seat's choices, reported while it goes on."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from structlog import get_logger

from kachidoki.bots import Finding, NoAnswer, add_up, findings
from kachidoki.engine import State
from kachidoki.match import Match
from kachidoki.server.bots.questions import question_for
from kachidoki.server.bots.thinkers import GRACE, Thinkers, Urgency
from kachidoki.server.protocol import messages

SLICES = 5
SLICE_SECONDS = 0.4
MOST_FINDINGS = 3

log = get_logger()


class CoachReport(NamedTuple):
    """The best moves after so many plies, as far as is known; `progress` goes from 0 to 1."""

    ply: int
    progress: float
    findings: list[messages.Finding]


class Coach:
    """Searches in slices, each with other guesses, so that moves of bots need not wait for it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    def advise(
        self, match: Match, seat: int, plies: int | None = None
    ) -> AsyncIterator[CoachReport]:
        """The seat's best moves now, or after so many plies; none if it has nothing to decide.

        It is about the position of this very moment, however the match goes on.
        """
        ply = len(match.line) if plies is None else plies
        state = match.state.clone() if plies is None else match.state_at(plies)
        return self.search(match, state, seat, ply)

    async def search(
        self, match: Match, state: State, seat: int, ply: int
    ) -> AsyncIterator[CoachReport]:
        slices = SLICES if state.legal_actions(seat) else 0
        yield CoachReport(ply, 0.0 if slices else 1.0, [])
        shares: list[list[Finding]] = []
        for number in range(slices):
            question = question_for(
                match, state, seat, f"ismcts:{SLICE_SECONDS}s", f"coach {number}"
            )
            limit = SLICE_SECONDS + GRACE
            try:
                shares.append(await self.thinkers.ask(findings, question, limit, Urgency.COACH))
            except NoAnswer as error:
                log.warning("coach failed", seal=match.seal.commitment, ply=ply, reason=str(error))
            yield CoachReport(ply, (number + 1) / slices, in_notation(match, add_up(shares)))


def in_notation(match: Match, found: list[Finding]) -> list[messages.Finding]:
    """The best of them, in words."""
    notation = match.title.vocabulary.notation
    return [
        messages.Finding(notation(finding.action), finding.visits, finding.chance)
        for finding in found[:MOST_FINDINGS]
    ]
