"""The table in words, for people and for agents that read and write: views, choices, answers."""

from kachidoki.engine import BadInput, State, UnknownNotation
from kachidoki.text import Texts
from kachidoki.text.plain import plainly, told


class Words:
    """Tells a game to one seat (None: to a spectator) in one language, and reads what it answers."""

    def __init__(self, state: State, seat: int | None, language: str = "en") -> None:
        game = state.game
        if seat is not None and not 0 <= seat < game.seats:
            raise BadInput(
                f"there is no seat {seat}; seats: 0 to {game.seats - 1}, or None to look on"
            )
        self.texts = Texts(language, game.title, game.setting)
        self.state = state
        self.seat = seat

    def rules(self) -> str:
        """The rules of the title, with the numbers of this game."""
        return "\n\n".join(plainly(block) for block in self.texts.rules())

    def table(self) -> str:
        """All that the seat may know."""
        return "\n".join(told(self.state.view(self.seat), self.texts))

    def question(self) -> str:
        """What the table waits for."""
        return self.texts.prompt(self.state.view(self.seat))

    def choices(self) -> list[str]:
        """The seat's legal actions in notation."""
        return [self.state.vocabulary.notation(action) for action in self.legal()]

    def meanings(self) -> list[str]:
        """What each of the choices means."""
        return [self.texts.action(action) for action in self.legal()]

    def legal(self) -> list[int]:
        return [] if self.seat is None else self.state.legal_actions(self.seat)

    def whole(self) -> str:
        """Table, question and choices: all that a reader needs to decide."""
        lines = [self.table(), self.question()]
        pairs = zip(self.choices(), self.meanings(), strict=True)
        return "\n".join([*lines, *[f"`{choice}`: {meaning}" for choice, meaning in pairs]])

    def parse(self, answer: str) -> int | None:
        """The legal action that the answer names, in the last line that does; None if there is none."""
        legal = self.legal()
        for line in reversed(answer.splitlines()):
            try:
                action = self.state.vocabulary.parse(line.strip(" \t`'\"*.-"))
            except UnknownNotation:
                continue
            if action in legal:
                return action
        return None
