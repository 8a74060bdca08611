"""A game under way, move by move, that can be written down as a scenario file."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kachidoki.engine import CHANCE, Moves, Rng, Setting, State, Title, seat_name

# One move in so many is a volunteer's, where there are volunteers.
VOLUNTEERING = 4


class Walk:
    """Plays a title from the beginning and remembers the moves."""

    def __init__(self, title: Title, setting: Setting, seed: int) -> None:
        self.title = title
        self.setting = setting
        self.seed = seed
        self.rng = Rng(seed)
        self.state: State = title.open(setting)
        self.moves: list[tuple[int, int]] = []
        self.unseen = [0] * setting.seats  # plies that each seat was not told of

    def option(self, number: int) -> tuple[int, int]:
        """One of all moves that anybody may make now, counted round."""
        seats = [*self.state.actors(), *self.state.volunteers()]
        options = [(seat, action) for seat in seats for action in self.state.possible_actions(seat)]
        return options[number % len(options)]

    def at_random(self) -> tuple[int, int]:
        """A move at random; chance draws by weight."""
        state, rng = self.state, self.rng
        seats = state.actors()
        volunteers = state.volunteers()
        if volunteers and rng.below(VOLUNTEERING) == 0:
            return self.gesture(volunteers[rng.below(len(volunteers))])
        seat = seats[rng.below(len(seats))]
        if seat == CHANCE:
            return seat, state.draw(Moves(), rng)
        legal = state.legal_actions(seat)
        return seat, legal[rng.below(len(legal))]

    def gesture(self, seat: int) -> tuple[int, int]:
        """A gesture at random; one that answers somebody is as likely as all others together."""
        moves = Moves()
        self.state.answers(seat, moves)
        if moves.count == 0 or self.rng.below(2) == 0:
            moves.clear()
            self.state.gestures(seat, moves)
        return seat, int(moves.actions[self.rng.below(moves.count)])

    def make(self, seat: int, action: int) -> None:
        witnesses = int(self.state.witnesses(seat, action))
        self.state.apply(seat, action)
        for other in range(len(self.unseen)):
            self.unseen[other] += not witnesses >> other & 1
        self.moves.append((seat, action))

    def words(self) -> list[str]:
        """The moves so far, as scenario files and logs write them."""
        return [self.in_words(move) for move in self.moves]

    def last(self) -> str:
        """The move just made."""
        return self.in_words(self.moves[-1])

    def in_words(self, move: tuple[int, int]) -> str:
        seat, action = move
        return f"{seat_name(seat)} {self.title.vocabulary.notation(action)}"

    def scenario(self, about: str) -> str:
        """The game so far as a scenario file."""
        head = {"title": self.title.id, "about": about, **self.setting.dump()}
        lines = [f"{key} = {in_toml(value)}" for key, value in head.items()]
        moves = [f"    {in_toml(move)}," for move in self.words()]
        return "\n".join([*lines, "", "[[then]]", "play = [", *moves, "]", ""])


def shuffled(settings: Sequence[Setting], rng: Rng) -> list[Setting]:
    left = list(settings)
    return [left.pop(rng.below(len(left))) for _ in settings]


def in_toml(value: Any) -> str:
    """The value on one line of TOML."""
    if isinstance(value, dict):
        entries = [f"{in_toml(key)} = {in_toml(entry)}" for key, entry in value.items()]
        return f"{{ {', '.join(entries)} }}" if entries else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(in_toml, value))}]"
    return msgspec.json.encode(value).decode()
