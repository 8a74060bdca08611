"""Bots that fail, each in its own way."""

import os
import sys

from kachidoki.bots import Bot
from kachidoki.engine import State


class Obedient(Bot):
    """The base of those that fail at something else than to choose."""

    def choose(self, state: State, seat: int) -> int:
        return state.legal_actions(seat)[0]


class Raises(Bot):
    def choose(self, state: State, seat: int) -> int:
        raise RuntimeError("no idea")


class Exits(Bot):
    def choose(self, state: State, seat: int) -> int:
        sys.exit(3)


class Gives(Bot):
    """Raises what is no usual error."""

    def choose(self, state: State, seat: int) -> int:
        raise GeneratorExit("enough")


class Speechless(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


class Stammers(Bot):
    """Not even its error can be told."""

    def choose(self, state: State, seat: int) -> int:
        raise Speechless


class Quits(Bot):
    def __init__(self) -> None:
        sys.exit(5)


class Many(Obedient):
    processes = "many"  # type: ignore[assignment]


class Halves(Obedient):
    processes = 3.5  # type: ignore[assignment]


class Nobody(Obedient):
    processes = 0


class Clings(Obedient):
    """Cannot be closed."""

    def close(self) -> None:
        raise RuntimeError("not yet")


class ClingsToGames(Bot):
    """Cannot be closed after it has played."""

    has_played = False

    def choose(self, state: State, seat: int) -> int:
        self.has_played = True
        return state.legal_actions(seat)[0]

    def close(self) -> None:
        if self.has_played:
            sys.exit(5)


class Dies(Bot):
    """Takes its process with it."""

    def choose(self, state: State, seat: int) -> int:
        os._exit(3)


class Prints(Bot):
    """Tells everybody what it thinks."""

    def __init__(self) -> None:
        print("Here I am.")

    def choose(self, state: State, seat: int) -> int:
        print("Hm.")
        return state.legal_actions(seat)[0]


class Cheats(Bot):
    def choose(self, state: State, seat: int) -> int:
        return -1
