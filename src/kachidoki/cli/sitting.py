"""One match at this terminal: who sits where, whose turn it is, what bots and hints say.

The table and the plain mode both play through it. A bot is asked with a `Question`, which holds no
more than its seat may know and can be answered anywhere, also in another process. All that bots do
follows from the seal and the ply: a game comes out the same again, also after an undo or a save.
"""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.bots import IsmctsBot, ParallelIsmctsBot, ask, make_bot
from kachidoki.engine import BadInput, Event, Rng, State, Title
from kachidoki.match import Match, NoUndo, text
from kachidoki.titles import find_title

ADVISER = "ismcts"


class Question(msgspec.Struct, frozen=True):
    """What would a bot do here? All that the seat cannot know has been redrawn in the state."""

    title: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int

    def position(self) -> tuple[Title, State]:
        title = find_title(self.title)
        return title, title.load(self.state)


class Hint(msgspec.Struct, frozen=True):
    """An action, how many imagined games speak for it, how good it looks; and the next best one."""

    action: int
    tries: int
    chance: float
    other: int | None = None
    other_chance: float = 0.0


def answer(question: Question) -> int:
    """The bot's choice."""
    title, state = question.position()
    bot = make_bot(question.bot, title, question.seed)
    try:
        return ask(bot, state, question.seat, Rng(question.seed))
    finally:
        if isinstance(bot, ParallelIsmctsBot):
            bot.close()


def advise(question: Question) -> Hint:
    """What a search finds, with its reasons."""
    title, state = question.position()
    bot = make_bot(question.bot, title, question.seed)
    assert isinstance(bot, IsmctsBot)
    best, *others = bot.analyse(state, question.seat)
    tries = sum(finding.visits for finding in (best, *others))
    if not others:
        return Hint(best.action, tries, best.chance)
    return Hint(best.action, tries, best.chance, others[0].action, others[0].chance)


class Sitting:
    """A match with its bots and humans, and the seat that looks at the screen."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[str | None],
        file: Path | None = None,
        adviser: str = ADVISER,
    ) -> None:
        self.match = match
        self.bots = list(bots)
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self.seed = match.seal.commitment
        self.file = file
        self.adviser = adviser
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

    def events(self) -> list[Event]:
        return [event for _, event in self.match.events(self.viewer)]

    def choices(self) -> list[int]:
        """What the viewer may do now."""
        if not self.awaits_human or self.needs_curtain:
            return []
        return self.match.state.legal_actions(self.actor)

    # ------------------------------------------------------------- what is done

    def play(self, action: int | str) -> list[Event]:
        """The next seat acts; returns what the viewer may know of it."""
        events = self.match.play(self.actor, action)
        self.keep()
        return [event for event in events if event.is_for(self.viewer)]

    @property
    def can_undo(self) -> bool:
        return self.viewer is not None and self.match.can_undo(self.viewer)

    def undo(self) -> None:
        if self.viewer is None:
            raise NoUndo("a spectator has no move to take back")
        self.match.undo(self.viewer)
        self.keep()

    # ------------------------------------------------------------- bots

    def question(self) -> Question:
        """For the bot that is to act."""
        return self.ask(self.bots[self.actor] or self.adviser, "bot")

    def hint_question(self) -> Question:
        """For the adviser of the human who is to act."""
        return self.ask(self.adviser, "hint")

    def ask(self, bot: str, purpose: str) -> Question:
        words = f"{self.seed} {purpose} {self.actor} {self.match.state.plies}"
        digest = sha256(words.encode()).digest()
        number = int.from_bytes(digest[:12], "big")
        state = self.match.state.clone()
        state.resample(self.actor, Rng(number))
        return Question(self.match.title.id, state.dump(), self.actor, bot, number)

    # ------------------------------------------------------------- the file

    def keep(self) -> None:
        if self.file is not None:
            self.save(self.file)

    def save_new(self, path: Path) -> None:
        """Saves to that file from now on; a file that is not this match's own is left alone."""
        if path != self.file and path.exists():
            raise BadInput(f"{path} is there already; name another file")
        self.save(path)

    def save(self, path: Path) -> None:
        """Writes the match, secrets included, so that it can be played on."""
        try:
            path.write_text(text(self.match, reveal=True), "utf-8")
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise BadInput(f"cannot write {path}: {reason}") from error
        self.file = path
