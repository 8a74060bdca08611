"""One match at this terminal: who sits where, whose turn it is, what bots and hints say.

The table and the plain mode both play through it. All that bots do follows from the seal and the
ply: a game comes out the same again, also after an undo or a save.
"""

import os
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.bots import (
    GAMES,
    SILENCE,
    Choices,
    Inbox,
    Question,
    findings,
    forecast,
    question_about,
)
from kachidoki.engine import Event, Moves, Rng, seat_name
from kachidoki.match import Match, NoUndo, Problem, text, write
from kachidoki.text import Texts, folded
from kachidoki.titles import hooks_of
from kachidoki.titles.hooks import Prospect

ADVISER = "ismcts"
STAND_IN = "greedy"

# A line of the log: what happened and is told at once, or what went wrong.
Line = list[Event | Problem]


class Hint(msgspec.Struct, frozen=True):
    """An action and the chance to win with it, counted in so many games; and the next best one."""

    action: int
    games: int
    chance: float
    other: int | None = None
    other_chance: float = 0.0


class Decision(msgspec.Struct, frozen=True):
    """An action, and why the stand-in had to choose it if the bot itself has failed."""

    action: int
    failure: str = ""


def advise(question: Question) -> Hint:
    """What a search likes best, with the chances."""
    actions = [finding.action for finding in findings(question)[:2]]
    title, state, seat, seed = question.title, question.state, question.seat, question.seed
    won = forecast(Choices(title, state, seat, actions, GAMES, seed))
    if len(actions) == 1:
        return Hint(actions[0], GAMES, won[0])
    return Hint(actions[0], GAMES, won[0], actions[1], won[1])


