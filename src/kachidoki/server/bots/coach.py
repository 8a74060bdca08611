"""The coach: which of a seat's choices a search likes best, and the chance to win with each.

The search orders the choices; the chances are counted in games that are played on after each. While
the match goes on, these begin in worlds that the seat thinks possible; afterwards, with everything as
it lay, so that they are those of the analysis.
"""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from structlog import get_logger

from kachidoki.bots import (
    GAMES,
    Choices,
    Finding,
    NoAnswer,
    OpenPosition,
    add_up,
    chances,
    findings,
    forecast,
)
from kachidoki.engine import State
from kachidoki.match import Match
from kachidoki.server.bots.questions import question_for
from kachidoki.server.bots.thinkers import GRACE, Thinkers, Urgency
from kachidoki.server.protocol import messages

SLICES = 5
SLICE_SECONDS = 0.35
LONGEST = 20.0  # seconds for the chances, however slow the machine is
MOST_FINDINGS = 3

log = get_logger()


class CoachReport(NamedTuple):
    """The best moves after so many plies that the seat knows of, as far as is known; `progress` goes
    from 0 to 1."""

    ply: int
    progress: float
    findings: list[messages.Finding]
    games: int = GAMES


class Decision(NamedTuple):
    """The seat is to choose in this state, after so many plies."""

    match: Match
    state: State
    seat: int
    ply: int


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
        ply = match.plies_for(seat) if plies is None else plies
        state = match.state.clone() if plies is None else match.state_at(plies)
        return self.think(Decision(match, state, seat, ply), match.is_over)

    async def think(self, decision: Decision, is_open: bool) -> AsyncIterator[CoachReport]:
        """`is_open`: nothing of the match is secret any more."""
        ply = decision.ply
        if not decision.state.legal_actions(decision.seat):
            yield CoachReport(ply, 1.0, [])
            return
        yield CoachReport(ply, 0.0, [])
        found: list[Finding] = []
        shares: list[list[Finding]] = []
        for number in range(SLICES):
            shares += await self.search(decision, number)
            found = add_up(shares)[:MOST_FINDINGS]
            unknown = [None] * len(found)
            yield CoachReport(
                ply, (number + 1) / (SLICES + 1), in_notation(decision, found, unknown)
            )
        won = await self.chances(decision, [finding.action for finding in found], is_open)
        yield CoachReport(ply, 1.0, in_notation(decision, found, won))

    async def search(self, decision: Decision, number: int) -> list[list[Finding]]:
        """One slice; nothing if it fails."""
        match, state, seat, _ = decision
        question = question_for(match, state, seat, f"ismcts:{SLICE_SECONDS}s", f"coach {number}")
        try:
            limit = SLICE_SECONDS + GRACE
            return [await self.thinkers.ask(findings, question, limit, Urgency.COACH)]
        except NoAnswer as error:
            note_failure(decision, error)
            return []

    async def chances(
        self, decision: Decision, actions: list[int], is_open: bool
    ) -> Sequence[float | None]:
        """The seat's chance to win with each action; None where it could not be found out."""
        try:
            if is_open:
                return [await self.chance_after(decision, action) for action in actions]
            return await self.thinkers.ask(
                forecast, choices_of(decision, actions), LONGEST, Urgency.COACH
            )
        except NoAnswer as error:
            note_failure(decision, error)
            return [None] * len(actions)

    async def chance_after(self, decision: Decision, action: int) -> float:
        """With everything as it lay."""
        after = decision.state.clone()
        after.apply(decision.seat, action)
        position = OpenPosition(decision.match.title, after.dump(), GAMES)
        won = await self.thinkers.ask(chances, position, LONGEST, Urgency.COACH)
        return won[decision.seat]


def choices_of(decision: Decision, actions: list[int]) -> Choices:
    match, state, seat, _ = decision
    guess = question_for(match, state, seat, "", "coach chances")
    return Choices(match.title, guess.state, seat, actions, GAMES, guess.seed)


def note_failure(decision: Decision, error: NoAnswer) -> None:
    seal = decision.match.seal.commitment
    log.warning("coach failed", seal=seal, ply=decision.ply, reason=str(error))


def in_notation(
    decision: Decision, found: list[Finding], won: Sequence[float | None]
) -> list[messages.Finding]:
    notation = decision.match.title.vocabulary.notation
    return [
        messages.Finding(notation(finding.action), finding.visits, chance)
        for finding, chance in zip(found, won, strict=True)
    ]