class LocalGame:
    """A match with its bots and humans, and the seat that looks at the screen."""

    def __init__(
        self,
        match: Match,
        file: Path | None = None,
        adviser: str = ADVISER,
    ) -> None:
        self.match = match
        self.bots = match.bots
        self.humans = [seat for seat, bot in enumerate(match.bots) if bot is None]
        self.seed = match.seal.commitment
        self.file = file
        self.adviser = adviser
        self.inbox = Inbox()
        self.notices: list[tuple[int, Problem]] = []  # what went wrong, and at which ply
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None

    # ------------------------------------------------------------- whose turn

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def actor(self) -> int:
        """The seat that is asked next; of several that act at once, the first."""
        return self.match.state.actors()[0]

    @property
    def awaits_human(self) -> bool:
        return not self.is_over and self.bots[self.actor] is None

    @property
    def needs_curtain(self) -> bool:
        """Is the next to act another human than the one who looks at the screen?"""
        return self.awaits_human and self.viewer != self.actor

    def sit_down(self) -> None:
        """From now on the screen is for the seat that is to act."""
        self.viewer = self.actor

    # ------------------------------------------------------------- what the viewer may know

    def view(self) -> Any:
        return self.match.state.view(self.viewer)

    def log(self) -> list[Event | Problem]:
        """What the viewer may know of all that happened, and what went wrong at the table."""
        told: list[tuple[int, Event | Problem]] = [*self.notices, *self.match.events(self.viewer)]
        return [entry for _, entry in sorted(told, key=lambda entry: entry[0])]

    def lines(self, told: int = 0) -> list[Line]:
        """The log line by line, from that entry on."""
        return folded(self.log()[told:], self.match.title.chronicle.folds)

    def may_go_on(self, line: Line) -> bool:
        """Could what happens next belong to the same line?"""
        last = line[-1]
        return isinstance(last, Event) and last.kind in self.match.title.chronicle.folds

    def choices(self) -> list[int]:
        """What the viewer may do now."""
        if not self.awaits_human or self.needs_curtain:
            return []
        state = self.match.state
        return self.match.title.arranged(state, state.legal_actions(self.actor))

    def gestures(self) -> list[str]:
        """What the viewer may do although nobody waits for it, in notation."""
        if self.viewer is None or self.is_over or self.needs_curtain:
            return []
        moves = Moves()
        self.match.state.gestures(self.viewer, moves)
        return [self.match.title.vocabulary.notation(action) for action in moves.as_list()]

    def prospects(self, texts: Texts) -> dict[int, Prospect]:
        """What each choice would gain, as far as the title can say."""
        title, choices = self.match.title, self.choices()
        if not choices:
            return {}
        weigh = hooks_of(title).weigh(self.match.state, self.actor, texts)
        found = {action: weigh(title.vocabulary.describe(action)) for action in choices}
        return {action: prospect for action, prospect in found.items() if prospect}

    def explained(self) -> list[tuple[int, str]]:
        """What the viewer cannot do now although it looks as if it were possible, and why not."""
        title, choices = self.match.title, self.choices()
        kinds = dict.fromkeys(title.vocabulary.kind(action) for action in choices)
        return [
            (action, obstacle)
            for kind in kinds
            for action in range(kind.start, kind.start + kind.size)
            if action not in choices
            and (obstacle := self.match.state.obstacle(self.actor, action)) in title.explained
        ]

    # ------------------------------------------------------------- what is done

    def play(self, action: int | str) -> list[Event]:
        """The next seat acts; returns what the viewer may know of it."""
        return self.make(self.actor, action)

    def make_gesture(self, action: int | str) -> list[Event]:
        """The viewer does something although nobody waits for it."""
        assert self.viewer is not None
        return self.make(self.viewer, action)

    def make(self, seat: int, action: int | str) -> list[Event]:
        events = self.match.play(seat, action)
        self.keep()
        return [event for event in events if event.is_for(self.viewer)]

    def follow(self, decision: Decision) -> list[Event]:
        """The bot that is to act does what was decided."""
        if decision.failure:
            seat, bot = seat_name(self.actor), str(self.bots[self.actor])
            problem = Problem(
                "stand-in", seat=seat, bot=bot, other=STAND_IN, reason=decision.failure
            )
            self.notice(problem)
        return self.play(decision.action)

    def notice(self, problem: Problem) -> None:
        """Something went wrong after all that has happened; the game goes on."""
        self.notices.append((len(self.match.line) + 1, problem))

    @property
    def can_undo(self) -> bool:
        return self.viewer is not None and self.match.can_undo(self.viewer)

    def undo(self) -> None:
        if self.viewer is None:
            raise NoUndo("undo-spectator")
        self.match.undo(self.viewer)
        self.keep()

    # ------------------------------------------------------------- bots

    @property
    def responder(self) -> int | None:
        """A bot that has yet to be asked what it answers to others, or offers."""
        if self.is_over:
            return None
        bots = [seat for seat, bot in enumerate(self.bots) if bot is not None]
        return next(iter(self.inbox.to_ask(self.match.state, bots)), None)

    def respond(self, seat: int, action: int) -> list[Event]:
        """What the bot answers or offers; it is not asked about the same again."""
        self.inbox.note(self.match.state, seat)
        return [] if action == SILENCE else self.make(seat, action)

    def question(self) -> Question:
        """For the bot that is to act."""
        return self.ask(self.actor, self.bots[self.actor] or self.adviser, "bot")

    def response_question(self, seat: int) -> Question:
        """For a bot that may answer or offer something."""
        return self.ask(seat, self.bots[seat] or self.adviser, "respond")

    def hint_question(self) -> Question:
        """For the adviser of the human who is to act."""
        return self.ask(self.actor, self.adviser, "hint")

    def ask(self, seat: int, bot: str, purpose: str) -> Question:
        words = f"{self.seed} {purpose} {seat} {self.match.state.plies}"
        digest = sha256(words.encode()).digest()
        number = int.from_bytes(digest[:12], "big")
        title, state = self.match.title, self.match.state
        return question_about(title, state, seat, bot, Rng(number), number)

    # ------------------------------------------------------------- the file

    def keep(self) -> None:
        """Rewrites the file; one that can no longer be written is given up."""
        if self.file is None:
            return
        try:
            self.save(self.file)
        except Problem as problem:
            self.file = None
            self.notice(problem)

    def save_new(self, path: Path) -> None:
        """Saves to that file from now on; a file that is not this match's own is left alone."""
        if path != self.file and os.path.exists(path):
            raise Problem("taken", file=str(path))
        self.save(path)

    def save(self, path: Path) -> None:
        """Writes the match, secrets included, so that it can be played on."""
        try:
            write(text(self.match, reveal=True), path)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise Problem("unwritable", file=str(path), reason=str(reason)) from error
        self.file = path
